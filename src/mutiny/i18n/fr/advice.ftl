### Ce que disent les conseils et les analyses, en français.

## Conseils

# $player (text), $entries (number): jusqu'ici, $simulations (number)
advice-head = Conseil pour { $player } après { $entries } entrées ({ $simulations } simulations). Chances de victoire :
# $chance (number), $margin (number): en pour cent
advice-chance = { $chance } % ± { $margin }
# $count (number): coups qui ne sont pas montrés
advice-more = { $count ->
    [one] et { $count } autre coup, essayé moins souvent
   *[other] et { $count } autres coups, essayés moins souvent
}
advice-only = Il n'y a rien à choisir : c'est le seul coup permis.
# $games (number)
advice-why = Pourquoi le premier plutôt que le deuxième, sur { $games } parties simulées pour chacun :
# $games (number)
advice-alike = Sur { $games } parties simulées pour chacun, rien ne départage nettement les deux premiers. La victoire dépend surtout de ceci :
advice-nothing = Rien ne départage les deux premiers.
# $what (text), $best (number), $other (number): en pour cent
advice-share = { $what } : { $best } % ; avec le deuxième, { $other } %
# $what (text), $best (number), $other (number)
advice-amount = { $what } : { $best } ; avec le deuxième, { $other }
# $what (text), $best (number): en pour cent
advice-premise = { $what } : { $best } %

## Ce qui résulte d'un coup, dans tout jeu

advice-score = Votre score à la fin, en moyenne
advice-rival = Le meilleur score adverse, en moyenne

## Analyses

# $game (text), $players (number), $entries (number)
analyse-title = { $game }, { $players } joueurs, { $entries } entrées : chances de victoire
# $simulations (number)
analyse-truth = La courbe tient compte de toutes les cartes, même cachées ; { $simulations } parties simulées à partir de chaque position.
# $player (text), $simulations (number)
analyse-seat = La courbe s'en tient à ce que pouvait savoir { $player } ; { $simulations } parties simulées à partir de chaque position.
# $players (text), $first (number), $last (number): en pour cent
analyse-line = { $players } : { $first } % au début, { $last } % à la fin
# $number (number)
analyse-round = manche { $number }
# $number (number)
analyse-entry = entrée { $number }
# $where (text), $text (text)
analyse-at = { $where } : { $text }
# $count (number)
analyse-percent = { $count } %
analyse-entries = entrées
# Sous l'image
analyse-legend = chiffres : tournants ; points : erreurs
analyse-turning = Tournants
# $least (number): en pour cent
analyse-no-turning = Aucun tournant : aucune variation nette de { $least } % ou plus.
# $player (text), $before (number), $after (number): en pour cent
analyse-swing = { $player } { $before } % → { $after } %
analyse-chance = hasard
analyse-hidden = quelque chose de caché
analyse-mistakes = Erreurs les plus coûteuses, d'après ce que chacun savait à ce moment-là
# $player (text), $decisions (number), $loss (number): en pour cent
analyse-player = { $decisions ->
    [0] { $player } : rien à décider
    [one] { $player } : { $decisions } décision, coût { $loss } %
   *[other] { $player } : { $decisions } décisions, coût moyen { $loss } %
}
analyse-no-mistakes = aucune erreur nette
# $made (text), $better (text): coups, $from (number), $to (number), $margin (number): en pour cent
analyse-mistake = { $made } ({ $to } %) ; mieux : { $better } ({ $from } %, écart à ± { $margin } près)
