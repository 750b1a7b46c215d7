### Traîtres à bord en français. Mots de docs/glossary.md ; le genre d'un joueur n'est jamais connu.
### Jamais « de » ni « que » devant un nom de joueur : il faudrait élider.
### Ce qui est annoncé ou dit peut être un mensonge : c'est toujours raconté comme tel.

## Mots. $word est le mot tel que l'écrivent les enregistrements.

# $word (text): une carte ; le butin s'écrit par sa valeur
traitres-card = { $word ->
    [plank] Planche
    [spyglass] Longue-vue
    [pockets] Vide tes poches
    [riddance] Bon débarras
    [catch] Pêche miraculeuse
   *[loot] { $word }
}
# $word (text): une carte, $count (number): combien il y en avait au coffre
traitres-counted = { $count } × { $word }
# $word (text): un rôle
traitres-role-name = { $word ->
    [pirate] pirate
    [mutineer] mutin
   *[other] { $word }
}
# $word (text): une phase
traitres-phase = { $word ->
    [roles] Distribution des rôles
    [first] Tirage du premier joueur
    [deck] Distribution des cartes
    [turn] Ouvrir le coffre ou jouer une carte
    [order] Les cartes retournent au coffre
    [return] Des cartes retournent sur la pioche
    [over] La partie est terminée
   *[other] { $word }
}
# $seat (number): remplace un joueur dont on ne sait pas le nom
traitres-seat = la place { $seat }

## Parties de phrases

# $count (number)
traitres-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# $chest (number): cartes au coffre
traitres-in-chest = Cartes au coffre : { $chest }.

## Événements. $player est le joueur concerné ; un attribut est pour qui apprend le fait dont il porte le nom.

# $role (text), $others (text): les autres mutins, s'ils se connaissent, $others-count (number)
traitres-role = { $player } reçoit un rôle en secret.
    .role = { $others-count ->
        [0] { $role ->
            [mutineer] { $player } reçoit un rôle en secret : mutin.
           *[pirate] { $player } reçoit un rôle en secret : pirate.
        }
       *[other] { $player } reçoit un rôle en secret : mutin, de mèche avec { $others }.
    }
traitres-first = Tirage au sort : { $player } commence.
traitres-deal = { $player } reçoit { traitres-cards }.
    .cards = { $player } reçoit { traitres-cards } : { $cards }.
# $value (text): ce qui est annoncé, $card (text): ce que c'est, $honest (text): yes ou no
traitres-stash = { $player } met une carte au coffre et affirme que c'est un { $value }. { traitres-in-chest }
    .card = { $honest ->
        [yes] { $player } met un { $card } au coffre et dit la vérité. { traitres-in-chest }
       *[no] { $player } met un { $card } au coffre, mais prétend que c'est un { $value }. { traitres-in-chest }
    }
# $target (text): un joueur, $planks (number): combien il en a maintenant
traitres-plank = { $planks ->
    [1] { $player } pose une planche devant { $target }, la première sur trois.
    [2] { $player } pose une planche devant { $target }, la deuxième : encore une et c'est le plongeon !
   *[3] { $player } pose la troisième planche devant { $target } !
}
# $role (text), $count (number): cartes en main
traitres-overboard = { $role ->
    [mutineer] Plouf ! { $player } passe par-dessus bord… et faisait bien partie des mutins ! Main défaussée sans être vue : { traitres-cards }.
   *[pirate] Plouf ! { $player } passe par-dessus bord… et faisait partie des pirates loyaux ! Main défaussée sans être vue : { traitres-cards }.
}
traitres-riddance = { $count ->
    [0] { $player } joue Bon débarras, mais le coffre est vide.
    [one] { $player } joue Bon débarras : la seule carte du coffre part à la défausse sans être vue, et le coffre est vide.
   *[other] { $player } joue Bon débarras : les { $count } cartes du dessus du coffre partent à la défausse sans être vues. { traitres-in-chest }
}
traitres-spyglass = { $count ->
    [0] { $player } sort la Longue-vue, mais le coffre est vide.
    [one] { $player } sort la Longue-vue et regarde en secret la seule carte du coffre.
   *[other] { $player } sort la Longue-vue et regarde en secret les { $count } cartes du dessus du coffre.
}
    .cards = { $count ->
        [0] { $player } sort la Longue-vue, mais le coffre est vide.
        [one] { $player } sort la Longue-vue et regarde en secret la seule carte du coffre : { $cards }.
       *[other] { $player } sort la Longue-vue et regarde en secret les { $count } cartes du dessus du coffre : { $cards }.
    }
traitres-order = { $count ->
    [one] { $player } remet la carte au coffre.
   *[other] { $player } remet les cartes sur le coffre, dans un ordre gardé secret.
}
    .cards = { $count ->
        [one] { $player } remet la carte au coffre : { $cards }.
       *[other] { $player } remet les cartes sur le coffre, à partir du dessus : { $cards }.
    }
traitres-catch = { $player } joue Pêche miraculeuse et pioche { traitres-cards }.
    .cards = { $player } joue Pêche miraculeuse et pioche { traitres-cards } : { $cards }.
traitres-return = { $player } remet { traitres-cards } sur la pioche.
    .cards = { $player } remet { traitres-cards } sur la pioche, à partir du dessus : { $cards }.
# $target (text): un joueur
traitres-pockets = { $player } joue Vide tes poches contre { $target }, qui défausse toute sa main sans la montrer ({ traitres-cards }).
traitres-draw = { $player } pioche { traitres-cards }.
    .cards = { $player } pioche { traitres-cards } : { $cards }.
# $sum (number), $target (number): ce que le coffre doit atteindre
traitres-open = { $cards-count ->
    [0] { $player } révèle son rôle de pirate et ouvre grand le coffre : il est vide ! Cible : { $target }.
   *[other] { $player } révèle son rôle de pirate et ouvre grand le coffre : { $cards }. Le coffre vaut { $sum }, la cible est { $target }.
}
# $team (text): pirates ou mutineers
traitres-end = { $clause ->
    [T3-1] { $team ->
        [pirates] Le coffre atteint la cible : les pirates gagnent ! { traitres-unmasked }
       *[mutineers] Le coffre n'atteint pas la cible : les mutins gagnent ! { traitres-unmasked }
    }
    [T3-2] Il ne reste plus un seul mutin à bord : les pirates gagnent ! { traitres-unmasked }
    [T3-3] À bord, les mutins ne sont plus en minorité : les mutins gagnent ! { traitres-unmasked }
   *[T3-4] La pioche est vide : les mutins gagnent ! { traitres-unmasked }
}
# $winners (text), $roles (text)
traitres-unmasked = Hourra pour { $winners } ! Bas les masques : { $roles }.
traitres-say = { $player } : « { traitres-phrase } »

## Discussions autour de la table : ce qui est dit, mot pour mot

# $manner (text), $phrase (text), $role (text), $target (text): un joueur, $cards (text), $cards-count (number), $sum (text)
traitres-phrase = { $manner ->
    [gruff] { traitres-phrase-gruff }
    [chatty] { traitres-phrase-chatty }
    [formal] { traitres-phrase-formal }
   *[plain] { traitres-phrase-plain }
}
# $phrase (text), $role (text), $target (text): un joueur, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-plain = { $phrase ->
    [role] { $role ->
        [mutineer] Bon, j'avoue : je suis du côté des mutins.
       *[pirate] Je suis pirate, parole d'honneur !
    }
    [accuse] Méfiez-vous, { $target } est du côté des mutins !
    [vouch] { $target } est du côté des pirates, j'en mets ma main à couper !
    [ask] { $target }, qu'est-ce que tu as mis au coffre ?
    [spied] { $cards-count ->
        [0] Ma longue-vue n'a rien montré : le coffre était vide.
       *[other] Voilà ce que j'ai vu dans ma longue-vue : { $cards }.
    }
   *[chest] À mon avis, le coffre vaut { $sum }.
}

## Les mêmes phrases, dans les mots des personnages que jouent les bots

# $phrase (text), $role (text), $target (text): un joueur, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-gruff = { $phrase ->
    [role] { $role ->
        [mutineer] Ouais, je suis du côté des mutins. Et alors ?
       *[pirate] Pirate. Point final !
    }
    [accuse] { $target } ? Du côté des mutins. Croyez-moi !
    [vouch] { $target } est du côté des pirates. Un point, c'est tout.
    [ask] { $target } ! Qu'est-ce que tu as mis au coffre ? Crache le morceau !
    [spied] { $cards-count ->
        [0] Regardé dans le coffre. Vide.
       *[other] Regardé dans le coffre. { $cards }. Rien d'autre.
    }
   *[chest] Le coffre ? { $sum }. Ni plus, ni moins.
}
# $phrase (text), $role (text), $target (text): un joueur, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-chatty = { $phrase ->
    [role] { $role ->
        [mutineer] Bon, bon, c'est vrai : je suis du côté des mutins, voilà !
       *[pirate] Moi ? Pirate jusqu'au bout des ongles, demandez à ma mère !
    }
    [accuse] C'est pas pour dire, mais { $target } est du côté des mutins, je le sens !
    [vouch] Oh, { $target } est du côté des pirates, j'en parie mes bottes !
    [ask] Allez, { $target }, dis-nous tout : qu'est-ce que tu as glissé dans le coffre ?
    [spied] { $cards-count ->
        [0] Vous n'allez pas le croire : rien dans ma longue-vue, le coffre était vide !
       *[other] Devinez ce que j'ai vu dans ma longue-vue : { $cards } !
    }
   *[chest] J'ai bien compté : le coffre vaut { $sum }, à peu de chose près !
}
# $phrase (text), $role (text), $target (text): un joueur, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-formal = { $phrase ->
    [role] { $role ->
        [mutineer] Je dois l'avouer : j'appartiens aux mutins.
       *[pirate] Je vous assure que j'appartiens aux pirates.
    }
    [accuse] C'est à regret que je le dis : { $target } est du côté des mutins.
    [vouch] Je réponds de { $target } : du côté des pirates, sans l'ombre d'un doute.
    [ask] { $target }, aurais-tu l'obligeance de nous dire ce que tu as mis au coffre ?
    [spied] { $cards-count ->
        [0] Je tiens à le signaler : le coffre était vide.
       *[other] Je tiens à le signaler : ma longue-vue a montré { $cards }.
    }
   *[chest] D'après mes calculs, le coffre vaut { $sum }.
}

## Ce qui peut se dire, pour qui le demande

traitres-talk = Ce que vous pouvez dire. Personne ne vérifie si c'est vrai, et cela ne change rien au jeu.
    .role = say role pirate, say role mutineer : se donner un rôle (pirate ou mutin)
    .accuse = say accuse PLACE : accuser un joueur d'être du côté des mutins
    .vouch = say vouch PLACE : se porter garant d'un joueur
    .ask = say ask PLACE : demander à un joueur ce qu'il a mis au coffre
    .spied = say spied CARTES : dire ce qu'a montré votre Longue-vue, de zéro à trois cartes parmi +1, 0 et -2
    .chest = say chest NOMBRE : dire combien vous croyez que vaut le coffre

## Coups, avant qu'ils ne soient joués

# $target (number), $chest (number): cartes au coffre
traitres-move-open = { $chest ->
    [one] Montrer votre rôle et ouvrir le coffre ({ $chest } carte, cible { $target })
   *[other] Montrer votre rôle et ouvrir le coffre ({ $chest } cartes, cible { $target })
}
# $card (text), $value (text), $honest (text): yes ou no
traitres-move-stash = { $honest ->
    [yes] Mettre un { $card } au coffre et dire la vérité
   *[no] Mettre un { $card } au coffre et prétendre que c'est un { $value }
}
# $target (text): un joueur, $planks (number): combien il en aura
traitres-move-plank = { $planks ->
    [1] Poser une planche devant { $target }, la première
    [2] Poser une planche devant { $target }, la deuxième
   *[3] Poser la troisième planche devant { $target } : par-dessus bord !
}
# $count (number): cartes qui seront vues
traitres-move-spyglass = { $count ->
    [0] Jouer Longue-vue, sans effet : le coffre est vide
    [one] Jouer Longue-vue : regarder la seule carte du coffre
   *[other] Jouer Longue-vue : regarder les { $count } cartes du dessus du coffre et les remettre dans l'ordre voulu
}
# $target (text): un joueur, $count (number): cartes en main
traitres-move-pockets = Jouer Vide tes poches contre { $target } ({ traitres-cards } en main)
# $count (number): cartes qui partiront
traitres-move-riddance = { $count ->
    [0] Jouer Bon débarras, sans effet : le coffre est vide
    [one] Jouer Bon débarras : défausser la seule carte du coffre
   *[other] Jouer Bon débarras : défausser les { $count } cartes du dessus du coffre
}
# $count (number): cartes qui seront piochées
traitres-move-catch = Jouer Pêche miraculeuse : piocher { traitres-cards }, puis en remettre 2 sur la pioche
# $cards (text)
traitres-move-order = Remettre sur le coffre, à partir du dessus : { $cards }
# $cards (text)
traitres-move-return = Remettre sur la pioche, à partir du dessus : { $cards }

## La table, dessinée en texte

traitres-table-target = Cible : { $target }
traitres-table-roles = Pirates : { $pirates } · Mutins : { $mutineers }
traitres-table-chest = Cartes au coffre : { $count }
traitres-table-draw-pile = Pioche : { $count }
traitres-table-discard-pile = Défausse : { $count }
traitres-table-player = Joueur
traitres-table-hand-size = Main
traitres-table-planks = Planches
traitres-table-role = Rôle
traitres-table-overboard = par-dessus bord
traitres-table-own-role = Votre rôle : { $role }
traitres-table-mutineers = Les mutins : { $players }
traitres-table-hand = Votre main : { $cards }
traitres-table-no-hand = Votre main est vide
traitres-table-seen = Dans la longue-vue : { $cards }
traitres-table-announced = Annonces
traitres-table-sum = Somme
# $claims (text): joueurs et valeurs
traitres-table-latest = Dernières annonces, la plus récente d'abord : { $claims }
# $card (text), $player (text): qui l'a jouée, $target (text): contre qui
traitres-table-played = Dernière carte jouée : { $card }, par { $player }
    .target = Dernière carte jouée : { $card }, par { $player } contre { $target }
# $cards (text): combien de chaque, $sum (text)
traitres-table-opened = Dans le coffre : { $cards } ; valeur { $sum }
traitres-table-opened-empty = Le coffre est vide
