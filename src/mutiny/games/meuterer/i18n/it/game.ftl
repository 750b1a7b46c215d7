### Meuterer in italiano. Parole di docs/glossary.md; il genere di un giocatore non è mai noto.
### Mai «a» davanti al nome di un giocatore: potrebbe servire «ad».

## Parole. $word è la parola come la scrivono le registrazioni.

# $word (text): una carta
meuterer-card = { $word ->
    [ruby] rubino
    [salt] sale
    [wine] vino
    [cloth] tessuto
    [grain] grano
    [conflict] conflitto
    [pirates] pirati
    [any] tutto
   *[other] { $word }
}
# $word (text): una carta, $count (number)
meuterer-counted = { $word ->
    [ruby] { $count ->
        [one] { $count } carta rubino
       *[other] { $count } carte rubino
    }
    [salt] { $count ->
        [one] { $count } carta sale
       *[other] { $count } carte sale
    }
    [wine] { $count ->
        [one] { $count } carta vino
       *[other] { $count } carte vino
    }
    [cloth] { $count ->
        [one] { $count } carta tessuto
       *[other] { $count } carte tessuto
    }
    [grain] { $count ->
        [one] { $count } carta grano
       *[other] { $count } carte grano
    }
    [conflict] { $count ->
        [one] { $count } carta conflitto
       *[other] { $count } carte conflitto
    }
    [pirates] la carta pirati
   *[other] { $count } { $word }
}
# $word (text): un ruolo
meuterer-role = { $word ->
    [captain] capitano
    [mutineer] ammutinato
    [boy] mozzo
    [mate] nostromo
    [merchant] mercante
    [loader] stivatore
   *[other] { $word }
}
# $word (text): un'isola
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
# $word (text): una fase
meuterer-phase = { $word ->
    [ring] Si dispongono le isole
    [captain] Si sorteggia il primo capitano
    [deck] Si distribuiscono le carte
    [shuffle] Si mescola la pila degli scarti
    [pay] Il capitano fissa la paga
    [offer] Si offrono le merci
    [take] Si prende una carta azione
    [fight] Si giocano le carte conflitto
    [sell] Si vendono le merci
    [keep] Lo stivatore sceglie
    [over] La partita è finita
   *[other] { $word }
}

## Parti di frasi

# $card (text): una carta, come ciò che si offre
meuterer-a-card = { $card ->
    [ruby] una carta rubino
    [salt] una carta sale
    [wine] una carta vino
    [cloth] una carta tessuto
    [grain] una carta grano
    [conflict] una carta conflitto
    [pirates] la carta pirati
   *[other] { $card }
}
# $role (text): una carta azione, come ciò che si prende
meuterer-the-role = { $role ->
    [mutineer] l'ammutinato
    [boy] il mozzo
    [mate] il nostromo
    [merchant] il mercante
    [loader] lo stivatore
   *[other] { $role }
}
# $island (text): il nome di un'isola
meuterer-at = { $island ->
    [Affeninsel] ad { $island }
   *[other] a { $island }
}
# $count (number)
meuterer-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
# $left (number): carte rimaste in mano
meuterer-with-left = { $left ->
    [0] senza carte in mano
    [one] con { $left } carta in mano
   *[other] con { $left } carte in mano
}
# $tied (number): quanti giocatori sono in parità
meuterer-tie = { $tied ->
    [2] in parità con un altro giocatore
    [3] in parità con altri due giocatori
   *[other] in parità con altri tre giocatori
}
# $to (text): draw o discard
meuterer-under-pile = { $to ->
    [discard] sotto la pila degli scarti
   *[draw] sotto il mazzo di pesca
}

## Eventi. $player è il giocatore interessato; un attributo è per chi viene a sapere il fatto di cui porta il nome.

meuterer-ring = Le isole sono disposte in cerchio, in senso orario: { $islands }.
meuterer-captain = { $player } comincia come capitano.
meuterer-deal = { $player } riceve { meuterer-cards }.
    .cards = { $player } riceve { meuterer-cards }: { $cards }.
meuterer-round = Round { $round } di { $rounds }. Capitano: { $player }.
meuterer-pay = { $amount ->
    [0] { $player } non promette nessuna paga al nostromo.
    [one] { $player } promette al nostromo una paga di { $amount } punto.
   *[other] { $player } promette al nostromo una paga di { $amount } punti.
}
meuterer-offer = { $left ->
    [0] { $player } offre { meuterer-a-card }, la sua ultima carta.
   *[other] { $player } offre { meuterer-a-card }.
}
meuterer-leave = { $player } si ritira { meuterer-with-left }.
    .middle = { $player } si ritira { meuterer-with-left } e trova al centro: { $middle }.
meuterer-take = { $player } prende una carta azione.
    .role = { $player } prende { meuterer-the-role }.
meuterer-leave-captain = { $player } si ritira { meuterer-with-left } e piazza la destinazione del capitano su { $island }.
meuterer-pirates = { $steps ->
    [0] { $player } offre la carta pirati { meuterer-with-left }: la nave pirata resta { meuterer-at }.
    [one] { $player } offre la carta pirati { meuterer-with-left }: la nave pirata lascia { $from } e raggiunge { $island }, { $steps } isola più in là in senso antiorario.
   *[other] { $player } offre la carta pirati { meuterer-with-left }: la nave pirata lascia { $from } e raggiunge { $island }, { $steps } isole più in là in senso antiorario.
}
meuterer-plunder = { $cards-count ->
    [0] I pirati assaltano la nave mercantile, ma non ci sono carte offerte.
   *[other] I pirati saccheggiano la nave mercantile e tutte le carte offerte vengono scartate: { $cards }.
}
meuterer-actions = Si rivelano le carte azione: { $roles }.
meuterer-mutineer-goal = { $player }, { meuterer-with-left }, piazza la destinazione dell'ammutinato su { $island }.
meuterer-mutiny = Ammutinamento! { $player } insorge contro il capitano. Prima dello scontro: { $for } a favore, { $against } contro.
meuterer-fight = { $count ->
    [0] { $player } non gioca nessuna carta conflitto: { $for } a favore, { $against } contro.
   *[other] { $side ->
        [for] { $player } gioca { meuterer-conflict-cards } a favore dell'ammutinamento: { $for } a favore, { $against } contro.
       *[against] { $player } gioca { meuterer-conflict-cards } contro l'ammutinamento: { $for } a favore, { $against } contro.
    }
}
# $count (number)
meuterer-conflict-cards = { $count ->
    [one] { $count } carta conflitto
   *[other] { $count } carte conflitto
}
meuterer-mutiny-decided = { $won ->
    [yes] { $tied ->
        [yes] L'ammutinamento riesce, { $for } a { $against }: gli basta la parità.
       *[no] L'ammutinamento riesce, { $for } a { $against }.
    }
   *[no] L'ammutinamento è domato, { $against } a { $for }.
}
meuterer-dock = { $clause ->
    [M5-2] { $player } attracca { meuterer-at } come ammutinato: { points }.
   *[M5-1] { $player } attracca { meuterer-at } come capitano: { points }.
}
meuterer-mate = { $amount ->
    [0] { $player } ottiene { points } come nostromo, senza paga.
   *[other] { $player } ottiene { points } come nostromo: 1 più la paga di { $amount }.
}
meuterer-paid = { $player } versa la paga al nostromo, { $mate }: { points }.
meuterer-boy = { $player } ottiene { points } come mozzo, perché l'ammutinamento è riuscito.
meuterer-new-captain = { $player } prende il posto di { $old } come capitano.
meuterer-sell = { $player } vende { $cards } { meuterer-at }.
meuterer-sales = { $tied ->
    [1] { $player } vende più di tutti { meuterer-at } ({ meuterer-cards }): { points }.
   *[other] { $clause ->
        [M5-7] { $player } è in testa { meuterer-at } con { meuterer-cards }, { meuterer-tie }, e come mercante ottiene il primo numero: { points }.
       *[M5-6] { $player } è in testa { meuterer-at } con { meuterer-cards }, { meuterer-tie }: { points }.
    }
}
meuterer-ship = { $moved ->
    [yes] La nave lascia { $from } e raggiunge { $island }.
   *[no] La nave resta { meuterer-at }.
}
meuterer-clear = { $count ->
    [0] Nessuna carta va nella pila degli scarti.
    [one] { $count } carta va nella pila degli scarti.
   *[other] { $count } carte vanno nella pila degli scarti.
}
meuterer-shuffle = Il mazzo di pesca è vuoto: si mescola la pila degli scarti, che diventa il nuovo mazzo ({ meuterer-cards }).
meuterer-draw = { $clause ->
    [M8-2] Come stivatore, { $player } pesca { meuterer-cards }.
   *[M8-1] { $player } pesca { meuterer-cards }.
}
    .cards = { $clause ->
        [M8-2] Come stivatore, { $player } pesca { meuterer-cards }: { $cards }.
       *[M8-1] { $player } pesca { meuterer-cards }: { $cards }.
    }
meuterer-keep = { $count ->
    [0] Come stivatore, { $player } non tiene nessuna carta e le mette tutte { meuterer-under-pile }.
   *[other] Come stivatore, { $player } tiene { meuterer-cards } e mette le altre { meuterer-under-pile }.
}
    .kept = { $count ->
        [0] Come stivatore, { $player } non tiene nessuna carta e mette { $returned } { meuterer-under-pile }.
       *[other] Come stivatore, { $player } tiene { $kept } e mette { $returned } { meuterer-under-pile }.
    }
meuterer-end = La partita è finita: { $scores }. { winners }

## Mosse, prima che siano fatte

# $count (number)
meuterer-move-pay = { $count ->
    [0] Non promettere nessuna paga al nostromo
    [one] Promettere al nostromo una paga di { $count } punto
   *[other] Promettere al nostromo una paga di { $count } punti
}
# $steps (number): 0 se la nave pirata resta, $robs (text): yes o no, $island (text): dove si trova poi
meuterer-pirates-go = { $robs ->
    [yes] { $steps ->
        [0] la nave pirata resta { meuterer-at } e saccheggia la nave mercantile
       *[other] la nave pirata raggiunge { $island } e saccheggia la nave mercantile
    }
   *[no] { $steps ->
        [0] la nave pirata resta { meuterer-at }
       *[other] la nave pirata raggiunge { $island }
    }
}
# $card (text), per la carta pirati anche ciò che ha meuterer-pirates-go
meuterer-move-offer = { $card ->
    [pirates] Offrire la carta pirati: { meuterer-pirates-go }
   *[other] Offrire { meuterer-a-card }
}
# $island (text), $points (number): il suo valore d'attracco
meuterer-move-leave = Ritirarsi; destinazione { $island }, valore d'attracco { $points }
# $count (number): carte azione al centro, $island (text), $points (number): il suo valore d'attracco
meuterer-move-leave-crew = Ritirarsi e prendere una delle { $count } carte azione; da ammutinato: destinazione { $island }, valore d'attracco { $points }
# $role (text), $island (text), $points (number): il suo valore d'attracco, $pay (number)
meuterer-move-take = { $role ->
    [mutineer] Prendere l'ammutinato: destinazione { $island }, valore d'attracco { $points }
    [mate] Prendere il nostromo: paga { $pay }
   *[other] Prendere { meuterer-the-role }
}
# $count (number), $side (text): for, against
meuterer-move-fight = { $count ->
    [0] Non giocare nessuna carta conflitto
   *[other] { $side ->
        [for] Giocare { meuterer-conflict-cards } a favore dell'ammutinamento
       *[against] Giocare { meuterer-conflict-cards } contro l'ammutinamento
    }
}
# $sales (text)
meuterer-move-sell = Vendere { $sales }
# $cards (text), $island (text)
meuterer-move-sale = { $cards } { meuterer-at }
# $count (number), $cards (text)
meuterer-move-keep = { $count ->
    [0] Non tenere nessuna delle carte pescate
   *[other] Tenere { $cards }
}

## Il tavolo, disegnato in caratteri

meuterer-table-round = Round { $round } di { $rounds }
meuterer-table-captain-destination = Destinazione del capitano: { $island }
meuterer-table-mutineer-destination = Dest. dell'ammutinato: { $island }
# Dove le parole qui sopra non hanno posto. $arrow (text), $role (text), $island (text)
meuterer-table-destination = { $arrow } { $role }: { $island }
meuterer-table-mutiny = Ammutinamento: { $for } pro, { $against } contro
meuterer-table-draw-pile = Mazzo di pesca: { $count }
meuterer-table-discard-pile = Pila degli scarti: { $count }
meuterer-table-middle-count = Carte azione al centro: { $count }
meuterer-table-discarded = Pila degli scarti: { $cards }
meuterer-table-face-down = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
meuterer-table-ship = nave
meuterer-table-pirate-ship = pirati
meuterer-table-legend = * attiva · +1 valore d'attracco · 3/2/1 punti a chi vende di più: senza parità, in 2, in 3
meuterer-table-player = Giocatore
meuterer-table-points = Punti
meuterer-table-hand-size = Mano
meuterer-table-role = Ruolo
meuterer-table-offered = Carte offerte
meuterer-table-pay = paga { $amount }
meuterer-table-left = fuori
# $sales (text)
meuterer-table-sold = vendite: { $sales }
# $island (text), $count (number)
meuterer-table-sold-at = { $count } { meuterer-at }
meuterer-table-hand = La tua mano: { $cards }
meuterer-table-no-hand = La tua mano è vuota
meuterer-table-own-role = La tua carta azione: { $role }
meuterer-table-middle = Al centro, al tuo ritiro: { $roles }
meuterer-table-drawn = Appena pescate: { $cards }

## Da dove vengono i numeri delle isole

meuterer-table-reconstructed = Quasi tutti i numeri delle isole sono ricostruiti; il regolamento dice quali.
meuterer-table-host-numbers = I numeri delle isole sono quelli di chi ospita.
