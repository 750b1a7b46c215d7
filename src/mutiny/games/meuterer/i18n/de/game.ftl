### Meuterer auf Deutsch. Wörter nach docs/glossary.md; das Geschlecht der Spieler ist nie bekannt.

## Wörter. $word ist das Wort, wie es Aufzeichnungen schreiben.

# $word (text): eine Karte
meuterer-card = { $word ->
    [ruby] Rubin
    [salt] Salz
    [wine] Wein
    [cloth] Tuch
    [grain] Korn
    [conflict] Konflikt
    [pirates] Piraten
    [any] alles
   *[other] { $word }
}
# $word (text): eine Karte, $count (number)
meuterer-counted = { $word ->
    [ruby] { $count ->
        [one] { $count } Rubin
       *[other] { $count } Rubine
    }
    [conflict] { $count ->
        [one] { $count } Konfliktkarte
       *[other] { $count } Konfliktkarten
    }
    [salt] { $count } Salz
    [wine] { $count } Wein
    [cloth] { $count } Tuch
    [grain] { $count } Korn
    [pirates] die Piratenkarte
   *[other] { $count } { $word }
}
# $word (text): eine Rolle
meuterer-role = { $word ->
    [captain] Kapitän
    [mutineer] Meuterer
    [boy] Schiffsjunge
    [mate] Maat
    [merchant] Händler
    [loader] Lademeister
   *[other] { $word }
}
# $word (text): eine Insel
meuterer-island = { $word ->
    [hochland] Hochland
    [frosthoehle] Frosthöhle
    [gruenland] Grünland
    [karge-zunge] Karge Zunge
    [eisfelsen] Eisfelsen
    [affeninsel] Affeninsel
    [kalte-klippe] Kalte Klippe
    [sommerland] Sommerland
    [rotes-riff] Rotes Riff
    [piratennest] Piratennest
    [fingerhut] Fingerhut
    [sandkap] Sandkap
   *[other] { $word }
}
# $word (text): eine Phase
meuterer-phase = { $word ->
    [ring] Die Inseln werden ausgelegt
    [captain] Der erste Kapitän wird ausgelost
    [deck] Die Karten werden ausgeteilt
    [shuffle] Der Ablagestapel wird gemischt
    [pay] Der Kapitän legt die Heuer fest
    [offer] Waren anbieten
    [take] Aktionskarte nehmen
    [fight] Konfliktkarten spielen
    [sell] Waren verkaufen
    [keep] Der Lademeister wählt
    [over] Die Partie ist zu Ende
   *[other] { $word }
}

## Satzteile

# $card (text): eine Karte, die angeboten wird, im Akkusativ
meuterer-a-card = { $card ->
    [ruby] einen Rubin
    [salt] Salz
    [wine] Wein
    [cloth] Tuch
    [grain] Korn
    [conflict] eine Konfliktkarte
    [pirates] die Piratenkarte
   *[other] { $card }
}
# $role (text): eine Aktionskarte, die genommen wird, im Akkusativ
meuterer-the-role = { $role ->
    [mutineer] den Meuterer
    [boy] den Schiffsjungen
    [mate] den Maat
    [merchant] den Händler
    [loader] den Lademeister
   *[other] { $role }
}
# $island (text): der Name einer Insel; von Inseln sagen wir immer „bei“, nie „auf“, „in“ oder „vor“
meuterer-at = bei { $island }
# $count (number)
meuterer-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
# $left (number): Karten, die auf der Hand bleiben
meuterer-with-left = { $left ->
    [0] ohne Karten auf der Hand
    [one] mit { $left } Karte auf der Hand
   *[other] mit { $left } Karten auf der Hand
}
# $tied (number): wie viele Spieler gleichauf liegen
meuterer-tie = { $tied ->
    [2] Gleichstand zu zweit
    [3] Gleichstand zu dritt
   *[other] Gleichstand zu viert
}
# $to (text): draw oder discard
meuterer-under-pile = { $to ->
    [discard] unter den Ablagestapel
   *[draw] unter den Nachzugstapel
}

## Ereignisse. $player ist, wen es betrifft; ein Attribut gilt für den, der die Tatsache erfährt, nach der es heißt.

meuterer-ring = Die Inseln liegen im Kreis, im Uhrzeigersinn: { $islands }.
meuterer-captain = { $player } beginnt als Kapitän.
meuterer-deal = { $player } erhält { meuterer-cards }.
    .cards = { $player } erhält { meuterer-cards }: { $cards }.
meuterer-round = Runde { $round } von { $rounds }. Kapitän: { $player }.
meuterer-pay = { $amount ->
    [0] { $player } verspricht dem Maat keine Heuer.
    [one] { $player } verspricht dem Maat { $amount } Siegpunkt Heuer.
   *[other] { $player } verspricht dem Maat { $amount } Siegpunkte Heuer.
}
meuterer-offer = { $left ->
    [0] { $player } bietet { meuterer-a-card } an, die letzte Handkarte.
   *[other] { $player } bietet { meuterer-a-card } an.
}
meuterer-leave = { $player } steigt { meuterer-with-left } aus.
    .middle = { $player } steigt { meuterer-with-left } aus. In der Mitte liegen: { $middle }.
meuterer-take = { $player } nimmt eine Aktionskarte.
    .role = { $player } nimmt { meuterer-the-role }.
meuterer-leave-captain = { $player } steigt { meuterer-with-left } aus. Fahrtziel des Kapitäns: { $island }.
meuterer-pirates = { $steps ->
    [0] { $player } bietet { meuterer-with-left } die Piratenkarte an: Das Piratenschiff bleibt { meuterer-at } vor Anker.
    [one] { $player } bietet { meuterer-with-left } die Piratenkarte an: Das Piratenschiff fährt { $steps } Insel weit gegen den Uhrzeigersinn, von { $from } nach { $island }.
   *[other] { $player } bietet { meuterer-with-left } die Piratenkarte an: Das Piratenschiff fährt { $steps } Inseln weit gegen den Uhrzeigersinn, von { $from } nach { $island }.
}
meuterer-plunder = { $cards-count ->
    [0] Die Piraten entern das Handelsschiff, aber es liegen keine angebotenen Karten aus.
   *[other] Die Piraten plündern das Handelsschiff, und alle angebotenen Karten werden abgelegt: { $cards }.
}
meuterer-actions = Die Aktionskarten werden aufgedeckt: { $roles }.
meuterer-mutineer-goal = { $player } meutert { meuterer-with-left }. Fahrtziel des Meuterers: { $island }.
meuterer-mutiny = Meuterei! { $player } erhebt sich gegen den Kapitän. Vor dem Kampf: { $for } dafür, { $against } dagegen.
meuterer-fight = { $count ->
    [0] { $player } spielt keine Konfliktkarte: { $for } dafür, { $against } dagegen.
   *[other] { $side ->
        [for] { $player } spielt { meuterer-conflict-cards } für die Meuterei: { $for } dafür, { $against } dagegen.
       *[against] { $player } spielt { meuterer-conflict-cards } gegen die Meuterei: { $for } dafür, { $against } dagegen.
    }
}
# $count (number)
meuterer-conflict-cards = { $count ->
    [one] { $count } Konfliktkarte
   *[other] { $count } Konfliktkarten
}
meuterer-mutiny-decided = { $won ->
    [yes] { $tied ->
        [yes] Die Meuterei gelingt mit { $for } zu { $against }: Ein Gleichstand genügt.
       *[no] Die Meuterei gelingt mit { $for } zu { $against }.
    }
   *[no] Die Meuterei wird mit { $against } zu { $for } niedergeschlagen.
}
meuterer-dock = { $clause ->
    [M5-2] { $player } legt als Meuterer { meuterer-at } an: { points }.
   *[M5-1] { $player } legt als Kapitän { meuterer-at } an: { points }.
}
meuterer-mate = { $amount ->
    [0] { $player } erhält als Maat { points }, aber keine Heuer.
   *[other] { $player } erhält als Maat { points }: 1 plus { $amount } Heuer.
}
meuterer-paid = { $player } zahlt dem Maat ({ $mate }) die Heuer: { points }.
meuterer-boy = { $player } erhält als Schiffsjunge { points }, denn die Meuterei ist gelungen.
meuterer-new-captain = { $player } löst { $old } als Kapitän ab.
meuterer-sell = { $player } verkauft { $cards } { meuterer-at }.
meuterer-sales = { $tied ->
    [1] { $player } verkauft { meuterer-at } am meisten ({ meuterer-cards }): { points }.
   *[other] { $clause ->
        [M5-7] { $player } liegt { meuterer-at } mit { meuterer-cards } vorn ({ meuterer-tie }) und erhält als Händler trotzdem die erste Zahl: { points }.
       *[M5-6] { $player } liegt { meuterer-at } mit { meuterer-cards } vorn ({ meuterer-tie }): { points }.
    }
}
meuterer-ship = { $moved ->
    [yes] Das Schiff fährt von { $from } nach { $island }.
   *[no] Das Schiff bleibt { meuterer-at } vor Anker.
}
meuterer-clear = { $count ->
    [0] Keine Karte kommt auf den Ablagestapel.
    [one] { $count } Karte kommt auf den Ablagestapel.
   *[other] { $count } Karten kommen auf den Ablagestapel.
}
meuterer-shuffle = Der Nachzugstapel ist leer: Der Ablagestapel wird gemischt und zum neuen Nachzugstapel ({ meuterer-cards }).
meuterer-draw = { $clause ->
    [M8-2] { $player } zieht als Lademeister { meuterer-cards } nach.
   *[M8-1] { $player } zieht { meuterer-cards } nach.
}
    .cards = { $clause ->
        [M8-2] { $player } zieht als Lademeister { meuterer-cards } nach: { $cards }.
       *[M8-1] { $player } zieht { meuterer-cards } nach: { $cards }.
    }
meuterer-keep = { $count ->
    [0] { $player } behält als Lademeister keine Karte und legt alle { meuterer-under-pile }.
   *[other] { $player } behält als Lademeister { meuterer-cards } und legt den Rest { meuterer-under-pile }.
}
    .kept = { $count ->
        [0] { $player } behält als Lademeister keine Karte und legt { $returned } { meuterer-under-pile }.
       *[other] { $player } behält als Lademeister { $kept } und legt { $returned } { meuterer-under-pile }.
    }
meuterer-end = Die Partie ist zu Ende: { $scores }. { winners }

## Spielzüge, bevor sie gemacht werden

# $count (number)
meuterer-move-pay = { $count ->
    [0] Dem Maat keine Heuer versprechen
    [one] Dem Maat { $count } Siegpunkt Heuer versprechen
   *[other] Dem Maat { $count } Siegpunkte Heuer versprechen
}
# $steps (number): 0, wenn das Piratenschiff bleibt, $robs (text): yes oder no, $island (text): wo es dann ist
meuterer-pirates-go = { $robs ->
    [yes] { $steps ->
        [0] Das Piratenschiff bleibt { meuterer-at } vor Anker und plündert das Handelsschiff
       *[other] Das Piratenschiff fährt nach { $island } und plündert das Handelsschiff
    }
   *[no] { $steps ->
        [0] Das Piratenschiff bleibt { meuterer-at } vor Anker
       *[other] Das Piratenschiff fährt nach { $island }
    }
}
# $card (text), bei der Piratenkarte auch, was meuterer-pirates-go hat
meuterer-move-offer = { $card ->
    [pirates] Die Piratenkarte anbieten: { meuterer-pirates-go }
    [ruby] Einen Rubin anbieten
    [conflict] Eine Konfliktkarte anbieten
   *[other] { meuterer-a-card } anbieten
}
# $island (text), $points (number): ihr Anlegewert
meuterer-move-leave = Aussteigen; Fahrtziel { $island }, Anlegewert { $points }
# $count (number): Aktionskarten in der Mitte, $island (text), $points (number): ihr Anlegewert
meuterer-move-leave-crew = Aussteigen und eine von { $count } Aktionskarten nehmen; als Meuterer: Fahrtziel { $island }, Anlegewert { $points }
# $role (text), $island (text), $points (number): ihr Anlegewert, $pay (number)
meuterer-move-take = { $role ->
    [mutineer] Den Meuterer nehmen: Fahrtziel { $island }, Anlegewert { $points }
    [mate] Den Maat nehmen: Heuer { $pay }
    [boy] Den Schiffsjungen nehmen
    [merchant] Den Händler nehmen
    [loader] Den Lademeister nehmen
   *[other] { $role } nehmen
}
# $count (number), $side (text): for, against
meuterer-move-fight = { $count ->
    [0] Keine Konfliktkarte spielen
   *[other] { $side ->
        [for] { meuterer-conflict-cards } für die Meuterei spielen
       *[against] { meuterer-conflict-cards } gegen die Meuterei spielen
    }
}
# $sales (text)
meuterer-move-sell = Verkaufen: { $sales }
# $cards (text), $island (text)
meuterer-move-sale = { $cards } { meuterer-at }
# $count (number), $cards (text)
meuterer-move-keep = { $count ->
    [0] Keine der gezogenen Karten behalten
   *[other] Behalten: { $cards }
}

## Der Tisch, als Text gezeichnet

meuterer-table-round = Runde { $round } von { $rounds }
meuterer-table-captain-destination = Fahrtziel des Kapitäns: { $island }
meuterer-table-mutineer-destination = Fahrtziel des Meuterers: { $island }
# Wo die Wörter oben keinen Platz haben. $arrow (text), $role (text), $island (text)
meuterer-table-destination = { $arrow } { $role }: { $island }
meuterer-table-mutiny = Meuterei: { $for } dafür, { $against } dagegen
meuterer-table-draw-pile = Nachzugstapel: { $count }
meuterer-table-discard-pile = Ablagestapel: { $count }
meuterer-table-middle-count = Aktionskarten in der Mitte: { $count }
meuterer-table-discarded = Ablagestapel: { $cards }
meuterer-table-face-down = { $count } verdeckt
meuterer-table-ship = Schiff
meuterer-table-pirate-ship = Piraten
meuterer-table-legend = * aktiv · +1 Anlegewert · 3/2/1 Siegpunkte für den größten Verkauf: allein, zu zweit, zu dritt
meuterer-table-player = Spieler
meuterer-table-points = Punkte
meuterer-table-hand-size = Hand
meuterer-table-role = Rolle
meuterer-table-offered = Angeboten
meuterer-table-pay = Heuer { $amount }
meuterer-table-left = ausgestiegen
# $sales (text)
meuterer-table-sold = verkauft: { $sales }
# $island (text), $count (number)
meuterer-table-sold-at = { $count } { meuterer-at }
meuterer-table-hand = Deine Hand: { $cards }
meuterer-table-no-hand = Deine Hand ist leer
meuterer-table-own-role = Deine Aktionskarte: { $role }
meuterer-table-middle = In der Mitte, als du ausstiegst: { $roles }
meuterer-table-drawn = Eben gezogen: { $cards }

## Woher die Zahlen der Inseln stammen

meuterer-table-reconstructed = Die meisten Zahlen der Inseln sind rekonstruiert; die Spielregel zeigt, welche.
meuterer-table-host-numbers = Die Zahlen der Inseln stammen vom Gastgeber.
