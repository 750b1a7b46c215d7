### Meuterer in English. Words in the sense of docs/glossary.md; a player's gender is never known.

## Words. $word is the word as records write it.

# $word (text): a card
meuterer-card = { $word ->
    [ruby] ruby
    [salt] salt
    [wine] wine
    [cloth] cloth
    [grain] grain
    [conflict] conflict
    [pirates] pirates
    [any] any
   *[other] { $word }
}
# $word (text): a card, $count (number)
meuterer-counted = { $word ->
    [ruby] { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }
    [conflict] { $count ->
        [one] { $count } conflict card
       *[other] { $count } conflict cards
    }
    [salt] { $count } salt
    [wine] { $count } wine
    [cloth] { $count } cloth
    [grain] { $count } grain
    [pirates] the pirates card
   *[other] { $count } { $word }
}
# $word (text): a role
meuterer-role = { $word ->
    [captain] Captain
    [mutineer] Mutineer
    [boy] Cabin Boy
    [mate] Mate
    [merchant] Merchant
    [loader] Loader
   *[other] { $word }
}
# $word (text): an island
meuterer-island = { $word ->
    [hochland] Hochland
    [frosthoehle] Frosthöhle
    [gruenland] Grünland
    [karge-zunge] Karge Zunge
    [eisfelsen] Eisfelsen
    [affeninsel] Affeninsel
    [kalte-klippe] Kalte Klippe
    [sommerland] Sommerland
    [rotes-riff] Rotes Riff
    [piratennest] Piratennest
    [fingerhut] Fingerhut
    [sandkap] Sandkap
   *[other] { $word }
}
# $word (text): a phase
meuterer-phase = { $word ->
    [ring] The islands are laid out
    [captain] The first Captain is drawn
    [deck] The cards are dealt
    [shuffle] The discard pile is shuffled
    [pay] The Captain sets the pay
    [offer] Offering goods
    [take] Taking an action card
    [fight] Playing conflict cards
    [sell] Selling goods
    [keep] The Loader chooses
    [over] The game is over
   *[other] { $word }
}

## Parts of sentences

# $card (text): one card, as what is offered
meuterer-a-card = { $card ->
    [ruby] a ruby
    [salt] a salt
    [wine] a wine
    [cloth] a cloth
    [grain] a grain
    [conflict] a conflict card
    [pirates] the pirates card
   *[other] { $card }
}
# $role (text): an action card, as what is taken
meuterer-the-role = { $role ->
    [mutineer] the Mutineer
    [boy] the Cabin Boy
    [mate] the Mate
    [merchant] the Merchant
    [loader] the Loader
   *[other] { $role }
}
# $island (text): the name of an island
meuterer-at = at { $island }
# $count (number)
meuterer-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $left (number): cards left in hand
meuterer-with-left = { $left ->
    [0] with no cards left
    [one] with { $left } card left
   *[other] with { $left } cards left
}
# $tied (number): how many players are tied
meuterer-tie = { $tied ->
    [2] tied with one other
    [3] tied with two others
   *[other] tied with three others
}
# $to (text): draw or discard
meuterer-under-pile = { $to ->
    [discard] under the discard pile
   *[draw] under the draw pile
}

## Events. $player is the player at the event's seat; an attribute is for who is told the fact it is named for.

meuterer-ring = The islands lie in a ring, clockwise: { $islands }.
meuterer-captain = { $player } begins as Captain.
meuterer-deal = { $player } is dealt { meuterer-cards }.
    .cards = { $player } is dealt { meuterer-cards }: { $cards }.
meuterer-round = Round { $round } of { $rounds }. Captain: { $player }.
meuterer-pay = { $amount ->
    [0] { $player } promises the Mate no pay.
    [one] { $player } promises the Mate { $amount } point.
   *[other] { $player } promises the Mate { $amount } points.
}
meuterer-offer = { $left ->
    [0] { $player } offers { meuterer-a-card }, the last card in hand.
   *[other] { $player } offers { meuterer-a-card }.
}
meuterer-leave = { $player } leaves { meuterer-with-left }.
    .middle = { $player } leaves { meuterer-with-left } and finds in the middle: { $middle }.
meuterer-take = { $player } takes an action card.
    .role = { $player } takes { meuterer-the-role }.
meuterer-leave-captain = { $player } leaves { meuterer-with-left } and places the Captain's destination on { $island }.
meuterer-pirates = { $steps ->
    [0] { $player } offers the pirates card { meuterer-with-left }: the pirate ship stays at { $island }.
    [one] { $player } offers the pirates card { meuterer-with-left }: the pirate ship sails { $steps } island counter-clockwise, from { $from } to { $island }.
   *[other] { $player } offers the pirates card { meuterer-with-left }: the pirate ship sails { $steps } islands counter-clockwise, from { $from } to { $island }.
}
meuterer-plunder = { $cards-count ->
    [0] The pirates board the merchant ship, but no cards have been offered.
   *[other] The pirates rob the merchant ship, and all cards offered are discarded: { $cards }.
}
meuterer-actions = The action cards are turned face up: { $roles }.
meuterer-mutineer-goal = { $player }, { meuterer-with-left }, places the Mutineer's destination on { $island }.
meuterer-mutiny = Mutiny! { $player } rises against the Captain. Before the fight: { $for } for, { $against } against.
meuterer-fight = { $count ->
    [0] { $player } plays no conflict cards: { $for } for, { $against } against.
   *[other] { $side ->
        [for] { $player } plays { meuterer-conflict-cards } for the mutiny: { $for } for, { $against } against.
       *[against] { $player } plays { meuterer-conflict-cards } against the mutiny: { $for } for, { $against } against.
    }
}
# $count (number)
meuterer-conflict-cards = { $count ->
    [one] { $count } conflict card
   *[other] { $count } conflict cards
}
meuterer-mutiny-decided = { $won ->
    [yes] { $tied ->
        [yes] The mutiny succeeds, { $for } to { $against }: a tie is won by the mutiny.
       *[no] The mutiny succeeds, { $for } to { $against }.
    }
   *[no] The mutiny is put down, { $against } to { $for }.
}
meuterer-dock = { $clause ->
    [M5-2] { $player } docks { meuterer-at } as Mutineer: { points }.
   *[M5-1] { $player } docks { meuterer-at } as Captain: { points }.
}
meuterer-mate = { $amount ->
    [0] { $player } scores { points } as Mate, without pay.
   *[other] { $player } scores { points } as Mate: 1 plus the pay of { $amount }.
}
meuterer-paid = { $player } pays the Mate, { $mate }: { points }.
meuterer-boy = { $player } scores { points } as Cabin Boy, because the mutiny succeeded.
meuterer-new-captain = { $player } takes over from { $old } as Captain.
meuterer-sell = { $player } sells { $cards } { meuterer-at }.
meuterer-sales = { $tied ->
    [1] { $player } sells the most { meuterer-at } ({ meuterer-cards }): { points }.
   *[other] { $clause ->
        [M5-7] { $player } sells the most { meuterer-at } ({ meuterer-cards }), { meuterer-tie }, and gets the first number as Merchant: { points }.
       *[M5-6] { $player } sells the most { meuterer-at } ({ meuterer-cards }), { meuterer-tie }: { points }.
    }
}
meuterer-ship = { $moved ->
    [yes] The ship sails from { $from } to { $island }.
   *[no] The ship stays { meuterer-at }.
}
meuterer-clear = { $count ->
    [0] No cards go to the discard pile.
    [one] { $count } card goes to the discard pile.
   *[other] { $count } cards go to the discard pile.
}
meuterer-shuffle = The draw pile is empty: the discard pile is shuffled and becomes the new one ({ meuterer-cards }).
meuterer-draw = { $clause ->
    [M8-2] As Loader, { $player } draws { meuterer-cards }.
   *[M8-1] { $player } draws { meuterer-cards }.
}
    .cards = { $clause ->
        [M8-2] As Loader, { $player } draws { meuterer-cards }: { $cards }.
       *[M8-1] { $player } draws { meuterer-cards }: { $cards }.
    }
meuterer-keep = { $count ->
    [0] As Loader, { $player } keeps none of the cards and puts them all { meuterer-under-pile }.
   *[other] As Loader, { $player } keeps { meuterer-cards } and puts the others { meuterer-under-pile }.
}
    .kept = { $count ->
        [0] As Loader, { $player } keeps none of the cards and puts { $returned } { meuterer-under-pile }.
       *[other] As Loader, { $player } keeps { $kept } and puts { $returned } { meuterer-under-pile }.
    }
meuterer-end = The game is over: { $scores }. { winners }

## Moves, before they are made

# $count (number)
meuterer-move-pay = { $count ->
    [0] Promise the Mate no pay
    [one] Promise the Mate { $count } point
   *[other] Promise the Mate { $count } points
}
# $steps (number): 0 if the pirate ship stays, $robs (text): yes or no, $island (text): where it is then
meuterer-pirates-go = { $robs ->
    [yes] { $steps ->
        [0] the pirate ship stays at { $island } and robs the merchant ship
       *[other] the pirate ship sails to { $island } and robs the merchant ship
    }
   *[no] { $steps ->
        [0] the pirate ship stays at { $island }
       *[other] the pirate ship sails to { $island }
    }
}
# $card (text), for the pirates card also what meuterer-pirates-go has
meuterer-move-offer = { $card ->
    [pirates] Offer the pirates card: { meuterer-pirates-go }
   *[other] Offer { meuterer-a-card }
}
# $island (text), $points (number): its docking value
meuterer-move-leave = Leave; destination { $island }, docking value { $points }
# $count (number): action cards in the middle, $island (text), $points (number): its docking value
meuterer-move-leave-crew = Leave and take one of { $count } action cards; as Mutineer: destination { $island }, docking value { $points }
# $role (text), $island (text), $points (number): its docking value, $pay (number)
meuterer-move-take = { $role ->
    [mutineer] Take the Mutineer: destination { $island }, docking value { $points }
    [mate] Take the Mate: pay { $pay }
   *[other] Take { meuterer-the-role }
}
# $count (number), $side (text): for, against
meuterer-move-fight = { $count ->
    [0] Play no conflict cards
   *[other] { $side ->
        [for] Play { meuterer-conflict-cards } for the mutiny
       *[against] Play { meuterer-conflict-cards } against the mutiny
    }
}
# $sales (text)
meuterer-move-sell = Sell { $sales }
# $cards (text), $island (text)
meuterer-move-sale = { $cards } { meuterer-at }
# $count (number), $cards (text)
meuterer-move-keep = { $count ->
    [0] Keep none of the cards drawn
   *[other] Keep { $cards }
}

## The table, drawn in text

meuterer-table-round = Round { $round } of { $rounds }
meuterer-table-captain-destination = Captain's destination: { $island }
meuterer-table-mutineer-destination = Mutineer's destination: { $island }
# Where the words above have no room. $arrow (text), $role (text), $island (text)
meuterer-table-destination = { $arrow } { $role }: { $island }
meuterer-table-mutiny = Mutiny: { $for } for, { $against } against
meuterer-table-draw-pile = Draw pile: { $count }
meuterer-table-discard-pile = Discard pile: { $count }
meuterer-table-middle-count = Action cards in the middle: { $count }
meuterer-table-discarded = Discard pile: { $cards }
meuterer-table-face-down = { $count } face down
meuterer-table-ship = ship
meuterer-table-pirate-ship = pirates
meuterer-table-legend = * active · +1 docking value · 3/2/1 points for most sold: alone, 2 or 3 tied
meuterer-table-player = Player
meuterer-table-points = Points
meuterer-table-hand-size = Hand
meuterer-table-role = Role
meuterer-table-offered = Offered
meuterer-table-pay = pay { $amount }
meuterer-table-left = left
# $sales (text)
meuterer-table-sold = sold: { $sales }
# $island (text), $count (number)
meuterer-table-sold-at = { $count } { meuterer-at }
meuterer-table-hand = Your hand: { $cards }
meuterer-table-no-hand = Your hand is empty
meuterer-table-own-role = Your action card: { $role }
meuterer-table-middle = In the middle when you left: { $roles }
meuterer-table-drawn = Just drawn: { $cards }

## Where the islands' numbers come from

meuterer-table-reconstructed = Most numbers on the islands are our reconstruction; the rulebook shows which.
meuterer-table-host-numbers = The numbers on the islands are the host's own.
