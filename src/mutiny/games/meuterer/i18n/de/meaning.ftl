### Was in Meuterer jetzt zählt, auf Deutsch: Ziele, Gefahren, wichtige Zahlen, und was jeder Zug bedeutet.

## Das Ziel in einer Zeile

meuterer-goal-points = Die meisten Siegpunkte gewinnen.
# $round (number), $rounds (number)
meuterer-goal-round = Runde { $round } von { $rounds }: Die meisten Siegpunkte gewinnen.
# $role (text), $points (number): für einen Maat
meuterer-goal-role = { $role ->
    [captain] { meuterer-goal-round } Kapitän: Behalte das Kommando und lege an, wo es sich lohnt.
    [mutineer] { meuterer-goal-round } Meuterer: Gewinne die Meuterei und lege an deinem Fahrtziel an.
    [boy] { meuterer-goal-round } Schiffsjunge: 2 Siegpunkte, wenn die Meuterei gelingt.
    [mate] { meuterer-goal-round } Maat: { points }, wenn der Kapitän das Kommando behält.
    [merchant] { meuterer-goal-round } Händler: Gleichstand an der Spitze zählt für dich wie allein.
    [loader] { meuterer-goal-round } Lademeister: am Ende drei Karten mehr zur Auswahl.
   *[none] { meuterer-goal-round }
}

## Wichtige Zahlen

# $value (number), $of (number)
meuterer-number-round = Runde { $value } von { $of }
# $value (number): die eigenen Siegpunkte, $of (number): die meisten eines anderen
meuterer-number-points = du hast { $value }, die Besten der anderen { $of }
# $value (number): für die Meuterei, $of (number): gegen sie
meuterer-number-mutiny = Meuterei: { $value } dafür, { $of } dagegen; Gleichstand genügt

## Gefahren

# $for (number), $against (number), $role (text): die eigene
meuterer-danger-mutiny = { $role ->
    [captain] Beim Stand von { $for } zu { $against } gelingt die Meuterei, und du verlierst das Kommando!
    [mate] Beim Stand von { $for } zu { $against } gelingt die Meuterei, und du bekommst nichts.
    [mutineer] Beim Stand von { $for } zu { $against } scheitert deine Meuterei, und du bekommst nichts.
   *[boy] Beim Stand von { $for } zu { $against } scheitert die Meuterei, und du bekommst nichts.
}
meuterer-danger-pirates = Das Piratenschiff ist nah: Wer die Piratenkarte hat, kann alle angebotenen Karten vernichten.

## Was ein Zug bedeutet

# $count (number): der Sold, $points (number): für den Maat
meuterer-meaning-pay = { $count ->
    [0] Ein Maat bekäme nur { points } und kostet dich nichts.
   *[other] Wird jemand Maat und du behältst das Kommando, bekommt der Maat { points } und du verlierst { $count }. Ohne Maat kostet es nichts.
}
# $cards (text): was verkauft wird, $island (text), $standing (text): alone, tied oder behind, $tied (number), $most (number): das meiste eines anderen, $points (number)
meuterer-meaning-offer = { $standing ->
    [behind] { $cards } { meuterer-at }: Jemand hat { $most }, also noch nichts.
    [tied] { $cards } { meuterer-at }, { meuterer-tie }: { points }, wenn niemand nachlegt.
   *[alone] { $cards } { meuterer-at }, das meiste: { points }, wenn niemand nachlegt.
}
# $island (text), $cards (text)
meuterer-meaning-offer-smaller = Bei { $island } würdest du eher { $cards } verkaufen: nur eine Sorte.
# $card (text)
meuterer-meaning-offer-unsold = Keine aktive Insel kauft das: In dieser Runde wird es nicht verkauft.
# $counts (text): yes oder no
meuterer-meaning-offer-conflict = { $counts ->
    [yes] Sie wird nie verkauft, zählt aber bei einer Meuterei 1 für die Seite, auf der du dann stehst. Händler und Lademeister haben keine.
   *[no] Sie wird nie verkauft und zählt hier auch bei einer Meuterei nicht.
}
meuterer-meaning-once = Jede Karte wird nur einmal verkauft.
# $captain (text): yes oder no, $left (number): Karten auf der Hand, $island (text), $points (number)
meuterer-meaning-then = { $captain ->
    [yes] Steigst du danach aus, ist dein Fahrtziel { $island }: { points }.
   *[no] Steigst du danach aus, wäre das Fahrtziel eines Meuterers { $island }: { points }.
}
meuterer-meaning-pirates-miss = Keine Karte geht verloren: Die Piraten erreichen das Handelsschiff nicht.
# $count (number): verlorene Karten, $own (number): davon die eigenen
meuterer-meaning-pirates-rob = { $count ->
    [0] Nichts geht verloren: Es sind keine Karten angeboten.
    [one] Die { $count } angebotene Karte geht verloren. Davon deine: { $own }.
   *[other] Alle { $count } angebotenen Karten gehen verloren, davon { $own } von dir.
}
# $island (text), $points (number), $pay (number), $rest (number): Siegpunkte nach dem Sold, $conflicts (number): eigene Konfliktkarten
meuterer-meaning-leave-captain = { $pay ->
    [0] Behältst du das Kommando: { points } { meuterer-at }. Für eine Meuterei hast du { meuterer-conflicts }.
   *[other] Behältst du das Kommando: { points } { meuterer-at }, oder { $rest } nach dem Sold für einen Maat. Für eine Meuterei hast du { meuterer-conflicts }.
}
# $conflicts (number)
meuterer-conflicts = { $conflicts ->
    [0] keine Konfliktkarten
    [one] { $conflicts } Konfliktkarte
   *[other] { $conflicts } Konfliktkarten
}
meuterer-meaning-leave = Du siehst dir die Aktionskarten an und nimmst eine. Für eine Meuterei hast du { meuterer-conflicts }.
# $island (text), $count (number): Karten, $standing (text), $tied (number), $most (number), $points (number)
meuterer-meaning-standing = { $standing ->
    [behind] { meuterer-at-sentence }: { $count }, jemand hat { $most }.
    [tied] { meuterer-at-sentence }: { $count }, { meuterer-tie }: { points }.
   *[alone] { meuterer-at-sentence }: { $count }, das meiste: { points }.
}
# $island (text): am Anfang eines Satzes
meuterer-at-sentence = Bei { $island }
# $island (text), $points (number), $count (number): eigene Konfliktkarten, $against (number): die der Kapitän angeboten hat
meuterer-meaning-take-mutineer = Gelingt die Meuterei, legst du { meuterer-at } an, bekommst { points } und wirst Kapitän. Du kannst { meuterer-conflict-cards } einsetzen; der Kapitän zeigt { $against }, ein Maat zählt 1 dazu. Gleichstand genügt.
# $chance (text): sure, open oder none: ob es eine Meuterei gibt, $points (number)
meuterer-meaning-take-boy = { $chance ->
    [sure] Es wird eine Meuterei geben: 2 Siegpunkte, wenn sie gelingt, und deine Konfliktkarten helfen ihr.
    [none] Niemand kann mehr Meuterer werden: Du bekommst nichts.
   *[open] Noch ist niemand Meuterer: 2 Siegpunkte, wenn es jemand wird und Erfolg hat.
}
meuterer-meaning-take-mate = { $chance ->
    [sure] Es wird eine Meuterei geben: { points }, wenn sie scheitert. Du zählst 1 dagegen, dazu deine Konfliktkarten.
    [none] Eine Meuterei ist nicht mehr möglich: sicher { points }.
   *[open] { points }, außer eine Meuterei gelingt. Du würdest 1 dagegen zählen, dazu deine Konfliktkarten.
}
meuterer-meaning-take-merchant = Bei Gleichstand an der Spitze bekommst du so viel wie allein. An einer Meuterei nimmst du nicht teil.
# $count (number): gezogene Karten, $left (number): behaltene Karten
meuterer-meaning-take-loader = Du ziehst { meuterer-cards } und behältst { $left } davon. An einer Meuterei nimmst du nicht teil.
meuterer-meaning-take-loader-last = In der letzten Runde nutzlos: Es wird nicht mehr gezogen.
# $for (number), $against (number), $won (text): yes oder no, $tied (text): yes oder no
meuterer-meaning-fight = { $won ->
    [yes] { $tied ->
        [yes] Dann steht es { $for } zu { $against }: Gleichstand, die Meuterei gelingt.
       *[no] Dann steht es { $for } zu { $against }: Die Meuterei gelingt.
    }
   *[no] Dann steht es { $for } zu { $against }: Die Meuterei scheitert.
}
# $role (text): die eigene, $won (text): yes oder no, $points (number)
meuterer-meaning-fight-points = { $role ->
    [captain] { $won ->
        [yes] Du verlierst das Kommando und bekommst nichts.
       *[no] Du behältst das Kommando: { points }.
    }
    [mutineer] { $won ->
        [yes] Du wirst Kapitän: { points }.
       *[no] Du bekommst nichts.
    }
   *[other] Für dich: { points }.
}
# $players (text)
meuterer-meaning-fight-waiting = Noch zu entscheiden: { $players }.
# $island (text), $count (number), $standing (text), $tied (number), $most (number), $points (number)
meuterer-meaning-sell = { $standing ->
    [behind] { meuterer-at-sentence }: { $count }, jemand hat { $most }: nichts.
    [tied] { meuterer-at-sentence }: { $count }, { meuterer-tie }: { points }.
   *[alone] { meuterer-at-sentence }: { $count }, bisher das meiste: { points }.
}
# $players (text)
meuterer-meaning-sell-rivals = Dort noch ebenso viel verkaufen kann: { $players }.
# $cards (text): die Hand, $count (number): Karten, die die aktiven Inseln kaufen
meuterer-meaning-keep = { $count ->
    [0] Deine Hand: { $cards }. Die aktiven Inseln kaufen nichts davon.
   *[other] Deine Hand: { $cards }. Die aktiven Inseln kaufen { $count } davon.
}
