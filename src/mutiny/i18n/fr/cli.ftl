### Ce que dit la ligne de commande, en français.

## La partie

# Le nom d'un joueur qui n'en donne pas
cli-player = Joueur
cli-strength = De quelle force seront les robots ?
cli-strength-random = joue au hasard parmi les coups permis
cli-strength-easy = débutant, qui fait des erreurs
cli-strength-medium = adversaire solide
cli-strength-hard = voit loin ; réfléchit jusqu'à une seconde par coup
cli-strength-mixed = un peu de chaque
# $page (text) : de la documentation
cli-bots-program = un programme à vous, dans n'importe quel langage ({ $page })
cli-bots-budget = [@N] : le robot réfléchit N simulations par coup, ou des secondes comme dans hard@2s.
# $code (text) : une option, $commands (text)
cli-bots-where = Indiquez-les avec { $code }, séparés par des virgules, dans les commandes { $commands }.
# $name (text): what is typed for it, $words (text): what that is
cli-strength-line = { $name } – { $words }
# $count (number), $usual (text): a name
cli-strength-choose = Un numéro de 1 à { $count } ou un nom (Entrée pour { $usual }) :
# $player (text): the own name, $bots (text): names, $kinds (text): what kinds of bots
cli-seats = Vous êtes { $player }. Robots ({ $kinds }) : { $bots }.
# $path (text)
cli-autosave = Chaque coup est aussitôt sauvegardé dans { $path }.
cli-type-help = Tapez ? à tout moment pour afficher l'aide.
# $word (text): a word of the notation
cli-help-word = ? suivi d'une carte, d'un rôle ou d'un élément du jeu, comme ? { $word } : à quoi il sert
# $clause (text): an id
cli-help-clause = ? suivi d'un numéro d'article, par exemple ? { $clause } : lire cet article
cli-help-rules = rules : les chapitres des règles ; rules suivi d'un chapitre, d'un article ou d'un mot : le lire ou le chercher
cli-help-why = why : expliquer ce qui vient de se passer, article par article
cli-help-hint = hint : demander quels coups gagnent le plus souvent, et pourquoi
cli-help-say = say : lister ce que vous pouvez dire à la table ; say suivi d'une phrase : la dire
# $text (text): a move or a command
cli-did-you-mean = Vouliez-vous dire « { $text } » ?
# $text (text): what was typed
cli-not-a-move = « { $text } » n'est pas une notation valable dans ce jeu.
# $text (text): what was typed; a clause follows that says why
cli-not-now = « { $text } » n'est pas possible maintenant.
# $text (text): what was typed
cli-nothing-to-explain = Aucun coup ni article « { $text } » à expliquer.
# $phrase (text): how to say it, and what that does, $words (text): what is then said
cli-talk-phrase = { $phrase } – « { $words } »
# $players (text): seats and names
cli-talk-seats = Places : { $players }
cli-no-talk = Ce jeu n'a pas de phrases toutes prêtes.
cli-watch = Vous ne faites plus que regarder. Entrée pour continuer, say pour parler, quit pour arrêter :
cli-watch-silent = Vous ne faites plus que regarder. Entrée pour continuer, quit pour arrêter :
# La partie est finie
cli-over = La partie est finie. Entrée pour quitter, undo pour reprendre votre dernier coup, why pour expliquer la fin :
# Un lien suit. $player (text)
cli-online-seat = Vous êtes { $player }. Le lien de votre place, pour vous seul :
# Un lien suit
cli-online-invite = Invitez les autres avec ce lien :
cli-online-interrupt = Pendant que les autres réfléchissent, Ctrl-C permet de parler, d'écrire ou de partir.
cli-online-watching = Toutes les places sont prises : vous regardez la partie.
# $count (number) : places libres
cli-online-waiting = { $count ->
    [one] Une place est libre. Entrée pour attendre, start pour la donner à un robot, quit pour partir :
   *[other] { $count } places sont libres. Entrée pour attendre, start pour les donner à des robots, quit pour partir :
}
cli-online-pause = Entrée pour continuer, say ou chat suivi d'un texte pour parler, quit pour partir :
# Le serveur a refusé un coup
cli-online-stale = Trop tard : la partie a continué entre-temps.
cli-online-consent = Tapez agree pour accepter ou refuse pour refuser (appuyez d'abord sur Ctrl-C si d'autres réfléchissent).
# Une commande suit
cli-online-return = Votre place reste à vous. Pour revenir :
# Le joueur a choisi un coup qui termine la partie
cli-ends-game = Ce coup termine aussitôt la partie. Choisissez-le encore une fois pour le jouer, ou un autre :
# $path (text); a command follows, which tells the whole game
cli-kept = La partie est conservée dans { $path }. Pour la relire, tous secrets dévoilés :
cli-not-saved = Impossible de sauvegarder la partie où que ce soit : les coups joués depuis la dernière sauvegarde sont perdus.
# $old (text), $path (text) : des fichiers
cli-saved-elsewhere = Impossible d'écrire dans { $old }. La partie est sauvegardée dans { $path }.
# $path (text)
cli-save-exists = { $path } existe déjà. Pour le remplacer : save --force { $path }
# $game (text), $seed (text)
cli-demo = Démonstration : des robots jouent à { $game } (graine « { $seed } »). Vous voyez ce que voit un spectateur.

## Les enregistrements

# $player (text): one player or several
cli-stops-before-player = L'enregistrement s'arrête ici ; à { $player } de jouer.
cli-stops-before-chance = L'enregistrement s'arrête ici ; la suite dépend du hasard.

## Les règles

cli-basis-source = Selon les sources.
cli-basis-ruling = Notre décision.
cli-basis-reconstruction = Notre reconstitution.
# $title (text)
cli-source = Source : { $title }
# $text (text)
cli-ruling = Décision : { $text }
# $option (text): its name, $text (text)
cli-option = Option « { $option } » : { $text }
cli-options = Options
# $text (text)
cli-search-finds-nothing = Aucun article ne contient « { $text } ».
# $code (text) : ce qu'on tape pour un chapitre
cli-rules-how = { $code } affiche un chapitre, rules suivi d'un mot le cherche.
# $count (number) : articles trouvés mais non affichés
cli-rules-more = { $count ->
    [one] Un autre article contient ce texte. Précisez votre recherche, ou lisez un chapitre.
   *[other] { $count } autres articles contiennent ce texte. Précisez votre recherche, ou lisez un chapitre.
}

## Les options des règles

# $code (text): une commande
cli-crib-hint = L'aide de jeu seule : { $code }
