### Words of Meuterer that the web client explains where they occur, in French.
### .forms are the ways a word is written in the rulebook.

meuterer-term-captain = Dirige le navire : si rien ne s'y oppose, la prochaine escale est la destination du capitaine. Ce n'est pas une carte action.
    .forms = capitaine
meuterer-term-mutineer = Carte action : lance une mutinerie ; si elle réussit, accoste à sa propre destination et devient capitaine.
    .forms = mutin
meuterer-term-boy = Carte action : du côté du mutin ; 2 points si la mutinerie réussit.
    .forms = mousse
meuterer-term-mate = Carte action : du côté du capitaine ; 1 point et la prime, sauf si une mutinerie réussit.
    .forms = quartier-maître
meuterer-term-merchant = Carte action : à égalité pour la plus grosse vente, marque quand même le premier nombre.
    .forms = marchand | ≠ navire marchand | ≠ navires marchands
meuterer-term-loader = Carte action : à la fin de la manche, pioche trois cartes de plus et choisit.
    .forms = débardeur
meuterer-term-conflict = Cartes qui décident des mutineries. On peut les proposer, jamais les vendre.
    .forms = carte conflit | cartes conflit
meuterer-term-action = Mutin, mousse, quartier-maître, marchand, débardeur : en se retirant, on en prend une, face cachée.
    .forms = carte action | cartes action
meuterer-term-active = Face claire visible : on peut y vendre. C'est le cas de l'escale et de l'île d'où vient le navire.
    .forms = active | actives
meuterer-term-destination = L'île où ira le navire : on avance, dans le sens horaire, d'autant d'îles qu'il reste de cartes en main à qui la fixe.
    .forms = destination | destinations
meuterer-term-docking = Points pour le joueur qui amène le navire à cette île.
    .forms = valeur d'accostage | valeurs d'accostage
meuterer-term-numbers = Chaque île en a trois : les points de la plus grosse vente, sans égalité, à deux ou à trois ex æquo.
    .forms = premier nombre | deuxième nombre | troisième nombre
meuterer-term-pay = Ce que le capitaine promet au quartier-maître au début de la manche : de 0 à 3 points.
    .forms = prime
