### The drawing of Meuterer in the web client, in English.

## The table, in words

web-meuterer-ring = The ring of islands, clockwise
# $island (text), $buys (text), $sole (number), $two (number), $three (number), $docking (number)
web-meuterer-island = { $island }: buys { $buys }; points for selling the most: { $sole } alone, { $two } with two tied, { $three } with three tied; docking value { $docking }.
web-meuterer-active = Active.
web-meuterer-ship-here = The ship is here.
web-meuterer-pirates-here = The pirate ship is here.
web-meuterer-captain-goal = Captain's destination.
web-meuterer-mutineer-goal = Mutineer's destination.
web-meuterer-legend = On each island: what it buys; points for selling the most, alone | two tied | three tied; beside the anchor, the docking value.
# $count (number)
web-meuterer-middle = { $count ->
    [one] { $count } action card in the middle, face down
   *[other] { $count } action cards in the middle, face down
}
# $roles (text)
web-meuterer-middle-open = In the middle: { $roles }
web-meuterer-no-pay = The pay is not set yet
web-meuterer-hand = Your hand
web-meuterer-secret = only you know
web-meuterer-acts = to act
web-meuterer-nothing = nothing
web-meuterer-goal = Most points after the last round win
# $result (text): open, won or lost
web-meuterer-mutiny-is = { $result ->
    [won] The mutiny succeeded
    [lost] The mutiny was put down
   *[open] Mutiny!
}
# $captain (text): yes if the Captain leaves
web-meuterer-leave = { $captain ->
    [yes] Leave and set the destination
   *[no] Leave and take an action card
}
# $source (text): what points are made with
web-meuterer-source = { $source ->
    [docking] Docking
    [sales] Sales
   *[roles] Roles
}
web-meuterer-no-role = no action card yet

## What is asked

# $player (text)
web-meuterer-waiting = Waiting for { $player }
web-meuterer-ask-pay = How much do you promise the Mate?
web-meuterer-ask-offer = Offer a card, or leave and take an action card
web-meuterer-ask-take = Which action card do you take?
web-meuterer-ask-captain = Offer a card, or leave
web-meuterer-ask-fight = How many conflict cards do you play?
web-meuterer-ask-sell = What do you sell, and where?
# $count (number)
web-meuterer-ask-keep = { $count ->
    [0] Your hand is full: keep none of the cards drawn
    [one] Keep { $count } of the cards drawn
   *[other] Keep { $count } of the cards drawn
}
# $count (number)
web-meuterer-ask-keep-hand = Keep { $count } cards from your whole hand
web-meuterer-tie = A tie is won by the mutiny.
# $clause (text)
web-meuterer-rule = Show clause { $clause }

## Points

web-meuterer-points = Where the points came from
web-meuterer-no-points = Nobody has scored yet.
web-meuterer-round = Round
# Points of rounds whose events are not at hand
web-meuterer-earlier = earlier
# $from (text): captain, mutineer, mate, paid, boy or sale, $island (text), $points (text)
web-meuterer-gain = { $from ->
    [captain] Docked at { $island } as Captain: { $points }
    [mutineer] Docked at { $island } as Mutineer: { $points }
    [mate] As Mate: { $points }
    [paid] Paid to the Mate: { $points }
    [boy] As Cabin Boy: { $points }
   *[sale] Sold the most at { $island }: { $points }
}

## Scenes

web-meuterer-scene-actions = Cards on the table!
# $player (text)
web-meuterer-scene-mutineer = { $player } is the Mutineer!
web-meuterer-scene-calm = Nobody is the Mutineer.
# $mutineer (text), $captain (text)
web-meuterer-scene-against = { $mutineer } against { $captain }
# $player (text)
web-meuterer-scene-captain = { $player } is the new Captain
web-meuterer-scene-raid = Plunder!

## What a seat alone sees, in a replay

web-meuterer-secret-role = Role
web-meuterer-secret-hand = Hand
web-meuterer-secret-middle = In the middle
web-meuterer-secret-drawn = Just drawn
