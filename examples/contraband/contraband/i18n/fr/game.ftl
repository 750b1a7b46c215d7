contraband-barrel = { $word ->
    [rum] rhum
    [silk] soie
   *[powder] poudre
}
contraband-counted = { $count } × { $word ->
    [rum] rhum
    [silk] soie
   *[powder] poudre
}

contraband-first = { $player } commence.
contraband-deal = { $player } reçoit deux barils.
    .barrels = { $player } reçoit { $barrels }.
contraband-haul = { $player } hisse un baril à bord.
    .barrel = { $player } hisse un baril à bord : { $barrel }.
contraband-dump = { $player } jette un baril de { $barrel }.
contraband-weigh = { $player } lève l'ancre !
contraband-end = Les cales : { $holds }. Scores : { $scores }. Gagnants : { $winners }.

contraband-move-haul = Hisser un baril de la pile
contraband-move-dump = Jeter un baril de { $barrel }
contraband-move-weigh = Lever l'ancre et finir la partie

contraband-table = Barils dans la pile : { $pile }
contraband-overboard = Par-dessus bord : { $barrels }
contraband-own = Votre cale : { $barrels }
contraband-empty = vide

contraband-advice-blown = Votre cale saute
contraband-advice-late = Un autre joueur lève l'ancre avant vous
