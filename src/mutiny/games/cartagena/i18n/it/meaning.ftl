### Che cosa conta adesso in Cartagena, in italiano: obiettivi, pericoli, numeri chiave, effetti di ogni mossa.

## Parti di frasi

# $spaces (number)
cartagena-n-spaces = { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
}

## L'obiettivo, in una riga. $spaces (number): fino all'ammutinamento

cartagena-goal-voyage = { cartagena-n-spaces } all'ammutinamento.
# $valverde (number), $diaz (number): duelli vinti
cartagena-goal-duels = Tre duelli vincono l'ammutinamento: { cartagena-values }.
cartagena-goal-no-side = { cartagena-n-spaces } all'ammutinamento, e non hai ancora una fazione!
# $side (text)
cartagena-goal-side = Fazione di { cartagena-the-side }: deve vincere l'ammutinamento, e tu devi esserne il più ricco. Ancora { cartagena-n-spaces }.
# $side (text), $won (number), $lost (number): duelli
cartagena-goal-duel = Fazione di { cartagena-the-side }, { $won } a { $lost }: servono tre duelli, e il più oro della fazione.
cartagena-goal-out = Sei fuori dal gioco e puoi solo guardare.

## Numeri chiave

# $value (number)
cartagena-number-spaces = { $value ->
    [one] { $value } casella all'ammutinamento
   *[other] { $value } caselle all'ammutinamento
}
# $value (number), $of (number)
cartagena-number-valverde = Valverde: { $value } duelli su { $of }
# $value (number), $of (number)
cartagena-number-diaz = Diaz: { $value } duelli su { $of }
# $value (number)
cartagena-number-gold = il tuo oro: { $value }
# $value (number)
cartagena-number-combat = { $value ->
    [one] { $value } carta combattimento; ogni duello ne costa almeno una
   *[other] { $value } carte combattimento; ogni duello ne costa almeno una
}

## Pericoli

# $spaces (number)
cartagena-danger-no-side-now = Non hai una fazione, e l'ammutinamento può scoppiare in questo round: saresti fuori dal gioco!
cartagena-danger-no-side-soon = Non hai una fazione, e manca poco ({ cartagena-n-spaces }): all'ammutinamento saresti fuori dal gioco.
cartagena-danger-no-side-piles = Non hai una fazione, e carte o monete stanno finendo: finite quelle, sei fuori dal gioco!
# $count (number)
cartagena-danger-few-combat = Per i duelli hai { cartagena-n-combat }: ognuno ne costa almeno una, e senza sei fuori dal gioco.
cartagena-danger-last-combat = Ti resta una sola carta combattimento: senza, al prossimo duello sei fuori dal gioco.
cartagena-danger-no-combat = Non hai più carte combattimento: se comincia un altro duello, sei fuori dal gioco!
# $side (text)
cartagena-danger-rival = A { cartagena-the-side } manca un solo duello: poi la tua fazione ha perso.

## Che cosa comporta una mossa

# $now (number), $least (number), $most (number): oro, $sure (text): yes se least e most sono uguali
cartagena-meaning-gold = { $sure ->
    [yes] Il tuo oro: { $now }, poi { $least }.
   *[no] Il tuo oro: { $now }, poi da { $least } a { $most }.
}
# $count (number)
cartagena-meaning-combat = { $count ->
    [0] Non ti resterebbero carte combattimento: in un duello saresti fuori dal gioco.
   *[other] Avresti { cartagena-n-combat }; ogni duello ne costa almeno una.
}
# $what (text): combat, gold o coins
cartagena-meaning-runs-out = { $what ->
    [combat] Il mazzo combattimento è allora vuoto: l'ammutinamento scoppia, al più tardi alla fine di questo round.
    [gold] Il mazzo oro è allora vuoto: l'ammutinamento scoppia, al più tardi alla fine di questo round.
   *[coins] La riserva è allora vuota: l'ammutinamento scoppia, al più tardi alla fine di questo round.
}
cartagena-meaning-idle = Per ora qui non c'è nulla da guadagnare.
# $unseen (number): carte possibili, una delle quali è il Fantasma
cartagena-meaning-knock-ghost = In 1 caso su { $unseen } apre il Fantasma, e il tuo turno finisce.
# $pirates (text)
cartagena-meaning-knock-only = Potresti fare visita solo a chi apre, e non più a: { $pirates }.
cartagena-meaning-knock-ship = Ogni porta aperta trattiene la nave di una casella.
# $coins (number)
cartagena-meaning-sate-grows = L'offerta di Sate sale a { cartagena-n-coins }.
# $spaces (number): percorse, $left (number): fino all'ammutinamento, $storm (text): yes o no, $sided (text): yes o no
cartagena-meaning-ship = { $storm ->
    [yes] Il round poi finisce: la nave avanza di { cartagena-n-spaces } in una tempesta, ne mancano { $left }.
   *[no] Il round poi finisce: la nave avanza di { cartagena-n-spaces }, ne mancano { $left }.
}
cartagena-meaning-ship-mutiny = { $sided ->
    [yes] Il round poi finisce, e la nave arriva all'ammutinamento.
   *[no] Il round poi finisce, e la nave arriva all'ammutinamento: senza una fazione sei fuori dal gioco!
}
# $now (number): oro, $count (number): carte combattimento
cartagena-meaning-gold-or-combat = Una carta oro conta alla fine, una carta combattimento nei duelli. Il tuo oro: { $now }; in mano: { cartagena-n-combat }.
cartagena-meaning-coin-or-combat = Una moneta vale 1 oro alla fine, una carta combattimento ti tiene in un duello. Il tuo oro: { $now }; in mano: { cartagena-n-combat }.
# $valverde (number), $diaz (number): somme delle carte combattimento
cartagena-meaning-strength-now = Le tue carte combattimento valgono { cartagena-values }.
cartagena-meaning-strength = Le tue carte combattimento varrebbero { cartagena-values }.
# $side (text)
cartagena-meaning-wrong-colour = Conta per { cartagena-the-side }, non per la tua fazione, ma può tenerti in un duello.
# $coins (number), $count (number)
cartagena-meaning-trade = Hai { cartagena-n-coins } e { cartagena-n-combat }. Le monete sono oro alla fine; ogni duello costa una carta.
# $spaces (number)
cartagena-meaning-need-side = Devi schierarti prima che scoppi l'ammutinamento, o sei fuori dal gioco. Ancora { cartagena-n-spaces }.
cartagena-meaning-pretend = Nessuno viene a sapere se hai cambiato davvero.
# $players (text)
cartagena-meaning-ojo = Puoi guardarne uno: { $players }. Nessun altro lo viene a sapere.
# $letter (text)
cartagena-meaning-sailors = Decidi tu quale di due marinai combatte per chi nel duello { $letter }, e solo tu lo sai.
cartagena-meaning-sailors-all = Vedi un duello e puoi scambiarne i marinai; nessuno viene a sapere se l'hai fatto.
# $count (number), $valverde (number), $diaz (number)
cartagena-meaning-swap = Ciò che tieni vale { cartagena-values }; carte nuove, migliori o peggiori: { $count }.
# $player (text), $coins (number)
cartagena-meaning-robbed = A { $player } resta: { cartagena-n-coins }.
# $side (text), $valverde (number), $diaz (number)
cartagena-meaning-side = Vinci solo se { cartagena-the-side } vince l'ammutinamento e hai più oro di tutti in quella fazione. Le tue carte combattimento valgono { cartagena-values }.
# $player (text)
cartagena-meaning-peek = Solo tu lo vieni a sapere; { $player } vede che hai guardato.
# $letter (text), $side (text), $lead (number), $mine (text): yes, no o none
cartagena-meaning-lead = { $mine ->
    [yes] { cartagena-the-side } comincia il duello { $letter } con { $lead } di vantaggio: la tua fazione.
    [no] { cartagena-the-side } comincia il duello { $letter } con { $lead } di vantaggio: non la tua fazione.
   *[none] { cartagena-the-side } comincia il duello { $letter } con { $lead } di vantaggio.
}
cartagena-meaning-inspect = Non conosci ancora questi due marinai.
# $low (number), $high (number)
cartagena-meaning-inspect-either = Conosci i due, { $low } e { $high }, ma qualcuno può averli scambiati.
# $valverde (number), $diaz (number)
cartagena-meaning-inspect-known = Sai come stanno: { cartagena-values }.
cartagena-meaning-monkey-out = Non hai carte combattimento da giocare: sei fuori dal gioco.
# $valverde (number), $diaz (number): totali, $letter (text), $side (text)
cartagena-meaning-monkey = Così com'è, { cartagena-values }: { cartagena-the-side } vince il duello { $letter }.
# $count (number)
cartagena-meaning-left = { $count ->
    [0] Non hai carte combattimento per un altro duello: saresti fuori dal gioco.
   *[other] Tieni { cartagena-n-combat } per i prossimi duelli.
}
# $valverde (number), $diaz (number): totali, $side (text)
cartagena-meaning-lay = Se nessun altro aggiunge nulla: { cartagena-values }, e { cartagena-the-side } è in testa.
cartagena-meaning-lay-last = È la tua ultima carta combattimento: se comincia un altro duello, sei fuori dal gioco.
