### Rules, lessons, replays and analyses in the web client, in English.

web-learn-loading = Loading…
# $why (text)
web-learn-failed = This could not be loaded: { $why }
web-learn-retry = Try again

## The rulebook

# $title (text): of the game
web-learn-rules-of = Rules: { $title }
web-learn-rulebooks = Rulebooks
web-learn-search = Search the rules
# $count (number)
web-learn-found = { $count ->
    [0] No clause has all these words.
    [one] { $count } clause found.
   *[other] { $count } clauses found.
}
web-learn-chapters = Chapters
web-learn-options = Options
web-learn-options-lead = What the players agree on before the game.
# $value (text)
web-learn-default = { $value } (default)
# $basis (text): the word
web-learn-basis = { $basis ->
    [source] Stated in the sources
    [settled] Stated in the sources, with a ruling of ours
    [ruling] Our ruling
   *[reconstruction] Our reconstruction
}
web-learn-sources = Where the rules come from
web-learn-sources-lead = Each clause says whether the sources state it, whether we had to rule because they disagree or say nothing, or whether it is our reconstruction. The words are our own.
# $sources (text)
web-learn-source-list = Sources: { $sources }
web-learn-ruling = What we had to settle
# $clause (text)
web-learn-link = Link to clause { $clause }
# $clause (text)
web-learn-why = Why? Clause { $clause }

## Learning

web-learn-title = Learn to play
web-learn-lead = Each lesson takes about five minutes: you play, and every step is explained. You can't do anything wrong.
web-learn-begin = Start the lesson
# $step (number)
web-learn-go-on = Continue at step { $step }
web-learn-again = Play it again
# $count (number)
web-learn-steps = { $count } steps
# $title (text): of a lesson
web-learn-lesson = Lesson: { $title }
web-learn-to-rules = Rulebook
web-learn-how = How it works here
web-learn-how-link = Your seat is a link
    .text = No account, no password. The link to your seat works on any device; keep it to yourself. The link to the table is for everyone: anyone who has it can sit down or watch.
web-learn-how-moves = You don't need to know the rules by heart
    .text = Whatever you can do lights up: choose a card, a door, a player. All legal moves are also in a list, and each says what it does before you make it.
web-learn-how-why = Everything is explained
    .text = Every event is told in words, with the clause of the rulebook behind it. One tap or click shows the clause.
web-learn-how-bots = Bots fill the empty seats
    .text = They come in four strengths and know no more than you would in their place. If someone has to leave, a bot stands in and hands the seat back later.
web-learn-how-fair = The shuffle can be verified
    .text = Before the deal you get a promise: a hash of the seed. Afterwards the seed is revealed, and your browser recomputes every shuffle.
web-learn-how-after = After the game
    .text = Replay it from any seat, see how the chances of winning changed and where the turning points were, and download the record.

## A lesson

# $step (number), $count (number)
web-learn-step = Step { $step } of { $count }
web-learn-back = Back
web-learn-next = Next
web-learn-your-move = Your move
web-learn-do = Choose it on the table or in the list.
web-learn-show-me = Show me
web-learn-right = Right!
web-learn-happened = What has happened
# $count (number)
web-learn-moves = All moves ({ $count })
web-learn-about = In the rulebook
web-learn-done = Lesson finished
web-learn-done-text = You know how the game works. The rest comes with playing, and the rulebook is always one tap or click away.
web-learn-play = Play now
web-learn-all = All lessons
web-learn-table = The table
web-learn-facts = The table in words

## A replay

# $game (text)
web-learn-replay = Replay: { $game }
web-learn-eyes = View as
web-learn-eyes-watch = Spectator
web-learn-eyes-all = Everything, with all hidden cards
# $name (text): of the player who had this seat here
web-learn-eyes-own = { $name } (you)
# The two sides of a switch: only what this player knew, or what was hidden as well.
web-learn-known = Known then
web-learn-hidden = Hidden too
web-learn-hidden-more = Draw what was hidden from this player as well
# $what (text): cards and roles
web-learn-hidden-then = Hidden then: { $what }
web-learn-around = Log, analysis, shuffle
web-learn-tab-analysis = Analysis
web-learn-tab-shuffle = Shuffle
# $entry (number): of the last entry made, -1 at the beginning; $last (number): of the last entry of all
web-learn-position = { $entry ->
    [-1] Before entry 0
   *[other] Entry { $entry } / { $last }
}
web-learn-first = To the beginning
web-learn-previous = One entry back
web-learn-following = One entry forward
web-learn-last = To the end
web-learn-run = Play
web-learn-pause = Pause
web-learn-keys = Keys: ← and → for one entry, Page Up and Page Down for ten, Home and End for the beginning and the end, Space to play
web-learn-log = What happened
web-learn-copy = Copy the link to this position
web-learn-copied = Copied.
web-learn-record = Download the record
web-learn-not-over = This game is not over yet; you can replay it afterwards.
web-learn-to-table = Go to the table

## The analysis

web-learn-curve = Chances of winning
web-learn-curve-lead = From every point, with all cards known, the game is played out many times. This takes a while.
web-learn-curve-start = Run the analysis
# $seconds (number)
web-learn-curve-wait = Analysing… { $seconds } s
# $count (number): games from every point
web-learn-curve-basis = The true table, with all cards known; { $count } games played out from every point.
web-learn-curve-label = Chances of winning, entry by entry
web-learn-curve-table = As a table
web-learn-entries = Entries
web-learn-entry = Entry
web-learn-turning = Turning points
web-learn-turning-none = No entry changed anybody's chances by 10% or more.
# $number (number), $entry (number)
web-learn-turning-at = Turning point { $number }: entry { $entry }
# $player (text), $before (number), $after (number): percent
web-learn-shift = { $player } { $before }% → { $after }%
web-learn-mistakes = Costliest mistakes
web-learn-mistakes-lead = Judged by what each player knew at the time, not by the true cards.
web-learn-mistakes-none = no clear mistake
# $player (text), $made (text), $better (text): moves in words; $from (number), $to (number): percent
web-learn-mistake = { $player } chose “{ $made }”. Better was “{ $better }”: { $from }% instead of { $to }% to win.
# $lost (number): percent; $round (number): 0 in a game without rounds
web-learn-mistake-lost = { $round ->
    [0] { $lost }% of the chances lost
   *[other] Round { $round }: { $lost }% of the chances lost
}
# $which (text): made or better; $chance (number): percent
web-learn-mistake-move = { $which ->
    [made] Played: { $chance }%
   *[better] Better: { $chance }%
}
# $player (text)
web-learn-mistake-title = A mistake by { $player }
# $round (number): 0 in a game without rounds
web-learn-decided = { $round ->
    [0] The turning point
   *[other] The turning point, in round { $round }
}
# $what (text): sentences; $player (text), $before (number), $after (number): percent
web-learn-decided-how = { $what } After this, { $player } had a { $after }% chance of winning, before it { $before }%.
web-learn-decided-none = No single move decided this game: nobody's chances changed by 10% or more at once.
web-learn-decided-back = Back to the end
web-learn-decided-show = Show the turning point

## The shuffle

web-learn-verify = Verify the shuffle
web-learn-verify-lead = Before the deal, the server published a hash of the seed. Now that the seed is known, your browser can check the hash and every shuffle itself.
web-learn-verify-go = Check it here
web-learn-verify-busy = Checking…
web-learn-verify-seed = The seed
web-learn-verify-computed = Its hash (SHA-256), computed here
# $ok (text): yes, no or none
web-learn-verify-table = { $ok ->
    [yes] It is the promise that the table shows.
    [no] It is NOT the promise that the table shows.
   *[none] The table shows no promise.
}
# $ok (text): yes, no or none
web-learn-verify-noted = { $ok ->
    [yes] It is the promise that this browser noted when the game began.
    [no] It is NOT the promise that this browser noted when the game began.
   *[none] This browser noted no promise when the game began, so you have to trust the one that the table shows.
}
# $ok (text): yes, no or none
web-learn-verify-record = { $ok ->
    [yes] The record has the same promise.
    [no] The record has a DIFFERENT promise.
   *[none] The record has no promise.
}
# $same (number), $all (number)
web-learn-verify-draws = { $all ->
    [one] The only outcome of chance was recomputed from the seed and matches the record.
   *[other] All { $all } outcomes of chance (shuffles and draws by lot) were recomputed from the seed; { $same } of them match the record.
}
# $entry (number)
web-learn-verify-wrong = Entry { $entry } is NOT what the seed gives.
    .was = In the record
    .should = From the seed
# $count (number)
web-learn-verify-unknown = { $count ->
    [one] { $count } outcome could not be recomputed: this client does not know how this game deals.
   *[other] { $count } outcomes could not be recomputed: this client does not know how this game deals.
}
web-learn-verify-none = The record has no seed; there is nothing to check.
web-learn-verify-honest = Checked: that the seed is the one promised, and that every shuffle follows from it. Not checked: whether the moves were legal (the server and “mutiny verify” do that). And nobody can see how the server chose the seed before promising it.

## The guide before the clauses; the terminal uses these too

guide-goal = Goal of the game
guide-players = Players
# $least (number), $most (number)
guide-players-span = { $least } to { $most }
guide-age = Age
# $age (number)
guide-age-from = { $age } and up
guide-minutes = Playing time
# $least (number), $most (number)
guide-minutes-span = { $least } to { $most } minutes
# $minutes (number)
guide-minutes-about = about { $minutes } minutes
# $count (number)
guide-authors = { $count ->
    [one] Designer
   *[other] Designers
}
guide-box = In the box
guide-course = The game at a glance
guide-advice = Tips for beginners
# $title (text)
guide-example = Example: { $title }
guide-example-own = Our own example
guide-stated = stated by a source
# $mark (text): the sign at a cell, $basis (text): the word
guide-marks = { $basis ->
    [ruling] { $mark } stated by a source; the rest is our ruling.
   *[reconstruction] { $mark } stated by a source; the rest is our reconstruction.
}
# $title (text): of a document
guide-source = Source: { $title }
guide-source-own = Source: our own experience
guide-print = Print
# $count (number)
web-learn-found-guide = { $count ->
    [one] One more passage in the introduction.
   *[other] { $count } more passages in the introduction.
}
# $option (text): what the form calls it
web-learn-option = Option: { $option }
web-learn-own-file = A file of your own
