### Il disegno di Traîtres à bord nel client web, in italiano.

## Il tavolo, in parole

# $count (number)
web-traitres-planks = { $count ->
    [0] nessuna passerella
    [one] { $count } passerella su tre
   *[other] { $count } passerelle su tre
}
# $value (text)
web-traitres-loot = bottino { $value }
web-traitres-hand = La tua mano
web-traitres-seen = Nel cannocchiale
web-traitres-show-role = Guarda il tuo ruolo
web-traitres-hide-role = Nascondi il tuo ruolo
web-traitres-open-hint = Solo un pirata può aprire il forziere: prima guarda il tuo ruolo.
# $target (number)
web-traitres-goal = I pirati vogliono { $target } nel forziere, gli ammutinati di meno.
web-traitres-danger = Hai davanti due passerelle: con la terza finisci in mare!
web-traitres-your-role = Il tuo ruolo:
# $side (text): pirate o mutineer, $target (number)
web-traitres-aim = { $side ->
    [pirate] Forziere a { $target } o più
   *[mutineer] Forziere sotto { $target }
}
web-traitres-said = ultima dichiarazione:
# $sum (text): of all that was announced, $target (number)
web-traitres-claimed = dichiarato { $sum } su { $target }
web-traitres-claims-tab = Dichiarazioni

## Che cosa si chiede

web-traitres-ask-card = Gioca una carta
web-traitres-ask-open = Gioca una carta o apri il forziere
web-traitres-ask-opening = Aprire il forziere?
# $value (text)
web-traitres-ask-claim = Che cosa dichiari per questa carta { $value }?
web-traitres-true = la verità
web-traitres-ask-plank = A chi va la passerella?
web-traitres-ask-pockets = Chi deve svuotare le tasche?
web-traitres-ask-order = Rimetti le carte nel forziere: scegli per prima quella che va in cima
web-traitres-ask-return = Rimetti le carte sul mazzo di pesca: scegli per prima quella che va in cima
web-traitres-say-spied = Che cosa hai visto?
web-traitres-say-chest = Quanto vale il forziere?

## La fine

# $team (text): pirates o mutineers
web-traitres-win = { $team ->
    [pirates] Vincono i pirati!
   *[mutineers] Vincono gli ammutinati!
}
# $why (text): l'articolo, con un trattino, $team (text)
web-traitres-why = { $why ->
    [T3-1] { $team ->
        [pirates] Il forziere raggiunge l'obiettivo.
       *[mutineers] Il forziere non raggiunge l'obiettivo.
    }
    [T3-2] A bordo non resta più nessun ammutinato.
    [T3-3] A bordo gli ammutinati non sono più in minoranza.
   *[T3-4] Il mazzo di pesca è vuoto.
}
# $sum (text), $target (number)
web-traitres-worth = Il forziere vale { $sum }, l'obiettivo è { $target }

## Dichiarazioni

web-traitres-claims = Chi ha dichiarato che cosa
web-traitres-no-claims = Nessuno ha ancora dichiarato nulla.
web-traitres-planked = Passerelle giocate contro
# $number (number), $value (text), $known (text): no, true o lie, $card (text), $where (text): in, gone, mixed, perhaps o unknown
web-traitres-claim = { $known ->
    [lie] Dichiarazione { $number }: { $value }, ma era { $card }. { web-traitres-claim-where }
    [true] Dichiarazione { $number }: { $value }, ed era vero. { web-traitres-claim-where }
   *[no] Dichiarazione { $number }: { $value }. { web-traitres-claim-where }
}
# $where (text): in, gone, mixed, perhaps o unknown
web-traitres-claim-where = { $where ->
    [in] La carta è ancora dove è stata messa.
    [gone] La carta non è più nel forziere.
    [mixed] Forse un cannocchiale l'ha spostata.
    [perhaps] Forse la carta non è più nel forziere.
   *[unknown] { "" }
}
web-traitres-legend-gone = non è più nel forziere
web-traitres-legend-mixed = forse spostata da un cannocchiale

## Scene: che cosa dice il nastro mentre si mostra qualcosa

# $planks (number): quante ne ha davanti adesso il giocatore
web-traitres-scene-plank = { $planks ->
    [1] La prima passerella!
    [2] La seconda passerella!
   *[3] La terza passerella!
}
# $name (text), $planks (number)
web-traitres-scene-plank-for = { $planks ->
    [1] Ne mancano due per { $name }
    [2] Ne manca solo una per { $name }
   *[3] Nessun ritorno per { $name }
}
# $role (text): pirate o mutineer
web-traitres-scene-unmasked = { $role ->
    [pirate] Era un pirata leale!
   *[mutineer] Era un ammutinato!
}
# $name (text)
web-traitres-scene-overboard = { $name } è in mare
# $sum (text), $target (number), $reached (text): yes o no
web-traitres-scene-chest = { $reached ->
    [yes] { $sum } su { $target }: basta!
   *[no] { $sum } su { $target }: troppo poco!
}
# $count (number): dei bugiardi, $names (text)
web-traitres-scene-liars = { $count ->
    [0] Nessuna bugia è provata.
   *[other] Bugie smascherate: { $names }
}

## Ciò che vede solo un posto, in una partita rivista

web-traitres-secret-role = Ruolo
web-traitres-secret-hand = Mano
web-traitres-secret-seen = Nel cannocchiale
