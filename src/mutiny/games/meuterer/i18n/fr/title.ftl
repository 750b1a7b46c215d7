### The names of Meuterer and what it is about, in French.

meuterer-title = Meuterer
    .short = Meuterer
    .line = Un navire marchand cingle d'île en île. Vendez vos marchandises, choisissez votre camp en secret, soutenez le capitaine ou prenez sa place.
