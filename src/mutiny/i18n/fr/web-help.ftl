### Revoir un tour et demander conseil, dans le client web.

## Revoir un tour

# $turn (number)
web-look-at = Vous revoyez le tour { $turn }.
# $turn (number): a small sign at the edge of the stage
web-look-sign = Tour { $turn }
web-look-before = Le tour précédent
web-look-after = Le tour suivant
web-look-back = Revenir à la partie
web-look-mine = À vous de jouer.
# $count (number): events in the game since
web-look-news = { $count ->
    [one] Il s'est passé quelque chose dans la partie.
   *[other] { $count } événements ont eu lieu dans la partie.
}
web-look-goes-on = La partie continue pendant ce temps.
web-look-over = La partie est terminée.

## Conseils

# $place (number): 2 for the second best move
web-hint-next = { $place }.
web-hint-as-good = à peu près aussi bon
