### Le dessin de Traîtres à bord dans le client web, en français.

## La table, en mots

# $count (number)
web-traitres-planks = { $count ->
    [0] aucune planche
    [one] { $count } planche sur trois
   *[other] { $count } planches sur trois
}
# $value (text)
web-traitres-loot = butin { $value }
web-traitres-hand = Votre main
web-traitres-seen = Dans la longue-vue
web-traitres-show-role = Voir votre rôle
web-traitres-hide-role = Cacher votre rôle
web-traitres-open-hint = Seul un pirate peut ouvrir le coffre : regardez d'abord votre rôle.
# $target (number)
web-traitres-goal = Les pirates veulent { $target } au coffre, les mutins moins.
web-traitres-danger = Deux planches devant vous : à la troisième, vous passez par-dessus bord !
web-traitres-your-role = Votre rôle :
# $side (text): pirate ou mutineer, $target (number)
web-traitres-aim = { $side ->
    [pirate] Coffre à { $target } ou plus
   *[mutineer] Coffre sous { $target }
}
web-traitres-said = dernière annonce :
# $sum (text): of all that was announced, $target (number)
web-traitres-claimed = annoncé { $sum } sur { $target }
web-traitres-claims-tab = Annonces

## Ce qui est demandé

web-traitres-ask-card = Jouez une carte
web-traitres-ask-open = Jouez une carte ou ouvrez le coffre
web-traitres-ask-opening = Ouvrir le coffre ?
# $value (text)
web-traitres-ask-claim = Qu'annoncez-vous pour ce { $value } ?
web-traitres-true = la vérité
web-traitres-ask-plank = À qui la planche ?
web-traitres-ask-pockets = Qui doit vider ses poches ?
web-traitres-ask-order = Remettez les cartes au coffre : choisissez d'abord celle du dessus
web-traitres-ask-return = Remettez des cartes sur la pioche : choisissez d'abord celle du dessus
web-traitres-say-spied = Qu'avez-vous vu ?
web-traitres-say-chest = Que vaut le coffre ?

## La fin

# $team (text): pirates ou mutineers
web-traitres-win = { $team ->
    [pirates] Les pirates gagnent !
   *[mutineers] Les mutins gagnent !
}
# $why (text): l'article, avec un trait d'union, $team (text)
web-traitres-why = { $why ->
    [T3-1] { $team ->
        [pirates] Le coffre atteint la cible.
       *[mutineers] Le coffre n'atteint pas la cible.
    }
    [T3-2] Il ne reste plus un seul mutin à bord.
    [T3-3] À bord, les mutins ne sont plus en minorité.
   *[T3-4] La pioche est vide.
}
# $sum (text), $target (number)
web-traitres-worth = Le coffre vaut { $sum }, la cible est { $target }

## Annonces

web-traitres-claims = Qui a annoncé quoi
web-traitres-no-claims = Personne n'a encore rien annoncé.
web-traitres-planked = Planches posées devant
# $number (number), $value (text), $known (text): no, true ou lie, $card (text), $where (text): in, gone, mixed, perhaps ou unknown
web-traitres-claim = { $known ->
    [lie] Annonce { $number } : { $value }, mais c'était { $card }. { web-traitres-claim-where }
    [true] Annonce { $number } : { $value }, et c'était vrai. { web-traitres-claim-where }
   *[no] Annonce { $number } : { $value }. { web-traitres-claim-where }
}
# $where (text): in, gone, mixed, perhaps ou unknown
web-traitres-claim-where = { $where ->
    [in] La carte est là où elle a été mise.
    [gone] La carte a quitté le coffre.
    [mixed] Une longue-vue l'a peut-être déplacée.
    [perhaps] La carte a peut-être quitté le coffre.
   *[unknown] { "" }
}
web-traitres-legend-gone = n'est plus au coffre
web-traitres-legend-mixed = peut-être déplacée par une longue-vue

## Scènes : ce que dit le ruban pendant que l'on joue quelque chose

# $planks (number) : combien le joueur en a maintenant devant lui
web-traitres-scene-plank = { $planks ->
    [1] La première planche !
    [2] La deuxième planche !
   *[3] La troisième planche !
}
# $name (text), $planks (number)
web-traitres-scene-plank-for = { $planks ->
    [1] Encore deux pour { $name }
    [2] Plus qu'une pour { $name }
   *[3] Pas de retour pour { $name }
}
# $role (text): pirate ou mutineer
web-traitres-scene-unmasked = { $role ->
    [pirate] C'était un pirate loyal !
   *[mutineer] C'était un mutin !
}
# $name (text)
web-traitres-scene-overboard = { $name } est par-dessus bord
# $sum (text), $target (number), $reached (text): yes ou no
web-traitres-scene-chest = { $reached ->
    [yes] { $sum } sur { $target } : c'est assez !
   *[no] { $sum } sur { $target } : trop peu !
}
# $count (number): de menteurs, $names (text)
web-traitres-scene-liars = { $count ->
    [0] Aucun mensonge n'est prouvé.
   *[other] Mensonges démasqués : { $names }
}

## Ce qu'une place est seule à voir, dans une partie rejouée

web-traitres-secret-role = Rôle
web-traitres-secret-hand = Main
web-traitres-secret-seen = Dans la longue-vue
