### The names of Cartagena and of its options, and what it is about, in French.

cartagena-title = Cartagena : La mutinerie
    .short = Cartagena
    .line = Frappez aux portes des cabines pour récolter or, cartes et secrets, misez sur le capitaine Valverde ou sur Ramon Diaz et faites pencher les duels : dans le camp vainqueur, seul le plus riche gagne.

## Les options

cartagena-option-mutiny = Mutinerie en cas de pénurie
    .round-end = À la fin de la manche
    .at-once = Aussitôt
cartagena-option-components = Cartes, pièces et parcours
