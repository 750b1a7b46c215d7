### Die Seite „Meine Partien“ des Webclients.

web-mine-lead = Die Partien, die du in diesem Browser gespielt hast. Die Liste steht nur hier: Wir kennen sie nicht, und niemand sonst sieht sie.

## Zahlen

web-mine-numbers = In Zahlen
web-mine-played = Gewertete Partien
web-mine-won = Gewonnen
web-mine-lost = Verloren
web-mine-streak-now = Aktuelle Siegesserie
web-mine-streak-best = Längste Siegesserie
# $count (number): games, $words (text): won or lost, for each of them
web-mine-form = { $count ->
    [one] Die letzte Partie: { $words }
   *[other] Die letzten { $count } Partien, die älteste zuerst: { $words }
}
# $count (number): games
web-mine-form-key = { $count ->
    [one] Die letzte Partie. Gefüllt und über der Linie: gewonnen.
   *[other] Die letzten { $count } Partien, die neueste rechts. Gefüllt und über der Linie: gewonnen.
}
# $count (number): games
web-mine-uncounted = { $count ->
    [one] Eine weitere Partie zählt nicht mit: Ihr Ergebnis ist unbekannt, oder ein Bot hat sie beendet.
   *[other] { $count } weitere Partien zählen nicht mit: Ihr Ergebnis ist unbekannt, oder ein Bot hat sie beendet.
}

## Gewonnen und verloren

web-mine-chart = Gewonnen und verloren
web-mine-opponents = Spiel und Gegner
web-mine-share = Anteil
# $share (number): per cent
web-mine-percent = { $share } %
web-mine-all = Alle Spiele
# $against (text): a level of bots, or another kind of opponents
web-mine-against = { $against ->
    [random] Zufallsbots
    [easy] Leichte Bots
    [medium] Mittlere Bots
    [hard] Schwere Bots
    [mixed] Verschieden starke Bots
    [people] Menschen
   *[other] Bots: { $against }
}

## Die Liste

web-mine-under-way = Laufende Partien
web-mine-finished = Beendete Partien
# $names (text): of the opponents
web-mine-with = gegen { $names }
web-mine-gone = Nicht mehr auf dem Server
web-mine-open = Tisch öffnen
# $count (number): games
web-mine-older = { $count ->
    [one] Eine ältere Partie zählt oben mit, wird aber nicht mehr aufgeführt.
   *[other] { $count } ältere Partien zählen oben mit, werden aber nicht mehr aufgeführt.
}

## Ein anderes Gerät

web-mine-move = Auf ein anderes Gerät mitnehmen
web-mine-move-more = Speichere deine Partien als Datei, öffne diese Seite auf dem anderen Gerät und füge die Datei dort hinzu. Dabei geht keine Partie verloren, und keine zählt doppelt: Du kannst auch hin und her wechseln.
# $count (number): games in progress
web-mine-with-seats = { $count ->
    [one] Meinen Platz in der laufenden Partie mitnehmen
   *[other] Meine Plätze in den { $count } laufenden Partien mitnehmen
}
web-mine-with-seats-more = Dann kannst du auf dem anderen Gerät weiterspielen, und auf diesem auch. Aber wer eine solche Datei hat, kann für dich spielen: Behalte sie für dich und lösche sie nach dem Umzug. Für eine Sicherung, oder um jemandem deine Ergebnisse zu zeigen, lass die Plätze weg.
web-mine-save = Als Datei speichern
web-mine-read = Datei hinzufügen
# $name (text): of the file
web-mine-saved = Gespeichert als { $name }.
# $count (number): games
web-mine-added = { $count ->
    [0] In der Datei stehen keine neuen Partien.
    [one] Eine Partie wurde hinzugefügt.
   *[other] { $count } Partien wurden hinzugefügt.
}
# $count (number): games
web-mine-known = { $count ->
    [one] Eine war schon da.
   *[other] { $count } waren schon da.
}
# $count (number): seats
web-mine-seats-added = { $count ->
    [one] Außerdem hast du jetzt einen Platz in einer laufenden Partie.
   *[other] Außerdem hast du jetzt Plätze in { $count } laufenden Partien.
}
# $code (text), $limit (number): megabytes, $version (text): of the file, $known (number): of this page, $field (text): a list in the file
web-mine-fault = { $code ->
    [size] Nichts wurde hinzugefügt: Die Datei ist größer als { $limit } MB und damit keine Liste von Partien. Wähle eine Datei, die auf dieser Seite gespeichert wurde.
    [json] Nichts wurde hinzugefügt: Das ist keine Liste von Partien, oder sie ist unvollständig. Wähle eine Datei, die auf dieser Seite gespeichert wurde; ihr Name beginnt mit „mutiny-games“.
    [foreign] Nichts wurde hinzugefügt: Diese Datei stammt von einem anderen Programm oder einer anderen Seite. Wähle eine Datei, die auf dieser Seite gespeichert wurde; ihr Name beginnt mit „mutiny-games“.
    [version] Nichts wurde hinzugefügt: Die Datei hat die Version { $version }, diese Seite liest die Version { $known }. Lade die Seite neu, damit du die neueste Fassung hast, und füge die Datei dann noch einmal hinzu.
    [list] Nichts wurde hinzugefügt: „{ $field }“ fehlt in der Datei oder ist keine Liste. Wähle die Datei so, wie sie gespeichert wurde.
    [room] Nichts wurde hinzugefügt: Im Browser ist kein Platz dafür. Erlaube dieser Website, Daten zu speichern, oder schaffe Platz, und füge die Datei dann noch einmal hinzu.
   *[unreadable] Nichts wurde hinzugefügt: Der Browser konnte die Datei nicht lesen. Wähle sie noch einmal.
}
# $part (text): a list in the file, $number (number): of the entry
web-mine-fault-place = { $part ->
    [games] Partie { $number }
    [older] ältere Partie { $number }
   *[seats] Platz { $number }
}
# $place (text), $field (text): its name in the file, $found (text): its value, $wanted (text)
web-mine-fault-entry = { $field ->
    [none] Nichts wurde hinzugefügt. Fehler in der Datei, { $place }: Dort steht { $found }, richtig wäre { $wanted }. Wähle die Datei so, wie sie gespeichert wurde.
   *[other] Nichts wurde hinzugefügt. Fehler in der Datei, { $place }: Bei „{ $field }“ steht { $found }, richtig wäre { $wanted }. Wähle die Datei so, wie sie gespeichert wurde.
}
# $wanted (text)
web-mine-fault-wanted = { $wanted ->
    [object] eine Gruppe benannter Werte
    [line] eine Liste von fünf Werten
    [text] ein kurzer Text
    [id] die Kennung eines Tisches
    [time] ein Zeitpunkt in Millisekunden seit 1970
    [players] eine Liste von Mitspielern, jeder mit Namen
    [seat] die Nummer eines Platzes an diesem Tisch
    [winners] eine Liste von Plätzen an diesem Tisch
    [flag] true oder false
    [outcome] won, lost, left oder unknown
   *[token] der Schlüssel eines Platzes
}

## Was der Server speichert

web-mine-data = Was der Server speichert
web-mine-data-more = Der Server speichert die Spiele selbst: Namen, Spielzüge und Nachrichten. Solange dieser Browser die Links deiner Plätze hat, kannst du herunterladen, was über dich gespeichert ist, oder deinen Namen und deine Nachrichten löschen lassen.
web-mine-data-save = Meine Daten herunterladen
web-mine-data-erase = Namen und Nachrichten löschen
web-mine-data-ask = Deinen Namen und deine Nachrichten löschen?
# $count (number): seats
web-mine-data-ask-more = { $count ->
    [one] An einem Tisch wird dein Name ersetzt, und deine Nachrichten werden gelöscht.
   *[other] An { $count } Tischen wird dein Name ersetzt, und deine Nachrichten werden gelöscht.
} Deine Spielzüge bleiben, denn aus ihnen bestehen die Spiele der anderen. In laufenden Spielen verlierst du deinen Platz. Das lässt sich nicht rückgängig machen.
# $count (number): seats
web-mine-data-erased = { $count ->
    [one] Dein Name und deine Nachrichten wurden an einem Tisch gelöscht.
   *[other] Dein Name und deine Nachrichten wurden an { $count } Tischen gelöscht.
}
# $count (number): seats
web-mine-data-failed = { $count ->
    [one] Für einen Tisch hat der Server nicht geantwortet. Versuche es später noch einmal.
   *[other] Für { $count } Tische hat der Server nicht geantwortet. Versuche es später noch einmal.
}
