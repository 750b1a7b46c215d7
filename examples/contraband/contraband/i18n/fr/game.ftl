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

contraband-goal-score = Ayez la cale la plus précieuse quand quelqu'un lève l'ancre.
contraband-number-hold = votre cale : { $value }
contraband-danger-powder = Encore un baril de poudre, et votre cale saute !
contraband-meaning-haul = Votre cale vaut { points } : la soie ajoute 2, le rhum 1, la poudre enlève 1.
contraband-meaning-dump = Votre cale vaudrait { points }.
contraband-meaning-weigh = Vous ne gagnez que si personne d'autre n'a { points } ou plus.

contraband-say = { $player } : « { contraband-phrase } »
contraband-phrase = { $manner ->
    [gruff] Encore { $target } ! De la poudre, je vous dis.
   *[plain] Je parie que { $target } a de la poudre à bord !
}
contraband-talk = Ce que vous pouvez dire. Personne ne vérifie si c'est vrai, et cela ne change rien au jeu.
    .suspect = say suspect PLACE : soupçonner quelqu'un d'avoir de la poudre à bord
