### Cartagena : La mutinerie en français. Mots de docs/glossary.md ; le genre d'un joueur n'est jamais connu.
### Jamais « de » ni « que » devant un nom de joueur : il faudrait élider.

## Mots. $word est le mot tel que l'écrivent les enregistrements.

# $word (text): une carte combat, une carte or ou le singe
cartagena-card = { $word ->
    [v1] Valverde 1
    [v2] Valverde 2
    [v3] Valverde 3
    [d1] Diaz 1
    [d2] Diaz 2
    [d3] Diaz 3
    [g1] or 1
    [g2] or 2
    [g3] or 3
    [monkey] singe
   *[other] { $word }
}
# $word (text): un pirate, comme en tête de sa carte
cartagena-pirate = { $word ->
    [captain-valverde] Capitaine Valverde
    [ramon-diaz] Ramon Diaz
    [crackpott] Crackpott
    [tembo] Tembo
    [wessel-jan] Wessel-Jan
    [dean-nero] Dean Nero
    [pang] Pang
    [chang-ye] Chang Ye
    [sate] Sate
    [bijoux] Bijoux
    [ojo] Ojo
    [cambivalute] Cambivalute
    [ghost] Fantôme
   *[other] { $word }
}
# $word (text): un pirate, comme sujet d'une phrase
cartagena-the-pirate = { $word ->
    [captain-valverde] le capitaine Valverde
    [ghost] le Fantôme
   *[other] { cartagena-pirate }
}
# $word (text): un pirate, comme celui à qui on rend visite
cartagena-visited-pirate = { $word ->
    [captain-valverde] au capitaine Valverde
   *[other] à { cartagena-pirate }
}
# $word (text): une phase
cartagena-phase = { $word ->
    [dealer] Tirage du premier donneur
    [combat] Mélange des cartes combat
    [gold] Mélange des cartes or
    [storm] Tempête : un pirate va dans le canot de sauvetage
    [row] Le donneur dispose les portes
    [sailors] Deux marins quittent le pont
    [posts] Les derniers marins sont placés
    [door] Frapper à une porte ou rendre visite à un pirate
    [take] Choisir quoi prendre
    [keep] Choisir la carte combat à garder
    [swap] Échanger des cartes combat
    [trade] Vendre ou acheter des cartes combat
    [rob] Choisir qui voler
    [side] Choisir son allégeance
    [peek] Regarder l'allégeance d'un adversaire
    [post] Placer deux marins
    [inspect] Choisir un duel à inspecter
    [turn] Laisser les deux marins en place ou les intervertir
    [lay] Chaque joueur en duel pose une carte
    [monkey] Un singe s'apprête à voler une pièce
    [over] La partie est terminée
   *[other] { $word }
}
# $seat (number): remplace un joueur dont on ne sait pas le nom
cartagena-seat = la place { $seat }

## Parties de phrases

# $coins (number)
cartagena-n-coins = { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
# $count (number)
cartagena-n-combat = { $count ->
    [0] aucune carte combat
    [one] { $count } carte combat
   *[other] { $count } cartes combat
}
# $side (text)
cartagena-the-side = { $side ->
    [valverde] Valverde
   *[diaz] Diaz
}
# $valverde (number), $diaz (number): marins ou totaux
cartagena-values = { $valverde } pour Valverde, { $diaz } pour Diaz
# $gold (text): cartes, $gold-count (number), $coins (number)
cartagena-hoard = { $gold-count ->
    [0] { cartagena-n-coins }
    [one] { $coins ->
        [0] carte or { $gold }, sans pièce
       *[other] carte or { $gold }, plus { cartagena-n-coins }
    }
   *[other] { $coins ->
        [0] cartes or { $gold }, sans pièce
       *[other] cartes or { $gold }, plus { cartagena-n-coins }
    }
}
# $monkeys-count (number)
cartagena-monkeys = { $monkeys-count ->
    [one] un singe
   *[other] { $monkeys-count } singes
}
# $cards (text), $cards-count (number), $monkeys-count (number)
cartagena-laid = { $cards-count ->
    [0] { cartagena-monkeys }
   *[other] { $monkeys-count ->
        [0] { $cards }
       *[other] { $cards }, plus { cartagena-monkeys }
    }
}

## Événements. $player est le joueur concerné ; un attribut est pour qui apprend le fait dont il porte le nom.

cartagena-dealer = Tirage au sort : la première donne revient à { $player }.
# $cards (text), $coins (number)
cartagena-purse = { $coins ->
    [0] { $player } commence avec { $cards }, sans pièce.
   *[other] { $player } commence avec { $cards }, plus { cartagena-n-coins }.
}
# $pile (text): combat ou gold, $count (number): cartes
cartagena-pile = { $pile ->
    [gold] Les cartes or sont mélangées : la pioche or en compte { $count }.
   *[combat] Les autres cartes combat sont mélangées : la pioche combat en compte { $count }.
}
# $pirate (text), $back (text): un pirate, si $changed est yes
cartagena-storm = { $changed ->
    [yes] Tempête ! { $player } tire une carte pirate : { $pirate } passe dans le canot de sauvetage, et { $back } remonte à bord.
   *[no] Tempête ! { $player } tire une carte pirate : { $pirate } passe dans le canot de sauvetage.
}
# $round (number), $count (number): portes
cartagena-row = Manche { $round } : { $player } dispose une rangée de { $count } portes.
# $pirate (text), $ghost (text): yes ou no
cartagena-knock = { $ghost ->
    [yes] { $player } frappe, et la porte s'ouvre sur… le Fantôme !
   *[no] { $player } frappe, et { $pirate } ouvre.
}
cartagena-ghost = Le Fantôme fait fuir { $player } : son tour est terminé.
# $pirate (text)
cartagena-visit = { $player } rend visite { $pirate }.
# $cards (text)
cartagena-gold = { $clause ->
    [C2-2] { $player } garde la carte or.
   *[C2-1] { $player } prend la carte du dessus de la pioche or.
}
    .cards = { $clause ->
        [C2-2] { $player } garde la carte { $cards }.
       *[C2-1] { $player } prend la carte du dessus de la pioche or : { $cards }.
    }
# $count (number), $cards (text)
cartagena-combat = { $clause ->
    [C2-2] { $player } garde la carte combat.
    [C2-4] { $player } garde { cartagena-n-combat }.
   *[other] { $player } pioche { cartagena-n-combat }.
}
    .cards = { $clause ->
        [C2-2] { $player } garde la carte { $cards }.
        [C2-4] { $player } garde la carte { $cards }.
       *[other] { $player } pioche { cartagena-n-combat } : { $cards }.
    }
# $coins (number)
cartagena-coins = { $clause ->
    [C4-5] Le singe rapporte à { $player } une pièce de la réserve.
    [C4-6] Le singe rapporte à { $player } une pièce de la réserve.
   *[other] { $player } prend { cartagena-n-coins } dans la réserve.
}
# $coins (number)
cartagena-pay = { $player } verse { cartagena-n-coins } à la réserve.
# $gold (number): cartes vues, $combat (number), $seen (text): les cartes
cartagena-look = { $gold ->
    [0] { $combat ->
        [one] { $player } regarde en secret la carte du dessus de la pioche combat.
       *[other] { $player } regarde en secret les { $combat } cartes du dessus de la pioche combat.
    }
   *[other] { $combat ->
        [0] { $player } regarde en secret la carte du dessus de la pioche or.
       *[other] { $player } regarde en secret la carte du dessus de chaque pioche, or et combat.
    }
}
    .gold_cards = { $gold ->
        [0] { $combat ->
            [one] { $player } regarde en secret la carte du dessus de la pioche combat : { $seen }.
           *[other] { $player } regarde en secret les { $combat } cartes du dessus de la pioche combat : { $seen }.
        }
       *[other] { $combat ->
            [0] { $player } regarde en secret la carte du dessus de la pioche or : { $seen }.
           *[other] { $player } regarde en secret la carte du dessus de chaque pioche : { $seen }.
        }
    }
# $pile (text): combat ou gold, $count (number), $cards (text)
cartagena-under = { $clause ->
    [C2-6] { $player } vend { cartagena-n-combat }.
   *[other] { $pile ->
        [gold] { $player } glisse la carte or sous la pioche or.
       *[combat] { $player } glisse { cartagena-n-combat } sous la pioche combat.
    }
}
    .cards = { $clause ->
        [C2-6] { $player } vend { $cards }.
       *[other] { $pile ->
            [gold] { $player } glisse la carte { $cards } sous la pioche or.
           *[combat] { $player } glisse sous la pioche combat : { $cards }.
        }
    }
# $target (text): un joueur
cartagena-rob = { $clause ->
    [C4-5] Le singe vole une pièce à { $target } pour { $player }.
   *[C2-8] { $player } vole une pièce à { $target }.
}
# $coins (number)
cartagena-offer = Sate offre maintenant { cartagena-n-coins }.
# $again (text): yes ou no, $side (text)
cartagena-side = { $again ->
    [yes] { $player } change d'allégeance, ou fait semblant.
   *[no] { $player } choisit son allégeance en secret.
}
    .side = { $again ->
        [yes] { $player } change d'allégeance, ou fait semblant : c'est désormais le camp de { cartagena-the-side }.
       *[no] { $player } choisit son allégeance en secret : le camp de { cartagena-the-side }.
    }
# $target (text): un joueur, si $looked est yes, $side (text)
cartagena-peek = { $looked ->
    [yes] { $player } regarde en secret l'allégeance choisie par { $target }.
   *[no] { $player } ne regarde aucune allégeance.
}
    .side = { $player } regarde en secret l'allégeance choisie par { $target } : le camp de { cartagena-the-side }.
# $values (text)
cartagena-sailors = { $player } prend deux marins sur le pont et regarde en secret leur valeur.
    .values = { $player } prend deux marins sur le pont et regarde en secret leur valeur : { $values }.
# $letter (text)
cartagena-post = { $player } les place face à face sur les cases duel { $letter }.
    .valverde = { $player } les place face à face sur les cases duel { $letter } : { cartagena-values }.
# $letter (text)
cartagena-inspect = { $player } inspecte en secret le duel { $letter }.
    .valverde = { $player } inspecte en secret le duel { $letter } : { cartagena-values }.
# $letter (text), $swapped (text): yes ou no
cartagena-turn = { $player } repose les deux marins, peut-être intervertis.
    .swapped = { $swapped ->
        [yes] { $player } intervertit les marins du duel { $letter } : désormais { cartagena-values }.
       *[no] { $player } laisse en place les marins du duel { $letter } : { cartagena-values }.
    }
# $door (text): le mot du pirate
cartagena-idle = { $door ->
    [chang-ye] { $player } repart les mains vides : aucun adversaire n'a de pièce.
    [ojo] { $player } repart les mains vides : aucun adversaire n'a choisi son allégeance.
   *[other] { $player } repart les mains vides : il n'y a plus rien à prendre.
}
cartagena-pass = { $clause ->
    [C2-6] { $player } ne vend ni n'achète rien.
   *[C2-5] { $player } n'échange rien.
}
# $spaces (number), $ship (number): la case où il se trouve maintenant
cartagena-sail = { $spaces ->
    [0] Plus aucune porte n'est fermée : le navire reste sur la case { $ship }.
    [one] Le navire avance de { $spaces } case, jusqu'à la case { $ship }.
   *[other] Le navire avance de { $spaces } cases, jusqu'à la case { $ship }.
}
# $why (text): space, combat, gold ou coins
cartagena-mutiny = { $why ->
    [combat] La mutinerie éclate ! La pioche combat est vide.
    [gold] La mutinerie éclate ! La pioche or est vide.
    [coins] La mutinerie éclate ! Il n'y a plus de pièces dans la réserve.
   *[space] La mutinerie éclate ! Le navire a atteint la case mutinerie.
}
cartagena-out = { $clause ->
    [C4-3] { $player } n'a plus de carte combat à poser et se retrouve hors jeu !
   *[C3-2] { $player } n'a pas choisi d'allégeance et se retrouve hors jeu !
}
# $pirate (text)
cartagena-lifeboat = Le canot de sauvetage part à la dérive : { $pirate } est hors jeu.
# $count (number)
cartagena-posts = Les { $count } marins encore sur le pont sont placés au hasard sur les cases duel vides, sans être vus.
# $seats (text): joueurs, $seats-count (number)
cartagena-arm = { $seats-count ->
    [0] Il n'y a plus personne pour se battre.
    [one] { $seats } prend en main son singe et toutes ses cartes combat.
   *[other] { $seats } prennent en main leur singe et toutes leurs cartes combat.
}
# $letter (text)
cartagena-duel = Le duel { $letter } commence. Les marins : { cartagena-values }.
# $card (text), $monkey (text): yes ou no
cartagena-lay = { $monkey ->
    [yes] { $player } pose son singe face cachée.
   *[no] { $player } pose { $card } face cachée.
}
# $letter (text), $round (number)
cartagena-shown = { $cards-count ->
    [0] Duel { $letter }, manche { $round } : { cartagena-laid }.
   *[other] Duel { $letter }, manche { $round } : { cartagena-laid }. On en est à { cartagena-values }.
}
cartagena-leave = { $player } se retire du duel.
# $seats (text): joueurs, $seats-count (number)
cartagena-refill = { $seats-count ->
    [0] La réserve ne suffit pas, et personne n'a de pièce à y mettre.
    [one] La réserve ne suffit pas : { $seats } y met une pièce.
   *[other] La réserve ne suffit pas : { $seats } y mettent une pièce par tête.
}
# $letter (text), $side (text), $most (number), $least (number): les totaux, $tied (text): yes ou no
cartagena-duel-won = { $tied ->
    [yes] Égalité à { $most } dans le duel { $letter } : les cartes posées donnent la victoire à { cartagena-the-side }.
   *[no] { $clause ->
        [C4-9] Plus personne n'est en jeu : à eux seuls, les marins donnent le duel { $letter } à { cartagena-the-side }, { $most } à { $least }.
       *[C4-7] { cartagena-the-side } remporte le duel { $letter }, { $most } à { $least }.
    }
}
# $side (text), $most (number), $least (number): duels remportés
cartagena-mutiny-won = { $side ->
    [valverde] { $most } duels à { $least } : Valverde remporte la mutinerie, et le capitaine garde son navire !
   *[diaz] { $most } duels à { $least } : Diaz remporte la mutinerie, et le navire a un nouveau capitaine !
}
# $sided (text): yes ou no, $total (number): or
cartagena-reveal = { $sided ->
    [yes] { $player } est du camp de { cartagena-the-side }. Or : { $total } ({ cartagena-hoard }).
   *[no] { $player } n'a pas choisi d'allégeance. Or : { $total } ({ cartagena-hoard }).
}
# $cards (text), $cards-count (number), $strength (number)
cartagena-tie = { $cards-count ->
    [0] À égalité d'or, { $player } n'a plus de carte combat à montrer. Force pour le camp vainqueur : { $strength }.
   *[other] À égalité d'or, { $player } montre les cartes combat qui lui restent : { $cards }. Force pour le camp vainqueur : { $strength }.
}
# $gold (text): joueurs et leur or, $side (text)
cartagena-end = { $clause ->
    [C5-3] La partie est terminée : plus aucun joueur en jeu n'est du camp de { cartagena-the-side }, et tout le monde perd. Or : { $gold }.
   *[other] La partie est terminée. Or : { $gold }. { winners }
}

## Coups, avant qu'ils ne soient joués

# $closed (number): portes
cartagena-move-knock = { $closed ->
    [one] Frapper à la dernière porte fermée ; à moins que ce ne soit le Fantôme, il faudra rendre visite au pirate qui ouvrira
   *[other] Frapper à la porte suivante ; { $closed } sont encore fermées
}
# $pirate (text): le mot, $sided (text): yes ou no, $letter (text): des prochaines cases duel libres, ou none, $coins (number)
cartagena-move-visit = { $pirate ->
    [captain-valverde] Rendre visite au capitaine Valverde : prendre la carte du dessus de la pioche or et une pièce
    [ramon-diaz] Rendre visite à Ramon Diaz : regarder la carte du dessus de chaque pioche, or et combat, et en garder une
    [crackpott] Rendre visite à Crackpott : piocher 2 cartes combat
    [tembo] Rendre visite à Tembo : regarder les 2 cartes du dessus de la pioche combat et en garder une
    [wessel-jan] Rendre visite à Wessel-Jan : échanger jusqu'à 3 cartes combat
    [dean-nero] Rendre visite à Dean Nero : vendre ou acheter jusqu'à 3 cartes combat, à une pièce chacune
    [pang] Rendre visite à Pang : prendre la carte du dessus de la pioche combat ou une pièce
    [chang-ye] Rendre visite à Chang Ye : voler une pièce à un adversaire
    [sate] Rendre visite à Sate : prendre { cartagena-n-coins }
    [bijoux] { $sided ->
        [yes] Rendre visite à Bijoux : changer d'allégeance, ou faire semblant
       *[no] Rendre visite à Bijoux : choisir votre allégeance en secret
    }
    [ojo] { $sided ->
        [yes] Rendre visite à Ojo : regarder l'allégeance d'un adversaire
       *[no] Rendre visite à Ojo : choisir votre allégeance en secret
    }
   *[cambivalute] { $letter ->
        [none] Rendre visite à Cambivalute : inspecter un duel et, au choix, intervertir ses marins
       *[other] Rendre visite à Cambivalute : regarder deux marins et les placer sur les cases duel { $letter }
    }
}
# $what (text): gold, combat ou coin
cartagena-move-take = { $what ->
    [gold] Prendre la carte du dessus de la pioche or
    [coin] Prendre une pièce
   *[combat] Prendre la carte du dessus de la pioche combat
}
# $card (text), $other (text): une carte, si $others est 1
cartagena-move-keep = { $others ->
    [0] Garder la carte { $card }
   *[1] Garder la carte { $card } ; la carte { $other } va sous sa pioche
}
# $count (number), $cards (text)
cartagena-move-swap = { $count ->
    [0] N'échanger aucune carte
    [one] Échanger { $cards } contre une autre carte combat
   *[other] Échanger { $cards } contre { $count } autres cartes combat
}
# $coins (number), $cards (text)
cartagena-move-sell = { $coins ->
    [0] Ne vendre aucune carte
   *[other] Vendre { $cards } pour { cartagena-n-coins }
}
# $count (number), $coins (number): autant
cartagena-move-buy = { $count ->
    [0] N'acheter aucune carte
   *[other] Acheter { cartagena-n-combat } pour { cartagena-n-coins }
}
# $target (text): un joueur, $coins (number): les siennes
cartagena-move-rob = { $coins ->
    [one] Voler à { $target } sa seule pièce
   *[other] Voler à { $target } une de ses { $coins } pièces
}
# $side (text), $had (text): le camp d'avant, ou none
cartagena-move-side = { $had ->
    [none] Choisir votre allégeance : le camp de { cartagena-the-side }
    [same] Rester dans le camp de { cartagena-the-side } en faisant semblant de changer
   *[other] Passer dans le camp de { cartagena-the-side }
}
# $target (text): un joueur, ou none
cartagena-move-peek = Regarder en secret l'allégeance choisie par { $target }
    .none = Ne regarder aucune allégeance
# $letter (text)
cartagena-move-post = Placer les marins sur les cases duel { $letter } : { cartagena-values }
# $letter (text)
cartagena-move-inspect = Inspecter le duel { $letter }
# $letter (text), $swapped (text): yes ou no
cartagena-move-turn = { $swapped ->
    [yes] Intervertir les marins du duel { $letter } : { cartagena-values }
   *[no] Laisser en place les marins du duel { $letter } : { cartagena-values }
}
# $card (text), $round (number): du duel
cartagena-move-lay = Poser { $card }
    .monkey = { $round ->
        [1] Poser le singe : vous n'avez plus de carte combat et êtes hors jeu
        [2] Poser le singe : se retirer du duel et gagner une pièce, volée à un adversaire si c'est le seul singe
       *[other] Poser le singe : se retirer du duel
    }

## La table, dessinée en texte

cartagena-table-round = Manche { $round }
cartagena-table-combat-pile = Pioche combat : { $count }
cartagena-table-gold-pile = Pioche or : { $count }
cartagena-table-supply = Réserve de pièces : { $count }
# $pirate (text)
cartagena-table-lifeboat = Dans le canot : { $pirate }
# $player (text), $pirate (text), $what (text): de qui ou de quoi il s'agissait, si $about est yes
cartagena-table-last = { $about ->
    [yes] Dernier tour : { $player } · { $pirate } ({ $what })
   *[no] Dernier tour : { $player } · { $pirate }
}
# $spaces (number): jusqu'à la case mutinerie
cartagena-table-legend = { $spaces ->
    [one] ~ tempête · ! mutinerie, dans { $spaces } case
   *[other] ~ tempête · ! mutinerie, dans { $spaces } cases
}
cartagena-table-open = ouverte
cartagena-table-knock = frapper
cartagena-table-deck = Marins sur le pont : { $count }
# $count (number)
cartagena-table-won = { $count ->
    [one] { $count } duel remporté
   *[other] { $count } duels remportés
}
# $letter (text)
cartagena-table-duel = Duel { $letter }
cartagena-table-sailors = Marins
# $round (number): du duel
cartagena-table-duel-round = Manche { $round }
cartagena-table-total = Total
# $players (text), $count (number)
cartagena-table-monkeys = { $count ->
    [one] singe : { $players }
   *[other] singes : { $players }
}
# $cards (text)
cartagena-table-laid = Cartes combat déjà posées : { $cards }
cartagena-table-player = Joueur
cartagena-table-coins = Pièces
cartagena-table-gold = Or
cartagena-table-combat = Combat
cartagena-table-allegiance = Allégeance
cartagena-table-set = choisie
# $side (text): choisie, ou un camp
cartagena-table-sided = allégeance : { $side }
cartagena-table-dealer = donneur
cartagena-table-in-duel = en duel
cartagena-table-left-duel = hors du duel
cartagena-table-out = hors jeu
# $total (number), $cards (text), $count (number): cartes or
cartagena-table-worth = { $count ->
    [0] or : { $total }
    [one] or : { $total } (carte { $cards })
   *[other] or : { $total } (cartes { $cards })
}
# $cards (text): montrées en cas d'égalité
cartagena-table-tied = cartes combat : { $cards }
cartagena-table-winner = victoire
# $side (text)
cartagena-table-mutiny-won = { cartagena-the-side } a remporté la mutinerie
# $cards (text)
cartagena-table-own-combat = Vos cartes combat : { $cards }
cartagena-table-no-cards = aucune
# $total (number), $cards (text), $count (number): cartes or, $coins (number)
cartagena-table-own-gold = { $count ->
    [0] Votre or : { $total } ({ cartagena-n-coins })
    [one] Votre or : { $total } (carte or { $cards }, { cartagena-n-coins })
   *[other] Votre or : { $total } (cartes or { $cards }, { cartagena-n-coins })
}
# $side (text)
cartagena-table-own-side = Votre allégeance : { cartagena-the-side }
cartagena-table-no-side = Votre allégeance : pas encore choisie
# $cards (text)
cartagena-table-seen = Vous regardez : { $cards }
# $values (text)
cartagena-table-seen-sailors = Vous regardez les marins { $values }
# $card (text)
cartagena-table-own-laid = Vous avez posé : { $card }
