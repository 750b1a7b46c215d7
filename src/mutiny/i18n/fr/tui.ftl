### Le jeu en plein écran dans le terminal, en français.

## Les volets

tui-table = Table
tui-hand = Vos cartes
tui-choice = À vous de choisir
tui-log = Journal
tui-talk = Paroles
tui-no-cards = Aucune carte.
tui-say = Dites quelque chose
# $count (number)
tui-choices = À vous de choisir : { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
# $name (text), $text (text)
tui-chat = { $name } : { $text }
tui-free-seat = place libre

## Le titre, qui dit à qui de jouer

# $player (text)
tui-your-turn = { $player }, à vous de jouer
# $players (text)
tui-waiting-for = On attend { $players }
tui-game-over = La partie est finie
tui-you-watch = Vous regardez
tui-gathering = On attend des joueurs
# $seconds (number)
tui-seconds-left = encore { $seconds } s
# $server (text)
tui-connecting = Connexion à { $server }…
# $reason (text)
tui-lost = La connexion est perdue : { $reason }
tui-stale = La table a changé ; choisissez encore une fois.

## Une table qui attend des joueurs

# $players (text), $link (text)
tui-invite = À la table : { $players }

    Invitez d'autres personnes avec ce lien :
    { $link }
# $strength (text)
tui-start-with = Commencer ; des robots prennent les places libres ({ $strength })

## Les touches, aussi courtes que possible

tui-key-play = Choisir
tui-key-hint = Conseil
tui-key-undo = Annuler
tui-key-words = Cartes
tui-key-why = Causes
tui-key-talk = Dire
tui-key-host = Gérer
tui-key-zoom = Zoom
tui-key-light = Clair
tui-key-help = Aide
tui-key-quit = Fin

## L'aide

tui-help-title = Clavier et souris
tui-help =
    ↑ ↓ ou un numéro, puis Entrée : choisir un coup. Avec la souris, un premier clic montre ce qu'un coup signifie, un second le joue.
    Tab : passer au volet suivant ; les flèches et les touches Page le font défiler.
    ← → dans vos cartes : ce que fait chaque carte. Ailleurs, pointez un mot avec la souris.
    c : toutes les cartes, tous les rôles et le matériel
    w : pourquoi cela s'est passé, article par article
    h : un conseil
    u : annuler un coup
    t : dire quelque chose ; Échap ramène aux coups
    m : gérer la table, si vous en êtes l'hôte
    z : montrer un seul volet, puis tous à nouveau
    l : clair ou sombre
    s : enregistrer une copie de la partie
    q : quitter ; la partie est conservée

## Les dialogues

tui-words-title = Cartes, rôles et matériel
tui-why-title = Ce qui s'est passé, et pourquoi
tui-hint-title = Conseil
tui-hint-thinking = Réflexion…
tui-hint-later = Pas de conseil pour l'instant, car vous n'avez rien à décider.
tui-say-title = Ce que vous pouvez dire
tui-save-title = Enregistrer une copie
tui-save-prompt = Nom du fichier
# $path (text)
tui-save-exists = { $path } existe déjà ; choisissez un autre nom.
tui-save-server = Le serveur conserve cette partie.
tui-ends-title = Ce coup termine aussitôt la partie
tui-ends-other = Choisir un autre coup
tui-quit-title = Quitter la partie ?
tui-quit-kept = La partie est conservée. Pour la continuer plus tard :
tui-quit-lost = La partie n'a pas pu être enregistrée : si vous quittez, elle est perdue.
tui-quit-leave = Quitter
tui-quit-stay = Continuer à jouer
tui-over-again = Une autre partie
tui-over-quit = Quitter

## Le début

tui-start-title = À quoi voulez-vous jouer ?
tui-start-continue = Continuer la dernière partie
tui-start-link = Rejoindre une table d'un serveur par son lien
tui-start-link-title = Le lien de la table
# $example (text)
tui-start-link-bad = Ce n'est pas le lien d'une table. Un tel lien ressemble à ceci : { $example }
tui-start-name = Quel nom voulez-vous porter ?
tui-start-players = Combien de joueurs ?
# $count (number)
tui-start-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tui-start-strength = De quelle force doivent être les robots ?
# $game (text), $least (number), $most (number)
tui-start-game = { $game } ({ $least } à { $most } joueurs)

## Sans le plein écran

# $command (text)
tui-no-terminal = le plein écran demande un terminal ; sans terminal, cette commande joue ligne par ligne : { $command }
# $command (text); la commande qui installe suit
tui-needs-extra = le plein écran est un supplément ; installez-le, ou jouez ligne par ligne avec { $command } :
