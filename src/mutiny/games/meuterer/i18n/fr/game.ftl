### Meuterer en français. Mots de docs/glossary.md ; le genre d'un joueur n'est jamais connu.
### Jamais « de » ni « que » devant un nom de joueur ou d'île : il faudrait élider.

## Mots. $word est le mot tel que l'écrivent les enregistrements.

# $word (text): une carte
meuterer-card = { $word ->
    [ruby] rubis
    [salt] sel
    [wine] vin
    [cloth] tissu
    [grain] blé
    [conflict] conflit
    [pirates] pirates
    [any] tout
   *[other] { $word }
}
# $word (text): une carte, $count (number)
meuterer-counted = { $word ->
    [ruby] { $count } rubis
    [salt] { $count ->
        [one] { $count } sel
       *[other] { $count } sels
    }
    [wine] { $count ->
        [one] { $count } vin
       *[other] { $count } vins
    }
    [cloth] { $count ->
        [one] { $count } tissu
       *[other] { $count } tissus
    }
    [grain] { $count ->
        [one] { $count } blé
       *[other] { $count } blés
    }
    [conflict] { $count ->
        [one] { $count } carte conflit
       *[other] { $count } cartes conflit
    }
    [pirates] la carte pirates
   *[other] { $count } { $word }
}
# $word (text): un rôle
meuterer-role = { $word ->
    [captain] capitaine
    [mutineer] mutin
    [boy] mousse
    [mate] quartier-maître
    [merchant] marchand
    [loader] débardeur
   *[other] { $word }
}
# $word (text): une île
meuterer-island = { $word ->
    [hochland] Hochland
    [frosthoehle] Frosthöhle
    [gruenland] Grünland
    [karge-zunge] Karge Zunge
    [eisfelsen] Eisfelsen
    [affeninsel] Affeninsel
    [kalte-klippe] Kalte Klippe
    [sommerland] Sommerland
    [rotes-riff] Rotes Riff
    [piratennest] Piratennest
    [fingerhut] Fingerhut
    [sandkap] Sandkap
   *[other] { $word }
}
# $word (text): une phase
meuterer-phase = { $word ->
    [ring] Mise en place des îles
    [captain] Tirage du premier capitaine
    [deck] Distribution des cartes
    [shuffle] La défausse est mélangée
    [pay] Le capitaine fixe la prime
    [offer] On propose des marchandises
    [take] Choix d'une carte action
    [fight] On joue les cartes conflit
    [sell] Vente des marchandises
    [keep] Le débardeur choisit
    [over] La partie est terminée
   *[other] { $word }
}

## Parties de phrases

# $card (text): une carte, comme objet d'une proposition
meuterer-a-card = { $card ->
    [ruby] un rubis
    [salt] un sel
    [wine] un vin
    [cloth] un tissu
    [grain] un blé
    [conflict] une carte conflit
    [pirates] la carte pirates
   *[other] { $card }
}
# $role (text): une carte action, comme ce que l'on prend
meuterer-the-role = { $role ->
    [mutineer] le mutin
    [boy] le mousse
    [mate] le quartier-maître
    [merchant] le marchand
    [loader] le débardeur
   *[other] { $role }
}
# $island (text): le nom d'une île
meuterer-at = à { $island }
# $count (number)
meuterer-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# $left (number): cartes restant en main
meuterer-with-left = { $left ->
    [0] sans carte en main
    [one] avec { $left } carte en main
   *[other] avec { $left } cartes en main
}
# $tied (number): nombre de joueurs à égalité
meuterer-tie = { $tied ->
    [2] à deux ex æquo
    [3] à trois ex æquo
   *[other] à quatre ex æquo
}
# $to (text): draw ou discard
meuterer-under-pile = { $to ->
    [discard] sous la défausse
   *[draw] sous la pioche
}

## Événements. $player est le joueur concerné ; un attribut est pour qui apprend le fait dont il porte le nom.

meuterer-ring = Les îles forment un cercle, dans le sens horaire : { $islands }.
meuterer-captain = { $player } commence comme capitaine.
meuterer-deal = { $player } reçoit { meuterer-cards }.
    .cards = { $player } reçoit { meuterer-cards } : { $cards }.
meuterer-round = Manche { $round } sur { $rounds }. Capitaine : { $player }.
meuterer-pay = { $amount ->
    [0] { $player } ne promet aucune prime au quartier-maître.
    [one] { $player } promet au quartier-maître une prime de { $amount } point.
   *[other] { $player } promet au quartier-maître une prime de { $amount } points.
}
meuterer-offer = { $left ->
    [0] { $player } propose { meuterer-a-card }, sa dernière carte.
   *[other] { $player } propose { meuterer-a-card }.
}
meuterer-leave = { $player } se retire { meuterer-with-left }.
    .middle = { $player } se retire { meuterer-with-left } et trouve au centre : { $middle }.
meuterer-take = { $player } prend une carte action.
    .role = { $player } prend { meuterer-the-role }.
meuterer-leave-captain = { $player } se retire { meuterer-with-left } et place la destination du capitaine sur { $island }.
meuterer-pirates = { $steps ->
    [0] { $player } propose la carte pirates { meuterer-with-left } : le navire pirate reste à { $island }.
    [one] { $player } propose la carte pirates { meuterer-with-left } : le navire pirate quitte { $from } et rejoint { $island }, { $steps } île plus loin dans le sens antihoraire.
   *[other] { $player } propose la carte pirates { meuterer-with-left } : le navire pirate quitte { $from } et rejoint { $island }, { $steps } îles plus loin dans le sens antihoraire.
}
meuterer-plunder = { $cards-count ->
    [0] Les pirates abordent le navire marchand, mais aucune carte n'avait été proposée.
   *[other] Les pirates pillent le navire marchand ! Toutes les cartes proposées sont défaussées : { $cards }.
}
meuterer-actions = Les cartes action sont révélées : { $roles }.
meuterer-mutineer-goal = { $player }, { meuterer-with-left }, place la destination du mutin sur { $island }.
meuterer-mutiny = Mutinerie ! { $player } se soulève contre le capitaine. Avant le combat : { $for } pour, { $against } contre.
meuterer-fight = { $count ->
    [0] { $player } ne joue aucune carte conflit : { $for } pour, { $against } contre.
   *[other] { $side ->
        [for] { $player } joue { meuterer-conflict-cards } pour la mutinerie : { $for } pour, { $against } contre.
       *[against] { $player } joue { meuterer-conflict-cards } contre la mutinerie : { $for } pour, { $against } contre.
    }
}
# $count (number)
meuterer-conflict-cards = { $count ->
    [one] { $count } carte conflit
   *[other] { $count } cartes conflit
}
meuterer-mutiny-decided = { $won ->
    [yes] { $tied ->
        [yes] La mutinerie réussit, { $for } à { $against } : l'égalité lui suffit.
       *[no] La mutinerie réussit, { $for } à { $against }.
    }
   *[no] La mutinerie est matée, { $against } à { $for }.
}
meuterer-dock = { $clause ->
    [M5-2] { $player } accoste { meuterer-at } comme mutin : { points }.
   *[M5-1] { $player } accoste { meuterer-at } comme capitaine : { points }.
}
meuterer-mate = { $amount ->
    [0] { $player } marque { points } comme quartier-maître, sans prime.
   *[other] { $player } marque { points } comme quartier-maître : 1 plus la prime de { $amount }.
}
meuterer-paid = { $player } verse sa prime au quartier-maître, { $mate } : { points }.
meuterer-boy = { $player } marque { points } comme mousse, car la mutinerie a réussi.
meuterer-new-captain = { $player } devient capitaine et succède à { $old }.
meuterer-sell = { $player } vend { $cards } { meuterer-at }.
meuterer-sales = { $tied ->
    [1] { $player } vend le plus { meuterer-at } ({ meuterer-cards }) : { points }.
   *[other] { $clause ->
        [M5-7] { $player } est en tête { meuterer-at } avec { meuterer-cards }, { meuterer-tie }, et marque quand même, comme marchand, le premier nombre : { points }.
       *[M5-6] { $player } est en tête { meuterer-at } avec { meuterer-cards }, { meuterer-tie } : { points }.
    }
}
meuterer-ship = { $moved ->
    [yes] Le navire quitte { $from } et rejoint { $island }.
   *[no] Le navire reste { meuterer-at }.
}
meuterer-clear = { $count ->
    [0] Aucune carte ne va à la défausse.
    [one] { $count } carte va à la défausse.
   *[other] { $count } cartes vont à la défausse.
}
meuterer-shuffle = La pioche est vide : la défausse est mélangée et devient la nouvelle pioche ({ meuterer-cards }).
meuterer-draw = { $clause ->
    [M8-2] Comme débardeur, { $player } pioche { meuterer-cards }.
   *[M8-1] { $player } pioche { meuterer-cards }.
}
    .cards = { $clause ->
        [M8-2] Comme débardeur, { $player } pioche { meuterer-cards } : { $cards }.
       *[M8-1] { $player } pioche { meuterer-cards } : { $cards }.
    }
meuterer-keep = { $count ->
    [0] Comme débardeur, { $player } ne garde aucune carte ; toutes vont { meuterer-under-pile }.
   *[other] Comme débardeur, { $player } garde { meuterer-cards } ; les autres vont { meuterer-under-pile }.
}
    .kept = { $count ->
        [0] Comme débardeur, { $player } ne garde aucune carte ; retour { meuterer-under-pile } : { $returned }.
       *[other] Comme débardeur, { $player } garde { $kept } ; retour { meuterer-under-pile } : { $returned }.
    }
meuterer-end = La partie est terminée : { $scores }. { winners }

## Coups, avant qu'ils ne soient joués

# $count (number)
meuterer-move-pay = { $count ->
    [0] Ne promettre aucune prime au quartier-maître
    [one] Promettre au quartier-maître une prime de { $count } point
   *[other] Promettre au quartier-maître une prime de { $count } points
}
# $steps (number): 0 si le navire pirate reste, $robs (text): yes ou no, $island (text): où il est ensuite
meuterer-pirates-go = { $robs ->
    [yes] { $steps ->
        [0] le navire pirate reste à { $island } et pille le navire marchand
       *[other] le navire pirate rejoint { $island } et pille le navire marchand
    }
   *[no] { $steps ->
        [0] le navire pirate reste à { $island }
       *[other] le navire pirate rejoint { $island }
    }
}
# $card (text), pour la carte pirates aussi ce qu'a meuterer-pirates-go
meuterer-move-offer = { $card ->
    [pirates] Proposer la carte pirates : { meuterer-pirates-go }
   *[other] Proposer { meuterer-a-card }
}
# $island (text), $points (number): sa valeur d'accostage
meuterer-move-leave = Se retirer ; destination { $island }, valeur d'accostage { $points }
# $count (number): cartes action au centre, $island (text), $points (number): sa valeur d'accostage
meuterer-move-leave-crew = Se retirer, puis prendre une des { $count } cartes action ; comme mutin : destination { $island }, valeur d'accostage { $points }
# $role (text), $island (text), $points (number): sa valeur d'accostage, $pay (number)
meuterer-move-take = { $role ->
    [mutineer] Prendre le mutin : destination { $island }, valeur d'accostage { $points }
    [mate] Prendre le quartier-maître : prime { $pay }
   *[other] Prendre { meuterer-the-role }
}
# $count (number), $side (text): for, against
meuterer-move-fight = { $count ->
    [0] Ne jouer aucune carte conflit
   *[other] { $side ->
        [for] Jouer { meuterer-conflict-cards } pour la mutinerie
       *[against] Jouer { meuterer-conflict-cards } contre la mutinerie
    }
}
# $sales (text)
meuterer-move-sell = Vendre { $sales }
# $cards (text), $island (text)
meuterer-move-sale = { $cards } { meuterer-at }
# $count (number), $cards (text)
meuterer-move-keep = { $count ->
    [0] Ne garder aucune des cartes piochées
   *[other] Garder { $cards }
}

## La table, dessinée en texte

meuterer-table-round = Manche { $round } sur { $rounds }
meuterer-table-captain-destination = Destination du capitaine : { $island }
meuterer-table-mutineer-destination = Destination du mutin : { $island }
# Là où les mots ci-dessus n'ont pas la place. $arrow (text), $role (text), $island (text)
meuterer-table-destination = { $arrow } { $role } : { $island }
meuterer-table-mutiny = Mutinerie : { $for } pour, { $against } contre
meuterer-table-draw-pile = Pioche : { $count }
meuterer-table-discard-pile = Défausse : { $count }
meuterer-table-middle-count = Cartes action au centre : { $count }
meuterer-table-discarded = Défausse : { $cards }
meuterer-table-face-down = { $count } face cachée
meuterer-table-ship = navire
meuterer-table-pirate-ship = pirates
meuterer-table-legend = * active · +1 valeur d'accostage · 3/2/1 points de vente : en tête sans égalité, à 2, à 3
meuterer-table-player = Joueur
meuterer-table-points = Points
meuterer-table-hand-size = Main
meuterer-table-role = Rôle
meuterer-table-offered = Cartes proposées
meuterer-table-pay = prime { $amount }
meuterer-table-left = ne propose plus
# $sales (text)
meuterer-table-sold = ventes : { $sales }
# $island (text), $count (number)
meuterer-table-sold-at = { $count } { meuterer-at }
meuterer-table-hand = Votre main : { $cards }
meuterer-table-no-hand = Votre main est vide
meuterer-table-own-role = Votre carte action : { $role }
meuterer-table-middle = Cartes trouvées au centre : { $roles }
meuterer-table-drawn = Cartes piochées : { $cards }

## D'où viennent les nombres des îles

meuterer-table-reconstructed = La plupart des nombres des îles sont reconstitués ; les règles disent lesquels.
meuterer-table-host-numbers = Les nombres des îles sont ceux de l'hôte.
