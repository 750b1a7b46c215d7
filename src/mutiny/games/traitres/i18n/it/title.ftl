### The names of Traîtres à bord and of its options, and what it is about, in Italian.

traitres-title = Traîtres à bord
    .short = Traîtres à bord
    .line = I pirati riempiono il forziere, gli ammutinati sabotano il bottino, e nessuno sa chi è chi. Bluffa, accusa e spedisci i sospetti sulla passerella.

## Le opzioni

traitres-option-mutineers-meet = Gli ammutinati si conoscono
    .no = No
    .yes = Sì
