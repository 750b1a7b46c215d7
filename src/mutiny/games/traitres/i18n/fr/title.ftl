### The names of Traîtres à bord and of its options, and what it is about, in French.

traitres-title = Traîtres à bord
    .short = Traîtres à bord
    .line = Les pirates remplissent le coffre, les mutins le sabotent, et personne ne sait qui est qui. Bluffez, accusez, envoyez les suspects sur la planche.

## Les options

traitres-option-mutineers-meet = Les mutins se connaissent
    .no = Non
    .yes = Oui
