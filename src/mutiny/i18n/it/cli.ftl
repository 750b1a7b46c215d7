### Che cosa dice la riga di comando, in italiano.

## La partita

# Il nome di un giocatore che non ne dà uno
cli-player = Giocatore
cli-strength = Quanto devono essere forti i bot?
cli-strength-random = gioca una mossa permessa qualsiasi
cli-strength-easy = gioca da principiante e commette errori
cli-strength-medium = gioca in modo solido
cli-strength-hard = pensa con molto anticipo; impiega fino a un secondo per mossa
cli-strength-mixed = un po' di tutto
# $page (text): della documentazione
cli-bots-program = un tuo programma, in qualsiasi linguaggio ({ $page })
cli-bots-budget = [@N]: il bot pensa a una mossa per N simulazioni, o per dei secondi come in hard@2s.
# $code (text): un'opzione, $commands (text)
cli-bots-where = Si indicano con { $code }, separati da virgole, nei comandi { $commands }.
# $name (text): what is typed for it, $words (text): what that is
cli-strength-line = { $name } – { $words }
# $count (number), $usual (text): a name
cli-strength-choose = Un numero da 1 a { $count } o un nome (Invio per { $usual }):
# $player (text): the own name, $bots (text): names, $kinds (text): what kinds of bots
cli-seats = Tu sei { $player }. Bot ({ $kinds }): { $bots }.
# $path (text)
cli-autosave = Ogni mossa viene salvata subito in { $path }.
cli-type-help = Scrivi ? in qualsiasi momento per vedere che cosa puoi scrivere.
# $word (text): a word of the notation
cli-help-word = ? e una carta, un ruolo o un elemento del gioco, come ? { $word }: che cosa fa
# $clause (text): an id
cli-help-clause = ? e un articolo, per esempio ? { $clause }: leggi quell'articolo
cli-help-rules = rules: i capitoli del regolamento; rules e un capitolo, un articolo o una parola: leggerlo o cercarla
cli-help-why = why: spiega che cosa è appena successo, articolo per articolo
cli-help-hint = hint: chiedi quali mosse vincono più spesso, e perché
cli-help-say = say: elenca che cosa puoi dire al tavolo; say e una frase: dilla
# $text (text): a move or a command
cli-did-you-mean = Intendevi «{ $text }»?
# $text (text): what was typed
cli-not-a-move = «{ $text }» non è una notazione valida in questo gioco.
# $text (text): what was typed; a clause follows that says why
cli-not-now = «{ $text }» adesso non è possibile.
# $text (text): what was typed
cli-nothing-to-explain = Non c'è nessuna mossa e nessun articolo «{ $text }» da spiegare.
# $phrase (text): how to say it, and what that does, $words (text): what is then said
cli-talk-phrase = { $phrase } – «{ $words }»
# $players (text): seats and names
cli-talk-seats = Posti: { $players }
cli-no-talk = Questo gioco non ha frasi pronte.
cli-watch = Ora puoi solo guardare. Invio per continuare, say per parlare, quit per uscire:
cli-watch-silent = Ora puoi solo guardare. Invio per continuare, quit per uscire:
# La partita è finita
cli-over = La partita è finita. Invio per uscire, undo per ritirare la tua ultima mossa, why per spiegare la fine:
# Segue un link. $player (text)
cli-online-seat = Tu sei { $player }. Il link del tuo posto, solo per te:
# Segue un link
cli-online-invite = Invita gli altri con questo link:
cli-online-interrupt = Mentre gli altri pensano, Ctrl-C permette di parlare, scrivere o uscire.
cli-online-watching = Tutti i posti sono occupati: stai guardando la partita.
# $count (number): posti liberi
cli-online-waiting = { $count ->
    [one] Un posto è libero. Invio per aspettare, start per darlo a un bot, quit per uscire:
   *[other] { $count } posti sono liberi. Invio per aspettare, start per darli a dei bot, quit per uscire:
}
cli-online-pause = Invio per continuare, say o chat e un testo per parlare, quit per uscire:
# Il server ha rifiutato una mossa
cli-online-stale = Troppo tardi: nel frattempo la partita è andata avanti.
cli-online-consent = Scrivi agree per accettare o refuse per rifiutare (se altri stanno pensando, premi prima Ctrl-C).
# Segue un comando
cli-online-return = Il tuo posto resta tuo. Per tornare:
# Chi gioca ha scelto una mossa che finisce la partita
cli-ends-game = Questa mossa finisce subito la partita. Per farla, sceglila ancora una volta; oppure scegline un'altra:
# $path (text); a command follows, which tells the whole game
cli-kept = La partita è salvata in { $path }. Per rileggerla con tutti i segreti svelati:
cli-not-saved = Non è stato possibile salvare la partita da nessuna parte: ciò che hai giocato dall'ultimo salvataggio è perso.
# $old (text), $path (text): file
cli-saved-elsewhere = Non è possibile scrivere in { $old }. La partita è salvata in { $path }.
# $path (text)
cli-save-exists = { $path } esiste già. Per sostituirlo: save --force { $path }
# $game (text), $seed (text)
cli-demo = Una dimostrazione: i bot giocano a { $game } (seme «{ $seed }»). Vedi quello che vede uno spettatore.

## Le registrazioni

# $player (text): one player or several
cli-stops-before-player = La registrazione si ferma qui; di turno: { $player }.
cli-stops-before-chance = La registrazione si ferma qui; ora decide il caso.

## Le regole

cli-basis-source = Secondo le fonti.
cli-basis-ruling = Nostra decisione.
cli-basis-reconstruction = Nostra ricostruzione.
# $title (text)
cli-source = Fonte: { $title }
# $text (text)
cli-ruling = Decisione: { $text }
# $option (text): its name, $text (text)
cli-option = Opzione «{ $option }»: { $text }
cli-options = Opzioni
# $text (text)
cli-search-finds-nothing = Nessun articolo contiene «{ $text }».
# $code (text): che cosa scrivere per un capitolo
cli-rules-how = { $code } mostra un capitolo, rules e una parola la cerca.
# $count (number): articoli trovati ma non mostrati
cli-rules-more = { $count ->
    [one] C'è un altro articolo con questo testo. Precisa la ricerca o leggi un capitolo.
   *[other] Ci sono altri { $count } articoli con questo testo. Precisa la ricerca o leggi un capitolo.
}

## Le opzioni del regolamento

# $code (text): un comando
cli-crib-hint = Solo il riepilogo: { $code }
