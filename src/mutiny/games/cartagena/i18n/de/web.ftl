### Der Tisch von Cartagena im Web-Client, auf Deutsch.

# $pirate (text): what a visit is good for, in short
web-cartagena-power = { $pirate ->
    [captain-valverde] die oberste Goldkarte und eine Münze
    [ramon-diaz] die oberste Goldkarte und die oberste Kampfkarte ansehen, eine davon behalten
    [crackpott] 2 Kampfkarten
    [tembo] die obersten 2 Kampfkarten ansehen, eine davon behalten
    [wessel-jan] bis zu 3 Kampfkarten tauschen
    [dean-nero] bis zu 3 Kampfkarten verkaufen oder kaufen, für je eine Münze
    [pang] die oberste Kampfkarte oder eine Münze
    [chang-ye] einem Gegner eine Münze stehlen
    [sate] eine Münze, und jedes Mal eine mehr, wenn jemand an seiner offenen Tür vorbeigeht
    [bijoux] heimlich die Gesinnung festlegen, sie wechseln oder nur so tun
    [ojo] heimlich die Gesinnung festlegen; wer schon eine hat, sieht sich die eines Gegners an
    [cambivalute] zwei Matrosen ansehen und auf die Duellfelder stellen, später ein Duell begutachten
   *[ghost] der Zug ist sofort zu Ende
}
web-cartagena-board = Der Tisch
web-cartagena-track = Die Fahrt
# $ship (number), $mutiny (number): spaces, $storms (text): spaces
web-cartagena-track-about = Das Schiff ist auf Feld { $ship } von { $mutiny }. Stürme auf { $storms }.
# $spaces (number)
web-cartagena-to-go = { $spaces ->
    [one] noch { $spaces } Feld bis zur Meuterei
   *[other] noch { $spaces } Felder bis zur Meuterei
}
web-cartagena-arrived = Die Meuterei bricht aus
web-cartagena-doors = Die Türen
# $number (number): of the door
web-cartagena-door-closed = Tür { $number }, zu
# $number (number): of the door, $pirate (text)
web-cartagena-door-open = Tür { $number }, offen: { $pirate }
# $number (number): of the door, $pirate (text), $player (text)
web-cartagena-door-used = Tür { $number }: { $pirate }, besucht von { $player }
web-cartagena-piles = Stapel und Vorrat
web-cartagena-places = Duellfelder
# of a duel
web-cartagena-none = noch keine Matrosen
# of a duel
web-cartagena-hidden = zwei unbekannte Matrosen
# $one (number), $other (number): sailors
web-cartagena-either = { $one } und { $other }, aber wer wo steht, weißt du nicht
# $side (text)
web-cartagena-won-by = { $side ->
    [valverde] Sieg für Valverde
   *[diaz] Sieg für Diaz
}
web-cartagena-seen-by-you = Gestrichelter Rahmen: Matrosen, die du heimlich gesehen hast.
web-cartagena-choose-cards = Tippe auf bis zu 3 deiner Handkarten.
web-cartagena-now = Jetzt
# $players (text), $count (number): of players
web-cartagena-waits = { $count ->
    [one] { $players } ist am Zug.
   *[other] { $players } sind am Zug.
}
# $clause (text): of the rulebook
web-cartagena-rule = Regel { $clause }
web-cartagena-yours = Deine Karten
web-cartagena-combat-cards = Kampfkarten
# an allegiance
web-cartagena-not-set = nicht festgelegt
web-cartagena-players = Spieler
web-cartagena-you = du
# of a player, beside the name
web-cartagena-acts = am Zug
# $players (text)
web-cartagena-knows-sides = hat die Gesinnung von { $players } gesehen
# $letters (text), $count (number): of letters
web-cartagena-knows-posts = { $count ->
    [one] hat die Matrosen von Duell { $letters } gesehen
   *[other] hat die Matrosen der Duelle { $letters } gesehen
}
# $letters (text), $count (number): of letters
web-cartagena-knows-once = { $count ->
    [one] hatte die Matrosen von Duell { $letters } gesehen, bevor jemand anders sie in der Hand hatte
   *[other] hatte die Matrosen der Duelle { $letters } gesehen, bevor jemand anders sie in der Hand hatte
}
web-cartagena-crew = Wer ist wer
web-cartagena-in-lifeboat = im Rettungsboot
# $number (number)
web-cartagena-at-door = an Tür { $number }
# combat cards
web-cartagena-gone = Bisher in Duellen gelegt
web-cartagena-nobody-wins = Auf dieser Seite ist niemand mehr im Spiel: Alle verlieren.
web-cartagena-tied = Gleichstand; übrige Kampfkarten:
