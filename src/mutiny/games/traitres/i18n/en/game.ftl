### Traîtres à bord in English. Words in the sense of docs/glossary.md; a player's gender is never known.
### What is announced or said may be a lie: it is always told as a claim.

## Words. $word is the word as records write it.

# $word (text): a card; loot is written as its value
traitres-card = { $word ->
    [plank] Plank
    [spyglass] Spyglass
    [pockets] Empty Your Pockets
    [riddance] Good Riddance
    [catch] Miraculous Catch
   *[loot] { $word }
}
# $word (text): a card, $count (number): how many of it were in the chest
traitres-counted = { $count } × { $word }
# $word (text): a role
traitres-role-name = { $word ->
    [pirate] pirate
    [mutineer] mutineer
   *[other] { $word }
}
# $word (text): a phase
traitres-phase = { $word ->
    [roles] The roles are dealt
    [first] The first player is drawn
    [deck] The cards are dealt
    [turn] Open the chest or play a card
    [order] Putting the cards back on the chest
    [return] Putting cards back on the draw pile
    [over] The game is over
   *[other] { $word }
}
# $seat (number): stands for a player whose name is not known
traitres-seat = seat { $seat }

## Parts of sentences

# $count (number)
traitres-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $chest (number): cards in the chest
traitres-in-chest = Cards in the chest: { $chest }.

## Events. $player is the player at the event's seat; an attribute is for who is told the fact it is named for.

# $role (text), $others (text): the other mutineers, if these meet, $others-count (number)
traitres-role = { $player } is dealt a role in secret.
    .role = { $others-count ->
        [0] { $role ->
            [mutineer] { $player } is dealt a role in secret: mutineer.
           *[pirate] { $player } is dealt a role in secret: pirate.
        }
       *[other] { $player } is dealt a role in secret: mutineer, in league with { $others }.
    }
traitres-first = Drawn at random: { $player } goes first.
traitres-deal = { $player } is dealt { traitres-cards }.
    .cards = { $player } is dealt { traitres-cards }: { $cards }.
# $value (text): what was announced, $card (text): what it is, $honest (text): yes or no
traitres-stash = { $player } stashes a card and claims it is a { $value }. { traitres-in-chest }
    .card = { $honest ->
        [yes] { $player } stashes a { $card } and truthfully says so. { traitres-in-chest }
       *[no] { $player } stashes a { $card } but claims it is a { $value }. { traitres-in-chest }
    }
# $target (text): a player, $planks (number): how many this player has now
traitres-plank = { $planks ->
    [1] { $player } lays a plank in front of { $target }, the first of three.
    [2] { $player } lays a plank in front of { $target }, the second: one more and it's overboard!
   *[3] { $player } lays the third plank in front of { $target }!
}
# $role (text), $count (number): cards in hand
traitres-overboard = { $role ->
    [mutineer] Splash! { $player } goes overboard and turns out to be a mutineer! Hand discarded unseen: { traitres-cards }.
   *[pirate] Splash! { $player } goes overboard and turns out to be a loyal pirate! Hand discarded unseen: { traitres-cards }.
}
traitres-riddance = { $count ->
    [0] { $player } plays Good Riddance, but the chest is empty.
    [one] { $player } plays Good Riddance: the only card in the chest is discarded unseen, and the chest is empty.
   *[other] { $player } plays Good Riddance: the top { $count } cards of the chest are discarded unseen. { traitres-in-chest }
}
traitres-spyglass = { $count ->
    [0] { $player } raises the Spyglass, but the chest is empty.
    [one] { $player } raises the Spyglass and secretly looks at the only card in the chest.
   *[other] { $player } raises the Spyglass and secretly looks at the top { $count } cards of the chest.
}
    .cards = { $count ->
        [0] { $player } raises the Spyglass, but the chest is empty.
        [one] { $player } raises the Spyglass and secretly looks at the only card in the chest: { $cards }.
       *[other] { $player } raises the Spyglass and secretly looks at the top { $count } cards of the chest: { $cards }.
    }
traitres-order = { $count ->
    [one] { $player } puts the card back into the chest.
   *[other] { $player } puts the cards back on top of the chest in a secret order.
}
    .cards = { $count ->
        [one] { $player } puts the card back into the chest: { $cards }.
       *[other] { $player } puts the cards back on top of the chest, from the top: { $cards }.
    }
traitres-catch = { $player } plays Miraculous Catch and draws { traitres-cards }.
    .cards = { $player } plays Miraculous Catch and draws { traitres-cards }: { $cards }.
traitres-return = { $player } puts { traitres-cards } on top of the draw pile.
    .cards = { $player } puts { traitres-cards } on top of the draw pile, from the top: { $cards }.
# $target (text): a player
traitres-pockets = { $player } plays Empty Your Pockets on { $target }, whose whole hand is discarded unseen ({ traitres-cards }).
traitres-draw = { $player } draws { traitres-cards }.
    .cards = { $player } draws { traitres-cards }: { $cards }.
# $sum (number), $target (number): what the chest must reach
traitres-open = { $cards-count ->
    [0] { $player } reveals a pirate card and flings the chest open: it is empty! Target: { $target }.
   *[other] { $player } reveals a pirate card and flings the chest open: { $cards }. The chest is worth { $sum }, the target is { $target }.
}
# $team (text): pirates or mutineers
traitres-end = { $clause ->
    [T3-1] { $team ->
        [pirates] The chest has reached the target: the pirates win! { traitres-unmasked }
       *[mutineers] The chest falls short of the target: the mutineers win! { traitres-unmasked }
    }
    [T3-2] Not one mutineer is left aboard: the pirates win! { traitres-unmasked }
    [T3-3] The mutineers aboard are no longer outnumbered: the mutineers win! { traitres-unmasked }
   *[T3-4] The draw pile is empty: the mutineers win! { traitres-unmasked }
}
# $winners (text), $roles (text)
traitres-unmasked = Three cheers for { $winners }! Masks off: { $roles }.
traitres-say = { $player }: “{ traitres-phrase }”

## Table talk: what is said, word for word

# $manner (text), $phrase (text), $role (text), $target (text): a player, $cards (text), $cards-count (number), $sum (text)
traitres-phrase = { $manner ->
    [gruff] { traitres-phrase-gruff }
    [chatty] { traitres-phrase-chatty }
    [formal] { traitres-phrase-formal }
   *[plain] { traitres-phrase-plain }
}
# $phrase (text), $role (text), $target (text): a player, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-plain = { $phrase ->
    [role] { $role ->
        [mutineer] All right, I admit it: I'm a mutineer.
       *[pirate] I'm a pirate, upon my honour!
    }
    [accuse] Watch out, { $target } is a mutineer!
    [vouch] { $target } is a pirate, I'd stake my last doubloon on it!
    [ask] { $target }, what did you put into the chest?
    [spied] { $cards-count ->
        [0] My spyglass showed nothing: the chest was empty.
       *[other] This is what my spyglass showed: { $cards }.
    }
   *[chest] If you ask me, the chest is worth { $sum }.
}

## The same phrases in the words of the characters as whom bots play

# $phrase (text), $role (text), $target (text): a player, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-gruff = { $phrase ->
    [role] { $role ->
        [mutineer] Aye, I'm a mutineer. What of it?
       *[pirate] Pirate. And that's that!
    }
    [accuse] { $target }? A mutineer. Mark my words!
    [vouch] { $target } is a pirate. Enough said.
    [ask] { $target }! What did you put into the chest? Out with it!
    [spied] { $cards-count ->
        [0] Looked into the chest. Empty.
       *[other] Looked into the chest. { $cards }. That's all.
    }
   *[chest] The chest? { $sum }. No more, no less.
}
# $phrase (text), $role (text), $target (text): a player, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-chatty = { $phrase ->
    [role] { $role ->
        [mutineer] Oh, all right, you've caught me: I'm a mutineer!
       *[pirate] Me? A pirate through and through, ask my old mum!
    }
    [accuse] I'm not one to gossip, but { $target } is a mutineer, I feel it in my bones!
    [vouch] Oh, { $target } is a true pirate, I'd bet my boots on it!
    [ask] Come on, { $target }, do tell: what did you slip into the chest?
    [spied] { $cards-count ->
        [0] You won't believe it: nothing in my spyglass, the chest was empty!
       *[other] Guess what I saw through my spyglass: { $cards }!
    }
   *[chest] I've been counting: the chest is worth { $sum }, give or take!
}
# $phrase (text), $role (text), $target (text): a player, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-formal = { $phrase ->
    [role] { $role ->
        [mutineer] I must confess: I belong to the mutineers.
       *[pirate] I assure you that I am a pirate.
    }
    [accuse] I regret to say it: { $target } is a mutineer.
    [vouch] I vouch for { $target }: a pirate beyond any doubt.
    [ask] { $target }, would you kindly tell us what you put into the chest?
    [spied] { $cards-count ->
        [0] For the record: the chest was empty.
       *[other] For the record: my spyglass showed { $cards }.
    }
   *[chest] By my reckoning, the chest is worth { $sum }.
}

## What can be said, for who asks

traitres-talk = What you can say. Nobody checks whether it is true, and it changes nothing in the game.
    .role = say role pirate, say role mutineer: claim a role
    .accuse = say accuse SEAT: accuse a player of being a mutineer
    .vouch = say vouch SEAT: vouch for a player
    .ask = say ask SEAT: ask a player what they put into the chest
    .spied = say spied CARDS: say what your Spyglass showed, none to three of +1, 0 and -2
    .chest = say chest NUMBER: say what you believe the chest is worth

## Moves, before they are made

# $target (number), $chest (number): cards in the chest
traitres-move-open = { $chest ->
    [one] Show your role and open the chest ({ $chest } card, target { $target })
   *[other] Show your role and open the chest ({ $chest } cards, target { $target })
}
# $card (text), $value (text), $honest (text): yes or no
traitres-move-stash = { $honest ->
    [yes] Stash a { $card } and tell the truth
   *[no] Stash a { $card } and claim it is a { $value }
}
# $target (text): a player, $planks (number): how many this player will have
traitres-move-plank = { $planks ->
    [1] Lay a plank in front of { $target }, the first
    [2] Lay a plank in front of { $target }, the second
   *[3] Lay the third plank in front of { $target }: overboard!
}
# $count (number): cards that will be seen
traitres-move-spyglass = { $count ->
    [0] Play Spyglass without effect: the chest is empty
    [one] Play Spyglass: look at the only card in the chest
   *[other] Play Spyglass: look at the top { $count } cards of the chest and put them back in any order
}
# $target (text): a player, $count (number): cards in hand
traitres-move-pockets = Play Empty Your Pockets on { $target } ({ traitres-cards } in hand)
# $count (number): cards that will go
traitres-move-riddance = { $count ->
    [0] Play Good Riddance without effect: the chest is empty
    [one] Play Good Riddance: discard the only card in the chest
   *[other] Play Good Riddance: discard the top { $count } cards of the chest
}
# $count (number): cards that will be drawn
traitres-move-catch = Play Miraculous Catch: draw { traitres-cards }, then put 2 on the draw pile
# $cards (text)
traitres-move-order = Put back on the chest, from the top: { $cards }
# $cards (text)
traitres-move-return = Put on the draw pile, from the top: { $cards }

## The table, drawn in text

traitres-table-target = Target: { $target }
traitres-table-roles = Pirates: { $pirates } · Mutineers: { $mutineers }
traitres-table-chest = Cards in the chest: { $count }
traitres-table-draw-pile = Draw pile: { $count }
traitres-table-discard-pile = Discard pile: { $count }
traitres-table-player = Player
traitres-table-hand-size = Hand
traitres-table-planks = Planks
traitres-table-role = Role
traitres-table-overboard = overboard
traitres-table-own-role = Your role: { $role }
traitres-table-mutineers = The mutineers: { $players }
traitres-table-hand = Your hand: { $cards }
traitres-table-no-hand = Your hand is empty
traitres-table-seen = Through the spyglass: { $cards }
traitres-table-announced = Announced
traitres-table-sum = Sum
# $claims (text): players and values
traitres-table-latest = Announced, newest first: { $claims }
# $card (text), $player (text): who played it, $target (text): on whom
traitres-table-played = Last card played: { $card }, by { $player }
    .target = Last card played: { $card }, by { $player } on { $target }
# $cards (text): how many of each, $sum (text)
traitres-table-opened = In the chest: { $cards }; worth { $sum }
traitres-table-opened-empty = The chest is empty
