### Was der Gastgeber eines Tisches tun kann, auf Deutsch; im Browser und auf dem ganzen Bildschirm.

host-about = Du bist Gastgeber. Nur du kannst das Spiel starten und tun, was hier steht.
host-alone = Sonst ist niemand am Tisch.
# $name (text): a player
host-remove = { $name } entfernen
# $name (text): a player
host-replace = { $name } durch einen Bot ersetzen
# $name (text): a bot
host-remove-bot = Platz von { $name } freigeben
# $name (text): a player
host-mute = { $name } stummschalten
# $name (text): a player
host-unmute = { $name } wieder schreiben lassen
host-everyone = Für alle
host-lock-chat = Zuschauer nicht mehr schreiben lassen
host-unlock-chat = Zuschauer schreiben lassen
host-lock-seats = Niemanden mehr dazusetzen lassen
host-unlock-seats = Freie Plätze wieder öffnen
host-watcher = Nummer eines Zuschauers
host-watcher-more = Zuschauer sehen neben dem, was sie schreiben, eine Nummer. Die Spieler sehen diese Nachrichten nicht.
host-mute-watcher = Stummschalten
# $number (number): of a spectator
host-unmute-watcher = Zuschauer { $number } wieder schreiben lassen
host-close = Tisch schließen
# $what (text): remove, replace or close, $name (text): a player
host-ask = { $what ->
    [remove] { $name } entfernen?
    [replace] { $name } durch einen Bot ersetzen?
   *[close] Den Tisch für alle schließen?
}
# $what (text): remove, replace or close, $name (text): a player
host-ask-more = { $what ->
    [remove] { $name } verliert den Platz endgültig und kann nur noch zuschauen. Niemand kann sich dazusetzen, bis du es wieder erlaubst.
    [replace] Ein Bot übernimmt den Platz. { $name } verliert ihn endgültig und kann nur noch zuschauen.
   *[close] Das Spiel endet hier, ohne Sieger. Das lässt sich nicht rückgängig machen.
}
host-cancel = Abbrechen
