### What matters now in Meuterer, in English: goals, dangers, key numbers, and what each move would mean.

## The goal, in one line

meuterer-goal-points = Most victory points win.
# $round (number), $rounds (number)
meuterer-goal-round = Round { $round } of { $rounds }: most points win.
# $role (text), $points (number): for a Mate
meuterer-goal-role = { $role ->
    [captain] { meuterer-goal-round } Captain: stay in command and dock where it pays.
    [mutineer] { meuterer-goal-round } Mutineer: win the mutiny and dock at your destination.
    [boy] { meuterer-goal-round } Cabin Boy: 2 points if the mutiny succeeds.
    [mate] { meuterer-goal-round } Mate: { points } if the Captain stays in command.
    [merchant] { meuterer-goal-round } Merchant: being tied for the most counts as being alone.
    [loader] { meuterer-goal-round } Loader: three extra cards to choose from at the end.
   *[none] { meuterer-goal-round }
}

## Key numbers

# $value (number), $of (number)
meuterer-number-round = round { $value } of { $of }
# $value (number): own points, $of (number): the best of the others
meuterer-number-points = you have { $value }, the best of the others { $of }
# $value (number): for the mutiny, $of (number): against it
meuterer-number-mutiny = mutiny: { $value } for, { $of } against; a tie is enough

## Dangers

# $for (number), $against (number), $role (text): that of the player
meuterer-danger-mutiny = { $role ->
    [captain] As it stands, { $for } to { $against }, the mutiny succeeds and you lose the command!
    [mate] As it stands, { $for } to { $against }, the mutiny succeeds and you get nothing.
    [mutineer] As it stands, { $for } to { $against }, your mutiny fails and you get nothing.
   *[boy] As it stands, { $for } to { $against }, the mutiny fails and you get nothing.
}
meuterer-danger-pirates = The pirate ship is near: whoever has the pirates card may have all cards offered discarded.

## What a move would mean

# $count (number): the pay, $points (number): for the Mate
meuterer-meaning-pay = { $count ->
    [0] A Mate on your side would score only { points }, at no cost to you.
   *[other] If somebody is Mate and you stay in command, the Mate scores { points } and you lose { $count }. Without a Mate it costs nothing.
}
# $cards (text): what is sold, $island (text), $standing (text): alone, tied or behind, $tied (number), $most (number): the most of another, $points (number)
meuterer-meaning-offer = { $standing ->
    [behind] { $cards } { meuterer-at }: behind another's { $most }, so nothing yet.
    [tied] { $cards } { meuterer-at }, { meuterer-tie }: { points } if nobody adds to it.
   *[alone] { $cards } { meuterer-at }, the most: { points } if nobody adds to it.
}
# $island (text), $cards (text)
meuterer-meaning-offer-smaller = At { $island } you would rather sell { $cards }: one kind only.
# $card (text)
meuterer-meaning-offer-unsold = No active island buys this: it cannot be sold this round.
# $counts (text): yes or no
meuterer-meaning-offer-conflict = { $counts ->
    [yes] It is never sold, but counts 1 in a mutiny for the side you end up on. Merchant and Loader have no side.
   *[no] It is never sold, and here it does not count in a mutiny either.
}
meuterer-meaning-once = Each card can be sold only once.
# $captain (text): yes or no, $left (number): cards in hand, $island (text), $points (number)
meuterer-meaning-then = { $captain ->
    [yes] Leaving after that, you would head for { $island }: { points }.
   *[no] Leaving after that, a Mutineer's destination would be { $island }: { points }.
}
meuterer-meaning-pirates-miss = No cards are lost: the pirates do not reach the merchant ship.
# $count (number): cards lost, $own (number): of these, the player's
meuterer-meaning-pirates-rob = { $count ->
    [0] Nothing is lost: no cards have been offered.
    [one] The { $count } card offered so far is lost. Yours among it: { $own }.
   *[other] All { $count } cards offered so far are lost, { $own } of them yours.
}
# $island (text), $points (number), $pay (number), $rest (number): points after the pay, $conflicts (number): own conflict cards
meuterer-meaning-leave-captain = { $pay ->
    [0] If you stay in command: { points } { meuterer-at }. For a mutiny you have { meuterer-conflicts }.
   *[other] If you stay in command: { points } { meuterer-at }, or { $rest } after paying a Mate. For a mutiny you have { meuterer-conflicts }.
}
# $conflicts (number)
meuterer-conflicts = { $conflicts ->
    [0] no conflict cards
    [one] { $conflicts } conflict card
   *[other] { $conflicts } conflict cards
}
meuterer-meaning-leave = You look at the action cards and take one. For a mutiny you have { meuterer-conflicts }.
# $island (text), $count (number): cards, $standing (text), $tied (number), $most (number), $points (number)
meuterer-meaning-standing = { $standing ->
    [behind] { meuterer-at-sentence }: { $count }, behind another's { $most }.
    [tied] { meuterer-at-sentence }: { $count }, { meuterer-tie }: { points }.
   *[alone] { meuterer-at-sentence }: { $count }, the most: { points }.
}
# $island (text): begins a sentence
meuterer-at-sentence = At { $island }
# $island (text), $points (number), $count (number): own conflict cards, $against (number): those the Captain has offered
meuterer-meaning-take-mutineer = If the mutiny succeeds, you dock { meuterer-at } for { points } and become Captain. You can bring { meuterer-conflict-cards }; the Captain shows { $against }, and a Mate adds 1. A tie is enough.
# $chance (text): sure, open or none: whether there will be a mutiny, $points (number)
meuterer-meaning-take-boy = { $chance ->
    [sure] There will be a mutiny: 2 points if it succeeds, and your conflict cards help it.
    [none] Nobody can become Mutineer any more, so you get nothing.
   *[open] Nobody is Mutineer yet: 2 points if somebody becomes one and succeeds.
}
meuterer-meaning-take-mate = { $chance ->
    [sure] There will be a mutiny: { points } if it fails. You add 1 against it, besides your conflict cards.
    [none] There can be no mutiny any more: { points } for certain.
   *[open] { points } unless a mutiny succeeds. You would add 1 against it, besides your conflict cards.
}
meuterer-meaning-take-merchant = Where you are tied for the most, you score as if alone. You take no part in a mutiny.
# $count (number): cards drawn, $left (number): cards kept
meuterer-meaning-take-loader = You draw { meuterer-cards } and keep { $left } of them. You take no part in a mutiny.
meuterer-meaning-take-loader-last = No use in the last round: no more cards are drawn.
# $for (number), $against (number), $won (text): yes or no, $tied (text): yes or no
meuterer-meaning-fight = { $won ->
    [yes] { $tied ->
        [yes] Then it stands { $for } to { $against }: a tie, and the mutiny succeeds.
       *[no] Then it stands { $for } to { $against }: the mutiny succeeds.
    }
   *[no] Then it stands { $for } to { $against }: the mutiny fails.
}
# $role (text): that of the player, $won (text): yes or no, $points (number)
meuterer-meaning-fight-points = { $role ->
    [captain] { $won ->
        [yes] You lose the command and get nothing.
       *[no] You stay in command: { points }.
    }
    [mutineer] { $won ->
        [yes] You become Captain: { points }.
       *[no] You get nothing.
    }
   *[other] You get { points }.
}
# $players (text)
meuterer-meaning-fight-waiting = Still to decide: { $players }.
# $island (text), $count (number), $standing (text), $tied (number), $most (number), $points (number)
meuterer-meaning-sell = { $standing ->
    [behind] { meuterer-at-sentence }: { $count }, behind another's { $most }: nothing.
    [tied] { meuterer-at-sentence }: { $count }, { meuterer-tie }: { points }.
   *[alone] { meuterer-at-sentence }: { $count }, the most so far: { points }.
}
# $players (text)
meuterer-meaning-sell-rivals = { $players } can still sell as much there.
# $cards (text): the hand, $count (number): cards that the active islands buy
meuterer-meaning-keep = { $count ->
    [0] Your hand: { $cards }. The active islands buy none of it.
   *[other] Your hand: { $cards }. The active islands buy { $count } of them.
}
