### Traîtres à bord: what advice and analyses say, in English.

# $end (text)
traitres-advice-end = { $end ->
    [full] The chest is opened and reaches the target
    [short] The chest is opened and falls short
    [rid] The last mutineer goes overboard
    [fewer] The mutineers are no longer fewer than the pirates
   *[pile] The draw pile runs out
}
traitres-advice-overboard = You go overboard
# $player (text)
traitres-advice-gone = { $player } goes overboard
# $player (text)
traitres-advice-mutineer = { $player } is a mutineer
