### The names of Cartagena and what it is about, in English.

cartagena-title = Cartagena: La mutinerie
    .short = Cartagena
    .line = Knock on cabin doors for gold, cards and secrets, back Captain Valverde or Ramon Diaz, and tip the duels: only the richest on the winning side wins.
