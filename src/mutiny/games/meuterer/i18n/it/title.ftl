### The names of Meuterer and of its options, and what it is about, in Italian.

meuterer-title = Meuterer
    .short = Meuterer
    .line = Una nave mercantile fa rotta di isola in isola. Vendi le tue merci, scegli in segreto un ruolo e difendi il capitano, oppure prendi tu il comando.

## Le opzioni

meuterer-option-pirates = Variante dei pirati
    .off = No
    .on = Sì
    .double = Sì, a velocità doppia
meuterer-option-offered-conflict = Carte conflitto offerte
    .counts = Contano
    .ignored = Non contano
meuterer-option-loader-returns = Carte che lo stivatore non tiene
    .draw = Sotto il mazzo di pesca
    .discard = Sotto la pila degli scarti
meuterer-option-loader-keeps = Lo stivatore sceglie
    .drawn = Tra le carte appena pescate
    .hand = Tra tutte le carte in mano
meuterer-option-ring = Cerchio delle isole
    .shuffled = Isole mescolate
    .printed = Come nell'esempio originale
meuterer-option-islands = Carte isola
