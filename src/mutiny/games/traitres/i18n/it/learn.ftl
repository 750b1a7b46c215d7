### Words of Traîtres à bord that the web client explains where they occur, in Italian.
### .forms are the ways a word is written in the rulebook.

traitres-term-pirate = La squadra più numerosa: vuole che il forziere raggiunga l'obiettivo, o che tutti gli ammutinati finiscano in mare.
    .forms = pirata | pirati
traitres-term-mutineer = La squadra più piccola, ignota agli altri: vuole che il forziere non raggiunga l'obiettivo, o che i pirati finiscano in mare.
    .forms = ammutinato | ammutinati
traitres-term-loot = Le carte per il forziere: valgono +1, 0 o −2.
    .forms = carta bottino | carte bottino | bottino
traitres-term-chest = La pila del bottino, coperta. Vale la somma delle sue carte.
    .forms = forziere
traitres-term-target = Quanto deve valere il forziere, quando viene aperto, perché vincano i pirati.
    .forms = obiettivo
traitres-term-plank = Carta che si gioca davanti a un altro giocatore: alla terza, finisce in mare.
    .forms = passerella | passerelle
traitres-term-overboard = Fuori dal gioco dopo tre passerelle: si mostra il ruolo e non si hanno più turni, ma si può ancora parlare.
    .forms = in mare
traitres-term-spyglass = Carta azione: si guardano le tre carte in cima al forziere e si rimettono in qualsiasi ordine.
    .forms = Cannocchiale
traitres-term-riddance = Carta azione: le due carte in cima al forziere si scartano senza guardarle.
    .forms = Tanti saluti
traitres-term-catch = Carta azione: si pescano tre carte, poi se ne rimettono due in cima al mazzo di pesca.
    .forms = Pesca miracolosa
traitres-term-pockets = Carta azione: un altro giocatore scarta tutta la mano e pesca tre carte.
    .forms = Svuota le tasche
