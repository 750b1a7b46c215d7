### Che cosa conta adesso in Meuterer, in italiano: obiettivi, pericoli, numeri chiave, effetti di ogni mossa.

## L'obiettivo, in una riga

meuterer-goal-points = Vince chi ha più punti vittoria.
# $round (number), $rounds (number)
meuterer-goal-round = Round { $round } di { $rounds }: vince chi ha più punti.
# $role (text), $points (number): per un nostromo
meuterer-goal-role = { $role ->
    [captain] { meuterer-goal-round } Capitano: resta al comando e attracca dove rende.
    [mutineer] { meuterer-goal-round } Ammutinato: fa' riuscire l'ammutinamento e attracca alla tua destinazione.
    [boy] { meuterer-goal-round } Mozzo: 2 punti se l'ammutinamento riesce.
    [mate] { meuterer-goal-round } Nostromo: { points } se il capitano resta al comando.
    [merchant] { meuterer-goal-round } Mercante: in parità in testa ottieni comunque il primo numero.
    [loader] { meuterer-goal-round } Stivatore: tre carte in più tra cui scegliere a fine round.
   *[none] { meuterer-goal-round }
}

## Numeri chiave

# $value (number), $of (number)
meuterer-number-round = round { $value } di { $of }
# $value (number): i tuoi punti, $of (number): il migliore degli altri
meuterer-number-points = tu { $value }, il migliore degli altri { $of }
# $value (number): per l'ammutinamento, $of (number): contro
meuterer-number-mutiny = ammutinamento: { $value } a favore, { $of } contro; basta la parità

## Pericoli

# $for (number), $against (number), $role (text): il tuo
meuterer-danger-mutiny = { $role ->
    [captain] Così, { $for } a { $against }, l'ammutinamento riesce e perdi il comando!
    [mate] Così, { $for } a { $against }, l'ammutinamento riesce e non ottieni nulla.
    [mutineer] Così, { $for } a { $against }, il tuo ammutinamento fallisce e non ottieni nulla.
   *[boy] Così, { $for } a { $against }, l'ammutinamento fallisce e non ottieni nulla.
}
meuterer-danger-pirates = La nave pirata è vicina: chi ha la carta pirati può far scartare tutte le carte offerte.

## Che cosa comporta una mossa

# $count (number): la paga, $points (number): per il nostromo
meuterer-meaning-pay = { $count ->
    [0] Un nostromo otterrebbe solo { points }, senza costarti nulla.
   *[other] Se c'è un nostromo e resti al comando, ottiene { points } e tu perdi { $count }. Senza nostromo non costa nulla.
}
# $cards (text): che cosa si vende, $island (text), $standing (text): alone, tied o behind, $tied (number), $most (number): il massimo di un altro, $points (number)
meuterer-meaning-offer = { $standing ->
    [behind] { $cards } { meuterer-at }: un altro ne ha { $most }, per ora nulla.
    [tied] { $cards } { meuterer-at }, { meuterer-tie }: { points } se nessuno ne aggiunge.
   *[alone] { $cards } { meuterer-at }, in testa: { points } se nessuno ne aggiunge.
}
# $island (text), $cards (text)
meuterer-meaning-offer-smaller = Su { $island } venderesti piuttosto { $cards }: un solo tipo.
# $card (text)
meuterer-meaning-offer-unsold = Nessuna isola attiva lo compra: in questo round non si vende.
# $counts (text): yes o no
meuterer-meaning-offer-conflict = { $counts ->
    [yes] Non si vende, ma in un ammutinamento conta 1 per la parte con cui starai. Mercante e stivatore non ne hanno una.
   *[no] Non si vende, e qui non conta nemmeno in un ammutinamento.
}
meuterer-meaning-once = Ogni carta si vende una volta sola.
# $captain (text): yes o no, $left (number): carte in mano, $island (text), $points (number)
meuterer-meaning-then = { $captain ->
    [yes] Ritirandoti dopo, punteresti su { $island }: { points }.
   *[no] Ritirandoti dopo, la destinazione di un ammutinato sarebbe { $island }: { points }.
}
meuterer-meaning-pirates-miss = Non si perde nessuna carta: i pirati non raggiungono la nave mercantile.
# $count (number): carte perse, $own (number): di cui tue
meuterer-meaning-pirates-rob = { $count ->
    [0] Non si perde nulla: non ci sono carte offerte.
    [one] Si perde la { $count } carta offerta. Di cui tue: { $own }.
   *[other] Si perdono tutte le { $count } carte offerte, di cui { $own } tue.
}
# $island (text), $points (number), $pay (number), $rest (number): punti dopo la paga, $conflicts (number): le tue carte conflitto
meuterer-meaning-leave-captain = { $pay ->
    [0] Se resti al comando: { points } { meuterer-at }. Per un ammutinamento hai { meuterer-conflicts }.
   *[other] Se resti al comando: { points } { meuterer-at }, oppure { $rest } dopo la paga a un nostromo. Per un ammutinamento hai { meuterer-conflicts }.
}
# $conflicts (number)
meuterer-conflicts = { $conflicts ->
    [0] zero carte conflitto
    [one] { $conflicts } carta conflitto
   *[other] { $conflicts } carte conflitto
}
meuterer-meaning-leave = Guardi le carte azione e ne prendi una. Per un ammutinamento hai { meuterer-conflicts }.
# $island (text), $count (number): carte, $standing (text), $tied (number), $most (number), $points (number)
meuterer-meaning-standing = { $standing ->
    [behind] { meuterer-at-sentence }: { $count }, dietro a chi ne ha { $most }.
    [tied] { meuterer-at-sentence }: { $count }, { meuterer-tie }: { points }.
   *[alone] { meuterer-at-sentence }: { $count }, in testa: { points }.
}
# $island (text): all'inizio di una frase
meuterer-at-sentence = Su { $island }
# $island (text), $points (number), $count (number): le tue carte conflitto, $against (number): quelle che il capitano ha offerto
meuterer-meaning-take-mutineer = Se l'ammutinamento riesce, attracchi { meuterer-at } per { points } e diventi capitano. Puoi giocare { meuterer-conflict-cards }; il capitano ne mostra { $against } e un nostromo aggiunge 1. Basta la parità.
# $chance (text): sure, open o none: se ci sarà un ammutinamento, $points (number)
meuterer-meaning-take-boy = { $chance ->
    [sure] Ci sarà un ammutinamento: 2 punti se riesce, e le tue carte conflitto lo aiutano.
    [none] Nessuno può più diventare ammutinato: non otterrai nulla.
   *[open] Non c'è ancora un ammutinato: 2 punti se ce ne sarà uno e riuscirà.
}
meuterer-meaning-take-mate = { $chance ->
    [sure] Ci sarà un ammutinamento: { points } se fallisce. Aggiungi 1 contro, oltre alle tue carte conflitto.
    [none] Nessun ammutinamento è più possibile: { points } di sicuro.
   *[open] { points }, a meno che un ammutinamento riesca. Aggiungeresti 1 contro, oltre alle tue carte conflitto.
}
meuterer-meaning-take-merchant = Dove sei in parità in testa, ottieni comunque il primo numero. Non partecipi a un ammutinamento.
# $count (number): carte pescate, $left (number): carte tenute
meuterer-meaning-take-loader = Peschi { meuterer-cards } e ne tieni { $left }. Non partecipi a un ammutinamento.
meuterer-meaning-take-loader-last = Inutile nell'ultimo round: non si pesca più.
# $for (number), $against (number), $won (text): yes o no, $tied (text): yes o no
meuterer-meaning-fight = { $won ->
    [yes] { $tied ->
        [yes] Così si è { $for } a { $against }: parità, l'ammutinamento riesce.
       *[no] Così si è { $for } a { $against }: l'ammutinamento riesce.
    }
   *[no] Così si è { $for } a { $against }: l'ammutinamento fallisce.
}
# $role (text): il tuo, $won (text): yes o no, $points (number)
meuterer-meaning-fight-points = { $role ->
    [captain] { $won ->
        [yes] Perdi il comando e non ottieni nulla.
       *[no] Resti al comando: { points }.
    }
    [mutineer] { $won ->
        [yes] Diventi capitano: { points }.
       *[no] Non ottieni nulla.
    }
   *[other] Per te: { points }.
}
# $players (text)
meuterer-meaning-fight-waiting = Deve ancora decidere: { $players }.
# $island (text), $count (number), $standing (text), $tied (number), $most (number), $points (number)
meuterer-meaning-sell = { $standing ->
    [behind] { meuterer-at-sentence }: { $count }, dietro a chi ne ha { $most }: nulla.
    [tied] { meuterer-at-sentence }: { $count }, { meuterer-tie }: { points }.
   *[alone] { meuterer-at-sentence }: { $count }, per ora in testa: { points }.
}
# $players (text)
meuterer-meaning-sell-rivals = Può ancora venderne altrettante: { $players }.
# $cards (text): la mano, $count (number): carte che le isole attive comprano
meuterer-meaning-keep = { $count ->
    [0] La tua mano: { $cards }. Le isole attive non ne comprano nessuna.
   *[other] La tua mano: { $cards }. Le isole attive ne comprano { $count }.
}
