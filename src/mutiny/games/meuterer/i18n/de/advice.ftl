### Meuterer: was Ratschläge und Analysen sagen, auf Deutsch.

# $island (text)
meuterer-advice-sale = Du verkaufst { meuterer-at } am meisten
# $role (text)
meuterer-advice-dock = { $role ->
    [mutineer] Du legst als Meuterer an
   *[captain] Du legst als Kapitän an
}
# $role (text)
meuterer-advice-crew = { $role ->
    [boy] Du punktest als Schiffsjunge
   *[mate] Du punktest als Maat
}
meuterer-advice-mutiny = Eine Meuterei gelingt
meuterer-advice-plunder = Die Piraten plündern das Schiff
meuterer-advice-points = Deine Siegpunkte in der Runde, im Schnitt
meuterer-advice-others = Siegpunkte der anderen in der Runde, im Schnitt pro Person
