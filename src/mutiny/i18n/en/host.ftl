### What the host of a table can do, in English; in the browser and on the full screen.

host-about = You are the host. Only you can start the game and do what you find here.
host-alone = Nobody else is at the table.
# $name (text): a player
host-remove = Remove { $name }
# $name (text): a player
host-replace = Replace { $name } with a bot
# $name (text): a bot
host-remove-bot = Free { $name }'s seat
# $name (text): a player
host-mute = Mute { $name }
# $name (text): a player
host-unmute = Let { $name } chat again
host-everyone = For everyone
host-lock-chat = Stop spectators from chatting
host-unlock-chat = Let spectators chat
host-lock-seats = Let nobody else take a seat
host-unlock-seats = Let others take free seats
host-watcher = Number of a spectator
host-watcher-more = Spectators see a number beside what they write. Players don't see that chat.
host-mute-watcher = Mute
# $number (number): of a spectator
host-unmute-watcher = Let spectator { $number } chat again
host-close = Close the table
# $what (text): remove, replace or close, $name (text): a player
host-ask = { $what ->
    [remove] Remove { $name }?
    [replace] Replace { $name } with a bot?
   *[close] Close the table for everyone?
}
# $what (text): remove, replace or close, $name (text): a player
host-ask-more = { $what ->
    [remove] { $name } loses the seat for good and can only watch. Nobody else can take a free seat until you allow it again.
    [replace] A bot takes over the seat. { $name } loses it for good and can only watch.
   *[close] The game ends here, without a winner. This can't be undone.
}
host-cancel = Cancel
