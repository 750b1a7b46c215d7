# The web client. Its texts; those of its parts are in web-*.ftl beside this.

web-title = Mutiny

## Auf jeder Seite

web-skip = Zum Inhalt springen
web-skip-move = Zu deinem Spielzug springen
web-nav = Hauptseiten
web-nav-play = Spielen
web-nav-lobby = Lobby
web-nav-learn = Lernen
web-nav-games = Archiv
web-home = Startseite
web-rules = Regeln
web-close = Schließen
web-again = Noch einmal versuchen
web-later = Später
web-loading = Wird geladen …
web-footer = Kein Konto, keine Cookies, nichts von fremden Servern: Wer einen Link hat, spielt mit.
# $version (text)
web-version = Version { $version }
web-update = Es gibt eine neuere Version dieser Seite.
web-update-take = Jetzt laden
web-offline-title = Keine Verbindung
web-offline = Der Server antwortet nicht. Wir versuchen es weiter; nichts, was du getan hast, geht verloren.
web-lost-title = Hier ist nichts
web-lost = Diese Adresse führt ins Leere. Vielleicht ist der Link unvollständig.

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Bewegung
web-motion-auto = Wie das System
web-on = An
web-off = Aus
web-sound = Töne
web-at-once = Spielzüge sofort ausführen
web-at-once-more = Ohne Rückfrage, ob du es so gemeint hast
web-notify = Benachrichtigen, wenn ich am Zug bin
web-notify-more = Nur, während du etwas anderes ansiehst

## Spiele

# $game (text): its id
web-game = { $game ->
    [meuterer] Meuterer
    [cartagena] Cartagena: Die Meuterei
    [traitres] Traîtres à bord
   *[other] { $game }
}
# $game (text): its id
web-game-line = { $game ->
    [meuterer] Ein Handelsschiff segelt von Insel zu Insel. Verkaufe deine Waren, wähle heimlich deine Seite und stürze den Kapitän, oder werde selbst einer.
    [cartagena] Klopfe an Kajütentüren und hole dir Gold, Karten und Geheimnisse, setze auf Kapitän Valverde oder Ramon Diaz und lenke die Duelle: Nur der Reichste auf der Siegerseite gewinnt.
    [traitres] Piraten füllen die Truhe, Meuterer verderben die Ausbeute, und niemand weiß, wer wer ist. Bluffe, beschuldige und schicke Verdächtige über die Planke.
   *[other] Ein Spiel, das diesem Server hinzugefügt wurde.
}
# $least (number), $most (number)
web-game-players = { $least } bis { $most } Personen
# $level (text): a level of bots
web-strength = { $level ->
    [random] Zufall
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
   *[other] { $level }
}
# $level (text): a level of bots
web-strength-help = { $level ->
    [random] Macht irgendeinen erlaubten Spielzug.
    [easy] Anfänger, macht Fehler.
    [medium] Spielt solide.
    [hard] Denkt weit voraus, bis zu einer Sekunde für einen Spielzug.
   *[other] Ein Bot, der diesem Server hinzugefügt wurde.
}
# $option (text): its id
web-option = { $option ->
    [pirates] Piraten
    [offered-conflict] Angebotene Konfliktkarten
    [loader-returns] Nicht behaltene Karten des Lademeisters
    [ring] Der Kreis der Inseln
    [mutineers-meet] Meuterer kennen einander
   *[other] { $option }
}
# $value (text): a value of an option
web-value = { $value ->
    [off] Ohne
    [on] Mit
    [double] Mit, doppelt so schnell
    [counts] Zählen mit
    [ignored] Zählen nicht
    [draw] Unter den Nachzugstapel
    [discard] Unter den Ablagestapel
    [shuffled] Gemischt
    [printed] Wie in der Originalregel
    [no] Nein
    [yes] Ja
   *[other] { $value }
}

## Startseite

web-home-title = Drei Spiele um Meuterei auf See
web-home-lead = Spiele im Browser gegen gute Bots oder mit Freunden, wo immer sie sind. Jeder erlaubte Spielzug wird gezeigt, und jedes Ereignis sagt, warum es geschah: Die Regeln lernst du beim Spielen.
web-name = Dein Name am Tisch
# Names for people who give none: sea birds, separated by commas
web-names = Albatros, Sturmvogel, Tölpel, Seeschwalbe, Kormoran, Pelikan, Möwe, Eissturmvogel, Reiher, Lumme
web-play-now = Jetzt gegen Bots spielen
web-invite = Freunde einladen
web-choose-more = Mehr Auswahl
web-learn-it = Spielen lernen
web-go-on = Weiterspielen
web-home-more = Mehr
web-home-watch = Zuschauen
web-home-watch-more = Offene Tische: einer Partie zuschauen oder einen freien Platz nehmen.
web-home-learn = Lernen
web-home-learn-more = Lektionen und Regelwerke, jeweils ein paar Minuten.
web-home-games = Archiv
web-home-games-more = Beendete Partien Zug für Zug nachspielen, mit allen Geheimnissen.

## Ein neuer Tisch

# $game (text): its name
web-new-title = Neuer Tisch: { $game }
# $game (text): its id
web-no-game = Ein Spiel namens { $game } gibt es hier nicht.
web-new-players = Personen
web-new-bots = Davon Bots
# $friends (number): seats for people besides one's own
web-new-bots-help = { $friends ->
    [0] Du spielst nur gegen Bots.
    [one] Ein Platz bleibt für jemand anderen frei.
   *[other] { $friends } Plätze bleiben für andere frei.
}
web-new-strength = Wie stark die Bots sind
web-new-who = Wer kommen kann
web-new-by-link = Wer den Link hat
web-new-open = Alle, über die Lobby
web-new-clock = Bedenkzeit
web-new-options = Regeln und Varianten
web-new-start = Partie beginnen
web-new-link = Tisch eröffnen
web-clock-none = Ohne Grenze
# $time (text): a duration
web-clock-move = { $time } für jeden Spielzug
# $time (text): a duration, $bonus (number): seconds
web-clock-game = { $time } für die Partie, dazu { $bonus } s für jeden Spielzug
# $count (number)
web-seconds = { $count } s
# $count (number)
web-minutes = { $count } min
# $count (number)
web-hours = { $count } h
# $count (number)
web-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

## Lobby und Archiv

web-lobby = Lobby
web-lobby-waiting = Freie Plätze
web-lobby-none-waiting = Gerade wartet kein Tisch auf Mitspieler.
web-lobby-open = Einen eröffnen
web-lobby-playing = Laufende Partien
web-lobby-none-playing = Gerade spielt niemand öffentlich.
web-join = Platz nehmen
web-watch = Zuschauen
# $count (number)
web-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
# $status (text): waiting, playing or over
web-status = { $status ->
    [waiting] Wartet auf Mitspieler
    [playing] Läuft
   *[over] Beendet
}
# $winners (text), $count (number)
web-won = { $count ->
    [0] Niemand hat gewonnen
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
}
web-archive = Beendete Partien
web-archive-lead = Partien offener Tische. Jede lässt sich von jedem Platz aus nachspielen, mit allen Geheimnissen.
web-archive-game = Spiel
web-archive-all = Alle
web-archive-more = Mehr zeigen
web-archive-none = Noch ist keine Partie zu Ende gespielt.
web-replay = Nachspielen

## Vor der Partie

# $game (text): its name
web-join-title = Du bist eingeladen: { $game }
# $free (number): free seats
web-join-sit = { $free ->
    [one] Den letzten Platz nehmen
   *[other] Platz nehmen
}
web-join-watch = Nur zuschauen
# $game (text): its name
web-waiting-title = { $game }: vor der Partie
web-waiting-share = Freunde einladen
# $free (number): free seats
web-waiting-share-more = { $free ->
    [one] Verschicke diesen Link: Wer ihn öffnet, kann den letzten freien Platz nehmen.
   *[other] Verschicke diesen Link: Wer ihn öffnet, kann einen der { $free } freien Plätze nehmen.
}
# $game (text): its name
web-waiting-invitation = Komm und spiel { $game }
web-link = Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen …
web-waiting-start = Beginnen
# $free (number): free seats
web-waiting-start-more = { $free ->
    [0] Alle sind da.
   *[other] Die Partie beginnt von selbst, wenn alle Plätze besetzt sind. Warten musst du nicht: Bots können die freien Plätze nehmen.
}
# $free (number): free seats
web-waiting-begin = { $free ->
    [0] Beginnen
   *[other] Mit Bots beginnen
}
web-leave-seat = Meinen Platz aufgeben

## Am Tisch

web-table-opening = Zum Tisch
web-board = Tisch
web-around = Plätze und Verlauf
web-seats = Plätze
web-seat-free = frei
web-you = du
web-away = weg, ein Bot spielt
web-not-here = nicht verbunden
# $level (text)
web-bot = Bot: { $level }
web-winner = gewonnen
web-to-act = am Zug
web-device = Auf einem anderen Gerät spielen
web-device-more = Öffne dort diesen Link und spiel weiter. Behalte ihn für dich: Wer ihn hat, spielt für dich.
web-time-left = Verbleibende Zeit
web-watcher = Jemand, der zuschaut
# $status (text): connecting, live, lost or gone
web-line = { $status ->
    [live] Verbunden
    [connecting] Wird verbunden …
    [lost] Verbindung verloren, neuer Versuch …
   *[gone] Nicht verbunden
}
web-move = Dein Spielzug
web-your-turn = Du bist am Zug.
web-choose = Berühre etwas auf dem Tisch oder wähle aus der Liste.
web-choose-list = Wähle aus der Liste.
web-chosen = Gewählt:
web-do-it = Ausführen
web-not-yet = Zurück
web-sending = Wird gesendet …
web-kept = Keine Verbindung: Dein Spielzug ist aufgehoben und wird gesendet.
# $names (text)
web-waiting-for = Am Zug: { $names }.
web-wait = Einen Augenblick …
web-watching = Du schaust zu.
web-over = Die Partie ist zu Ende
web-you-won = Du hast gewonnen!
web-away-you = Ein Bot spielt für dich.
web-return = Selbst weiterspielen
web-leave = Gehen
web-leave-more = Ein Bot spielt für dich, bis du zurückkommst
# $count (number)
web-moves = { $count ->
    [0] Alle Spielzüge
   *[other] Alle Spielzüge ({ $count })
}
web-moves-find = Spielzug suchen
# $count (number)
web-moves-more = Und { $count } weitere: Gib ein Wort ein, um sie zu finden.
web-moves-none = Du bist nicht am Zug.
web-no-drawing = Dieses Spiel hat hier kein Bild; das siehst du davon.
web-log = Was geschehen ist
web-log-show = Zeigen
web-log-hide = Verbergen
web-log-empty = Noch nichts.
# $clause (text): its id
web-why = Warum? Regel { $clause }
# $what (text): what has happened at the table, $name (text): a player
web-note = { $what ->
    [sat] { $name } nimmt Platz.
    [left] { $name } gibt den Platz auf.
    [started] Die Partie beginnt.
    [took-over] Ein Bot spielt für { $name }.
    [returned] { $name } ist wieder da.
    [undo-asked] { $name } möchte einen Spielzug zurücknehmen.
    [undo-refused] { $name } ist dagegen: Der Spielzug gilt.
    [undone] Der Spielzug ist zurückgenommen.
    [over] Die Partie ist zu Ende.
    [rematch] { $name } möchte noch einmal spielen.
   *[other] { $what }
}
web-undo = Zug zurücknehmen
web-undo-asked = Du möchtest deinen Spielzug zurücknehmen; die anderen müssen zustimmen.
# $name (text)
web-undo-asks = { $name } möchte den letzten Spielzug zurücknehmen.
web-undo-agree = Zustimmen
web-undo-refuse = Ablehnen
web-undo-answered = Du hast zugestimmt; andere haben noch nicht geantwortet.
web-rematch = Noch einmal
web-next = Zum neuen Tisch
web-next-watch = Der neuen Partie zuschauen
web-record = Aufzeichnung herunterladen

## Reden

web-talk = Verlauf und Chat
web-chat = Chat
web-chat-label = An alle schreiben
web-chat-send = Senden
web-chat-waits = Wird gesendet, sobald die Verbindung wieder da ist.
# $name (text), $text (text)
web-chat-said = { $name }: { $text }
web-say = Etwas sagen
web-say-more = Alle hören es, auch Bots. Wahr sein muss es nicht.
web-say-about = Über wen?
web-say-saw = Was hast du gesehen?
web-say-number = Was ist die Truhe wert?
web-say-back = Letzte entfernen
web-less = Eins weniger
web-more = Eins mehr

## Regeln neben dem Tisch

# $clause (text): its id
web-rule = Regel { $clause }
web-rule-book = Das ganze Regelwerk
web-rule-missing = Diese Regel kann gerade nicht gezeigt werden.
# $text (text)
web-rule-ruling = Unsere Entscheidung: { $text }

## Was abgelehnt wird

# $code (text): why, for programs, $why (text): a sentence of the server's
web-refused = { $code ->
    [offline] Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
    [unavailable] Der Server ist beschäftigt. Versuche es gleich noch einmal.
    [stale] Die Partie ist inzwischen weitergegangen. Sieh sie dir noch einmal an und wähle neu.
    [illegal] Das erlauben die Regeln jetzt nicht.
    [not-now] Das geht jetzt nicht.
    [no-undo] Es gibt nichts zurückzunehmen: Seit deinem letzten Spielzug wurde etwas Verdecktes gezeigt.
    [no-seat] Wer zuschaut, kann nur chatten.
    [full] Alle Plätze sind besetzt.
    [name] Dieser Name geht nicht: Er ist vergeben oder nicht lesbar. Wähle einen anderen.
    [closed] Dieser Tisch ist geschlossen.
    [no-table] Diesen Tisch gibt es nicht. Vielleicht ist er fort, oder der Link ist unvollständig.
    [bad-token] Dieser Link ist kein Platz an diesem Tisch.
    [left] Du hast diesen Platz aufgegeben.
    [too-fast] Zu viel auf einmal. Warte kurz und versuche es noch einmal.
    [too-big] Das ist zu lang.
    [protocol] Diese Seite ist zu alt für den Server. Lade sie neu.
    [not-found] Unter dieser Adresse ist nichts.
    [defect] Beim Server ist etwas schiefgegangen. Versuche es noch einmal.
   *[other] { $why }
}
# $code (text): why
web-gone = { $code ->
    [no-table] Diesen Tisch gibt es nicht
    [bad-token] Das ist kein Platz
    [left] Du bist gegangen
   *[other] Der Tisch kann nicht gezeigt werden
}
web-gone-look = Den Tisch ansehen
