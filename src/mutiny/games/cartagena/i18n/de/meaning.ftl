### Was in Cartagena jetzt zählt, auf Deutsch: Ziele, Gefahren, wichtige Zahlen, und was jeder Zug bedeutet.

## Teile von Sätzen

# $spaces (number)
cartagena-n-spaces = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}

## Das Ziel in einer Zeile. $spaces (number): bis zur Meuterei

cartagena-goal-voyage = Noch { cartagena-n-spaces } bis zur Meuterei.
# $valverde (number), $diaz (number): gewonnene Duelle
cartagena-goal-duels = Drei Duelle gewinnen die Meuterei: { cartagena-values }.
cartagena-goal-no-side = Noch { cartagena-n-spaces } bis zur Meuterei, und du hast noch keine Seite!
# $side (text)
cartagena-goal-side = Seite von { cartagena-the-side }: Sie muss die Meuterei gewinnen und du auf ihr das meiste Gold haben. Noch { cartagena-n-spaces }.
# $side (text), $won (number), $lost (number): Duelle
cartagena-goal-duel = Seite von { cartagena-the-side }, { $won } zu { $lost }: Sie braucht drei Duelle und du auf ihr das meiste Gold.
cartagena-goal-out = Du bist ausgeschieden und kannst nur noch zusehen.

## Wichtige Zahlen

# $value (number)
cartagena-number-spaces = { $value ->
    [one] noch { $value } Feld bis zur Meuterei
   *[other] noch { $value } Felder bis zur Meuterei
}
# $value (number), $of (number)
cartagena-number-valverde = Valverde: { $value } von { $of } Duellen
# $value (number), $of (number)
cartagena-number-diaz = Diaz: { $value } von { $of } Duellen
# $value (number)
cartagena-number-gold = dein Gold: { $value }
# $value (number)
cartagena-number-combat = { $value ->
    [one] { $value } Kampfkarte; jedes Duell kostet mindestens eine
   *[other] { $value } Kampfkarten; jedes Duell kostet mindestens eine
}

## Gefahren

# $spaces (number)
cartagena-danger-no-side-now = Du hast keine Seite, und die Meuterei kann in dieser Runde ausbrechen: Dann scheidest du aus!
cartagena-danger-no-side-soon = Du hast keine Seite, und es sind nur noch { cartagena-n-spaces }: Bei der Meuterei scheidest du aus.
cartagena-danger-no-side-piles = Du hast keine Seite, und Karten oder Münzen gehen zur Neige: Sind sie weg, scheidest du aus!
# $count (number)
cartagena-danger-few-combat = Du hast { cartagena-n-combat }: Jedes Duell kostet mindestens eine, und ohne scheidest du aus.
cartagena-danger-last-combat = Nur noch eine Kampfkarte: Ohne sie scheidest du beim nächsten Duell aus.
cartagena-danger-no-combat = Du hast keine Kampfkarte mehr: Beginnt ein weiteres Duell, scheidest du aus!
# $side (text)
cartagena-danger-rival = { cartagena-the-side } braucht nur noch ein Duell: Dann hat deine Seite verloren.

## Was ein Zug bedeutet

# $now (number), $least (number), $most (number): Gold, $sure (text): yes, wenn least und most gleich sind
cartagena-meaning-gold = { $sure ->
    [yes] Dein Gold: { $now }, dann { $least }.
   *[no] Dein Gold: { $now }, dann { $least } bis { $most }.
}
# $count (number)
cartagena-meaning-combat = { $count ->
    [0] Du hättest keine Kampfkarten mehr: In einem Duell würdest du ausscheiden.
   *[other] Du hättest { cartagena-n-combat }; jedes Duell kostet mindestens eine.
}
# $what (text): combat, gold oder coins
cartagena-meaning-runs-out = { $what ->
    [combat] Dann ist der Kampfstapel leer: Die Meuterei bricht aus, spätestens am Ende dieser Runde.
    [gold] Dann ist der Goldstapel leer: Die Meuterei bricht aus, spätestens am Ende dieser Runde.
   *[coins] Dann ist der Vorrat leer: Die Meuterei bricht aus, spätestens am Ende dieser Runde.
}
cartagena-meaning-idle = Hier ist jetzt nichts zu holen.
# $unseen (number): mögliche Karten, eine davon der Geist
cartagena-meaning-knock-ghost = In 1 von { $unseen } Fällen öffnet der Geist, und dein Zug ist vorbei.
# $pirates (text)
cartagena-meaning-knock-only = Du könntest dann nur besuchen, wer öffnet, und nicht mehr: { $pirates }.
cartagena-meaning-knock-ship = Jede geöffnete Tür hält das Schiff um ein Feld auf.
# $coins (number)
cartagena-meaning-sate-grows = Sates Angebot steigt auf { cartagena-n-coins }.
# $spaces (number): gesegelt, $left (number): bis zur Meuterei, $storm (text): yes oder no, $sided (text): yes oder no
cartagena-meaning-ship = { $storm ->
    [yes] Dann endet die Runde: Das Schiff segelt { cartagena-n-spaces } weiter in einen Sturm, noch { $left }.
   *[no] Dann endet die Runde: Das Schiff segelt { cartagena-n-spaces } weiter, noch { $left }.
}
cartagena-meaning-ship-mutiny = { $sided ->
    [yes] Dann endet die Runde, und das Schiff erreicht die Meuterei.
   *[no] Dann endet die Runde, und das Schiff erreicht die Meuterei: Ohne Seite scheidest du aus!
}
# $now (number): Gold, $count (number): Kampfkarten
cartagena-meaning-gold-or-combat = Eine Goldkarte zählt am Ende, eine Kampfkarte in den Duellen. Dein Gold: { $now }; auf der Hand: { cartagena-n-combat }.
cartagena-meaning-coin-or-combat = Eine Münze ist am Ende 1 Gold wert, eine Kampfkarte hält dich in einem Duell. Dein Gold: { $now }; auf der Hand: { cartagena-n-combat }.
# $valverde (number), $diaz (number): Summen der Kampfkarten
cartagena-meaning-strength-now = Deine Kampfkarten zählen { cartagena-values }.
cartagena-meaning-strength = Deine Kampfkarten würden { cartagena-values } zählen.
# $side (text)
cartagena-meaning-wrong-colour = Sie zählt für { cartagena-the-side }, nicht für deine Seite, kann dich aber in einem Duell halten.
# $coins (number), $count (number)
cartagena-meaning-trade = Du hast { cartagena-n-coins } und { cartagena-n-combat }. Münzen sind am Ende Gold; jedes Duell kostet eine Karte.
# $spaces (number)
cartagena-meaning-need-side = Du brauchst eine Seite, bevor die Meuterei ausbricht, sonst scheidest du aus. Noch { cartagena-n-spaces }.
cartagena-meaning-pretend = Niemand erfährt, ob du wirklich gewechselt hast.
# $players (text)
cartagena-meaning-ojo = Eine darfst du ansehen: { $players }. Sonst erfährt es niemand.
# $letter (text)
cartagena-meaning-sailors = Du bestimmst, welcher von zwei Matrosen in Duell { $letter } für wen kämpft, und nur du weißt es.
cartagena-meaning-sailors-all = Du siehst ein Duell und darfst die Matrosen vertauschen; niemand erfährt, ob du es getan hast.
# $count (number), $valverde (number), $diaz (number)
cartagena-meaning-swap = Was du behältst, zählt { cartagena-values }; neue Karten, besser oder schlechter: { $count }.
# $player (text), $coins (number)
cartagena-meaning-robbed = Für { $player } bleibt: { cartagena-n-coins }.
# $side (text), $valverde (number), $diaz (number)
cartagena-meaning-side = Du gewinnst nur, wenn { cartagena-the-side } die Meuterei gewinnt und du auf dieser Seite das meiste Gold hast. Deine Kampfkarten zählen { cartagena-values }.
# $player (text)
cartagena-meaning-peek = Nur du erfährst es; { $player } sieht, dass du nachgesehen hast.
# $letter (text), $side (text), $lead (number), $mine (text): yes, no oder none
cartagena-meaning-lead = { $mine ->
    [yes] { cartagena-the-side } beginnt Duell { $letter } mit { $lead } Vorsprung: deine Seite.
    [no] { cartagena-the-side } beginnt Duell { $letter } mit { $lead } Vorsprung: nicht deine Seite.
   *[none] { cartagena-the-side } beginnt Duell { $letter } mit { $lead } Vorsprung.
}
cartagena-meaning-inspect = Du kennst diese beiden Matrosen noch nicht.
# $low (number), $high (number)
cartagena-meaning-inspect-either = Du kennst die beiden, { $low } und { $high }, aber vielleicht hat sie jemand vertauscht.
# $valverde (number), $diaz (number)
cartagena-meaning-inspect-known = Du weißt, wie sie stehen: { cartagena-values }.
cartagena-meaning-monkey-out = Du hast keine Kampfkarte zu legen: Du scheidest aus.
# $valverde (number), $diaz (number): Gesamtwerte, $letter (text), $side (text)
cartagena-meaning-monkey = So, wie es steht, { cartagena-values }: { cartagena-the-side } gewinnt Duell { $letter }.
# $count (number)
cartagena-meaning-left = { $count ->
    [0] Du hast keine Kampfkarte für ein weiteres Duell: Du würdest ausscheiden.
   *[other] Du behältst { cartagena-n-combat } für die nächsten Duelle.
}
# $valverde (number), $diaz (number): Gesamtwerte, $side (text)
cartagena-meaning-lay = Wenn sonst niemand etwas dazulegt: { cartagena-values }, und { cartagena-the-side } liegt vorn.
cartagena-meaning-lay-last = Es ist deine letzte Kampfkarte: Beginnt ein weiteres Duell, scheidest du aus.
