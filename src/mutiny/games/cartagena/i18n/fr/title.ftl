### The names of Cartagena and what it is about, in French.

cartagena-title = Cartagena : La mutinerie
    .short = Cartagena
    .line = Frappez aux portes des cabines pour récolter or, cartes et secrets, misez sur le capitaine Valverde ou sur Ramon Diaz et faites pencher les duels : dans le camp vainqueur, seul le plus riche gagne.
