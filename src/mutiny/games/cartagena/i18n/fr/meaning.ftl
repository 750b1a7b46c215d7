### Ce qui compte à présent dans Cartagena, en français : objectifs, dangers, nombres clés, portée de chaque coup.

## Parties de phrases

# $spaces (number)
cartagena-n-spaces = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}

## L'objectif, en une ligne. $spaces (number) : jusqu'à la mutinerie

cartagena-goal-voyage = { cartagena-n-spaces } avant la mutinerie.
# $valverde (number), $diaz (number) : duels remportés
cartagena-goal-duels = Trois duels remportent la mutinerie : { cartagena-values }.
cartagena-goal-no-side = { cartagena-n-spaces } avant la mutinerie, et vous n'avez pas encore de camp !
# $side (text)
cartagena-goal-side = Camp de { cartagena-the-side } : il doit remporter la mutinerie, et vous, y avoir le plus d'or. Encore { cartagena-n-spaces }.
# $side (text), $won (number), $lost (number) : duels
cartagena-goal-duel = Camp de { cartagena-the-side }, { $won } à { $lost } : il faut trois duels, et y avoir le plus d'or.
cartagena-goal-out = Vous êtes hors jeu et ne pouvez plus que regarder.

## Nombres clés

# $value (number)
cartagena-number-spaces = { $value ->
    [one] { $value } case avant la mutinerie
   *[other] { $value } cases avant la mutinerie
}
# $value (number), $of (number)
cartagena-number-valverde = Valverde : { $value } duels sur { $of }
# $value (number), $of (number)
cartagena-number-diaz = Diaz : { $value } duels sur { $of }
# $value (number)
cartagena-number-gold = votre or : { $value }
# $value (number)
cartagena-number-combat = { $value ->
    [one] { $value } carte combat ; chaque duel en coûte au moins une
   *[other] { $value } cartes combat ; chaque duel en coûte au moins une
}

## Dangers

# $spaces (number)
cartagena-danger-no-side-now = Vous n'avez pas de camp, et la mutinerie peut éclater dès cette manche : vous seriez hors jeu !
cartagena-danger-no-side-soon = Vous n'avez pas de camp, et plus que { cartagena-n-spaces } : à la mutinerie, vous seriez hors jeu.
cartagena-danger-no-side-piles = Vous n'avez pas de camp, et cartes ou pièces s'épuisent : à zéro, vous êtes hors jeu !
# $count (number)
cartagena-danger-few-combat = Vous avez { cartagena-n-combat } : chaque duel en coûte au moins une, et sans carte vous êtes hors jeu.
cartagena-danger-last-combat = Plus qu'une carte combat : sans elle, le prochain duel vous met hors jeu.
cartagena-danger-no-combat = Plus de carte combat : si un autre duel commence, vous êtes hors jeu !
# $side (text)
cartagena-danger-rival = Il ne manque qu'un duel à { cartagena-the-side } : votre camp aurait perdu.

## Ce qu'un coup entraîne

# $now (number), $least (number), $most (number) : or, $sure (text) : yes si least et most sont égaux
cartagena-meaning-gold = { $sure ->
    [yes] Votre or : { $now }, puis { $least }.
   *[no] Votre or : { $now }, puis { $least } à { $most }.
}
# $count (number)
cartagena-meaning-combat = { $count ->
    [0] Il ne vous resterait aucune carte combat : dans un duel, vous seriez hors jeu.
   *[other] Vous auriez { cartagena-n-combat } ; chaque duel en coûte au moins une.
}
# $what (text) : combat, gold ou coins
cartagena-meaning-runs-out = { $what ->
    [combat] La pioche combat est alors vide : la mutinerie éclate, au plus tard à la fin de cette manche.
    [gold] La pioche or est alors vide : la mutinerie éclate, au plus tard à la fin de cette manche.
   *[coins] La réserve est alors vide : la mutinerie éclate, au plus tard à la fin de cette manche.
}
cartagena-meaning-idle = Il n'y a rien à gagner ici pour l'instant.
# $unseen (number) : cartes possibles, dont le Fantôme
cartagena-meaning-knock-ghost = Dans 1 cas sur { $unseen }, c'est le Fantôme qui ouvre, et votre tour est terminé.
# $pirates (text)
cartagena-meaning-knock-only = Vous ne pourriez rendre visite qu'à qui ouvrira, et plus à : { $pirates }.
cartagena-meaning-knock-ship = Chaque porte ouverte retient le navire d'une case.
# $coins (number)
cartagena-meaning-sate-grows = L'offre de Sate passe à { cartagena-n-coins }.
# $spaces (number) : parcourues, $left (number) : jusqu'à la mutinerie, $storm (text) : yes ou no, $sided (text) : yes ou no
cartagena-meaning-ship = { $storm ->
    [yes] La manche se termine alors : le navire avance de { cartagena-n-spaces } dans une tempête, il en reste { $left }.
   *[no] La manche se termine alors : le navire avance de { cartagena-n-spaces }, il en reste { $left }.
}
cartagena-meaning-ship-mutiny = { $sided ->
    [yes] La manche se termine alors, et le navire atteint la mutinerie.
   *[no] La manche se termine alors, et le navire atteint la mutinerie : sans camp, vous êtes hors jeu !
}
# $now (number) : or, $count (number) : cartes combat
cartagena-meaning-gold-or-combat = Une carte or compte à la fin, une carte combat dans les duels. Votre or : { $now } ; en main : { cartagena-n-combat }.
cartagena-meaning-coin-or-combat = Une pièce vaut 1 or à la fin, une carte combat vous garde dans un duel. Votre or : { $now } ; en main : { cartagena-n-combat }.
# $valverde (number), $diaz (number) : sommes des cartes combat
cartagena-meaning-strength-now = Vos cartes combat valent { cartagena-values }.
cartagena-meaning-strength = Vos cartes combat vaudraient { cartagena-values }.
# $side (text)
cartagena-meaning-wrong-colour = Elle compte pour { cartagena-the-side }, pas pour votre camp, mais peut vous garder dans un duel.
# $coins (number), $count (number)
cartagena-meaning-trade = À vous : { cartagena-n-coins } et { cartagena-n-combat }. Les pièces sont de l'or à la fin ; chaque duel coûte une carte.
# $spaces (number)
cartagena-meaning-need-side = Il vous faut un camp avant que la mutinerie éclate, sinon vous êtes hors jeu. Encore { cartagena-n-spaces }.
cartagena-meaning-pretend = Personne n'apprend si vous avez vraiment changé.
# $players (text)
cartagena-meaning-ojo = Une seule au choix : { $players }. Personne d'autre ne l'apprend.
# $letter (text)
cartagena-meaning-sailors = Vous décidez lequel de deux marins se bat pour qui dans le duel { $letter } sans que les autres le sachent.
cartagena-meaning-sailors-all = Vous voyez un duel et pouvez en intervertir les marins ; personne n'apprend si vous l'avez fait.
# $count (number), $valverde (number), $diaz (number)
cartagena-meaning-swap = Ce que vous gardez vaut { cartagena-values } ; cartes nouvelles, meilleures ou pires : { $count }.
# $player (text), $coins (number)
cartagena-meaning-robbed = Il reste à { $player } : { cartagena-n-coins }.
# $side (text), $valverde (number), $diaz (number)
cartagena-meaning-side = Vous ne gagnez que si { cartagena-the-side } remporte la mutinerie et que vous avez le plus d'or de ce camp. Vos cartes combat valent { cartagena-values }.
# $player (text)
cartagena-meaning-peek = Les autres ne l'apprennent pas ; { $player } voit que vous avez regardé.
# $letter (text), $side (text), $lead (number), $mine (text) : yes, no ou none
cartagena-meaning-lead = { $mine ->
    [yes] { cartagena-the-side } commence le duel { $letter } avec { $lead } d'avance : votre camp.
    [no] { cartagena-the-side } commence le duel { $letter } avec { $lead } d'avance : pas votre camp.
   *[none] { cartagena-the-side } commence le duel { $letter } avec { $lead } d'avance.
}
cartagena-meaning-inspect = Vous ne connaissez pas encore ces deux marins.
# $low (number), $high (number)
cartagena-meaning-inspect-either = Vous connaissez les deux, { $low } et { $high }, mais quelqu'un les a peut-être intervertis.
# $valverde (number), $diaz (number)
cartagena-meaning-inspect-known = Vous savez où ils sont : { cartagena-values }.
cartagena-meaning-monkey-out = Vous n'avez aucune carte combat à poser : vous êtes hors jeu.
# $valverde (number), $diaz (number) : totaux, $letter (text), $side (text)
cartagena-meaning-monkey = En l'état, { cartagena-values } : { cartagena-the-side } remporte le duel { $letter }.
# $count (number)
cartagena-meaning-left = { $count ->
    [0] Vous n'avez pas de carte combat pour un autre duel : vous seriez hors jeu.
   *[other] Vous gardez { cartagena-n-combat } pour les duels suivants.
}
# $valverde (number), $diaz (number) : totaux, $side (text)
cartagena-meaning-lay = Si personne d'autre n'ajoute rien : { cartagena-values }, et { cartagena-the-side } mène.
cartagena-meaning-lay-last = C'est votre dernière carte combat : si un autre duel commence, vous êtes hors jeu.
