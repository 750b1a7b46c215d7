### Regole, lezioni, partite riviste e analisi nel client web, in italiano.

web-learn-loading = Caricamento…
# $why (text)
web-learn-failed = Caricamento non riuscito: { $why }
web-learn-retry = Riprova

## Il regolamento

# $title (text): del gioco
web-learn-rules-of = Regolamento: { $title }
web-learn-rulebooks = Regolamenti
web-learn-search = Cerca nel regolamento
# $count (number)
web-learn-found = { $count ->
    [0] Nessun articolo contiene tutte queste parole.
    [one] { $count } articolo trovato.
   *[other] { $count } articoli trovati.
}
web-learn-chapters = Capitoli
web-learn-options = Opzioni
web-learn-options-lead = Che cosa si concorda insieme prima della partita.
# $value (text)
web-learn-default = { $value } (predefinito)
# $basis (text): la parola
web-learn-basis = { $basis ->
    [source] Secondo le fonti
    [settled] Secondo le fonti, con una nostra decisione
    [ruling] Nostra decisione
   *[reconstruction] Nostra ricostruzione
}
web-learn-sources = Da dove vengono le regole
web-learn-sources-lead = Per ogni articolo è indicato se si trova nelle fonti, se abbiamo dovuto decidere noi perché le fonti discordano o tacciono, o se è una nostra ricostruzione. Le parole sono nostre.
# $sources (text)
web-learn-source-list = Fonti: { $sources }
web-learn-ruling = Che cosa c'era da decidere
# $clause (text)
web-learn-link = Link all'articolo { $clause }
# $clause (text)
web-learn-why = Perché? Articolo { $clause }

## Imparare

web-learn-title = Impara a giocare
web-learn-lead = Ogni lezione dura circa cinque minuti: tu giochi, e a ogni passo ti spieghiamo che cosa succede e perché. Non puoi sbagliare.
web-learn-begin = Comincia la lezione
# $step (number)
web-learn-go-on = Riprendi dal passo { $step }
web-learn-again = Ripeti la lezione
# $count (number)
web-learn-steps = { $count } passi
# $title (text): di una lezione
web-learn-lesson = Lezione: { $title }
web-learn-to-rules = Regolamento
web-learn-how = Come si gioca qui
web-learn-how-link = Il tuo posto è un link
    .text = Niente account, niente password. Il link del tuo posto funziona su qualsiasi dispositivo: tienilo per te. Il link del tavolo è per tutti: chi ce l'ha può sedersi o guardare.
web-learn-how-moves = Non serve sapere le regole a memoria
    .text = Tutto ciò che puoi fare si illumina: scegli una carta, una porta, un giocatore. Le mosse permesse sono anche in un elenco, e di ognuna leggi l'effetto prima di giocarla.
web-learn-how-why = Ogni evento è spiegato
    .text = Tutto ciò che succede è raccontato a parole, con l'articolo del regolamento che lo spiega. Per leggerlo basta sceglierlo.
web-learn-how-bots = I bot completano il tavolo
    .text = Hanno quattro livelli di forza e non sanno più di quanto sapresti tu al loro posto. Se qualcuno deve andare via, subentra un bot, che poi gli restituisce il posto.
web-learn-how-fair = La mescolata si può verificare
    .text = Prima della distribuzione ricevi un impegno: l'impronta del seme. A fine partita il seme viene rivelato e il tuo browser ricalcola ogni mescolata.
web-learn-how-after = Dopo la partita
    .text = Rivedila da qualsiasi posto, guarda come sono cambiate le probabilità di vittoria e dove sono state le svolte, e scarica la registrazione.

## Una lezione

# $step (number), $count (number)
web-learn-step = Passo { $step } di { $count }
web-learn-back = Indietro
web-learn-next = Avanti
web-learn-your-move = Tocca a te
web-learn-do = Scegli sul tavolo o dall'elenco.
web-learn-show-me = Fammi vedere
web-learn-right = Giusto!
web-learn-happened = Che cosa è successo
# $count (number)
web-learn-moves = Tutte le mosse ({ $count })
web-learn-about = Nel regolamento
web-learn-done = Lezione finita
web-learn-done-text = Ora sai come funziona il gioco. Il resto viene giocando, e il regolamento è sempre a portata di mano.
web-learn-play = Gioca ora
web-learn-all = Tutte le lezioni
web-learn-table = Il tavolo
web-learn-facts = Il tavolo a parole

## Rivedere una partita

# $game (text)
web-learn-replay = Rivedi: { $game }
web-learn-eyes = Punto di vista
web-learn-eyes-watch = Spettatore
web-learn-eyes-all = Tutto, carte nascoste comprese
# $name (text): of the player who had this seat here
web-learn-eyes-own = { $name } (tu)
# The two sides of a switch: only what this player knew, or what was hidden as well.
web-learn-known = Noto allora
web-learn-hidden = Anche nascosto
web-learn-hidden-more = Mostra anche ciò che era nascosto a questa persona
# $what (text): cards and roles
web-learn-hidden-then = Allora nascosto: { $what }
web-learn-around = Cronaca, analisi, mescolata
web-learn-tab-analysis = Analisi
web-learn-tab-shuffle = Mescolata
# $entry (number): of the last entry made, -1 at the beginning; $last (number): of the last entry of all
web-learn-position = { $entry ->
    [-1] Prima della voce 0
   *[other] Voce { $entry } / { $last }
}
web-learn-first = All'inizio
web-learn-previous = Una voce indietro
web-learn-following = Una voce avanti
web-learn-last = Alla fine
web-learn-run = Riproduci
web-learn-pause = Pausa
web-learn-keys = Tasti: ← e → per una voce, Pag su e Pag giù per dieci, Inizio e Fine per andare all'inizio e alla fine, Spazio per riprodurre
web-learn-log = Che cosa è successo
web-learn-copy = Copia il link a questa posizione
web-learn-copied = Copiato.
web-learn-record = Scarica la registrazione
web-learn-not-over = Questa partita non è ancora finita: potrai rivederla dopo.
web-learn-to-table = Vai al tavolo

## L'analisi

web-learn-curve = Probabilità di vittoria
web-learn-curve-lead = A partire da ogni posizione, con tutte le carte note, la partita viene giocata molte volte fino alla fine. Ci vuole un po'.
web-learn-curve-start = Avvia l'analisi
# $seconds (number)
web-learn-curve-wait = Calcolo in corso… { $seconds } s
# $count (number): partite da ogni punto
web-learn-curve-basis = Il tavolo reale, con tutte le carte note; { $count } partite giocate fino alla fine da ogni posizione.
web-learn-curve-label = Probabilità di vittoria, voce per voce
web-learn-curve-table = Come tabella
web-learn-entries = Voci
web-learn-entry = Voce
web-learn-turning = Svolte
web-learn-turning-none = Nessuna voce ha spostato le probabilità di qualcuno del 10% o più.
# $number (number), $entry (number)
web-learn-turning-at = Svolta { $number }: voce { $entry }
# $player (text), $before (number), $after (number): per cento
web-learn-shift = { $player } { $before }% → { $after }%
web-learn-mistakes = Errori più costosi
web-learn-mistakes-lead = Giudicati in base a ciò che ciascuno sapeva in quel momento, non alle carte reali.
web-learn-mistakes-none = nessun errore evidente
# $player (text), $made (text), $better (text): moves in words; $from (number), $to (number): percent
web-learn-mistake = { $player } ha scelto «{ $made }». Meglio «{ $better }»: { $from }% di probabilità di vincere invece di { $to }%.
# $lost (number): percent; $round (number): 0 in a game without rounds
web-learn-mistake-lost = { $round ->
    [0] { $lost }% di probabilità perse
   *[other] Round { $round }: { $lost }% di probabilità perse
}
# $which (text): made or better; $chance (number): percent
web-learn-mistake-move = { $which ->
    [made] Giocato: { $chance }%
   *[better] Meglio: { $chance }%
}
# $player (text)
web-learn-mistake-title = Un errore di { $player }
# $round (number): 0 in a game without rounds
web-learn-decided = { $round ->
    [0] La svolta
   *[other] La svolta, nel round { $round }
}
# $what (text): sentences; $player (text), $before (number), $after (number): percent
web-learn-decided-how = { $what } Dopo, { $player } aveva il { $after }% di probabilità di vincere; prima, il { $before }%.
web-learn-decided-none = Nessuna mossa ha deciso da sola la partita: le probabilità di nessuno sono cambiate del 10% o più in un colpo solo.
web-learn-decided-back = Torna alla fine
web-learn-decided-show = Mostra la svolta

## Il mescolamento

web-learn-verify = Verifica la mescolata
web-learn-verify-lead = Prima della distribuzione il server ha pubblicato un'impronta del seme. Ora che il seme è noto, il tuo browser può controllare da solo l'impronta e ogni mescolata.
web-learn-verify-go = Controlla qui
web-learn-verify-busy = Controllo in corso…
web-learn-verify-seed = Il seme
web-learn-verify-computed = La sua impronta (SHA-256), calcolata qui
# $ok (text): yes, no o none
web-learn-verify-table = { $ok ->
    [yes] È l'impegno mostrato dal tavolo.
    [no] NON è l'impegno mostrato dal tavolo.
   *[none] Il tavolo non mostra alcun impegno.
}
# $ok (text): yes, no o none
web-learn-verify-noted = { $ok ->
    [yes] È l'impegno che questo browser ha annotato all'inizio della partita.
    [no] NON è l'impegno che questo browser ha annotato all'inizio della partita.
   *[none] Questo browser non ha annotato alcun impegno all'inizio della partita: non resta che fidarsi di quello mostrato dal tavolo.
}
# $ok (text): yes, no o none
web-learn-verify-record = { $ok ->
    [yes] La registrazione contiene lo stesso impegno.
    [no] La registrazione contiene un ALTRO impegno.
   *[none] La registrazione non contiene alcun impegno.
}
# $same (number), $all (number)
web-learn-verify-draws = { $all ->
    [one] L'unico esito del caso è stato ricalcolato dal seme e coincide con la registrazione.
   *[other] Tutti i { $all } esiti del caso (mescolate e sorteggi) sono stati ricalcolati dal seme; coincidono con la registrazione: { $same }.
}
# $entry (number)
web-learn-verify-wrong = La voce { $entry } NON è quella che risulta dal seme.
    .was = Nella registrazione
    .should = Secondo il seme
# $count (number)
web-learn-verify-unknown = { $count ->
    [one] Non è stato possibile ricalcolare { $count } esito: questo client non sa come si distribuisce in questo gioco.
   *[other] Non è stato possibile ricalcolare { $count } esiti: questo client non sa come si distribuisce in questo gioco.
}
web-learn-verify-none = La registrazione non contiene alcun seme; non c'è nulla da controllare.
web-learn-verify-honest = Controllato: che il seme sia quello promesso e che ogni mescolata ne derivi. Non controllato: se le mosse erano permesse (lo fanno il server e «mutiny verify»). E nessuno può vedere come il server ha scelto il seme prima di impegnarsi.

## L'introduzione prima degli articoli; la usa anche il terminale

guide-goal = Scopo del gioco
guide-players = Giocatori
# $least (number), $most (number)
guide-players-span = da { $least } a { $most }
guide-age = Età
# $age (number)
guide-age-from = dai { $age } anni in su
guide-minutes = Durata
# $least (number), $most (number)
guide-minutes-span = da { $least } a { $most } minuti
# $minutes (number)
guide-minutes-about = circa { $minutes } minuti
# $count (number)
guide-authors = { $count ->
    [one] Autore
   *[other] Autori
}
guide-box = Nella scatola
guide-course = Svolgimento del gioco
guide-advice = Consigli per chi comincia
# $title (text)
guide-example = Esempio: { $title }
guide-example-own = Un esempio nostro
guide-stated = indicato in una fonte
# $mark (text): il segno in una casella, $basis (text): la parola
guide-marks = { $basis ->
    [ruling] { $mark } indicato in una fonte; il resto è una nostra decisione.
   *[reconstruction] { $mark } indicato in una fonte; il resto è una nostra ricostruzione.
}
# $title (text): di un documento
guide-source = Fonte: { $title }
guide-source-own = Fonte: la nostra esperienza di gioco
guide-print = Stampa
# $count (number)
web-learn-found-guide = { $count ->
    [one] Un altro brano nell'introduzione.
   *[other] Altri { $count } brani nell'introduzione.
}
# $option (text): il suo nome nel modulo
web-learn-option = Opzione: { $option }
web-learn-own-file = Un file tuo
