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

## Was gefragt ist

# $player (text)
web-traitres-waiting = Warten auf { $player }
web-traitres-ask-card = Spiel eine Karte von deiner Hand
web-traitres-ask-open = Spiel eine Karte von deiner Hand, oder tippe auf die Truhe, um sie zu öffnen
# $value (text)
web-traitres-ask-claim = Als was sagst du diese { $value } an?
web-traitres-true = die Wahrheit
web-traitres-ask-plank = Wer bekommt die Planke? Tippe jemanden an
web-traitres-ask-pockets = Wer muss die Taschen leeren? Tippe jemanden an
web-traitres-ask-order = Leg die Karten in die Truhe zurück: Tippe zuerst auf die, die obenauf liegen soll
web-traitres-ask-return = Leg Karten auf den Nachzugstapel zurück: Tippe zuerst auf die, die obenauf liegen soll
# $clause (text)
web-traitres-rule = Regel { $clause } zeigen

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
