### The page "My games" of the web client.

web-mine-lead = The games played in this browser. The list is kept only here: we don't know it, and nobody else sees it.

## Numbers

web-mine-numbers = In numbers
web-mine-played = Games counted
web-mine-won = Won
web-mine-lost = Lost
web-mine-streak-now = Current winning streak
web-mine-streak-best = Best winning streak
# $count (number): games, $words (text): won or lost, for each of them
web-mine-form = { $count ->
    [one] The last game: { $words }
   *[other] The last { $count } games, oldest first: { $words }
}
# $count (number): games
web-mine-form-key = { $count ->
    [one] The last game. Filled and above the line: won.
   *[other] The last { $count } games, the latest on the right. Filled and above the line: won.
}
# $count (number): games
web-mine-uncounted = { $count ->
    [one] One more game isn't counted: its result isn't known, or a bot finished it.
   *[other] { $count } more games aren't counted: their result isn't known, or a bot finished them.
}

## Won and lost

web-mine-chart = Won and lost
web-mine-opponents = Game and opponents
web-mine-share = Share
# $share (number): per cent
web-mine-percent = { $share }%
web-mine-all = All games
# $against (text): a level of bots, or another kind of opponents
web-mine-against = { $against ->
    [random] Random bots
    [easy] Easy bots
    [medium] Medium bots
    [hard] Hard bots
    [mixed] Bots of different strength
    [people] People
   *[other] Bots: { $against }
}

## The list

web-mine-under-way = In progress
web-mine-finished = Games played
# $names (text): of the opponents
web-mine-with = against { $names }
web-mine-gone = No longer on the server
web-mine-open = Open the table
# $count (number): games
web-mine-older = { $count ->
    [one] One older game is counted above but no longer listed.
   *[other] { $count } older games are counted above but no longer listed.
}

## Another device

web-mine-move = Move to another device
web-mine-move-more = Save your games as a file, open this page on the other device and add the file there. Adding never removes a game, and a game that is already there isn't counted twice, so you can go back and forth.
# $count (number): games in progress
web-mine-with-seats = { $count ->
    [one] Include my seat in the game in progress
   *[other] Include my seats in the { $count } games in progress
}
web-mine-with-seats-more = You can then keep playing on the other device, and on this one. But anyone who has such a file can play for you: keep it to yourself and delete it when you have moved. For a backup, or to show somebody your results, leave the seats out.
web-mine-save = Save as a file
web-mine-read = Add a file
# $name (text): of the file
web-mine-saved = Saved as { $name }.
# $count (number): games
web-mine-added = { $count ->
    [0] The file has no new games.
    [one] One game was added.
   *[other] { $count } games were added.
}
# $count (number): games
web-mine-known = { $count ->
    [one] One was already here.
   *[other] { $count } were already here.
}
# $count (number): seats
web-mine-seats-added = { $count ->
    [one] You also have a seat in a game in progress.
   *[other] You also have seats in { $count } games in progress.
}
# $code (text), $limit (number): megabytes, $version (text): of the file, $known (number): of this page, $field (text): a list in the file
web-mine-fault = { $code ->
    [size] Nothing was added: the file is larger than { $limit } MB, so it can't be a list of games. Choose a file that was saved on this page.
    [json] Nothing was added: this isn't a list of games, or it is incomplete. Choose a file that was saved on this page; its name begins with "mutiny-games".
    [foreign] Nothing was added: this is a file from another program or page. Choose a file that was saved on this page; its name begins with "mutiny-games".
    [version] Nothing was added: the file has version { $version }, and this page reads version { $known }. Reload this page to get the newest version, then add the file again.
    [list] Nothing was added: "{ $field }" is missing in the file, or isn't a list. Choose the file as it was saved.
    [room] Nothing was added: the browser has no room for it. Allow this site to store data, or make room, then add the file again.
   *[unreadable] Nothing was added: the browser couldn't read the file. Choose it again.
}
# $part (text): a list in the file, $number (number): of the entry
web-mine-fault-place = { $part ->
    [games] game { $number }
    [older] older game { $number }
   *[seats] seat { $number }
}
# $place (text), $field (text): its name in the file, $found (text): its value, $wanted (text)
web-mine-fault-entry = { $field ->
    [none] Nothing was added: in the file, { $place } is { $found }, but should be { $wanted }. Choose the file as it was saved.
   *[other] Nothing was added: in the file, "{ $field }" of { $place } is { $found }, but should be { $wanted }. Choose the file as it was saved.
}
# $wanted (text)
web-mine-fault-wanted = { $wanted ->
    [object] a set of named values
    [line] a list of five values
    [text] a short text
    [id] the id of a table
    [time] a time in milliseconds since 1970
    [players] a list of players, each with a name
    [seat] the number of a seat at that table
    [winners] a list of seats at that table
    [flag] true or false
    [outcome] won, lost, left or unknown
   *[token] the key of a seat
}

## What the server stores

web-mine-data = What the server stores
web-mine-data-more = The server keeps the games themselves: names, moves and messages. As long as this browser has the links of your seats, you can download what is stored about you, or have your name and your messages deleted.
web-mine-data-save = Download my data
web-mine-data-erase = Delete my name and messages
web-mine-data-ask = Delete your name and messages?
# $count (number): seats
web-mine-data-ask-more = { $count ->
    [one] At one table your name is replaced and your messages are deleted.
   *[other] At { $count } tables your name is replaced and your messages are deleted.
} Your moves stay, because the others' games consist of them. You lose your seats in games in progress. This can't be undone.
# $count (number): seats
web-mine-data-erased = { $count ->
    [one] Your name and messages were deleted at one table.
   *[other] Your name and messages were deleted at { $count } tables.
}
# $count (number): seats
web-mine-data-failed = { $count ->
    [one] The server did not answer for one table. Try again later.
   *[other] The server did not answer for { $count } tables. Try again later.
}
