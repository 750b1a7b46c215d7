### Ce qui compte à présent dans Meuterer, en français : objectifs, dangers, nombres clés, portée de chaque coup.

## L'objectif, en une ligne

meuterer-goal-points = Le plus de points de victoire l'emporte.
# $round (number), $rounds (number)
meuterer-goal-round = Manche { $round } sur { $rounds } : le plus de points l'emporte.
# $role (text), $points (number) : pour un quartier-maître
meuterer-goal-role = { $role ->
    [captain] { meuterer-goal-round } Capitaine : gardez le commandement et accostez où cela rapporte.
    [mutineer] { meuterer-goal-round } Mutin : faites réussir la mutinerie et accostez à votre destination.
    [boy] { meuterer-goal-round } Mousse : 2 points si la mutinerie réussit.
    [mate] { meuterer-goal-round } Quartier-maître : { points } si le capitaine garde le commandement.
    [merchant] { meuterer-goal-round } Marchand : en tête ex æquo, vous marquez quand même le premier nombre.
    [loader] { meuterer-goal-round } Débardeur : trois cartes de plus au choix en fin de manche.
   *[none] { meuterer-goal-round }
}

## Nombres clés

# $value (number), $of (number)
meuterer-number-round = manche { $value } sur { $of }
# $value (number) : vos points, $of (number) : le meilleur des autres
meuterer-number-points = vous avez { $value }, le meilleur des autres { $of }
# $value (number) : pour la mutinerie, $of (number) : contre elle
meuterer-number-mutiny = mutinerie : { $value } pour, { $of } contre ; l'égalité suffit

## Dangers

# $for (number), $against (number), $role (text) : le vôtre
meuterer-danger-mutiny = { $role ->
    [captain] En l'état ({ $for } contre { $against }), la mutinerie réussit et vous perdez le commandement !
    [mate] En l'état ({ $for } contre { $against }), la mutinerie réussit et vous n'avez rien.
    [mutineer] En l'état ({ $for } contre { $against }), votre mutinerie échoue et vous n'avez rien.
   *[boy] En l'état ({ $for } contre { $against }), la mutinerie échoue et vous n'avez rien.
}
meuterer-danger-pirates = Le navire pirate est proche : la carte pirates peut faire défausser toutes les cartes proposées.

## Ce qu'un coup entraîne

# $count (number) : la prime, $points (number) : pour le quartier-maître
meuterer-meaning-pay = { $count ->
    [0] Un quartier-maître ne marquerait que { points }, sans rien vous coûter.
   *[other] S'il y a un quartier-maître et que vous gardez le commandement, il marque { points } et vous perdez { $count }. Sans lui, cela ne coûte rien.
}
# $cards (text) : ce qui est vendu, $island (text), $standing (text) : alone, tied ou behind, $tied (number), $most (number) : le plus d'un autre, $points (number)
meuterer-meaning-offer = { $standing ->
    [behind] { $cards } { meuterer-at } : un autre en a { $most }, donc rien pour l'instant.
    [tied] { $cards } { meuterer-at }, { meuterer-tie } : { points } si personne n'en ajoute.
   *[alone] { $cards } { meuterer-at }, en tête : { points } si personne n'en ajoute.
}
# $island (text), $cards (text)
meuterer-meaning-offer-smaller = À { $island }, vous vendriez plutôt { $cards } : une seule sorte.
# $card (text)
meuterer-meaning-offer-unsold = Aucune île active n'en achète : pas de vente cette manche.
# $counts (text) : yes ou no
meuterer-meaning-offer-conflict = { $counts ->
    [yes] Elle ne se vend pas, mais compte 1 dans une mutinerie pour le camp que vous aurez. Marchand et débardeur n'en ont pas.
   *[no] Elle ne se vend pas, et ici elle ne compte pas non plus dans une mutinerie.
}
meuterer-meaning-once = Chaque carte ne se vend qu'une fois.
# $captain (text) : yes ou no, $left (number) : cartes en main, $island (text), $points (number)
meuterer-meaning-then = { $captain ->
    [yes] En vous retirant ensuite, vous visez { $island } : { points }.
   *[no] En vous retirant ensuite, la destination d'un mutin serait { $island } : { points }.
}
meuterer-meaning-pirates-miss = Aucune carte n'est perdue : les pirates n'atteignent pas le navire marchand.
# $count (number) : cartes perdues, $own (number) : dont les vôtres
meuterer-meaning-pirates-rob = { $count ->
    [0] Rien n'est perdu : aucune carte n'est proposée.
    [one] La { $count } carte proposée est perdue. Dont à vous : { $own }.
   *[other] Les { $count } cartes proposées sont perdues, dont { $own } à vous.
}
# $island (text), $points (number), $pay (number), $rest (number) : points une fois la prime payée, $conflicts (number) : vos cartes conflit
meuterer-meaning-leave-captain = { $pay ->
    [0] Si vous gardez le commandement : { points } { meuterer-at }. Pour une mutinerie, vous avez { meuterer-conflicts }.
   *[other] Si vous gardez le commandement : { points } { meuterer-at }, ou { $rest } après la prime d'un quartier-maître. Pour une mutinerie, vous avez { meuterer-conflicts }.
}
# $conflicts (number)
meuterer-conflicts = { $conflicts ->
    [0] zéro carte conflit
    [one] { $conflicts } carte conflit
   *[other] { $conflicts } cartes conflit
}
meuterer-meaning-leave = Vous regardez les cartes action et en prenez une. Pour une mutinerie, vous avez { meuterer-conflicts }.
# $island (text), $count (number) : cartes, $standing (text), $tied (number), $most (number), $points (number)
meuterer-meaning-standing = { $standing ->
    [behind] { meuterer-at-sentence } : { $count }, derrière un autre qui en a { $most }.
    [tied] { meuterer-at-sentence } : { $count }, { meuterer-tie } : { points }.
   *[alone] { meuterer-at-sentence } : { $count }, en tête : { points }.
}
# $island (text) : au début d'une phrase
meuterer-at-sentence = À { $island }
# $island (text), $points (number), $count (number) : vos cartes conflit, $against (number) : celles du capitaine sur la table
meuterer-meaning-take-mutineer = Si la mutinerie réussit, vous accostez { meuterer-at } pour { points } et devenez capitaine. Vous pouvez jouer { meuterer-conflict-cards } ; le capitaine en montre { $against }, et un quartier-maître ajoute 1. L'égalité suffit.
# $chance (text) : sure, open ou none : s'il y aura une mutinerie, $points (number)
meuterer-meaning-take-boy = { $chance ->
    [sure] Il y aura une mutinerie : 2 points si elle réussit, et vos cartes conflit l'aident.
    [none] Plus personne ne peut devenir mutin : vous n'aurez rien.
   *[open] Pas encore de mutin : 2 points s'il y en a un et qu'il réussit.
}
meuterer-meaning-take-mate = { $chance ->
    [sure] Il y aura une mutinerie : { points } si elle échoue. Vous ajoutez 1 contre elle, en plus de vos cartes conflit.
    [none] Plus de mutinerie possible : { points } à coup sûr.
   *[open] { points }, sauf si une mutinerie réussit. Vous ajouteriez 1 contre elle, en plus de vos cartes conflit.
}
meuterer-meaning-take-merchant = En tête ex æquo, vous marquez quand même le premier nombre. Vous ne participez pas à une mutinerie.
# $count (number) : cartes piochées, $left (number) : cartes gardées
meuterer-meaning-take-loader = Vous piochez { meuterer-cards } et en gardez { $left }. Vous ne participez pas à une mutinerie.
meuterer-meaning-take-loader-last = Inutile à la dernière manche : on ne pioche plus.
# $for (number), $against (number), $won (text) : yes ou no, $tied (text) : yes ou no
meuterer-meaning-fight = { $won ->
    [yes] { $tied ->
        [yes] On en est alors à { $for } contre { $against } : égalité, la mutinerie réussit.
       *[no] On en est alors à { $for } contre { $against } : la mutinerie réussit.
    }
   *[no] On en est alors à { $for } contre { $against } : la mutinerie échoue.
}
# $role (text) : le vôtre, $won (text) : yes ou no, $points (number)
meuterer-meaning-fight-points = { $role ->
    [captain] { $won ->
        [yes] Vous perdez le commandement et n'avez rien.
       *[no] Vous gardez le commandement : { points }.
    }
    [mutineer] { $won ->
        [yes] Vous devenez capitaine : { points }.
       *[no] Vous n'avez rien.
    }
   *[other] Pour vous : { points }.
}
# $players (text)
meuterer-meaning-fight-waiting = À décider encore : { $players }.
# $island (text), $count (number), $standing (text), $tied (number), $most (number), $points (number)
meuterer-meaning-sell = { $standing ->
    [behind] { meuterer-at-sentence } : { $count }, derrière un autre qui en a { $most } : rien.
    [tied] { meuterer-at-sentence } : { $count }, { meuterer-tie } : { points }.
   *[alone] { meuterer-at-sentence } : { $count }, en tête jusqu'ici : { points }.
}
# $players (text)
meuterer-meaning-sell-rivals = Peuvent encore y vendre autant : { $players }.
# $cards (text) : la main, $count (number) : cartes que les îles actives achètent
meuterer-meaning-keep = { $count ->
    [0] Votre main : { $cards }. Les îles actives n'en achètent aucune.
   *[other] Votre main : { $cards }. Les îles actives en achètent { $count }.
}
