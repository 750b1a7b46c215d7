### Ciò che dice ogni gioco, in italiano.

## Enumerazioni: gli elementi sono separati da virgole, l'ultimo da una parola

# $first (text), $next (text)
list-comma = { $first }, { $next }
# $first (text), $last (text)
list-and = { $first } e { $last }

## I giocatori e ciò che hanno, come elementi di un'enumerazione

# $player (text), $value (text)
seat-thing = { $player } ({ $value })
# $player (text), $value (number)
seat-score = { $player } { $value }

## Punti

# $points (number): può essere negativo
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## La fine

# $winners (text), $winners-count (number)
winners = { $winners-count ->
    [0] Non vince nessuno.
    [one] Vince { $winners }.
   *[other] Vittoria condivisa: { $winners }.
}

## Giocare nel terminale

# $count (number): quante mosse ci sono
choose-move = { $count ->
    [1] C'è una sola mossa, Invio la gioca (? per l'aiuto):
   *[other] Scegli una mossa, da 1 a { $count } (? per l'aiuto):
}
# $count (number): quante mosse ci sono
bad-number = { $count ->
    [1] Questa mossa non c'è, c'è solo la 1.
   *[other] Questa mossa non c'è. Scegli un numero da 1 a { $count }.
}
# $text (text): ciò che è stato scritto
unknown-command = «{ $text }» non è un comando. Scrivi ? per l'aiuto.
help-title = Che cosa puoi scrivere
help-number = un numero: gioca quella mossa
help-notation = una mossa in notazione, per esempio { $example }
help-explain = ? e un numero: spiega quella mossa con il suo articolo
help-table = table: ridisegna il tavolo
help-undo = undo: ritira la tua ultima mossa
help-save = save FILE: salva la partita
help-quit = quit o q: esci dalla partita
# $player (text), $move (text)
undone = Mossa ritirata: { $player }, { $move }.
undo-nothing = Non ci sono mosse da ritirare.
# $path (text)
saved = Partita salvata in { $path }.
save-where = Indica il file: save FILE
# $path (text)
resumed = La partita riprende da { $path }.
# Segue un comando
interrupted = Partita interrotta. Niente è andato perso; per continuare:
goodbye = Arrivederci.
# $clause (text), $text (text)
clause-says = { $clause }: { $text }
no-clause = Nessun articolo lo spiega.
