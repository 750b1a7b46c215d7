### Das Spiel im Vollbild im Terminal, auf Deutsch.

## Die Bereiche

tui-table = Tisch
tui-hand = Deine Karten
tui-choice = Deine Wahl
tui-log = Verlauf
tui-talk = Gespräch
tui-no-cards = Keine Karten.
tui-say = Sag etwas
# $count (number)
tui-choices = Deine Wahl: { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
# $name (text), $text (text)
tui-chat = { $name }: { $text }
tui-free-seat = freier Platz

## Der Titel, der sagt, wer an der Reihe ist

# $player (text)
tui-your-turn = { $player }, du bist an der Reihe
# $players (text)
tui-waiting-for = Warten auf { $players }
tui-game-over = Das Spiel ist zu Ende
tui-you-watch = Du schaust zu
tui-gathering = Warten auf Mitspielende
# $seconds (number)
tui-seconds-left = noch { $seconds } s
# $server (text)
tui-connecting = Verbindung mit { $server }…
# $reason (text)
tui-lost = Die Verbindung ist unterbrochen: { $reason }
tui-stale = Am Tisch hat sich etwas geändert; wähle bitte noch einmal.

## Ein Tisch, der auf Mitspielende wartet

# $players (text), $link (text)
tui-invite = Am Tisch: { $players }

    Lade andere mit diesem Link ein:
    { $link }
# $strength (text)
tui-start-with = Jetzt anfangen; Bots nehmen die freien Plätze ({ $strength })

## Die Tasten, so kurz wie möglich

tui-key-play = Wählen
tui-key-hint = Tipp
tui-key-undo = Zurück
tui-key-words = Karten
tui-key-why = Warum
tui-key-talk = Reden
tui-key-host = Verwalten
tui-key-zoom = Zoom
tui-key-light = Hell
tui-key-help = Hilfe
tui-key-quit = Ende

## Die Hilfe

tui-help-title = Tasten und Maus
tui-help =
    ↑ ↓ oder eine Nummer, dann Enter: einen Zug wählen. Mit der Maus zeigt ein erster Klick, was ein Zug bedeutet, ein zweiter macht ihn.
    Tab: zum nächsten Bereich; Pfeil- und Bildtasten blättern darin.
    ← → in deinen Karten: was jede Karte tut. Überall sonst zeig mit der Maus auf ein Wort.
    c: alle Karten, Rollen und Figuren
    w: warum etwas geschehen ist, Regel für Regel
    h: ein Tipp
    u: einen Zug zurücknehmen
    t: etwas sagen; Esc führt zurück zu den Zügen
    m: den Tisch verwalten, als Gastgeber
    z: nur einen Bereich zeigen, dann wieder alle
    l: hell oder dunkel
    s: eine Kopie des Spiels speichern
    q: aufhören; das Spiel bleibt erhalten

## Die Dialoge

tui-words-title = Karten, Rollen und Figuren
tui-why-title = Was geschehen ist, und warum
tui-hint-title = Tipp
tui-hint-thinking = Ich denke nach…
tui-hint-later = Jetzt gibt es keinen Tipp, weil du nichts zu entscheiden hast.
tui-say-title = Was du sagen kannst
tui-save-title = Eine Kopie speichern
tui-save-prompt = Name der Datei
# $path (text)
tui-save-exists = { $path } gibt es schon; wähle einen anderen Namen.
tui-save-server = Der Server bewahrt dieses Spiel auf.
tui-ends-title = Dieser Zug beendet das Spiel sofort
tui-ends-other = Einen anderen Zug wählen
tui-quit-title = Das Spiel verlassen?
tui-quit-kept = Das Spiel bleibt erhalten. So geht es später weiter:
tui-quit-lost = Das Spiel ließ sich nicht speichern: Wenn du aufhörst, ist es verloren.
tui-quit-leave = Verlassen
tui-quit-stay = Weiterspielen
tui-over-again = Noch ein Spiel
tui-over-quit = Aufhören

## Der Anfang

tui-start-title = Was möchtest du spielen?
tui-start-continue = Das letzte Spiel fortsetzen
tui-start-link = Über einen Link an einen Tisch auf einem Server
tui-start-link-title = Der Link des Tisches
# $example (text)
tui-start-link-bad = Das ist kein Link zu einem Tisch. Ein solcher Link sieht so aus: { $example }
tui-start-name = Wie möchtest du heißen?
tui-start-players = Zu wievielt?
# $count (number)
tui-start-count = { $count ->
    [one] allein
   *[other] zu { $count }
}
tui-start-strength = Wie stark sollen die Bots sein?
# $game (text), $least (number), $most (number)
tui-start-game = { $game } (zu { $least } bis { $most })

## Ohne das Vollbild

# $command (text)
tui-no-terminal = das Vollbild braucht ein Terminal; ohne Terminal spielt dieser Befehl Zeile für Zeile: { $command }
# $command (text); der Befehl zum Installieren folgt
tui-needs-extra = das Vollbild ist ein Zusatz; installiere ihn, oder spiele Zeile für Zeile mit { $command }:
