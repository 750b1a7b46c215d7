### Looking back and hints, for whoever plays in the web client.

## Looking back

# $turn (number)
web-look-at = You are looking back at turn { $turn }.
# $turn (number): a small sign at the edge of the stage
web-look-sign = Turn { $turn }
web-look-before = The turn before
web-look-after = The turn after
web-look-back = Back to the game
web-look-mine = It is your turn.
# $count (number): events in the game since
web-look-news = { $count ->
    [one] Something has happened in the game.
   *[other] { $count } things have happened in the game.
}
web-look-goes-on = The game goes on meanwhile.
web-look-over = The game is over.

## Hints

# $place (number): 2 for the second best move
web-hint-next = { $place }.
# Beside a move of which nothing shows that it is worse than the best one
web-hint-as-good = about as good
