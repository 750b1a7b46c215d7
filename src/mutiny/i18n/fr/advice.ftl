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

## Meuterer

# $island (text)
meuterer-advice-sale = Vous vendez le plus { meuterer-at }
# $role (text)
meuterer-advice-dock = { $role ->
    [mutineer] Vous accostez comme mutin
   *[captain] Vous accostez comme capitaine
}
# $role (text)
meuterer-advice-crew = { $role ->
    [boy] Vous marquez comme mousse
   *[mate] Vous marquez comme quartier-maître
}
meuterer-advice-mutiny = Une mutinerie réussit
meuterer-advice-plunder = Les pirates pillent le navire
meuterer-advice-points = Vos points dans la manche, en moyenne
meuterer-advice-others = Les points de chaque adversaire dans la manche, en moyenne

## Traîtres à bord

# $end (text)
traitres-advice-end = { $end ->
    [full] Le coffre est ouvert et atteint la cible
    [short] Le coffre est ouvert sans atteindre la cible
    [rid] Le dernier mutin passe par-dessus bord
    [fewer] À bord, les mutins ne sont plus en minorité
   *[pile] La pioche s'épuise
}
traitres-advice-overboard = Vous passez par-dessus bord
# $player (text)
traitres-advice-gone = { $player } passe par-dessus bord
# $player (text)
traitres-advice-mutineer = { $player } est du côté des mutins

## Cartagena

cartagena-advice-side = Votre camp remporte la mutinerie
# $letter (text)
cartagena-advice-duel = Votre camp remporte le duel { $letter }
# $why (text)
cartagena-advice-out = { $why ->
    [side] Vous êtes hors jeu faute d'allégeance
   *[monkey] Vous êtes hors jeu faute de cartes combat
}
# $why (text): space, combat, gold ou coins
cartagena-advice-outbreak = { $why ->
    [combat] La mutinerie éclate : pioche combat vide
    [gold] La mutinerie éclate : pioche or vide
    [coins] La mutinerie éclate : réserve de pièces vide
   *[space] La mutinerie éclate : case mutinerie atteinte
}
cartagena-advice-fellows = Adversaires encore en jeu dans votre camp, en moyenne
cartagena-advice-gold = Votre or à la fin, en moyenne
cartagena-advice-richest = Dans votre camp, aucun joueur encore en jeu n'a plus d'or que vous

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
