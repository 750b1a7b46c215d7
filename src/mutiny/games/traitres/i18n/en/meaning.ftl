### What matters now in Traîtres à bord, in English: goals, dangers, key numbers, and what each move would mean.

## The goal, in one line. $target (number): what the chest must reach

traitres-goal-pirate = Pirate: fill the chest to { $target } and open it, or send every mutineer overboard.
traitres-goal-mutineer = Mutineer: keep the chest under { $target } until it is opened or the draw pile runs out.
# $role (text)
traitres-goal-overboard = { $role ->
    [mutineer] You are overboard, but you still win with the mutineers: the chest must stay under { $target }.
   *[pirate] You are overboard, but you still win with the pirates: the chest must reach { $target }.
}
traitres-goal-both = The pirates want { $target } in the chest, the mutineers less.

## Key numbers

# $sum (text): with its sign, $of (number): the target, $value (number): the sum as a number, $gone (number): cards announced that have left the chest
traitres-number-claimed = { $gone ->
    [0] claimed { $sum } of { $of }
    [one] claimed { $sum } of { $of }, but { $gone } of those cards is gone
   *[other] claimed { $sum } of { $of }, but { $gone } of those cards are gone
}
# $pirates (number), $value (number): mutineers
traitres-number-mutineers = aboard: { $pirates ->
    [one] { $pirates } pirate
   *[other] { $pirates } pirates
}, { $value ->
    [one] { $value } mutineer
   *[other] { $value } mutineers
}
# $value (number): cards
traitres-number-draw-pile = { $value ->
    [one] { $value } card left to draw
   *[other] { $value } cards left to draw
}

## Dangers

# $loses (text): yes or no
traitres-danger-planks = { $loses ->
    [yes] Two planks lie in front of you: a third sends you overboard, and your team has lost!
   *[no] Two planks lie in front of you: a third sends you overboard!
}
traitres-danger-outnumbered = If one more pirate goes overboard, the mutineers win.
# $count (number): cards in the draw pile, $target (number)
traitres-danger-draw-pile = { $count ->
    [one] Only { $count } card left to draw: then the mutineers win.
   *[other] Only { $count } cards left to draw: then the mutineers win.
}
# $sum (text), $target (number)
traitres-danger-claims = Claims stand at { $sum } of { $target }: a pirate may open the chest any time.

## What a move would mean

traitres-meaning-pile-empty = Then the draw pile is empty: the mutineers win at once.
# $sum (text), $target (number), $chest (number): cards in it, $gone (number)
traitres-meaning-open = The claims add up to { $sum }, the target is { $target }. If too many of them were lies, the mutineers win.
traitres-meaning-open-short = The claims add up to only { $sum } of { $target }: unless somebody put in more than they said, you lose.
traitres-meaning-open-hopeless = { $chest ->
    [one] You lose for certain: { $chest } card can never be worth { $target }.
   *[other] You lose for certain: { $chest } cards can never be worth { $target }.
}
# $card (text), $value (text), $sum (text), $target (number), $honest (text): yes or no
traitres-meaning-stash = { $honest ->
    [yes] The truth: the chest changes by { $card }, and the claims add up to { $sum } of { $target }.
   *[no] A lie: the chest changes by { $card }, but the others hear { $value }, and the claims add up to { $sum } of { $target }.
}
# $player (text), $left (number): planks still missing
traitres-meaning-plank = { $left ->
    [one] { $left } more plank, and { $player } goes overboard.
   *[other] { $left } more planks, and { $player } goes overboard.
}
# $player (text), $role (text), $after (text): the team that wins at once, or on
traitres-meaning-overboard = { $after ->
    [pirates] If { $player } is a mutineer, the pirates win at once.
    [mutineers] If { $player } is a pirate, the mutineers win at once.
   *[on] { $role ->
        [mutineer] If { $player } is a mutineer, there is one mutineer fewer.
       *[pirate] If { $player } is a pirate, there is one pirate fewer.
    }
}
traitres-meaning-no-effect = It does nothing now; you only draw another card for it.
traitres-meaning-spyglass = Only you see the cards, and only you know the new order.
# $cards (text): the latest claims, $count (number)
traitres-meaning-spyglass-claims = { $count ->
    [one] Compare it with the latest claim: { $cards }.
   *[other] Compare them with the latest claims: { $cards }.
}
# $left (number): cards in the chest, $target (number)
traitres-meaning-riddance = { $left ->
    [one] { $left } card stays in the chest; the target is { $target }.
   *[other] { $left } cards stay in the chest; the target is { $target }.
}
# $cards (text): the latest claims, $count (number), $left (number)
traitres-meaning-riddance-claims = { $count ->
    [one] The latest claim was { $cards }. Cards left in the chest: { $left }.
   *[other] The latest claims were { $cards }. Cards left in the chest: { $left }.
}
# $player (text), $count (number): cards in hand
traitres-meaning-pockets = { $count ->
    [one] { $player } loses the { $count } card in hand, good or bad, and draws new ones.
   *[other] { $player } loses all { $count } cards in hand, good or bad, and draws new ones.
}
# $count (number): cards to choose from, $left (number): cards kept
traitres-meaning-catch = You choose from { $count } cards and keep { $left }; whoever draws next gets one that you put back.
# $cards (text), $sum (text), $count (number)
traitres-meaning-order = { $count ->
    [one] A Good Riddance would take the { $cards }.
   *[other] A Good Riddance would take { $cards }: { $sum } together.
}
# $player (text), $cards (text): the new top card, $kept (text), $count (number): cards kept
traitres-meaning-return = { $count ->
    [0] The next to draw, usually { $player }, gets { $cards }. Your hand is empty.
   *[other] The next to draw, usually { $player }, gets { $cards }. You keep { $kept }.
}
