### Traîtres à bord auf Deutsch. Wörter nach docs/glossary.md; das Geschlecht der Spieler ist nie bekannt.
### Was angesagt oder gesagt wird, kann gelogen sein: Es wird immer als Behauptung erzählt.

## Wörter. $word ist das Wort, wie es Aufzeichnungen schreiben.

# $word (text): eine Karte; Beute wird durch ihren Wert bezeichnet
traitres-card = { $word ->
    [plank] Planke
    [spyglass] Fernrohr
    [pockets] Taschen leeren
    [riddance] Weg damit
    [catch] Reicher Fang
   *[loot] { $word }
}
# $word (text): eine Karte, $count (number): wie viele davon in der Truhe lagen
traitres-counted = { $count } × { $word }
# $word (text): eine Rolle
traitres-role-name = { $word ->
    [pirate] Pirat
    [mutineer] Meuterer
   *[other] { $word }
}
# $word (text): eine Phase
traitres-phase = { $word ->
    [roles] Die Rollen werden ausgeteilt
    [first] Wer beginnt, wird ausgelost
    [deck] Die Karten werden ausgeteilt
    [turn] Die Truhe öffnen oder eine Karte spielen
    [order] Die Karten kommen zurück in die Truhe
    [return] Karten kommen zurück auf den Nachzugstapel
    [over] Die Partie ist zu Ende
   *[other] { $word }
}
# $seat (number): steht für einen Spieler, dessen Name nicht bekannt ist
traitres-seat = Platz { $seat }

## Satzteile

# $count (number)
traitres-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
# $chest (number): Karten in der Truhe
traitres-in-chest = Karten in der Truhe: { $chest }.

## Ereignisse. $player ist, wen es betrifft; ein Attribut gilt für den, der die Tatsache erfährt, nach der es heißt.

# $role (text), $others (text): die anderen Meuterer, wenn sie sich kennen, $others-count (number)
traitres-role = { $player } erhält heimlich eine Rolle.
    .role = { $others-count ->
        [0] { $role ->
            [mutineer] { $player } erhält heimlich eine Rolle: Meuterer.
           *[pirate] { $player } erhält heimlich eine Rolle: Pirat.
        }
       *[other] { $player } erhält heimlich eine Rolle: Meuterer, im Bunde mit { $others }.
    }
traitres-first = Das Los hat entschieden: { $player } beginnt.
traitres-deal = { $player } erhält { traitres-cards }.
    .cards = { $player } erhält { traitres-cards }: { $cards }.
# $value (text): was angesagt wird, $card (text): was es ist, $honest (text): yes oder no
traitres-stash = { $player } legt eine Karte in die Truhe und behauptet, es sei eine { $value }. { traitres-in-chest }
    .card = { $honest ->
        [yes] { $player } legt eine { $card } in die Truhe und sagt die Wahrheit. { traitres-in-chest }
       *[no] { $player } legt eine { $card } in die Truhe, behauptet aber, es sei eine { $value }. { traitres-in-chest }
    }
# $target (text): ein Spieler, $planks (number): wie viele er jetzt hat
traitres-plank = { $planks ->
    [1] { $player } legt eine Planke vor { $target }, die erste von dreien.
    [2] { $player } legt eine Planke vor { $target }, die zweite: Noch eine, und es geht über Bord!
   *[3] { $player } legt die dritte Planke vor { $target }!
}
# $role (text), $count (number): Handkarten
traitres-overboard = { $role ->
    [mutineer] Platsch! { $player } geht über Bord … und gehörte wirklich zu den Meuterern! Hand ungesehen abgelegt: { traitres-cards }.
   *[pirate] Platsch! { $player } geht über Bord … und gehörte zu den treuen Piraten! Hand ungesehen abgelegt: { traitres-cards }.
}
traitres-riddance = { $count ->
    [0] { $player } spielt „Weg damit“, aber die Truhe ist leer.
    [one] { $player } spielt „Weg damit“: Die einzige Karte der Truhe wird ungesehen abgelegt, und die Truhe ist leer.
   *[other] { $player } spielt „Weg damit“: Die obersten { $count } Karten der Truhe werden ungesehen abgelegt. { traitres-in-chest }
}
traitres-spyglass = { $count ->
    [0] { $player } zückt das Fernrohr, aber die Truhe ist leer.
    [one] { $player } zückt das Fernrohr und sieht sich heimlich die einzige Karte der Truhe an.
   *[other] { $player } zückt das Fernrohr und sieht sich heimlich die obersten { $count } Karten der Truhe an.
}
    .cards = { $count ->
        [0] { $player } zückt das Fernrohr, aber die Truhe ist leer.
        [one] { $player } zückt das Fernrohr und sieht sich heimlich die einzige Karte der Truhe an: { $cards }.
       *[other] { $player } zückt das Fernrohr und sieht sich heimlich die obersten { $count } Karten der Truhe an: { $cards }.
    }
traitres-order = { $count ->
    [one] { $player } legt die Karte in die Truhe zurück.
   *[other] { $player } legt die Karten in geheimer Reihenfolge oben in die Truhe zurück.
}
    .cards = { $count ->
        [one] { $player } legt die Karte in die Truhe zurück: { $cards }.
       *[other] { $player } legt die Karten in die Truhe zurück, von oben nach unten: { $cards }.
    }
traitres-catch = { $player } spielt „Reicher Fang“ und zieht { traitres-cards }.
    .cards = { $player } spielt „Reicher Fang“ und zieht { traitres-cards }: { $cards }.
traitres-return = { $player } legt { traitres-cards } auf den Nachzugstapel zurück.
    .cards = { $player } legt { traitres-cards } auf den Nachzugstapel zurück, von oben nach unten: { $cards }.
# $target (text): ein Spieler
traitres-pockets = { $player } spielt „Taschen leeren“ gegen { $target }: Die ganze Hand wird ungesehen abgelegt ({ traitres-cards }).
traitres-draw = { $player } zieht { traitres-cards } nach.
    .cards = { $player } zieht { traitres-cards } nach: { $cards }.
# $sum (number), $target (number): was die Truhe erreichen muss
traitres-open = { $cards-count ->
    [0] { $player } deckt die Piratenrolle auf und öffnet die Truhe: Sie ist leer! Zielwert: { $target }.
   *[other] { $player } deckt die Piratenrolle auf und öffnet die Truhe: { $cards }. Die Truhe ist { $sum } wert, der Zielwert ist { $target }.
}
# $team (text): pirates oder mutineers
traitres-end = { $clause ->
    [T3-1] { $team ->
        [pirates] Die Truhe erreicht den Zielwert: Die Piraten gewinnen! { traitres-unmasked }
       *[mutineers] Die Truhe verfehlt den Zielwert: Die Meuterer gewinnen! { traitres-unmasked }
    }
    [T3-2] Kein einziger Meuterer ist mehr an Bord: Die Piraten gewinnen! { traitres-unmasked }
    [T3-3] Die Meuterer an Bord sind nicht mehr in der Minderheit: Die Meuterer gewinnen! { traitres-unmasked }
   *[T3-4] Der Nachzugstapel ist leer: Die Meuterer gewinnen! { traitres-unmasked }
}
# $winners (text), $roles (text)
traitres-unmasked = Ein Hoch auf { $winners }! Die Masken fallen: { $roles }.
traitres-say = { $player }: „{ traitres-phrase }“

## Tischgespräche: was gesagt wird, Wort für Wort

# $manner (text), $phrase (text), $role (text), $target (text): ein Spieler, $cards (text), $cards-count (number), $sum (text)
traitres-phrase = { $manner ->
    [gruff] { traitres-phrase-gruff }
    [chatty] { traitres-phrase-chatty }
    [formal] { traitres-phrase-formal }
   *[plain] { traitres-phrase-plain }
}
# $phrase (text), $role (text), $target (text): ein Spieler, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-plain = { $phrase ->
    [role] { $role ->
        [mutineer] Na gut, ich gebe es zu: Ich gehöre zu den Meuterern.
       *[pirate] Ich gehöre zu den Piraten, Ehrenwort!
    }
    [accuse] Passt auf, { $target } gehört zu den Meuterern!
    [vouch] { $target } gehört zu den Piraten, dafür lege ich die Hand ins Feuer!
    [ask] { $target }, was hast du in die Truhe gelegt?
    [spied] { $cards-count ->
        [0] Mein Fernrohr hat nichts gezeigt: Die Truhe war leer.
       *[other] Das habe ich durchs Fernrohr gesehen: { $cards }.
    }
   *[chest] Wenn ihr mich fragt, ist die Truhe { $sum } wert.
}

## Dieselben Sätze in den Worten der Figuren, die von Bots gespielt werden

# $phrase (text), $role (text), $target (text): ein Spieler, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-gruff = { $phrase ->
    [role] { $role ->
        [mutineer] Jawohl, ich gehör zu den Meuterern. Na und?
       *[pirate] Ich gehör zu den Piraten. Basta!
    }
    [accuse] { $target }? Gehört zu den Meuterern. Glaubt mir!
    [vouch] { $target } gehört zu den Piraten. Schluss, aus.
    [ask] { $target }! Was hast du in die Truhe gelegt? Raus damit!
    [spied] { $cards-count ->
        [0] In die Truhe geguckt. Leer.
       *[other] In die Truhe geguckt. { $cards }. Mehr nicht.
    }
   *[chest] Die Truhe? { $sum }. Nicht mehr und nicht weniger.
}
# $phrase (text), $role (text), $target (text): ein Spieler, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-chatty = { $phrase ->
    [role] { $role ->
        [mutineer] Ach, na schön, ihr habt mich erwischt: Ich gehöre zu den Meuterern!
       *[pirate] Ich? Zu den Piraten natürlich, fragt meine Mutter!
    }
    [accuse] Ich will ja nicht tratschen, aber { $target } gehört zu den Meuterern, das spür ich!
    [vouch] Ach, { $target } gehört zu den Piraten, darauf verwette ich meine Stiefel!
    [ask] Na komm, { $target }, erzähl mal: Was hast du in die Truhe gelegt?
    [spied] { $cards-count ->
        [0] Ihr glaubt es nicht: nichts im Fernrohr, die Truhe war leer!
       *[other] Ratet mal, was ich durchs Fernrohr gesehen habe: { $cards }!
    }
   *[chest] Ich hab mitgezählt: Die Truhe ist so um die { $sum } wert!
}
# $phrase (text), $role (text), $target (text): ein Spieler, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-formal = { $phrase ->
    [role] { $role ->
        [mutineer] Ich muss gestehen: Ich gehöre zu den Meuterern.
       *[pirate] Ich versichere euch, dass ich zu den Piraten gehöre.
    }
    [accuse] Ich bedaure, es sagen zu müssen: { $target } gehört zu den Meuterern.
    [vouch] Ich bürge für { $target }: ohne jeden Zweifel auf der Seite der Piraten.
    [ask] { $target }, würdest du uns freundlicherweise sagen, was du in die Truhe gelegt hast?
    [spied] { $cards-count ->
        [0] Zu Protokoll: Die Truhe war leer.
       *[other] Zu Protokoll: Mein Fernrohr hat { $cards } gezeigt.
    }
   *[chest] Nach meiner Rechnung ist die Truhe { $sum } wert.
}

## Was sich sagen lässt, für den, der danach fragt

traitres-talk = Was du sagen kannst. Ob es stimmt, prüft niemand, und am Spielstand ändert es nichts.
    .role = say role pirate, say role mutineer: dich zu einer Rolle bekennen (Pirat oder Meuterer)
    .accuse = say accuse PLATZ: jemanden beschuldigen, zu den Meuterern zu gehören
    .vouch = say vouch PLATZ: für jemanden bürgen
    .ask = say ask PLATZ: fragen, was jemand in die Truhe gelegt hat
    .spied = say spied KARTEN: sagen, was dein Fernrohr gezeigt hat, keine bis drei Karten aus +1, 0 und -2
    .chest = say chest ZAHL: sagen, wie viel die Truhe deiner Meinung nach wert ist

## Spielzüge, bevor sie gemacht werden

# $target (number), $chest (number): Karten in der Truhe
traitres-move-open = { $chest ->
    [one] Die eigene Rolle zeigen und die Truhe öffnen ({ $chest } Karte, Zielwert { $target })
   *[other] Die eigene Rolle zeigen und die Truhe öffnen ({ $chest } Karten, Zielwert { $target })
}
# $card (text), $value (text), $honest (text): yes oder no
traitres-move-stash = { $honest ->
    [yes] Eine { $card } in die Truhe legen und die Wahrheit sagen
   *[no] Eine { $card } in die Truhe legen und behaupten, es sei eine { $value }
}
# $target (text): ein Spieler, $planks (number): wie viele er haben wird
traitres-move-plank = { $planks ->
    [1] Die erste Planke vor { $target } legen
    [2] Die zweite Planke vor { $target } legen
   *[3] Die dritte Planke vor { $target } legen: über Bord!
}
# $count (number): Karten, die zu sehen sind
traitres-move-spyglass = { $count ->
    [0] Fernrohr ohne Wirkung spielen: Die Truhe ist leer
    [one] Fernrohr spielen: die einzige Karte der Truhe ansehen
   *[other] Fernrohr spielen: die obersten { $count } Karten der Truhe ansehen und beliebig geordnet zurücklegen
}
# $target (text): ein Spieler, $count (number): Handkarten
traitres-move-pockets = „Taschen leeren“ gegen { $target } spielen ({ traitres-cards } auf der Hand)
# $count (number): Karten, die wegkommen
traitres-move-riddance = { $count ->
    [0] „Weg damit“ ohne Wirkung spielen: Die Truhe ist leer
    [one] „Weg damit“ spielen: die einzige Karte der Truhe ablegen
   *[other] „Weg damit“ spielen: die obersten { $count } Karten der Truhe ablegen
}
# $count (number): Karten, die gezogen werden
traitres-move-catch = „Reicher Fang“ spielen: { traitres-cards } ziehen, dann 2 auf den Nachzugstapel zurücklegen
# $cards (text)
traitres-move-order = In die Truhe zurücklegen, von oben nach unten: { $cards }
# $cards (text)
traitres-move-return = Auf den Nachzugstapel zurücklegen, von oben nach unten: { $cards }

## Der Tisch, als Text gezeichnet

traitres-table-target = Zielwert: { $target }
traitres-table-roles = Piraten: { $pirates } · Meuterer: { $mutineers }
traitres-table-chest = Karten in der Truhe: { $count }
traitres-table-draw-pile = Nachzugstapel: { $count }
traitres-table-discard-pile = Ablagestapel: { $count }
traitres-table-player = Spieler
traitres-table-hand-size = Hand
traitres-table-planks = Planken
traitres-table-role = Rolle
traitres-table-overboard = über Bord
traitres-table-own-role = Deine Rolle: { $role }
traitres-table-mutineers = Die Meuterer: { $players }
traitres-table-hand = Deine Hand: { $cards }
traitres-table-no-hand = Deine Hand ist leer
traitres-table-seen = Durchs Fernrohr: { $cards }
traitres-table-announced = Ansagen
traitres-table-sum = Summe
# $claims (text): Spieler und Werte
traitres-table-latest = Letzte Ansagen, neueste zuerst: { $claims }
# $card (text), $player (text): wer sie gespielt hat, $target (text): gegen wen
traitres-table-played = Zuletzt gespielt: { $card }, von { $player }
    .target = Zuletzt gespielt: { $card }, von { $player } gegen { $target }
# $cards (text): wie viele von jeder, $sum (text)
traitres-table-opened = In der Truhe: { $cards }; zusammen { $sum } wert
traitres-table-opened-empty = Die Truhe ist leer
