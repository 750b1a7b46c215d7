### Words of Cartagena that the web client explains where they occur, in English.
### .forms are the ways a word is written in the rulebook.

cartagena-term-allegiance = The side you have secretly chosen, Valverde's or Diaz's. Without one you cannot win.
    .forms = allegiance | allegiances
cartagena-term-combat = Cards for the duels, 1 to 3, in the colours of Valverde and Diaz: each strengthens its own side, whoever lays it.
    .forms = combat card | combat cards
cartagena-term-gold = Cards worth 1 to 3. Together with the coins they decide who wins on the winning side.
    .forms = gold card | gold cards
cartagena-term-monkey = Everyone has one: laid in a duel, it takes its player out of the duel and may fetch a coin.
    .forms = monkey | monkeys
cartagena-term-dealer = Lays out the row and has the first turn of the round.
    .forms = dealer
cartagena-term-row = The pirate cards of a round, face down at first: each a door to knock on.
    .forms = row
cartagena-term-ghost = A pirate card that ends the turn of whoever turns it up.
    .forms = Ghost
cartagena-term-storm = Sends a pirate into the lifeboat when the ship stops on or crosses a storm space.
    .forms = storm | storm space | storm spaces
cartagena-term-lifeboat = Holds the one pirate who is out of play after a storm.
    .forms = lifeboat
cartagena-term-sailor = Ten of them, with hidden values from 1 to 10: the starting values of the duels.
    .forms = sailor | sailors
cartagena-term-place = Where two sailors face each other: letters A to E, one place on each side.
    .forms = duel place | duel places
cartagena-term-supply = The coins that nobody has.
    .forms = supply
