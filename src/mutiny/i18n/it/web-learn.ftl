### Regole, lezioni, partite riviste e analisi nel client web, in italiano.

web-learn-loading = Caricamento…
# $why (text)
web-learn-failed = Caricamento non riuscito: { $why }
web-learn-retry = Riprova
# $game (text): la parola
web-learn-game = { $game ->
    [meuterer] Meuterer
    [traitres] Traîtres à bord
    [cartagena] Cartagena
   *[other] { $game }
}

## Il regolamento

# $title (text): del gioco
web-learn-rules-of = Regolamento: { $title }
web-learn-rulebooks = Regolamenti
web-learn-search = Cerca nel regolamento
# $count (number)
web-learn-found = { $count ->
    [0] Nessun articolo contiene tutte queste parole.
    [one] { $count } articolo trovato.
   *[other] { $count } articoli trovati.
}
web-learn-chapters = Capitoli
web-learn-options = Opzioni
web-learn-options-lead = Che cosa si concorda insieme prima della partita.
# $value (text)
web-learn-default = { $value } (predefinito)
# $basis (text): la parola
web-learn-basis = { $basis ->
    [source] Secondo le fonti
    [settled] Secondo le fonti, con una nostra decisione
    [ruling] Nostra decisione
   *[reconstruction] Nostra ricostruzione
}
web-learn-sources = Da dove vengono le regole
web-learn-sources-lead = Per ogni articolo è indicato se si trova nelle fonti, se abbiamo dovuto decidere noi perché le fonti discordano o tacciono, o se è una nostra ricostruzione. Le parole sono nostre.
# $sources (text)
web-learn-source-list = Fonti: { $sources }
web-learn-ruling = Che cosa c'era da decidere
# $clause (text)
web-learn-link = Link all'articolo { $clause }
# $clause (text)
web-learn-why = Perché? Articolo { $clause }

## Imparare

web-learn-title = Impara a giocare
web-learn-lead = Ogni lezione dura circa cinque minuti: tu giochi, e a ogni passo ti spieghiamo che cosa succede e perché. Non puoi sbagliare.
web-learn-begin = Comincia la lezione
# $step (number)
web-learn-go-on = Riprendi dal passo { $step }
web-learn-again = Ripeti la lezione
# $count (number)
web-learn-steps = { $count } passi
# $title (text): di una lezione
web-learn-lesson = Lezione: { $title }
web-learn-to-rules = Regolamento
web-learn-how = Come si gioca qui
web-learn-how-link = Il tuo posto è un link
    .text = Niente account, niente password. Il link del tuo posto funziona su qualsiasi dispositivo: tienilo per te. Il link del tavolo è per tutti: chi ce l'ha può sedersi o guardare.
web-learn-how-moves = Non serve sapere le regole a memoria
    .text = Tutto ciò che puoi fare si illumina: scegli una carta, una porta, un giocatore. Le mosse permesse sono anche in un elenco, e di ognuna leggi l'effetto prima di giocarla.
web-learn-how-why = Ogni evento è spiegato
    .text = Tutto ciò che succede è raccontato a parole, con l'articolo del regolamento che lo spiega. Per leggerlo basta sceglierlo.
web-learn-how-bots = I bot completano il tavolo
    .text = Hanno quattro livelli di forza e non sanno più di quanto sapresti tu al loro posto. Se qualcuno deve andare via, subentra un bot, che poi gli restituisce il posto.
web-learn-how-fair = La mescolata si può verificare
    .text = Prima della distribuzione ricevi un impegno: l'impronta del seme. A fine partita il seme viene rivelato e il tuo browser ricalcola ogni mescolata.
web-learn-how-after = Dopo la partita
    .text = Rivedila da qualsiasi posto, guarda come sono cambiate le probabilità di vittoria e dove sono state le svolte, e scarica la registrazione.

## Una lezione

# $step (number), $count (number)
web-learn-step = Passo { $step } di { $count }
web-learn-back = Indietro
web-learn-next = Avanti
web-learn-your-move = Tocca a te
web-learn-do = Scegli sul tavolo o dall'elenco.
web-learn-show-me = Fammi vedere
web-learn-right = Giusto!
web-learn-happened = Che cosa è successo
# $count (number)
web-learn-moves = Tutte le mosse ({ $count })
web-learn-about = Nel regolamento
web-learn-done = Lezione finita
web-learn-done-text = Ora sai come funziona il gioco. Il resto viene giocando, e il regolamento è sempre a portata di mano.
web-learn-play = Gioca ora
web-learn-all = Tutte le lezioni
web-learn-table = Il tavolo
web-learn-facts = Il tavolo a parole

## Rivedere una partita

# $game (text)
web-learn-replay = Rivedi: { $game }
web-learn-eyes = Punto di vista
web-learn-eyes-watch = Spettatore
web-learn-eyes-all = Tutto, carte nascoste comprese
# $entry (number), $count (number)
web-learn-position = Voce { $entry } di { $count }
web-learn-first = All'inizio
web-learn-previous = Una voce indietro
web-learn-following = Una voce avanti
web-learn-last = Alla fine
web-learn-run = Riproduci
web-learn-pause = Pausa
web-learn-keys = Tasti: ← e → per una voce, Pag su e Pag giù per dieci, Inizio e Fine per andare all'inizio e alla fine, Spazio per riprodurre
web-learn-log = Che cosa è successo
web-learn-log-empty = Ancora niente.
web-learn-copy = Copia il link a questa posizione
web-learn-copied = Copiato.
web-learn-record = Scarica la registrazione
web-learn-not-over = Questa partita non è ancora finita: potrai rivederla dopo.
web-learn-to-table = Vai al tavolo
# $fact (text): ciò che vede un solo posto
web-learn-secret = { $fact ->
    [hand] Mano
    [role] Ruolo
    [middle] Al centro
    [drawn] Appena pescate
    [seen] Nel cannocchiale
    [combat] Carte combattimento
    [gold] Oro
    [side] Schieramento
    [looking] Sta guardando
    [laid] Ha giocato
   *[other] { $fact }
}

## L'analisi

web-learn-curve = Probabilità di vittoria
web-learn-curve-lead = A partire da ogni posizione, con tutte le carte note, la partita viene giocata molte volte fino alla fine. Ci vuole un po'.
web-learn-curve-start = Avvia l'analisi
# $seconds (number)
web-learn-curve-wait = Calcolo in corso… { $seconds } s
# $count (number): partite da ogni punto
web-learn-curve-basis = Il tavolo reale, con tutte le carte note; { $count } partite giocate fino alla fine da ogni posizione.
web-learn-curve-label = Probabilità di vittoria, voce per voce
web-learn-curve-table = Come tabella
web-learn-entries = Voci
web-learn-entry = Voce
web-learn-turning = Svolte
web-learn-turning-none = Nessuna voce ha spostato le probabilità di qualcuno del 10% o più.
# $number (number), $entry (number)
web-learn-turning-at = Svolta { $number }: voce { $entry }
# $player (text), $before (number), $after (number): per cento
web-learn-shift = { $player } { $before }% → { $after }%
web-learn-mistakes = Errori più costosi
web-learn-mistakes-lead = Giudicati in base a ciò che ciascuno sapeva in quel momento, non alle carte reali.
web-learn-mistakes-none = nessun errore evidente

## Il mescolamento

web-learn-verify = Verifica la mescolata
web-learn-verify-lead = Prima della distribuzione il server ha pubblicato un'impronta del seme. Ora che il seme è noto, il tuo browser può controllare da solo l'impronta e ogni mescolata.
web-learn-verify-go = Controlla qui
web-learn-verify-busy = Controllo in corso…
web-learn-verify-seed = Il seme
web-learn-verify-computed = La sua impronta (SHA-256), calcolata qui
# $ok (text): yes, no o none
web-learn-verify-table = { $ok ->
    [yes] È l'impegno mostrato dal tavolo.
    [no] NON è l'impegno mostrato dal tavolo.
   *[none] Il tavolo non mostra alcun impegno.
}
# $ok (text): yes, no o none
web-learn-verify-noted = { $ok ->
    [yes] È l'impegno che questo browser ha annotato all'inizio della partita.
    [no] NON è l'impegno che questo browser ha annotato all'inizio della partita.
   *[none] Questo browser non ha annotato alcun impegno all'inizio della partita: non resta che fidarsi di quello mostrato dal tavolo.
}
# $ok (text): yes, no o none
web-learn-verify-record = { $ok ->
    [yes] La registrazione contiene lo stesso impegno.
    [no] La registrazione contiene un ALTRO impegno.
   *[none] La registrazione non contiene alcun impegno.
}
# $same (number), $all (number)
web-learn-verify-draws = { $all ->
    [one] L'unico esito del caso è stato ricalcolato dal seme e coincide con la registrazione.
   *[other] Tutti i { $all } esiti del caso (mescolate e sorteggi) sono stati ricalcolati dal seme; coincidono con la registrazione: { $same }.
}
# $entry (number)
web-learn-verify-wrong = La voce { $entry } NON è quella che risulta dal seme.
    .was = Nella registrazione
    .should = Secondo il seme
# $count (number)
web-learn-verify-unknown = { $count ->
    [one] Non è stato possibile ricalcolare { $count } esito: questo client non sa come si distribuisce in questo gioco.
   *[other] Non è stato possibile ricalcolare { $count } esiti: questo client non sa come si distribuisce in questo gioco.
}
web-learn-verify-none = La registrazione non contiene alcun seme; non c'è nulla da controllare.
web-learn-verify-honest = Controllato: che il seme sia quello promesso e che ogni mescolata ne derivi. Non controllato: se le mosse erano permesse (lo fanno il server e «mutiny verify»). E nessuno può vedere come il server ha scelto il seme prima di impegnarsi.

## Il glossario: ciò che si spiega dove compare; .forms sono le forme, come nel regolamento

web-learn-term-meuterer-captain = Governa la nave: se nessun ammutinamento riesce, si va alla destinazione del capitano. Non è una carta azione.
    .forms = capitano
web-learn-term-meuterer-mutineer = Carta azione: scatena un ammutinamento; se riesce, attracca alla propria destinazione e diventa capitano.
    .forms = ammutinato
web-learn-term-meuterer-boy = Carta azione: sta con l'ammutinato; ottiene 2 punti se l'ammutinamento riesce.
    .forms = mozzo
web-learn-term-meuterer-mate = Carta azione: sta con il capitano; ottiene 1 punto più la paga se nessun ammutinamento riesce.
    .forms = nostromo
web-learn-term-meuterer-merchant = Carta azione: se in un'isola è in parità per la vendita maggiore, ottiene comunque il primo numero.
    .forms = mercante
web-learn-term-meuterer-loader = Carta azione: a fine round pesca tre carte in più e sceglie quali tenere.
    .forms = stivatore
web-learn-term-meuterer-conflict = Carte che decidono gli ammutinamenti. Si possono offrire, mai vendere.
    .forms = carta conflitto | carte conflitto
web-learn-term-meuterer-action = Ammutinato, mozzo, nostromo, mercante, stivatore: chi si ritira ne prende una, senza che gli altri la vedano.
    .forms = carta azione | carte azione
web-learn-term-meuterer-active = Lato chiaro in vista: lì si può vendere. Sono attive l'isola della nave e quella da cui è arrivata.
    .forms = attiva | attive
web-learn-term-meuterer-destination = Dove vuole andare il capitano, o l'ammutinato: dalla nave, in senso orario, tante isole quante sono le carte che gli restano in mano.
    .forms = destinazione | destinazioni
web-learn-term-meuterer-docking = I punti per chi porta la nave a quell'isola.
    .forms = valore d'attracco | valori d'attracco
web-learn-term-meuterer-numbers = Ogni isola ne ha tre: i punti per la vendita maggiore senza parità, in due e in tre.
    .forms = primo numero | secondo numero | terzo numero
web-learn-term-meuterer-pay = Quanto il capitano promette al nostromo all'inizio del round: da 0 a 3 punti.
    .forms = paga
web-learn-term-traitres-pirate = La squadra più numerosa: vuole che il forziere raggiunga l'obiettivo, o che tutti gli ammutinati finiscano in mare.
    .forms = pirata | pirati
web-learn-term-traitres-mutineer = La squadra più piccola, ignota agli altri: vuole che il forziere non raggiunga l'obiettivo, o che i pirati finiscano in mare.
    .forms = ammutinato | ammutinati
web-learn-term-traitres-loot = Le carte per il forziere: valgono +1, 0 o -2.
    .forms = carta bottino | carte bottino | bottino
web-learn-term-traitres-chest = La pila del bottino, coperta. Vale la somma delle sue carte.
    .forms = forziere
web-learn-term-traitres-target = Quanto deve valere il forziere, quando viene aperto, perché vincano i pirati.
    .forms = obiettivo
web-learn-term-traitres-plank = Carta che si gioca davanti a un altro giocatore: alla terza, finisce in mare.
    .forms = passerella | passerelle
web-learn-term-traitres-overboard = Fuori dal gioco dopo tre passerelle: si mostra il ruolo e non si hanno più turni, ma si può ancora parlare.
    .forms = in mare
web-learn-term-traitres-spyglass = Carta azione: si guardano le tre carte in cima al forziere e si rimettono in qualsiasi ordine.
    .forms = Cannocchiale
web-learn-term-traitres-riddance = Carta azione: le due carte in cima al forziere si scartano senza guardarle.
    .forms = Tanti saluti
web-learn-term-traitres-catch = Carta azione: si pescano tre carte, poi se ne rimettono due in cima al mazzo di pesca.
    .forms = Pesca miracolosa
web-learn-term-traitres-pockets = Carta azione: un altro giocatore scarta tutta la mano e pesca tre carte.
    .forms = Svuota le tasche
web-learn-term-cartagena-allegiance = La fazione scelta in segreto, Valverde o Diaz. Senza, non si può vincere.
    .forms = schieramento | schieramenti
web-learn-term-cartagena-combat = Carte per i duelli, da 1 a 3, nei colori di Valverde e di Diaz: ognuna rafforza la sua fazione, chiunque la giochi.
    .forms = carta combattimento | carte combattimento
web-learn-term-cartagena-gold = Carte che valgono da 1 a 3. Insieme alle monete decidono chi vince nella fazione vincente.
    .forms = carta oro | carte oro
web-learn-term-cartagena-monkey = Ognuno ne ha una: chi la gioca si ritira dal duello e può guadagnare una moneta.
    .forms = scimmia | scimmie
web-learn-term-cartagena-dealer = Dispone la fila e ha il primo turno del round.
    .forms = mazziere
web-learn-term-cartagena-row = Le carte pirata di un round, all'inizio coperte: ognuna è una porta a cui bussare.
    .forms = fila
web-learn-term-cartagena-ghost = Carta pirata che mette fine al turno di chi la scopre.
    .forms = Fantasma
web-learn-term-cartagena-storm = Manda un pirata nella scialuppa quando la nave raggiunge o supera una casella tempesta.
    .forms = tempesta | casella tempesta | caselle tempesta
web-learn-term-cartagena-lifeboat = Dopo una tempesta, ospita l'unico pirata fuori dal gioco.
    .forms = scialuppa
web-learn-term-cartagena-sailor = Sono dieci, con valori nascosti da 1 a 10, che sono i valori di partenza dei duelli.
    .forms = marinaio | marinai
web-learn-term-cartagena-place = Dove due marinai si affrontano: lettere da A a E, una casella per fazione.
    .forms = casella duello | caselle duello
web-learn-term-cartagena-supply = Le monete che non ha nessuno.
    .forms = riserva

## L'introduzione prima degli articoli; la usa anche il terminale

guide-goal = Scopo del gioco
guide-players = Giocatori
# $least (number), $most (number)
guide-players-span = da { $least } a { $most }
guide-age = Età
# $age (number)
guide-age-from = dai { $age } anni in su
guide-minutes = Durata
# $least (number), $most (number)
guide-minutes-span = da { $least } a { $most } minuti
# $minutes (number)
guide-minutes-about = circa { $minutes } minuti
# $count (number)
guide-authors = { $count ->
    [one] Autore
   *[other] Autori
}
guide-box = Nella scatola
guide-course = Svolgimento del gioco
guide-advice = Consigli per chi comincia
# $title (text)
guide-example = Esempio: { $title }
guide-example-own = Un esempio nostro
guide-stated = indicato in una fonte
# $mark (text): il segno in una casella, $basis (text): la parola
guide-marks = { $basis ->
    [ruling] { $mark } indicato in una fonte; il resto è una nostra decisione.
   *[reconstruction] { $mark } indicato in una fonte; il resto è una nostra ricostruzione.
}
# $title (text): di un documento
guide-source = Fonte: { $title }
guide-source-own = Fonte: la nostra esperienza di gioco
guide-print = Stampa
# $count (number)
web-learn-found-guide = { $count ->
    [one] Un altro brano nell'introduzione.
   *[other] Altri { $count } brani nell'introduzione.
}
# $option (text): il suo nome nel modulo
web-learn-option = Opzione: { $option }
web-learn-own-file = Un file tuo
