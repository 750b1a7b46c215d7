### Die Zeichnung von Traîtres à bord im Web-Client, auf Deutsch.

## Der Tisch, in Worten

# $count (number)
web-traitres-planks = { $count ->
    [0] keine Planke
    [one] { $count } von 3 Planken
   *[other] { $count } von 3 Planken
}
# $value (text)
web-traitres-loot = Beute { $value }
web-traitres-hand = Deine Hand
web-traitres-seen = Durchs Fernrohr
web-traitres-show-role = Deine Rolle ansehen
web-traitres-hide-role = Noch einmal tippen, um sie zu verbergen
web-traitres-open-hint = Nur Piraten dürfen die Truhe öffnen: Sieh dir zuerst deine Rolle an.
# $target (number)
web-traitres-goal = Die Piraten wollen { $target } in der Truhe, die Meuterer weniger.
web-traitres-danger = Zwei Planken liegen vor dir: Mit der dritten gehst du über Bord!
web-traitres-your-role = Deine Rolle:
# $side (text): pirate oder mutineer, $target (number)
web-traitres-aim = { $side ->
    [pirate] Truhe auf { $target } oder mehr
   *[mutineer] Truhe unter { $target }
}
web-traitres-said = letzte Ansage:
# $sum (text): of all that was announced, $target (number)
web-traitres-claimed = angesagt { $sum } von { $target }
web-traitres-claims-tab = Ansagen

## Was gefragt ist

web-traitres-ask-card = Spiel eine Karte
web-traitres-ask-open = Spiel eine Karte oder öffne die Truhe
web-traitres-ask-opening = Die Truhe öffnen?
# $value (text)
web-traitres-ask-claim = Als was sagst du diese { $value } an?
web-traitres-true = die Wahrheit
web-traitres-ask-plank = Wer bekommt die Planke?
web-traitres-ask-pockets = Wer muss die Taschen leeren?
web-traitres-ask-order = Leg die Karten in die Truhe zurück: Tippe zuerst auf die, die obenauf liegen soll
web-traitres-ask-return = Leg Karten auf den Nachzugstapel zurück: Tippe zuerst auf die, die obenauf liegen soll
web-traitres-say-spied = Was hast du gesehen?
web-traitres-say-chest = Wie viel ist die Truhe wert?

## Das Ende

# $team (text): pirates oder mutineers
web-traitres-win = { $team ->
    [pirates] Die Piraten gewinnen!
   *[mutineers] Die Meuterer gewinnen!
}
# $why (text): die Regel, mit Bindestrich, $team (text)
web-traitres-why = { $why ->
    [T3-1] { $team ->
        [pirates] Die Truhe erreicht den Zielwert.
       *[mutineers] Die Truhe verfehlt den Zielwert.
    }
    [T3-2] Kein einziger Meuterer ist mehr an Bord.
    [T3-3] Die Meuterer an Bord sind nicht mehr in der Minderheit.
   *[T3-4] Der Nachzugstapel ist leer.
}
# $sum (text), $target (number)
web-traitres-worth = Die Truhe ist { $sum } wert, der Zielwert ist { $target }

## Ansagen

web-traitres-claims = Wer was angesagt hat
web-traitres-no-claims = Noch hat niemand etwas angesagt.
web-traitres-planked = Planken gegen
# $number (number), $value (text), $known (text): no, true oder lie, $card (text), $where (text): in, gone, mixed, perhaps oder unknown
web-traitres-claim = { $known ->
    [lie] Ansage { $number }: { $value }, aber es war eine { $card }. { web-traitres-claim-where }
    [true] Ansage { $number }: { $value }, und das stimmte. { web-traitres-claim-where }
   *[no] Ansage { $number }: { $value }. { web-traitres-claim-where }
}
# $where (text): in, gone, mixed, perhaps oder unknown
web-traitres-claim-where = { $where ->
    [in] Die Karte liegt noch an ihrer Stelle.
    [gone] Die Karte ist nicht mehr in der Truhe.
    [mixed] Ein Fernrohr hat die Karte vielleicht verschoben.
    [perhaps] Die Karte ist vielleicht nicht mehr in der Truhe.
   *[unknown] { "" }
}
web-traitres-legend-gone = nicht mehr in der Truhe
web-traitres-legend-mixed = vielleicht von einem Fernrohr verschoben

## Szenen: was auf dem Band steht, während etwas gespielt wird

# $planks (number): wie viele jetzt vor dem Spieler liegen
web-traitres-scene-plank = { $planks ->
    [1] Die erste Planke!
    [2] Die zweite Planke!
   *[3] Die dritte Planke!
}
# $name (text), $planks (number)
web-traitres-scene-plank-for = { $planks ->
    [1] Für { $name } fehlen noch zwei
    [2] Für { $name } fehlt nur noch eine
   *[3] Für { $name } gibt es kein Zurück
}
# $role (text): pirate oder mutineer
web-traitres-scene-unmasked = { $role ->
    [pirate] Ein treuer Pirat!
   *[mutineer] Ein Meuterer!
}
# $name (text)
web-traitres-scene-overboard = { $name } ist über Bord gegangen
# $sum (text), $target (number), $reached (text): yes oder no
web-traitres-scene-chest = { $reached ->
    [yes] { $sum } von { $target }: Es reicht!
   *[no] { $sum } von { $target }: Zu wenig!
}
# $count (number): der Lügner, $names (text)
web-traitres-scene-liars = { $count ->
    [0] Keine Lüge ist erwiesen.
   *[other] Beim Lügen ertappt: { $names }
}

## Was nur ein Platz sieht, in der Wiedergabe

web-traitres-secret-role = Rolle
web-traitres-secret-hand = Hand
web-traitres-secret-seen = Durchs Fernrohr
