### Il gioco a schermo intero nel terminale, in italiano.

## I riquadri

tui-table = Tavolo
tui-hand = Le tue carte
tui-choice = La tua scelta
tui-log = Cronaca
tui-talk = Parole
tui-no-cards = Nessuna carta.
tui-say = Di' qualcosa
# $count (number)
tui-choices = La tua scelta: { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
# $name (text), $text (text)
tui-chat = { $name }: { $text }
tui-free-seat = posto libero

## Il titolo, che dice a chi tocca

# $player (text)
tui-your-turn = { $player }, tocca a te
# $players (text)
tui-waiting-for = In attesa di { $players }
tui-game-over = La partita è finita
tui-you-watch = Stai guardando
tui-gathering = In attesa di giocatori
# $seconds (number)
tui-seconds-left = ancora { $seconds } s
# $server (text)
tui-connecting = Connessione a { $server }…
# $reason (text)
tui-lost = La connessione è interrotta: { $reason }
tui-stale = Il tavolo è cambiato; scegli di nuovo.

## Un tavolo in attesa di giocatori

# $players (text), $link (text)
tui-invite = Al tavolo: { $players }

    Invita altre persone con questo link:
    { $link }
# $strength (text)
tui-start-with = Comincia ora; i bot prendono i posti liberi ({ $strength })

## I tasti, in breve

tui-key-play = Scegli
tui-key-hint = Consiglio
tui-key-undo = Annulla
tui-key-words = Carte
tui-key-why = Perché
tui-key-talk = Parla
tui-key-host = Gestisci
tui-key-zoom = Zoom
tui-key-light = Chiaro
tui-key-help = Aiuto
tui-key-quit = Esci

## L'aiuto

tui-help-title = Tasti e mouse
tui-help =
    ↑ ↓ o un numero, poi Invio: scegli una mossa. Con il mouse, il primo clic mostra che cosa significa una mossa, il secondo la fa.
    Tab: passa al riquadro successivo; le frecce e i tasti Pagina lo fanno scorrere.
    ← → nelle tue carte: che cosa fa ogni carta. Altrove, punta il mouse su una parola.
    c: tutte le carte, i ruoli e i pezzi
    w: perché è successo, articolo per articolo
    h: un consiglio
    u: annulla una mossa
    t: di' qualcosa; Esc torna alle mosse
    m: gestire il tavolo, se lo ospiti
    z: mostra un solo riquadro, poi di nuovo tutti
    l: chiaro o scuro
    s: salva una copia della partita
    q: esci; la partita è conservata

## I dialoghi

tui-words-title = Carte, ruoli e pezzi
tui-why-title = Che cosa è successo, e perché
tui-hint-title = Consiglio
tui-hint-thinking = Ci penso…
tui-hint-later = Nessun consiglio per ora, perché non hai nulla da decidere.
tui-say-title = Che cosa puoi dire
tui-save-title = Salva una copia
tui-save-prompt = Nome del file
# $path (text)
tui-save-exists = { $path } esiste già; scegli un altro nome.
tui-save-server = Il server conserva questa partita.
tui-ends-title = Questa mossa finisce subito la partita
tui-ends-other = Scegli un'altra mossa
tui-quit-title = Lasciare la partita?
tui-quit-kept = La partita è conservata. Per continuarla più tardi:
tui-quit-lost = Non è stato possibile salvare la partita: se esci, è persa.
tui-quit-leave = Esci
tui-quit-stay = Continua a giocare
tui-over-again = Un'altra partita
tui-over-quit = Esci

## L'inizio

tui-start-title = A che cosa vuoi giocare?
tui-start-continue = Continua l'ultima partita
tui-start-link = Raggiungi un tavolo su un server con il suo link
tui-start-link-title = Il link del tavolo
# $example (text)
tui-start-link-bad = Questo non è il link di un tavolo. Un link del genere è così: { $example }
tui-start-name = Come vuoi chiamarti?
tui-start-players = Quanti giocatori?
# $count (number)
tui-start-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
tui-start-strength = Quanto devono essere forti i bot?
# $game (text), $least (number), $most (number)
tui-start-game = { $game } (da { $least } a { $most } giocatori)

## Senza lo schermo intero

# $command (text)
tui-no-terminal = lo schermo intero richiede un terminale; senza, questo comando gioca riga per riga: { $command }
# $command (text); segue il comando che installa
tui-needs-extra = lo schermo intero è un componente aggiuntivo; installalo, o gioca riga per riga con { $command }:
