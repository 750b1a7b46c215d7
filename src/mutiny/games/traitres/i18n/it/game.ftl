### Traîtres à bord in italiano. Parole di docs/glossary.md; il genere di un giocatore non è mai noto.
### Mai «a» davanti al nome di un giocatore: potrebbe servire «ad».
### Ciò che si dichiara o si dice può essere una bugia: lo si racconta sempre come parola altrui.

## Parole. $word è la parola come la scrivono le registrazioni.

# $word (text): una carta; il bottino si scrive con il suo valore
traitres-card = { $word ->
    [plank] Passerella
    [spyglass] Cannocchiale
    [pockets] Svuota le tasche
    [riddance] Tanti saluti
    [catch] Pesca miracolosa
   *[loot] { $word }
}
# $word (text): una carta, $count (number): quante ce n'erano nel forziere
traitres-counted = { $count } × { $word }
# $word (text): un ruolo
traitres-role-name = { $word ->
    [pirate] pirata
    [mutineer] ammutinato
   *[other] { $word }
}
# $word (text): una fase
traitres-phase = { $word ->
    [roles] Si distribuiscono i ruoli
    [first] Si sorteggia il primo giocatore
    [deck] Si distribuiscono le carte
    [turn] Aprire il forziere o giocare una carta
    [order] Le carte tornano nel forziere
    [return] Le carte tornano sul mazzo di pesca
    [over] La partita è finita
   *[other] { $word }
}
# $seat (number): sta per un giocatore di cui non si sa il nome
traitres-seat = il posto { $seat }

## Parti di frasi

# $count (number)
traitres-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
# $chest (number): carte nel forziere
traitres-in-chest = Carte nel forziere: { $chest }.

## Eventi. $player è il giocatore interessato; un attributo è per chi viene a sapere il fatto di cui porta il nome.

# $role (text), $others (text): gli altri ammutinati, se si conoscono, $others-count (number)
traitres-role = { $player } riceve un ruolo in segreto.
    .role = { $others-count ->
        [0] { $role ->
            [mutineer] { $player } riceve un ruolo in segreto: ammutinato.
           *[pirate] { $player } riceve un ruolo in segreto: pirata.
        }
       *[other] { $player } riceve un ruolo in segreto: ammutinato, in combutta con { $others }.
    }
traitres-first = La sorte ha deciso: comincia { $player }.
traitres-deal = { $player } riceve { traitres-cards }.
    .cards = { $player } riceve { traitres-cards }: { $cards }.
# $value (text): ciò che si dichiara, $card (text): ciò che è, $honest (text): yes o no
traitres-stash = { $player } mette una carta nel forziere e dichiara che vale { $value }. { traitres-in-chest }
    .card = { $honest ->
        [yes] { $player } mette una carta { $card } nel forziere e dice la verità. { traitres-in-chest }
       *[no] { $player } mette una carta { $card } nel forziere, ma dichiara che vale { $value }. { traitres-in-chest }
    }
# $target (text): un giocatore, $planks (number): quante ne ha adesso
traitres-plank = { $planks ->
    [1] { $player } gioca una passerella contro { $target }, la prima di tre.
    [2] { $player } gioca una passerella contro { $target }, la seconda: ancora una e si finisce in mare!
   *[3] { $player } gioca la terza passerella contro { $target }!
}
# $role (text), $count (number): carte in mano
traitres-overboard = { $role ->
    [mutineer] Splash! { $player } finisce in mare… e stava davvero con gli ammutinati! Mano scartata senza mostrarla: { traitres-cards }.
   *[pirate] Splash! { $player } finisce in mare… ma era leale: stava con i pirati! Mano scartata senza mostrarla: { traitres-cards }.
}
traitres-riddance = { $count ->
    [0] { $player } gioca Tanti saluti, ma il forziere è vuoto.
    [one] { $player } gioca Tanti saluti: l'unica carta del forziere va tra gli scarti senza essere vista, e il forziere è vuoto.
   *[other] { $player } gioca Tanti saluti: le { $count } carte in cima al forziere vanno tra gli scarti senza essere viste. { traitres-in-chest }
}
traitres-spyglass = { $count ->
    [0] { $player } punta il Cannocchiale, ma il forziere è vuoto.
    [one] { $player } punta il Cannocchiale e guarda in segreto l'unica carta del forziere.
   *[other] { $player } punta il Cannocchiale e guarda in segreto le { $count } carte in cima al forziere.
}
    .cards = { $count ->
        [0] { $player } punta il Cannocchiale, ma il forziere è vuoto.
        [one] { $player } punta il Cannocchiale e guarda in segreto l'unica carta del forziere: { $cards }.
       *[other] { $player } punta il Cannocchiale e guarda in segreto le { $count } carte in cima al forziere: { $cards }.
    }
traitres-order = { $count ->
    [one] { $player } rimette la carta nel forziere.
   *[other] { $player } rimette le carte in cima al forziere, in un ordine segreto.
}
    .cards = { $count ->
        [one] { $player } rimette la carta nel forziere: { $cards }.
       *[other] { $player } rimette le carte in cima al forziere, dall'alto: { $cards }.
    }
traitres-catch = { $player } gioca Pesca miracolosa e pesca { traitres-cards }.
    .cards = { $player } gioca Pesca miracolosa e pesca { traitres-cards }: { $cards }.
traitres-return = { $player } rimette { traitres-cards } in cima al mazzo di pesca.
    .cards = { $player } rimette { traitres-cards } in cima al mazzo di pesca, dall'alto: { $cards }.
# $target (text): un giocatore
traitres-pockets = { $player } gioca Svuota le tasche contro { $target }, che scarta tutta la mano senza mostrarla ({ traitres-cards }).
traitres-draw = { $player } pesca { traitres-cards }.
    .cards = { $player } pesca { traitres-cards }: { $cards }.
# $sum (number), $target (number): ciò che il forziere deve raggiungere
traitres-open = { $cards-count ->
    [0] { $player } rivela il ruolo di pirata e spalanca il forziere: è vuoto! Obiettivo: { $target }.
   *[other] { $player } rivela il ruolo di pirata e spalanca il forziere: { $cards }. Il forziere vale { $sum }, l'obiettivo è { $target }.
}
# $team (text): pirates o mutineers
traitres-end = { $clause ->
    [T3-1] { $team ->
        [pirates] Il forziere raggiunge l'obiettivo: vincono i pirati! { traitres-unmasked }
       *[mutineers] Il forziere non raggiunge l'obiettivo: vincono gli ammutinati! { traitres-unmasked }
    }
    [T3-2] A bordo non resta nemmeno un ammutinato: vincono i pirati! { traitres-unmasked }
    [T3-3] A bordo gli ammutinati non sono più in minoranza: vincono gli ammutinati! { traitres-unmasked }
   *[T3-4] Il mazzo di pesca è vuoto: vincono gli ammutinati! { traitres-unmasked }
}
# $winners (text), $roles (text)
traitres-unmasked = Urrà per { $winners }! Giù la maschera: { $roles }.
traitres-say = { $player }: «{ traitres-phrase }»

## Discorsi al tavolo: ciò che si dice, parola per parola

# $manner (text), $phrase (text), $role (text), $target (text): un giocatore, $cards (text), $cards-count (number), $sum (text)
traitres-phrase = { $manner ->
    [gruff] { traitres-phrase-gruff }
    [chatty] { traitres-phrase-chatty }
    [formal] { traitres-phrase-formal }
   *[plain] { traitres-phrase-plain }
}
# $phrase (text), $role (text), $target (text): un giocatore, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-plain = { $phrase ->
    [role] { $role ->
        [mutineer] E va bene, lo ammetto: sto con gli ammutinati.
       *[pirate] Io sto con i pirati, parola d'onore!
    }
    [accuse] Occhio, { $target } sta con gli ammutinati!
    [vouch] { $target } sta con i pirati, ci metto la mano sul fuoco!
    [ask] { $target }, che cosa hai messo nel forziere?
    [spied] { $cards-count ->
        [0] Nel cannocchiale non ho visto nulla: il forziere era vuoto.
       *[other] Ecco che cosa ho visto nel cannocchiale: { $cards }.
    }
   *[chest] Secondo me il forziere vale { $sum }.
}

## Le stesse frasi, con le parole dei personaggi interpretati dai bot

# $phrase (text), $role (text), $target (text): un giocatore, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-gruff = { $phrase ->
    [role] { $role ->
        [mutineer] Sì, sto con gli ammutinati. E allora?
       *[pirate] Sto con i pirati. E basta!
    }
    [accuse] { $target }? Sta con gli ammutinati. Date retta a me!
    [vouch] { $target } sta con i pirati. Punto.
    [ask] { $target }! Che cosa hai messo nel forziere? Sputa il rospo!
    [spied] { $cards-count ->
        [0] Guardato nel forziere. Vuoto.
       *[other] Guardato nel forziere. { $cards }. Nient'altro.
    }
   *[chest] Il forziere? { $sum }. Né più né meno.
}
# $phrase (text), $role (text), $target (text): un giocatore, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-chatty = { $phrase ->
    [role] { $role ->
        [mutineer] E va bene, è vero: sto con gli ammutinati, ecco!
       *[pirate] Io? Pirata fino al midollo, chiedetelo a mia madre!
    }
    [accuse] Non per spettegolare, ma { $target } sta con gli ammutinati, me lo sento!
    [vouch] Oh, { $target } sta con i pirati, ci scommetto gli stivali!
    [ask] Dai, { $target }, racconta: che cosa hai infilato nel forziere?
    [spied] { $cards-count ->
        [0] Non ci crederete: nel cannocchiale nulla di nulla, il forziere era vuoto!
       *[other] Indovinate che cosa ho visto nel cannocchiale: { $cards }!
    }
   *[chest] Ho fatto i conti: il forziere vale { $sum }, più o meno!
}
# $phrase (text), $role (text), $target (text): un giocatore, $cards (text), $cards-count (number), $sum (text)
traitres-phrase-formal = { $phrase ->
    [role] { $role ->
        [mutineer] Devo confessarlo: sto con gli ammutinati.
       *[pirate] Vi assicuro che sto con i pirati.
    }
    [accuse] Mi duole dirlo: { $target } sta con gli ammutinati.
    [vouch] Rispondo io per { $target }: sta con i pirati, senza ombra di dubbio.
    [ask] { $target }, saresti così gentile da dirci che cosa hai messo nel forziere?
    [spied] { $cards-count ->
        [0] Sia messo a verbale: il forziere era vuoto.
       *[other] Sia messo a verbale: nel cannocchiale ho visto { $cards }.
    }
   *[chest] Secondo i miei calcoli, il forziere vale { $sum }.
}

## Che cosa si può dire, per chi lo chiede

traitres-talk = Che cosa puoi dire. Nessuno controlla se è vero, e nel gioco non cambia nulla.
    .role = say role pirate, say role mutineer: attribuisciti un ruolo (pirata o ammutinato)
    .accuse = say accuse POSTO: accusa un giocatore di stare con gli ammutinati
    .vouch = say vouch POSTO: garantisci per un giocatore
    .ask = say ask POSTO: chiedi a un giocatore che cosa ha messo nel forziere
    .spied = say spied CARTE: di' che cosa hai visto nel Cannocchiale, da zero a tre carte tra +1, 0 e -2
    .chest = say chest NUMERO: di' quanto credi che valga il forziere

## Mosse, prima che siano fatte

# $target (number), $chest (number): carte nel forziere
traitres-move-open = { $chest ->
    [one] Mostrare il proprio ruolo e aprire il forziere ({ $chest } carta, obiettivo { $target })
   *[other] Mostrare il proprio ruolo e aprire il forziere ({ $chest } carte, obiettivo { $target })
}
# $card (text), $value (text), $honest (text): yes o no
traitres-move-stash = { $honest ->
    [yes] Mettere una carta { $card } nel forziere e dire la verità
   *[no] Mettere una carta { $card } nel forziere e dichiarare che vale { $value }
}
# $target (text): un giocatore, $planks (number): quante ne avrà
traitres-move-plank = { $planks ->
    [1] Giocare una passerella contro { $target }, la prima
    [2] Giocare una passerella contro { $target }, la seconda
   *[3] Giocare la terza passerella contro { $target }: in mare!
}
# $count (number): carte che si vedranno
traitres-move-spyglass = { $count ->
    [0] Giocare Cannocchiale senza effetto: il forziere è vuoto
    [one] Giocare Cannocchiale: guardare l'unica carta del forziere
   *[other] Giocare Cannocchiale: guardare le { $count } carte in cima al forziere e rimetterle in qualsiasi ordine
}
# $target (text): un giocatore, $count (number): carte in mano
traitres-move-pockets = Giocare Svuota le tasche contro { $target } ({ traitres-cards } in mano)
# $count (number): carte che se ne andranno
traitres-move-riddance = { $count ->
    [0] Giocare Tanti saluti senza effetto: il forziere è vuoto
    [one] Giocare Tanti saluti: scartare l'unica carta del forziere
   *[other] Giocare Tanti saluti: scartare le { $count } carte in cima al forziere
}
# $count (number): carte che si pescheranno
traitres-move-catch = Giocare Pesca miracolosa: pescare { traitres-cards }, poi rimetterne 2 sul mazzo di pesca
# $cards (text)
traitres-move-order = Rimettere in cima al forziere, dall'alto: { $cards }
# $cards (text)
traitres-move-return = Rimettere sul mazzo di pesca, dall'alto: { $cards }

## Il tavolo, disegnato in testo

traitres-table-target = Obiettivo: { $target }
traitres-table-roles = Pirati: { $pirates } · Ammutinati: { $mutineers }
traitres-table-chest = Carte nel forziere: { $count }
traitres-table-draw-pile = Mazzo di pesca: { $count }
traitres-table-discard-pile = Pila degli scarti: { $count }
traitres-table-player = Giocatore
traitres-table-hand-size = Mano
traitres-table-planks = Passerelle
traitres-table-role = Ruolo
traitres-table-overboard = in mare
traitres-table-own-role = Il tuo ruolo: { $role }
traitres-table-mutineers = Gli ammutinati: { $players }
traitres-table-hand = La tua mano: { $cards }
traitres-table-no-hand = La tua mano è vuota
traitres-table-seen = Nel cannocchiale: { $cards }
traitres-table-announced = Dichiarazioni
traitres-table-sum = Somma
# $claims (text): giocatori e valori
traitres-table-latest = Ultime dichiarazioni, dalla più recente: { $claims }
# $card (text), $player (text): chi l'ha giocata, $target (text): contro chi
traitres-table-played = Ultima carta giocata: { $card }, da { $player }
    .target = Ultima carta giocata: { $card }, da { $player } contro { $target }
# $cards (text): quante di ciascuna, $sum (text)
traitres-table-opened = Nel forziere: { $cards }; vale { $sum }
traitres-table-opened-empty = Il forziere è vuoto
