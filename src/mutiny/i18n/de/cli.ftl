### Was die Kommandozeile sagt, auf Deutsch.

## Die Partie

# Der Name eines Spielers, der keinen nennt
cli-player = Spieler
cli-strength = Wie stark sollen die Bots sein?
cli-strength-random = irgendein erlaubter Spielzug
cli-strength-easy = spielt auf Anfängerniveau und macht Fehler
cli-strength-medium = spielt solide
cli-strength-hard = denkt weit voraus, bis zu einer Sekunde pro Spielzug
cli-strength-mixed = von allem etwas
# $page (text): der Dokumentation
cli-bots-program = ein eigenes Programm, in jeder Sprache ({ $page })
cli-bots-budget = [@N]: Der Bot denkt über einen Spielzug N Simulationen lang nach, oder Sekunden wie bei hard@2s.
# $code (text): eine Option, $commands (text)
cli-bots-where = Angegeben werden sie mit { $code }, mehrere mit Kommas, bei den Befehlen { $commands }.
# $name (text): what is typed for it, $words (text): what that is
cli-strength-line = { $name } – { $words }
# $count (number), $usual (text): a name
cli-strength-choose = Eine Nummer von 1 bis { $count } oder ein Name (Eingabetaste: { $usual }):
# $player (text): the own name, $bots (text): names, $kinds (text): what kinds of bots
cli-seats = Du bist { $player }. Bots ({ $kinds }): { $bots }.
# $path (text)
cli-autosave = Jeder Spielzug wird sofort in { $path } gespeichert.
cli-type-help = Mit ? siehst du jederzeit, was du eingeben kannst.
# $word (text): a word of the notation
cli-help-word = ? und eine Karte, eine Rolle oder ein Teil des Spiels, etwa ? { $word }: was es tut
# $clause (text): an id
cli-help-clause = ? und eine Regel, etwa ? { $clause }: diese Regel lesen
cli-help-rules = rules: die Kapitel der Regeln; rules und ein Kapitel, eine Regel oder ein Wort: lesen oder danach suchen
cli-help-why = why: nachlesen, was zuletzt geschehen ist, Regel für Regel
cli-help-hint = hint: fragen, welche Spielzüge am häufigsten gewinnen, und warum
cli-help-say = say: auflisten, was du am Tisch sagen kannst; say und ein Satz: ihn sagen
# $text (text): a move or a command
cli-did-you-mean = Meintest du „{ $text }“?
# $text (text): what was typed
cli-not-a-move = „{ $text }“ ist in diesem Spiel keine gültige Notation.
# $text (text): what was typed; a clause follows that says why
cli-not-now = „{ $text }“ geht jetzt nicht.
# $text (text): what was typed
cli-nothing-to-explain = Es gibt weder einen Spielzug noch eine Regel „{ $text }“.
# $phrase (text): how to say it, and what that does, $words (text): what is then said
cli-talk-phrase = { $phrase } – „{ $words }“
# $players (text): seats and names
cli-talk-seats = Plätze: { $players }
cli-no-talk = Dieses Spiel hat keine fertigen Sätze.
cli-watch = Du siehst jetzt nur noch zu (Eingabetaste: weiter, say: reden, quit: aufhören):
cli-watch-silent = Du siehst jetzt nur noch zu (Eingabetaste: weiter, quit: aufhören):
# Die Partie ist zu Ende
cli-over = Die Partie ist zu Ende. Enter zum Gehen, undo nimmt deinen letzten Spielzug zurück, why erklärt das Ende:
# Ein Link folgt. $player (text)
cli-online-seat = Du bist { $player }. Der Link zu deinem Platz, nur für dich:
# Ein Link folgt
cli-online-invite = Lade andere mit diesem Link ein:
cli-online-interrupt = Während andere überlegen, kannst du mit Strg-C reden, schreiben oder gehen.
cli-online-watching = Alle Plätze sind besetzt: Du schaust zu.
# $count (number): freie Plätze
cli-online-waiting = { $count ->
    [one] Ein Platz ist frei. Enter zum Warten, start gibt ihn einem Bot, quit zum Gehen:
   *[other] { $count } Plätze sind frei. Enter zum Warten, start gibt sie Bots, quit zum Gehen:
}
cli-online-pause = Enter zum Weiterspielen, say oder chat und ein Text zum Reden, quit zum Gehen:
# Der Server hat einen Spielzug abgelehnt
cli-online-stale = Das kam zu spät: Die Partie ist inzwischen weitergegangen.
cli-online-consent = Tippe agree zum Zustimmen oder refuse zum Ablehnen (während andere überlegen, zuerst Strg-C).
# Ein Befehl folgt
cli-online-return = Dein Platz bleibt dir. So kommst du zurück:
# Es wurde ein Spielzug gewählt, der die Partie beendet
cli-ends-game = Das beendet die Partie sofort. Wähle es noch einmal, um es zu tun, oder wähle einen anderen Spielzug:
# $path (text); a command follows, which tells the whole game
cli-kept = Die Partie ist in { $path } gespeichert. Mit allen Geheimnissen nachlesen:
cli-not-saved = Die Partie konnte nirgends gespeichert werden: Was du seit dem letzten Speichern gespielt hast, ist verloren.
# $old (text), $path (text): Dateien
cli-saved-elsewhere = { $old } kann nicht geschrieben werden. Die Partie ist stattdessen in { $path } gespeichert.
# $path (text)
cli-save-exists = { $path } gibt es schon. Zum Ersetzen: save --force { $path }
# $game (text), $seed (text)
cli-demo = Zur Vorführung spielen Bots { $game } (Startwert „{ $seed }“). Du siehst, was das Publikum sieht.

## Aufzeichnungen

# $player (text): one player or several
cli-stops-before-player = Die Aufzeichnung endet hier; am Zug: { $player }.
cli-stops-before-chance = Die Aufzeichnung endet hier; als Nächstes ist der Zufall dran.

## Regeln

cli-basis-source = Steht in den Quellen.
cli-basis-ruling = Unsere Entscheidung.
cli-basis-reconstruction = Unsere Rekonstruktion.
# $title (text)
cli-source = Quelle: { $title }
# $text (text)
cli-ruling = Entscheidung: { $text }
# $option (text): its name, $text (text)
cli-option = Option „{ $option }“: { $text }
cli-options = Optionen
# $text (text)
cli-search-finds-nothing = Keine Regel enthält „{ $text }“.
# $code (text): was für ein Kapitel einzugeben ist
cli-rules-how = { $code } zeigt ein Kapitel, rules und ein Wort sucht danach.
# $count (number): gefundene, nicht gezeigte Regeln
cli-rules-more = { $count ->
    [one] Noch eine Regel enthält das. Suche genauer, oder lies ein Kapitel.
   *[other] Noch { $count } Regeln enthalten das. Suche genauer, oder lies ein Kapitel.
}

## Die Optionen der Spielregel

# $code (text): ein Befehl
cli-crib-hint = Nur die Spielhilfe: { $code }
