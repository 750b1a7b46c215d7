### Meuterer: ce que disent les conseils et les analyses, en français.

# $island (text)
meuterer-advice-sale = Vous vendez le plus { meuterer-at }
# $role (text)
meuterer-advice-dock = { $role ->
    [mutineer] Vous accostez comme mutin
   *[captain] Vous accostez comme capitaine
}
# $role (text)
meuterer-advice-crew = { $role ->
    [boy] Vous marquez comme mousse
   *[mate] Vous marquez comme quartier-maître
}
meuterer-advice-mutiny = Une mutinerie réussit
meuterer-advice-plunder = Les pirates pillent le navire
meuterer-advice-points = Vos points dans la manche, en moyenne
meuterer-advice-others = Les points de chaque adversaire dans la manche, en moyenne
