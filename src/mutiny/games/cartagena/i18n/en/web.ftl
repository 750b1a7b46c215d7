### The table of Cartagena in the web client, in English.

# $pirate (text): what a visit is good for, in short
web-cartagena-power = { $pirate ->
    [captain-valverde] 1 gold card and 1 coin
    [ramon-diaz] A gold card or a combat card, your choice
    [crackpott] 2 combat cards
    [tembo] See 2 combat cards, keep 1
    [wessel-jan] Swap up to 3 combat cards
    [dean-nero] Sell or buy up to 3 cards
    [pang] 1 combat card or 1 coin
    [chang-ye] Steal 1 coin
    [sate] 1 coin, and 1 more per turn without a visit
    [bijoux] Set or change your allegiance
    [ojo] Set your allegiance, or see another's
    [cambivalute] Post 2 sailors, or inspect a duel
   *[ghost] The turn ends
}
web-cartagena-board = The table
web-cartagena-track = The voyage
# $ship (number), $mutiny (number): spaces, $storms (text): spaces
web-cartagena-track-about = The ship is on space { $ship } of { $mutiny }. Storms on { $storms }.
# $spaces (number)
web-cartagena-to-go = { $spaces ->
    [one] { $spaces } space to the mutiny
   *[other] { $spaces } spaces to the mutiny
}
# $mutiny (number): the space; stands after web-cartagena-to-go
web-cartagena-ends = It breaks out on space { $mutiny }, or when a pile or the coins run out. Each door left closed in a round: 1 space.
web-cartagena-arrived = The mutiny has broken out
web-cartagena-doors = The doors
# $number (number): of the door
web-cartagena-door-closed = Door { $number }, closed
# $number (number): of the door, $pirate (text)
web-cartagena-door-open = Door { $number }, open: { $pirate }
# $number (number): of the door, $pirate (text), $player (text)
web-cartagena-door-used = Door { $number }: { $pirate }, visited by { $player }
web-cartagena-piles = Piles and supply
web-cartagena-places = Duel places
# of a duel
web-cartagena-none = no sailors yet
# of a duel
web-cartagena-hidden = two unknown sailors
# $one (number), $other (number): sailors
web-cartagena-either = { $one } and { $other }, but you don't know which is where
# $side (text)
web-cartagena-won-by = { $side ->
    [valverde] won by Valverde
   *[diaz] won by Diaz
}
web-cartagena-seen-by-you = Dashed frame: sailors you have secretly seen.
# $side (text): a side, or none
web-cartagena-own-goal = { $side ->
    [valverde] Valverde must win, and you be the richest on that side
    [diaz] Diaz must win, and you be the richest on that side
   *[none] No side yet: visit Bijoux or Ojo
}
web-cartagena-combat-cards = Combat cards
# an allegiance
web-cartagena-not-set = not set
web-cartagena-players = Players
# $players (text)
web-cartagena-knows-sides = has seen the allegiance of { $players }
# $letters (text), $count (number): of letters
web-cartagena-knows-posts = { $count ->
    [one] has seen the sailors of duel { $letters }
   *[other] has seen the sailors of duels { $letters }
}
# $letters (text), $count (number): of letters
web-cartagena-knows-once = { $count ->
    [one] had seen the sailors of duel { $letters } before someone else handled them
   *[other] had seen the sailors of duels { $letters } before someone else handled them
}
web-cartagena-crew = Who is who
web-cartagena-in-lifeboat = in the lifeboat
# $number (number)
web-cartagena-at-door = at door { $number }
# combat cards
web-cartagena-gone = Laid in duels so far
web-cartagena-nobody-wins = Nobody still in is on that side, so everybody loses.
web-cartagena-tied = Tied; combat cards left:
# $player (text)
web-cartagena-has-laid = { $player } has laid a card
# $player (text)
web-cartagena-lays = { $player } has yet to lay a card
# of a duel
web-cartagena-earlier = Earlier rounds
# $pirate (text): who is visited, $asked (text): what is to be decided there
web-cartagena-asks = { $pirate }: { $asked }

## Scenes: short titles above what is played

web-cartagena-scene-ghost = The Ghost!
web-cartagena-scene-storm = Storm!
web-cartagena-scene-mutiny = Mutiny!
# $why (text): space, combat, gold or coins; stands below web-cartagena-scene-mutiny
web-cartagena-scene-why = { $why ->
    [combat] The combat pile is empty.
    [gold] The gold pile is empty.
    [coins] There are no coins left in the supply.
   *[space] The ship has reached the mutiny space.
}
# $spaces (number)
web-cartagena-scene-sail = { $spaces ->
    [one] The ship sails { $spaces } space
   *[other] The ship sails { $spaces } spaces
}
web-cartagena-scene-out = Out of the game!
# $side (text): the side that is ahead in a duel, or none
web-cartagena-scene-ahead = { $side ->
    [valverde] Valverde is ahead
    [diaz] Diaz is ahead
   *[none] All square
}
# $side (text), $letter (text)
web-cartagena-scene-duel-won = { cartagena-the-side } wins duel { $letter }!
# $side (text)
web-cartagena-scene-mutiny-won = { $side ->
    [valverde] Valverde keeps the ship!
   *[diaz] Diaz takes the ship!
}
web-cartagena-scene-sides = Who was on which side?

## What a seat alone sees, in a replay

web-cartagena-secret-side = Allegiance
web-cartagena-secret-combat = Combat cards
web-cartagena-secret-gold = Gold
web-cartagena-secret-laid = Laid
