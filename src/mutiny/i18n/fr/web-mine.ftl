### La page « Mes parties » du client web.

web-mine-lead = Les parties jouées dans ce navigateur. La liste n'est gardée qu'ici : nous ne la connaissons pas et personne d'autre ne la voit.

## Chiffres

web-mine-numbers = En chiffres
web-mine-played = Parties comptées
web-mine-won = Gagnées
web-mine-lost = Perdues
web-mine-streak-now = Série de victoires en cours
web-mine-streak-best = Meilleure série de victoires
# $count (number): games, $words (text): won or lost, for each of them
web-mine-form = { $count ->
    [one] La dernière partie : { $words }
   *[other] Les { $count } dernières parties, de la plus ancienne à la plus récente : { $words }
}
# $count (number): games
web-mine-form-key = { $count ->
    [one] La dernière partie. Plein et au-dessus de la ligne : gagnée.
   *[other] Les { $count } dernières parties, la plus récente à droite. Plein et au-dessus de la ligne : gagnée.
}
# $count (number): games
web-mine-uncounted = { $count ->
    [one] Une autre partie n'est pas comptée : son résultat est inconnu ou un robot l'a terminée.
   *[other] { $count } autres parties ne sont pas comptées : leur résultat est inconnu ou un robot les a terminées.
}

## Gagnées et perdues

web-mine-chart = Gagnées et perdues
web-mine-opponents = Jeu et adversaires
web-mine-share = Part
# $share (number): per cent
web-mine-percent = { $share } %
web-mine-all = Tous les jeux
# $against (text): a level of bots, or another kind of opponents
web-mine-against = { $against ->
    [random] Robots au hasard
    [easy] Robots faciles
    [medium] Robots moyens
    [hard] Robots difficiles
    [mixed] Robots de force inégale
    [people] Humains
   *[other] Robots : { $against }
}

## La liste

web-mine-under-way = Parties en cours
web-mine-finished = Parties terminées
# $names (text): of the opponents
web-mine-with = contre { $names }
web-mine-gone = Plus sur le serveur
web-mine-open = Ouvrir la table
# $count (number): games
web-mine-older = { $count ->
    [one] Une partie plus ancienne est comptée ci-dessus sans être affichée.
   *[other] { $count } parties plus anciennes sont comptées ci-dessus sans être affichées.
}

## Un autre appareil

web-mine-move = Passer sur un autre appareil
web-mine-move-more = Enregistrez vos parties dans un fichier, ouvrez cette page sur l'autre appareil et ajoutez-y le fichier. Aucune partie n'est perdue ni comptée deux fois : vous pouvez faire l'aller-retour.
# $count (number): games in progress
web-mine-with-seats = { $count ->
    [one] Emporter ma place dans la partie en cours
   *[other] Emporter mes places dans les { $count } parties en cours
}
web-mine-with-seats-more = Vous pourrez alors continuer à jouer sur l'autre appareil comme sur celui-ci. Mais un tel fichier permet de jouer à votre place : gardez-le pour vous et supprimez-le une fois le transfert fait. Pour une sauvegarde, ou pour montrer vos résultats à quelqu'un, laissez les places de côté.
web-mine-save = Enregistrer un fichier
web-mine-read = Ajouter un fichier
# $name (text): of the file
web-mine-saved = Enregistré sous { $name }.
# $count (number): games
web-mine-added = { $count ->
    [0] Le fichier ne contient aucune nouvelle partie.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
# $count (number): games
web-mine-known = { $count ->
    [one] Une était déjà là.
   *[other] { $count } étaient déjà là.
}
# $count (number): seats
web-mine-seats-added = { $count ->
    [one] Vous avez aussi une place dans une partie en cours.
   *[other] Vous avez aussi des places dans { $count } parties en cours.
}
# $code (text), $limit (number): megabytes, $version (text): of the file, $known (number): of this page, $field (text): a list in the file
web-mine-fault = { $code ->
    [size] Rien n'a été ajouté : le fichier dépasse { $limit } Mo, ce n'est donc pas une liste de parties. Choisissez un fichier enregistré sur cette page.
    [json] Rien n'a été ajouté : ce n'est pas une liste de parties, ou elle est incomplète. Choisissez un fichier enregistré sur cette page ; son nom commence par « mutiny-games ».
    [foreign] Rien n'a été ajouté : ce fichier vient d'un autre programme ou d'une autre page. Choisissez un fichier enregistré sur cette page ; son nom commence par « mutiny-games ».
    [version] Rien n'a été ajouté : le fichier est de version { $version } et cette page lit la version { $known }. Rechargez la page pour avoir la plus récente, puis ajoutez de nouveau le fichier.
    [list] Rien n'a été ajouté : « { $field } » manque dans le fichier ou n'est pas une liste. Choisissez le fichier tel qu'il a été enregistré.
    [room] Rien n'a été ajouté : le navigateur n'a pas assez de place. Autorisez ce site à enregistrer des données ou libérez de la place, puis ajoutez de nouveau le fichier.
   *[unreadable] Rien n'a été ajouté : le navigateur n'a pas pu lire le fichier. Choisissez-le de nouveau.
}
# $part (text): a list in the file, $number (number): of the entry
web-mine-fault-place = { $part ->
    [games] partie { $number }
    [older] ancienne partie { $number }
   *[seats] place { $number }
}
# $place (text), $field (text): its name in the file, $found (text): its value, $wanted (text)
web-mine-fault-entry = { $field ->
    [none] Rien n'a été ajouté. Erreur dans le fichier, { $place } : on y lit { $found } au lieu de ceci : { $wanted }. Choisissez le fichier tel qu'il a été enregistré.
   *[other] Rien n'a été ajouté. Erreur dans le fichier, { $place } : on lit { $found } pour « { $field } » au lieu de ceci : { $wanted }. Choisissez le fichier tel qu'il a été enregistré.
}
# $wanted (text)
web-mine-fault-wanted = { $wanted ->
    [object] un ensemble de valeurs nommées
    [line] une liste de cinq valeurs
    [text] un texte court
    [id] l'identifiant d'une table
    [time] un instant en millisecondes depuis 1970
    [players] une liste de joueurs, chacun avec son nom
    [seat] le numéro d'une place à cette table
    [winners] une liste de places à cette table
    [flag] true ou false
    [outcome] won, lost, left ou unknown
   *[token] la clé d'une place
}

## Ce que le serveur conserve

web-mine-data = Ce que le serveur conserve
web-mine-data-more = Le serveur conserve les parties elles-mêmes : noms, coups et messages. Tant que ce navigateur a les liens de vos places, vous pouvez télécharger ce qui est conservé à votre sujet, ou faire supprimer votre nom et vos messages.
web-mine-data-save = Télécharger mes données
web-mine-data-erase = Supprimer mon nom et mes messages
web-mine-data-ask = Supprimer votre nom et vos messages ?
# $count (number): seats
web-mine-data-ask-more = { $count ->
    [one] À une table, votre nom est remplacé et vos messages sont supprimés.
   *[other] À { $count } tables, votre nom est remplacé et vos messages sont supprimés.
} Vos coups restent, car les parties des autres en sont faites. Vous perdez vos places dans les parties en cours. C'est définitif.
# $count (number): seats
web-mine-data-erased = { $count ->
    [one] Votre nom et vos messages ont été supprimés à une table.
   *[other] Votre nom et vos messages ont été supprimés à { $count } tables.
}
# $count (number): seats
web-mine-data-failed = { $count ->
    [one] Le serveur n'a pas répondu pour une table. Réessayez plus tard.
   *[other] Le serveur n'a pas répondu pour { $count } tables. Réessayez plus tard.
}
