### Cartagena: Die Meuterei auf Deutsch. Wörter nach docs/glossary.md; das Geschlecht der Spieler ist nie bekannt.

## Wörter. $word ist das Wort, wie es Aufzeichnungen schreiben.

# $word (text): eine Kampfkarte, eine Goldkarte oder das Äffchen
cartagena-card = { $word ->
    [v1] Valverde 1
    [v2] Valverde 2
    [v3] Valverde 3
    [d1] Diaz 1
    [d2] Diaz 2
    [d3] Diaz 3
    [g1] Gold 1
    [g2] Gold 2
    [g3] Gold 3
    [monkey] Äffchen
   *[other] { $word }
}
# $word (text): ein Pirat, wie seine Karte überschrieben ist
cartagena-pirate = { $word ->
    [captain-valverde] Kapitän Valverde
    [ramon-diaz] Ramon Diaz
    [crackpott] Crackpott
    [tembo] Tembo
    [wessel-jan] Wessel-Jan
    [dean-nero] Dean Nero
    [pang] Pang
    [chang-ye] Chang Ye
    [sate] Sate
    [bijoux] Bijoux
    [ojo] Ojo
    [cambivalute] Cambivalute
    [ghost] Geist
   *[other] { $word }
}
# $word (text): ein Pirat, als Subjekt eines Satzes
cartagena-the-pirate = { $word ->
    [ghost] der Geist
   *[other] { cartagena-pirate }
}
# $word (text): ein Pirat, als der Besuchte
cartagena-visited-pirate = { cartagena-pirate }
# $word (text): eine Phase
cartagena-phase = { $word ->
    [dealer] Wer zuerst gibt, wird ausgelost
    [combat] Die Kampfkarten werden gemischt
    [gold] Die Goldkarten werden gemischt
    [storm] Sturm: Ein Pirat kommt ins Rettungsboot
    [row] Die Türen werden ausgelegt
    [sailors] Zwei Matrosen verlassen das Deck
    [posts] Die letzten Matrosen werden aufgestellt
    [door] An einer Tür anklopfen oder einen Piraten besuchen
    [take] Wählen, was man nimmt
    [keep] Wählen, welche Kampfkarte man behält
    [swap] Kampfkarten tauschen
    [trade] Kampfkarten verkaufen oder kaufen
    [rob] Wählen, wen man bestiehlt
    [side] Die Gesinnung festlegen
    [peek] Die Gesinnung eines Gegners ansehen
    [post] Zwei Matrosen aufstellen
    [inspect] Ein Duell zum Begutachten wählen
    [turn] Die beiden Matrosen stehen lassen oder vertauschen
    [lay] Alle im Duell legen eine Karte
    [monkey] Ein Äffchen will eine Münze stehlen
    [over] Die Partie ist zu Ende
   *[other] { $word }
}
# $seat (number): steht für einen Spieler, dessen Name nicht bekannt ist
cartagena-seat = Platz { $seat }

## Satzteile

# $coins (number)
cartagena-n-coins = { $coins ->
    [0] keine Münzen
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
# $count (number)
cartagena-n-combat = { $count ->
    [0] keine Kampfkarten
    [one] { $count } Kampfkarte
   *[other] { $count } Kampfkarten
}
# $side (text)
cartagena-the-side = { $side ->
    [valverde] Valverde
   *[diaz] Diaz
}
# $valverde (number), $diaz (number): Matrosen oder Gesamtwerte
cartagena-values = { $valverde } für Valverde, { $diaz } für Diaz
# $gold (text): Karten, $gold-count (number), $coins (number)
cartagena-hoard = { $gold-count ->
    [0] { cartagena-n-coins }
    [one] Goldkarte { $gold }, dazu { cartagena-n-coins }
   *[other] Goldkarten { $gold }, dazu { cartagena-n-coins }
}
# $monkeys-count (number)
cartagena-monkeys = { $monkeys-count ->
    [one] ein Äffchen
   *[other] { $monkeys-count } Äffchen
}
# $cards (text), $cards-count (number), $monkeys-count (number)
cartagena-laid = { $cards-count ->
    [0] { cartagena-monkeys }
   *[other] { $monkeys-count ->
        [0] { $cards }
       *[other] { $cards }, dazu { cartagena-monkeys }
    }
}

## Ereignisse. $player ist, wen es betrifft; ein Attribut gilt für den, der die Tatsache erfährt, nach der es heißt.

cartagena-dealer = Das Los hat entschieden: { $player } gibt zuerst.
# $cards (text), $coins (number)
cartagena-purse = { $player } beginnt mit { $cards }, dazu { cartagena-n-coins }.
# $pile (text): combat oder gold, $count (number): Karten
cartagena-pile = { $pile ->
    [gold] Die Goldkarten werden gemischt: { $count } liegen im Goldstapel.
   *[combat] Die übrigen Kampfkarten werden gemischt: { $count } liegen im Kampfstapel.
}
# $pirate (text), $back (text): ein Pirat, wenn $changed yes ist
cartagena-storm = { $changed ->
    [yes] Sturm! { $player } zieht eine Piratenkarte: Ins Rettungsboot kommt { $pirate }, und { $back } kehrt an Bord zurück.
   *[no] Sturm! { $player } zieht eine Piratenkarte: Ins Rettungsboot kommt { $pirate }.
}
# $round (number), $count (number): Türen
cartagena-row = Runde { $round }: { $player } legt eine Reihe von { $count } Türen aus.
# $pirate (text), $ghost (text): yes oder no
cartagena-knock = { $ghost ->
    [yes] { $player } klopft an, und heraus schwebt … der Geist!
   *[no] { $player } klopft an, und { $pirate } öffnet.
}
cartagena-ghost = Der Geist schlägt { $player } in die Flucht: Der Zug ist zu Ende.
# $pirate (text)
cartagena-visit = { $player } besucht { $pirate }.
# $cards (text)
cartagena-gold = { $clause ->
    [C2-2] { $player } behält die Goldkarte.
   *[C2-1] { $player } nimmt die oberste Goldkarte.
}
    .cards = { $clause ->
        [C2-2] { $player } behält { $cards }.
       *[C2-1] { $player } nimmt die oberste Goldkarte: { $cards }.
    }
# $count (number), $cards (text)
cartagena-combat = { $clause ->
    [C2-2] { $player } behält die Kampfkarte.
    [C2-4] { $player } behält { cartagena-n-combat }.
   *[other] { $player } zieht { cartagena-n-combat }.
}
    .cards = { $clause ->
        [C2-2] { $player } behält { $cards }.
        [C2-4] { $player } behält { $cards }.
       *[other] { $player } zieht { cartagena-n-combat }: { $cards }.
    }
# $coins (number)
cartagena-coins = { $clause ->
    [C4-5] Das Äffchen von { $player } nimmt eine Münze aus dem Vorrat.
    [C4-6] Das Äffchen von { $player } nimmt eine Münze aus dem Vorrat.
   *[other] { $player } nimmt { cartagena-n-coins } aus dem Vorrat.
}
# $coins (number)
cartagena-pay = { $player } zahlt { cartagena-n-coins } in den Vorrat.
# $gold (number): gesehene Karten, $combat (number), $seen (text): die Karten
cartagena-look = { $gold ->
    [0] { $combat ->
        [one] { $player } sieht sich heimlich die oberste Kampfkarte an.
       *[other] { $player } sieht sich heimlich die obersten { $combat } Kampfkarten an.
    }
   *[other] { $combat ->
        [0] { $player } sieht sich heimlich die oberste Goldkarte an.
       *[other] { $player } sieht sich heimlich die oberste Goldkarte und die oberste Kampfkarte an.
    }
}
    .gold_cards = { $gold ->
        [0] { $combat ->
            [one] { $player } sieht sich heimlich die oberste Kampfkarte an: { $seen }.
           *[other] { $player } sieht sich heimlich die obersten { $combat } Kampfkarten an: { $seen }.
        }
       *[other] { $combat ->
            [0] { $player } sieht sich heimlich die oberste Goldkarte an: { $seen }.
           *[other] { $player } sieht sich heimlich die oberste Goldkarte und die oberste Kampfkarte an: { $seen }.
        }
    }
# $pile (text): combat oder gold, $count (number), $cards (text)
cartagena-under = { $clause ->
    [C2-6] { $player } verkauft { cartagena-n-combat }.
   *[other] { $pile ->
        [gold] { $player } schiebt 1 Goldkarte unter den Goldstapel.
       *[combat] { $player } schiebt { cartagena-n-combat } unter den Kampfstapel.
    }
}
    .cards = { $clause ->
        [C2-6] { $player } verkauft { $cards }.
       *[other] { $pile ->
            [gold] { $player } schiebt { $cards } unter den Goldstapel.
           *[combat] { $player } schiebt { $cards } unter den Kampfstapel.
        }
    }
# $target (text): ein Spieler
cartagena-rob = { $clause ->
    [C4-5] Das Äffchen von { $player } stiehlt { $target } eine Münze.
   *[C2-8] { $player } stiehlt { $target } eine Münze.
}
# $coins (number)
cartagena-offer = Sate bietet jetzt { cartagena-n-coins }.
# $again (text): yes oder no, $side (text)
cartagena-side = { $again ->
    [yes] { $player } wechselt die Gesinnung oder tut nur so.
   *[no] { $player } legt heimlich die Gesinnung fest.
}
    .side = { $again ->
        [yes] { $player } wechselt die Gesinnung oder tut nur so: jetzt { cartagena-the-side }.
       *[no] { $player } legt heimlich die Gesinnung fest: { cartagena-the-side }.
    }
# $target (text): ein Spieler, wenn $looked yes ist, $side (text)
cartagena-peek = { $looked ->
    [yes] { $player } sieht sich heimlich die Gesinnung von { $target } an.
   *[no] { $player } sieht sich keine Gesinnung an.
}
    .side = { $player } sieht sich heimlich die Gesinnung von { $target } an: { cartagena-the-side }.
# $values (text)
cartagena-sailors = { $player } nimmt zwei Matrosen vom Deck und sieht sich heimlich ihre Werte an.
    .values = { $player } nimmt zwei Matrosen vom Deck und sieht sich heimlich ihre Werte an: { $values }.
# $letter (text)
cartagena-post = { $player } stellt sie einander gegenüber auf die Duellfelder { $letter }.
    .valverde = { $player } stellt sie einander gegenüber auf die Duellfelder { $letter }: { cartagena-values }.
# $letter (text)
cartagena-inspect = { $player } begutachtet heimlich Duell { $letter }.
    .valverde = { $player } begutachtet heimlich Duell { $letter }: { cartagena-values }.
# $letter (text), $swapped (text): yes oder no
cartagena-turn = { $player } stellt die beiden Matrosen zurück, vertauscht oder nicht.
    .swapped = { $swapped ->
        [yes] { $player } vertauscht die Matrosen von Duell { $letter }: jetzt { cartagena-values }.
       *[no] { $player } lässt die Matrosen von Duell { $letter } stehen: { cartagena-values }.
    }
# $door (text): das Wort für den Piraten
cartagena-idle = { $door ->
    [chang-ye] { $player } geht leer aus: Kein Gegner hat eine Münze.
    [ojo] { $player } geht leer aus: Kein Gegner hat eine Gesinnung festgelegt.
   *[other] { $player } geht leer aus: Es ist nichts mehr zu holen.
}
cartagena-pass = { $clause ->
    [C2-6] { $player } verkauft und kauft nichts.
   *[C2-5] { $player } tauscht nichts.
}
# $spaces (number), $ship (number): das Feld, auf dem es jetzt steht
cartagena-sail = { $spaces ->
    [0] Alle Türen sind offen: Das Schiff bleibt auf Feld { $ship }.
    [one] Das Schiff segelt { $spaces } Feld weiter, auf Feld { $ship }.
   *[other] Das Schiff segelt { $spaces } Felder weiter, auf Feld { $ship }.
}
# $why (text): space, combat, gold oder coins
cartagena-mutiny = { $why ->
    [combat] Die Meuterei bricht aus! Der Kampfstapel ist leer.
    [gold] Die Meuterei bricht aus! Der Goldstapel ist leer.
    [coins] Die Meuterei bricht aus! Im Vorrat sind keine Münzen mehr.
   *[space] Die Meuterei bricht aus! Das Schiff hat das Meutereifeld erreicht.
}
cartagena-out = { $clause ->
    [C4-3] { $player } hat keine Kampfkarte mehr zu legen und scheidet aus!
   *[C3-2] { $player } hat keine Gesinnung festgelegt und scheidet aus!
}
# $pirate (text)
cartagena-lifeboat = Das Rettungsboot treibt davon, und { $pirate } ist aus dem Spiel.
# $count (number)
cartagena-posts = Die { $count } Matrosen, die noch an Deck sind, werden zufällig und ungesehen auf die leeren Duellfelder gestellt.
# $seats (text): Spieler, $seats-count (number)
cartagena-arm = { $seats-count ->
    [0] Niemand kann mehr kämpfen.
    [one] { $seats } nimmt das Äffchen und alle eigenen Kampfkarten auf die Hand.
   *[other] { $seats } nehmen ihre Äffchen und alle ihre Kampfkarten auf die Hand.
}
# $letter (text)
cartagena-duel = Duell { $letter } beginnt. Die Matrosen: { cartagena-values }.
# $card (text), $monkey (text): yes oder no
cartagena-lay = { $monkey ->
    [yes] { $player } legt verdeckt das Äffchen.
   *[no] { $player } legt verdeckt { $card }.
}
# $letter (text), $round (number)
cartagena-shown = { $cards-count ->
    [0] Duell { $letter }, Runde { $round }: { cartagena-laid }.
   *[other] Duell { $letter }, Runde { $round }: { cartagena-laid }. Es steht { cartagena-values }.
}
cartagena-leave = { $player } steigt aus dem Duell aus.
# $seats (text): Spieler, $seats-count (number)
cartagena-refill = { $seats-count ->
    [0] Der Vorrat reicht nicht, und niemand hat eine Münze dafür.
    [one] Der Vorrat reicht nicht: { $seats } legt eine Münze hinein.
   *[other] Der Vorrat reicht nicht: { $seats } legen je eine Münze hinein.
}
# $letter (text), $side (text), $most (number), $least (number): die Gesamtwerte, $tied (text): yes oder no
cartagena-duel-won = { $tied ->
    [yes] Gleichstand in Duell { $letter }, { $most } zu { $least }: Die gelegten Karten entscheiden für { cartagena-the-side }.
   *[no] { $clause ->
        [C4-9] Niemand ist mehr im Spiel: Die Matrosen allein entscheiden Duell { $letter } für { cartagena-the-side }, { $most } zu { $least }.
       *[C4-7] { cartagena-the-side } gewinnt Duell { $letter } mit { $most } zu { $least }.
    }
}
# $side (text), $most (number), $least (number): gewonnene Duelle
cartagena-mutiny-won = { $side ->
    [valverde] Mit { $most } zu { $least } Duellen gewinnt Valverde die Meuterei: Der Kapitän behält sein Schiff!
   *[diaz] Mit { $most } zu { $least } Duellen gewinnt Diaz die Meuterei: Das Schiff hat einen neuen Kapitän!
}
# $sided (text): yes oder no, $total (number): Gold
cartagena-reveal = { $sided ->
    [yes] { $player } steht auf der Seite von { cartagena-the-side }. Gold: { $total } ({ cartagena-hoard }).
   *[no] { $player } hat keine Gesinnung festgelegt. Gold: { $total } ({ cartagena-hoard }).
}
# $cards (text), $cards-count (number), $strength (number)
cartagena-tie = { $cards-count ->
    [0] Gleichstand beim Gold. { $player } hat keine Kampfkarten mehr. Stärke für die Siegerseite: { $strength }.
   *[other] Gleichstand beim Gold. { $player } zeigt die übrigen Kampfkarten: { $cards }. Stärke für die Siegerseite: { $strength }.
}
# $gold (text): Spieler und ihr Gold, $side (text)
cartagena-end = { $clause ->
    [C5-3] Die Partie ist zu Ende: Auf der Seite von { cartagena-the-side } ist niemand mehr im Spiel, und alle verlieren. Gold: { $gold }.
   *[other] Die Partie ist zu Ende. Gold: { $gold }. { winners }
}

## Spielzüge, bevor sie gemacht werden

# $closed (number): Türen
cartagena-move-knock = { $closed ->
    [one] An der letzten geschlossenen Tür anklopfen; wer öffnet, muss besucht werden, nur der Geist nicht
   *[other] An der nächsten Tür anklopfen; { $closed } sind noch zu
}
# $pirate (text): das Wort, $sided (text): yes oder no, $letter (text): der nächsten freien Duellfelder, oder none, $coins (number)
cartagena-move-visit = { $pirate ->
    [captain-valverde] Kapitän Valverde besuchen: die oberste Goldkarte und eine Münze nehmen
    [ramon-diaz] Ramon Diaz besuchen: die oberste Goldkarte und die oberste Kampfkarte ansehen, eine davon behalten
    [crackpott] Crackpott besuchen: 2 Kampfkarten ziehen
    [tembo] Tembo besuchen: die obersten 2 Kampfkarten ansehen, eine davon behalten
    [wessel-jan] Wessel-Jan besuchen: bis zu 3 Kampfkarten tauschen
    [dean-nero] Dean Nero besuchen: bis zu 3 Kampfkarten verkaufen oder kaufen, für je eine Münze
    [pang] Pang besuchen: die oberste Kampfkarte oder eine Münze nehmen
    [chang-ye] Chang Ye besuchen: einem Gegner eine Münze stehlen
    [sate] Sate besuchen: { cartagena-n-coins } nehmen
    [bijoux] { $sided ->
        [yes] Bijoux besuchen: die Gesinnung wechseln oder nur so tun
       *[no] Bijoux besuchen: heimlich die Gesinnung festlegen
    }
    [ojo] { $sided ->
        [yes] Ojo besuchen: die Gesinnung eines Gegners ansehen
       *[no] Ojo besuchen: heimlich die Gesinnung festlegen
    }
   *[cambivalute] { $letter ->
        [none] Cambivalute besuchen: ein Duell begutachten und nach Wunsch die Matrosen vertauschen
       *[other] Cambivalute besuchen: zwei Matrosen ansehen und auf die Duellfelder { $letter } stellen
    }
}
# $what (text): gold, combat oder coin
cartagena-move-take = { $what ->
    [gold] Die oberste Goldkarte nehmen
    [coin] Eine Münze nehmen
   *[combat] Die oberste Kampfkarte nehmen
}
# $card (text), $other (text): eine Karte, wenn $others 1 ist
cartagena-move-keep = { $others ->
    [0] { $card } behalten
   *[1] { $card } behalten; { $other } kommt unter den Stapel
}
# $count (number), $cards (text)
cartagena-move-swap = { $count ->
    [0] Keine Karte tauschen
    [one] { $cards } gegen eine andere Kampfkarte tauschen
   *[other] { $cards } gegen { $count } andere Kampfkarten tauschen
}
# $coins (number), $cards (text)
cartagena-move-sell = { $coins ->
    [0] Keine Karte verkaufen
   *[other] { $cards } für { cartagena-n-coins } verkaufen
}
# $count (number), $coins (number): ebenso viele
cartagena-move-buy = { $count ->
    [0] Keine Karte kaufen
   *[other] { cartagena-n-combat } für { cartagena-n-coins } kaufen
}
# $target (text): ein Spieler, $coins (number): dessen Münzen
cartagena-move-rob = { $coins ->
    [one] { $target } die einzige Münze stehlen
   *[other] { $target } eine von { $coins } Münzen stehlen
}
# $side (text), $had (text): die Seite vorher, oder none
cartagena-move-side = { $had ->
    [none] Die Gesinnung festlegen: { cartagena-the-side }
    [same] Bei { cartagena-the-side } bleiben und den Wechsel nur vortäuschen
   *[other] Zu { cartagena-the-side } wechseln
}
# $target (text): ein Spieler, oder none
cartagena-move-peek = Heimlich die Gesinnung von { $target } ansehen
    .none = Keine Gesinnung ansehen
# $letter (text)
cartagena-move-post = Auf die Duellfelder { $letter } stellen: { cartagena-values }
# $letter (text)
cartagena-move-inspect = Duell { $letter } begutachten
# $letter (text), $swapped (text): yes oder no
cartagena-move-turn = { $swapped ->
    [yes] Die Matrosen von Duell { $letter } vertauschen: { cartagena-values }
   *[no] Die Matrosen von Duell { $letter } stehen lassen: { cartagena-values }
}
# $card (text), $round (number): des Duells
cartagena-move-lay = { $card } legen
    .monkey = { $round ->
        [1] Das Äffchen legen: Du hast keine Kampfkarte mehr und scheidest aus
        [2] Das Äffchen legen: aus dem Duell aussteigen und eine Münze bekommen; liegt es allein, die eines Gegners
       *[other] Das Äffchen legen: aus dem Duell aussteigen
    }

## Der Tisch, als Text gezeichnet

cartagena-table-round = Runde { $round }
cartagena-table-combat-pile = Kampfstapel: { $count }
cartagena-table-gold-pile = Goldstapel: { $count }
cartagena-table-supply = Münzvorrat: { $count }
# $pirate (text)
cartagena-table-lifeboat = Im Rettungsboot: { $pirate }
# $player (text), $pirate (text), $what (text): worum oder um wen es ging, wenn $about yes ist
cartagena-table-last = { $about ->
    [yes] Letzter Zug: { $player } · { $pirate } ({ $what })
   *[no] Letzter Zug: { $player } · { $pirate }
}
# $spaces (number): bis zum Meutereifeld
cartagena-table-legend = { $spaces ->
    [one] ~ Sturm · ! Meuterei, noch { $spaces } Feld
   *[other] ~ Sturm · ! Meuterei, noch { $spaces } Felder
}
cartagena-table-open = offen
cartagena-table-knock = klopfen
cartagena-table-deck = Matrosen an Deck: { $count }
# $count (number)
cartagena-table-won = { $count ->
    [one] { $count } Duell gewonnen
   *[other] { $count } Duelle gewonnen
}
# $letter (text)
cartagena-table-duel = Duell { $letter }
cartagena-table-sailors = Matrosen
# $round (number): des Duells
cartagena-table-duel-round = Runde { $round }
cartagena-table-total = Gesamt
# $players (text), $count (number)
cartagena-table-monkeys = { $count ->
    [one] Äffchen: { $players }
   *[other] Äffchen: { $players }
}
# $cards (text)
cartagena-table-laid = Bisher gelegte Kampfkarten: { $cards }
cartagena-table-player = Spieler
cartagena-table-coins = Münzen
cartagena-table-gold = Gold
cartagena-table-combat = Kampf
cartagena-table-allegiance = Gesinnung
cartagena-table-set = festgelegt
# $side (text): festgelegt, oder eine Seite
cartagena-table-sided = Gesinnung: { $side }
cartagena-table-dealer = Geber
cartagena-table-in-duel = im Duell
cartagena-table-left-duel = ausgestiegen
cartagena-table-out = ausgeschieden
# $total (number), $cards (text), $count (number): Goldkarten
cartagena-table-worth = { $count ->
    [0] Gold: { $total }
    [one] Gold: { $total } (Karte { $cards })
   *[other] Gold: { $total } (Karten { $cards })
}
# $cards (text): bei Gleichstand gezeigt
cartagena-table-tied = Kampfkarten: { $cards }
cartagena-table-winner = Sieg
# $side (text)
cartagena-table-mutiny-won = { cartagena-the-side } hat die Meuterei gewonnen
# $cards (text)
cartagena-table-own-combat = Deine Kampfkarten: { $cards }
cartagena-table-no-cards = keine
# $total (number), $cards (text), $count (number): Goldkarten, $coins (number)
cartagena-table-own-gold = { $count ->
    [0] Dein Gold: { $total } ({ cartagena-n-coins })
    [one] Dein Gold: { $total } (Goldkarte { $cards }, { cartagena-n-coins })
   *[other] Dein Gold: { $total } (Goldkarten { $cards }, { cartagena-n-coins })
}
# $side (text)
cartagena-table-own-side = Deine Gesinnung: { cartagena-the-side }
cartagena-table-no-side = Deine Gesinnung: noch nicht festgelegt
# $cards (text)
cartagena-table-seen = Du siehst dir an: { $cards }
# $values (text)
cartagena-table-seen-sailors = Du siehst dir die Matrosen { $values } an
# $card (text)
cartagena-table-own-laid = Du hast gelegt: { $card }
