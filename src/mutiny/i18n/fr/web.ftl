# The web client. Its texts; those of its parts are in web-*.ftl beside this.

web-title = Mutiny

## Sur chaque page

web-skip = Aller au contenu
web-skip-move = Aller à votre coup
web-nav = Navigation principale
web-nav-play = Jouer
web-nav-lobby = Salon
web-nav-learn = Apprendre
web-nav-games = Archives
web-home = Accueil
web-rules = Règles
web-close = Fermer
web-again = Réessayer
web-later = Plus tard
web-loading = Chargement…
web-footer = Sans compte, sans cookies, sans contenu tiers : un lien suffit pour jouer.
# $version (text)
web-version = Version { $version }
# $text (text): what the operator wrote
web-announced = Message de l'administrateur du serveur : { $text }
# $stops (text): yes or no, $time (text): the time of day
web-draining = { $stops ->
    [yes] Le serveur s'arrête à { $time } pour une mise à jour. Les parties reprendront ensuite ; d'ici là, aucune nouvelle table n'est ouverte.
   *[no] Le serveur sera bientôt mis à jour. Les parties continuent, mais aucune nouvelle table n'est ouverte.
}
web-update = Une nouvelle version de cette page est disponible.
web-update-take = Mettre à jour
web-offline-title = Pas de connexion
web-offline = Le serveur ne répond pas. Nous continuons d'essayer ; rien de ce que vous avez fait n'est perdu.
web-lost-title = Page introuvable
web-lost = Cette adresse ne mène nulle part. Le lien est peut-être incomplet.

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Animations
web-motion-auto = Comme le système
web-speed = Rythme des événements
web-speed-slow = Lent
web-speed-usual = Normal
web-speed-fast = Rapide
web-speed-off = Tout d'un coup
web-beat-on = Continuer
web-beat-skip = Passer
web-on = Oui
web-off = Non
web-sound = Sons
web-volume = Volume
web-at-once = Jouer sans confirmer
web-at-once-more = Les coups sont joués dès qu'ils sont choisis
web-notify = M'avertir quand c'est à moi de jouer
web-notify-more = Seulement quand l'onglet est en arrière-plan

## Les jeux

web-game-line = Un jeu ajouté à ce serveur.
# $least (number), $most (number)
web-game-players = De { $least } à { $most } joueurs
# $level (text): a level of bots
web-strength = { $level ->
    [random] Au hasard
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
   *[other] { $level }
}
# $level (text): a level of bots
web-strength-help = { $level ->
    [random] Joue au hasard parmi les coups permis.
    [easy] Un débutant, qui fait des erreurs.
    [medium] Un adversaire solide.
    [hard] Voit loin ; réfléchit jusqu'à une seconde par coup.
   *[other] Un robot ajouté à ce serveur.
}

## Accueil

web-home-title = Trois jeux de mutinerie en mer
web-home-lead = Jouez dans votre navigateur, contre de bons robots ou avec des amis, où qu'ils soient. Tous les coups permis sont affichés et chaque événement est expliqué : les règles s'apprennent en jouant.
web-name = Votre nom à la table
# Names for people who give none: sea birds, separated by commas
web-names = Albatros, Macareux, Pétrel, Goéland, Sterne, Cormoran, Pélican, Mouette, Fulmar, Guillemot
web-play-now = Jouer contre des robots
web-invite = Inviter des amis
web-choose-more = Autres options
web-learn-it = Apprendre à jouer
web-go-on = Continuer
web-home-more = À voir aussi
web-home-watch = Regarder
web-home-watch-more = Tables ouvertes : regardez une partie ou prenez une place libre.
web-home-learn = Apprendre
web-home-learn-more = Des leçons de quelques minutes et les règles du jeu.
web-home-games = Archives
web-home-games-more = Revoyez des parties terminées coup par coup, tous secrets dévoilés.

## Mes parties

web-my-games = Mes parties
web-my-games-more = Vos résultats par jeu et par adversaire, vos séries, et un fichier pour un autre appareil.
web-my-games-all = Toutes mes parties
web-my-games-none = Aucune partie terminée dans ce navigateur pour l'instant.
# $outcome (text)
web-outcome = { $outcome ->
    [won] Gagnée
    [lost] Perdue
    [left] Terminée par un robot
   *[unknown] Résultat inconnu
}
# $won (number), $lost (number): games
web-score = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}
# $count (number): wins
web-streak = { $count ->
    [one] { $count } victoire d'affilée
   *[other] { $count } victoires d'affilée
}

## Une nouvelle table

# $game (text): its name
web-new-title = Nouvelle table : { $game }
# $game (text): its id
web-no-game = Aucun jeu ne s'appelle { $game } ici.
web-new-players = Joueurs
web-new-bots = Dont robots
# $friends (number): seats for people besides the player's
web-new-bots-help = { $friends ->
    [0] Vous ne jouez que contre des robots.
    [one] Une place reste libre pour quelqu'un d'autre.
   *[other] { $friends } places restent libres pour d'autres.
}
web-new-strength = Force des robots
web-new-who = Qui peut participer
web-new-by-link = Toute personne ayant le lien
web-new-open = Tout le monde, depuis le salon
web-new-clock = Temps de réflexion
web-new-options = Règles et variantes
web-new-start = Commencer la partie
web-new-link = Ouvrir la table
web-clock-none = Sans limite
# $time (text): a duration
web-clock-move = { $time } par coup
# $time (text): a duration, $bonus (number): seconds
web-clock-game = { $time } pour la partie, plus { $bonus } s par coup
# $count (number)
web-seconds = { $count } s
# $count (number)
web-minutes = { $count } min
# $count (number)
web-hours = { $count } h
# $count (number)
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## Salon et archives

web-lobby = Salon
web-lobby-waiting = Places libres
web-lobby-none-waiting = Aucune table n'attend de joueurs pour le moment.
web-lobby-open = En ouvrir une
web-lobby-playing = Parties en cours
web-lobby-none-playing = Aucune partie publique en cours.
web-join = Prendre place
web-watch = Regarder
# $count (number)
web-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
# $status (text): waiting, playing or over
web-status = { $status ->
    [waiting] En attente de joueurs
    [playing] En cours
   *[over] Terminée
}
# $winners (text), $count (number)
web-won = { $count ->
    [0] Personne n'a gagné
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}
web-archive = Archives
web-archive-lead = Les parties des tables ouvertes, à revoir depuis n'importe quelle place, tous secrets dévoilés.
web-archive-game = Jeu
web-archive-all = Tous
web-archive-more = Afficher plus
web-archive-none = Aucune partie terminée pour l'instant.
web-replay = Revoir

## Avant la partie

# $game (text): its name
web-join-title = On vous invite à jouer à { $game }
# $free (number): free seats
web-join-sit = { $free ->
    [one] Prendre la dernière place
   *[other] Prendre place
}
web-join-watch = Regarder seulement
# $game (text): its name
web-waiting-title = { $game } : avant la partie
web-waiting-share = Inviter des amis
# $free (number): free seats
web-waiting-share-more = { $free ->
    [one] Envoyez ce lien : il permet de prendre la dernière place libre.
   *[other] Envoyez ce lien : il permet de prendre une des { $free } places libres.
}
# $game (text): its name
web-waiting-invitation = Venez jouer à { $game }
web-link = Lien vers cette table
web-copy = Copier le lien
web-copied = Copié
web-share = Partager…
web-waiting-start = Commencer
# $free (number): free seats
web-waiting-start-more = { $free ->
    [0] Tout le monde est là.
   *[other] La partie commence automatiquement quand toutes les places sont prises. Inutile d'attendre : des robots peuvent prendre les places libres.
}
# $free (number): free seats
web-waiting-begin = { $free ->
    [0] Commencer
   *[other] Commencer avec des robots
}
# $host (text): the name of the player who opened the table
web-waiting-host = { $host } lance la partie. Elle commence aussi d'elle-même quand toutes les places sont prises.
web-host = hôte
web-host-menu = Gérer la table
# $name (text): a player
web-host-of = Options pour { $name }
web-leave-seat = Libérer ma place

## À la table

web-table-opening = Ouverture de la table…
web-board = Table
web-around = Journal et discussion
web-seats = Places
web-seat-free = libre
web-you = vous
web-away = un robot joue à sa place
web-not-here = hors ligne
# $level (text)
web-bot = Robot : { $level }
web-winner = victoire
web-to-act = doit jouer
web-device = Jouer sur un autre appareil
web-device-more = Ouvrez ce lien sur l'autre appareil et continuez à jouer. Gardez-le pour vous : il permet de jouer à votre place.
web-time-left = Temps restant
# $number (number): of a spectator; 0 if it is unknown
web-watcher = { $number ->
    [0] Quelqu'un du public
   *[other] Spectateur { $number }
}
# $status (text): connecting, live, lost or gone
web-line = { $status ->
    [live] En ligne
    [connecting] Connexion…
    [lost] Connexion perdue, nouvel essai…
   *[gone] Pas de connexion
}
web-move = Votre coup
web-your-turn = À vous de jouer.
web-choose = Choisissez sur la table ou dans la liste.
web-choose-list = Choisissez dans la liste.
web-chosen = Votre choix :
web-do-it = Confirmer
web-not-yet = Annuler
web-sending = Envoi…
web-kept = Pas de connexion : votre coup est gardé et sera envoyé dès que possible.
# $names (text)
web-waiting-for = On attend { $names }.
web-wait = Un instant…
web-watching = Vous regardez la partie.
web-you-won = Vous avez gagné !
web-away-you = Un robot joue à votre place.
web-return = Reprendre ma place
web-leave = Quitter
web-leave-more = Un robot joue à votre place jusqu'à votre retour.
# $count (number): new messages
web-story-open = { $count ->
    [0] Journal et discussion
    [one] Journal et discussion : { $count } nouveau message
   *[other] Journal et discussion : { $count } nouveaux messages
}
web-hand-sort = Trier la main
web-story-fold = Replier
web-talk-empty = Personne n'a encore rien dit.
web-tab-moves = Coups
web-tab-log = Journal
web-tab-talk = Tchat
web-leave-stay = Continuer à jouer
web-leave-ask = Quitter la partie ?
web-goal = Votre but :
web-menu = Menu
# $clause (text): its id
web-more-rules = En savoir plus dans les règles ({ $clause })
# $count (number)
web-moves = { $count ->
    [0] Tous les coups
   *[other] Tous les coups ({ $count })
}
web-moves-find = Chercher un coup
# $count (number)
web-moves-more = { $count ->
    [one] Et { $count } autre : tapez un mot pour le trouver.
   *[other] Et { $count } autres : tapez un mot pour les trouver.
}
web-moves-none = Ce n'est pas à vous de jouer.
web-no-drawing = Ce jeu n'a pas de table illustrée ; voici ce que vous pouvez voir.
web-log = Ce qui s'est passé
web-log-show = Afficher
web-log-hide = Masquer
web-log-empty = Rien pour l'instant.
# $clause (text): its id
web-why = Pourquoi ? Article { $clause }
# $what (text): what has happened at the table, $name (text): a player
web-note = { $what ->
    [sat] { $name } prend place.
    [left] { $name } libère sa place.
    [started] La partie commence.
    [took-over] Un robot remplace { $name }.
    [returned] { $name } est de retour.
    [undo-asked] { $name } demande à reprendre un coup.
    [undo-refused] { $name } refuse : le coup reste joué.
    [undone] Le coup est repris.
    [over] La partie est terminée.
    [rematch] { $name } propose une revanche.
    [removed] L'hôte a retiré sa place à { $name }.
    [closed] { $name } a fermé la table.
    [muted] { $name } ne peut plus écrire.
    [muted-watcher] Un spectateur ne peut plus écrire.
    [unmuted] { $name } peut de nouveau écrire.
    [unmuted-watcher] Un spectateur peut de nouveau écrire.
    [chat-locked] Les spectateurs ne peuvent plus écrire.
    [chat-unlocked] Les spectateurs peuvent de nouveau écrire.
    [seats-locked] Personne d'autre ne peut s'asseoir pour l'instant.
    [seats-unlocked] On peut de nouveau prendre les places libres.
    [erased] Le nom et les messages d'un joueur ont été supprimés.
   *[other] { $what }
}
web-look = Revoir ce tour
web-hint = Conseil
web-hint-thinks = Réflexion…
# Against bots, at once
web-undo-now = Reprendre
web-undo = Reprendre mon coup
web-undo-asked = Vous demandez à reprendre votre coup ; les autres doivent accepter.
# $name (text)
web-undo-asks = { $name } demande à reprendre le dernier coup.
web-undo-agree = Accepter
web-undo-refuse = Refuser
web-undo-answered = Vous avez accepté ; on attend d'autres réponses.
web-rematch = Revanche
web-decided = Le tournant de la partie
web-next-watch = Regarder la nouvelle partie

## Parler

web-chat = Discussion
web-chat-label = Écrire à tous
web-chat-label-watcher = Écrire aux autres spectateurs
web-chat-erased = supprimé
web-chat-send = Envoyer
web-chat-waits = Ce message sera envoyé dès que la connexion sera rétablie.
# $name (text), $text (text)
web-chat-said = { $name } : { $text }
web-say = Dire quelque chose
web-say-more = Tout le monde l'entend, les robots aussi. Rien n'oblige à dire la vérité.
web-say-about = À propos de qui ?
web-say-back = Enlever la dernière
web-less = Un de moins
web-more = Un de plus

## Les règles à côté de la table

# $clause (text): its id
web-rule = Article { $clause }
web-rule-book = Toutes les règles du jeu
web-rule-missing = Impossible d'afficher cet article pour l'instant.
# $text (text)
web-rule-ruling = Notre décision : { $text }

## Ce qui est refusé

# $code (text): why, for programs, $why (text): a sentence of the server's
web-refused = { $code ->
    [offline] Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
    [unavailable] Le serveur est occupé. Réessayez dans un instant.
    [stale] La partie a continué entre-temps. Choisissez de nouveau.
    [illegal] Les règles ne le permettent pas maintenant.
    [not-now] Ce n'est pas possible maintenant.
    [no-undo] Impossible de reprendre : une information cachée a été révélée depuis votre dernier coup.
    [no-seat] Les spectateurs peuvent seulement discuter.
    [full] Toutes les places sont prises.
    [name] Ce nom ne convient pas : il est déjà pris ou illisible. Choisissez-en un autre.
    [closed] Cette table est fermée.
    [no-table] Cette table n'existe pas. Elle a peut-être disparu, ou le lien est incomplet.
    [bad-token] Ce lien ne correspond à aucune place de cette table.
    [left] Vous avez libéré cette place.
    [too-fast] Trop de demandes à la fois. Attendez un instant et réessayez.
    [too-big] C'est trop long.
    [protocol] Cette page est trop ancienne pour le serveur. Rechargez-la.
    [not-found] Il n'y a rien à cette adresse.
    [defect] Une erreur s'est produite sur le serveur. Réessayez.
    [banned] L'administrateur de ce serveur a banni votre adresse.
    [draining] Le serveur sera bientôt mis à jour. D'ici là, aucune nouvelle table n'est ouverte.
    [not-host] Seul l'hôte de la table peut faire cela.
    [removed] L'hôte vous a retiré votre place. Vous pouvez encore suivre la partie.
    [locked] L'hôte a bloqué cela pour l'instant.
    [muted] L'hôte vous a coupé la parole : les autres ne reçoivent pas vos messages.
    [words] Ce serveur n'admet pas l'un de ces mots. Écrivez autrement.
   *[other] { $why }
}
# $code (text): why
web-gone = { $code ->
    [no-table] Cette table n'existe pas
    [bad-token] Ce lien n'est pas une place
    [left] Vous avez quitté la table
    [removed] Votre place vous a été retirée
    [closed] Cette table a été fermée
   *[other] Impossible d'afficher la table
}
web-gone-look = Voir la table

## L'aide de jeu : ce que fait chaque carte et chaque rôle

web-crib = Aide de jeu
web-crib-none = Ce jeu n'a pas d'aide de jeu.

## Ses propres nombres : un fichier à la place du nôtre

web-replace-ours = La table joue avec nos nombres.
web-replace-own = Utiliser vos propres nombres
# $limit (number): characters
web-replace-help = Choisissez un fichier, ou bien écrivez ou collez son texte ci-dessous (TOML, { $limit } caractères au plus). Toute la table verra que les nombres sont les vôtres.
web-replace-file = Choisir un fichier
web-replace-fill = Reprendre nos nombres
web-replace-download = Télécharger nos nombres
web-replace-back = Revenir à nos nombres
# $name (text): what is replaced
web-replace-text = { $name } : texte du fichier
web-replace-good = Le fichier convient.
web-replace-bad = Le fichier ne peut pas servir :
# $limit (number): characters
web-replace-long = Le fichier est trop long : { $limit } caractères au plus.
web-replace-empty = Il n'y a encore rien ici : choisissez un fichier, collez son texte ou revenez à nos nombres.
web-house-rules = Règles de cette table
# $option (text), $value (text)
web-house-rule = { $option } : { $value }
# $name (text): what is replaced
web-replaced = { $name } : les nombres de l'hôte, pas les nôtres
web-replaced-file = Télécharger le fichier
web-replaced-tag = Nombres de l'hôte
