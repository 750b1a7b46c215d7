### Zurückblicken und Tipps, für alle, die im Webclient spielen.

## Zurückblicken

# $turn (number)
web-look-at = Du blickst auf Zug { $turn } zurück.
# $turn (number): a small sign at the edge of the stage
web-look-sign = Zug { $turn }
web-look-before = Der Zug davor
web-look-after = Der Zug danach
web-look-back = Zurück zur Partie
web-look-mine = Du bist am Zug.
# $count (number): events in the game since
web-look-news = { $count ->
    [one] In der Partie ist etwas geschehen.
   *[other] In der Partie ist { $count }-mal etwas geschehen.
}
web-look-goes-on = Die Partie geht inzwischen weiter.
web-look-over = Die Partie ist zu Ende.

## Tipps

# $place (number): 2 for the second best move
web-hint-next = { $place }.
web-hint-as-good = etwa gleich gut
