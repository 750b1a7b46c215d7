### La pagina «Le mie partite» del client web.

web-mine-lead = Le partite giocate in questo browser. L'elenco resta solo qui: noi non lo conosciamo e nessun altro lo vede.

## Numeri

web-mine-numbers = In cifre
web-mine-played = Partite contate
web-mine-won = Vinte
web-mine-lost = Perse
web-mine-streak-now = Serie di vittorie in corso
web-mine-streak-best = Miglior serie di vittorie
# $count (number): games, $words (text): won or lost, for each of them
web-mine-form = { $count ->
    [one] L'ultima partita: { $words }
   *[other] Le ultime { $count } partite, dalla più vecchia alla più recente: { $words }
}
# $count (number): games
web-mine-form-key = { $count ->
    [one] L'ultima partita. Piena e sopra la linea: vinta.
   *[other] Le ultime { $count } partite, la più recente a destra. Piena e sopra la linea: vinta.
}
# $count (number): games
web-mine-uncounted = { $count ->
    [one] Un'altra partita non è contata: il risultato non si conosce o l'ha finita un bot.
   *[other] Altre { $count } partite non sono contate: il risultato non si conosce o le ha finite un bot.
}

## Vinte e perse

web-mine-chart = Vinte e perse
web-mine-opponents = Gioco e avversari
web-mine-share = Quota
# $share (number): per cent
web-mine-percent = { $share }%
web-mine-all = Tutti i giochi
# $against (text): a level of bots, or another kind of opponents
web-mine-against = { $against ->
    [random] Bot casuali
    [easy] Bot facili
    [medium] Bot medi
    [hard] Bot difficili
    [mixed] Bot di forza diversa
    [people] Persone
   *[other] Bot: { $against }
}

## L'elenco

web-mine-under-way = Partite in corso
web-mine-finished = Partite finite
# $names (text): of the opponents
web-mine-with = contro { $names }
web-mine-gone = Non più sul server
web-mine-open = Apri il tavolo
# $count (number): games
web-mine-older = { $count ->
    [one] Una partita più vecchia è contata qui sopra ma non è più in elenco.
   *[other] { $count } partite più vecchie sono contate qui sopra ma non sono più in elenco.
}

## Un altro dispositivo

web-mine-move = Passa a un altro dispositivo
web-mine-move-more = Salva le tue partite in un file, apri questa pagina sull'altro dispositivo e aggiungi lì il file. Nessuna partita va persa e nessuna è contata due volte: puoi anche andare avanti e indietro.
# $count (number): games in progress
web-mine-with-seats = { $count ->
    [one] Porta con te il tuo posto nella partita in corso
   *[other] Porta con te i tuoi posti nelle { $count } partite in corso
}
web-mine-with-seats-more = Così puoi continuare a giocare sull'altro dispositivo, e anche su questo. Ma chi ha un file del genere può giocare al posto tuo: tienilo per te ed eliminalo dopo il trasferimento. Per una copia di sicurezza, o per mostrare a qualcuno i tuoi risultati, lascia fuori i posti.
web-mine-save = Salva in un file
web-mine-read = Aggiungi un file
# $name (text): of the file
web-mine-saved = Salvato come { $name }.
# $count (number): games
web-mine-added = { $count ->
    [0] Nel file non ci sono partite nuove.
    [one] È stata aggiunta una partita.
   *[other] Sono state aggiunte { $count } partite.
}
# $count (number): games
web-mine-known = { $count ->
    [one] Una c'era già.
   *[other] { $count } c'erano già.
}
# $count (number): seats
web-mine-seats-added = { $count ->
    [one] Ora hai anche un posto in una partita in corso.
   *[other] Ora hai anche posti in { $count } partite in corso.
}
# $code (text), $limit (number): megabytes, $version (text): of the file, $known (number): of this page, $field (text): a list in the file
web-mine-fault = { $code ->
    [size] Non è stato aggiunto niente: il file supera { $limit } MB, quindi non è un elenco di partite. Scegli un file salvato in questa pagina.
    [json] Non è stato aggiunto niente: questo non è un elenco di partite, o è incompleto. Scegli un file salvato in questa pagina; il suo nome comincia con «mutiny-games».
    [foreign] Non è stato aggiunto niente: questo file viene da un altro programma o da un'altra pagina. Scegli un file salvato in questa pagina; il suo nome comincia con «mutiny-games».
    [version] Non è stato aggiunto niente: il file è della versione { $version } e questa pagina legge la versione { $known }. Ricarica la pagina per avere la più recente, poi aggiungi di nuovo il file.
    [list] Non è stato aggiunto niente: «{ $field }» manca nel file o non è un elenco. Scegli il file così come è stato salvato.
    [room] Non è stato aggiunto niente: nel browser non c'è spazio. Permetti a questo sito di salvare dati o libera spazio, poi aggiungi di nuovo il file.
   *[unreadable] Non è stato aggiunto niente: il browser non è riuscito a leggere il file. Sceglilo di nuovo.
}
# $part (text): a list in the file, $number (number): of the entry
web-mine-fault-place = { $part ->
    [games] partita { $number }
    [older] vecchia partita { $number }
   *[seats] posto { $number }
}
# $place (text), $field (text): its name in the file, $found (text): its value, $wanted (text)
web-mine-fault-entry = { $field ->
    [none] Non è stato aggiunto niente. Errore nel file, { $place }: c'è { $found }, ma ci vuole { $wanted }. Scegli il file così come è stato salvato.
   *[other] Non è stato aggiunto niente. Errore nel file, { $place }: in «{ $field }» c'è { $found }, ma ci vuole { $wanted }. Scegli il file così come è stato salvato.
}
# $wanted (text)
web-mine-fault-wanted = { $wanted ->
    [object] un insieme di valori con nome
    [line] un elenco di cinque valori
    [text] un testo breve
    [id] l'identificativo di un tavolo
    [time] un istante in millisecondi dal 1970
    [players] un elenco di giocatori, ciascuno con il suo nome
    [seat] il numero di un posto a quel tavolo
    [winners] un elenco di posti a quel tavolo
    [flag] true o false
    [outcome] won, lost, left o unknown
   *[token] la chiave di un posto
}

## Che cosa conserva il server

web-mine-data = Che cosa conserva il server
web-mine-data-more = Il server conserva le partite stesse: nomi, mosse e messaggi. Finché questo browser ha i link dei tuoi posti, puoi scaricare ciò che è conservato su di te, o far cancellare il tuo nome e i tuoi messaggi.
web-mine-data-save = Scarica i miei dati
web-mine-data-erase = Cancella il mio nome e i miei messaggi
web-mine-data-ask = Cancellare il tuo nome e i tuoi messaggi?
# $count (number): seats
web-mine-data-ask-more = { $count ->
    [one] A un tavolo il tuo nome viene sostituito e i tuoi messaggi vengono cancellati.
   *[other] A { $count } tavoli il tuo nome viene sostituito e i tuoi messaggi vengono cancellati.
} Le tue mosse restano, perché le partite degli altri ne sono fatte. Perdi i posti nelle partite in corso. Non si può annullare.
# $count (number): seats
web-mine-data-erased = { $count ->
    [one] Il tuo nome e i tuoi messaggi sono stati cancellati a un tavolo.
   *[other] Il tuo nome e i tuoi messaggi sono stati cancellati a { $count } tavoli.
}
# $count (number): seats
web-mine-data-failed = { $count ->
    [one] Il server non ha risposto per un tavolo. Riprova più tardi.
   *[other] Il server non ha risposto per { $count } tavoli. Riprova più tardi.
}
