### Cartagena: was Ratschläge und Analysen sagen, auf Deutsch.

cartagena-advice-side = Deine Seite gewinnt die Meuterei
# $letter (text)
cartagena-advice-duel = Deine Seite gewinnt Duell { $letter }
# $why (text)
cartagena-advice-out = { $why ->
    [side] Du scheidest aus, weil du keine Gesinnung festgelegt hast
   *[monkey] Du scheidest aus, weil dir die Kampfkarten ausgehen
}
# $why (text): space, combat, gold oder coins
cartagena-advice-outbreak = { $why ->
    [combat] Zuerst ist der Kampfstapel aufgebraucht
    [gold] Zuerst ist der Goldstapel aufgebraucht
    [coins] Zuerst sind die Münzen im Vorrat aufgebraucht
   *[space] Zuerst erreicht das Schiff das Meutereifeld
}
cartagena-advice-fellows = Gegner auf deiner Seite, die noch im Spiel sind, im Schnitt
cartagena-advice-gold = Dein Gold am Ende, im Schnitt
cartagena-advice-richest = Von allen, die auf deiner Seite noch im Spiel sind, hat niemand mehr Gold als du
