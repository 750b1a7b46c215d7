### What matters now in Cartagena, in English: goals, dangers, key numbers, and what each move would mean.

## Parts of sentences

# $spaces (number)
cartagena-n-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}

## The goal, in one line. $spaces (number): to the mutiny

cartagena-goal-voyage = { cartagena-n-spaces } to the mutiny.
# $valverde (number), $diaz (number): duels won
cartagena-goal-duels = Three duels win the mutiny: { cartagena-values }.
cartagena-goal-no-side = { cartagena-n-spaces } to the mutiny, and you have no side yet!
# $side (text)
cartagena-goal-side = { cartagena-the-side }'s side: it must win the mutiny, and you need the most gold on it. { cartagena-n-spaces } to go.
# $side (text), $won (number), $lost (number): duels
cartagena-goal-duel = { cartagena-the-side }'s side, { $won } to { $lost }: three duels must be won, and the richest on it wins.
cartagena-goal-out = You are out of the game and can only watch.

## Key numbers

# $value (number)
cartagena-number-spaces = { $value ->
    [one] { $value } space to the mutiny
   *[other] { $value } spaces to the mutiny
}
# $value (number), $of (number)
cartagena-number-valverde = Valverde: { $value } of { $of } duels
# $value (number), $of (number)
cartagena-number-diaz = Diaz: { $value } of { $of } duels
# $value (number)
cartagena-number-gold = your gold: { $value }
# $value (number)
cartagena-number-combat = { $value ->
    [one] { $value } combat card; each duel costs at least one
   *[other] { $value } combat cards; each duel costs at least one
}

## Dangers

# $spaces (number)
cartagena-danger-no-side-now = You have no side, and the mutiny may break out this round: then you are out!
cartagena-danger-no-side-soon = You have no side, and only { cartagena-n-spaces } are left: the mutiny would put you out.
cartagena-danger-no-side-piles = You have no side, and cards or coins are running low: when they are gone, you are out!
# $count (number)
cartagena-danger-few-combat = You have { cartagena-n-combat }: each duel costs at least one, and without any you are out.
cartagena-danger-last-combat = Only one combat card is left: without any, the next duel puts you out.
cartagena-danger-no-combat = You have no combat card left: if another duel begins, you are out!
# $side (text)
cartagena-danger-rival = { cartagena-the-side } needs only one more duel: then your side has lost.

## What a move would mean

# $now (number), $least (number), $most (number): gold, $sure (text): yes if least and most are the same
cartagena-meaning-gold = { $sure ->
    [yes] Your gold: { $now }, then { $least }.
   *[no] Your gold: { $now }, then { $least } to { $most }.
}
# $count (number)
cartagena-meaning-combat = { $count ->
    [0] You would have no combat cards left: in a duel you would be out.
   *[other] You would have { cartagena-n-combat }; each duel costs at least one.
}
# $what (text): combat, gold or coins
cartagena-meaning-runs-out = { $what ->
    [combat] The combat pile is then empty: the mutiny breaks out, at the latest at the end of this round.
    [gold] The gold pile is then empty: the mutiny breaks out, at the latest at the end of this round.
   *[coins] The supply is then empty: the mutiny breaks out, at the latest at the end of this round.
}
cartagena-meaning-idle = There is nothing to gain here now.
# $unseen (number): cards that may come next, one of them the Ghost
cartagena-meaning-knock-ghost = With a chance of 1 in { $unseen } the Ghost opens, and your turn is over.
# $pirates (text)
cartagena-meaning-knock-only = You could then visit only whoever opens, and no longer: { $pirates }.
cartagena-meaning-knock-ship = Every door that is opened holds the ship back one space.
# $coins (number)
cartagena-meaning-sate-grows = Sate's offer grows to { cartagena-n-coins }.
# $spaces (number): sailed, $left (number): to the mutiny, $storm (text): yes or no, $sided (text): yes or no
cartagena-meaning-ship = { $storm ->
    [yes] The round then ends: the ship sails { cartagena-n-spaces } into a storm, { $left } to go.
   *[no] The round then ends: the ship sails { cartagena-n-spaces }, { $left } to go.
}
cartagena-meaning-ship-mutiny = { $sided ->
    [yes] The round then ends, and the ship reaches the mutiny.
   *[no] The round then ends, and the ship reaches the mutiny: without a side you are out!
}
# $now (number): gold, $count (number): combat cards
cartagena-meaning-gold-or-combat = A gold card counts at the end, a combat card in the duels: you have { $now } gold and { cartagena-n-combat }.
cartagena-meaning-coin-or-combat = A coin is 1 gold at the end, a combat card keeps you in a duel: you have { $now } gold and { cartagena-n-combat }.
# $valverde (number), $diaz (number): sums of combat cards
cartagena-meaning-strength-now = Your combat cards are worth { cartagena-values }.
cartagena-meaning-strength = Your combat cards would be worth { cartagena-values }.
# $side (text)
cartagena-meaning-wrong-colour = It counts for { cartagena-the-side }, not for your side, but it can keep you in a duel.
# $coins (number), $count (number)
cartagena-meaning-trade = You have { cartagena-n-coins } and { cartagena-n-combat }. Coins are gold at the end; each duel costs a card.
# $spaces (number)
cartagena-meaning-need-side = You need a side before the mutiny breaks out, or you are out. { cartagena-n-spaces } to go.
cartagena-meaning-pretend = Nobody learns whether you have really changed.
# $players (text)
cartagena-meaning-ojo = You may look at one: { $players }. Nobody else learns it.
# $letter (text)
cartagena-meaning-sailors = You decide which of two sailors fights for whom in duel { $letter }, and only you know.
cartagena-meaning-sailors-all = You see one duel and may swap its sailors; nobody learns whether you did.
# $count (number), $valverde (number), $diaz (number)
cartagena-meaning-swap = What you keep is worth { cartagena-values }; the { $count } new may be better or worse.
# $player (text), $coins (number)
cartagena-meaning-robbed = { $player } has { cartagena-n-coins } left.
# $side (text), $valverde (number), $diaz (number)
cartagena-meaning-side = You win only if { cartagena-the-side } wins the mutiny and you have the most gold on that side. Your combat cards are worth { cartagena-values }.
# $player (text)
cartagena-meaning-peek = Only you learn it; { $player } sees that you looked.
# $letter (text), $side (text), $lead (number), $mine (text): yes, no or none
cartagena-meaning-lead = { $mine ->
    [yes] { cartagena-the-side } starts duel { $letter } { $lead } ahead: your side.
    [no] { cartagena-the-side } starts duel { $letter } { $lead } ahead: not your side.
   *[none] { cartagena-the-side } starts duel { $letter } { $lead } ahead.
}
cartagena-meaning-inspect = You do not know these two sailors yet.
# $low (number), $high (number)
cartagena-meaning-inspect-either = You know the two, { $low } and { $high }, but somebody may have swapped them.
# $valverde (number), $diaz (number)
cartagena-meaning-inspect-known = You know how they stand: { cartagena-values }.
cartagena-meaning-monkey-out = You have no combat card to lay: you are out of the game.
# $valverde (number), $diaz (number): totals, $letter (text), $side (text)
cartagena-meaning-monkey = As it stands, { cartagena-values }: { cartagena-the-side } wins duel { $letter }.
# $count (number)
cartagena-meaning-left = { $count ->
    [0] You have no combat card for another duel: you would be out.
   *[other] You keep { cartagena-n-combat } for the next duels.
}
# $valverde (number), $diaz (number): totals, $side (text)
cartagena-meaning-lay = If nobody else adds: { cartagena-values }, and { cartagena-the-side } is ahead.
cartagena-meaning-lay-last = It is your last combat card: if another duel begins, you are out.
