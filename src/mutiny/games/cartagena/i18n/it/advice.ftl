### Cartagena: che cosa dicono i consigli e le analisi, in italiano.

cartagena-advice-side = La tua fazione vince l'ammutinamento
# $letter (text)
cartagena-advice-duel = La tua fazione vince il duello { $letter }
# $why (text)
cartagena-advice-out = { $why ->
    [side] Esci dal gioco perché non hai uno schieramento
   *[monkey] Esci dal gioco perché non hai più carte combattimento
}
# $why (text): space, combat, gold o coins
cartagena-advice-outbreak = { $why ->
    [combat] Prima di tutto si esaurisce il mazzo combattimento
    [gold] Prima di tutto si esaurisce il mazzo oro
    [coins] Prima di tutto si esauriscono le monete della riserva
   *[space] Prima di tutto la nave raggiunge la casella ammutinamento
}
cartagena-advice-fellows = Avversari della tua fazione ancora in gioco, in media
cartagena-advice-gold = Il tuo oro alla fine, in media
cartagena-advice-richest = Nella tua fazione nessuno ancora in gioco ha più oro di te
