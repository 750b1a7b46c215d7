### La table de Cartagena dans le client web, en français.

# $pirate (text): what a visit is good for, in short
web-cartagena-power = { $pirate ->
    [captain-valverde] la carte du dessus de la pioche or et une pièce
    [ramon-diaz] regarder la carte du dessus de chaque pioche, or et combat, et en garder une
    [crackpott] 2 cartes combat
    [tembo] regarder les 2 cartes du dessus de la pioche combat et en garder une
    [wessel-jan] échanger jusqu'à 3 cartes combat
    [dean-nero] vendre ou acheter jusqu'à 3 cartes combat, à une pièce chacune
    [pang] la carte du dessus de la pioche combat ou une pièce
    [chang-ye] voler une pièce à un adversaire
    [sate] une pièce, plus une pour chaque tour passé sans que personne lui rende visite
    [bijoux] choisir son allégeance en secret, en changer, ou faire semblant
    [ojo] choisir son allégeance en secret, ou, si c'est fait, regarder celle d'un adversaire
    [cambivalute] regarder deux marins et les placer sur les cases duel ; plus tard, inspecter un duel
   *[ghost] met aussitôt fin au tour
}
web-cartagena-board = La table
web-cartagena-track = Le voyage
# $ship (number), $mutiny (number): spaces, $storms (text): spaces
web-cartagena-track-about = Le navire est sur la case { $ship } sur { $mutiny }. Tempêtes : { $storms }.
# $spaces (number)
web-cartagena-to-go = { $spaces ->
    [one] mutinerie dans { $spaces } case
   *[other] mutinerie dans { $spaces } cases
}
web-cartagena-arrived = La mutinerie éclate
web-cartagena-doors = Les portes
# $number (number): of the door
web-cartagena-door-closed = Porte { $number }, fermée
# $number (number): of the door, $pirate (text)
web-cartagena-door-open = Porte { $number }, ouverte : { $pirate }
# $number (number): of the door, $pirate (text), $player (text)
web-cartagena-door-used = Porte { $number } : { $pirate }, visité par { $player }
web-cartagena-piles = Pioches et réserve
web-cartagena-places = Cases duel
# of a duel
web-cartagena-none = pas encore de marins
# of a duel
web-cartagena-hidden = deux marins inconnus
# $one (number), $other (number): sailors
web-cartagena-either = { $one } et { $other }, mais vous ne savez pas qui est où
# $side (text)
web-cartagena-won-by = { $side ->
    [valverde] remporté par Valverde
   *[diaz] remporté par Diaz
}
web-cartagena-seen-by-you = Cadre en pointillé : marins que vous avez vus en secret.
web-cartagena-choose-cards = Choisissez des cartes de votre main, 3 au plus.
web-cartagena-now = En ce moment
# $players (text), $count (number): of players
web-cartagena-waits = { $count ->
    [one] { $players } réfléchit.
   *[other] { $players } réfléchissent.
}
# $clause (text): of the rulebook
web-cartagena-rule = Article { $clause }
web-cartagena-yours = Vos cartes
web-cartagena-combat-cards = Cartes combat
# an allegiance
web-cartagena-not-set = pas choisie
web-cartagena-players = Joueurs
web-cartagena-you = vous
# of a player, beside the name
web-cartagena-acts = doit jouer
# $players (text)
web-cartagena-knows-sides = a vu l'allégeance choisie par { $players }
# $letters (text), $count (number): of letters
web-cartagena-knows-posts = { $count ->
    [one] a vu les marins du duel { $letters }
   *[other] a vu les marins des duels { $letters }
}
# $letters (text), $count (number): of letters
web-cartagena-knows-once = { $count ->
    [one] avait vu les marins du duel { $letters } avant que quelqu'un d'autre n'y touche
   *[other] avait vu les marins des duels { $letters } avant que quelqu'un d'autre n'y touche
}
web-cartagena-crew = Qui est qui
web-cartagena-in-lifeboat = dans le canot
# $number (number)
web-cartagena-at-door = porte { $number }
# combat cards
web-cartagena-gone = Déjà posées en duel
web-cartagena-nobody-wins = Plus aucun joueur en jeu n'est de ce camp : tout le monde perd.
web-cartagena-tied = Égalité ; cartes combat restantes :
