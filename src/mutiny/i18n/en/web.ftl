# The web client. Its texts; those of its parts are in web-*.ftl beside this.

web-title = Mutiny

## On every page

web-skip = Skip to content
web-skip-move = Skip to your move
web-nav = Main pages
web-nav-play = Play
web-nav-lobby = Lobby
web-nav-learn = Learn
web-nav-games = Finished games
web-home = Home
web-rules = Rules
web-close = Close
web-again = Try again
web-later = Later
web-loading = Loading…
web-footer = No account, no cookies, no third-party content. Anyone with the link can play.
# $version (text)
web-version = Version { $version }
# $text (text): what the operator wrote
web-announced = From the operator of this server: { $text }
# $stops (text): yes or no, $time (text): the time of day
web-draining = { $stops ->
    [yes] The server stops at { $time } for an upgrade. Games go on when it is back; no new tables are opened until then.
   *[no] The server will soon be upgraded. Games go on, but no new tables are opened.
}
web-update = A newer version of this page is available.
web-update-take = Update now
web-offline-title = No connection
web-offline = The server isn't responding. We'll keep trying; nothing you have done is lost.
web-lost-title = Page not found
web-lost = There is nothing at this address. The link may be incomplete.

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = Match system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animations
web-motion-auto = Match system
web-speed = Speed of events
web-speed-slow = Slow
web-speed-usual = Usual
web-speed-fast = Fast
web-speed-off = All at once
web-beat-on = Go on
web-beat-skip = Skip
web-on = On
web-off = Off
web-sound = Sounds
web-volume = Volume
web-at-once = Skip confirmation
web-at-once-more = Play moves without asking first
web-notify = Notify me when it is my turn
web-notify-more = Only when this tab is in the background

## Games

web-game-line = A game added to this server.
# $least (number), $most (number)
web-game-players = { $least } to { $most } players
# $level (text): a level of bots
web-strength = { $level ->
    [random] Random
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[other] { $level }
}
# $level (text): a level of bots
web-strength-help = { $level ->
    [random] Plays any legal move at random.
    [easy] A beginner who makes mistakes.
    [medium] A solid player.
    [hard] Thinks far ahead; takes up to a second per move.
   *[other] A bot added to this server.
}

## Home

web-home-title = Three games of mutiny at sea
web-home-lead = Play in your browser, against good bots or with friends anywhere. Every legal move is shown and every event explained, so you learn the rules as you play.
web-name = Your name at the table
# Names for people who give none: sea birds, separated by commas
web-names = Albatross, Puffin, Petrel, Gannet, Tern, Cormorant, Pelican, Kittiwake, Fulmar, Heron
web-play-now = Play now against bots
web-invite = Invite friends
web-choose-more = More options
web-learn-it = Learn to play
web-go-on = Continue
web-home-more = More
web-home-watch = Watch
web-home-watch-more = Open tables: watch a game or take a free seat.
web-home-learn = Learn
web-home-learn-more = Short lessons, and the complete rulebooks.
web-home-games = Finished games
web-home-games-more = Replay them move by move, with all hidden cards shown.

## My games

web-my-games = My games
web-my-games-more = Your results by game and by opponents, your streaks, and a file for another device.
web-my-games-all = All my games
web-my-games-none = No games finished in this browser yet.
# $outcome (text)
web-outcome = { $outcome ->
    [won] Won
    [lost] Lost
    [left] A bot finished it
   *[unknown] Result unknown
}
# $won (number), $lost (number): games
web-score = { $won } won, { $lost } lost
# $count (number): wins
web-streak = { $count ->
    [one] { $count } win in a row
   *[other] { $count } wins in a row
}

## A new table

# $game (text): its name
web-new-title = New table: { $game }
# $game (text): its id
web-no-game = There is no game called { $game } here.
web-new-players = Players
web-new-bots = Of which bots
# $friends (number): seats for people besides the player's
web-new-bots-help = { $friends ->
    [0] You play against bots only.
    [one] One seat stays free for another player.
   *[other] { $friends } seats stay free for other players.
}
web-new-strength = Bot strength
web-new-who = Who can join
web-new-by-link = Anyone with the link
web-new-open = Anyone, via the lobby
web-new-clock = Thinking time
web-new-options = Rules and variants
web-new-start = Start the game
web-new-link = Open the table
web-clock-none = No limit
# $time (text): a duration
web-clock-move = { $time } per move
# $time (text): a duration, $bonus (number): seconds
web-clock-game = { $time } per game, plus { $bonus } s per move
# $count (number)
web-seconds = { $count } s
# $count (number)
web-minutes = { $count } min
# $count (number)
web-hours = { $count } h
# $count (number)
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Lobby and finished games

web-lobby = Lobby
web-lobby-waiting = Free seats
web-lobby-none-waiting = No tables are waiting for players right now.
web-lobby-open = Open a table
web-lobby-playing = Games in progress
web-lobby-none-playing = No public games right now.
web-join = Take a seat
web-watch = Watch
# $count (number)
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
# $status (text): waiting, playing or over
web-status = { $status ->
    [waiting] Waiting for players
    [playing] In progress
   *[over] Finished
}
# $winners (text), $count (number)
web-won = { $count ->
    [0] Nobody won
   *[other] { $winners } won
}
web-archive = Finished games
web-archive-lead = Games from open tables. Replay any of them from any seat, with all hidden cards shown.
web-archive-game = Game
web-archive-all = All
web-archive-more = Show more
web-archive-none = No games have been finished yet.
web-replay = Replay

## Before the game

# $game (text): its name
web-join-title = You're invited to play { $game }
# $free (number): free seats
web-join-sit = { $free ->
    [one] Take the last seat
   *[other] Take a seat
}
web-join-watch = Just watch
# $game (text): its name
web-waiting-title = { $game }: waiting to start
web-waiting-share = Invite friends
# $free (number): free seats
web-waiting-share-more = { $free ->
    [one] Send this link: anyone who opens it can take the last free seat.
   *[other] Send this link: anyone who opens it can take one of the { $free } free seats.
}
# $game (text): its name
web-waiting-invitation = Come and play { $game }
web-link = Link to this table
web-copy = Copy link
web-copied = Copied
web-share = Share…
web-waiting-start = Start the game
# $free (number): free seats
web-waiting-start-more = { $free ->
    [0] Everyone is here.
   *[other] The game starts by itself when all seats are taken. You don't have to wait: bots can take the free seats.
}
# $free (number): free seats
web-waiting-begin = { $free ->
    [0] Start
   *[other] Start with bots
}
# $host (text): the name of the player who opened the table
web-waiting-host = { $host } starts the game. It also starts by itself when all seats are taken.
web-host = host
web-host-menu = Manage the table
# $name (text): a player
web-host-of = Options for { $name }
web-leave-seat = Give up my seat

## At the table

web-table-opening = Opening the table
web-board = Table
web-around = Log and chat
web-seats = Seats
web-seat-free = free
web-you = you
web-away = away, a bot is playing
web-not-here = not connected
# $level (text)
web-bot = Bot: { $level }
web-winner = winner
web-to-act = to act
web-device = Play on another device
web-device-more = Open this link there to keep playing. Keep it to yourself: anyone who has it can play for you.
web-time-left = Time left
# $number (number): of a spectator; 0 if it is unknown
web-watcher = { $number ->
    [0] Spectator
   *[other] Spectator { $number }
}
# $status (text): connecting, live, lost or gone
web-line = { $status ->
    [live] Connected
    [connecting] Connecting…
    [lost] Connection lost, trying again…
   *[gone] Not connected
}
web-move = Your move
web-your-turn = Your turn.
web-choose = Choose something on the table or in the list.
web-choose-list = Choose from the list.
web-chosen = Your choice:
web-do-it = Confirm
web-not-yet = Cancel
web-sending = Sending…
web-kept = No connection: your move is saved and will be sent when you are back online.
# $names (text)
web-waiting-for = Waiting for { $names }.
web-wait = One moment…
web-watching = You are watching.
web-you-won = You won!
web-away-you = A bot is playing for you.
web-return = Take my seat back
web-leave = Leave
web-leave-more = A bot will play for you until you come back.
# $count (number): new messages
web-story-open = { $count ->
    [0] Log and chat
    [one] Log and chat: { $count } new message
   *[other] Log and chat: { $count } new messages
}
web-hand-sort = Sort the hand
web-story-fold = Fold this away
web-talk-empty = Nobody has said anything yet.
web-tab-moves = Moves
web-tab-log = Log
web-tab-talk = Chat
web-leave-stay = Keep playing
web-leave-ask = Leave the game?
web-goal = Your goal:
web-menu = Menu
# $clause (text): its id
web-more-rules = More in the rulebook ({ $clause })
# $count (number)
web-moves = { $count ->
    [0] All moves
   *[other] All moves ({ $count })
}
web-moves-find = Find a move
# $count (number)
web-moves-more = And { $count } more: type a word to narrow the list.
web-moves-none = It is not your turn.
web-no-drawing = No board view for this game; here is what you can see.
web-log = What has happened
web-log-show = Show
web-log-hide = Hide
web-log-empty = Nothing yet.
# $clause (text): its id
web-why = Why? Clause { $clause }
# $what (text): what has happened at the table, $name (text): a player
web-note = { $what ->
    [sat] { $name } sits down.
    [left] { $name } gives up the seat.
    [started] The game begins.
    [took-over] A bot is playing for { $name }.
    [returned] { $name } is back.
    [undo-asked] { $name } asks to take back a move.
    [undo-refused] { $name } does not agree, so the move stands.
    [undone] The move is taken back.
    [over] The game is over.
    [rematch] { $name } wants to play again.
    [removed] The host has removed { $name }.
    [closed] { $name } has closed the table.
    [muted] { $name } can't chat any more.
    [muted-watcher] A spectator can't chat any more.
    [unmuted] { $name } may chat again.
    [unmuted-watcher] A spectator may chat again.
    [chat-locked] Spectators can't chat any more.
    [chat-unlocked] Spectators may chat again.
    [seats-locked] Nobody else can take a seat for now.
    [seats-unlocked] The free seats can be taken again.
    [erased] The name and the messages of a player were deleted.
   *[other] { $what }
}
web-look = Look back at this turn
web-hint = Hint
web-hint-thinks = Thinking…
# Against bots, at once
web-undo-now = Take back
web-undo = Ask for a takeback
web-undo-asked = You have asked to take back your move; the others must agree.
# $name (text)
web-undo-asks = { $name } asks to take back the last move.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-answered = You have agreed; waiting for the others.
web-rematch = Play again
web-decided = What decided it
web-next-watch = Watch the new game

## Talk

web-chat = Chat
web-chat-label = Write to everyone
web-chat-label-watcher = Write to the other spectators
web-chat-erased = deleted
web-chat-send = Send
web-chat-waits = It will be sent when the connection is back.
# $name (text), $text (text)
web-chat-said = { $name }: { $text }
web-say = Say something
web-say-more = Everyone hears it, bots included. It doesn't have to be true.
web-say-about = About whom?
web-say-back = Remove the last one
web-less = One less
web-more = One more

## Rules beside the table

# $clause (text): its id
web-rule = Clause { $clause }
web-rule-book = The whole rulebook
web-rule-missing = This clause can't be shown right now.
# $text (text)
web-rule-ruling = Our ruling: { $text }

## What is refused

# $code (text): why, for programs, $why (text): a sentence of the server's
web-refused = { $code ->
    [offline] The server isn't responding. Check your connection and try again.
    [unavailable] The server is busy. Try again in a moment.
    [stale] The game has moved on. Please choose again.
    [illegal] The rules don't allow that now.
    [not-now] That isn't possible now.
    [no-undo] Your last move can't be taken back: something hidden has been revealed since.
    [no-seat] Spectators can only chat.
    [full] All seats are taken.
    [name] That name can't be used: it is taken, or it can't be read. Choose another one.
    [closed] This table is closed.
    [no-table] There is no such table. It may be gone, or the link may be incomplete.
    [bad-token] This link isn't a seat at this table.
    [left] You have left this seat.
    [too-fast] That was too fast. Wait a moment and try again.
    [too-big] That is too long.
    [protocol] This page is too old for the server. Please reload it.
    [not-found] There is nothing at this address.
    [defect] Something went wrong on the server. Try again.
    [banned] The operator of this server has banned your address.
    [draining] The server will soon be upgraded. No new tables are opened until then.
    [not-host] Only the host of the table can do that.
    [removed] The host has removed you from this table. You can still watch it.
    [locked] The host has locked that for now.
    [muted] The host has muted you: the others don't receive what you write.
    [words] This server does not allow one of these words. Write it differently.
   *[other] { $why }
}
# $code (text): why
web-gone = { $code ->
    [no-table] There is no such table
    [bad-token] This link isn't a seat
    [left] You have left
    [removed] You were removed from the table
    [closed] This table was closed
   *[other] The table can't be shown
}
web-gone-look = View the table

## The player aid: what each card and role does

web-crib = Player aid
web-crib-none = There is no player aid for this game.

## Own numbers: a file that replaces ours

web-replace-ours = The table plays with our numbers.
web-replace-own = Use your own numbers
# $limit (number): characters
web-replace-help = Choose a file, or write or paste its text below (TOML, at most { $limit } characters). Everyone at the table will see that the numbers are yours.
web-replace-file = Choose a file
web-replace-fill = Fill in our numbers
web-replace-download = Download our numbers
web-replace-back = Use our numbers after all
# $name (text): what is replaced
web-replace-text = { $name }: text of the file
web-replace-good = The file is fine.
web-replace-bad = The file can't be used:
# $limit (number): characters
web-replace-long = The file is too long: at most { $limit } characters are allowed.
web-replace-empty = There is nothing here yet: choose a file, paste its text, or use our numbers after all.
web-house-rules = Rules of this table
# $option (text), $value (text)
web-house-rule = { $option }: { $value }
# $name (text): what is replaced
web-replaced = { $name }: the host's own numbers, not ours
web-replaced-file = Download the file
web-replaced-tag = Host's own numbers
