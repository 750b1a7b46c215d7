contraband-barrel = { $word ->
    [rum] rum
    [silk] silk
   *[powder] powder
}
contraband-counted = { $count } × { $word ->
    [rum] rum
    [silk] silk
   *[powder] powder
}

contraband-first = { $player } goes first.
contraband-deal = { $player } gets two barrels.
    .barrels = { $player } gets { $barrels }.
contraband-haul = { $player } hauls a barrel aboard.
    .barrel = { $player } hauls a barrel aboard: { $barrel }.
contraband-dump = { $player } dumps a barrel of { $barrel }.
contraband-weigh = { $player } weighs anchor!
contraband-end = The holds: { $holds }. Scores: { $scores }. Winners: { $winners }.

contraband-move-haul = Haul a barrel from the pile
contraband-move-dump = Dump a barrel of { $barrel }
contraband-move-weigh = Weigh anchor and end the game

contraband-table = Barrels in the pile: { $pile }
contraband-overboard = Overboard: { $barrels }
contraband-own = Your hold: { $barrels }
contraband-empty = empty

contraband-advice-blown = Your hold blows up
contraband-advice-late = Another player weighs anchor first

contraband-goal-score = Have the most valuable hold when somebody weighs anchor.
contraband-number-hold = your hold: { $value }
contraband-danger-powder = One more barrel of powder, and your hold blows up!
contraband-meaning-haul = Your hold is worth { points } now: silk adds 2, rum 1, powder takes 1.
contraband-meaning-dump = Your hold would be worth { points }.
contraband-meaning-weigh = You win only if nobody else has { points } or more.

contraband-say = { $player }: “{ contraband-phrase }”
contraband-phrase = { $manner ->
    [gruff] { $target } again! Powder, I say.
   *[plain] I bet that { $target } has powder aboard!
}
contraband-talk = What you can say. Nobody checks whether it is true, and it changes nothing in the game.
    .suspect = say suspect SEAT: suspect a player of having powder aboard
