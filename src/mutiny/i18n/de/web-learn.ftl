### Spielregeln, Lektionen, Wiederholungen und Analysen im Webclient, auf Deutsch.

web-learn-loading = Wird geladen …
# $why (text)
web-learn-failed = Das ließ sich nicht laden: { $why }
web-learn-retry = Noch einmal versuchen

## Die Spielregel

# $title (text): des Spiels
web-learn-rules-of = Spielregel: { $title }
web-learn-rulebooks = Spielregeln
web-learn-search = Spielregel durchsuchen
# $count (number)
web-learn-found = { $count ->
    [0] Keine Regel enthält alle diese Wörter.
    [one] { $count } Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
web-learn-chapters = Kapitel
web-learn-options = Optionen
web-learn-options-lead = Was vor einer Partie vereinbart wird.
# $value (text)
web-learn-default = { $value } (Standard)
# $basis (text): das Wort
web-learn-basis = { $basis ->
    [source] Aus den Quellen
    [settled] Aus den Quellen, mit einer Entscheidung von uns
    [ruling] Unsere Entscheidung
   *[reconstruction] Unsere Rekonstruktion
}
web-learn-sources = Woher die Regeln stammen
web-learn-sources-lead = Bei jeder Regel steht, ob sie aus den Quellen stammt, ob wir entscheiden mussten, weil die Quellen einander widersprechen oder schweigen, oder ob wir sie rekonstruiert haben. Formuliert haben wir alles selbst.
# $sources (text)
web-learn-source-list = Quellen: { $sources }
web-learn-ruling = Was zu entscheiden war
# $clause (text)
web-learn-link = Link zu Regel { $clause }
# $clause (text)
web-learn-why = Warum? Regel { $clause }

## Lernen

web-learn-title = Spielen lernen
web-learn-lead = Jede Lektion dauert etwa fünf Minuten: Du spielst und erfährst dabei, was geschieht und warum. Schiefgehen kann nichts.
web-learn-begin = Lektion beginnen
# $step (number)
web-learn-go-on = Weiter bei Schritt { $step }
web-learn-again = Noch einmal spielen
# $count (number)
web-learn-steps = { $count } Schritte
# $title (text): einer Lektion
web-learn-lesson = Lektion: { $title }
web-learn-to-rules = Spielregel
web-learn-how = So funktioniert es hier
web-learn-how-link = Dein Platz ist ein Link
    .text = Kein Konto, kein Passwort. Der Link zu deinem Platz gilt auf jedem Gerät; behalte ihn für dich. Der Link zum Tisch ist für alle: Wer ihn hat, kann sich setzen oder zuschauen.
web-learn-how-moves = Du musst die Regeln nicht auswendig können
    .text = Was möglich ist, leuchtet: Tippe auf eine Karte, eine Tür oder jemanden am Tisch. Alle erlaubten Spielzüge stehen auch in einer Liste, und bei jedem liest du vorher, was er bewirkt.
web-learn-how-why = Alles wird begründet
    .text = Was geschieht, wird in Worten erzählt, mit der Regel, die dahintersteht. Antippen genügt, um sie zu lesen.
web-learn-how-bots = Bots besetzen freie Plätze
    .text = Es gibt sie in vier Stärken, und sie wissen nicht mehr, als du an ihrer Stelle wüsstest. Muss jemand weg, springt ein Bot ein und macht den Platz später wieder frei.
web-learn-how-fair = Das Mischen lässt sich prüfen
    .text = Vor dem Austeilen bekommst du eine Festlegung: eine Prüfsumme des Startwerts. Am Ende wird der Startwert offengelegt, und dein Browser rechnet jedes Mischen nach.
web-learn-how-after = Nach der Partie
    .text = Sieh sie dir von jedem Platz aus noch einmal an, verfolge die Gewinnchancen mit allen Wendepunkten und lade die Aufzeichnung herunter.

## Eine Lektion

# $step (number), $count (number)
web-learn-step = Schritt { $step } von { $count }
web-learn-back = Zurück
web-learn-next = Weiter
web-learn-your-move = Du bist am Zug
web-learn-do = Tippe es auf dem Tisch an oder wähle es aus der Liste.
web-learn-show-me = Zeig es mir
web-learn-right = Richtig!
web-learn-happened = Was geschehen ist
# $count (number)
web-learn-moves = Alle Spielzüge ({ $count })
web-learn-about = In der Spielregel
web-learn-done = Lektion beendet
web-learn-done-text = Jetzt weißt du, worum es geht. Der Rest kommt beim Spielen, und die Spielregel hast du immer zur Hand.
web-learn-play = Jetzt spielen
web-learn-all = Alle Lektionen
web-learn-table = Der Tisch
web-learn-facts = Der Tisch in Worten

## Eine Wiederholung

# $game (text)
web-learn-replay = Wiederholung: { $game }
web-learn-eyes = Sicht
web-learn-eyes-watch = Publikum
web-learn-eyes-all = Alles aufgedeckt
# $name (text): of the player who had this seat here
web-learn-eyes-own = { $name } (du)
# The two sides of a switch: only what this player knew, or what was hidden as well.
web-learn-known = Damals bekannt
web-learn-hidden = Auch Verdecktes
web-learn-hidden-more = Auch zeigen, was dieser Person verborgen war
# $what (text): cards and roles
web-learn-hidden-then = Damals verdeckt: { $what }
web-learn-around = Verlauf, Analyse, Mischen
web-learn-tab-analysis = Analyse
web-learn-tab-shuffle = Mischen
# $entry (number): of the last entry made, -1 at the beginning; $last (number): of the last entry of all
web-learn-position = { $entry ->
    [-1] Vor Eintrag 0
   *[other] Eintrag { $entry } / { $last }
}
web-learn-first = Zum Anfang
web-learn-previous = Einen Eintrag zurück
web-learn-following = Einen Eintrag weiter
web-learn-last = Zum Ende
web-learn-run = Abspielen
web-learn-pause = Anhalten
web-learn-keys = Tasten: ← und → ein Eintrag, Bild auf und Bild ab zehn, Pos1 und Ende; Leertaste: abspielen
web-learn-log = Was geschehen ist
web-learn-copy = Link zu dieser Stellung kopieren
web-learn-copied = Kopiert.
web-learn-record = Aufzeichnung herunterladen
web-learn-not-over = Diese Partie läuft noch; danach kannst du sie nachspielen.
web-learn-to-table = Zum Tisch

## Die Analyse

web-learn-curve = Gewinnchancen
web-learn-curve-lead = Von jeder Stelle aus wird die Partie viele Male zu Ende simuliert, mit allen Karten bekannt. Das dauert ein wenig.
web-learn-curve-start = Analyse starten
# $seconds (number)
web-learn-curve-wait = Wird berechnet … { $seconds } s
# $count (number): Partien von jeder Stelle aus
web-learn-curve-basis = Alle Karten sind bekannt; von jeder Stelle aus wurden { $count } Partien zu Ende simuliert.
web-learn-curve-label = Gewinnchancen, Eintrag für Eintrag
web-learn-curve-table = Als Tabelle
web-learn-entries = Einträge
web-learn-entry = Eintrag
web-learn-turning = Wendepunkte
web-learn-turning-none = Kein Eintrag hat jemandes Gewinnchancen um 10 % oder mehr verändert.
# $number (number), $entry (number)
web-learn-turning-at = Wendepunkt { $number }: Eintrag { $entry }
# $player (text), $before (number), $after (number): Prozent
web-learn-shift = { $player } { $before } % → { $after } %
web-learn-mistakes = Teuerste Fehler
web-learn-mistakes-lead = Beurteilt nach dem damaligen Wissensstand, nicht nach den wahren Karten.
web-learn-mistakes-none = kein deutlicher Fehler
# $player (text), $made (text), $better (text): moves in words; $from (number), $to (number): percent
web-learn-mistake = { $player } wählte „{ $made }“. Besser war „{ $better }“: { $from } % statt { $to } % Gewinnchance.
# $lost (number): percent; $round (number): 0 in a game without rounds
web-learn-mistake-lost = { $round ->
    [0] { $lost } % Gewinnchance verschenkt
   *[other] Runde { $round }: { $lost } % Gewinnchance verschenkt
}
# $which (text): made or better; $chance (number): percent
web-learn-mistake-move = { $which ->
    [made] Gespielt: { $chance } %
   *[better] Besser: { $chance } %
}
# $player (text)
web-learn-mistake-title = Ein Fehler von { $player }
# $round (number): 0 in a game without rounds
web-learn-decided = { $round ->
    [0] Der Wendepunkt
   *[other] Der Wendepunkt, in Runde { $round }
}
# $what (text): sentences; $player (text), $before (number), $after (number): percent
web-learn-decided-how = { $what } Danach hatte { $player } { $after } % Gewinnchance, davor { $before } %.
web-learn-decided-none = Kein einzelner Zug hat diese Partie entschieden: Niemandes Chancen änderten sich auf einmal um 10 % oder mehr.
web-learn-decided-back = Zurück zum Ende
web-learn-decided-show = Wendepunkt zeigen

## Das Mischen

web-learn-verify = Das Mischen prüfen
web-learn-verify-lead = Vor dem Austeilen hat der Server eine Prüfsumme des Startwerts veröffentlicht. Nun ist der Startwert bekannt, und dein Browser kann beides selbst prüfen.
web-learn-verify-go = Hier prüfen
web-learn-verify-busy = Wird geprüft …
web-learn-verify-seed = Der Startwert
web-learn-verify-computed = Seine Prüfsumme (SHA-256), hier berechnet
# $ok (text): yes, no oder none
web-learn-verify-table = { $ok ->
    [yes] Sie stimmt mit der Festlegung überein, die der Tisch zeigt.
    [no] Sie stimmt NICHT mit der Festlegung überein, die der Tisch zeigt.
   *[none] Der Tisch zeigt keine Festlegung.
}
# $ok (text): yes, no oder none
web-learn-verify-noted = { $ok ->
    [yes] Sie stimmt mit der Festlegung überein, die sich dieser Browser zu Beginn der Partie gemerkt hat.
    [no] Sie stimmt NICHT mit der Festlegung überein, die sich dieser Browser zu Beginn der Partie gemerkt hat.
   *[none] Dieser Browser hat sich zu Beginn der Partie nichts gemerkt; du musst dich also auf die Festlegung verlassen, die der Tisch zeigt.
}
# $ok (text): yes, no oder none
web-learn-verify-record = { $ok ->
    [yes] Die Aufzeichnung enthält dieselbe Festlegung.
    [no] Die Aufzeichnung enthält eine ANDERE Festlegung.
   *[none] Die Aufzeichnung enthält keine Festlegung.
}
# $same (number), $all (number)
web-learn-verify-draws = { $all ->
    [one] Das einzige Zufallsergebnis wurde aus dem Startwert nachgerechnet: wie aufgezeichnet.
   *[other] Alle { $all } Zufallsergebnisse (Mischen, Auslosen) wurden aus dem Startwert nachgerechnet: { $same } davon wie aufgezeichnet.
}
# $entry (number)
web-learn-verify-wrong = Eintrag { $entry } passt NICHT zum Startwert.
    .was = In der Aufzeichnung
    .should = Nach dem Startwert
# $count (number)
web-learn-verify-unknown = { $count ->
    [one] { $count } Ergebnis ließ sich nicht nachrechnen: Dieser Client weiß nicht, wie das Spiel austeilt.
   *[other] { $count } Ergebnisse ließen sich nicht nachrechnen: Dieser Client weiß nicht, wie das Spiel austeilt.
}
web-learn-verify-none = Die Aufzeichnung enthält keinen Startwert; es gibt nichts zu prüfen.
web-learn-verify-honest = Geprüft: ob der Startwert zur Festlegung passt und jedes Mischen aus ihm folgt. Nicht geprüft: ob die Spielzüge erlaubt waren (das tun der Server und „mutiny verify“). Und niemand kann sehen, wie der Server den Startwert gewählt hat, bevor er sich festlegte.

## Die Einführung vor den Regeln; auch das Terminal nutzt sie

guide-goal = Ziel des Spiels
guide-players = Spieler
# $least (number), $most (number)
guide-players-span = { $least } bis { $most }
guide-age = Alter
# $age (number)
guide-age-from = ab { $age } Jahren
guide-minutes = Spieldauer
# $least (number), $most (number)
guide-minutes-span = { $least } bis { $most } Minuten
# $minutes (number)
guide-minutes-about = etwa { $minutes } Minuten
# $count (number)
guide-authors = { $count ->
    [one] Autor
   *[other] Autoren
}
guide-box = Spielmaterial
guide-course = Ablauf im Überblick
guide-advice = Tipps für den Einstieg
# $title (text)
guide-example = Beispiel: { $title }
guide-example-own = Eigenes Beispiel
guide-stated = steht in einer Quelle
# $mark (text): das Zeichen in einem Feld, $basis (text): das Wort
guide-marks = { $basis ->
    [ruling] { $mark } steht in einer Quelle; der Rest ist unsere Entscheidung.
   *[reconstruction] { $mark } steht in einer Quelle; der Rest ist unsere Rekonstruktion.
}
# $title (text): eines Dokuments
guide-source = Quelle: { $title }
guide-source-own = Quelle: eigene Spielerfahrung
guide-print = Drucken
# $count (number)
web-learn-found-guide = { $count ->
    [one] Eine weitere Stelle in der Einführung.
   *[other] { $count } weitere Stellen in der Einführung.
}
# $option (text): wie das Formular sie nennt
web-learn-option = Option: { $option }
web-learn-own-file = Eine eigene Datei
