### I personaggi interpretati dai bot e le reazioni, in italiano; il client web li carica a un tavolo.

# $name (text): il nome di un personaggio
web-character = { $name ->
    [Bernhard] Il nostromo. La sua voce arriva fino alla coffa; non ha mai sprecato una parola.
    [Steffi] La vedetta. Vede tutto per prima e lo dice prima che glielo chiedano.
    [Florian] Il mozzo. È al primo viaggio e sa già tutto lui.
    [Carmen] La cannoniera. Ha perso un occhio, mai una scommessa.
    [Antje] Al timone da trent'anni. Pesa le parole come pesa il vento.
    [Ludger] Il cuoco. Rimesta la zuppa e ogni diceria di bordo.
    [Wiebke] La chirurga di bordo. Se la prende comoda, con le carte come con la sega.
    [Hauke] Il vecchio pescatore. Fuma, tace e tiene il conto.
    [Marisol] La carpentiera. Canticchia mentre lavora e ride più forte di tutti.
    [Jacques] Il commissario di bordo. Annota nel libro ogni doblone e ogni offesa.
    [Ottavia] La navigatrice. Conosce per nome le stelle e le manie di ognuno.
    [Renzo] Il velaio. Svelto con l'ago, ancora più svelto con le carte.
   *[other] Un marinaio che nessuno conosce.
}

web-emotes = Reazioni
# $emote (text)
web-emote = { $emote ->
    [laugh] ride di gusto
    [applause] applaude
    [anger] va su tutte le furie
    [surprise] resta a bocca aperta
    [thinking] riflette
    [salute] fa il saluto militare
   *[other] { $emote }
}
    .button = { $emote ->
        [laugh] Ridere
        [applause] Applaudire
        [anger] Infuriarsi
        [surprise] Stupirsi
        [thinking] Riflettere
        [salute] Fare il saluto
       *[other] { $emote }
    }
