### Ce que disent les conseils et les analyses, en français.

## Conseils

# $player (text), $entries (number): jusqu'ici, $simulations (number)
advice-head = Conseil pour { $player } après { $entries } entrées ({ $simulations } simulations). Chances de victoire :
# $chance (number), $margin (number): en pour cent
advice-chance = { $chance } % ± { $margin }
# $count (number): coups qui ne sont pas montrés
advice-more = { $count ->
    [one] et { $count } autre coup, moins essayé
   *[other] et { $count } autres coups, moins essayés
}
advice-only = Il n'y a rien à choisir : c'est le seul coup permis.
# $games (number)
advice-why = Pourquoi le premier plutôt que le deuxième, dans { $games } parties imaginées pour chacun :
# $games (number)
advice-alike = Rien ne distingue nettement les deux premiers dans { $games } parties imaginées pour chacun. La victoire dépend surtout de ceci :
advice-nothing = Rien ne distingue les deux premiers.
# $what (text), $best (number), $other (number): en pour cent
advice-share = { $what } : { $best } % ; après le deuxième { $other } %
# $what (text), $best (number), $other (number)
advice-amount = { $what } : { $best } ; après le deuxième { $other }
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
meuterer-advice-points = Vos points de la manche, en moyenne
meuterer-advice-others = Les points de chaque adversaire dans la manche, en moyenne

## Traîtres à bord

# $end (text)
traitres-advice-end = { $end ->
    [full] Le coffre est ouvert et atteint la cible
    [short] Le coffre est ouvert et n'atteint pas la cible
    [rid] Le dernier mutin passe par-dessus bord
    [fewer] Les mutins ne sont plus moins nombreux que les pirates
   *[pile] La pioche s'épuise
}
traitres-advice-overboard = Vous passez par-dessus bord
# $player (text)
traitres-advice-gone = { $player } passe par-dessus bord
# $player (text)
traitres-advice-mutineer = { $player } fait partie des mutins

## Cartagena

cartagena-advice-side = Votre camp remporte la mutinerie
# $letter (text)
cartagena-advice-duel = Votre camp remporte le duel { $letter }
# $why (text)
cartagena-advice-out = { $why ->
    [side] Vous quittez le jeu faute d'allégeance
   *[monkey] Vous quittez le jeu faute de cartes combat
}
# $why (text): space, combat, gold ou coins
cartagena-advice-outbreak = { $why ->
    [combat] La pioche combat s'épuise d'abord
    [gold] La pioche or s'épuise d'abord
    [coins] La réserve de pièces s'épuise d'abord
   *[space] Le navire atteint d'abord la case mutinerie
}
cartagena-advice-fellows = Adversaires encore en jeu dans votre camp, en moyenne
cartagena-advice-gold = Votre or à la fin, en moyenne
cartagena-advice-richest = Dans votre camp, personne d'encore en jeu n'a plus d'or que vous

## Analyses

# $game (text), $players (number), $entries (number)
analyse-title = { $game }, { $players } joueurs, { $entries } entrées : chances de victoire
# $simulations (number)
analyse-truth = La courbe est celle de la vraie table, toutes cartes connues ; { $simulations } parties poursuivies depuis chaque point.
# $player (text), $simulations (number)
analyse-seat = La courbe montre ce que pouvait savoir { $player } ; { $simulations } parties poursuivies depuis chaque point.
# $players (text), $first (number), $last (number): en pour cent
analyse-line = { $players } : { $first } % au début, { $last } % à la fin
# $number (number)
analyse-round = manche { $number }
# $number (number)
analyse-entry = entrée { $number }
# $where (text), $text (text)
analyse-at = { $where } : { $text }
analyse-entries = entrées
# Sous l'image
analyse-legend = chiffres : tournants ; points : erreurs
analyse-turning = Tournants
# $least (number): en pour cent
analyse-no-turning = Aucun tournant : pas de basculement net de { $least } % ou plus.
# $player (text), $before (number), $after (number): en pour cent
analyse-swing = { $player } { $before } % → { $after } %
analyse-chance = hasard
analyse-hidden = quelque chose de caché
analyse-mistakes = Erreurs les plus coûteuses, jugées d'après ce que chacun savait alors
# $player (text), $decisions (number), $loss (number): en pour cent
analyse-player = { $decisions ->
    [0] { $player } : rien à décider
    [one] { $player } : { $decisions } décision, { $loss } % de perdus
   *[other] { $player } : { $decisions } décisions, { $loss } % perdus à chacune en moyenne
}
analyse-no-mistakes = aucune erreur nette
# $made (text), $better (text): coups, $from (number), $to (number), $margin (number): en pour cent
analyse-mistake = { $made } ({ $to } %) ; mieux : { $better } ({ $from } %, ± { $margin } entre les deux)
