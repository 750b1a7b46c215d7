### Che cosa conta adesso in Traîtres à bord, in italiano: obiettivi, pericoli, numeri chiave, effetti di ogni mossa.

## L'obiettivo, in una riga. $target (number): quanto deve valere il forziere

traitres-goal-pirate = Pirata: porta il forziere a { $target } e aprilo, oppure getta in mare tutti gli ammutinati.
traitres-goal-mutineer = Ammutinato: tieni il forziere sotto { $target } finché non si apre o finisce il mazzo.
# $role (text)
traitres-goal-overboard = { $role ->
    [mutineer] Sei in mare, ma vinci ancora con gli ammutinati: il forziere deve restare sotto { $target }.
   *[pirate] Sei in mare, ma vinci ancora con i pirati: il forziere deve arrivare a { $target }.
}
traitres-goal-both = I pirati vogliono { $target } nel forziere, gli ammutinati di meno.

## Numeri chiave

# $sum (text): con il segno, $of (number): l'obiettivo, $value (number): la somma, $gone (number): carte dichiarate che hanno lasciato il forziere
traitres-number-claimed = { $gone ->
    [0] dichiarato { $sum } su { $of }
    [one] dichiarato { $sum } su { $of }, ma { $gone } di quelle carte non c'è più
   *[other] dichiarato { $sum } su { $of }, ma { $gone } di quelle carte non ci sono più
}
# $pirates (number), $value (number): ammutinati
traitres-number-mutineers = a bordo: { $pirates ->
    [one] { $pirates } pirata
   *[other] { $pirates } pirati
}, { $value ->
    [one] { $value } ammutinato
   *[other] { $value } ammutinati
}
# $value (number): carte
traitres-number-draw-pile = { $value ->
    [one] { $value } carta da pescare
   *[other] { $value } carte da pescare
}

## Pericoli

# $loses (text): yes o no
traitres-danger-planks = { $loses ->
    [yes] Due passerelle davanti a te: con la terza finisci in mare e la tua squadra ha perso!
   *[no] Due passerelle davanti a te: con la terza finisci in mare!
}
traitres-danger-outnumbered = Se finisce in mare un altro pirata, vincono gli ammutinati.
# $count (number): carte nel mazzo di pesca, $target (number)
traitres-danger-draw-pile = { $count ->
    [one] Resta { $count } carta da pescare: poi vincono gli ammutinati.
   *[other] Restano { $count } carte da pescare: poi vincono gli ammutinati.
}
# $sum (text), $target (number)
traitres-danger-claims = Dichiarato { $sum } su { $target }: un pirata può aprire il forziere in ogni momento.

## Che cosa comporta una mossa

traitres-meaning-pile-empty = Poi il mazzo di pesca è vuoto: gli ammutinati vincono subito.
# $sum (text), $target (number), $chest (number): le sue carte, $gone (number)
traitres-meaning-open = Le dichiarazioni fanno { $sum }, l'obiettivo è { $target }. Se troppe erano bugie, vincono gli ammutinati.
traitres-meaning-open-short = Le dichiarazioni fanno solo { $sum } su { $target }: perdi, a meno che qualcuno non abbia messo più di quanto ha detto.
traitres-meaning-open-hopeless = { $chest ->
    [one] Perdi di sicuro: { $chest } carta non può valere { $target }.
   *[other] Perdi di sicuro: { $chest } carte non possono valere { $target }.
}
# $card (text), $value (text), $sum (text), $target (number), $honest (text): yes o no
traitres-meaning-stash = { $honest ->
    [yes] La verità: il forziere cambia di { $card } e le dichiarazioni fanno { $sum } su { $target }.
   *[no] Una bugia: il forziere cambia di { $card }, ma gli altri sentono { $value } e le dichiarazioni fanno { $sum } su { $target }.
}
# $player (text), $left (number): passerelle che mancano
traitres-meaning-plank = { $left ->
    [one] Ancora { $left } passerella e { $player } finisce in mare.
   *[other] Ancora { $left } passerelle e { $player } finisce in mare.
}
# $player (text), $role (text), $after (text): la squadra che vince subito, oppure on
traitres-meaning-overboard = { $after ->
    [pirates] Se { $player } sta con gli ammutinati, i pirati vincono subito.
    [mutineers] Se { $player } sta con i pirati, gli ammutinati vincono subito.
   *[on] { $role ->
        [mutineer] Se { $player } sta con gli ammutinati, c'è un ammutinato in meno.
       *[pirate] Se { $player } sta con i pirati, c'è un pirata in meno.
    }
}
traitres-meaning-no-effect = Per ora non ha effetto: peschi soltanto un'altra carta.
traitres-meaning-spyglass = Solo tu vedi le carte e conosci il nuovo ordine.
# $cards (text): le ultime dichiarazioni, $count (number)
traitres-meaning-spyglass-claims = { $count ->
    [one] Da confrontare con l'ultima dichiarazione: { $cards }.
   *[other] Da confrontare con le ultime dichiarazioni: { $cards }.
}
# $left (number): carte nel forziere, $target (number)
traitres-meaning-riddance = { $left ->
    [one] Nel forziere resta { $left } carta; l'obiettivo è { $target }.
   *[other] Nel forziere restano { $left } carte; l'obiettivo è { $target }.
}
# $cards (text): le ultime dichiarazioni, $count (number), $left (number)
traitres-meaning-riddance-claims = { $count ->
    [one] L'ultima dichiarazione era { $cards }. Carte che restano nel forziere: { $left }.
   *[other] Le ultime dichiarazioni erano { $cards }. Carte che restano nel forziere: { $left }.
}
# $player (text), $count (number): carte in mano
traitres-meaning-pockets = { $count ->
    [one] { $player } perde la carta che ha in mano, buona o cattiva, e ne pesca di nuove.
   *[other] { $player } perde le { $count } carte che ha in mano, buone o cattive, e ne pesca di nuove.
}
# $count (number): carte tra cui scegliere, $left (number): carte tenute
traitres-meaning-catch = Scegli tra { $count } carte e ne tieni { $left }; le altre vanno a chi pesca dopo.
# $cards (text), $sum (text), $count (number)
traitres-meaning-order = { $count ->
    [one] Un Tanti saluti porterebbe via { $cards }.
   *[other] Un Tanti saluti porterebbe via { $cards }: in tutto { $sum }.
}
# $player (text), $cards (text): la nuova prima carta, $kept (text), $count (number): carte tenute
traitres-meaning-return = { $count ->
    [0] Chi pesca dopo di te, di solito { $player }, riceve { $cards }. La tua mano è vuota.
   *[other] Chi pesca dopo di te, di solito { $player }, riceve { $cards }. Tieni { $kept }.
}
