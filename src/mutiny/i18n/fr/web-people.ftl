### Les personnages que jouent les bots et les réactions, en français ; le client web les charge à une table.

# $name (text): le nom d'un personnage
web-character = { $name ->
    [Bernhard] Le maître d'équipage. Sa voix porte jusqu'à la hune ; il n'a jamais gaspillé un mot.
    [Steffi] La vigie. Voit tout avant les autres et le dit avant qu'on le lui demande.
    [Florian] Le mousse. C'est sa première traversée, et il sait déjà tout mieux.
    [Carmen] La canonnière. A perdu un œil, jamais un pari.
    [Antje] Trente ans à la barre. Elle pèse ses mots comme elle pèse le vent.
    [Ludger] Le coq. Remue la soupe et toutes les rumeurs du bord.
    [Wiebke] La chirurgienne du bord. Prend son temps, aux cartes comme à la scie.
    [Hauke] Le vieux pêcheur. Il fume, se tait et compte en silence.
    [Marisol] La charpentière. Fredonne en travaillant et rit plus fort que tous.
    [Jacques] Le commissaire du bord. Inscrit dans son livre chaque doublon et chaque offense.
    [Ottavia] La navigatrice. Connaît les étoiles par leur nom et les manies de chacun.
    [Renzo] Le voilier. Rapide à l'aiguille, plus rapide encore aux cartes.
   *[other] Un marin que personne ne connaît.
}

web-emotes = Réactions
# $emote (text)
web-emote = { $emote ->
    [laugh] rit aux éclats
    [applause] applaudit
    [anger] fulmine
    [surprise] n'en revient pas
    [thinking] réfléchit
    [salute] salue
   *[other] { $emote }
}
    .button = { $emote ->
        [laugh] Rire
        [applause] Applaudir
        [anger] Fulminer
        [surprise] S'étonner
        [thinking] Réfléchir
        [salute] Saluer
       *[other] { $emote }
    }
