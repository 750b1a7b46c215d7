### Was in Traîtres à bord jetzt zählt, auf Deutsch: Ziele, Gefahren, wichtige Zahlen, und was jeder Zug bedeutet.

## Das Ziel in einer Zeile. $target (number): was die Truhe erreichen muss

traitres-goal-pirate = Pirat: Fülle die Truhe auf { $target } und öffne sie, oder bringe alle Meuterer über Bord.
traitres-goal-mutineer = Meuterer: Halte die Truhe unter { $target }, bis sie geöffnet wird oder der Stapel leer ist.
# $role (text)
traitres-goal-overboard = { $role ->
    [mutineer] Du bist über Bord, gewinnst aber noch mit den Meuterern: Die Truhe muss unter { $target } bleiben.
   *[pirate] Du bist über Bord, gewinnst aber noch mit den Piraten: Die Truhe muss { $target } erreichen.
}
traitres-goal-both = Die Piraten wollen { $target } in der Truhe, die Meuterer weniger.

## Wichtige Zahlen

# $sum (text): mit Vorzeichen, $of (number): das Ziel, $value (number): die Summe, $gone (number): angesagte Karten, die nicht mehr in der Truhe sind
traitres-number-claimed = { $gone ->
    [0] angesagt { $sum } von { $of }
    [one] angesagt { $sum } von { $of }, aber { $gone } dieser Karten ist weg
   *[other] angesagt { $sum } von { $of }, aber { $gone } dieser Karten sind weg
}
# $pirates (number), $value (number): Meuterer
traitres-number-mutineers = an Bord: { $pirates ->
    [one] { $pirates } Pirat
   *[other] { $pirates } Piraten
}, { $value ->
    [one] { $value } Meuterer
   *[other] { $value } Meuterer
}
# $value (number): Karten
traitres-number-draw-pile = { $value ->
    [one] noch { $value } Karte zu ziehen
   *[other] noch { $value } Karten zu ziehen
}

## Gefahren

# $loses (text): yes oder no
traitres-danger-planks = { $loses ->
    [yes] Zwei Planken liegen vor dir: Mit der dritten gehst du über Bord, und dein Team verliert!
   *[no] Zwei Planken liegen vor dir: Mit der dritten gehst du über Bord!
}
traitres-danger-outnumbered = Geht noch ein Pirat über Bord, gewinnen die Meuterer.
# $count (number): Karten im Nachzugstapel, $target (number)
traitres-danger-draw-pile = { $count ->
    [one] Nur noch { $count } Karte zu ziehen: Dann gewinnen die Meuterer.
   *[other] Nur noch { $count } Karten zu ziehen: Dann gewinnen die Meuterer.
}
# $sum (text), $target (number)
traitres-danger-claims = Angesagt sind { $sum } von { $target }: Ein Pirat kann die Truhe jederzeit öffnen.

## Was ein Zug bedeutet

traitres-meaning-pile-empty = Dann ist der Nachzugstapel leer: Die Meuterer gewinnen sofort.
# $sum (text), $target (number), $chest (number): Karten darin, $gone (number)
traitres-meaning-open = Die Ansagen ergeben { $sum }, das Ziel ist { $target }. Waren zu viele gelogen, gewinnen die Meuterer.
traitres-meaning-open-short = Die Ansagen ergeben nur { $sum } von { $target }: Du verlierst, außer jemand hat mehr hineingelegt als angesagt.
traitres-meaning-open-hopeless = { $chest ->
    [one] Du verlierst sicher: { $chest } Karte kann nie { $target } wert sein.
   *[other] Du verlierst sicher: { $chest } Karten können nie { $target } wert sein.
}
# $card (text), $value (text), $sum (text), $target (number), $honest (text): yes oder no
traitres-meaning-stash = { $honest ->
    [yes] Die Wahrheit: Die Truhe ändert sich um { $card }, und die Ansagen ergeben { $sum } von { $target }.
   *[no] Gelogen: Die Truhe ändert sich um { $card }, aber die anderen hören { $value }, und die Ansagen ergeben { $sum } von { $target }.
}
# $player (text), $left (number): Planken, die noch fehlen
traitres-meaning-plank = { $left ->
    [one] Noch { $left } Planke, und { $player } geht über Bord.
   *[other] Noch { $left } Planken, und { $player } geht über Bord.
}
# $player (text), $role (text), $after (text): das Team, das sofort gewinnt, oder on
traitres-meaning-overboard = { $after ->
    [pirates] Gehört { $player } zu den Meuterern, gewinnen die Piraten sofort.
    [mutineers] Gehört { $player } zu den Piraten, gewinnen die Meuterer sofort.
   *[on] { $role ->
        [mutineer] Gehört { $player } zu den Meuterern, ist es ein Meuterer weniger.
       *[pirate] Gehört { $player } zu den Piraten, ist es ein Pirat weniger.
    }
}
traitres-meaning-no-effect = Das bewirkt jetzt nichts; du ziehst nur eine andere Karte dafür.
traitres-meaning-spyglass = Nur du siehst die Karten und kennst ihre neue Reihenfolge.
# $cards (text): die letzten Ansagen, $count (number)
traitres-meaning-spyglass-claims = { $count ->
    [one] Vergleiche sie mit der letzten Ansage: { $cards }.
   *[other] Vergleiche sie mit den letzten Ansagen: { $cards }.
}
# $left (number): Karten in der Truhe, $target (number)
traitres-meaning-riddance = { $left ->
    [one] In der Truhe bleibt { $left } Karte; das Ziel ist { $target }.
   *[other] In der Truhe bleiben { $left } Karten; das Ziel ist { $target }.
}
# $cards (text): die letzten Ansagen, $count (number), $left (number)
traitres-meaning-riddance-claims = { $count ->
    [one] Die letzte Ansage war { $cards }. Karten, die in der Truhe bleiben: { $left }.
   *[other] Die letzten Ansagen waren { $cards }. Karten, die in der Truhe bleiben: { $left }.
}
# $player (text), $count (number): Karten auf der Hand
traitres-meaning-pockets = { $count ->
    [one] { $player } verliert die { $count } Handkarte, gut oder schlecht, und zieht neue.
   *[other] { $player } verliert alle { $count } Handkarten, gute wie schlechte, und zieht neue.
}
# $count (number): Karten zur Wahl, $left (number): Karten, die bleiben
traitres-meaning-catch = Du wählst aus { $count } Karten und behältst { $left }; die anderen zieht, wer danach an der Reihe ist.
# $cards (text), $sum (text), $count (number)
traitres-meaning-order = { $count ->
    [one] „Weg damit“ würde { $cards } nehmen.
   *[other] „Weg damit“ würde { $cards } nehmen: zusammen { $sum }.
}
# $player (text), $cards (text): die neue oberste Karte, $kept (text), $count (number): Karten, die bleiben
traitres-meaning-return = { $count ->
    [0] Wer als Nächstes zieht, meist { $player }, bekommt { $cards }. Deine Hand ist leer.
   *[other] Wer als Nächstes zieht, meist { $player }, bekommt { $cards }. Du behältst { $kept }.
}
