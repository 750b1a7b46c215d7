### The names of Cartagena and of its options, and what it is about, in English.

cartagena-title = Cartagena: La mutinerie
    .short = Cartagena
    .line = Knock on cabin doors for gold, cards and secrets, back Captain Valverde or Ramon Diaz, and tip the duels: only the richest on the winning side wins.

## The options

cartagena-option-mutiny = Mutiny when something runs out
    .round-end = At the end of the round
    .at-once = At once
cartagena-option-components = Cards, coins and track
