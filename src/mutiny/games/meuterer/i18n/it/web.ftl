### Il disegno di Meuterer nel client web, in italiano.

## Il tavolo, in parole

web-meuterer-ring = Il cerchio delle isole, in senso orario
# $island (text), $buys (text), $sole (number), $two (number), $three (number), $docking (number)
web-meuterer-island = { $island }: compra { $buys }; punti a chi vende di più: { $sole } senza parità, { $two } in due, { $three } in tre; valore d'attracco { $docking }.
web-meuterer-active = Attiva.
web-meuterer-ship-here = La nave è qui.
web-meuterer-pirates-here = La nave pirata è qui.
web-meuterer-captain-goal = Destinazione del capitano.
web-meuterer-mutineer-goal = Destinazione dell'ammutinato.
web-meuterer-legend = Su ogni isola: che cosa compra; i punti a chi vende di più, senza parità | in due | in tre; accanto all'ancora, il valore d'attracco.
# $count (number)
web-meuterer-middle = { $count ->
    [one] { $count } carta azione al centro, coperta
   *[other] { $count } carte azione al centro, coperte
}
# $roles (text)
web-meuterer-middle-open = Al centro: { $roles }
web-meuterer-no-pay = La paga non è ancora fissata
web-meuterer-hand = La tua mano
web-meuterer-secret = lo sai solo tu
web-meuterer-acts = deve giocare
web-meuterer-nothing = niente
web-meuterer-goal = Vince chi ha più punti dopo l'ultimo round
# $result (text): open, won or lost
web-meuterer-mutiny-is = { $result ->
    [won] Ammutinamento riuscito
    [lost] Ammutinamento domato
   *[open] Ammutinamento!
}
# $captain (text): yes if the Captain leaves
web-meuterer-leave = { $captain ->
    [yes] Ritirarsi e fissare la destinazione
   *[no] Ritirarsi e prendere una carta azione
}
# $source (text): what points are made with
web-meuterer-source = { $source ->
    [docking] Attracco
    [sales] Vendite
   *[roles] Ruoli
}
web-meuterer-no-role = ancora nessuna carta azione

## Che cosa si chiede

# $player (text)
web-meuterer-waiting = In attesa di { $player }
web-meuterer-ask-pay = Quanto prometti al nostromo?
web-meuterer-ask-offer = Offri una carta, o ritirati e prendi una carta azione
web-meuterer-ask-take = Quale carta azione prendi?
web-meuterer-ask-captain = Offri una carta, o ritirati
web-meuterer-ask-fight = Quante carte conflitto giochi?
web-meuterer-ask-sell = Che cosa vendi, e dove?
# $count (number)
web-meuterer-ask-keep = { $count ->
    [0] Hai la mano piena: non tieni nessuna delle carte pescate
    [one] Tieni { $count } carta tra quelle pescate
   *[other] Tieni { $count } carte tra quelle pescate
}
# $count (number)
web-meuterer-ask-keep-hand = Tieni { $count } carte tra tutte quelle in mano
web-meuterer-tie = In caso di parità vince l'ammutinamento.
# $clause (text)
web-meuterer-rule = Mostra l'articolo { $clause }

## Punti

web-meuterer-points = Da dove vengono i punti
web-meuterer-no-points = Nessuno ha ancora ottenuto punti.
web-meuterer-round = Round
# Points of rounds whose events are not at hand
web-meuterer-earlier = precedenti
# $from (text): captain, mutineer, mate, paid, boy o sale, $island (text), $points (text)
web-meuterer-gain = { $from ->
    [captain] Attracco { meuterer-at } come capitano: { $points }
    [mutineer] Attracco { meuterer-at } come ammutinato: { $points }
    [mate] Come nostromo: { $points }
    [paid] Paga al nostromo: { $points }
    [boy] Come mozzo: { $points }
   *[sale] Vendita maggiore { meuterer-at }: { $points }
}

## Scene

web-meuterer-scene-actions = Carte in tavola!
# $player (text)
web-meuterer-scene-mutineer = L'ammutinato è { $player }!
web-meuterer-scene-calm = Nessuno è l'ammutinato.
# $mutineer (text), $captain (text)
web-meuterer-scene-against = { $mutineer } contro { $captain }
# $player (text)
web-meuterer-scene-captain = Nuovo capitano: { $player }
web-meuterer-scene-raid = Saccheggio!

## Ciò che vede solo un posto, in una partita rivista

web-meuterer-secret-role = Ruolo
web-meuterer-secret-hand = Mano
web-meuterer-secret-middle = Al centro
web-meuterer-secret-drawn = Appena pescate
