### Die Figuren, die von Bots gespielt werden, und die Gesten, auf Deutsch; der Webclient lädt sie an einem Tisch.

# $name (text): der Name einer Figur
web-character = { $name ->
    [Bernhard] Der Bootsmann. Seine Stimme reicht bis in den Ausguck; ein Wort zu viel hat er nie gesagt.
    [Steffi] Der Ausguck. Sieht alles zuerst und sagt es, bevor jemand fragt.
    [Florian] Der Schiffsjunge. Die erste Fahrt, und schon weiß er alles besser.
    [Carmen] Die Kanonierin. Hat ein Auge verloren, aber noch keine Wette.
    [Antje] Seit dreißig Jahren am Ruder. Wägt ihre Worte wie den Wind.
    [Ludger] Der Smutje. Rührt in der Suppe und in jedem Gerücht an Bord.
    [Wiebke] Die Schiffsärztin. Lässt sich Zeit, bei den Karten wie mit der Säge.
    [Hauke] Der alte Fischer. Raucht, schweigt und zählt mit.
    [Marisol] Die Zimmerfrau. Summt bei der Arbeit und lacht am lautesten.
    [Jacques] Der Zahlmeister. Trägt jede Dublone ins Buch ein und jede Kränkung.
    [Ottavia] Die Navigatorin. Kennt die Sterne beim Namen und die Marotten aller anderen.
    [Renzo] Der Segelmacher. Flink mit der Nadel, flinker mit den Karten.
   *[other] Ein Matrose, den niemand kennt.
}

web-emotes = Gesten
# $emote (text)
web-emote = { $emote ->
    [laugh] lacht
    [applause] applaudiert
    [anger] schäumt vor Wut
    [surprise] staunt
    [thinking] grübelt
    [salute] salutiert
   *[other] { $emote }
}
    .button = { $emote ->
        [laugh] Lachen
        [applause] Applaudieren
        [anger] Vor Wut schäumen
        [surprise] Staunen
        [thinking] Grübeln
        [salute] Salutieren
       *[other] { $emote }
    }
