### Règles, leçons, parties revues et analyses dans le client web, en français.

web-learn-loading = Chargement …
# $why (text)
web-learn-failed = Chargement impossible : { $why }
web-learn-retry = Réessayer
# $game (text): le mot
web-learn-game = { $game ->
    [meuterer] Meuterer
    [traitres] Traîtres à bord
    [cartagena] Cartagena
   *[other] { $game }
}

## Les règles

# $title (text): du jeu
web-learn-rules-of = Règles : { $title }
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
web-learn-options-lead = Ce que les joueurs décident avant la partie.
# $value (text)
web-learn-default = { $value } (par défaut)
web-learn-free-text = texte libre
# $basis (text): le mot
web-learn-basis = { $basis ->
    [source] Selon les sources
    [ruling] Notre décision
   *[reconstruction] Notre reconstitution
}
web-learn-sources = D'où viennent les règles
web-learn-sources-lead = Chaque article dit si les sources l'énoncent, si nous avons dû trancher parce qu'elles se contredisent ou se taisent, ou si nous l'avons reconstitué. La formulation est la nôtre.
# $sources (text)
web-learn-source-list = Sources : { $sources }
web-learn-ruling = Ce qu'il a fallu trancher
# $clause (text)
web-learn-link = Lien vers l'article { $clause }
# $clause (text)
web-learn-why = Pourquoi ? Article { $clause }

## Apprendre

web-learn-title = Apprendre à jouer
web-learn-lead = Chaque leçon dure cinq minutes : vous jouez, et l'on vous dit ce qui se passe et pourquoi. Rien ne peut mal tourner.
web-learn-begin = Commencer la leçon
# $step (number)
web-learn-go-on = Reprendre à l'étape { $step }
web-learn-again = La rejouer
# $count (number)
web-learn-steps = { $count } étapes
# $title (text): d'une leçon
web-learn-lesson = Leçon : { $title }
web-learn-to-rules = Règles du jeu
web-learn-how = Comment ça marche ici
web-learn-how-link = Votre place est un lien
    .text = Ni compte ni mot de passe. Le lien de votre place marche sur tout appareil ; gardez-le pour vous. Le lien de la table est pour tout le monde : qui l'a peut s'asseoir ou regarder.
web-learn-how-moves = Inutile de connaître les règles par cœur
    .text = Ce qui est possible s'éclaire : touchez une carte, une porte, un joueur. Tous les coups permis sont aussi dans une liste, et chacun dit ce qu'il fait avant d'être joué.
web-learn-how-why = Tout dit pourquoi
    .text = Ce qui arrive est raconté en mots, avec l'article des règles qui l'explique. Un geste suffit pour le lire.
web-learn-how-bots = Des robots complètent la table
    .text = Ils ont quatre niveaux et n'en savent pas plus que vous à leur place. Si quelqu'un doit partir, un robot le remplace puis rend la place.
web-learn-how-fair = Le mélange se vérifie
    .text = Avant la donne, vous recevez un engagement, l'empreinte de la graine. Après la partie, la graine est dévoilée et votre navigateur recalcule chaque mélange.
web-learn-how-after = Après la partie
    .text = Revoyez-la de n'importe quelle place, suivez la courbe des chances de victoire et ses tournants, téléchargez l'enregistrement.

## Une leçon

# $step (number), $count (number)
web-learn-step = Étape { $step } sur { $count }
web-learn-back = Retour
web-learn-next = Suite
web-learn-your-move = À vous de jouer
web-learn-do = Touchez la table, ou choisissez dans la liste.
web-learn-show-me = Montrez-moi
web-learn-right = Bien joué !
web-learn-happened = Ce qui s'est passé
# $count (number)
web-learn-moves = Tous les coups ({ $count })
web-learn-about = Dans les règles
web-learn-done = Leçon terminée
web-learn-done-text = Vous avez compris l'idée du jeu. Le reste vient en jouant, et les règles sont toujours à portée de main.
web-learn-play = Jouer
web-learn-all = Toutes les leçons
web-learn-table = La table
web-learn-facts = La table en mots

## Revoir une partie

# $game (text)
web-learn-replay = Revoir : { $game }
web-learn-eyes = Vue par
web-learn-eyes-watch = Les spectateurs
web-learn-eyes-all = Tout, avec tous les secrets
# $entry (number), $count (number)
web-learn-position = { $entry } entrées sur { $count }
web-learn-first = Au début
web-learn-previous = Une entrée en arrière
web-learn-following = Une entrée en avant
web-learn-last = À la fin
web-learn-run = Lecture
web-learn-pause = Pause
web-learn-keys = Touches : ← et → une entrée, Page préc. et Page suiv. dix, Début et Fin, espace pour la lecture
web-learn-log = Ce qui s'est passé
web-learn-log-empty = Rien encore.
web-learn-copy = Copier le lien vers cette position
web-learn-copied = Copié.
web-learn-record = Télécharger l'enregistrement
web-learn-not-over = Cette partie n'est pas encore finie ; on pourra la revoir ensuite.
web-learn-to-table = Vers la table
# $fact (text): ce que seule une place voit
web-learn-secret = { $fact ->
    [hand] Main
    [role] Rôle
    [middle] Au centre
    [drawn] Cartes piochées
    [seen] Par la longue-vue
    [combat] Cartes combat
    [gold] Or
    [side] Allégeance
    [looking] Regarde
    [laid] A posé
   *[other] { $fact }
}

## L'analyse

web-learn-curve = Chances de victoire
web-learn-curve-lead = De chaque moment, toutes cartes connues, la partie est rejouée bien des fois. Cela prend un peu de temps.
web-learn-curve-start = Calculer l'analyse
# $seconds (number)
web-learn-curve-wait = Calcul en cours … { $seconds } s
# $count (number): parties depuis chaque moment
web-learn-curve-basis = La vraie table, toutes cartes connues ; { $count } parties jouées depuis chaque moment.
web-learn-curve-label = Chances de victoire, entrée par entrée
web-learn-curve-table = En tableau
web-learn-entries = Entrées
web-learn-entry = Entrée
web-learn-turning = Tournants
web-learn-turning-none = Aucune entrée n'a changé les chances de quiconque de 10 % ou plus.
# $number (number), $entry (number)
web-learn-turning-at = Tournant { $number } : entrée { $entry }
# $player (text), $before (number), $after (number): pour cent
web-learn-shift = { $player } { $before } % → { $after } %
web-learn-mistakes = Erreurs les plus coûteuses
web-learn-mistakes-lead = Jugées d'après ce que chacun savait alors, non d'après les vraies cartes.
web-learn-mistakes-none = pas d'erreur nette

## Le mélange

web-learn-verify = Vérifier le mélange
web-learn-verify-lead = Avant la donne, le serveur a publié une empreinte de la graine. La graine étant connue, votre navigateur peut contrôler les deux lui-même.
web-learn-verify-go = Contrôler ici
web-learn-verify-busy = Contrôle en cours …
web-learn-verify-seed = La graine
web-learn-verify-computed = Son empreinte (SHA-256), calculée ici
# $ok (text): yes, no ou none
web-learn-verify-table = { $ok ->
    [yes] C'est l'engagement que montre la table.
    [no] Ce N'EST PAS l'engagement que montre la table.
   *[none] La table ne montre pas d'engagement.
}
# $ok (text): yes, no ou none
web-learn-verify-noted = { $ok ->
    [yes] C'est l'engagement que ce navigateur a noté au début de la partie.
    [no] Ce N'EST PAS l'engagement que ce navigateur a noté au début de la partie.
   *[none] Ce navigateur n'a rien noté au début de la partie ; il faut donc croire celui que montre la table.
}
# $ok (text): yes, no ou none
web-learn-verify-record = { $ok ->
    [yes] L'enregistrement porte le même engagement.
    [no] L'enregistrement porte un AUTRE engagement.
   *[none] L'enregistrement ne porte pas d'engagement.
}
# $same (number), $all (number)
web-learn-verify-draws = { $all ->
    [one] Le seul tirage a été recalculé d'après la graine : conforme.
   *[other] Les { $all } tirages (mélanges, tirages au sort) ont été recalculés d'après la graine : { $same } conformes à l'enregistrement.
}
# $entry (number)
web-learn-verify-wrong = L'entrée { $entry } N'EST PAS ce que donne la graine.
    .was = Dans l'enregistrement
    .should = D'après la graine
# $count (number)
web-learn-verify-unknown = { $count ->
    [one] { $count } tirage n'a pas pu être recalculé : ce client ne sait pas comment ce jeu distribue.
   *[other] { $count } tirages n'ont pas pu être recalculés : ce client ne sait pas comment ce jeu distribue.
}
web-learn-verify-none = L'enregistrement ne porte pas de graine ; il n'y a rien à contrôler.
web-learn-verify-honest = Contrôlé : que la graine est celle qui fut promise, et que chaque mélange en découle. Non contrôlé : la légalité des coups (le serveur et « mutiny verify » s'en chargent) ; et nul ne voit comment le serveur a choisi la graine avant de s'engager.

## Le glossaire : ce qui est expliqué sur place ; .forms donne les formes, comme dans les règles

web-learn-term-meuterer-captain = Dirige le navire : si rien ne s'y oppose, la prochaine escale est la destination du capitaine. Ce n'est pas une carte action.
    .forms = capitaine
web-learn-term-meuterer-mutineer = Carte action : lance une mutinerie ; si elle réussit, accoste à sa propre destination et devient capitaine.
    .forms = mutin
web-learn-term-meuterer-boy = Carte action : du côté du mutin ; 2 points si la mutinerie réussit.
    .forms = mousse
web-learn-term-meuterer-mate = Carte action : du côté du capitaine ; 1 point et la prime, sauf si une mutinerie réussit.
    .forms = quartier-maître
web-learn-term-meuterer-merchant = Carte action : à égalité pour la plus grosse vente, marque quand même le premier nombre.
    .forms = marchand
web-learn-term-meuterer-loader = Carte action : à la fin de la manche, pioche trois cartes de plus et choisit.
    .forms = débardeur
web-learn-term-meuterer-conflict = Cartes qui décident des mutineries. On peut les proposer, jamais les vendre.
    .forms = carte conflit | cartes conflit
web-learn-term-meuterer-action = Mutin, mousse, quartier-maître, marchand, débardeur : qui se retire en prend une, face cachée.
    .forms = carte action | cartes action
web-learn-term-meuterer-active = Face claire visible : on peut y vendre. L'escale et l'île d'avant.
    .forms = active | actives
web-learn-term-meuterer-destination = L'île où ira le navire : autant d'îles plus loin qu'il reste de cartes à qui l'a fixée.
    .forms = destination | destinations
web-learn-term-meuterer-docking = Points pour qui amène le navire à cette île.
    .forms = valeur d'accostage | valeurs d'accostage
web-learn-term-meuterer-numbers = Chaque île en a trois : points pour la plus grosse vente, seul, à deux, à trois à égalité.
    .forms = premier nombre | deuxième nombre | troisième nombre
web-learn-term-meuterer-pay = Ce que le capitaine promet au quartier-maître au début de la manche : 0 à 3 points.
    .forms = prime
web-learn-term-traitres-pirate = Le camp le plus nombreux : veut que le coffre atteigne sa cible, ou tous les mutins par-dessus bord.
    .forms = pirate | pirates
web-learn-term-traitres-mutineer = Le petit camp, inconnu des autres : veut un coffre insuffisant, ou les pirates par-dessus bord.
    .forms = mutin | mutins
web-learn-term-traitres-loot = Cartes pour le coffre, valant +1, 0 ou -2.
    .forms = carte butin | cartes butin | butin
web-learn-term-traitres-chest = La pile de butin, face cachée. Elle vaut la somme de ses cartes.
    .forms = coffre
web-learn-term-traitres-target = Ce que le coffre doit valoir pour les pirates quand on l'ouvre.
    .forms = cible
web-learn-term-traitres-plank = Carte posée devant un autre joueur. À la troisième, il passe par-dessus bord.
    .forms = planche | planches
web-learn-term-traitres-overboard = Éliminé après trois planches : montre son rôle, ne joue plus, peut encore parler.
    .forms = par-dessus bord
web-learn-term-traitres-spyglass = Carte action : regarder les trois cartes du dessus du coffre et les remettre dans n'importe quel ordre.
    .forms = Longue-vue
web-learn-term-traitres-riddance = Carte action : les deux cartes du dessus du coffre sont défaussées sans être vues.
    .forms = Bon débarras
web-learn-term-traitres-catch = Carte action : piocher trois cartes, puis en remettre deux sur la pioche.
    .forms = Pêche miraculeuse
web-learn-term-traitres-pockets = Carte action : un autre joueur défausse toute sa main et pioche trois cartes.
    .forms = Vide tes poches
web-learn-term-cartagena-allegiance = Le camp choisi en secret, Valverde ou Diaz. Sans allégeance, impossible de gagner.
    .forms = allégeance | allégeances
web-learn-term-cartagena-combat = Cartes pour les duels, de 1 à 3, aux couleurs de Valverde et de Diaz : chacune renforce son camp, qui que ce soit qui la pose.
    .forms = carte combat | cartes combat
web-learn-term-cartagena-gold = Cartes valant 1 à 3. Avec les pièces, elles désignent le gagnant du camp vainqueur.
    .forms = carte or | cartes or
web-learn-term-cartagena-monkey = Chacun en a un : posé dans un duel, il en retire son joueur et peut rapporter une pièce.
    .forms = singe | singes
web-learn-term-cartagena-dealer = Dispose la rangée et joue le premier de la manche.
    .forms = donneur
web-learn-term-cartagena-row = Les cartes pirate d'une manche, d'abord face cachée : autant de portes où frapper.
    .forms = rangée
web-learn-term-cartagena-ghost = Carte pirate qui met fin au tour de qui la retourne.
    .forms = Fantôme
web-learn-term-cartagena-storm = Envoie un pirate au canot quand le navire s'arrête sur une case tempête ou la franchit.
    .forms = tempête | case tempête | cases tempête
web-learn-term-cartagena-lifeboat = Garde le seul pirate hors jeu après une tempête.
    .forms = canot de sauvetage
web-learn-term-cartagena-sailor = Ils sont dix, de valeurs cachées 1 à 10 : les valeurs de départ des duels.
    .forms = marin | marins
web-learn-term-cartagena-place = Où deux marins s'affrontent : lettres A à E, une case de chaque côté.
    .forms = case duel | cases duel
web-learn-term-cartagena-supply = Les pièces que personne n'a.
    .forms = réserve
