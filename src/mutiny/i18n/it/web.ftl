# The web client. Its texts; those of its parts are in web-*.ftl beside this.

web-title = Mutiny

## Su ogni pagina

web-skip = Vai al contenuto
web-skip-move = Vai alla tua mossa
web-nav = Menu principale
web-nav-play = Gioca
web-nav-lobby = Sala
web-nav-learn = Impara
web-nav-games = Archivio
web-home = Pagina iniziale
web-rules = Regole
web-close = Chiudi
web-again = Riprova
web-later = Più tardi
web-loading = Caricamento…
web-footer = Nessun account, nessun cookie, nessun contenuto di terze parti. Chi ha il link può giocare.
# $version (text)
web-version = Versione { $version }
# $text (text): what the operator wrote
web-announced = Dal gestore del server: { $text }
# $stops (text): yes or no, $time (text): the time of day
web-draining = { $stops ->
    [yes] Il server si ferma alle { $time } per un aggiornamento. Le partite riprenderanno dopo; fino ad allora non si aprono nuovi tavoli.
   *[no] Il server sarà presto aggiornato. Le partite continuano, ma non si aprono nuovi tavoli.
}
web-update = È disponibile una nuova versione di questa pagina.
web-update-take = Aggiorna ora
web-offline-title = Nessuna connessione
web-offline = Il server non risponde. Continuiamo a provare: niente di quello che hai fatto è andato perso.
web-lost-title = Pagina non trovata
web-lost = A questo indirizzo non c'è niente. Forse il link è incompleto.

## Impostazioni

web-settings = Impostazioni
web-language = Lingua
web-theme = Tema
web-theme-auto = Segui il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Animazioni
web-motion-auto = Segui il sistema
web-speed = Ritmo degli eventi
web-speed-slow = Lento
web-speed-usual = Normale
web-speed-fast = Veloce
web-speed-off = Tutto subito
web-beat-on = Avanti
web-beat-skip = Salta
web-on = Sì
web-off = No
web-sound = Suoni
web-volume = Volume
web-at-once = Salta la conferma
web-at-once-more = Gioca le mosse senza chiedere prima
web-notify = Avvisami quando tocca a me
web-notify-more = Solo quando questa scheda è in secondo piano

## I giochi

web-game-line = Un gioco aggiunto a questo server.
# $least (number), $most (number)
web-game-players = Da { $least } a { $most } giocatori
# $level (text): a level of bots
web-strength = { $level ->
    [random] Casuale
    [easy] Facile
    [medium] Medio
    [hard] Difficile
   *[other] { $level }
}
# $level (text): a level of bots
web-strength-help = { $level ->
    [random] Gioca una mossa permessa qualsiasi.
    [easy] Gioca da principiante e commette errori.
    [medium] Gioca in modo solido.
    [hard] Pensa con molto anticipo; impiega fino a un secondo per mossa.
   *[other] Un bot aggiunto a questo server.
}

## Pagina iniziale

web-home-title = Tre giochi di ammutinamento in alto mare
web-home-lead = Gioca nel browser contro bot capaci o con gli amici, ovunque siano. Tutte le mosse permesse sono in vista e ogni evento è spiegato: le regole si imparano giocando.
web-name = Il tuo nome al tavolo
# Names for people who give none: sea birds, separated by commas
web-names = Albatro, Procellaria, Sula, Sterna, Cormorano, Pellicano, Gabbiano, Fulmaro, Airone, Berta
web-play-now = Gioca subito contro i bot
web-invite = Invita amici
web-choose-more = Altre opzioni
web-learn-it = Impara a giocare
web-go-on = Continua
web-home-more = Altro
web-home-watch = Guarda
web-home-watch-more = Tavoli aperti: guarda una partita o prendi un posto libero.
web-home-learn = Impara
web-home-learn-more = Brevi lezioni e regolamenti completi.
web-home-games = Archivio
web-home-games-more = Rivedi le partite finite mossa per mossa, con tutti i segreti svelati.

## Le mie partite

web-my-games = Le mie partite
web-my-games-more = I tuoi risultati per gioco e per avversari, le tue serie e un file per un altro dispositivo.
web-my-games-all = Tutte le mie partite
web-my-games-none = Nessuna partita finita in questo browser finora.
# $outcome (text)
web-outcome = { $outcome ->
    [won] Vinta
    [lost] Persa
    [left] Finita da un bot
   *[unknown] Risultato sconosciuto
}
# $won (number), $lost (number): games
web-score = { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}, { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
}
# $count (number): wins
web-streak = { $count ->
    [one] { $count } vittoria di fila
   *[other] { $count } vittorie di fila
}

## Un nuovo tavolo

# $game (text): its name
web-new-title = Nuovo tavolo: { $game }
# $game (text): its id
web-no-game = Qui non c'è nessun gioco chiamato { $game }.
web-new-players = Giocatori
web-new-bots = Di cui bot
# $friends (number): seats for people besides the player's
web-new-bots-help = { $friends ->
    [0] Giochi solo contro i bot.
    [one] Resta un posto libero per qualcun altro.
   *[other] Restano { $friends } posti liberi per altri giocatori.
}
web-new-strength = Forza dei bot
web-new-who = Chi può partecipare
web-new-by-link = Chiunque abbia il link
web-new-open = Chiunque, dalla sala
web-new-clock = Tempo di riflessione
web-new-options = Regole e varianti
web-new-start = Inizia la partita
web-new-link = Apri il tavolo
web-clock-none = Senza limite
# $time (text): a duration
web-clock-move = { $time } per mossa
# $time (text): a duration, $bonus (number): seconds
web-clock-game = { $time } a partita, più { $bonus } s per mossa
# $count (number)
web-seconds = { $count } s
# $count (number)
web-minutes = { $count } min
# $count (number)
web-hours = { $count } h
# $count (number)
web-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

## Sala e archivio

web-lobby = Sala
web-lobby-waiting = Posti liberi
web-lobby-none-waiting = Al momento nessun tavolo aspetta giocatori.
web-lobby-open = Apri un tavolo
web-lobby-playing = Partite in corso
web-lobby-none-playing = Al momento non ci sono partite pubbliche.
web-join = Siediti
web-watch = Guarda
# $count (number)
web-free-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
# $status (text): waiting, playing or over
web-status = { $status ->
    [waiting] In attesa di giocatori
    [playing] In corso
   *[over] Finita
}
# $winners (text), $count (number)
web-won = { $count ->
    [0] Nessuno ha vinto
    [one] { $winners } ha vinto
   *[other] { $winners } hanno vinto
}
web-archive = Archivio
web-archive-lead = Le partite finite dei tavoli aperti. Rivedile da qualsiasi posto, con tutte le carte nascoste in vista.
web-archive-game = Gioco
web-archive-all = Tutti
web-archive-more = Mostrane altre
web-archive-none = Non c'è ancora nessuna partita finita.
web-replay = Rivedi

## Prima della partita

# $game (text): its name
web-join-title = Hai un invito: { $game }
# $free (number): free seats
web-join-sit = { $free ->
    [one] Prendi l'ultimo posto
   *[other] Prendi posto
}
web-join-watch = Guarda soltanto
# $game (text): its name
web-waiting-title = { $game }: in attesa dell'inizio
web-waiting-share = Invita amici
# $free (number): free seats
web-waiting-share-more = { $free ->
    [one] Manda questo link: chi lo apre può prendere l'ultimo posto libero.
   *[other] Manda questo link: chi lo apre può prendere uno dei { $free } posti liberi.
}
# $game (text): its name
web-waiting-invitation = Vieni a giocare a { $game }
web-link = Link a questo tavolo
web-copy = Copia il link
web-copied = Copiato
web-share = Condividi…
web-waiting-start = Inizia la partita
# $free (number): free seats
web-waiting-start-more = { $free ->
    [0] Ci siete tutti.
   *[other] La partita comincia da sola quando tutti i posti sono occupati. Non serve aspettare: i bot possono occupare quelli liberi.
}
# $free (number): free seats
web-waiting-begin = { $free ->
    [0] Inizia
   *[other] Inizia con i bot
}
# $host (text): the name of the player who opened the table
web-waiting-host = { $host } dà il via alla partita. Comincia anche da sola quando tutti i posti sono occupati.
web-host = ospita
web-host-menu = Gestisci il tavolo
# $name (text): a player
web-host-of = Opzioni per { $name }
web-leave-seat = Lascia il posto

## Al tavolo

web-table-opening = Apertura del tavolo
web-board = Tavolo
web-around = Cronaca e chat
web-seats = Posti
web-seat-free = libero
web-you = tu
web-away = assente, gioca un bot
web-not-here = non in linea
# $level (text)
web-bot = Bot: { $level }
web-winner = ha vinto
web-to-act = di turno
web-device = Gioca su un altro dispositivo
web-device-more = Apri questo link sull'altro dispositivo e continua a giocare. Tienilo per te: chi ce l'ha può giocare al posto tuo.
web-time-left = Tempo rimasto
# $number (number): of a spectator; 0 if it is unknown
web-watcher = { $number ->
    [0] Dal pubblico
   *[other] Spettatore { $number }
}
# $status (text): connecting, live, lost or gone
web-line = { $status ->
    [live] In linea
    [connecting] Connessione in corso…
    [lost] Connessione persa, nuovo tentativo…
   *[gone] Non in linea
}
web-move = La tua mossa
web-your-turn = Tocca a te.
web-choose = Scegli sul tavolo o dall'elenco.
web-choose-list = Scegli dall'elenco.
web-chosen = Hai scelto:
web-do-it = Conferma
web-not-yet = Annulla
web-sending = Invio in corso…
web-kept = Nessuna connessione: la tua mossa è salvata e verrà inviata appena torna.
# $names (text)
web-waiting-for = In attesa di { $names }.
web-wait = Un momento…
web-watching = Stai guardando la partita.
web-you-won = Hai vinto!
web-away-you = Un bot sta giocando al posto tuo.
web-return = Riprendi il tuo posto
web-leave = Esci
web-leave-more = Un bot gioca al posto tuo finché non torni.
# $count (number): new messages
web-story-open = { $count ->
    [0] Cronaca e chat
    [one] Cronaca e chat: { $count } messaggio nuovo
   *[other] Cronaca e chat: { $count } messaggi nuovi
}
web-hand-sort = Ordina la mano
web-story-fold = Chiudi il pannello
web-talk-empty = Nessuno ha ancora detto nulla.
web-tab-moves = Mosse
web-tab-log = Cronaca
web-tab-talk = Chat
web-leave-stay = Continua a giocare
web-leave-ask = Lasciare la partita?
web-goal = Il tuo obiettivo:
web-menu = Menu
# $clause (text): its id
web-more-rules = Di più nel regolamento ({ $clause })
# $count (number)
web-moves = { $count ->
    [0] Tutte le mosse
   *[other] Tutte le mosse ({ $count })
}
web-moves-find = Cerca una mossa
# $count (number)
web-moves-more = { $count ->
    [one] E un'altra: scrivi una parola per restringere l'elenco.
   *[other] E altre { $count }: scrivi una parola per restringere l'elenco.
}
web-moves-none = Non tocca a te.
web-no-drawing = Per questo gioco non c'è un tavolo disegnato: ecco che cosa puoi vedere.
web-log = Che cosa è successo
web-log-show = Mostra
web-log-hide = Nascondi
web-log-empty = Ancora niente.
# $clause (text): its id
web-why = Perché? Articolo { $clause }
# $what (text): what has happened at the table, $name (text): a player
web-note = { $what ->
    [sat] { $name } prende posto.
    [left] { $name } lascia il posto.
    [started] La partita comincia.
    [took-over] Un bot gioca al posto di { $name }.
    [returned] { $name } è di nuovo al tavolo.
    [undo-asked] { $name } chiede di ritirare una mossa.
    [undo-refused] { $name } non è d'accordo: la mossa resta.
    [undone] La mossa è stata ritirata.
    [over] La partita è finita.
    [rematch] { $name } chiede la rivincita.
    [removed] Chi ospita ha tolto il posto a { $name }.
    [closed] { $name } ha chiuso il tavolo.
    [muted] { $name } non può più scrivere.
    [muted-watcher] Uno spettatore non può più scrivere.
    [unmuted] { $name } può scrivere di nuovo.
    [unmuted-watcher] Uno spettatore può scrivere di nuovo.
    [chat-locked] Gli spettatori non possono più scrivere.
    [chat-unlocked] Gli spettatori possono scrivere di nuovo.
    [seats-locked] Per ora nessun altro può sedersi.
    [seats-unlocked] I posti liberi si possono di nuovo prendere.
    [erased] Il nome e i messaggi di un giocatore sono stati cancellati.
   *[other] { $what }
}
web-look = Rivedi questo turno
web-hint = Consiglio
web-hint-thinks = Sto pensando…
# Against bots, at once
web-undo-now = Ritira
web-undo = Chiedi di ritirare la mossa
web-undo-asked = Hai chiesto di ritirare la tua mossa; gli altri devono essere d'accordo.
# $name (text)
web-undo-asks = { $name } chiede di ritirare l'ultima mossa.
web-undo-agree = Accetta
web-undo-refuse = Rifiuta
web-undo-answered = Hai accettato; si attende la risposta degli altri.
web-rematch = Rivincita
web-decided = La svolta della partita
web-next-watch = Guarda la nuova partita

## Parlare

web-chat = Chat
web-chat-label = Scrivi a tutti
web-chat-label-watcher = Scrivi agli altri spettatori
web-chat-erased = cancellato
web-chat-send = Invia
web-chat-waits = Il messaggio verrà inviato quando torna la connessione.
# $name (text), $text (text)
web-chat-said = { $name }: { $text }
web-say = Di' qualcosa
web-say-more = Lo sentono tutti, anche i bot. Non deve per forza essere vero.
web-say-about = Di chi parli?
web-say-back = Togli l'ultima
web-less = Uno in meno
web-more = Uno in più

## Le regole accanto al tavolo

# $clause (text): its id
web-rule = Articolo { $clause }
web-rule-book = Tutto il regolamento
web-rule-missing = Al momento questo articolo non si può mostrare.
# $text (text)
web-rule-ruling = La nostra decisione: { $text }

## Che cosa è rifiutato

# $code (text): why, for programs, $why (text): a sentence of the server's
web-refused = { $code ->
    [offline] Il server non risponde. Controlla la connessione e riprova.
    [unavailable] Il server è occupato. Riprova fra un momento.
    [stale] Intanto la partita è andata avanti. Scegli di nuovo.
    [illegal] In questo momento le regole non lo permettono.
    [not-now] In questo momento non è possibile.
    [no-undo] La tua ultima mossa non si può più ritirare: nel frattempo è stato rivelato qualcosa di nascosto.
    [no-seat] Gli spettatori possono solo chattare.
    [full] Tutti i posti sono occupati.
    [name] Questo nome non si può usare: è già preso o è illeggibile. Scegline un altro.
    [closed] Questo tavolo è chiuso.
    [no-table] Questo tavolo non esiste. Forse non c'è più, o il link è incompleto.
    [bad-token] Questo link non corrisponde a un posto di questo tavolo.
    [left] Hai lasciato questo posto.
    [too-fast] Stai andando troppo in fretta. Aspetta un momento e riprova.
    [too-big] Il testo è troppo lungo.
    [protocol] Questa pagina è troppo vecchia per il server. Ricaricala.
    [not-found] A questo indirizzo non c'è niente.
    [defect] Qualcosa è andato storto sul server. Riprova.
    [banned] Il gestore di questo server ha escluso il tuo indirizzo.
    [draining] Il server sarà presto aggiornato. Fino ad allora non si aprono nuovi tavoli.
    [not-host] Solo chi ospita il tavolo può farlo.
    [removed] Chi ospita ti ha tolto il posto. Puoi ancora guardare la partita.
    [locked] Chi ospita per ora l'ha bloccato.
    [muted] Chi ospita ti ha tolto la parola: gli altri non ricevono quello che scrivi.
    [words] Questo server non ammette una di queste parole. Scrivilo in un altro modo.
   *[other] { $why }
}
# $code (text): why
web-gone = { $code ->
    [no-table] Questo tavolo non esiste
    [bad-token] Questo link non è un posto
    [left] Hai lasciato il tavolo
    [removed] Ti è stato tolto il posto
    [closed] Questo tavolo è stato chiuso
   *[other] Il tavolo non si può mostrare
}
web-gone-look = Guarda il tavolo

## Il riepilogo: che cosa fa ogni carta e ogni ruolo

web-crib = Riepilogo
web-crib-none = Per questo gioco non c'è un riepilogo.

## Numeri propri: un file al posto del nostro

web-replace-ours = Il tavolo gioca con i nostri numeri.
web-replace-own = Usa numeri tuoi
# $limit (number): characters
web-replace-help = Scegli un file, oppure scrivi o incolla il suo testo qui sotto (TOML, al massimo { $limit } caratteri). Tutti al tavolo vedranno che i numeri sono tuoi.
web-replace-file = Scegli un file
web-replace-fill = Inserisci i nostri numeri
web-replace-download = Scarica i nostri numeri
web-replace-back = Torna ai nostri numeri
# $name (text): what is replaced
web-replace-text = { $name }: testo del file
web-replace-good = Il file va bene.
web-replace-bad = Il file non si può usare:
# $limit (number): characters
web-replace-long = Il file è troppo lungo: al massimo { $limit } caratteri.
web-replace-empty = Qui non c'è ancora niente: scegli un file, incolla il suo testo o torna ai nostri numeri.
web-house-rules = Regole di questo tavolo
# $option (text), $value (text)
web-house-rule = { $option }: { $value }
# $name (text): what is replaced
web-replaced = { $name }: i numeri di chi ospita, non i nostri
web-replaced-file = Scarica il file
web-replaced-tag = Numeri di chi ospita
