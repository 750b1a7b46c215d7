### The names of Meuterer and of its options, and what it is about, in French.

meuterer-title = Meuterer
    .short = Meuterer
    .line = Un navire marchand cingle d'île en île. Vendez vos marchandises, choisissez votre camp en secret, soutenez le capitaine ou prenez sa place.

## Les options

meuterer-option-pirates = Pirates
    .off = Sans
    .on = Avec
    .double = Avec, deux fois plus rapides
meuterer-option-offered-conflict = Cartes conflit proposées
    .counts = Elles comptent
    .ignored = Elles ne comptent pas
meuterer-option-loader-returns = Cartes que le débardeur ne garde pas
    .draw = Sous la pioche
    .discard = Sous la défausse
meuterer-option-loader-keeps = Le débardeur choisit parmi
    .drawn = Les cartes qu'il vient de piocher
    .hand = Toute sa main
meuterer-option-ring = Le cercle des îles
    .shuffled = Mélangées
    .printed = Comme dans les règles d'origine
meuterer-option-islands = Cartes île
