### The names of Traîtres à bord and of its options, and what it is about, in German.

traitres-title = Traîtres à bord
    .short = Traîtres à bord
    .line = Piraten füllen die Truhe, Meuterer verderben die Ausbeute, und niemand weiß, wer wer ist. Bluffe, beschuldige und schicke Verdächtige über die Planke.

## Die Optionen

traitres-option-mutineers-meet = Meuterer kennen einander
    .no = Nein
    .yes = Ja
