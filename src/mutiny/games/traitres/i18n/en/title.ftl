### The names of Traîtres à bord and of its options, and what it is about, in English.

traitres-title = Traîtres à bord
    .short = Traîtres à bord
    .line = Pirates fill the chest, mutineers spoil the haul, and nobody knows who is who. Bluff, accuse, and make your suspects walk the plank.

## The options

traitres-option-mutineers-meet = Mutineers know each other
    .no = No
    .yes = Yes
