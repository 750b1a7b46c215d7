### Règles, leçons, parties revues et analyses dans le client web, en français.

web-learn-loading = Chargement…
# $why (text)
web-learn-failed = Chargement impossible : { $why }
web-learn-retry = Réessayer

## Les règles

# $title (text): du jeu
web-learn-rules-of = Règles : { $title }
web-learn-rulebooks = Règles des jeux
web-learn-search = Chercher dans les règles
# $count (number)
web-learn-found = { $count ->
    [0] Aucun article ne contient tous ces mots.
    [one] { $count } article trouvé.
   *[other] { $count } articles trouvés.
}
web-learn-chapters = Chapitres
web-learn-options = Options
web-learn-options-lead = Ce dont on convient avant la partie.
# $value (text)
web-learn-default = { $value } (par défaut)
# $basis (text): le mot
web-learn-basis = { $basis ->
    [source] Selon les sources
    [settled] Selon les sources, avec une décision de notre part
    [ruling] Notre décision
   *[reconstruction] Notre reconstitution
}
web-learn-sources = D'où viennent les règles
web-learn-sources-lead = Chaque article dit si les sources l'énoncent, si nous avons dû trancher parce qu'elles se contredisent ou se taisent, ou si nous l'avons reconstitué. La formulation est la nôtre.
# $sources (text)
web-learn-source-list = Sources : { $sources }
web-learn-ruling = Ce qu'il a fallu trancher
# $clause (text)
web-learn-link = Lien vers l'article { $clause }
# $clause (text)
web-learn-why = Pourquoi ? Article { $clause }

## Apprendre

web-learn-title = Apprendre à jouer
web-learn-lead = Chaque leçon dure cinq minutes : vous jouez, et l'on vous explique ce qui se passe et pourquoi. Vous ne risquez rien.
web-learn-begin = Commencer la leçon
# $step (number)
web-learn-go-on = Reprendre à l'étape { $step }
web-learn-again = La refaire
# $count (number)
web-learn-steps = { $count } étapes
# $title (text): d'une leçon
web-learn-lesson = Leçon : { $title }
web-learn-to-rules = Règles du jeu
web-learn-how = Comment ça marche
web-learn-how-link = Votre place est un lien
    .text = Ni compte ni mot de passe. Le lien de votre place fonctionne sur tous les appareils ; gardez-le pour vous. Le lien de la table est pour tout le monde : il permet de prendre place ou de regarder.
web-learn-how-moves = Inutile de connaître les règles par cœur
    .text = Ce qui est possible s'illumine : choisissez une carte, une porte, un joueur. Tous les coups permis figurent aussi dans une liste, et chacun indique son effet avant que vous ne le jouiez.
web-learn-how-why = Tout est expliqué
    .text = Chaque événement est raconté, avec l'article des règles qui le justifie. Un geste suffit pour lire l'article.
web-learn-how-bots = Des robots complètent la table
    .text = Ils sont de quatre forces et n'en savent pas plus que vous n'en sauriez à leur place. Si quelqu'un doit partir, un robot joue en attendant son retour.
web-learn-how-fair = Un mélange vérifiable
    .text = Avant la donne, vous recevez un engagement : l'empreinte de la graine du hasard. Après la partie, la graine est dévoilée et votre navigateur recalcule chaque mélange.
web-learn-how-after = Après la partie
    .text = Revoyez-la depuis n'importe quelle place, suivez la courbe des chances de victoire et ses tournants, téléchargez l'enregistrement.

## Une leçon

# $step (number), $count (number)
web-learn-step = Étape { $step } sur { $count }
web-learn-back = Retour
web-learn-next = Suivant
web-learn-your-move = À vous de jouer
web-learn-do = Choisissez sur la table ou dans la liste.
web-learn-show-me = Montrez-moi
web-learn-right = Bien joué !
web-learn-happened = Ce qui s'est passé
# $count (number)
web-learn-moves = Tous les coups ({ $count })
web-learn-about = Dans les règles
web-learn-done = Leçon terminée
web-learn-done-text = Vous avez compris l'idée du jeu. Le reste vient en jouant, et les règles restent à portée de main.
web-learn-play = Jouer maintenant
web-learn-all = Toutes les leçons
web-learn-table = La table
web-learn-facts = La table en mots

## Revoir une partie

# $game (text)
web-learn-replay = Revoir : { $game }
web-learn-eyes = Point de vue
web-learn-eyes-watch = Spectateurs
web-learn-eyes-all = Tout voir, secrets compris
# $name (text): of the player who had this seat here
web-learn-eyes-own = { $name } (vous)
# The two sides of a switch: only what this player knew, or what was hidden as well.
web-learn-known = Connu alors
web-learn-hidden = Caché aussi
web-learn-hidden-more = Montrer aussi ce qui était caché à cette personne
# $what (text): cards and roles
web-learn-hidden-then = Caché à ce moment : { $what }
web-learn-around = Journal, analyse, mélange
web-learn-tab-analysis = Analyse
web-learn-tab-shuffle = Mélange
# $entry (number): of the last entry made, -1 at the beginning; $last (number): of the last entry of all
web-learn-position = { $entry ->
    [-1] Avant l'entrée 0
   *[other] Entrée { $entry } / { $last }
}
web-learn-first = Aller au début
web-learn-previous = Entrée précédente
web-learn-following = Entrée suivante
web-learn-last = Aller à la fin
web-learn-run = Lecture
web-learn-pause = Pause
web-learn-keys = Touches : ← et → pour une entrée, Page préc. et Page suiv. pour dix, Début et Fin pour les extrémités, espace pour la lecture
web-learn-log = Ce qui s'est passé
web-learn-copy = Copier le lien vers cette position
web-learn-copied = Copié.
web-learn-record = Télécharger l'enregistrement
web-learn-not-over = Cette partie n'est pas encore terminée ; vous pourrez la revoir ensuite.
web-learn-to-table = Aller à la table

## L'analyse

web-learn-curve = Chances de victoire
web-learn-curve-lead = À partir de chaque position, toutes cartes connues, la partie est jouée de nombreuses fois. Cela prend un peu de temps.
web-learn-curve-start = Lancer l'analyse
# $seconds (number)
web-learn-curve-wait = Calcul en cours… { $seconds } s
# $count (number): parties depuis chaque moment
web-learn-curve-basis = D'après toutes les cartes, même cachées ; { $count } parties simulées à partir de chaque position.
web-learn-curve-label = Chances de victoire, entrée par entrée
web-learn-curve-table = En tableau
web-learn-entries = Entrées
web-learn-entry = Entrée
web-learn-turning = Tournants
web-learn-turning-none = Aucune entrée n'a fait varier les chances d'un joueur de 10 % ou plus.
# $number (number), $entry (number)
web-learn-turning-at = Tournant { $number } : entrée { $entry }
# $player (text), $before (number), $after (number): pour cent
web-learn-shift = { $player } { $before } % → { $after } %
web-learn-mistakes = Erreurs les plus coûteuses
web-learn-mistakes-lead = D'après ce que chacun savait à ce moment-là, et non d'après les vraies cartes.
web-learn-mistakes-none = aucune erreur nette
# $player (text), $made (text), $better (text): moves in words; $from (number), $to (number): percent
web-learn-mistake = { $player } a choisi « { $made } ». Mieux valait « { $better } » : { $from } % de chances de gagner au lieu de { $to } %.
# $lost (number): percent; $round (number): 0 in a game without rounds
web-learn-mistake-lost = { $round ->
    [0] { $lost } % de chances perdues
   *[other] Manche { $round } : { $lost } % de chances perdues
}
# $which (text): made or better; $chance (number): percent
web-learn-mistake-move = { $which ->
    [made] Joué : { $chance } %
   *[better] Mieux : { $chance } %
}
# $player (text)
web-learn-mistake-title = Une erreur de { $player }
# $round (number): 0 in a game without rounds
web-learn-decided = { $round ->
    [0] Le tournant
   *[other] Le tournant, à la manche { $round }
}
# $what (text): sentences; $player (text), $before (number), $after (number): percent
web-learn-decided-how = { $what } Ensuite, { $player } avait { $after } % de chances de gagner, contre { $before } % avant.
web-learn-decided-none = Aucun coup n'a décidé à lui seul de la partie : les chances de personne n'ont changé de 10 % ou plus d'un coup.
web-learn-decided-back = Revenir à la fin
web-learn-decided-show = Montrer le tournant

## Le mélange

web-learn-verify = Vérifier le mélange
web-learn-verify-lead = Avant la donne, le serveur a publié une empreinte de la graine. Maintenant que la graine est connue, votre navigateur peut vérifier lui-même l'empreinte et les mélanges.
web-learn-verify-go = Vérifier ici
web-learn-verify-busy = Vérification en cours…
web-learn-verify-seed = La graine
web-learn-verify-computed = Son empreinte (SHA-256), calculée ici
# $ok (text): yes, no ou none
web-learn-verify-table = { $ok ->
    [yes] C'est bien l'engagement affiché à la table.
    [no] Ce N'EST PAS l'engagement affiché à la table.
   *[none] La table n'affiche pas d'engagement.
}
# $ok (text): yes, no ou none
web-learn-verify-noted = { $ok ->
    [yes] C'est bien l'engagement que ce navigateur a noté au début de la partie.
    [no] Ce N'EST PAS l'engagement que ce navigateur a noté au début de la partie.
   *[none] Ce navigateur n'a pas noté d'engagement au début de la partie ; il faut donc se fier à celui affiché à la table.
}
# $ok (text): yes, no ou none
web-learn-verify-record = { $ok ->
    [yes] L'enregistrement contient le même engagement.
    [no] L'enregistrement contient un AUTRE engagement.
   *[none] L'enregistrement ne contient pas d'engagement.
}
# $same (number), $all (number)
web-learn-verify-draws = { $all ->
    [one] Le seul tirage a été recalculé d'après la graine : conforme à l'enregistrement.
   *[other] Les { $all } tirages (mélanges, tirages au sort) ont été recalculés d'après la graine : { $same } conformes à l'enregistrement.
}
# $entry (number)
web-learn-verify-wrong = L'entrée { $entry } NE CORRESPOND PAS à la graine.
    .was = Dans l'enregistrement
    .should = D'après la graine
# $count (number)
web-learn-verify-unknown = { $count ->
    [one] { $count } tirage n'a pas pu être recalculé : cette page ne sait pas comment ce jeu distribue les cartes.
   *[other] { $count } tirages n'ont pas pu être recalculés : cette page ne sait pas comment ce jeu distribue les cartes.
}
web-learn-verify-none = L'enregistrement ne contient pas de graine ; il n'y a rien à vérifier.
web-learn-verify-honest = Ce qui est vérifié : la graine est bien celle promise, et chaque mélange en découle. Ce qui ne l'est pas : la légalité des coups (le serveur et « mutiny verify » s'en chargent), ni la façon dont le serveur a choisi la graine avant de s'engager, que personne ne peut voir.

## L'introduction avant les articles ; le terminal s'en sert aussi

guide-goal = But du jeu
guide-players = Joueurs
# $least (number), $most (number)
guide-players-span = { $least } à { $most }
guide-age = Âge
# $age (number)
guide-age-from = dès { $age } ans
guide-minutes = Durée
# $least (number), $most (number)
guide-minutes-span = { $least } à { $most } minutes
# $minutes (number)
guide-minutes-about = environ { $minutes } minutes
# $count (number)
guide-authors = { $count ->
    [one] Auteur
   *[other] Auteurs
}
guide-box = Matériel
guide-course = Déroulement en bref
guide-advice = Conseils pour débuter
# $title (text)
guide-example = Exemple : { $title }
guide-example-own = Exemple de notre cru
guide-stated = donné par une source
# $mark (text): le signe dans une case, $basis (text): le mot
guide-marks = { $basis ->
    [ruling] { $mark } donné par une source ; le reste est notre décision.
   *[reconstruction] { $mark } donné par une source ; le reste est notre reconstitution.
}
# $title (text): d'un document
guide-source = Source : { $title }
guide-source-own = Source : notre expérience du jeu
guide-print = Imprimer
# $count (number)
web-learn-found-guide = { $count ->
    [one] Un autre passage dans l'introduction.
   *[other] { $count } autres passages dans l'introduction.
}
# $option (text): son nom dans le formulaire
web-learn-option = Option : { $option }
web-learn-own-file = Un fichier à vous
