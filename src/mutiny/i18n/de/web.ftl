# The web client. Its texts; those of its parts are in web-*.ftl beside this.

web-title = Mutiny

## Auf jeder Seite

web-skip = Zum Inhalt springen
web-skip-move = Zu deinem Spielzug springen
web-nav = Hauptmenü
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
web-footer = Kein Konto, keine Cookies, keine Inhalte Dritter. Wer den Link hat, kann mitspielen.
# $version (text)
web-version = Version { $version }
# $text (text): what the operator wrote
web-announced = Nachricht des Serverbetreibers: { $text }
# $stops (text): yes or no, $time (text): the time of day
web-draining = { $stops ->
    [yes] Der Server hält um { $time } für eine Aktualisierung an. Die Partien gehen danach weiter; bis dahin werden keine neuen Tische eröffnet.
   *[no] Der Server wird bald aktualisiert. Laufende Partien gehen weiter, neue Tische werden nicht eröffnet.
}
web-update = Es gibt eine neuere Version dieser Seite.
web-update-take = Jetzt aktualisieren
web-offline-title = Keine Verbindung
web-offline = Der Server antwortet nicht. Wir versuchen es weiter; es geht nichts verloren.
web-lost-title = Hier ist nichts
web-lost = Diese Adresse führt ins Leere. Vielleicht ist der Link unvollständig.

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie im System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Animationen
web-motion-auto = Wie im System
web-speed = Tempo der Ereignisse
web-speed-slow = Gemächlich
web-speed-usual = Normal
web-speed-fast = Schnell
web-speed-off = Alles auf einmal
web-beat-on = Weiter
web-beat-skip = Überspringen
web-on = An
web-off = Aus
web-sound = Töne
web-volume = Lautstärke
web-at-once = Ohne Bestätigung spielen
web-at-once-more = Spielzüge werden sofort ausgeführt
web-notify = Benachrichtigen, wenn ich am Zug bin
web-notify-more = Nur wenn dieser Tab im Hintergrund ist

## Spiele

web-game-line = Ein zusätzliches Spiel auf diesem Server.
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
    [easy] Spielt auf Anfängerniveau und macht Fehler.
    [medium] Spielt solide.
    [hard] Denkt weit voraus, bis zu einer Sekunde pro Spielzug.
   *[other] Ein zusätzlicher Bot auf diesem Server.
}

## Startseite

web-home-title = Drei Spiele um Meuterei auf See
web-home-lead = Spiele im Browser gegen starke Bots oder mit Freunden, wo immer sie sind. Du siehst alle erlaubten Spielzüge, und jedes Ereignis wird erklärt: So lernst du die Regeln beim Spielen.
web-name = Dein Name am Tisch
# Names for people who give none: sea birds, separated by commas
web-names = Albatros, Papageitaucher, Sturmvogel, Seeschwalbe, Kormoran, Pelikan, Möwe, Austernfischer, Reiher, Lumme
web-play-now = Jetzt gegen Bots spielen
web-invite = Freunde einladen
web-choose-more = Weitere Optionen
web-learn-it = Spielen lernen
web-go-on = Weiterspielen
web-home-more = Mehr
web-home-watch = Zuschauen
web-home-watch-more = Offene Tische: zuschauen oder selbst Platz nehmen.
web-home-learn = Lernen
web-home-learn-more = Kurze Lektionen und die vollständigen Spielregeln.
web-home-games = Archiv
web-home-games-more = Beendete Partien Zug für Zug nachspielen, alle Karten aufgedeckt.

## Meine Partien

web-my-games = Meine Partien
web-my-games-more = Deine Ergebnisse nach Spiel und Gegnern, deine Serien und eine Datei für ein anderes Gerät.
web-my-games-all = Alle meine Partien
web-my-games-none = In diesem Browser wurde noch keine Partie zu Ende gespielt.
# $outcome (text)
web-outcome = { $outcome ->
    [won] Gewonnen
    [lost] Verloren
    [left] Von einem Bot beendet
   *[unknown] Ergebnis unbekannt
}
# $won (number), $lost (number): games
web-score = { $won } gewonnen, { $lost } verloren
# $count (number): wins
web-streak = { $count ->
    [one] { $count } Sieg in Folge
   *[other] { $count } Siege in Folge
}

## Ein neuer Tisch

# $game (text): its name
web-new-title = Neuer Tisch: { $game }
# $game (text): its id
web-no-game = Ein Spiel namens { $game } gibt es hier nicht.
web-new-players = Plätze
web-new-bots = Davon Bots
# $friends (number): seats for people besides the player's
web-new-bots-help = { $friends ->
    [0] Du spielst nur gegen Bots.
    [one] Ein Platz bleibt für jemand anders frei.
   *[other] { $friends } Plätze bleiben für andere frei.
}
web-new-strength = Stärke der Bots
web-new-who = Wer mitspielen kann
web-new-by-link = Alle, die den Link haben
web-new-open = Alle, über die Lobby
web-new-clock = Bedenkzeit
web-new-options = Regeln und Varianten
web-new-start = Partie beginnen
web-new-link = Tisch eröffnen
web-clock-none = Unbegrenzt
# $time (text): a duration
web-clock-move = { $time } pro Spielzug
# $time (text): a duration, $bonus (number): seconds
web-clock-game = { $time } für die Partie, dazu { $bonus } s pro Spielzug
# $count (number)
web-seconds = { $count } s
# $count (number)
web-minutes = { $count } min
# $count (number)
web-hours = { $count } h
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
web-lobby-none-playing = Gerade läuft keine öffentliche Partie.
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
web-archive = Archiv
web-archive-lead = Beendete Partien offener Tische. Jede lässt sich von jedem Platz aus nachspielen, alle Karten aufgedeckt.
web-archive-game = Spiel
web-archive-all = Alle
web-archive-more = Mehr zeigen
web-archive-none = Noch wurde keine Partie zu Ende gespielt.
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
web-waiting-invitation = Komm, wir spielen { $game }
web-link = Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen …
web-waiting-start = Beginnen
# $free (number): free seats
web-waiting-start-more = { $free ->
    [0] Alle sind da.
   *[other] Die Partie beginnt von selbst, sobald alle Plätze besetzt sind. Du musst nicht warten: Bots können die freien Plätze übernehmen.
}
# $free (number): free seats
web-waiting-begin = { $free ->
    [0] Beginnen
   *[other] Mit Bots beginnen
}
# $host (text): the name of the player who opened the table
web-waiting-host = { $host } startet das Spiel. Es beginnt auch von selbst, wenn alle Plätze besetzt sind.
web-host = Gastgeber
web-host-menu = Tisch verwalten
# $name (text): a player
web-host-of = Optionen für { $name }
web-leave-seat = Meinen Platz aufgeben

## Am Tisch

web-table-opening = Zum Tisch
web-board = Tisch
web-around = Verlauf und Chat
web-seats = Plätze
web-seat-free = frei
web-you = du
web-away = abwesend, ein Bot spielt
web-not-here = offline
# $level (text)
web-bot = Bot: { $level }
web-winner = gewonnen
web-to-act = am Zug
web-device = Auf einem anderen Gerät spielen
web-device-more = Öffne dort diesen Link und spiel weiter. Behalte ihn für dich: Wer ihn hat, spielt für dich.
web-time-left = Verbleibende Zeit
# $number (number): of a spectator; 0 if it is unknown
web-watcher = { $number ->
    [0] Aus dem Publikum
   *[other] Zuschauer { $number }
}
# $status (text): connecting, live, lost or gone
web-line = { $status ->
    [live] Verbunden
    [connecting] Wird verbunden …
    [lost] Verbindung verloren, neuer Versuch …
   *[gone] Nicht verbunden
}
web-move = Dein Spielzug
web-your-turn = Du bist am Zug.
web-choose = Tippe etwas auf dem Tisch an oder wähle aus der Liste.
web-choose-list = Wähle aus der Liste.
web-chosen = Gewählt:
web-do-it = Bestätigen
web-not-yet = Abbrechen
web-sending = Wird gesendet …
web-kept = Keine Verbindung: Dein Spielzug ist gespeichert und wird gesendet, sobald es geht.
# $names (text)
web-waiting-for = Am Zug: { $names }.
web-wait = Einen Augenblick …
web-watching = Du schaust zu.
web-you-won = Du hast gewonnen!
web-away-you = Ein Bot spielt für dich.
web-return = Selbst weiterspielen
web-leave = Verlassen
web-leave-more = Ein Bot spielt für dich, bis du zurückkommst.
# $count (number): new messages
web-story-open = { $count ->
    [0] Verlauf und Chat
    [one] Verlauf und Chat: { $count } neue Nachricht
   *[other] Verlauf und Chat: { $count } neue Nachrichten
}
web-hand-sort = Hand sortieren
web-story-fold = Einklappen
web-talk-empty = Noch hat niemand etwas gesagt.
web-tab-moves = Züge
web-tab-log = Verlauf
web-tab-talk = Chat
web-leave-stay = Weiterspielen
web-leave-ask = Das Spiel verlassen?
web-goal = Dein Ziel:
web-menu = Menü
# $clause (text): its id
web-more-rules = Mehr im Regelheft ({ $clause })
# $count (number)
web-moves = { $count ->
    [0] Alle Spielzüge
   *[other] Alle Spielzüge ({ $count })
}
web-moves-find = Spielzug suchen
# $count (number)
web-moves-more = Noch { $count } mehr: Gib ein Wort ein, um zu suchen.
web-moves-none = Du bist nicht am Zug.
web-no-drawing = Für dieses Spiel gibt es hier kein Spielbrett. Das kannst du sehen:
web-log = Was geschehen ist
web-log-show = Anzeigen
web-log-hide = Ausblenden
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
    [undone] Der Spielzug wurde zurückgenommen.
    [over] Die Partie ist zu Ende.
    [rematch] { $name } möchte eine Revanche.
    [removed] Der Gastgeber hat { $name } vom Tisch entfernt.
    [closed] { $name } hat den Tisch geschlossen.
    [muted] { $name } kann nicht mehr schreiben.
    [muted-watcher] Ein Zuschauer kann nicht mehr schreiben.
    [unmuted] { $name } darf wieder schreiben.
    [unmuted-watcher] Ein Zuschauer darf wieder schreiben.
    [chat-locked] Zuschauer können nicht mehr schreiben.
    [chat-unlocked] Zuschauer dürfen wieder schreiben.
    [seats-locked] Vorerst kann sich niemand mehr dazusetzen.
    [seats-unlocked] Die freien Plätze können wieder besetzt werden.
    [erased] Name und Nachrichten eines Spielers wurden gelöscht.
   *[other] { $what }
}
web-look = Diesen Zug noch einmal ansehen
web-hint = Tipp
web-hint-thinks = Denkt nach …
# Against bots, at once
web-undo-now = Zurücknehmen
web-undo = Zug zurücknehmen
web-undo-asked = Du möchtest deinen Spielzug zurücknehmen; die anderen müssen zustimmen.
# $name (text)
web-undo-asks = { $name } möchte den letzten Spielzug zurücknehmen.
web-undo-agree = Zustimmen
web-undo-refuse = Ablehnen
web-undo-answered = Du hast zugestimmt; andere haben noch nicht geantwortet.
web-rematch = Revanche
web-decided = Was entschied die Partie?
web-next-watch = Der neuen Partie zuschauen

## Reden

web-chat = Chat
web-chat-label = An alle schreiben
web-chat-label-watcher = An die anderen Zuschauer schreiben
web-chat-erased = gelöscht
web-chat-send = Senden
web-chat-waits = Wird gesendet, sobald die Verbindung wieder da ist.
# $name (text), $text (text)
web-chat-said = { $name }: { $text }
web-say = Etwas sagen
web-say-more = Alle hören es, auch Bots. Wahr sein muss es nicht.
web-say-about = Um wen geht es?
web-say-back = Letzte entfernen
web-less = Eins weniger
web-more = Eins mehr

## Regeln neben dem Tisch

# $clause (text): its id
web-rule = Regel { $clause }
web-rule-book = Die ganze Spielregel
web-rule-missing = Diese Regel kann gerade nicht gezeigt werden.
# $text (text)
web-rule-ruling = Unsere Entscheidung: { $text }

## Was abgelehnt wird

# $code (text): why, for programs, $why (text): a sentence of the server's
web-refused = { $code ->
    [offline] Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
    [unavailable] Der Server ist ausgelastet. Versuche es gleich noch einmal.
    [stale] Die Partie ist inzwischen weitergegangen. Bitte wähle noch einmal.
    [illegal] Das erlauben die Regeln jetzt nicht.
    [not-now] Das geht jetzt nicht.
    [no-undo] Es gibt nichts zurückzunehmen: Seit deinem letzten Spielzug wurde etwas aufgedeckt.
    [no-seat] Wer zuschaut, kann nur chatten.
    [full] Alle Plätze sind besetzt.
    [name] Dieser Name geht nicht: Er ist vergeben oder nicht lesbar. Wähle einen anderen.
    [closed] Dieser Tisch ist geschlossen.
    [no-table] Diesen Tisch gibt es nicht. Vielleicht besteht er nicht mehr, oder der Link ist unvollständig.
    [bad-token] Dieser Link gehört zu keinem Platz an diesem Tisch.
    [left] Du hast diesen Platz aufgegeben.
    [too-fast] Zu viel auf einmal. Warte kurz und versuche es noch einmal.
    [too-big] Das ist zu lang.
    [protocol] Diese Seite ist veraltet. Lade sie neu.
    [not-found] Unter dieser Adresse ist nichts.
    [defect] Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
    [banned] Der Betreiber dieses Servers hat deine Adresse gesperrt.
    [draining] Der Server wird bald aktualisiert. Bis dahin werden keine neuen Tische eröffnet.
    [not-host] Das kann nur der Gastgeber.
    [removed] Der Gastgeber hat dich von diesem Tisch entfernt. Zuschauen kannst du weiterhin.
    [locked] Der Gastgeber hat das vorerst gesperrt.
    [muted] Der Gastgeber hat dich stummgeschaltet: Was du schreibst, kommt bei den anderen nicht an.
    [words] Dieser Server lässt eines dieser Wörter nicht zu. Schreibe es anders.
   *[other] { $why }
}
# $code (text): why
web-gone = { $code ->
    [no-table] Diesen Tisch gibt es nicht
    [bad-token] Kein Platz an diesem Tisch
    [left] Du hast diesen Platz aufgegeben
    [removed] Du wurdest vom Tisch entfernt
    [closed] Dieser Tisch wurde geschlossen
   *[other] Der Tisch kann nicht gezeigt werden
}
web-gone-look = Den Tisch ansehen

## Die Spielhilfe: was jede Karte und jede Rolle tut

web-crib = Spielhilfe
web-crib-none = Zu diesem Spiel gibt es keine Spielhilfe.

## Eigene Zahlen: eine Datei anstelle unserer

web-replace-ours = Der Tisch spielt mit unseren Zahlen.
web-replace-own = Eigene Zahlen verwenden
# $limit (number): characters
web-replace-help = Wähle eine Datei, oder gib ihren Text unten ein (TOML, höchstens { $limit } Zeichen). Alle am Tisch sehen, dass die Zahlen von dir sind.
web-replace-file = Datei wählen
web-replace-fill = Unsere Zahlen einfügen
web-replace-download = Unsere Zahlen herunterladen
web-replace-back = Doch unsere Zahlen verwenden
# $name (text): what is replaced
web-replace-text = { $name }: Text der Datei
web-replace-good = Die Datei passt.
web-replace-bad = Die Datei lässt sich nicht verwenden:
# $limit (number): characters
web-replace-long = Die Datei ist zu lang: Erlaubt sind höchstens { $limit } Zeichen.
web-replace-empty = Hier steht noch nichts: Wähle eine Datei, füge ihren Text ein oder verwende doch unsere Zahlen.
web-house-rules = Regeln dieses Tisches
# $option (text), $value (text)
web-house-rule = { $option }: { $value }
# $name (text): what is replaced
web-replaced = { $name }: Zahlen des Gastgebers, nicht unsere
web-replaced-file = Datei herunterladen
web-replaced-tag = Zahlen des Gastgebers
