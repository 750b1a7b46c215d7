### Cartagena: La mutinerie in italiano. Parole di docs/glossary.md; il genere di un giocatore non è mai noto.
### Mai «a» davanti al nome di un giocatore: potrebbe servire «ad».

## Parole. $word è la parola come la scrivono le registrazioni.

# $word (text): una carta combattimento, una carta oro o la scimmia
cartagena-card = { $word ->
    [v1] Valverde 1
    [v2] Valverde 2
    [v3] Valverde 3
    [d1] Diaz 1
    [d2] Diaz 2
    [d3] Diaz 3
    [g1] oro 1
    [g2] oro 2
    [g3] oro 3
    [monkey] scimmia
   *[other] { $word }
}
# $word (text): un pirata, come in testa alla sua carta
cartagena-pirate = { $word ->
    [captain-valverde] Capitan Valverde
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
    [ghost] Fantasma
   *[other] { $word }
}
# $word (text): un pirata, come soggetto di una frase
cartagena-the-pirate = { $word ->
    [ghost] il Fantasma
   *[other] { cartagena-pirate }
}
# $word (text): un pirata, come chi riceve la visita
cartagena-visited-pirate = { cartagena-pirate }
# $word (text): una fase
cartagena-phase = { $word ->
    [dealer] Si sorteggia il primo mazziere
    [combat] Si mescolano le carte combattimento
    [gold] Si mescolano le carte oro
    [storm] Tempesta: un pirata finisce nella scialuppa
    [row] Il mazziere dispone le porte
    [sailors] Due marinai lasciano il ponte
    [posts] Si piazzano gli ultimi marinai
    [door] Bussare a una porta o fare visita a un pirata
    [take] Scegliere che cosa prendere
    [keep] Scegliere la carta combattimento da tenere
    [swap] Scambiare carte combattimento
    [trade] Vendere o comprare carte combattimento
    [rob] Scegliere chi derubare
    [side] Schierarsi
    [peek] Guardare lo schieramento di un avversario
    [post] Piazzare due marinai
    [inspect] Scegliere un duello da ispezionare
    [turn] Lasciare i due marinai al loro posto o scambiarli
    [lay] Chi è nel duello gioca una carta
    [monkey] Una scimmia va a caccia di una moneta
    [over] La partita è finita
   *[other] { $word }
}
# $seat (number): sta per un giocatore di cui non si sa il nome
cartagena-seat = il posto { $seat }

## Parti di frasi

# $coins (number)
cartagena-n-coins = { $coins ->
    [0] nessuna moneta
    [one] { $coins } moneta
   *[other] { $coins } monete
}
# $count (number)
cartagena-n-combat = { $count ->
    [0] nessuna carta combattimento
    [one] { $count } carta combattimento
   *[other] { $count } carte combattimento
}
# $side (text)
cartagena-the-side = { $side ->
    [valverde] Valverde
   *[diaz] Diaz
}
# $valverde (number), $diaz (number): marinai o totali
cartagena-values = { $valverde } per Valverde, { $diaz } per Diaz
# $gold (text): carte, $gold-count (number), $coins (number)
cartagena-hoard = { $gold-count ->
    [0] { cartagena-n-coins }
    [one] carta oro { $gold } e { cartagena-n-coins }
   *[other] carte oro { $gold } e { cartagena-n-coins }
}
# $monkeys-count (number)
cartagena-monkeys = { $monkeys-count ->
    [one] una scimmia
   *[other] { $monkeys-count } scimmie
}
# $cards (text), $cards-count (number), $monkeys-count (number)
cartagena-laid = { $cards-count ->
    [0] { cartagena-monkeys }
   *[other] { $monkeys-count ->
        [0] { $cards }
       *[other] { $cards }, e { cartagena-monkeys }
    }
}

## Eventi. $player è il giocatore interessato; un attributo è per chi viene a sapere il fatto di cui porta il nome.

cartagena-dealer = La sorte ha deciso: il primo mazziere è { $player }.
# $cards (text), $coins (number)
cartagena-purse = { $player } comincia con { $cards }, più { cartagena-n-coins }.
# $pile (text): combat o gold, $count (number): carte
cartagena-pile = { $pile ->
    [gold] Si mescolano le carte oro: il mazzo oro ne conta { $count }.
   *[combat] Si mescolano le altre carte combattimento: il mazzo combattimento ne conta { $count }.
}
# $pirate (text), $back (text): un pirata, se $changed è yes
cartagena-storm = { $changed ->
    [yes] Tempesta! { $player } pesca una carta pirata: { $pirate } finisce nella scialuppa e { $back } torna a bordo.
   *[no] Tempesta! { $player } pesca una carta pirata: { $pirate } finisce nella scialuppa.
}
# $round (number), $count (number): porte
cartagena-row = Round { $round }: { $player } dispone una fila di { $count } porte.
# $pirate (text), $ghost (text): yes o no
cartagena-knock = { $ghost ->
    [yes] { $player } bussa, e dietro la porta c'è… il Fantasma!
   *[no] { $player } bussa, e apre { $pirate }.
}
cartagena-ghost = Il Fantasma mette in fuga { $player }: il turno è finito.
# $pirate (text)
cartagena-visit = { $player } fa visita a { $pirate }.
# $cards (text)
cartagena-gold = { $clause ->
    [C2-2] { $player } tiene la carta oro.
   *[C2-1] { $player } prende la prima carta del mazzo oro.
}
    .cards = { $clause ->
        [C2-2] { $player } tiene { $cards }.
       *[C2-1] { $player } prende la prima carta del mazzo oro: { $cards }.
    }
# $count (number), $cards (text)
cartagena-combat = { $clause ->
    [C2-2] { $player } tiene la carta combattimento.
    [C2-4] { $player } tiene { cartagena-n-combat }.
   *[other] { $player } pesca { cartagena-n-combat }.
}
    .cards = { $clause ->
        [C2-2] { $player } tiene { $cards }.
        [C2-4] { $player } tiene { $cards }.
       *[other] { $player } pesca { cartagena-n-combat }: { $cards }.
    }
# $coins (number)
cartagena-coins = { $clause ->
    [C4-5] La scimmia di { $player } prende una moneta dalla riserva.
    [C4-6] La scimmia di { $player } prende una moneta dalla riserva.
   *[other] { $player } prende { cartagena-n-coins } dalla riserva.
}
# $coins (number)
cartagena-pay = { $player } versa { cartagena-n-coins } nella riserva.
# $gold (number): carte viste, $combat (number), $seen (text): le carte
cartagena-look = { $gold ->
    [0] { $combat ->
        [one] { $player } guarda in segreto la prima carta del mazzo combattimento.
       *[other] { $player } guarda in segreto le prime { $combat } carte del mazzo combattimento.
    }
   *[other] { $combat ->
        [0] { $player } guarda in segreto la prima carta del mazzo oro.
       *[other] { $player } guarda in segreto la prima carta del mazzo oro e la prima del mazzo combattimento.
    }
}
    .gold_cards = { $gold ->
        [0] { $combat ->
            [one] { $player } guarda in segreto la prima carta del mazzo combattimento: { $seen }.
           *[other] { $player } guarda in segreto le prime { $combat } carte del mazzo combattimento: { $seen }.
        }
       *[other] { $combat ->
            [0] { $player } guarda in segreto la prima carta del mazzo oro: { $seen }.
           *[other] { $player } guarda in segreto la prima carta del mazzo oro e la prima del mazzo combattimento: { $seen }.
        }
    }
# $pile (text): combat o gold, $count (number), $cards (text)
cartagena-under = { $clause ->
    [C2-6] { $player } vende { cartagena-n-combat }.
   *[other] { $pile ->
        [gold] { $player } rimette 1 carta oro sotto il mazzo oro.
       *[combat] { $player } mette { cartagena-n-combat } sotto il mazzo combattimento.
    }
}
    .cards = { $clause ->
        [C2-6] { $player } vende { $cards }.
       *[other] { $pile ->
            [gold] { $player } rimette { $cards } sotto il mazzo oro.
           *[combat] { $player } mette { $cards } sotto il mazzo combattimento.
        }
    }
# $target (text): un giocatore
cartagena-rob = { $clause ->
    [C4-5] La scimmia di { $player } deruba { $target } di una moneta.
   *[C2-8] { $player } deruba { $target } di una moneta.
}
# $coins (number)
cartagena-offer = Sate ora offre { cartagena-n-coins }.
# $again (text): yes o no, $side (text)
cartagena-side = { $again ->
    [yes] { $player } cambia schieramento, o fa finta di cambiarlo.
   *[no] { $player } si schiera in segreto.
}
    .side = { $again ->
        [yes] { $player } cambia schieramento, o fa finta di cambiarlo: ora sta con { cartagena-the-side }.
       *[no] { $player } si schiera in segreto con { cartagena-the-side }.
    }
# $target (text): un giocatore, se $looked è yes, $side (text)
cartagena-peek = { $looked ->
    [yes] { $player } guarda in segreto lo schieramento di { $target }.
   *[no] { $player } non guarda nessuno schieramento.
}
    .side = { $player } guarda in segreto lo schieramento di { $target }, che sta con { cartagena-the-side }.
# $values (text)
cartagena-sailors = { $player } prende due marinai dal ponte e ne guarda in segreto il valore.
    .values = { $player } prende due marinai dal ponte e ne guarda in segreto il valore: { $values }.
# $letter (text)
cartagena-post = { $player } li piazza uno di fronte all'altro per il duello { $letter }.
    .valverde = { $player } li piazza uno di fronte all'altro per il duello { $letter }: { cartagena-values }.
# $letter (text)
cartagena-inspect = { $player } ispeziona in segreto il duello { $letter }.
    .valverde = { $player } ispeziona in segreto il duello { $letter }: { cartagena-values }.
# $letter (text), $swapped (text): yes o no
cartagena-turn = { $player } rimette al loro posto i due marinai, forse scambiati.
    .swapped = { $swapped ->
        [yes] { $player } scambia i marinai del duello { $letter }: ora { cartagena-values }.
       *[no] { $player } lascia al loro posto i marinai del duello { $letter }: { cartagena-values }.
    }
# $door (text): la parola del pirata
cartagena-idle = { $door ->
    [chang-ye] { $player } se ne va a mani vuote: nessun avversario ha monete.
    [ojo] { $player } se ne va a mani vuote: nessun avversario si è schierato.
   *[other] { $player } se ne va a mani vuote: non è rimasto nulla da prendere.
}
cartagena-pass = { $clause ->
    [C2-6] { $player } non vende e non compra nulla.
   *[C2-5] { $player } non scambia nulla.
}
# $spaces (number), $ship (number): la casella in cui si trova ora
cartagena-sail = { $spaces ->
    [0] Nessuna porta è rimasta chiusa: la nave resta sulla casella { $ship }.
    [one] La nave avanza di { $spaces } casella, fino alla casella { $ship }.
   *[other] La nave avanza di { $spaces } caselle, fino alla casella { $ship }.
}
# $why (text): space, combat, gold o coins
cartagena-mutiny = { $why ->
    [combat] Scoppia l'ammutinamento! Il mazzo combattimento è vuoto.
    [gold] Scoppia l'ammutinamento! Il mazzo oro è vuoto.
    [coins] Scoppia l'ammutinamento! Nella riserva non ci sono più monete.
   *[space] Scoppia l'ammutinamento! La nave ha raggiunto la casella ammutinamento.
}
cartagena-out = { $clause ->
    [C4-3] { $player } non ha più carte combattimento da giocare ed esce dal gioco!
   *[C3-2] { $player } non ha scelto uno schieramento ed esce dal gioco!
}
# $pirate (text)
cartagena-lifeboat = La scialuppa va alla deriva: { $pirate } esce dal gioco.
# $count (number)
cartagena-posts = I { $count } marinai ancora sul ponte vengono piazzati a caso sulle caselle duello vuote, senza che nessuno li veda.
# $seats (text): giocatori, $seats-count (number)
cartagena-arm = { $seats-count ->
    [0] Non è rimasto nessuno a combattere.
    [one] { $seats } prende in mano la scimmia e tutte le sue carte combattimento.
   *[other] { $seats } prendono in mano la scimmia e tutte le loro carte combattimento.
}
# $letter (text)
cartagena-duel = Comincia il duello { $letter }. I marinai: { cartagena-values }.
# $card (text), $monkey (text): yes o no
cartagena-lay = { $monkey ->
    [yes] { $player } gioca la scimmia, coperta.
   *[no] { $player } gioca { $card }, coperta.
}
# $letter (text), $round (number)
cartagena-shown = { $cards-count ->
    [0] Duello { $letter }, round { $round }: { cartagena-laid }.
   *[other] Duello { $letter }, round { $round }: { cartagena-laid }. Totale: { cartagena-values }.
}
cartagena-leave = { $player } si ritira dal duello.
# $seats (text): giocatori, $seats-count (number)
cartagena-refill = { $seats-count ->
    [0] La riserva non basta, e nessuno ha monete da metterci.
    [one] La riserva non basta: { $seats } ci mette una moneta.
   *[other] La riserva non basta: { $seats } ci mettono una moneta a testa.
}
# $letter (text), $side (text), $most (number), $least (number): i totali, $tied (text): yes o no
cartagena-duel-won = { $tied ->
    [yes] Il duello { $letter } è in parità, { $most } a { $least }: le carte giocate danno la vittoria a { cartagena-the-side }.
   *[no] { $clause ->
        [C4-9] In gioco non è rimasto nessuno: i marinai da soli danno il duello { $letter } a { cartagena-the-side }, { $most } a { $least }.
       *[C4-7] { cartagena-the-side } vince il duello { $letter }, { $most } a { $least }.
    }
}
# $side (text), $most (number), $least (number): duelli vinti
cartagena-mutiny-won = { $side ->
    [valverde] { $most } duelli a { $least }: Valverde vince l'ammutinamento, e il capitano si tiene la nave!
   *[diaz] { $most } duelli a { $least }: Diaz vince l'ammutinamento, e la nave ha un nuovo capitano!
}
# $sided (text): yes o no, $total (number): oro
cartagena-reveal = { $sided ->
    [yes] { $player } sta con { cartagena-the-side }. Oro: { $total } ({ cartagena-hoard }).
   *[no] { $player } non ha scelto uno schieramento. Oro: { $total } ({ cartagena-hoard }).
}
# $cards (text), $cards-count (number), $strength (number)
cartagena-tie = { $cards-count ->
    [0] A parità d'oro, { $player } non ha più carte combattimento da mostrare. Forza per la fazione vincente: { $strength }.
   *[other] A parità d'oro, { $player } mostra le carte combattimento rimaste: { $cards }. Forza per la fazione vincente: { $strength }.
}
# $gold (text): giocatori e il loro oro, $side (text)
cartagena-end = { $clause ->
    [C5-3] La partita è finita: nessuno ancora in gioco sta con { cartagena-the-side }, quindi perdono tutti. Oro: { $gold }.
   *[other] La partita è finita. Oro: { $gold }. { winners }
}

## Mosse, prima che siano fatte

# $closed (number): porte
cartagena-move-knock = { $closed ->
    [one] Bussare all'ultima porta chiusa; se non è il Fantasma, si deve fare visita a chi apre
   *[other] Bussare alla porta successiva; { $closed } sono ancora chiuse
}
# $pirate (text): la parola, $sided (text): yes o no, $letter (text): delle prossime caselle duello libere, o none, $coins (number)
cartagena-move-visit = { $pirate ->
    [captain-valverde] Fare visita a Capitan Valverde: prendere la prima carta del mazzo oro e una moneta
    [ramon-diaz] Fare visita a Ramon Diaz: guardare la prima carta del mazzo oro e la prima del mazzo combattimento, tenerne una
    [crackpott] Fare visita a Crackpott: pescare 2 carte combattimento
    [tembo] Fare visita a Tembo: guardare le prime 2 carte del mazzo combattimento, tenerne una
    [wessel-jan] Fare visita a Wessel-Jan: scambiare fino a 3 carte combattimento
    [dean-nero] Fare visita a Dean Nero: vendere o comprare fino a 3 carte combattimento, a una moneta l'una
    [pang] Fare visita a Pang: prendere la prima carta del mazzo combattimento o una moneta
    [chang-ye] Fare visita a Chang Ye: rubare una moneta a un avversario
    [sate] { $coins ->
        [0] Fare visita a Sate: non c'è nessuna moneta da prendere
       *[other] Fare visita a Sate: prendere { cartagena-n-coins }
    }
    [bijoux] { $sided ->
        [yes] Fare visita a Bijoux: cambiare schieramento, o fare finta di cambiarlo
       *[no] Fare visita a Bijoux: schierarsi in segreto
    }
    [ojo] { $sided ->
        [yes] Fare visita a Ojo: guardare lo schieramento di un avversario
       *[no] Fare visita a Ojo: schierarsi in segreto
    }
   *[cambivalute] { $letter ->
        [none] Fare visita a Cambivalute: ispezionare un duello e, volendo, scambiarne i marinai
       *[other] Fare visita a Cambivalute: guardare due marinai e piazzarli per il duello { $letter }
    }
}
# $what (text): gold, combat o coin
cartagena-move-take = { $what ->
    [gold] Prendere la prima carta del mazzo oro
    [coin] Prendere una moneta
   *[combat] Prendere la prima carta del mazzo combattimento
}
# $card (text), $other (text): una carta, se $others è 1
cartagena-move-keep = { $others ->
    [0] Tenere { $card }
   *[1] Tenere { $card }; { $other } va sotto il suo mazzo
}
# $count (number), $cards (text)
cartagena-move-swap = { $count ->
    [0] Non scambiare nessuna carta
    [one] Scambiare { $cards } con un'altra carta combattimento
   *[other] Scambiare { $cards } con altre { $count } carte combattimento
}
# $coins (number), $cards (text)
cartagena-move-sell = { $coins ->
    [0] Non vendere nessuna carta
   *[other] Vendere { $cards } per { cartagena-n-coins }
}
# $count (number), $coins (number): altrettante
cartagena-move-buy = { $count ->
    [0] Non comprare nessuna carta
   *[other] Comprare { cartagena-n-combat } per { cartagena-n-coins }
}
# $target (text): un giocatore, $coins (number): le sue
cartagena-move-rob = { $coins ->
    [one] Derubare { $target } della sua unica moneta
   *[other] Derubare { $target } di una delle sue { $coins } monete
}
# $side (text), $had (text): la fazione di prima, o none
cartagena-move-side = { $had ->
    [none] Schierarsi con { cartagena-the-side }
    [same] Restare con { cartagena-the-side }, facendo finta di cambiare
   *[other] Passare dalla parte di { cartagena-the-side }
}
# $target (text): un giocatore, o none
cartagena-move-peek = Guardare in segreto lo schieramento di { $target }
    .none = Non guardare nessuno schieramento
# $letter (text)
cartagena-move-post = Piazzare i marinai per il duello { $letter }: { cartagena-values }
# $letter (text)
cartagena-move-inspect = Ispezionare il duello { $letter }
# $letter (text), $swapped (text): yes o no
cartagena-move-turn = { $swapped ->
    [yes] Scambiare i marinai del duello { $letter }: { cartagena-values }
   *[no] Lasciare al loro posto i marinai del duello { $letter }: { cartagena-values }
}
# $card (text), $round (number): del duello
cartagena-move-lay = Giocare { $card }
    .monkey = { $round ->
        [1] Giocare la scimmia: non hai più carte combattimento ed esci dal gioco
        [2] Giocare la scimmia: ritirarsi dal duello e ottenere una moneta, da un avversario se la scimmia è l'unica
       *[other] Giocare la scimmia: ritirarsi dal duello
    }

## Il tavolo, disegnato in testo

cartagena-table-round = Round { $round }
cartagena-table-combat-pile = Mazzo combattimento: { $count }
cartagena-table-gold-pile = Mazzo oro: { $count }
cartagena-table-supply = Riserva di monete: { $count }
# $pirate (text)
cartagena-table-lifeboat = Nella scialuppa: { $pirate }
# $player (text), $pirate (text), $what (text): di chi o di che cosa si trattava, se $about è yes
cartagena-table-last = { $about ->
    [yes] Ultimo turno: { $player } · { $pirate } ({ $what })
   *[no] Ultimo turno: { $player } · { $pirate }
}
# $spaces (number): fino alla casella ammutinamento
cartagena-table-legend = { $spaces ->
    [one] ~ tempesta · ! ammutinamento, fra { $spaces } casella
   *[other] ~ tempesta · ! ammutinamento, fra { $spaces } caselle
}
cartagena-table-open = aperta
cartagena-table-knock = bussa
cartagena-table-deck = Marinai sul ponte: { $count }
# $count (number)
cartagena-table-won = { $count ->
    [one] { $count } duello vinto
   *[other] { $count } duelli vinti
}
# $letter (text)
cartagena-table-duel = Duello { $letter }
cartagena-table-sailors = Marinai
# $round (number): del duello
cartagena-table-duel-round = Round { $round }
cartagena-table-total = Totale
# $players (text), $count (number)
cartagena-table-monkeys = { $count ->
    [one] scimmia: { $players }
   *[other] scimmie: { $players }
}
# $cards (text)
cartagena-table-laid = Carte combattimento già giocate: { $cards }
cartagena-table-player = Giocatore
cartagena-table-coins = Monete
cartagena-table-gold = Oro
cartagena-table-combat = Combattimento
cartagena-table-allegiance = Schieramento
cartagena-table-set = scelto
# $side (text): scelto, o una fazione
cartagena-table-sided = schieramento: { $side }
cartagena-table-dealer = mazziere
cartagena-table-in-duel = nel duello
cartagena-table-left-duel = fuori dal duello
cartagena-table-out = fuori dal gioco
# $total (number), $cards (text), $count (number): carte oro
cartagena-table-worth = { $count ->
    [0] oro: { $total }
    [one] oro: { $total } (carta { $cards })
   *[other] oro: { $total } (carte { $cards })
}
# $cards (text): mostrate in caso di parità
cartagena-table-tied = carte combattimento: { $cards }
cartagena-table-winner = vittoria
# $side (text)
cartagena-table-mutiny-won = { cartagena-the-side } ha vinto l'ammutinamento
# $cards (text)
cartagena-table-own-combat = Le tue carte combattimento: { $cards }
cartagena-table-no-cards = nessuna
# $total (number), $cards (text), $count (number): carte oro, $coins (number)
cartagena-table-own-gold = { $count ->
    [0] Il tuo oro: { $total } ({ cartagena-n-coins })
    [one] Il tuo oro: { $total } (carta oro { $cards }, { cartagena-n-coins })
   *[other] Il tuo oro: { $total } (carte oro { $cards }, { cartagena-n-coins })
}
# $side (text)
cartagena-table-own-side = Il tuo schieramento: { cartagena-the-side }
cartagena-table-no-side = Il tuo schieramento: non ancora scelto
# $cards (text)
cartagena-table-seen = Stai guardando: { $cards }
# $values (text)
cartagena-table-seen-sailors = Stai guardando i marinai { $values }
# $card (text)
cartagena-table-own-laid = Hai giocato: { $card }
