### What every game says, in English.

## Enumerations: the parts are joined with commas, the last one with a word

# $first (text), $next (text)
list-comma = { $first }, { $next }
# $first (text), $last (text)
list-and = { $first } and { $last }

## Players and what they have, as parts of an enumeration

# $player (text), $value (text)
seat-thing = { $player } ({ $value })
# $player (text), $value (number)
seat-score = { $player } { $value }

## Points

# $points (number): may be negative
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The end

# $winners (text), $winners-count (number)
winners = { $winners-count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

## Playing in the terminal

# $count (number): how many moves there are
choose-move = { $count ->
    [1] There is only one move, Enter makes it (? for help):
   *[other] Choose a move, 1 to { $count } (? for help):
}
# $count (number): how many moves there are
bad-number = { $count ->
    [1] There is no such move, only 1.
   *[other] There is no such move. Choose a number from 1 to { $count }.
}
# $text (text): what was typed
unknown-command = “{ $text }” is not a command. Type ? for help.
help-title = What you can type
help-number = a number: make that move
help-notation = a move in notation, such as { $example }
help-explain = ? and a number: explain that move by its clause
help-table = table: draw the table again
help-undo = undo: take back your last move
help-save = save FILE: save the game
help-quit = quit or q: stop playing
# $player (text), $move (text)
undone = Took back: { $player }, { $move }.
undo-nothing = There is no move to take back.
# $path (text)
saved = Saved to { $path }.
save-where = Name the file: save FILE
# $path (text)
resumed = Continuing the game from { $path }.
# A command follows
interrupted = Stopped. Nothing is lost; continue with:
goodbye = Goodbye.
# $clause (text), $text (text)
clause-says = { $clause }: { $text }
no-clause = There is no clause to explain this.
