### Der Tisch von Cartagena im Web-Client, auf Deutsch.

# $pirate (text): what a visit is good for, in short
web-cartagena-power = { $pirate ->
    [captain-valverde] 1 Goldkarte und 1 Münze
    [ramon-diaz] Gold- oder Kampfkarte nach Wahl
    [crackpott] 2 Kampfkarten
    [tembo] 2 Kampfkarten ansehen, 1 behalten
    [wessel-jan] Bis zu 3 Kampfkarten tauschen
    [dean-nero] Bis zu 3 Karten verkaufen oder kaufen
    [pang] 1 Kampfkarte oder 1 Münze
    [chang-ye] 1 Münze stehlen
    [sate] 1 Münze, und 1 mehr je Zug ohne Besuch
    [bijoux] Gesinnung wählen oder wechseln
    [ojo] Gesinnung wählen oder eine fremde ansehen
    [cambivalute] Matrosen aufstellen oder ansehen
   *[ghost] Der Zug ist zu Ende
}
web-cartagena-board = Der Tisch
web-cartagena-track = Die Fahrt
# $ship (number), $mutiny (number): spaces, $storms (text): spaces
web-cartagena-track-about = Das Schiff ist auf Feld { $ship } von { $mutiny }. Stürme auf { $storms }.
# $spaces (number)
web-cartagena-to-go = { $spaces ->
    [one] noch { $spaces } Feld bis zur Meuterei
   *[other] noch { $spaces } Felder bis zur Meuterei
}
# $mutiny (number): the space; stands after web-cartagena-to-go
web-cartagena-ends = Sie bricht auf Feld { $mutiny } aus, oder wenn ein Stapel oder der Münzvorrat leer ist. Jede Tür, die in der Runde zu bleibt: 1 Feld.
web-cartagena-arrived = Die Meuterei bricht aus
web-cartagena-doors = Die Türen
# $number (number): of the door
web-cartagena-door-closed = Tür { $number }, zu
# $number (number): of the door, $pirate (text)
web-cartagena-door-open = Tür { $number }, offen: { $pirate }
# $number (number): of the door, $pirate (text), $player (text)
web-cartagena-door-used = Tür { $number }: { $pirate }, besucht von { $player }
web-cartagena-piles = Stapel und Vorrat
web-cartagena-places = Duellfelder
# of a duel
web-cartagena-none = noch keine Matrosen
# of a duel
web-cartagena-hidden = zwei unbekannte Matrosen
# $one (number), $other (number): sailors
web-cartagena-either = { $one } und { $other }, aber wer wo steht, weißt du nicht
# $side (text)
web-cartagena-won-by = { $side ->
    [valverde] Sieg für Valverde
   *[diaz] Sieg für Diaz
}
web-cartagena-seen-by-you = Gestrichelter Rahmen: Matrosen, die du heimlich gesehen hast.
# $side (text): a side, or none
web-cartagena-own-goal = { $side ->
    [valverde] Valverde muss gewinnen und du dort das meiste Gold haben
    [diaz] Diaz muss gewinnen und du dort das meiste Gold haben
   *[none] Noch keine Seite: Besuche Bijoux oder Ojo
}
web-cartagena-combat-cards = Kampfkarten
# an allegiance
web-cartagena-not-set = nicht festgelegt
web-cartagena-players = Spieler
# $players (text)
web-cartagena-knows-sides = hat die Gesinnung von { $players } gesehen
# $letters (text), $count (number): of letters
web-cartagena-knows-posts = { $count ->
    [one] hat die Matrosen von Duell { $letters } gesehen
   *[other] hat die Matrosen der Duelle { $letters } gesehen
}
# $letters (text), $count (number): of letters
web-cartagena-knows-once = { $count ->
    [one] hatte die Matrosen von Duell { $letters } gesehen, bevor jemand anders sie in der Hand hatte
   *[other] hatte die Matrosen der Duelle { $letters } gesehen, bevor jemand anders sie in der Hand hatte
}
web-cartagena-crew = Wer ist wer
web-cartagena-in-lifeboat = im Rettungsboot
# $number (number)
web-cartagena-at-door = an Tür { $number }
# combat cards
web-cartagena-gone = Bisher in Duellen gelegt
web-cartagena-nobody-wins = Auf dieser Seite ist niemand mehr im Spiel: Alle verlieren.
web-cartagena-tied = Gleichstand; übrige Kampfkarten:
# $player (text)
web-cartagena-has-laid = { $player } hat eine Karte gelegt
# $player (text)
web-cartagena-lays = { $player } muss noch eine Karte legen
# of a duel
web-cartagena-earlier = Frühere Runden
# $pirate (text): who is visited, $asked (text): what is to be decided there
web-cartagena-asks = { $pirate }: { $asked }

## Szenen: kurze Titel zu dem, was gespielt wird

web-cartagena-scene-ghost = Der Geist!
web-cartagena-scene-storm = Sturm!
web-cartagena-scene-mutiny = Meuterei!
# $why (text): space, combat, gold or coins; stands below web-cartagena-scene-mutiny
web-cartagena-scene-why = { $why ->
    [combat] Der Kampfstapel ist leer.
    [gold] Der Goldstapel ist leer.
    [coins] Im Vorrat sind keine Münzen mehr.
   *[space] Das Schiff hat das Meutereifeld erreicht.
}
# $spaces (number)
web-cartagena-scene-sail = { $spaces ->
    [one] Das Schiff segelt { $spaces } Feld weiter
   *[other] Das Schiff segelt { $spaces } Felder weiter
}
web-cartagena-scene-out = Ausgeschieden!
# $side (text): the side that is ahead in a duel, or none
web-cartagena-scene-ahead = { $side ->
    [valverde] Valverde liegt vorn
    [diaz] Diaz liegt vorn
   *[none] Gleichstand
}
# $side (text), $letter (text)
web-cartagena-scene-duel-won = { cartagena-the-side } gewinnt Duell { $letter }!
# $side (text)
web-cartagena-scene-mutiny-won = { $side ->
    [valverde] Valverde behält das Schiff!
   *[diaz] Diaz erobert das Schiff!
}
web-cartagena-scene-sides = Wer stand auf welcher Seite?

## Was nur ein Platz sieht, in der Wiedergabe

web-cartagena-secret-side = Gesinnung
web-cartagena-secret-combat = Kampfkarten
web-cartagena-secret-gold = Gold
web-cartagena-secret-laid = Hat gelegt
