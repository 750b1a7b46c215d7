# The web client. Its texts; those of its parts are in web-*.ftl beside this.

web-title = Mutiny

## Su ogni pagina

web-skip = Vai al contenuto
web-skip-move = Vai alla tua mossa
web-nav = Pagine principali
web-nav-play = Gioca
web-nav-lobby = Sala
web-nav-learn = Impara
web-nav-games = Archivio
web-home = Pagina iniziale
web-rules = Regole
web-close = Chiudi
web-again = Riprova
web-later = Più tardi
web-loading = Caricamento …
web-footer = Nessun account, nessun cookie, niente che venga da fuori: chi ha un link può giocare.
# $version (text)
web-version = Versione { $version }
web-update = C'è una versione più recente di questa pagina.
web-update-take = Caricala ora
web-offline-title = Nessuna connessione
web-offline = Il server non risponde. Continuiamo a provare; niente di quello che hai fatto va perso.
web-lost-title = Qui non c'è niente
web-lost = Questo indirizzo non porta da nessuna parte. Forse il link è incompleto.

## Impostazioni

web-settings = Impostazioni
web-language = Lingua
web-theme = Colori
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Movimento
web-motion-auto = Come il sistema
web-on = Sì
web-off = No
web-sound = Suoni
web-at-once = Gioca subito le mosse
web-at-once-more = Senza chiedere se è quello che volevi
web-notify = Avvisami quando tocca a me
web-notify-more = Solo mentre guardi qualcos'altro

## I giochi

# $game (text): its id
web-game = { $game ->
    [meuterer] Meuterer
    [cartagena] Cartagena: La mutinerie
    [traitres] Traîtres à bord
   *[other] { $game }
}
# $game (text): its id
web-game-line = { $game ->
    [meuterer] Una nave mercantile fa rotta d'isola in isola. Vendi le tue merci, scegli in segreto da che parte stare e rovescia il capitano, o diventalo tu.
    [cartagena] Bussa alle porte delle cabine per oro, carte e segreti, punta su Capitan Valverde o su Ramon Diaz e fai pendere i duelli: solo il più ricco della fazione vincente vince.
    [traitres] I pirati riempiono il forziere, gli ammutinati sabotano la raccolta, e nessuno sa chi è chi. Bluffa, accusa e manda i sospetti sulla passerella.
   *[other] Un gioco aggiunto a questo server.
}
# $least (number), $most (number)
web-game-players = Da { $least } a { $most } giocatori
# $level (text): a level of bots
web-strength = { $level ->
    [random] A caso
    [easy] Facile
    [medium] Medio
    [hard] Difficile
   *[other] { $level }
}
# $level (text): a level of bots
web-strength-help = { $level ->
    [random] Fa una qualsiasi mossa permessa.
    [easy] Principiante, che fa errori.
    [medium] Giocatore solido.
    [hard] Guarda lontano; pensa fino a un secondo per mossa.
   *[other] Un bot aggiunto a questo server.
}
# $option (text): its id
web-option = { $option ->
    [pirates] Pirati
    [offered-conflict] Carte conflitto offerte
    [loader-returns] Carte che lo stivatore non tiene
    [ring] Il cerchio delle isole
    [mutineers-meet] Gli ammutinati si conoscono
   *[other] { $option }
}
# $value (text): a value of an option
web-value = { $value ->
    [off] Senza
    [on] Con
    [double] Con, veloci il doppio
    [counts] Contano
    [ignored] Non contano
    [draw] Sotto il mazzo di pesca
    [discard] Sotto la pila degli scarti
    [shuffled] Mescolate
    [printed] Come nel regolamento originale
    [no] No
    [yes] Sì
   *[other] { $value }
}

## Pagina iniziale

web-home-title = Tre giochi di ammutinamento in mare
web-home-lead = Gioca nel browser contro buoni bot o con gli amici, ovunque siano. Ogni mossa permessa è mostrata e ogni evento dice perché è successo: le regole si imparano giocando.
web-name = Il tuo nome al tavolo
# Names for people who give none: sea birds, separated by commas
web-names = Albatro, Procellaria, Sula, Sterna, Cormorano, Pellicano, Gabbiano, Fulmaro, Airone, Berta
web-play-now = Gioca subito contro i bot
web-invite = Invita amici
web-choose-more = Altre scelte
web-learn-it = Impara a giocare
web-go-on = Continua
web-home-more = Altro
web-home-watch = Guarda
web-home-watch-more = Tavoli aperti: guarda una partita o prendi un posto libero.
web-home-learn = Impara
web-home-learn-more = Lezioni e regolamenti, pochi minuti ciascuno.
web-home-games = Archivio
web-home-games-more = Rivedi le partite finite mossa per mossa, con tutti i segreti svelati.

## Un nuovo tavolo

# $game (text): its name
web-new-title = Nuovo tavolo: { $game }
# $game (text): its id
web-no-game = Qui non c'è nessun gioco chiamato { $game }.
web-new-players = Giocatori
web-new-bots = Di cui bot
# $friends (number): seats for people besides one's own
web-new-bots-help = { $friends ->
    [0] Giochi solo contro bot.
    [one] Un posto resta libero per qualcun altro.
   *[other] { $friends } posti restano liberi per altri.
}
web-new-strength = Forza dei bot
web-new-who = Chi può venire
web-new-by-link = Chi ha il link
web-new-open = Tutti, dalla sala
web-new-clock = Tempo per pensare
web-new-options = Regole e varianti
web-new-start = Inizia la partita
web-new-link = Apri il tavolo
web-clock-none = Senza limite
# $time (text): a duration
web-clock-move = { $time } per mossa
# $time (text): a duration, $bonus (number): seconds
web-clock-game = { $time } per la partita, più { $bonus } s per mossa
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
web-lobby-none-waiting = Nessun tavolo aspetta giocatori in questo momento.
web-lobby-open = Aprine uno
web-lobby-playing = Partite in corso
web-lobby-none-playing = Nessuno gioca in pubblico in questo momento.
web-join = Siediti
web-watch = Guarda
# $count (number)
web-free-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
# $status (text): waiting, playing or over
web-status = { $status ->
    [waiting] Aspetta giocatori
    [playing] In corso
   *[over] Finita
}
# $winners (text), $count (number)
web-won = { $count ->
    [0] Nessuno ha vinto
    [one] { $winners } ha vinto
   *[other] { $winners } hanno vinto
}
web-archive = Partite finite
web-archive-lead = Partite dei tavoli aperti. Ognuna si può rivedere da qualsiasi posto, con tutti i segreti.
web-archive-game = Gioco
web-archive-all = Tutti
web-archive-more = Mostra altre
web-archive-none = Nessuna partita è ancora finita.
web-replay = Rivedi

## Prima della partita

# $game (text): its name
web-join-title = Hai un invito: { $game }
# $free (number): free seats
web-join-sit = { $free ->
    [one] Prendi l'ultimo posto
   *[other] Prendi posto
}
web-join-watch = Solo guardare
# $game (text): its name
web-waiting-title = { $game }: prima della partita
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
web-share = Condividi …
web-waiting-start = Inizia
# $free (number): free seats
web-waiting-start-more = { $free ->
    [0] Ci sono tutti.
   *[other] La partita comincia da sola quando tutti i posti sono presi. Non serve aspettare: i bot possono prendere i posti liberi.
}
# $free (number): free seats
web-waiting-begin = { $free ->
    [0] Inizia
   *[other] Inizia con i bot
}
web-leave-seat = Lascia il posto

## Al tavolo

web-table-opening = Al tavolo
web-board = Tavolo
web-around = Posti e cronaca
web-seats = Posti
web-seat-free = libero
web-you = tu
web-away = via, gioca un bot
web-not-here = non in linea
# $level (text)
web-bot = Bot: { $level }
web-winner = ha vinto
web-to-act = tocca qui
web-device = Gioca su un altro dispositivo
web-device-more = Apri lì questo link e continua a giocare. Tienilo per te: chi ce l'ha gioca al posto tuo.
web-time-left = Tempo rimasto
web-watcher = Qualcuno che guarda
# $status (text): connecting, live, lost or gone
web-line = { $status ->
    [live] Collegamento attivo
    [connecting] Connessione …
    [lost] Connessione persa, nuovo tentativo …
   *[gone] Nessun collegamento
}
web-move = La tua mossa
web-your-turn = Tocca a te.
web-choose = Tocca qualcosa sul tavolo o scegli dall'elenco.
web-choose-list = Scegli dall'elenco.
web-chosen = Scelto:
web-do-it = Gioca
web-not-yet = Ritira
web-sending = Invio …
web-kept = Nessuna connessione: la tua mossa è conservata e verrà inviata.
# $names (text)
web-waiting-for = Tocca a: { $names }.
web-wait = Un momento …
web-watching = Stai guardando.
web-over = La partita è finita
web-you-won = Hai vinto!
web-away-you = Un bot sta giocando per te.
web-return = Riprendi a giocare
web-leave = Esci
web-leave-more = Un bot gioca per te finché non torni
# $count (number)
web-moves = { $count ->
    [0] Tutte le mosse
   *[other] Tutte le mosse ({ $count })
}
web-moves-find = Cerca una mossa
# $count (number)
web-moves-more = E altre { $count }: scrivi una parola per trovarle.
web-moves-none = Non tocca a te.
web-no-drawing = Questo gioco qui non è disegnato; ecco che cosa ne vedi.
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
    [took-over] Un bot gioca per { $name }.
    [returned] { $name } è di nuovo qui.
    [undo-asked] { $name } chiede di ritirare una mossa.
    [undo-refused] { $name } non è d'accordo: la mossa resta.
    [undone] La mossa è ritirata.
    [over] La partita è finita.
    [rematch] { $name } vuole giocare ancora.
   *[other] { $what }
}
web-undo = Chiedi di ritirare
web-undo-asked = Hai chiesto di ritirare la tua mossa; gli altri devono essere d'accordo.
# $name (text)
web-undo-asks = { $name } chiede di ritirare l'ultima mossa.
web-undo-agree = D'accordo
web-undo-refuse = Rifiuta
web-undo-answered = Sei d'accordo; altri non hanno ancora risposto.
web-rematch = Gioca ancora
web-next = Al nuovo tavolo
web-next-watch = Guarda la nuova partita
web-record = Scarica la partita

## Parlare

web-talk = Cronaca e chat
web-chat = Chat
web-chat-label = Scrivi a tutti
web-chat-send = Invia
web-chat-waits = Verrà inviato quando torna la connessione.
# $name (text), $text (text)
web-chat-said = { $name }: { $text }
web-say = Di' qualcosa
web-say-more = Lo sentono tutti, anche i bot. Non deve essere vero.
web-say-about = Di chi?
web-say-saw = Che cosa hai visto?
web-say-number = Quanto vale il forziere?
web-say-back = Togli l'ultima
web-less = Uno in meno
web-more = Uno in più

## Le regole accanto al tavolo

# $clause (text): its id
web-rule = Articolo { $clause }
web-rule-book = Tutto il regolamento
web-rule-missing = Questo articolo non si può mostrare adesso.
# $text (text)
web-rule-ruling = La nostra decisione: { $text }

## Che cosa è rifiutato

# $code (text): why, for programs, $why (text): a sentence of the server's
web-refused = { $code ->
    [offline] Il server non risponde. Controlla la connessione e riprova.
    [unavailable] Il server è occupato. Riprova fra un momento.
    [stale] Intanto la partita è andata avanti. Guardala di nuovo e scegli ancora.
    [illegal] Le regole adesso non lo permettono.
    [not-now] Adesso non è possibile.
    [no-undo] Non c'è niente da ritirare: dopo la tua ultima mossa è stato mostrato qualcosa di nascosto.
    [no-seat] Chi guarda può solo chattare.
    [full] Tutti i posti sono presi.
    [name] Questo nome non va bene: è già preso o non si legge. Scegline un altro.
    [closed] Questo tavolo è chiuso.
    [no-table] Questo tavolo non esiste. Forse non c'è più, o il link è incompleto.
    [bad-token] Questo link non è un posto a questo tavolo.
    [left] Hai lasciato questo posto.
    [too-fast] Troppo in una volta. Aspetta un momento e riprova.
    [too-big] È troppo lungo.
    [protocol] Questa pagina è troppo vecchia per il server. Ricaricala.
    [not-found] A questo indirizzo non c'è niente.
    [defect] Qualcosa è andato storto sul server. Riprova.
   *[other] { $why }
}
# $code (text): why
web-gone = { $code ->
    [no-table] Questo tavolo non esiste
    [bad-token] Questo non è un posto
    [left] Hai lasciato il tavolo
   *[other] Il tavolo non si può mostrare
}
web-gone-look = Guarda il tavolo
