### Ce que dit chaque jeu, en français.

## Énumérations : les éléments sont séparés par des virgules, le dernier par un mot

# $first (text), $next (text)
list-comma = { $first }, { $next }
# $first (text), $last (text)
list-and = { $first } et { $last }

## Les joueurs et ce qu'ils ont, comme éléments d'une énumération

# $player (text), $value (text)
seat-thing = { $player } ({ $value })
# $player (text), $value (number)
seat-score = { $player } { $value }

## Points

# $points (number): peut être négatif
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## La fin

# $winners (text), $winners-count (number)
winners = { $winners-count ->
    [0] Personne ne gagne.
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

## Jouer dans le terminal

# $count (number): nombre de coups possibles
choose-move = { $count ->
    [1] Un seul coup est possible, Entrée le joue (? pour l'aide) :
   *[other] Votre coup, de 1 à { $count } (? pour l'aide) :
}
# $count (number): nombre de coups possibles
bad-number = { $count ->
    [1] Ce coup n'existe pas, il n'y a que le 1.
   *[other] Ce coup n'existe pas. Choisissez un nombre de 1 à { $count }.
}
# $text (text): ce qui a été tapé
unknown-command = « { $text } » n'est pas une commande. Tapez ? pour l'aide.
help-title = Ce que vous pouvez taper
help-number = un nombre : jouer ce coup
help-notation = un coup en notation, par exemple { $example } : jouer ce coup
help-explain = ? suivi d'un nombre : lire l'article qui explique ce coup
help-table = table : afficher de nouveau la table
help-undo = undo : reprendre votre dernier coup
help-save = save FICHIER : sauvegarder la partie
help-quit = quit ou q : arrêter de jouer
# $player (text), $move (text)
undone = Coup repris : { $player }, { $move }.
undo-nothing = Il n'y a pas de coup à reprendre.
# $path (text)
saved = Partie sauvegardée dans { $path }.
save-where = Indiquez le fichier : save FICHIER
# $path (text)
resumed = La partie reprend depuis { $path }.
# Une commande suit
interrupted = Partie interrompue. Rien n'est perdu ; pour la reprendre :
goodbye = Au revoir.
# $clause (text), $text (text)
clause-says = { $clause } : { $text }
no-clause = Aucun article n'explique cela.
