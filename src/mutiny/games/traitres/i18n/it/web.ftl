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

## Che cosa si chiede

# $player (text)
web-traitres-waiting = In attesa di { $player }
web-traitres-ask-card = Gioca una carta della tua mano
web-traitres-ask-open = Gioca una carta della tua mano, o scegli il forziere per aprirlo
# $value (text)
web-traitres-ask-claim = Che cosa dichiari per questa carta { $value }?
web-traitres-true = la verità
web-traitres-ask-plank = Contro chi giochi la passerella? Scegli un giocatore
web-traitres-ask-pockets = Chi deve svuotare le tasche? Scegli un giocatore
web-traitres-ask-order = Rimetti le carte nel forziere: scegli per prima quella che va in cima
web-traitres-ask-return = Rimetti le carte sul mazzo di pesca: scegli per prima quella che va in cima
# $clause (text)
web-traitres-rule = Mostra l'articolo { $clause }

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
