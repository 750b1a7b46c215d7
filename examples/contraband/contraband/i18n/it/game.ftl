contraband-barrel = { $word ->
    [rum] rum
    [silk] seta
   *[powder] polvere
}
contraband-counted = { $count } × { $word ->
    [rum] rum
    [silk] seta
   *[powder] polvere
}

contraband-first = Comincia { $player }.
contraband-deal = { $player } riceve due barili.
    .barrels = { $player } riceve { $barrels }.
contraband-haul = { $player } issa a bordo un barile.
    .barrel = { $player } issa a bordo un barile: { $barrel }.
contraband-dump = { $player } getta in mare un barile di { $barrel }.
contraband-weigh = { $player } salpa!
contraband-end = Le stive: { $holds }. Punteggi: { $scores }. Vincitori: { $winners }.

contraband-move-haul = Issare un barile dalla pila
contraband-move-dump = Gettare in mare un barile di { $barrel }
contraband-move-weigh = Salpare e finire la partita

contraband-table = Barili nella pila: { $pile }
contraband-overboard = In mare: { $barrels }
contraband-own = La tua stiva: { $barrels }
contraband-empty = vuota

contraband-advice-blown = La tua stiva salta in aria
contraband-advice-late = Un altro giocatore salpa prima di te

contraband-goal-score = Abbi la stiva più preziosa quando qualcuno salpa.
contraband-number-hold = la tua stiva: { $value }
contraband-danger-powder = Un altro barile di polvere e la tua stiva salta in aria!
contraband-meaning-haul = La tua stiva vale { points }: la seta aggiunge 2, il rum 1, la polvere toglie 1.
contraband-meaning-dump = La tua stiva varrebbe { points }.
contraband-meaning-weigh = Vinci solo se nessun altro ha { points } o più.

contraband-say = { $player }: «{ contraband-phrase }»
contraband-phrase = { $manner ->
    [gruff] Ancora { $target }! Polvere, dico io.
   *[plain] Scommetto che { $target } ha della polvere a bordo!
}
contraband-talk = Che cosa si può dire. Nessuno controlla se è vero, e nel gioco non cambia nulla.
    .suspect = say suspect POSTO: sospettare che qualcuno abbia polvere a bordo
