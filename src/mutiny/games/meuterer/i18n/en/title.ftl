### The names of Meuterer and of its options, and what it is about, in English.

meuterer-title = Meuterer
    .short = Meuterer
    .line = A merchant ship sails from island to island. Sell your goods, take a secret role, and stand by the Captain or seize command yourself.

## The options

meuterer-option-pirates = Pirates variant
    .off = Off
    .on = On
    .double = On, twice as fast
meuterer-option-offered-conflict = Offered conflict cards
    .counts = Count
    .ignored = Do not count
meuterer-option-loader-returns = The Loader's unwanted cards
    .draw = Under the draw pile
    .discard = Under the discard pile
meuterer-option-loader-keeps = The Loader keeps
    .drawn = Of the cards just drawn
    .hand = Of the whole hand
meuterer-option-ring = The ring of islands
    .shuffled = Shuffled
    .printed = As in the original example
meuterer-option-islands = Island cards
