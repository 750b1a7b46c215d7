### Rules, lessons, replays and analyses in the web client, in English.

web-learn-loading = Loading…
# $why (text)
web-learn-failed = This could not be loaded: { $why }
web-learn-retry = Try again
# $game (text): the word
web-learn-game = { $game ->
    [meuterer] Meuterer
    [traitres] Traîtres à bord
    [cartagena] Cartagena
   *[other] { $game }
}

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
# $entry (number), $count (number)
web-learn-position = { $entry } of { $count } entries
web-learn-first = To the beginning
web-learn-previous = One entry back
web-learn-following = One entry forward
web-learn-last = To the end
web-learn-run = Play
web-learn-pause = Pause
web-learn-keys = Keys: ← and → for one entry, Page Up and Page Down for ten, Home and End for the beginning and the end, Space to play
web-learn-log = What happened
web-learn-log-empty = Nothing has happened yet.
web-learn-copy = Copy the link to this position
web-learn-copied = Copied.
web-learn-record = Download the record
web-learn-not-over = This game is not over yet; you can replay it afterwards.
web-learn-to-table = Go to the table
# $fact (text): what a seat alone sees
web-learn-secret = { $fact ->
    [hand] Hand
    [role] Role
    [middle] In the middle
    [drawn] Just drawn
    [seen] Through the spyglass
    [combat] Combat cards
    [gold] Gold
    [side] Allegiance
    [looking] Looking at
    [laid] Laid
   *[other] { $fact }
}

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

## The glossary: what is explained where it occurs; .forms are the ways it is written, as the rulebook has them

web-learn-term-meuterer-captain = Steers the ship: unless a mutiny succeeds, it sails to the Captain's destination. Not an action card.
    .forms = Captain | Captain's
web-learn-term-meuterer-mutineer = An action card: starts a mutiny and, if it succeeds, docks at a destination of their own and becomes Captain.
    .forms = Mutineer | Mutineer's
web-learn-term-meuterer-boy = An action card: on the Mutineer's side; scores 2 points if the mutiny succeeds.
    .forms = Cabin Boy | Cabin Boy's
web-learn-term-meuterer-mate = An action card: on the Captain's side; scores 1 point plus the pay unless a mutiny succeeds.
    .forms = Mate | Mate's
web-learn-term-meuterer-merchant = An action card: when tied for selling the most at an island, still scores its first number.
    .forms = Merchant | Merchant's
web-learn-term-meuterer-loader = An action card: draws three extra cards at the end of the round and chooses which to keep.
    .forms = Loader | Loader's
web-learn-term-meuterer-conflict = Cards that decide mutinies. They can be offered, but never sold.
    .forms = conflict card | conflict cards
web-learn-term-meuterer-action = Mutineer, Cabin Boy, Mate, Merchant, Loader: a player who leaves takes one of them, unseen by the others.
    .forms = action card | action cards
web-learn-term-meuterer-active = Light side up: goods can be sold there. The ship's island and the one it came from are active.
    .forms = active
web-learn-term-meuterer-destination = Where the Captain, or the Mutineer, wants to sail: as many islands clockwise from the ship as they have cards left.
    .forms = destination | destinations
web-learn-term-meuterer-docking = Points for whoever brings the ship to that island.
    .forms = docking value | docking values
web-learn-term-meuterer-numbers = Each island has three: the points for selling the most alone, with two tied, and with three tied.
    .forms = first number | second number | third number
web-learn-term-meuterer-pay = What the Captain promises the Mate at the start of the round: 0 to 3 points.
    .forms = pay
web-learn-term-traitres-pirate = The larger team: wants the chest to reach its target, or all mutineers overboard.
    .forms = pirate | pirates | pirate's
web-learn-term-traitres-mutineer = The smaller team, unknown to the others: wants the chest to fall short, or the pirates overboard.
    .forms = mutineer | mutineers | mutineer's
web-learn-term-traitres-loot = Cards for the chest, worth +1, 0 or -2.
    .forms = loot card | loot cards | loot
web-learn-term-traitres-chest = The pile of stashed loot, face down. Its worth is the sum of its cards.
    .forms = chest
web-learn-term-traitres-target = What the chest must be worth for the pirates when it is opened.
    .forms = target
web-learn-term-traitres-plank = A card laid in front of another player. Three of them, and that player goes overboard.
    .forms = plank | planks
web-learn-term-traitres-overboard = Out after three planks: shows the role and takes no more turns, but may go on talking.
    .forms = overboard
web-learn-term-traitres-spyglass = Action card: look at the top three cards of the chest and put them back in any order.
    .forms = Spyglass
web-learn-term-traitres-riddance = Action card: the top two cards of the chest are discarded unseen.
    .forms = Good Riddance
web-learn-term-traitres-catch = Action card: draw three cards, then put two on top of the draw pile.
    .forms = Miraculous Catch
web-learn-term-traitres-pockets = Action card: another player discards their whole hand and draws three cards.
    .forms = Empty Your Pockets
web-learn-term-cartagena-allegiance = The side you have secretly chosen, Valverde's or Diaz's. Without one you cannot win.
    .forms = allegiance | allegiances
web-learn-term-cartagena-combat = Cards for the duels, 1 to 3, in the colours of Valverde and Diaz: each strengthens its own side, whoever lays it.
    .forms = combat card | combat cards
web-learn-term-cartagena-gold = Cards worth 1 to 3. Together with the coins they decide who wins on the winning side.
    .forms = gold card | gold cards
web-learn-term-cartagena-monkey = Everyone has one: laid in a duel, it takes its player out of the duel and may fetch a coin.
    .forms = monkey | monkeys
web-learn-term-cartagena-dealer = Lays out the row and has the first turn of the round.
    .forms = dealer
web-learn-term-cartagena-row = The pirate cards of a round, face down at first: each a door to knock on.
    .forms = row
web-learn-term-cartagena-ghost = A pirate card that ends the turn of whoever turns it up.
    .forms = Ghost
web-learn-term-cartagena-storm = Sends a pirate into the lifeboat when the ship stops on or crosses a storm space.
    .forms = storm | storm space | storm spaces
web-learn-term-cartagena-lifeboat = Holds the one pirate who is out of play after a storm.
    .forms = lifeboat
web-learn-term-cartagena-sailor = Ten of them, with hidden values from 1 to 10: the starting values of the duels.
    .forms = sailor | sailors
web-learn-term-cartagena-place = Where two sailors face each other: letters A to E, one place on each side.
    .forms = duel place | duel places
web-learn-term-cartagena-supply = The coins that nobody has.
    .forms = supply

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
