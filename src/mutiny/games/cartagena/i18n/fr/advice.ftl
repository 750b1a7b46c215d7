### Cartagena: ce que disent les conseils et les analyses, en français.

cartagena-advice-side = Votre camp remporte la mutinerie
# $letter (text)
cartagena-advice-duel = Votre camp remporte le duel { $letter }
# $why (text)
cartagena-advice-out = { $why ->
    [side] Vous êtes hors jeu faute d'allégeance
   *[monkey] Vous êtes hors jeu faute de cartes combat
}
# $why (text): space, combat, gold ou coins
cartagena-advice-outbreak = { $why ->
    [combat] La mutinerie éclate : pioche combat vide
    [gold] La mutinerie éclate : pioche or vide
    [coins] La mutinerie éclate : réserve de pièces vide
   *[space] La mutinerie éclate : case mutinerie atteinte
}
cartagena-advice-fellows = Adversaires encore en jeu dans votre camp, en moyenne
cartagena-advice-gold = Votre or à la fin, en moyenne
cartagena-advice-richest = Dans votre camp, aucun joueur encore en jeu n'a plus d'or que vous
