### Traîtres à bord: che cosa dicono i consigli e le analisi, in italiano.

# $end (text)
traitres-advice-end = { $end ->
    [full] Il forziere viene aperto e raggiunge l'obiettivo
    [short] Il forziere viene aperto e non raggiunge l'obiettivo
    [rid] L'ultimo ammutinato finisce in mare
    [fewer] Gli ammutinati non sono più in minoranza
   *[pile] Il mazzo di pesca si esaurisce
}
traitres-advice-overboard = Finisci in mare
# $player (text)
traitres-advice-gone = { $player } finisce in mare
# $player (text)
traitres-advice-mutineer = { $player } sta con gli ammutinati
