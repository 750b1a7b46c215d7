### Meuterer: what advice and analyses say, in English.

# $island (text)
meuterer-advice-sale = You sell the most { meuterer-at }
# $role (text)
meuterer-advice-dock = { $role ->
    [mutineer] You dock as Mutineer
   *[captain] You dock as Captain
}
# $role (text)
meuterer-advice-crew = { $role ->
    [boy] You score as Cabin Boy
   *[mate] You score as Mate
}
meuterer-advice-mutiny = A mutiny succeeds
meuterer-advice-plunder = The pirates rob the ship
meuterer-advice-points = Your points in the round, on average
meuterer-advice-others = The others' points in the round, each on average
