# The web client. Its texts; those of its parts are in web-*.ftl beside this.

web-title = Mutiny

## On every page

web-skip = Skip to the content
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
web-loading = Loading …
web-footer = No account, no cookies, nothing from elsewhere: whoever has a link can play.
# $version (text)
web-version = Version { $version }
web-update = There is a newer version of this page.
web-update-take = Take it now
web-offline-title = No connection
web-offline = The server does not answer. We keep trying; nothing you have done is lost.
web-lost-title = There is nothing here
web-lost = This address leads nowhere. Perhaps the link is incomplete.

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Movement
web-motion-auto = As the system
web-on = On
web-off = Off
web-sound = Sounds
web-at-once = Make moves at once
web-at-once-more = Without asking whether it is what you meant
web-notify = Notify me when it is my turn
web-notify-more = Only while you are looking at something else

## Games

# $game (text): its id
web-game = { $game ->
    [meuterer] Meuterer
    [cartagena] Cartagena: La mutinerie
    [traitres] Traîtres à bord
   *[other] { $game }
}
# $game (text): its id
web-game-line = { $game ->
    [meuterer] A merchant ship sails from island to island. Sell your goods, choose your side in secret, and overthrow the Captain, or become one.
    [cartagena] Knock at cabin doors for gold, cards and secrets, back Captain Valverde or Ramon Diaz, and tip the duels: only the richest on the winning side wins.
    [traitres] Pirates fill the chest, mutineers spoil the haul, and nobody knows who is who. Bluff, accuse, and send suspects off the plank.
   *[other] A game that was added to this server.
}
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
    [random] Makes any move that is allowed.
    [easy] A beginner, who makes mistakes.
    [medium] A sound player.
    [hard] Looks far ahead; takes up to a second for a move.
   *[other] A bot that was added to this server.
}
# $option (text): its id
web-option = { $option ->
    [pirates] Pirates
    [offered-conflict] Offered conflict cards
    [loader-returns] The Loader's unwanted cards
    [ring] The ring of islands
    [mutineers-meet] Mutineers know each other
   *[other] { $option }
}
# $value (text): a value of an option
web-value = { $value ->
    [off] Without
    [on] With
    [double] With, twice as fast
    [counts] Count
    [ignored] Do not count
    [draw] Under the draw pile
    [discard] Under the discard pile
    [shuffled] Shuffled
    [printed] As in the original rules
    [no] No
    [yes] Yes
   *[other] { $value }
}

## Home

web-home-title = Three games of mutiny at sea
web-home-lead = Play in your browser against good bots or with friends anywhere. Every legal move is shown, and every event says why it happened: you learn the rules by playing.
web-name = Your name at the table
# Names for people who give none: sea birds, separated by commas
web-names = Albatross, Puffin, Petrel, Gannet, Tern, Cormorant, Pelican, Kittiwake, Fulmar, Heron
web-play-now = Play now against bots
web-invite = Invite friends
web-choose-more = More choices
web-learn-it = Learn to play
web-go-on = Go on
web-home-more = More
web-home-watch = Watch
web-home-watch-more = Open tables: watch a game, or take a free seat.
web-home-learn = Learn
web-home-learn-more = Lessons and rulebooks, a few minutes each.
web-home-games = Finished games
web-home-games-more = Play them again, move by move, with all secrets shown.

## A new table

# $game (text): its name
web-new-title = New table: { $game }
# $game (text): its id
web-no-game = There is no game called { $game } here.
web-new-players = Players
web-new-bots = Bots among them
# $friends (number): seats for people besides one's own
web-new-bots-help = { $friends ->
    [0] You play against bots only.
    [one] One seat stays free for somebody else.
   *[other] { $friends } seats stay free for others.
}
web-new-strength = How strong the bots are
web-new-who = Who can come
web-new-by-link = Who has the link
web-new-open = Everybody, by the lobby
web-new-clock = Time to think
web-new-options = Rules and variants
web-new-start = Start the game
web-new-link = Open the table
web-clock-none = No limit
# $time (text): a duration
web-clock-move = { $time } for a move
# $time (text): a duration, $bonus (number): seconds
web-clock-game = { $time } for the game, { $bonus } s more for each move
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
web-lobby-none-waiting = No table waits for players just now.
web-lobby-open = Open one
web-lobby-playing = Games being played
web-lobby-none-playing = Nobody plays in public just now.
web-join = Sit down
web-watch = Watch
# $count (number)
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
# $status (text): waiting, playing or over
web-status = { $status ->
    [waiting] Waiting for players
    [playing] Being played
   *[over] Over
}
# $winners (text), $count (number)
web-won = { $count ->
    [0] Nobody has won
    [one] { $winners } has won
   *[other] { $winners } have won
}
web-archive = Finished games
web-archive-lead = Games of open tables. Each can be played again from any seat, with all secrets.
web-archive-game = Game
web-archive-all = All
web-archive-more = Show more
web-archive-none = No game has been finished yet.
web-replay = Replay

## Before the game

# $game (text): its name
web-join-title = You are invited: { $game }
# $free (number): free seats
web-join-sit = { $free ->
    [one] Take the last seat
   *[other] Take a seat
}
web-join-watch = Just watch
# $game (text): its name
web-waiting-title = { $game }: before the game
web-waiting-share = Invite friends
# $free (number): free seats
web-waiting-share-more = { $free ->
    [one] Send this link: whoever opens it can take the last free seat.
   *[other] Send this link: whoever opens it can take one of the { $free } free seats.
}
# $game (text): its name
web-waiting-invitation = Come and play { $game }
web-link = Link to this table
web-copy = Copy link
web-copied = Copied
web-share = Share …
web-waiting-start = Begin
# $free (number): free seats
web-waiting-start-more = { $free ->
    [0] Everybody is here.
   *[other] The game begins by itself when all seats are taken. You need not wait: bots can take the free seats.
}
# $free (number): free seats
web-waiting-begin = { $free ->
    [0] Begin
   *[other] Begin with bots
}
web-leave-seat = Give up my seat

## At the table

web-table-opening = To the table
web-board = Table
web-around = Seats and log
web-seats = Seats
web-seat-free = free
web-you = you
web-away = away, a bot plays
web-not-here = not connected
# $level (text)
web-bot = Bot: { $level }
web-winner = winner
web-to-act = to act
web-device = Play on another device
web-device-more = Open this link there and go on playing. Keep it to yourself: whoever has it plays for you.
web-time-left = Time left
web-watcher = Somebody watching
# $status (text): connecting, live, lost or gone
web-line = { $status ->
    [live] Connected
    [connecting] Connecting …
    [lost] Connection lost, trying again …
   *[gone] Not connected
}
web-move = Your move
web-your-turn = Your turn.
web-choose = Touch something on the table, or choose from the list.
web-choose-list = Choose from the list.
web-chosen = Chosen:
web-do-it = Do it
web-not-yet = Take back
web-sending = Sending …
web-kept = No connection: your move is kept and will be sent.
# $names (text)
web-waiting-for = Waiting for { $names }.
web-wait = One moment …
web-watching = You are watching.
web-over = The game is over
web-you-won = You have won!
web-away-you = A bot is playing for you.
web-return = Play on myself
web-leave = Leave
web-leave-more = A bot plays for you until you return
# $count (number)
web-moves = { $count ->
    [0] All moves
   *[other] All moves ({ $count })
}
web-moves-find = Find a move
# $count (number)
web-moves-more = And { $count } more: type a word to find them.
web-moves-none = It is not your turn.
web-no-drawing = This game has no drawing here; this is what you see of it.
web-log = What has happened
web-log-show = Show it
web-log-hide = Hide it
web-log-empty = Nothing yet.
# $clause (text): its id
web-why = Why? Rule { $clause }
# $what (text): what has happened at the table, $name (text): a player
web-note = { $what ->
    [sat] { $name } sits down.
    [left] { $name } leaves the seat.
    [started] The game begins.
    [took-over] A bot plays for { $name }.
    [returned] { $name } is back.
    [undo-asked] { $name } asks to take back a move.
    [undo-refused] { $name } does not agree: the move stands.
    [undone] The move is taken back.
    [over] The game is over.
    [rematch] { $name } wants to play again.
   *[other] { $what }
}
web-undo = Ask to take back
web-undo-asked = You have asked to take back your move; the others must agree.
# $name (text)
web-undo-asks = { $name } asks to take back the last move.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-answered = You have agreed; others have not answered yet.
web-rematch = Play again
web-next = To the new table
web-next-watch = Watch the new game
web-record = Download the record

## Talk

web-talk = Log and chat
web-chat = Chat
web-chat-label = Write to everybody
web-chat-send = Send
web-chat-waits = It will be sent when the connection is back.
# $name (text), $text (text)
web-chat-said = { $name }: { $text }
web-say = Say something
web-say-more = Everybody hears it, bots too. It need not be true.
web-say-about = About whom?
web-say-saw = What did you see?
web-say-number = What is the chest worth?
web-say-back = Remove the last
web-less = One less
web-more = One more

## Rules beside the table

# $clause (text): its id
web-rule = Rule { $clause }
web-rule-book = The whole rulebook
web-rule-missing = This rule cannot be shown now.
# $text (text)
web-rule-ruling = Our ruling: { $text }

## What is refused

# $code (text): why, for programs, $why (text): a sentence of the server's
web-refused = { $code ->
    [offline] The server does not answer. Check your connection and try again.
    [unavailable] The server is busy. Try again in a moment.
    [stale] The game has gone on in the meantime. Look at it again and choose anew.
    [illegal] The rules do not allow that now.
    [not-now] That is not possible now.
    [no-undo] There is nothing to take back: something hidden has been shown since your last move.
    [no-seat] Whoever watches can only chat.
    [full] All seats are taken.
    [name] That name cannot be used: it is taken, or it cannot be read. Choose another one.
    [closed] This table is closed.
    [no-table] There is no such table. Perhaps it is gone, or the link is incomplete.
    [bad-token] This link is no seat of this table.
    [left] You have left this seat.
    [too-fast] Too much at once. Wait a moment and try again.
    [too-big] That is too long.
    [protocol] This page is too old for the server. Load it again.
    [not-found] There is nothing at this address.
    [defect] Something has gone wrong at the server. Try again.
   *[other] { $why }
}
# $code (text): why
web-gone = { $code ->
    [no-table] There is no such table
    [bad-token] This is not a seat
    [left] You have left
   *[other] The table cannot be shown
}
web-gone-look = Look at the table
