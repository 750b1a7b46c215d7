### The drawing of Traîtres à bord in the web client, in English.

## The table, in words

# $count (number)
web-traitres-planks = { $count ->
    [0] no planks
   *[other] { $count } of 3 planks
}
# $value (text)
web-traitres-loot = loot { $value }
web-traitres-hand = Your hand
web-traitres-seen = Through the spyglass
web-traitres-show-role = Look at your role
web-traitres-hide-role = Hide your role
web-traitres-open-hint = Only a pirate may open the chest: look at your role first.
# $target (number)
web-traitres-goal = The pirates want { $target } in the chest, the mutineers less.
web-traitres-danger = Two planks lie in front of you: the third sends you overboard!
web-traitres-your-role = Your role:
# $side (text): pirate or mutineer, $target (number)
web-traitres-aim = { $side ->
    [pirate] Chest at { $target } or more
   *[mutineer] Chest under { $target }
}
web-traitres-said = last claim:
# $sum (text): of all that was announced, $target (number)
web-traitres-claimed = claimed { $sum } of { $target }
web-traitres-claims-tab = Claims

## What is asked

web-traitres-ask-card = Play a card
web-traitres-ask-open = Play a card or open the chest
web-traitres-ask-opening = Open the chest?
# $value (text)
web-traitres-ask-claim = What do you announce this { $value } as?
web-traitres-true = the truth
web-traitres-ask-plank = Who gets the plank?
web-traitres-ask-pockets = Who has to empty their pockets?
web-traitres-ask-order = Put the cards back: choose the top card first
web-traitres-ask-return = Put cards back on the draw pile: choose the top card first
web-traitres-say-spied = What did you see?
web-traitres-say-chest = What is the chest worth?

## The end

# $team (text): pirates or mutineers
web-traitres-win = { $team ->
    [pirates] The pirates win!
   *[mutineers] The mutineers win!
}
# $why (text): the clause, with a hyphen, $team (text)
web-traitres-why = { $why ->
    [T3-1] { $team ->
        [pirates] The chest has reached the target.
       *[mutineers] The chest falls short of the target.
    }
    [T3-2] Not one mutineer is left aboard.
    [T3-3] The mutineers aboard are no longer outnumbered.
   *[T3-4] The draw pile is empty.
}
# $sum (text), $target (number)
web-traitres-worth = The chest is worth { $sum }, the target is { $target }

## Claims

web-traitres-claims = Who announced what
web-traitres-no-claims = Nobody has announced anything yet.
web-traitres-planked = Planks given to
# $number (number), $value (text), $known (text): no, true or lie, $card (text), $where (text): in, gone, mixed, perhaps or unknown
web-traitres-claim = { $known ->
    [lie] Announcement { $number }: { $value }, but it was { $card }. { web-traitres-claim-where }
    [true] Announcement { $number }: { $value }, and that was true. { web-traitres-claim-where }
   *[no] Announcement { $number }: { $value }. { web-traitres-claim-where }
}
# $where (text): in, gone, mixed, perhaps or unknown
web-traitres-claim-where = { $where ->
    [in] It is still where it was put.
    [gone] It has left the chest.
    [mixed] A spyglass may have moved it.
    [perhaps] It may have left the chest.
   *[unknown] { "" }
}
web-traitres-legend-gone = has left the chest
web-traitres-legend-mixed = perhaps moved by a spyglass

## Scenes: what stands on the ribbon while something is played

# $planks (number): how many lie in front of the player now
web-traitres-scene-plank = { $planks ->
    [1] The first plank!
    [2] The second plank!
   *[3] The third plank!
}
# $name (text), $planks (number)
web-traitres-scene-plank-for = { $planks ->
    [1] { $name } has two to go
    [2] { $name } has only one to go
   *[3] No way back for { $name }
}
# $role (text): pirate or mutineer
web-traitres-scene-unmasked = { $role ->
    [pirate] A loyal pirate!
   *[mutineer] A mutineer!
}
# $name (text)
web-traitres-scene-overboard = { $name } has gone overboard
# $sum (text), $target (number), $reached (text): yes or no
web-traitres-scene-chest = { $reached ->
    [yes] { $sum } of { $target }: it is enough!
   *[no] { $sum } of { $target }: too little!
}
# $count (number): of liars, $names (text)
web-traitres-scene-liars = { $count ->
    [0] Not one lie is proven.
   *[other] Caught lying: { $names }
}

## What a seat alone sees, in a replay

web-traitres-secret-role = Role
web-traitres-secret-hand = Hand
web-traitres-secret-seen = Through the spyglass
