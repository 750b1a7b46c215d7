### Was Ratschläge und Analysen sagen, auf Deutsch.

## Ratschläge

# $player (text), $entries (number): bisher, $simulations (number)
advice-head = Rat für { $player } nach { $entries } Einträgen ({ $simulations } Simulationen). Gewinnchancen:
# $chance (number), $margin (number): in Prozent
advice-chance = { $chance } % ± { $margin }
# $count (number): Spielzüge, die nicht gezeigt werden
advice-more = { $count ->
    [one] und { $count } weiterer Spielzug, seltener probiert
   *[other] und { $count } weitere Spielzüge, seltener probiert
}
advice-only = Es gibt nichts zu entscheiden: Das ist der einzige erlaubte Spielzug.
# $games (number)
advice-why = Warum der erste und nicht der zweite, nach je { $games } simulierten Partien:
# $games (number)
advice-alike = In je { $games } simulierten Partien unterscheiden sich die ersten beiden kaum. Der Sieg hängt vor allem hiervon ab:
advice-nothing = Zwischen den ersten beiden ist kein Unterschied zu erkennen.
# $what (text), $best (number), $other (number): in Prozent
advice-share = { $what }: { $best } %; beim zweiten { $other } %
# $what (text), $best (number), $other (number)
advice-amount = { $what }: { $best }; beim zweiten { $other }
# $what (text), $best (number): in Prozent
advice-premise = { $what }: { $best } %

## Was aus einem Spielzug wird, in jedem Spiel

advice-score = Dein Ergebnis am Ende, im Schnitt
advice-rival = Das beste Ergebnis der anderen, im Schnitt

## Meuterer

# $island (text)
meuterer-advice-sale = Du verkaufst { meuterer-at } am meisten
# $role (text)
meuterer-advice-dock = { $role ->
    [mutineer] Du legst als Meuterer an
   *[captain] Du legst als Kapitän an
}
# $role (text)
meuterer-advice-crew = { $role ->
    [boy] Du punktest als Schiffsjunge
   *[mate] Du punktest als Maat
}
meuterer-advice-mutiny = Eine Meuterei gelingt
meuterer-advice-plunder = Die Piraten plündern das Schiff
meuterer-advice-points = Deine Siegpunkte in der Runde, im Schnitt
meuterer-advice-others = Siegpunkte der anderen in der Runde, im Schnitt pro Person

## Traîtres à bord

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

## Cartagena

cartagena-advice-side = Deine Seite gewinnt die Meuterei
# $letter (text)
cartagena-advice-duel = Deine Seite gewinnt Duell { $letter }
# $why (text)
cartagena-advice-out = { $why ->
    [side] Du scheidest aus, weil du keine Gesinnung festgelegt hast
   *[monkey] Du scheidest aus, weil dir die Kampfkarten ausgehen
}
# $why (text): space, combat, gold oder coins
cartagena-advice-outbreak = { $why ->
    [combat] Zuerst ist der Kampfstapel aufgebraucht
    [gold] Zuerst ist der Goldstapel aufgebraucht
    [coins] Zuerst sind die Münzen im Vorrat aufgebraucht
   *[space] Zuerst erreicht das Schiff das Meutereifeld
}
cartagena-advice-fellows = Gegner auf deiner Seite, die noch im Spiel sind, im Schnitt
cartagena-advice-gold = Dein Gold am Ende, im Schnitt
cartagena-advice-richest = Von allen, die auf deiner Seite noch im Spiel sind, hat niemand mehr Gold als du

## Analysen

# $game (text), $players (number), $entries (number)
analyse-title = { $game }, { $players } Personen, { $entries } Einträge: Gewinnchancen
# $simulations (number)
analyse-truth = Die Kurve kennt alle Karten; von jeder Stelle aus wurden { $simulations } Partien zu Ende simuliert.
# $player (text), $simulations (number)
analyse-seat = Die Kurve beruht auf dem, was { $player } wissen konnte; von jeder Stelle aus wurden { $simulations } Partien zu Ende simuliert.
# $players (text), $first (number), $last (number): in Prozent
analyse-line = { $players }: anfangs { $first } %, zuletzt { $last } %
# $number (number)
analyse-round = Runde { $number }
# $number (number)
analyse-entry = Eintrag { $number }
# $where (text), $text (text)
analyse-at = { $where }: { $text }
# $count (number)
analyse-percent = { $count } %
analyse-entries = Einträge
# Unter dem Bild
analyse-legend = Zahlen: Wendepunkte; Punkte: Fehler
analyse-turning = Wendepunkte
# $least (number): in Prozent
analyse-no-turning = Keine Wendepunkte: kein deutlicher Umschwung von { $least } % oder mehr.
# $player (text), $before (number), $after (number): in Prozent
analyse-swing = { $player } { $before } % → { $after } %
analyse-chance = Zufall
analyse-hidden = etwas Verdecktes
analyse-mistakes = Teuerste Fehler, beurteilt nach dem damaligen Wissensstand
# $player (text), $decisions (number), $loss (number): in Prozent
analyse-player = { $decisions ->
    [0] { $player }: nichts zu entscheiden
    [one] { $player }: { $decisions } Entscheidung, { $loss } % verschenkt
   *[other] { $player }: { $decisions } Entscheidungen, im Schnitt je { $loss } % verschenkt
}
analyse-no-mistakes = kein deutlicher Fehler
# $made (text), $better (text): Spielzüge, $from (number), $to (number), $margin (number): in Prozent
analyse-mistake = { $made } ({ $to } %); besser: { $better } ({ $from } %, Abstand ± { $margin })
