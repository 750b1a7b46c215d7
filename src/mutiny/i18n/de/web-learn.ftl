### Spielregeln, Lektionen, Wiederholungen und Analysen im Webclient, auf Deutsch.

web-learn-loading = Wird geladen …
# $why (text)
web-learn-failed = Das ließ sich nicht laden: { $why }
web-learn-retry = Noch einmal versuchen
# $game (text): das Wort
web-learn-game = { $game ->
    [meuterer] Meuterer
    [traitres] Traîtres à bord
    [cartagena] Cartagena
   *[other] { $game }
}

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
# $entry (number), $count (number)
web-learn-position = { $entry } von { $count } Einträgen
web-learn-first = Zum Anfang
web-learn-previous = Einen Eintrag zurück
web-learn-following = Einen Eintrag weiter
web-learn-last = Zum Ende
web-learn-run = Abspielen
web-learn-pause = Anhalten
web-learn-keys = Tasten: ← und → ein Eintrag, Bild auf und Bild ab zehn, Pos1 und Ende; Leertaste: abspielen
web-learn-log = Was geschehen ist
web-learn-log-empty = Noch ist nichts geschehen.
web-learn-copy = Link zu dieser Stellung kopieren
web-learn-copied = Kopiert.
web-learn-record = Aufzeichnung herunterladen
web-learn-not-over = Diese Partie läuft noch; danach kannst du sie nachspielen.
web-learn-to-table = Zum Tisch
# $fact (text): was nur ein Platz sieht
web-learn-secret = { $fact ->
    [hand] Hand
    [role] Rolle
    [middle] In der Mitte
    [drawn] Eben gezogen
    [seen] Durchs Fernrohr
    [combat] Kampfkarten
    [gold] Gold
    [side] Gesinnung
    [looking] Sieht sich an
    [laid] Hat gelegt
   *[other] { $fact }
}

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

## Das Glossar: was dort erklärt wird, wo es vorkommt; .forms sind die Schreibweisen der Spielregel

web-learn-term-meuterer-captain = Steuert das Schiff: Gelingt keine Meuterei, fährt es zum Fahrtziel des Kapitäns. Keine Aktionskarte.
    .forms = Kapitän | Kapitäns
web-learn-term-meuterer-mutineer = Aktionskarte: beginnt eine Meuterei, legt bei Erfolg am eigenen Fahrtziel an und wird Kapitän.
    .forms = Meuterer | Meuterers
web-learn-term-meuterer-boy = Aktionskarte: auf der Seite des Meuterers; 2 Punkte, wenn die Meuterei gelingt.
    .forms = Schiffsjunge | Schiffsjungen
web-learn-term-meuterer-mate = Aktionskarte: auf der Seite des Kapitäns; 1 Punkt und die Heuer, wenn keine Meuterei gelingt.
    .forms = Maat | Maats | Maaten
web-learn-term-meuterer-merchant = Aktionskarte: bekommt bei Gleichstand um den größten Verkauf trotzdem die erste Zahl.
    .forms = Händler | Händlers
web-learn-term-meuterer-loader = Aktionskarte: zieht am Ende der Runde drei Karten mehr und sucht sich aus, welche bleiben.
    .forms = Lademeister | Lademeisters
web-learn-term-meuterer-conflict = Karten, die Meutereien entscheiden. Man kann sie anbieten, aber nie verkaufen.
    .forms = Konfliktkarte | Konfliktkarten
web-learn-term-meuterer-action = Meuterer, Schiffsjunge, Maat, Händler, Lademeister: Wer aussteigt, nimmt verdeckt eine davon.
    .forms = Aktionskarte | Aktionskarten
web-learn-term-meuterer-active = Helle Seite oben: Dort kann verkauft werden. Aktiv sind die Schiffsinsel und die, von der das Schiff kam.
    .forms = aktiv | aktive | aktiven | aktiver
web-learn-term-meuterer-destination = Die Insel, zu der das Schiff fährt: so viele Inseln weiter, wie Karten auf der Hand geblieben sind.
    .forms = Fahrtziel | Fahrtziele | Fahrtziels
web-learn-term-meuterer-docking = Punkte dafür, das Schiff zu dieser Insel zu bringen.
    .forms = Anlegewert | Anlegewerte
web-learn-term-meuterer-numbers = Jede Insel hat drei: Punkte für den größten Verkauf, allein, zu zweit oder zu dritt gleichauf.
    .forms = erste Zahl | zweite Zahl | dritte Zahl
web-learn-term-meuterer-pay = Was der Kapitän dem Maat zu Beginn der Runde verspricht: 0 bis 3 Punkte.
    .forms = Heuer
web-learn-term-traitres-pirate = Das größere Team: gewinnt, wenn die Truhe den Zielwert erreicht oder alle Meuterer über Bord sind.
    .forms = Pirat | Piraten
web-learn-term-traitres-mutineer = Das kleinere Team, den anderen unbekannt: will, dass die Truhe den Zielwert verfehlt oder die Piraten über Bord gehen.
    .forms = Meuterer | Meuterern
web-learn-term-traitres-loot = Karten für die Truhe, +1, 0 oder -2 wert.
    .forms = Beutekarte | Beutekarten | Beute
web-learn-term-traitres-chest = Hier liegt die Beute, verdeckt gestapelt. Die Truhe ist so viel wert wie alle Karten darin zusammen.
    .forms = Truhe
web-learn-term-traitres-target = So viel muss die Truhe für die Piraten wert sein, wenn sie geöffnet wird.
    .forms = Zielwert
web-learn-term-traitres-plank = Karte, die man vor jemand anders legt. Bei der dritten geht es über Bord.
    .forms = Planke | Planken
web-learn-term-traitres-overboard = Nach drei Planken ausgeschieden: zeigt die Rolle, spielt nicht mehr, darf weiterreden.
    .forms = über Bord
web-learn-term-traitres-spyglass = Aktionskarte: die obersten drei Karten der Truhe ansehen und in beliebiger Reihenfolge zurücklegen.
    .forms = Fernrohr
web-learn-term-traitres-riddance = Aktionskarte: Die obersten zwei Karten der Truhe werden ungesehen abgelegt.
    .forms = Weg damit
web-learn-term-traitres-catch = Aktionskarte: drei Karten ziehen, dann zwei auf den Nachzugstapel zurücklegen.
    .forms = Reicher Fang | Reichem Fang | Reichen Fang
web-learn-term-traitres-pockets = Aktionskarte: Jemand anders legt die ganze Hand ab und zieht drei Karten.
    .forms = Taschen leeren
web-learn-term-cartagena-allegiance = Die heimlich gewählte Seite, Valverde oder Diaz. Ohne Gesinnung kann man nicht gewinnen.
    .forms = Gesinnung | Gesinnungen
web-learn-term-cartagena-combat = Karten für die Duelle, 1 bis 3, in den Farben von Valverde und Diaz: Jede stärkt ihre Seite, egal, wer sie legt.
    .forms = Kampfkarte | Kampfkarten
web-learn-term-cartagena-gold = Karten, 1 bis 3 wert. Zusammen mit den Münzen entscheiden sie, wer auf der Siegerseite gewinnt.
    .forms = Goldkarte | Goldkarten
web-learn-term-cartagena-monkey = Alle haben eines: Legt man es im Duell, steigt man damit aus und bekommt vielleicht eine Münze.
    .forms = Äffchen
web-learn-term-cartagena-dealer = Legt die Reihe aus und hat den ersten Zug der Runde.
    .forms = Geber | Gebers
web-learn-term-cartagena-row = Die Piratenkarten einer Runde, anfangs verdeckt: lauter Türen zum Anklopfen.
    .forms = Reihe
web-learn-term-cartagena-ghost = Piratenkarte, die den Zug beendet, in dem sie aufgedeckt wird.
    .forms = Geist | Geistes
web-learn-term-cartagena-storm = Schickt einen Piraten ins Rettungsboot, wenn das Schiff auf einem Sturmfeld hält oder es überquert.
    .forms = Sturm | Sturmfeld | Sturmfelder
web-learn-term-cartagena-lifeboat = Darin sitzt der eine Pirat, der nach einem Sturm nicht mitspielt.
    .forms = Rettungsboot
web-learn-term-cartagena-sailor = Es gibt zehn, mit verdeckten Werten von 1 bis 10: die Anfangswerte der Duelle.
    .forms = Matrose | Matrosen
web-learn-term-cartagena-place = Hier stehen sich zwei Matrosen gegenüber: Buchstaben A bis E, je ein Feld pro Seite.
    .forms = Duellfeld | Duellfelder | Duellfeldern
web-learn-term-cartagena-supply = Die Münzen, die niemandem gehören.
    .forms = Vorrat

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
