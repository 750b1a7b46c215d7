contraband-barrel = { $word ->
    [rum] Rum
    [silk] Seide
   *[powder] Pulver
}
contraband-counted = { $count } × { $word ->
    [rum] Rum
    [silk] Seide
   *[powder] Pulver
}

contraband-first = { $player } beginnt.
contraband-deal = { $player } bekommt zwei Fässer.
    .barrels = { $player } bekommt { $barrels }.
contraband-haul = { $player } holt ein Fass an Bord.
    .barrel = { $player } holt ein Fass an Bord: { $barrel }.
contraband-dump = { $player } wirft ein Fass { $barrel } über Bord.
contraband-weigh = { $player } lichtet den Anker!
contraband-end = Die Laderäume: { $holds }. Punkte: { $scores }. Sieger: { $winners }.

contraband-move-haul = Ein Fass vom Stapel holen
contraband-move-dump = Ein Fass { $barrel } über Bord werfen
contraband-move-weigh = Den Anker lichten und die Partie beenden

contraband-table = Fässer im Stapel: { $pile }
contraband-overboard = Über Bord: { $barrels }
contraband-own = Dein Laderaum: { $barrels }
contraband-empty = leer

contraband-advice-blown = Dein Laderaum fliegt in die Luft
contraband-advice-late = Jemand anderes lichtet zuerst den Anker

contraband-goal-score = Hab den wertvollsten Laderaum, wenn jemand den Anker lichtet.
contraband-number-hold = dein Laderaum: { $value }
contraband-danger-powder = Noch ein Fass Pulver, und dein Laderaum fliegt in die Luft!
contraband-meaning-haul = Dein Laderaum ist { points } wert: Seide bringt 2, Rum 1, Pulver kostet 1.
contraband-meaning-dump = Dein Laderaum wäre { points } wert.
contraband-meaning-weigh = Du gewinnst nur, wenn sonst niemand { points } oder mehr hat.

contraband-say = { $player }: „{ contraband-phrase }“
contraband-phrase = { $manner ->
    [gruff] Schon wieder { $target }! Pulver, sag ich.
   *[plain] Ich wette, { $target } hat Pulver an Bord!
}
contraband-talk = Was du sagen kannst. Niemand prüft, ob es stimmt, und im Spiel ändert es nichts.
    .suspect = say suspect PLATZ: jemanden verdächtigen, Pulver an Bord zu haben
