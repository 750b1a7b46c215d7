### Words of Meuterer that the web client explains where they occur, in English.
### .forms are the ways a word is written in the rulebook.

meuterer-term-captain = Steers the ship: unless a mutiny succeeds, it sails to the Captain's destination. Not an action card.
    .forms = Captain | Captain's
meuterer-term-mutineer = An action card: starts a mutiny and, if it succeeds, docks at a destination of their own and becomes Captain.
    .forms = Mutineer | Mutineer's
meuterer-term-boy = An action card: on the Mutineer's side; scores 2 points if the mutiny succeeds.
    .forms = Cabin Boy | Cabin Boy's
meuterer-term-mate = An action card: on the Captain's side; scores 1 point plus the pay unless a mutiny succeeds.
    .forms = Mate | Mate's
meuterer-term-merchant = An action card: when tied for selling the most at an island, still scores its first number.
    .forms = Merchant | Merchant's | ≠ merchant ship | ≠ merchant ships
meuterer-term-loader = An action card: draws three extra cards at the end of the round and chooses which to keep.
    .forms = Loader | Loader's
meuterer-term-conflict = Cards that decide mutinies. They can be offered, but never sold.
    .forms = conflict card | conflict cards
meuterer-term-action = Mutineer, Cabin Boy, Mate, Merchant, Loader: a player who leaves takes one of them, unseen by the others.
    .forms = action card | action cards
meuterer-term-active = Light side up: goods can be sold there. The ship's island and the one it came from are active.
    .forms = active
meuterer-term-destination = Where the Captain, or the Mutineer, wants to sail: as many islands clockwise from the ship as they have cards left.
    .forms = destination | destinations
meuterer-term-docking = Points for whoever brings the ship to that island.
    .forms = docking value | docking values
meuterer-term-numbers = Each island has three: the points for selling the most alone, with two tied, and with three tied.
    .forms = first number | second number | third number
meuterer-term-pay = What the Captain promises the Mate at the start of the round: 0 to 3 points.
    .forms = pay | ≠ you pay
