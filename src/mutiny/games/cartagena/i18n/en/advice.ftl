### Cartagena: what advice and analyses say, in English.

cartagena-advice-side = Your side wins the mutiny
# $letter (text)
cartagena-advice-duel = Your side wins duel { $letter }
# $why (text)
cartagena-advice-out = { $why ->
    [side] You are out of the game because you have no allegiance
   *[monkey] You are out of the game because you have no combat cards left
}
# $why (text): space, combat, gold or coins
cartagena-advice-outbreak = { $why ->
    [combat] The combat pile runs out first
    [gold] The gold pile runs out first
    [coins] The supply of coins runs out first
   *[space] The ship reaches the mutiny space first
}
cartagena-advice-fellows = Opponents on your side who are still in, on average
cartagena-advice-gold = Your gold at the end, on average
cartagena-advice-richest = Nobody on your side who is still in has more gold than you
