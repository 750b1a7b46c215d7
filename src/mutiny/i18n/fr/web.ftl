# The web client. Its texts; those of its parts are in web-*.ftl beside this.

web-title = Mutiny

## Sur chaque page

web-skip = Aller au contenu
web-skip-move = Aller à votre coup
web-nav = Pages principales
web-nav-play = Jouer
web-nav-lobby = Salon
web-nav-learn = Apprendre
web-nav-games = Archives
web-home = Accueil
web-rules = Règles
web-close = Fermer
web-again = Réessayer
web-later = Plus tard
web-loading = Chargement …
web-footer = Pas de compte, pas de cookies, rien qui vienne d'ailleurs : qui a un lien peut jouer.
# $version (text)
web-version = Version { $version }
web-update = Une version plus récente de cette page est arrivée.
web-update-take = La charger
web-offline-title = Pas de connexion
web-offline = Le serveur ne répond pas. Nous continuons d'essayer ; rien de ce que vous avez fait n'est perdu.
web-lost-title = Il n'y a rien ici
web-lost = Cette adresse ne mène nulle part. Le lien est peut-être incomplet.

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Mouvement
web-motion-auto = Comme le système
web-on = Oui
web-off = Non
web-sound = Sons
web-at-once = Jouer les coups aussitôt
web-at-once-more = Sans demander si c'est bien ce que vous vouliez
web-notify = M'avertir quand c'est à moi de jouer
web-notify-more = Seulement pendant que vous regardez autre chose

## Les jeux

# $game (text): its id
web-game = { $game ->
    [meuterer] Meuterer
    [cartagena] Cartagena : La mutinerie
    [traitres] Traîtres à bord
   *[other] { $game }
}
# $game (text): its id
web-game-line = { $game ->
    [meuterer] Un navire marchand cingle d'île en île. Vendez vos marchandises, choisissez votre camp en secret et renversez le capitaine, ou devenez-le.
    [cartagena] Frappez aux portes des cabines pour de l'or, des cartes et des secrets, misez sur le capitaine Valverde ou sur Ramon Diaz et faites pencher les duels : seul le plus riche du camp vainqueur gagne.
    [traitres] Les pirates remplissent le coffre, les mutins sabotent la collecte, et personne ne sait qui est qui. Bluffez, accusez, envoyez les suspects sur la planche.
   *[other] Un jeu ajouté à ce serveur.
}
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
    [random] Joue n'importe quel coup permis.
    [easy] Débutant, qui fait des erreurs.
    [medium] Joueur solide.
    [hard] Voit loin ; réfléchit jusqu'à une seconde par coup.
   *[other] Un robot ajouté à ce serveur.
}
# $option (text): its id
web-option = { $option ->
    [pirates] Pirates
    [offered-conflict] Cartes conflit proposées
    [loader-returns] Cartes que le débardeur ne garde pas
    [ring] Le cercle des îles
    [mutineers-meet] Les mutins se connaissent
   *[other] { $option }
}
# $value (text): a value of an option
web-value = { $value ->
    [off] Sans
    [on] Avec
    [double] Avec, deux fois plus rapides
    [counts] Elles comptent
    [ignored] Elles ne comptent pas
    [draw] Sous la pioche
    [discard] Sous la défausse
    [shuffled] Mélangées
    [printed] Comme dans les règles d'origine
    [no] Non
    [yes] Oui
   *[other] { $value }
}

## Accueil

web-home-title = Trois jeux de mutinerie en mer
web-home-lead = Jouez dans votre navigateur contre de bons robots ou avec des amis, où qu'ils soient. Tous les coups permis sont montrés et chaque événement dit pourquoi il arrive : on apprend les règles en jouant.
web-name = Votre nom à la table
# Names for people who give none: sea birds, separated by commas
web-names = Albatros, Macareux, Pétrel, Goéland, Sterne, Cormoran, Pélican, Mouette, Fulmar, Guillemot
web-play-now = Jouer tout de suite contre des robots
web-invite = Inviter des amis
web-choose-more = Plus de choix
web-learn-it = Apprendre à jouer
web-go-on = Continuer
web-home-more = Plus
web-home-watch = Regarder
web-home-watch-more = Tables ouvertes : regardez une partie ou prenez une place libre.
web-home-learn = Apprendre
web-home-learn-more = Leçons et livrets de règles, quelques minutes chacun.
web-home-games = Archives
web-home-games-more = Revoyez des parties finies coup par coup, tous secrets dévoilés.

## Une nouvelle table

# $game (text): its name
web-new-title = Nouvelle table : { $game }
# $game (text): its id
web-no-game = Aucun jeu ne s'appelle { $game } ici.
web-new-players = Joueurs
web-new-bots = Dont robots
# $friends (number): seats for people besides one's own
web-new-bots-help = { $friends ->
    [0] Vous ne jouez que contre des robots.
    [one] Une place reste libre pour quelqu'un d'autre.
   *[other] { $friends } places restent libres pour d'autres.
}
web-new-strength = Force des robots
web-new-who = Qui peut venir
web-new-by-link = Qui a le lien
web-new-open = Tout le monde, par le salon
web-new-clock = Temps de réflexion
web-new-options = Règles et variantes
web-new-start = Commencer la partie
web-new-link = Ouvrir la table
web-clock-none = Sans limite
# $time (text): a duration
web-clock-move = { $time } par coup
# $time (text): a duration, $bonus (number): seconds
web-clock-game = { $time } pour la partie, plus { $bonus } s par coup
# $count (number)
web-seconds = { $count } s
# $count (number)
web-minutes = { $count } min
# $count (number)
web-hours = { $count } h
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
web-lobby-none-playing = Personne ne joue en public pour le moment.
web-join = Prendre place
web-watch = Regarder
# $count (number)
web-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
# $status (text): waiting, playing or over
web-status = { $status ->
    [waiting] Attend des joueurs
    [playing] En cours
   *[over] Finie
}
# $winners (text), $count (number)
web-won = { $count ->
    [0] Personne n'a gagné
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}
web-archive = Parties finies
web-archive-lead = Parties des tables ouvertes. Chacune peut être revue depuis n'importe quelle place, tous secrets dévoilés.
web-archive-game = Jeu
web-archive-all = Tous
web-archive-more = En montrer plus
web-archive-none = Aucune partie n'est encore finie.
web-replay = Revoir

## Avant la partie

# $game (text): its name
web-join-title = On vous invite : { $game }
# $free (number): free seats
web-join-sit = { $free ->
    [one] Prendre la dernière place
   *[other] Prendre place
}
web-join-watch = Seulement regarder
# $game (text): its name
web-waiting-title = { $game } : avant la partie
web-waiting-share = Inviter des amis
# $free (number): free seats
web-waiting-share-more = { $free ->
    [one] Envoyez ce lien : qui l'ouvre peut prendre la dernière place libre.
   *[other] Envoyez ce lien : qui l'ouvre peut prendre une des { $free } places libres.
}
# $game (text): its name
web-waiting-invitation = Venez jouer à { $game }
web-link = Lien vers cette table
web-copy = Copier le lien
web-copied = Copié
web-share = Partager …
web-waiting-start = Commencer
# $free (number): free seats
web-waiting-start-more = { $free ->
    [0] Tout le monde est là.
   *[other] La partie commence d'elle-même quand toutes les places sont prises. Inutile d'attendre : des robots peuvent prendre les places libres.
}
# $free (number): free seats
web-waiting-begin = { $free ->
    [0] Commencer
   *[other] Commencer avec des robots
}
web-leave-seat = Rendre ma place

## À la table

web-table-opening = Vers la table
web-board = Table
web-around = Places et déroulement
web-seats = Places
web-seat-free = libre
web-you = vous
web-away = pas là, un robot joue
web-not-here = pas connecté
# $level (text)
web-bot = Robot : { $level }
web-winner = vainqueur
web-to-act = doit jouer
web-device = Jouer sur un autre appareil
web-device-more = Ouvrez-y ce lien et continuez à jouer. Gardez-le pour vous : qui l'a joue à votre place.
web-time-left = Temps restant
web-watcher = Quelqu'un qui regarde
# $status (text): connecting, live, lost or gone
web-line = { $status ->
    [live] La connexion tient
    [connecting] Connexion …
    [lost] Connexion perdue, nouvel essai …
   *[gone] Pas de connexion
}
web-move = Votre coup
web-your-turn = À vous de jouer.
web-choose = Touchez quelque chose sur la table ou choisissez dans la liste.
web-choose-list = Choisissez dans la liste.
web-chosen = Choisi :
web-do-it = Jouer
web-not-yet = Reprendre
web-sending = Envoi …
web-kept = Pas de connexion : votre coup est gardé et sera envoyé.
# $names (text)
web-waiting-for = Doit jouer : { $names }.
web-wait = Un instant …
web-watching = Vous regardez.
web-over = La partie est finie
web-you-won = Vous avez gagné !
web-away-you = Un robot joue à votre place.
web-return = Jouer de nouveau
web-leave = Partir
web-leave-more = Un robot joue à votre place jusqu'à votre retour
# $count (number)
web-moves = { $count ->
    [0] Tous les coups
   *[other] Tous les coups ({ $count })
}
web-moves-find = Chercher un coup
# $count (number)
web-moves-more = Et { $count } autres : tapez un mot pour les trouver.
web-moves-none = Ce n'est pas à vous de jouer.
web-no-drawing = Ce jeu n'est pas dessiné ici ; voici ce que vous en voyez.
web-log = Ce qui s'est passé
web-log-show = Le montrer
web-log-hide = Le cacher
web-log-empty = Rien encore.
# $clause (text): its id
web-why = Pourquoi ? Article { $clause }
# $what (text): what has happened at the table, $name (text): a player
web-note = { $what ->
    [sat] { $name } prend place.
    [left] { $name } rend sa place.
    [started] La partie commence.
    [took-over] Un robot joue pour { $name }.
    [returned] { $name } est de retour.
    [undo-asked] { $name } demande à reprendre un coup.
    [undo-refused] { $name } n'est pas d'accord : le coup reste.
    [undone] Le coup est repris.
    [over] La partie est finie.
    [rematch] { $name } veut rejouer.
   *[other] { $what }
}
web-undo = Demander à reprendre
web-undo-asked = Vous demandez à reprendre votre coup ; les autres doivent être d'accord.
# $name (text)
web-undo-asks = { $name } demande à reprendre le dernier coup.
web-undo-agree = D'accord
web-undo-refuse = Refuser
web-undo-answered = Vous êtes d'accord ; d'autres n'ont pas encore répondu.
web-rematch = Rejouer
web-next = À la nouvelle table
web-next-watch = Regarder la nouvelle partie
web-record = Télécharger la partie

## Parler

web-talk = Déroulement et discussion
web-chat = Discussion
web-chat-label = Écrire à tous
web-chat-send = Envoyer
web-chat-waits = Ce sera envoyé quand la connexion sera revenue.
# $name (text), $text (text)
web-chat-said = { $name } : { $text }
web-say = Dire quelque chose
web-say-more = Tous l'entendent, les robots aussi. Il n'est pas nécessaire que ce soit vrai.
web-say-about = À propos de qui ?
web-say-saw = Qu'avez-vous vu ?
web-say-number = Que vaut le coffre ?
web-say-back = Enlever la dernière
web-less = Un de moins
web-more = Un de plus

## Les règles à côté de la table

# $clause (text): its id
web-rule = Article { $clause }
web-rule-book = Tout le livret de règles
web-rule-missing = Cet article ne peut pas être montré maintenant.
# $text (text)
web-rule-ruling = Notre décision : { $text }

## Ce qui est refusé

# $code (text): why, for programs, $why (text): a sentence of the server's
web-refused = { $code ->
    [offline] Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
    [unavailable] Le serveur est occupé. Réessayez dans un instant.
    [stale] La partie a continué entre-temps. Regardez-la de nouveau et choisissez encore.
    [illegal] Les règles ne le permettent pas maintenant.
    [not-now] Ce n'est pas possible maintenant.
    [no-undo] Il n'y a rien à reprendre : quelque chose de caché a été montré depuis votre dernier coup.
    [no-seat] Qui regarde peut seulement discuter.
    [full] Toutes les places sont prises.
    [name] Ce nom ne convient pas : il est pris ou illisible. Choisissez-en un autre.
    [closed] Cette table est fermée.
    [no-table] Cette table n'existe pas. Elle a peut-être disparu, ou le lien est incomplet.
    [bad-token] Ce lien n'est pas une place à cette table.
    [left] Vous avez rendu cette place.
    [too-fast] Trop à la fois. Attendez un instant et réessayez.
    [too-big] C'est trop long.
    [protocol] Cette page est trop ancienne pour le serveur. Rechargez-la.
    [not-found] Il n'y a rien à cette adresse.
    [defect] Quelque chose s'est mal passé sur le serveur. Réessayez.
   *[other] { $why }
}
# $code (text): why
web-gone = { $code ->
    [no-table] Cette table n'existe pas
    [bad-token] Ce n'est pas une place
    [left] Vous avez quitté la table
   *[other] La table ne peut pas être montrée
}
web-gone-look = Voir la table
