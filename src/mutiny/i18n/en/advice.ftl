### What advice and analyses say, in English.

## Advice

# $player (text), $entries (number): so far, $simulations (number)
advice-head = Advice for { $player } after { $entries } entries ({ $simulations } simulations). Chances of winning:
# $chance (number), $margin (number): in percent
advice-chance = { $chance }% ± { $margin }
# $count (number): moves that are not shown
advice-more = { $count ->
    [one] and { $count } more move, tried less often
   *[other] and { $count } more moves, tried less often
}
advice-only = There is nothing to choose: this is the only legal move.
# $games (number)
advice-why = Why the first rather than the second, in { $games } simulated games each:
# $games (number)
advice-alike = Nothing clearly tells the first two apart in { $games } simulated games each. Winning depends most on this:
advice-nothing = Nothing tells the first two apart.
# $what (text), $best (number), $other (number): in percent
advice-share = { $what }: { $best }%; after the second { $other }%
# $what (text), $best (number), $other (number)
advice-amount = { $what }: { $best }; after the second { $other }
# $what (text), $best (number): in percent
advice-premise = { $what }: { $best }%

## What comes of a move, in any game

advice-score = Your score at the end, on average
advice-rival = The best opponent's score, on average

## Meuterer

# $island (text)
meuterer-advice-sale = You sell the most { meuterer-at }
# $role (text)
meuterer-advice-dock = { $role ->
    [mutineer] You dock as Mutineer
   *[captain] You dock as Captain
}
# $role (text)
meuterer-advice-crew = { $role ->
    [boy] You score as Cabin Boy
   *[mate] You score as Mate
}
meuterer-advice-mutiny = A mutiny succeeds
meuterer-advice-plunder = The pirates rob the ship
meuterer-advice-points = Your points in the round, on average
meuterer-advice-others = The others' points in the round, each on average

## Traîtres à bord

# $end (text)
traitres-advice-end = { $end ->
    [full] The chest is opened and reaches the target
    [short] The chest is opened and falls short
    [rid] The last mutineer goes overboard
    [fewer] The mutineers are no longer fewer than the pirates
   *[pile] The draw pile runs out
}
traitres-advice-overboard = You go overboard
# $player (text)
traitres-advice-gone = { $player } goes overboard
# $player (text)
traitres-advice-mutineer = { $player } is a mutineer

## Cartagena

cartagena-advice-side = Your side wins the mutiny
# $letter (text)
cartagena-advice-duel = Your side wins duel { $letter }
# $why (text)
cartagena-advice-out = { $why ->
    [side] You are out of the game because you have no allegiance
   *[monkey] You are out of the game because you have no combat cards left
}
# $why (text): space, combat, gold or coins
cartagena-advice-outbreak = { $why ->
    [combat] The combat pile runs out first
    [gold] The gold pile runs out first
    [coins] The supply of coins runs out first
   *[space] The ship reaches the mutiny space first
}
cartagena-advice-fellows = Opponents on your side who are still in, on average
cartagena-advice-gold = Your gold at the end, on average
cartagena-advice-richest = Nobody on your side who is still in has more gold than you

## Analyses

# $game (text), $players (number), $entries (number)
analyse-title = { $game }, { $players } players, { $entries } entries: chances of winning
# $simulations (number)
analyse-truth = The curve shows the true table, with all cards known; { $simulations } games played out from every point.
# $player (text), $simulations (number)
analyse-seat = The curve shows what { $player } could know; { $simulations } games played out from every point.
# $players (text), $first (number), $last (number): in percent
analyse-line = { $players }: { $first }% at the start, { $last }% at the end
# $number (number)
analyse-round = round { $number }
# $number (number)
analyse-entry = entry { $number }
# $where (text), $text (text)
analyse-at = { $where }: { $text }
# $count (number)
analyse-percent = { $count }%
analyse-entries = entries
# Below the picture
analyse-legend = numbers: turning points; dots: mistakes
analyse-turning = Turning points
# $least (number): in percent
analyse-no-turning = No turning points: no clear swing of { $least }% or more.
# $player (text), $before (number), $after (number): in percent
analyse-swing = { $player } { $before }% → { $after }%
analyse-chance = chance
analyse-hidden = something unseen
analyse-mistakes = Costliest mistakes, judged by what each player knew at the time
# $player (text), $decisions (number), $loss (number): in percent
analyse-player = { $decisions ->
    [0] { $player }: nothing to decide
    [one] { $player }: { $decisions } decision, { $loss }% lost
   *[other] { $player }: { $decisions } decisions, { $loss }% lost in each on average
}
analyse-no-mistakes = no clear mistake
# $made (text), $better (text): moves, $from (number), $to (number), $margin (number): in percent
analyse-mistake = { $made } ({ $to }%); better: { $better } ({ $from }%, ± { $margin } between them)
