### The table of Cartagena in the web client, in English.

# $pirate (text): what a visit is good for, in short
web-cartagena-power = { $pirate ->
    [captain-valverde] the top gold card and a coin
    [ramon-diaz] look at the top gold card and the top combat card, keep one of them
    [crackpott] 2 combat cards
    [tembo] look at the top 2 combat cards, keep one of them
    [wessel-jan] swap up to 3 combat cards
    [dean-nero] sell up to 3 combat cards, or buy up to 3, for a coin each
    [pang] the top combat card or a coin
    [chang-ye] steal a coin from an opponent
    [sate] a coin, and one more for every turn that ends without a visit
    [bijoux] set your allegiance in secret; later change it, or only pretend to
    [ojo] set your allegiance in secret; if you have one, look at an opponent's
    [cambivalute] look at two sailors and post them for a duel; once all duels have theirs, inspect one
   *[ghost] ends the turn at once
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
web-cartagena-choose-cards = Choose up to 3 cards from your hand.
web-cartagena-now = Now
# $players (text), $count (number): of players
web-cartagena-waits = { $count ->
    [one] { $players } is deciding.
   *[other] { $players } are deciding.
}
# $clause (text): of the rulebook
web-cartagena-rule = Clause { $clause }
web-cartagena-yours = Your cards
web-cartagena-combat-cards = Combat cards
# an allegiance
web-cartagena-not-set = not set
web-cartagena-players = Players
web-cartagena-you = you
# of a player, beside the name
web-cartagena-acts = to act
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
