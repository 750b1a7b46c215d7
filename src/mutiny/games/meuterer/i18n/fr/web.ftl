### Le dessin de Meuterer dans le client web, en français.

## La table, en mots

web-meuterer-ring = Le cercle des îles, dans le sens horaire
# $island (text), $buys (text), $sole (number), $two (number), $three (number), $docking (number)
web-meuterer-island = { $island } : achète { $buys } ; points pour la plus grosse vente : { $sole } sans égalité, { $two } à deux ex æquo, { $three } à trois ; valeur d'accostage { $docking }.
web-meuterer-active = Active.
web-meuterer-ship-here = Le navire est ici.
web-meuterer-pirates-here = Le navire pirate est ici.
web-meuterer-captain-goal = Destination du capitaine.
web-meuterer-mutineer-goal = Destination du mutin.
web-meuterer-legend = Sur une île : ce qu'elle achète ; les points de la plus grosse vente, sans égalité | à deux | à trois ; près de l'ancre, la valeur d'accostage.
# $count (number)
web-meuterer-middle = { $count ->
    [one] { $count } carte action au centre, face cachée
   *[other] { $count } cartes action au centre, face cachée
}
# $roles (text)
web-meuterer-middle-open = Au centre : { $roles }
web-meuterer-no-pay = La prime n'est pas encore fixée
web-meuterer-hand = Votre main
web-meuterer-secret = personne d'autre ne le sait
web-meuterer-acts = doit jouer
web-meuterer-nothing = rien
web-meuterer-goal = Le plus de points après la dernière manche gagne
# $result (text): open, won or lost
web-meuterer-mutiny-is = { $result ->
    [won] Mutinerie réussie
    [lost] Mutinerie matée
   *[open] Mutinerie !
}
# $captain (text): yes if the Captain leaves
web-meuterer-leave = { $captain ->
    [yes] Se retirer et fixer la destination
   *[no] Se retirer et prendre une carte action
}
# $source (text): what points are made with
web-meuterer-source = { $source ->
    [docking] Accostage
    [sales] Ventes
   *[roles] Rôles
}
web-meuterer-no-role = pas encore de carte action

## Ce qui est demandé

# $player (text)
web-meuterer-waiting = On attend { $player }
web-meuterer-ask-pay = Combien promettez-vous au quartier-maître ?
web-meuterer-ask-offer = Proposez une carte, ou retirez-vous et prenez une carte action
web-meuterer-ask-take = Quelle carte action prenez-vous ?
web-meuterer-ask-captain = Proposez une carte, ou retirez-vous
web-meuterer-ask-fight = Combien de cartes conflit jouez-vous ?
web-meuterer-ask-sell = Que vendez-vous, et où ?
# $count (number)
web-meuterer-ask-keep = { $count ->
    [0] Votre main est pleine : ne gardez aucune des cartes piochées
    [one] Gardez une des cartes piochées
   *[other] Gardez { $count } des cartes piochées
}
# $count (number)
web-meuterer-ask-keep-hand = Gardez { $count } cartes parmi toute votre main
web-meuterer-tie = L'égalité suffit à la mutinerie.
# $clause (text)
web-meuterer-rule = Voir l'article { $clause }

## Points

web-meuterer-points = D'où viennent les points
web-meuterer-no-points = Personne n'a encore marqué.
web-meuterer-round = Manche
# Points of rounds whose events are not at hand
web-meuterer-earlier = avant
# $from (text): captain, mutineer, mate, paid, boy ou sale, $island (text), $points (text)
web-meuterer-gain = { $from ->
    [captain] Accostage à { $island } comme capitaine : { $points }
    [mutineer] Accostage à { $island } comme mutin : { $points }
    [mate] Comme quartier-maître : { $points }
    [paid] Prime du quartier-maître : { $points }
    [boy] Comme mousse : { $points }
   *[sale] Plus grosse vente à { $island } : { $points }
}

## Scènes

web-meuterer-scene-actions = Cartes sur table !
# $player (text)
web-meuterer-scene-mutineer = Mutin : { $player } !
web-meuterer-scene-calm = Personne n'est mutin.
# $mutineer (text), $captain (text)
web-meuterer-scene-against = { $mutineer } contre { $captain }
# $player (text)
web-meuterer-scene-captain = Nouveau capitaine : { $player }
web-meuterer-scene-raid = Au pillage !

## Ce qu'une place est seule à voir, dans une partie rejouée

web-meuterer-secret-role = Rôle
web-meuterer-secret-hand = Main
web-meuterer-secret-middle = Au centre
web-meuterer-secret-drawn = Cartes piochées
