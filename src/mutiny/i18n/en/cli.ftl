### What the command line says, in English.

## Playing

# The name of a player who gives none
cli-player = Player
cli-strength = How strong should the bots be?
cli-strength-random = plays any legal move at random
cli-strength-easy = a beginner who makes mistakes
cli-strength-medium = a solid player
cli-strength-hard = thinks far ahead; takes up to a second per move
cli-strength-mixed = some of each
# $page (text): of the documentation
cli-bots-program = a program of yours, in any language ({ $page })
cli-bots-budget = [@N]: the bot thinks about a move for N simulations, or seconds as in hard@2s.
# $code (text): an option, $commands (text)
cli-bots-where = Name them with { $code }, several with commas, in these commands: { $commands }.
# $name (text): what is typed for it, $words (text): what that is
cli-strength-line = { $name } – { $words }
# $count (number), $usual (text): a name
cli-strength-choose = A number from 1 to { $count } or a name (Enter for { $usual }):
# $player (text): the own name, $bots (text): names, $kinds (text): what kinds of bots
cli-seats = You are { $player }. Bots ({ $kinds }): { $bots }.
# $path (text)
cli-autosave = Every move is saved at once in { $path }.
cli-type-help = Type ? at any time to see what you can type.
# $word (text): a word of the notation
cli-help-word = ? and a card, role or piece, such as ? { $word }: what it does
# $clause (text): an id
cli-help-clause = ? and a clause, such as ? { $clause }: read that clause
cli-help-rules = rules: the chapters of the rules; rules and a chapter, a clause or a word: read it, or search for it
cli-help-why = why: explain what happened last, clause by clause
cli-help-hint = hint: ask which moves win most often, and why
cli-help-say = say: list what you can say at the table; say and a phrase: say it
# $text (text): a move or a command
cli-did-you-mean = Did you mean “{ $text }”?
# $text (text): what was typed
cli-not-a-move = “{ $text }” is not valid notation in this game.
# $text (text): what was typed; a clause follows that says why
cli-not-now = “{ $text }” is not possible now.
# $text (text): what was typed
cli-nothing-to-explain = There is no move or clause “{ $text }” to explain.
# $phrase (text): how to say it, and what that does, $words (text): what is then said
cli-talk-phrase = { $phrase } – “{ $words }”
# $players (text): seats and names
cli-talk-seats = Seats: { $players }
cli-no-talk = This game has no set phrases.
cli-watch = You are only watching now. Enter to continue, say to talk, quit to stop:
cli-watch-silent = You are only watching now. Enter to continue, quit to stop:
# The game has ended
cli-over = The game is over. Enter to leave, undo to take back your last move, why to explain the end:
# A link follows. $player (text)
cli-online-seat = You are { $player }. The link to your seat, for you alone:
# A link follows
cli-online-invite = Invite others with this link:
cli-online-interrupt = While others think, Ctrl-C lets you talk, chat or leave.
cli-online-watching = All seats are taken: you are watching.
# $count (number): free seats
cli-online-waiting = { $count ->
    [one] One seat is free. Enter to wait, start to let a bot take it, quit to leave:
   *[other] { $count } seats are free. Enter to wait, start to let bots take them, quit to leave:
}
cli-online-pause = Enter to go on, say or chat and a text to talk, quit to leave:
# The server has refused a move
cli-online-stale = That came too late: the game has gone on meanwhile.
cli-online-consent = Type agree or refuse (while others think, press Ctrl-C first).
# A command follows
cli-online-return = Your seat stays yours. To come back:
# The player has chosen a move that ends the game
cli-ends-game = That ends the game at once. To do it, choose it once more; or choose another move:
# $path (text); a command follows, which tells the whole game
cli-kept = The game is saved in { $path }. To read it again with everything revealed:
cli-not-saved = This game could not be saved anywhere: what you have played since the last save is lost.
# $old (text), $path (text): files
cli-saved-elsewhere = { $old } cannot be written. The game is saved in { $path } instead.
# $path (text)
cli-save-exists = { $path } exists already. To replace it: save --force { $path }
# $game (text), $seed (text)
cli-demo = A demonstration: bots play { $game } (seed “{ $seed }”). You see what a spectator sees.

## Records

# $player (text): one player or several
cli-stops-before-player = The record stops here; { $player } to act.
cli-stops-before-chance = The record stops here; chance is next.

## Rules

cli-basis-source = Stated in the sources.
cli-basis-ruling = Our ruling.
cli-basis-reconstruction = Our reconstruction.
# $title (text)
cli-source = Source: { $title }
# $text (text)
cli-ruling = Ruling: { $text }
# $option (text): its name, $text (text)
cli-option = Option “{ $option }”: { $text }
cli-options = Options
# $text (text)
cli-search-finds-nothing = No clause contains “{ $text }”.
# $code (text): what to type for a chapter
cli-rules-how = { $code } reads a chapter, rules and a word searches.
# $count (number): clauses that were found but are not shown
cli-rules-more = { $count ->
    [one] There is one more clause with it. Search for more letters, or read a chapter.
   *[other] There are { $count } more clauses with it. Search for more letters, or read a chapter.
}

## The rulebook's options

# $code (text): a command
cli-crib-hint = The player aid alone: { $code }
