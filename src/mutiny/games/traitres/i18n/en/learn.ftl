### Words of Traîtres à bord that the web client explains where they occur, in English.
### .forms are the ways a word is written in the rulebook.

traitres-term-pirate = The larger team: wants the chest to reach its target, or all mutineers overboard.
    .forms = pirate | pirates | pirate's
traitres-term-mutineer = The smaller team, unknown to the others: wants the chest to fall short, or the pirates overboard.
    .forms = mutineer | mutineers | mutineer's
traitres-term-loot = Cards for the chest, worth +1, 0 or −2.
    .forms = loot card | loot cards | loot
traitres-term-chest = The pile of stashed loot, face down. Its worth is the sum of its cards.
    .forms = chest
traitres-term-target = What the chest must be worth for the pirates when it is opened.
    .forms = target
traitres-term-plank = A card laid in front of another player. Three of them, and that player goes overboard.
    .forms = plank | planks
traitres-term-overboard = Out after three planks: shows the role and takes no more turns, but may go on talking.
    .forms = overboard
traitres-term-spyglass = Action card: look at the top three cards of the chest and put them back in any order.
    .forms = Spyglass
traitres-term-riddance = Action card: the top two cards of the chest are discarded unseen.
    .forms = Good Riddance
traitres-term-catch = Action card: draw three cards, then put two on top of the draw pile.
    .forms = Miraculous Catch
traitres-term-pockets = Action card: another player discards their whole hand and draws three cards.
    .forms = Empty Your Pockets
