### Cartagena: La mutinerie in English. Words in the sense of docs/glossary.md; a player's gender is never known.

## Words. $word is the word as records write it.

# $word (text): a combat card, a gold card or the monkey
cartagena-card = { $word ->
    [v1] Valverde 1
    [v2] Valverde 2
    [v3] Valverde 3
    [d1] Diaz 1
    [d2] Diaz 2
    [d3] Diaz 3
    [g1] gold 1
    [g2] gold 2
    [g3] gold 3
    [monkey] monkey
   *[other] { $word }
}
# $word (text): a pirate, as the card is headed
cartagena-pirate = { $word ->
    [captain-valverde] Captain Valverde
    [ramon-diaz] Ramon Diaz
    [crackpott] Crackpott
    [tembo] Tembo
    [wessel-jan] Wessel-Jan
    [dean-nero] Dean Nero
    [pang] Pang
    [chang-ye] Chang Ye
    [sate] Sate
    [bijoux] Bijoux
    [ojo] Ojo
    [cambivalute] Cambivalute
    [ghost] Ghost
   *[other] { $word }
}
# $word (text): a pirate, as the subject of a sentence
cartagena-the-pirate = { $word ->
    [ghost] the Ghost
   *[other] { cartagena-pirate }
}
# $word (text): a pirate, as who is visited
cartagena-visited-pirate = { cartagena-pirate }
# $word (text): a phase
cartagena-phase = { $word ->
    [dealer] The first dealer is drawn
    [combat] The combat cards are shuffled
    [gold] The gold cards are shuffled
    [storm] Storm: a pirate goes into the lifeboat
    [row] The doors are laid out
    [sailors] Two sailors are taken from the deck
    [posts] The last sailors are posted
    [door] Knock on a door or visit a pirate
    [take] Choose what to take
    [keep] Choose which combat card to keep
    [swap] Swap combat cards
    [trade] Sell or buy combat cards
    [rob] Choose whom to rob
    [side] Set an allegiance
    [peek] Look at an opponent's allegiance
    [post] Post two sailors
    [inspect] Choose a duel to inspect
    [turn] Leave the two sailors as they are, or swap them
    [lay] Everybody in the duel lays a card
    [monkey] A monkey is out to steal a coin
    [over] The game is over
   *[other] { $word }
}
# $seat (number): stands for a player whose name is not known
cartagena-seat = seat { $seat }

## Parts of sentences

# $coins (number)
cartagena-n-coins = { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}
# $count (number)
cartagena-n-combat = { $count ->
    [0] no combat cards
    [one] { $count } combat card
   *[other] { $count } combat cards
}
# $side (text)
cartagena-the-side = { $side ->
    [valverde] Valverde
   *[diaz] Diaz
}
# $valverde (number), $diaz (number): sailors or totals
cartagena-values = { $valverde } for Valverde, { $diaz } for Diaz
# $gold (text): cards, $gold-count (number), $coins (number)
cartagena-hoard = { $gold-count ->
    [0] { cartagena-n-coins }
    [one] gold card { $gold }, plus { cartagena-n-coins }
   *[other] gold cards { $gold }, plus { cartagena-n-coins }
}
# $monkeys-count (number)
cartagena-monkeys = { $monkeys-count ->
    [one] a monkey
   *[other] { $monkeys-count } monkeys
}
# $cards (text), $cards-count (number), $monkeys-count (number)
cartagena-laid = { $cards-count ->
    [0] { cartagena-monkeys }
   *[other] { $monkeys-count ->
        [0] { $cards }
       *[other] { $cards }, and { cartagena-monkeys }
    }
}

## Events. $player is the player at the event's seat; an attribute is for who is told the fact it is named for.

cartagena-dealer = Drawn at random: { $player } deals first.
# $cards (text), $coins (number)
cartagena-purse = { $player } starts with { $cards }, plus { cartagena-n-coins }.
# $pile (text): combat or gold, $count (number): cards
cartagena-pile = { $pile ->
    [gold] The gold cards are shuffled: { $count } in the gold pile.
   *[combat] The other combat cards are shuffled: { $count } in the combat pile.
}
# $pirate (text), $back (text): a pirate, if $changed is yes
cartagena-storm = { $changed ->
    [yes] Storm! { $player } draws a pirate card: { $pirate } goes into the lifeboat, and { $back } comes back aboard.
   *[no] Storm! { $player } draws a pirate card: { $pirate } goes into the lifeboat.
}
# $round (number), $count (number): doors
cartagena-row = Round { $round }: { $player } lays out a row of { $count } doors.
# $pirate (text), $ghost (text): yes or no
cartagena-knock = { $ghost ->
    [yes] { $player } knocks, and out comes… the Ghost!
   *[no] { $player } knocks, and { $pirate } opens.
}
cartagena-ghost = The Ghost scares { $player } off: the turn is over.
# $pirate (text)
cartagena-visit = { $player } visits { $pirate }.
# $cards (text)
cartagena-gold = { $clause ->
    [C2-2] { $player } keeps the gold card.
   *[C2-1] { $player } takes the top gold card.
}
    .cards = { $clause ->
        [C2-2] { $player } keeps { $cards }.
       *[C2-1] { $player } takes the top gold card: { $cards }.
    }
# $count (number), $cards (text)
cartagena-combat = { $clause ->
    [C2-2] { $player } keeps the combat card.
    [C2-4] { $player } keeps { cartagena-n-combat }.
   *[other] { $player } draws { cartagena-n-combat }.
}
    .cards = { $clause ->
        [C2-2] { $player } keeps { $cards }.
        [C2-4] { $player } keeps { $cards }.
       *[other] { $player } draws { cartagena-n-combat }: { $cards }.
    }
# $coins (number)
cartagena-coins = { $clause ->
    [C4-5] { $player }'s monkey takes a coin from the supply.
    [C4-6] { $player }'s monkey takes a coin from the supply.
   *[other] { $player } takes { cartagena-n-coins } from the supply.
}
# $coins (number)
cartagena-pay = { $player } pays { cartagena-n-coins } into the supply.
# $gold (number): cards seen, $combat (number), $seen (text): the cards
cartagena-look = { $gold ->
    [0] { $combat ->
        [one] { $player } secretly looks at the top combat card.
       *[other] { $player } secretly looks at the top { $combat } combat cards.
    }
   *[other] { $combat ->
        [0] { $player } secretly looks at the top gold card.
       *[other] { $player } secretly looks at the top gold card and the top combat card.
    }
}
    .gold_cards = { $gold ->
        [0] { $combat ->
            [one] { $player } secretly looks at the top combat card: { $seen }.
           *[other] { $player } secretly looks at the top { $combat } combat cards: { $seen }.
        }
       *[other] { $combat ->
            [0] { $player } secretly looks at the top gold card: { $seen }.
           *[other] { $player } secretly looks at the top gold card and the top combat card: { $seen }.
        }
    }
# $pile (text): combat or gold, $count (number), $cards (text)
cartagena-under = { $clause ->
    [C2-6] { $player } sells { cartagena-n-combat }.
   *[other] { $pile ->
        [gold] { $player } puts 1 gold card under the gold pile.
       *[combat] { $player } puts { cartagena-n-combat } under the combat pile.
    }
}
    .cards = { $clause ->
        [C2-6] { $player } sells { $cards }.
       *[other] { $pile ->
            [gold] { $player } puts { $cards } under the gold pile.
           *[combat] { $player } puts { $cards } under the combat pile.
        }
    }
# $target (text): a player
cartagena-rob = { $clause ->
    [C4-5] { $player }'s monkey steals a coin from { $target }.
   *[C2-8] { $player } steals a coin from { $target }.
}
# $coins (number)
cartagena-offer = Sate now offers { cartagena-n-coins }.
# $again (text): yes or no, $side (text)
cartagena-side = { $again ->
    [yes] { $player } changes allegiance, or only pretends to.
   *[no] { $player } sets an allegiance in secret.
}
    .side = { $again ->
        [yes] { $player } changes allegiance, or only pretends to: now on { cartagena-the-side }'s side.
       *[no] { $player } sets an allegiance in secret: on { cartagena-the-side }'s side.
    }
# $target (text): a player, if $looked is yes, $side (text)
cartagena-peek = { $looked ->
    [yes] { $player } secretly looks at the allegiance of { $target }.
   *[no] { $player } looks at nobody's allegiance.
}
    .side = { $player } secretly looks at the allegiance of { $target }, who is on { cartagena-the-side }'s side.
# $values (text)
cartagena-sailors = { $player } takes two sailors from the deck and looks at both in secret.
    .values = { $player } takes two sailors from the deck and looks at both in secret: { $values }.
# $letter (text)
cartagena-post = { $player } posts them face to face for duel { $letter }.
    .valverde = { $player } posts them face to face for duel { $letter }: { cartagena-values }.
# $letter (text)
cartagena-inspect = { $player } inspects duel { $letter } in secret.
    .valverde = { $player } inspects duel { $letter } in secret: { cartagena-values }.
# $letter (text), $swapped (text): yes or no
cartagena-turn = { $player } puts the two sailors back, swapped or not.
    .swapped = { $swapped ->
        [yes] { $player } swaps the sailors of duel { $letter }: now { cartagena-values }.
       *[no] { $player } leaves the sailors of duel { $letter } as they are: { cartagena-values }.
    }
# $door (text): the pirate's word
cartagena-idle = { $door ->
    [chang-ye] { $player } leaves empty-handed: no opponent has a coin.
    [ojo] { $player } leaves empty-handed: no opponent has set an allegiance.
   *[other] { $player } leaves empty-handed: there is nothing left to take.
}
cartagena-pass = { $clause ->
    [C2-6] { $player } neither sells nor buys.
   *[C2-5] { $player } swaps nothing.
}
# $spaces (number), $ship (number): the space it is on now
cartagena-sail = { $spaces ->
    [0] No door is still closed: the ship stays on space { $ship }.
    [one] The ship sails { $spaces } space, to space { $ship }.
   *[other] The ship sails { $spaces } spaces, to space { $ship }.
}
# $why (text): space, combat, gold or coins
cartagena-mutiny = { $why ->
    [combat] Mutiny! The combat pile is empty.
    [gold] Mutiny! The gold pile is empty.
    [coins] Mutiny! There are no coins left in the supply.
   *[space] Mutiny! The ship has reached the mutiny space.
}
cartagena-out = { $clause ->
    [C4-3] { $player } has no combat card left to lay and is out of the game!
   *[C3-2] { $player } has not set an allegiance and is out of the game!
}
# $pirate (text)
cartagena-lifeboat = The lifeboat drifts off: { $pirate } leaves the game.
# $count (number)
cartagena-posts = The { $count } sailors still on deck are posted at random on the empty duel places, unseen.
# $seats (text): players, $seats-count (number)
cartagena-arm = { $seats-count ->
    [0] Nobody is left to fight.
    [one] { $seats } takes up the monkey and all combat cards.
   *[other] { $seats } take up their monkeys and all their combat cards.
}
# $letter (text)
cartagena-duel = Duel { $letter } begins. The sailors: { cartagena-values }.
# $card (text), $monkey (text): yes or no
cartagena-lay = { $monkey ->
    [yes] { $player } lays the monkey face down.
   *[no] { $player } lays { $card } face down.
}
# $letter (text), $round (number)
cartagena-shown = { $cards-count ->
    [0] Duel { $letter }, round { $round }: { cartagena-laid }.
   *[other] Duel { $letter }, round { $round }: { cartagena-laid }. It now stands at { cartagena-values }.
}
cartagena-leave = { $player } leaves the duel.
# $seats (text): players, $seats-count (number)
cartagena-refill = { $seats-count ->
    [0] The supply is short, and nobody has a coin to put in.
    [one] The supply is short: { $seats } puts in a coin.
   *[other] The supply is short: { $seats } put in a coin each.
}
# $letter (text), $side (text), $most (number), $least (number): the totals, $tied (text): yes or no
cartagena-duel-won = { $tied ->
    [yes] Duel { $letter } is tied at { $most }: the cards laid decide for { cartagena-the-side }.
   *[no] { $clause ->
        [C4-9] Nobody is still in: the sailors alone win duel { $letter } for { cartagena-the-side }, { $most } to { $least }.
       *[C4-7] { cartagena-the-side } wins duel { $letter }, { $most } to { $least }.
    }
}
# $side (text), $most (number), $least (number): duels won
cartagena-mutiny-won = { $side ->
    [valverde] { $most } duels to { $least }: Valverde wins the mutiny, and the captain keeps the ship!
   *[diaz] { $most } duels to { $least }: Diaz wins the mutiny, and the ship has a new captain!
}
# $sided (text): yes or no, $total (number): gold
cartagena-reveal = { $sided ->
    [yes] { $player } is on { cartagena-the-side }'s side. Gold: { $total } ({ cartagena-hoard }).
   *[no] { $player } has set no allegiance. Gold: { $total } ({ cartagena-hoard }).
}
# $cards (text), $cards-count (number), $strength (number)
cartagena-tie = { $cards-count ->
    [0] Tied for gold, { $player } shows that no combat cards are left. Strength for the winning side: { $strength }.
   *[other] Tied for gold, { $player } shows the combat cards left: { $cards }. Strength for the winning side: { $strength }.
}
# $gold (text): players and their gold, $side (text)
cartagena-end = { $clause ->
    [C5-3] The game is over: nobody still in is on { cartagena-the-side }'s side, so everybody loses. Gold: { $gold }.
   *[other] The game is over. Gold: { $gold }. { winners }
}

## Moves, before they are made

# $closed (number): doors
cartagena-move-knock = { $closed ->
    [one] Knock on the last closed door; unless it is the Ghost, you must visit whoever opens
   *[other] Knock on the next door; { $closed } are still closed
}
# $pirate (text): the word, $sided (text): yes or no, $letter (text): of the next free duel places, or none, $coins (number)
cartagena-move-visit = { $pirate ->
    [captain-valverde] Visit Captain Valverde: take the top gold card and a coin
    [ramon-diaz] Visit Ramon Diaz: look at the top gold card and the top combat card, keep one of them
    [crackpott] Visit Crackpott: draw 2 combat cards
    [tembo] Visit Tembo: look at the top 2 combat cards, keep one of them
    [wessel-jan] Visit Wessel-Jan: swap up to 3 combat cards
    [dean-nero] Visit Dean Nero: sell up to 3 combat cards, or buy up to 3, for a coin each
    [pang] Visit Pang: take the top combat card or a coin
    [chang-ye] Visit Chang Ye: steal a coin from an opponent
    [sate] Visit Sate: take { cartagena-n-coins }
    [bijoux] { $sided ->
        [yes] Visit Bijoux: change your allegiance, or only pretend to
       *[no] Visit Bijoux: set your allegiance in secret
    }
    [ojo] { $sided ->
        [yes] Visit Ojo: look at an opponent's allegiance
       *[no] Visit Ojo: set your allegiance in secret
    }
   *[cambivalute] { $letter ->
        [none] Visit Cambivalute: inspect a duel, and swap its sailors or not
       *[other] Visit Cambivalute: look at two sailors and post them for duel { $letter }
    }
}
# $what (text): gold, combat or coin
cartagena-move-take = { $what ->
    [gold] Take the top gold card
    [coin] Take a coin
   *[combat] Take the top combat card
}
# $card (text), $other (text): a card, if $others is 1
cartagena-move-keep = { $others ->
    [0] Keep { $card }
   *[1] Keep { $card }; { $other } goes under its pile
}
# $count (number), $cards (text)
cartagena-move-swap = { $count ->
    [0] Swap nothing
    [one] Swap { $cards } for another combat card
   *[other] Swap { $cards } for { $count } other combat cards
}
# $coins (number), $cards (text)
cartagena-move-sell = { $coins ->
    [0] Sell nothing
   *[other] Sell { $cards } for { cartagena-n-coins }
}
# $count (number), $coins (number): as many
cartagena-move-buy = { $count ->
    [0] Buy nothing
   *[other] Buy { cartagena-n-combat } for { cartagena-n-coins }
}
# $target (text): a player, $coins (number): this player's
cartagena-move-rob = { $coins ->
    [one] Steal { $target }'s only coin
   *[other] Steal one of { $target }'s { $coins } coins
}
# $side (text), $had (text): the side before, or none
cartagena-move-side = { $had ->
    [none] Set your allegiance: { cartagena-the-side }'s side
    [same] Stay on { cartagena-the-side }'s side, and only pretend to change
   *[other] Change to { cartagena-the-side }'s side
}
# $target (text): a player, or none
cartagena-move-peek = Secretly look at the allegiance of { $target }
    .none = Look at nobody's allegiance
# $letter (text)
cartagena-move-post = Post for duel { $letter }: { cartagena-values }
# $letter (text)
cartagena-move-inspect = Inspect duel { $letter }
# $letter (text), $swapped (text): yes or no
cartagena-move-turn = { $swapped ->
    [yes] Swap the sailors of duel { $letter }: { cartagena-values }
   *[no] Leave the sailors of duel { $letter } as they are: { cartagena-values }
}
# $card (text), $round (number): of the duel
cartagena-move-lay = Lay { $card }
    .monkey = { $round ->
        [1] Lay the monkey: you have no combat card left and are out of the game
        [2] Lay the monkey: leave the duel and get a coin, from an opponent if yours is the only monkey
       *[other] Lay the monkey: leave the duel
    }

## The table, drawn in text

cartagena-table-round = Round { $round }
cartagena-table-combat-pile = Combat pile: { $count }
cartagena-table-gold-pile = Gold pile: { $count }
cartagena-table-supply = Coin supply: { $count }
# $pirate (text)
cartagena-table-lifeboat = In the lifeboat: { $pirate }
# $player (text), $pirate (text), $what (text): whom or what it was about, if $about is yes
cartagena-table-last = { $about ->
    [yes] Last turn: { $player } · { $pirate } ({ $what })
   *[no] Last turn: { $player } · { $pirate }
}
# $spaces (number): to the mutiny space
cartagena-table-legend = { $spaces ->
    [one] ~ storm · ! mutiny, { $spaces } space to go
   *[other] ~ storm · ! mutiny, { $spaces } spaces to go
}
cartagena-table-open = open
cartagena-table-knock = knock
cartagena-table-deck = Sailors on deck: { $count }
# $count (number)
cartagena-table-won = { $count ->
    [one] { $count } duel won
   *[other] { $count } duels won
}
# $letter (text)
cartagena-table-duel = Duel { $letter }
cartagena-table-sailors = Sailors
# $round (number): of the duel
cartagena-table-duel-round = Round { $round }
cartagena-table-total = Total
# $players (text), $count (number)
cartagena-table-monkeys = { $count ->
    [one] monkey: { $players }
   *[other] monkeys: { $players }
}
# $cards (text)
cartagena-table-laid = Combat cards laid so far: { $cards }
cartagena-table-player = Player
cartagena-table-coins = Coins
cartagena-table-gold = Gold
cartagena-table-combat = Combat
cartagena-table-allegiance = Allegiance
cartagena-table-set = set
# $side (text): set, or a side
cartagena-table-sided = allegiance: { $side }
cartagena-table-dealer = dealer
cartagena-table-in-duel = in the duel
cartagena-table-left-duel = has left the duel
cartagena-table-out = out
# $total (number), $cards (text), $count (number): gold cards
cartagena-table-worth = { $count ->
    [0] gold: { $total }
    [one] gold: { $total } (card { $cards })
   *[other] gold: { $total } (cards { $cards })
}
# $cards (text): shown by who is tied
cartagena-table-tied = combat cards: { $cards }
cartagena-table-winner = winner
# $side (text)
cartagena-table-mutiny-won = { cartagena-the-side } has won the mutiny
# $cards (text)
cartagena-table-own-combat = Your combat cards: { $cards }
cartagena-table-no-cards = none
# $total (number), $cards (text), $count (number): gold cards, $coins (number)
cartagena-table-own-gold = { $count ->
    [0] Your gold: { $total } ({ cartagena-n-coins })
    [one] Your gold: { $total } (gold card { $cards }, { cartagena-n-coins })
   *[other] Your gold: { $total } (gold cards { $cards }, { cartagena-n-coins })
}
# $side (text)
cartagena-table-own-side = Your allegiance: { cartagena-the-side }
cartagena-table-no-side = Your allegiance: not set yet
# $cards (text)
cartagena-table-seen = You are looking at: { $cards }
# $values (text)
cartagena-table-seen-sailors = You are looking at the sailors { $values }
# $card (text)
cartagena-table-own-laid = You have laid: { $card }
