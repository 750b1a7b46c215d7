### Regole, lezioni, partite riviste e analisi nel client web, in italiano.

web-learn-loading = Caricamento …
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
web-learn-options-lead = Che cosa si concorda prima della partita.
# $value (text)
web-learn-default = { $value } (predefinito)
web-learn-free-text = testo libero
# $basis (text): la parola
web-learn-basis = { $basis ->
    [source] Secondo le fonti
    [ruling] Nostra decisione
   *[reconstruction] Nostra ricostruzione
}
web-learn-sources = Da dove vengono le regole
web-learn-sources-lead = Ogni articolo dice se lo enunciano le fonti, se abbiamo dovuto decidere perché discordano o tacciono, o se l'abbiamo ricostruito. Le parole sono nostre.
# $sources (text)
web-learn-source-list = Fonti: { $sources }
web-learn-ruling = Che cosa c'era da decidere
# $clause (text)
web-learn-link = Link all'articolo { $clause }
# $clause (text)
web-learn-why = Perché? Articolo { $clause }

## Imparare

web-learn-title = Impara a giocare
web-learn-lead = Ogni lezione dura cinque minuti: giochi, e ti viene detto che cosa succede e perché. Non si può sbagliare nulla.
web-learn-begin = Comincia la lezione
# $step (number)
web-learn-go-on = Riprendi dal passo { $step }
web-learn-again = Rigiocala
# $count (number)
web-learn-steps = { $count } passi
# $title (text): di una lezione
web-learn-lesson = Lezione: { $title }
web-learn-to-rules = Regolamento
web-learn-how = Come funziona qui
web-learn-how-link = Il tuo posto è un link
    .text = Niente account, niente password. Il link del tuo posto funziona su ogni dispositivo; tienilo per te. Il link del tavolo è per tutti: chi lo ha può sedersi o guardare.
web-learn-how-moves = Non serve sapere le regole a memoria
    .text = Ciò che puoi fare si illumina: tocca una carta, una porta, un giocatore. Tutte le mosse permesse sono anche in un elenco, e ognuna dice che cosa fa prima che tu la faccia.
web-learn-how-why = Tutto dice perché
    .text = Ciò che accade è raccontato a parole, con l'articolo del regolamento che lo spiega. Basta un tocco per leggerlo.
web-learn-how-bots = I bot completano il tavolo
    .text = Giocano con quattro livelli di forza e non sanno più di quanto sapresti tu al loro posto. Se qualcuno deve andare, un bot lo sostituisce e poi restituisce il posto.
web-learn-how-fair = Il mescolamento si può verificare
    .text = Prima della distribuzione ricevi un impegno, l'impronta del seme. Alla fine il seme viene mostrato e il tuo browser ricalcola ogni mescolamento.
web-learn-how-after = Dopo la partita
    .text = Rivedila da qualsiasi posto, segui la curva delle probabilità di vittoria con le sue svolte e scarica la registrazione.

## Una lezione

# $step (number), $count (number)
web-learn-step = Passo { $step } di { $count }
web-learn-back = Indietro
web-learn-next = Avanti
web-learn-your-move = Tocca a te
web-learn-do = Tocca il tavolo, oppure scegli dall'elenco.
web-learn-show-me = Fammi vedere
web-learn-right = Giusto!
web-learn-happened = Che cosa è successo
# $count (number)
web-learn-moves = Tutte le mosse ({ $count })
web-learn-about = Nel regolamento
web-learn-done = Lezione finita
web-learn-done-text = Ora conosci l'idea del gioco. Il resto viene giocando, e il regolamento è sempre a un tocco di distanza.
web-learn-play = Gioca ora
web-learn-all = Tutte le lezioni
web-learn-table = Il tavolo
web-learn-facts = Il tavolo a parole

## Rivedere una partita

# $game (text)
web-learn-replay = Rivedi: { $game }
web-learn-eyes = Vista da
web-learn-eyes-watch = Chi guardava
web-learn-eyes-all = Tutto, con tutti i segreti
# $entry (number), $count (number)
web-learn-position = { $entry } voci su { $count }
web-learn-first = All'inizio
web-learn-previous = Una voce indietro
web-learn-following = Una voce avanti
web-learn-last = Alla fine
web-learn-run = Riproduci
web-learn-pause = Pausa
web-learn-keys = Tasti: ← e → una voce, Pag su e Pag giù dieci, Inizio e Fine, spazio riproduce
web-learn-log = Che cosa è successo
web-learn-log-empty = Ancora niente.
web-learn-copy = Copia il link a questa posizione
web-learn-copied = Copiato.
web-learn-record = Scarica la registrazione
web-learn-not-over = Questa partita non è ancora finita; dopo si potrà rivedere.
web-learn-to-table = Al tavolo
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
    [looking] Guarda
    [laid] Ha giocato
   *[other] { $fact }
}

## L'analisi

web-learn-curve = Probabilità di vittoria
web-learn-curve-lead = Da ogni punto, con tutte le carte note, la partita viene rigiocata molte volte. Ci vuole un po'.
web-learn-curve-start = Calcola l'analisi
# $seconds (number)
web-learn-curve-wait = Calcolo in corso … { $seconds } s
# $count (number): partite da ogni punto
web-learn-curve-basis = Il tavolo vero, con tutte le carte note; { $count } partite giocate da ogni punto.
web-learn-curve-label = Probabilità di vittoria, voce per voce
web-learn-curve-table = Come tabella
web-learn-entries = Voci
web-learn-entry = Voce
web-learn-turning = Svolte
web-learn-turning-none = Nessuna voce ha cambiato le probabilità di qualcuno del 10 % o più.
# $number (number), $entry (number)
web-learn-turning-at = Svolta { $number }: voce { $entry }
# $player (text), $before (number), $after (number): per cento
web-learn-shift = { $player } { $before } % → { $after } %
web-learn-mistakes = Errori più costosi
web-learn-mistakes-lead = Giudicati da ciò che ognuno sapeva allora, non dalle carte vere.
web-learn-mistakes-none = nessun errore evidente

## Il mescolamento

web-learn-verify = Verifica il mescolamento
web-learn-verify-lead = Prima della distribuzione il server ha pubblicato un'impronta del seme. Ora che il seme è noto, il tuo browser può controllare entrambi da solo.
web-learn-verify-go = Controlla qui
web-learn-verify-busy = Controllo in corso …
web-learn-verify-seed = Il seme
web-learn-verify-computed = La sua impronta (SHA-256), calcolata qui
# $ok (text): yes, no o none
web-learn-verify-table = { $ok ->
    [yes] È l'impegno che mostra il tavolo.
    [no] NON è l'impegno che mostra il tavolo.
   *[none] Il tavolo non mostra alcun impegno.
}
# $ok (text): yes, no o none
web-learn-verify-noted = { $ok ->
    [yes] È l'impegno che questo browser ha annotato all'inizio della partita.
    [no] NON è l'impegno che questo browser ha annotato all'inizio della partita.
   *[none] Questo browser non ha annotato nulla all'inizio della partita; bisogna quindi credere a quello che mostra il tavolo.
}
# $ok (text): yes, no o none
web-learn-verify-record = { $ok ->
    [yes] La registrazione porta lo stesso impegno.
    [no] La registrazione porta un ALTRO impegno.
   *[none] La registrazione non porta alcun impegno.
}
# $same (number), $all (number)
web-learn-verify-draws = { $all ->
    [one] L'unico esito del caso è stato ricalcolato dal seme: come registrato.
   *[other] Tutti i { $all } esiti del caso (mescolamenti, sorteggi) sono stati ricalcolati dal seme: { $same } come registrati.
}
# $entry (number)
web-learn-verify-wrong = La voce { $entry } NON è ciò che dà il seme.
    .was = Nella registrazione
    .should = Secondo il seme
# $count (number)
web-learn-verify-unknown = { $count ->
    [one] { $count } esito non si è potuto ricalcolare: questo client non sa come distribuisce questo gioco.
   *[other] { $count } esiti non si sono potuti ricalcolare: questo client non sa come distribuisce questo gioco.
}
web-learn-verify-none = La registrazione non porta alcun seme; non c'è nulla da controllare.
web-learn-verify-honest = Controllato: che il seme è quello promesso e che ogni mescolamento ne deriva. Non controllato: se le mosse erano permesse (lo fanno il server e «mutiny verify»); e nessuno vede come il server ha scelto il seme prima di impegnarsi.

## Il glossario: ciò che si spiega dove compare; .forms sono le forme, come nel regolamento

web-learn-term-meuterer-captain = Governa la nave: se nessuno lo impedisce, la prossima isola è la destinazione del capitano. Non è una carta azione.
    .forms = capitano
web-learn-term-meuterer-mutineer = Carta azione: avvia un ammutinamento; se riesce, attracca alla propria destinazione e diventa capitano.
    .forms = ammutinato
web-learn-term-meuterer-boy = Carta azione: dalla parte dell'ammutinato; 2 punti se l'ammutinamento riesce.
    .forms = mozzo
web-learn-term-meuterer-mate = Carta azione: dalla parte del capitano; 1 punto più la paga, se nessun ammutinamento riesce.
    .forms = nostromo
web-learn-term-meuterer-merchant = Carta azione: a pari merito per la vendita maggiore, fa comunque il primo numero.
    .forms = mercante
web-learn-term-meuterer-loader = Carta azione: a fine round pesca tre carte in più e sceglie.
    .forms = stivatore
web-learn-term-meuterer-conflict = Carte che decidono gli ammutinamenti. Si possono offrire, mai vendere.
    .forms = carta conflitto | carte conflitto
web-learn-term-meuterer-action = Ammutinato, mozzo, nostromo, mercante, stivatore: chi si ritira ne prende una, coperta.
    .forms = carta azione | carte azione
web-learn-term-meuterer-active = Lato chiaro in vista: lì si può vendere. L'isola della nave e quella prima.
    .forms = attiva | attive
web-learn-term-meuterer-destination = L'isola dove andrà la nave: tante isole più avanti quante carte restano a chi l'ha fissata.
    .forms = destinazione | destinazioni
web-learn-term-meuterer-docking = Punti per chi porta la nave a quell'isola.
    .forms = valore d'attracco | valori d'attracco
web-learn-term-meuterer-numbers = Ogni isola ne ha tre: punti per la vendita maggiore, da soli, in due, in tre a pari merito.
    .forms = primo numero | secondo numero | terzo numero
web-learn-term-meuterer-pay = Ciò che il capitano promette al nostromo all'inizio del round: da 0 a 3 punti.
    .forms = paga
web-learn-term-traitres-pirate = La squadra più numerosa: vuole che il forziere raggiunga l'obiettivo, o tutti gli ammutinati in mare.
    .forms = pirata | pirati
web-learn-term-traitres-mutineer = La squadra piccola, ignota agli altri: vuole che il forziere non basti, o i pirati in mare.
    .forms = ammutinato | ammutinati
web-learn-term-traitres-loot = Carte per il forziere, di valore +1, 0 o -2.
    .forms = carta bottino | carte bottino | bottino
web-learn-term-traitres-chest = La pila del bottino, coperta. Vale la somma delle sue carte.
    .forms = forziere
web-learn-term-traitres-target = Quanto deve valere il forziere per i pirati quando lo si apre.
    .forms = obiettivo
web-learn-term-traitres-plank = Carta messa davanti a un altro giocatore. Alla terza finisce in mare.
    .forms = passerella | passerelle
web-learn-term-traitres-overboard = Eliminato dopo tre passerelle: mostra il ruolo, non gioca più, può ancora parlare.
    .forms = in mare
web-learn-term-traitres-spyglass = Carta azione: guardare le tre carte in cima al forziere e rimetterle in qualsiasi ordine.
    .forms = Cannocchiale
web-learn-term-traitres-riddance = Carta azione: le due carte in cima al forziere si scartano senza vederle.
    .forms = Tanti saluti
web-learn-term-traitres-catch = Carta azione: pescare tre carte, poi rimetterne due sul mazzo di pesca.
    .forms = Pesca miracolosa
web-learn-term-traitres-pockets = Carta azione: un altro giocatore scarta tutta la mano e pesca tre carte.
    .forms = Svuota le tasche
web-learn-term-cartagena-allegiance = La fazione scelta in segreto, Valverde o Diaz. Senza, non si può vincere.
    .forms = schieramento | schieramenti
web-learn-term-cartagena-combat = Carte per i duelli, da 1 a 3, nei colori di Valverde e di Diaz: ognuna rafforza la sua fazione, chiunque la giochi.
    .forms = carta combattimento | carte combattimento
web-learn-term-cartagena-gold = Carte che valgono da 1 a 3. Con le monete decidono chi vince nella fazione vincente.
    .forms = carta oro | carte oro
web-learn-term-cartagena-monkey = Ognuno ne ha una: giocata in un duello, ne fa uscire il suo giocatore e può portare una moneta.
    .forms = scimmia | scimmie
web-learn-term-cartagena-dealer = Dispone la fila e ha il primo turno del round.
    .forms = mazziere
web-learn-term-cartagena-row = Le carte pirata di un round, dapprima coperte: altrettante porte a cui bussare.
    .forms = fila
web-learn-term-cartagena-ghost = Carta pirata che fa finire il turno di chi la scopre.
    .forms = Fantasma
web-learn-term-cartagena-storm = Manda un pirata nella scialuppa quando la nave si ferma su una casella tempesta o la supera.
    .forms = tempesta | casella tempesta | caselle tempesta
web-learn-term-cartagena-lifeboat = Tiene l'unico pirata fuori gioco dopo una tempesta.
    .forms = scialuppa
web-learn-term-cartagena-sailor = Sono dieci, con valori nascosti da 1 a 10: i valori di partenza dei duelli.
    .forms = marinaio | marinai
web-learn-term-cartagena-place = Dove due marinai si affrontano: lettere da A a E, una casella per parte.
    .forms = casella duello | caselle duello
web-learn-term-cartagena-supply = Le monete che nessuno ha.
    .forms = riserva
