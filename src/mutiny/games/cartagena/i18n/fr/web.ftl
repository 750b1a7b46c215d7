### La table de Cartagena dans le client web, en français.

# $pirate (text): what a visit is good for, in short
web-cartagena-power = { $pirate ->
    [captain-valverde] 1 carte or et 1 pièce
    [ramon-diaz] Une carte or ou combat, au choix
    [crackpott] 2 cartes combat
    [tembo] Voir 2 cartes combat, en garder 1
    [wessel-jan] Échanger jusqu'à 3 cartes combat
    [dean-nero] Vendre ou acheter jusqu'à 3 cartes
    [pang] 1 carte combat ou 1 pièce
    [chang-ye] Voler 1 pièce
    [sate] 1 pièce, et 1 de plus par tour sans visite
    [bijoux] Choisir son allégeance ou en changer
    [ojo] Choisir son allégeance, ou en voir une autre
    [cambivalute] Placer 2 marins, ou inspecter un duel
   *[ghost] Le tour prend fin
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
# $mutiny (number): the space; stands after web-cartagena-to-go
web-cartagena-ends = Elle éclate sur la case { $mutiny }, ou quand une pioche ou la réserve est vide. Chaque porte restée fermée : 1 case.
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
# $side (text): a side, or none
web-cartagena-own-goal = { $side ->
    [valverde] Valverde doit gagner, et vous avoir le plus d'or de ce camp
    [diaz] Diaz doit gagner, et vous avoir le plus d'or de ce camp
   *[none] Pas encore de camp : rendez visite à Bijoux ou à Ojo
}
web-cartagena-combat-cards = Cartes combat
# an allegiance
web-cartagena-not-set = pas choisie
web-cartagena-players = Joueurs
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
# $player (text)
web-cartagena-has-laid = { $player } a posé une carte
# $player (text)
web-cartagena-lays = { $player } doit encore poser une carte
# of a duel
web-cartagena-earlier = Manches précédentes
# $pirate (text): who is visited, $asked (text): what is to be decided there
web-cartagena-asks = { $pirate } : { $asked }

## Scènes : titres courts de ce qui se joue

web-cartagena-scene-ghost = Le Fantôme !
web-cartagena-scene-storm = Tempête !
web-cartagena-scene-mutiny = Mutinerie !
# $why (text): space, combat, gold or coins; stands below web-cartagena-scene-mutiny
web-cartagena-scene-why = { $why ->
    [combat] La pioche combat est vide.
    [gold] La pioche or est vide.
    [coins] Il n'y a plus de pièces dans la réserve.
   *[space] Le navire a atteint la case mutinerie.
}
# $spaces (number)
web-cartagena-scene-sail = { $spaces ->
    [one] Le navire avance de { $spaces } case
   *[other] Le navire avance de { $spaces } cases
}
web-cartagena-scene-out = Hors jeu !
# $side (text): the side that is ahead in a duel, or none
web-cartagena-scene-ahead = { $side ->
    [valverde] Valverde mène
    [diaz] Diaz mène
   *[none] Égalité
}
# $side (text), $letter (text)
web-cartagena-scene-duel-won = { cartagena-the-side } remporte le duel { $letter } !
# $side (text)
web-cartagena-scene-mutiny-won = { $side ->
    [valverde] Valverde garde le navire !
   *[diaz] Diaz prend le navire !
}
web-cartagena-scene-sides = Qui était dans quel camp ?

## Ce qu'une place est seule à voir, dans une partie rejouée

web-cartagena-secret-side = Allégeance
web-cartagena-secret-combat = Cartes combat
web-cartagena-secret-gold = Or
web-cartagena-secret-laid = A posé
