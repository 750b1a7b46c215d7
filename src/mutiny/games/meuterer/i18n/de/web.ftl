### Die Zeichnung von Meuterer im Web-Client, auf Deutsch.

## Der Tisch, in Worten

web-meuterer-ring = Die Inseln im Kreis, im Uhrzeigersinn
# $island (text), $buys (text), $sole (number), $two (number), $three (number), $docking (number)
web-meuterer-island = { $island }: kauft { $buys }; Siegpunkte für den größten Verkauf: { $sole } allein, { $two } zu zweit, { $three } zu dritt; Anlegewert { $docking }.
web-meuterer-active = Aktiv.
web-meuterer-ship-here = Hier liegt das Schiff.
web-meuterer-pirates-here = Hier liegt das Piratenschiff.
web-meuterer-captain-goal = Fahrtziel des Kapitäns.
web-meuterer-mutineer-goal = Fahrtziel des Meuterers.
web-meuterer-legend = Auf jeder Inselkarte: was die Insel kauft; Siegpunkte für den größten Verkauf, allein | zu zweit | zu dritt; neben dem Anker der Anlegewert.
# $count (number)
web-meuterer-middle = { $count ->
    [one] { $count } Aktionskarte verdeckt in der Mitte
   *[other] { $count } Aktionskarten verdeckt in der Mitte
}
# $roles (text)
web-meuterer-middle-open = In der Mitte: { $roles }
web-meuterer-no-pay = Die Heuer steht noch nicht fest
web-meuterer-hand = Deine Hand
web-meuterer-secret = das weißt nur du
web-meuterer-acts = ist am Zug
web-meuterer-nothing = nichts
web-meuterer-goal = Die meisten Punkte nach der letzten Runde gewinnen
# $result (text): open, won or lost
web-meuterer-mutiny-is = { $result ->
    [won] Die Meuterei ist gelungen
    [lost] Die Meuterei ist niedergeschlagen
   *[open] Meuterei!
}
# $captain (text): yes if the Captain leaves
web-meuterer-leave = { $captain ->
    [yes] Aussteigen und das Fahrtziel festlegen
   *[no] Aussteigen und eine Aktionskarte nehmen
}
# $source (text): what points are made with
web-meuterer-source = { $source ->
    [docking] Anlegen
    [sales] Verkauf
   *[roles] Rollen
}
web-meuterer-no-role = noch keine Aktionskarte

## Was gefragt ist

# $player (text)
web-meuterer-waiting = Warten auf { $player }
web-meuterer-ask-pay = Wie viel Heuer versprichst du dem Maat?
web-meuterer-ask-offer = Biete eine Karte an, oder steig aus und nimm eine Aktionskarte
web-meuterer-ask-take = Welche Aktionskarte nimmst du?
web-meuterer-ask-captain = Biete eine Karte an, oder steig aus
web-meuterer-ask-fight = Wie viele Konfliktkarten spielst du?
web-meuterer-ask-sell = Was verkaufst du wo?
# $count (number)
web-meuterer-ask-keep = { $count ->
    [0] Du brauchst keine weiteren Karten
    [one] Behalte eine der gezogenen Karten
   *[other] Behalte { $count } der gezogenen Karten
}
# $count (number)
web-meuterer-ask-keep-hand = Behalte { $count } Karten von deiner ganzen Hand
web-meuterer-tie = Bei Gleichstand gewinnt die Meuterei.
# $clause (text)
web-meuterer-rule = Regel { $clause } zeigen

## Punkte

web-meuterer-points = Woher die Punkte kommen
web-meuterer-no-points = Noch hat niemand Punkte.
web-meuterer-round = Runde
# Points of rounds whose events are not at hand
web-meuterer-earlier = früher
# $from (text): captain, mutineer, mate, paid, boy oder sale, $island (text), $points (text)
web-meuterer-gain = { $from ->
    [captain] Als Kapitän { meuterer-at } angelegt: { $points }
    [mutineer] Als Meuterer { meuterer-at } angelegt: { $points }
    [mate] Als Maat: { $points }
    [paid] Heuer für den Maat: { $points }
    [boy] Als Schiffsjunge: { $points }
   *[sale] Größter Verkauf { meuterer-at }: { $points }
}

## Szenen

web-meuterer-scene-actions = Karten auf den Tisch!
# $player (text)
web-meuterer-scene-mutineer = { $player } ist der Meuterer!
web-meuterer-scene-calm = Niemand ist der Meuterer.
# $mutineer (text), $captain (text)
web-meuterer-scene-against = { $mutineer } gegen { $captain }
# $player (text)
web-meuterer-scene-captain = Neuer Kapitän: { $player }
web-meuterer-scene-raid = Überfall!

## Was nur ein Platz sieht, in der Wiedergabe

web-meuterer-secret-role = Rolle
web-meuterer-secret-hand = Hand
web-meuterer-secret-middle = In der Mitte
web-meuterer-secret-drawn = Eben gezogen
