### Ce qui compte à présent dans Traîtres à bord, en français : objectifs, dangers, nombres clés, portée de chaque coup.

## L'objectif, en une ligne. $target (number) : ce que le coffre doit atteindre

traitres-goal-pirate = Pirate : portez le coffre à { $target } et ouvrez-le, ou jetez tous les mutins par-dessus bord.
traitres-goal-mutineer = Mutin : gardez le coffre sous { $target } jusqu'à son ouverture ou la fin de la pioche.
# $role (text)
traitres-goal-overboard = { $role ->
    [mutineer] Vous êtes à l'eau, mais vous gagnez avec les mutins : le coffre doit rester sous { $target }.
   *[pirate] Vous êtes à l'eau, mais vous gagnez avec les pirates : le coffre doit atteindre { $target }.
}
traitres-goal-both = Les pirates veulent { $target } au coffre, les mutins moins.

## Nombres clés

# $sum (text) : avec son signe, $of (number) : l'objectif, $value (number) : la somme, $gone (number) : cartes annoncées qui ont quitté le coffre
traitres-number-claimed = { $gone ->
    [0] annoncé { $sum } sur { $of }
    [one] annoncé { $sum } sur { $of }, mais { $gone } de ces cartes n'y est plus
   *[other] annoncé { $sum } sur { $of }, mais { $gone } de ces cartes n'y sont plus
}
# $pirates (number), $value (number) : mutins
traitres-number-mutineers = à bord : { $pirates ->
    [one] { $pirates } pirate
   *[other] { $pirates } pirates
}, { $value ->
    [one] { $value } mutin
   *[other] { $value } mutins
}
# $value (number) : cartes
traitres-number-draw-pile = { $value ->
    [one] { $value } carte à piocher
   *[other] { $value } cartes à piocher
}

## Dangers

# $loses (text) : yes ou no
traitres-danger-planks = { $loses ->
    [yes] Deux planches devant vous : à la troisième, par-dessus bord, et votre équipe a perdu !
   *[no] Deux planches devant vous : à la troisième, par-dessus bord !
}
traitres-danger-outnumbered = Encore un pirate par-dessus bord, et les mutins gagnent.
# $count (number) : cartes de la pioche, $target (number)
traitres-danger-draw-pile = { $count ->
    [one] Plus que { $count } carte à piocher : ensuite, les mutins gagnent.
   *[other] Plus que { $count } cartes à piocher : ensuite, les mutins gagnent.
}
# $sum (text), $target (number)
traitres-danger-claims = Annonces : { $sum } sur { $target }. Un pirate peut ouvrir le coffre à tout moment.

## Ce qu'un coup entraîne

traitres-meaning-pile-empty = La pioche est alors vide : les mutins gagnent aussitôt.
# $sum (text), $target (number), $chest (number) : ses cartes, $gone (number)
traitres-meaning-open = Les annonces font { $sum }, il faut { $target }. S'il y a trop de mensonges, les mutins gagnent.
traitres-meaning-open-short = Les annonces ne font que { $sum } sur { $target } : vous perdez, à moins que quelqu'un n'ait mis plus qu'annoncé.
traitres-meaning-open-hopeless = { $chest ->
    [one] Vous perdez à coup sûr : { $chest } carte ne peut pas valoir { $target }.
   *[other] Vous perdez à coup sûr : { $chest } cartes ne peuvent pas valoir { $target }.
}
# $card (text), $value (text), $sum (text), $target (number), $honest (text) : yes ou no
traitres-meaning-stash = { $honest ->
    [yes] La vérité : le coffre change de { $card }, et les annonces font { $sum } sur { $target }.
   *[no] Un mensonge : le coffre change de { $card }, mais les autres entendent { $value }, et les annonces font { $sum } sur { $target }.
}
# $player (text), $left (number) : planches qui manquent
traitres-meaning-plank = { $left ->
    [one] Encore { $left } planche, et { $player } passe par-dessus bord.
   *[other] Encore { $left } planches, et { $player } passe par-dessus bord.
}
# $player (text), $role (text), $after (text) : l'équipe qui gagne aussitôt, ou on
traitres-meaning-overboard = { $after ->
    [pirates] Si { $player } est du côté des mutins, les pirates gagnent aussitôt.
    [mutineers] Si { $player } est du côté des pirates, les mutins gagnent aussitôt.
   *[on] { $role ->
        [mutineer] Si { $player } est du côté des mutins, il y a un mutin de moins.
       *[pirate] Si { $player } est du côté des pirates, il y a un pirate de moins.
    }
}
traitres-meaning-no-effect = Sans effet pour l'instant : vous piochez seulement une autre carte.
traitres-meaning-spyglass = Les autres ne verront ni les cartes ni leur nouvel ordre.
# $cards (text) : les dernières annonces, $count (number)
traitres-meaning-spyglass-claims = { $count ->
    [one] À comparer avec la dernière annonce : { $cards }.
   *[other] À comparer avec les dernières annonces : { $cards }.
}
# $left (number) : cartes au coffre, $target (number)
traitres-meaning-riddance = { $left ->
    [one] Il reste { $left } carte au coffre ; il faut { $target }.
   *[other] Il reste { $left } cartes au coffre ; il faut { $target }.
}
# $cards (text) : les dernières annonces, $count (number), $left (number)
traitres-meaning-riddance-claims = { $count ->
    [one] La dernière annonce était { $cards }. Cartes restant au coffre : { $left }.
   *[other] Les dernières annonces étaient { $cards }. Cartes restant au coffre : { $left }.
}
# $player (text), $count (number) : cartes en main
traitres-meaning-pockets = { $count ->
    [one] { $player } perd la carte de sa main, bonne ou mauvaise, et en pioche de nouvelles.
   *[other] { $player } perd les { $count } cartes de sa main, bonnes ou mauvaises, et en pioche de nouvelles.
}
# $count (number) : cartes au choix, $left (number) : cartes gardées
traitres-meaning-catch = Vous choisissez parmi { $count } cartes et en gardez { $left } ; les autres iront à qui piochera ensuite.
# $cards (text), $sum (text), $count (number)
traitres-meaning-order = { $count ->
    [one] Un Bon débarras emporterait { $cards }.
   *[other] Un Bon débarras emporterait { $cards } : { $sum } en tout.
}
# $player (text), $cards (text) : la carte du dessus, $kept (text), $count (number) : cartes gardées
traitres-meaning-return = { $count ->
    [0] Qui pioche ensuite, en général { $player }, reçoit { $cards }. Votre main est vide.
   *[other] Qui pioche ensuite, en général { $player }, reçoit { $cards }. Vous gardez { $kept }.
}
