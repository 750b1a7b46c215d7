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
