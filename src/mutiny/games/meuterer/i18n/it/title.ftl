### The names of Meuterer and what it is about, in Italian.

meuterer-title = Meuterer
    .short = Meuterer
    .line = Una nave mercantile fa rotta di isola in isola. Vendi le tue merci, scegli in segreto un ruolo e difendi il capitano, oppure prendi tu il comando.
