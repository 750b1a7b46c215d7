### Was jedes Spiel sagt, auf Deutsch.

## Aufzählungen: Die Teile trennen Kommas, vor dem letzten steht ein Wort

# $first (text), $next (text)
list-comma = { $first }, { $next }
# $first (text), $last (text)
list-and = { $first } und { $last }

## Spieler und was sie haben, als Teile einer Aufzählung

# $player (text), $value (text)
seat-thing = { $player } ({ $value })
# $player (text), $value (number)
seat-score = { $player } { $value }

## Punkte

# $points (number): auch negativ
points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}

## Das Ende

# $winners (text), $winners-count (number)
winners = { $winners-count ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

## Spielen im Terminal

# $count (number): wie viele Spielzüge es gibt
choose-move = { $count ->
    [1] Nur ein Spielzug ist möglich, Enter macht ihn (? für Hilfe):
   *[other] Spielzug wählen, 1 bis { $count } (? für Hilfe):
}
# $count (number): wie viele Spielzüge es gibt
bad-number = { $count ->
    [1] Diesen Spielzug gibt es nicht, nur die 1.
   *[other] Diesen Spielzug gibt es nicht. Wähle eine Zahl von 1 bis { $count }.
}
# $text (text): was eingegeben wurde
unknown-command = „{ $text }“ ist kein Befehl. ? zeigt die Hilfe.
help-title = Was du eingeben kannst
help-number = eine Zahl: diesen Spielzug machen
help-notation = ein Spielzug in Notation, etwa { $example }
help-explain = ? und eine Zahl: die Regel zu diesem Spielzug lesen
help-table = table: den Tisch noch einmal anzeigen
help-undo = undo: deinen letzten Spielzug zurücknehmen
help-save = save DATEI: die Partie speichern
help-quit = quit oder q: aufhören
# $player (text), $move (text)
undone = Zurückgenommen ({ $player }): { $move }.
undo-nothing = Es gibt nichts zurückzunehmen.
# $path (text)
saved = Gespeichert in { $path }.
save-where = Gib eine Datei an: save DATEI
# $path (text)
resumed = Die Partie aus { $path } geht weiter.
# Ein Befehl folgt
interrupted = Unterbrochen. Nichts ist verloren; weiter geht es mit:
goodbye = Bis zum nächsten Mal!
# $clause (text), $text (text)
clause-says = { $clause }: { $text }
no-clause = Dazu gibt es keine Regel.
