### Traîtres à bord: was Ratschläge und Analysen sagen, auf Deutsch.

# $end (text)
traitres-advice-end = { $end ->
    [full] Die Truhe wird geöffnet und erreicht den Zielwert
    [short] Die Truhe wird geöffnet und verfehlt den Zielwert
    [rid] Der letzte Meuterer geht über Bord
    [fewer] Die Meuterer sind nicht mehr in der Minderheit
   *[pile] Der Nachzugstapel ist aufgebraucht
}
traitres-advice-overboard = Du gehst über Bord
# $player (text)
traitres-advice-gone = { $player } geht über Bord
# $player (text)
traitres-advice-mutineer = { $player } gehört zu den Meuterern
