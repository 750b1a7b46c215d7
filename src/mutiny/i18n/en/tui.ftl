### The full-screen game in the terminal, in English.

## Panes

tui-table = Table
tui-hand = Your cards
tui-choice = Your choice
tui-log = Log
tui-talk = Talk
tui-no-cards = No cards.
tui-say = Say something
# $count (number): the moves to choose from
tui-choices = Your choice: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# $name (text), $text (text): what that player writes
tui-chat = { $name }: { $text }
tui-free-seat = free seat

## The title: whose turn it is

# $player (text)
tui-your-turn = { $player }, it is your turn
# $players (text)
tui-waiting-for = Waiting for { $players }
tui-game-over = The game is over
tui-you-watch = You are watching
tui-gathering = Waiting for players
# $seconds (number)
tui-seconds-left = { $seconds } s left
# $server (text): its address
tui-connecting = Connecting to { $server }…
# $reason (text): a sentence
tui-lost = The connection is lost: { $reason }
tui-stale = The table has changed; please choose again.

## A table that waits for players

# $players (text), $link (text)
tui-invite = At the table: { $players }

    Invite others with this link:
    { $link }
# $strength (text): how strong bots are, as one word
tui-start-with = Start now; bots take the free seats ({ $strength })

## Keys, as short as they can be

tui-key-play = Choose
tui-key-hint = Hint
tui-key-undo = Undo
tui-key-words = Cards
tui-key-why = Why
tui-key-talk = Talk
tui-key-host = Manage
tui-key-zoom = Zoom
tui-key-light = Light
tui-key-help = Help
tui-key-quit = Quit

## Help

tui-help-title = Keys and mouse
tui-help =
    ↑ ↓ or a number, then Enter: choose a move. With the mouse, click once to read what a move means and click again to make it.
    Tab: go to the next pane; arrows and Page keys scroll it.
    ← → in your cards: what each card does. Anywhere else, point at a word with the mouse.
    c: all cards, roles and pieces
    w: why things happened, clause by clause
    h: a hint
    u: take back a move
    t: say something; Escape goes back to the moves
    m: manage the table, if you are its host
    z: show one pane alone, and all again
    l: light or dark
    s: save a copy of the game
    q: quit; the game is kept

## Dialogs

tui-words-title = Cards, roles and pieces
tui-why-title = What has happened, and why
tui-hint-title = Hint
tui-hint-thinking = Thinking…
tui-hint-later = There is no hint now because you have nothing to decide.
tui-say-title = What you can say
tui-save-title = Save a copy
tui-save-prompt = Name of the file
# $path (text)
tui-save-exists = { $path } exists already; choose another name.
tui-save-server = The server keeps this game.
tui-ends-title = This move ends the game at once
tui-ends-other = Choose another move
tui-quit-title = Leave the game?
tui-quit-kept = The game is kept. Continue it later with:
tui-quit-lost = The game could not be saved: leaving ends it.
tui-quit-leave = Leave
tui-quit-stay = Go on playing
tui-over-again = Another game
tui-over-quit = Quit

## The start

tui-start-title = What would you like to play?
tui-start-continue = Continue the last game
tui-start-link = Join a table on a server by its link
tui-start-link-title = The link of the table
# $example (text)
tui-start-link-bad = This is not a link to a table. Such a link looks like this: { $example }
tui-start-name = What would you like to be called?
tui-start-players = How many players?
# $count (number)
tui-start-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tui-start-strength = How strong should the bots be?
# $game (text): its title, $least (number), $most (number): players
tui-start-game = { $game } ({ $least } to { $most } players)

## Without the full screen

# $command (text)
tui-no-terminal = the full screen needs a terminal; without one, this command plays line by line: { $command }
# $command (text); the command that installs follows
tui-needs-extra = the full screen is an extra; install it, or play line by line with { $command }:
