### The names of Meuterer and what it is about, in English.

meuterer-title = Meuterer
    .short = Meuterer
    .line = A merchant ship sails from island to island. Sell your goods, take a secret role, and stand by the Captain or seize command yourself.
