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
