### Meuterer: che cosa dicono i consigli e le analisi, in italiano.

# $island (text)
meuterer-advice-sale = Vendi più di tutti { meuterer-at }
# $role (text)
meuterer-advice-dock = { $role ->
    [mutineer] Attracchi come ammutinato
   *[captain] Attracchi come capitano
}
# $role (text)
meuterer-advice-crew = { $role ->
    [boy] Ottieni punti come mozzo
   *[mate] Ottieni punti come nostromo
}
meuterer-advice-mutiny = Un ammutinamento riesce
meuterer-advice-plunder = I pirati saccheggiano la nave
meuterer-advice-points = I tuoi punti nel round, in media
meuterer-advice-others = I punti degli altri nel round, in media a testa
