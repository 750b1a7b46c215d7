### The characters as whom bots play, and emotes, in English; the web client loads it at a table.

# $name (text): the name of a character
web-character = { $name ->
    [Bernhard] The boatswain. A voice that carries to the crow's nest, and never a word too many.
    [Steffi] The lookout. Sees everything first and says so before anybody has asked.
    [Florian] The cabin boy. On a first voyage, and already knows better.
    [Carmen] The gunner. Lost an eye, never a wager.
    [Antje] At the helm for thirty years. Weighs words like the wind.
    [Ludger] The cook. Stirs the soup and every rumour on board.
    [Wiebke] The ship's surgeon. Never in a hurry, at cards or with the saw.
    [Hauke] The old fisherman. Smokes, keeps silent, and counts along.
    [Marisol] The carpenter. Hums at work, and laughs the loudest.
    [Jacques] The purser. Enters every doubloon in the book, and every insult too.
    [Ottavia] The navigator. Knows the stars by name and everybody's habits as well.
    [Renzo] The sailmaker. Quick with the needle, quicker with the cards.
   *[other] A sailor whom nobody knows.
}

web-emotes = Emotes
# $emote (text)
web-emote = { $emote ->
    [laugh] laughs
    [applause] applauds
    [anger] fumes with rage
    [surprise] is amazed
    [thinking] ponders
    [salute] salutes
   *[other] { $emote }
}
    .button = { $emote ->
        [laugh] Laugh
        [applause] Applaud
        [anger] Fume
        [surprise] Be amazed
        [thinking] Ponder
        [salute] Salute
       *[other] { $emote }
    }
