### Che cosa può fare chi ospita un tavolo, in italiano; nel browser e a schermo intero.

host-about = Il tavolo è tuo: solo tu puoi dare il via alla partita e fare quello che trovi qui.
host-alone = Al tavolo non c'è nessun altro.
# $name (text): a player
host-remove = Togli il posto a { $name }
# $name (text): a player
host-replace = Sostituisci { $name } con un bot
# $name (text): a bot
host-remove-bot = Libera il posto di { $name }
# $name (text): a player
host-mute = Togli la parola a { $name }
# $name (text): a player
host-unmute = Ridai la parola a { $name }
host-everyone = Per tutti
host-lock-chat = Impedisci agli spettatori di scrivere
host-unlock-chat = Lascia scrivere gli spettatori
host-lock-seats = Non far sedere nessun altro
host-unlock-seats = Riapri i posti liberi
host-watcher = Numero di uno spettatore
host-watcher-more = Gli spettatori vedono un numero accanto a ciò che scrivono. I giocatori non vedono quei messaggi.
host-mute-watcher = Togli la parola
# $number (number): of a spectator
host-unmute-watcher = Ridai la parola allo spettatore { $number }
host-close = Chiudi il tavolo
# $what (text): remove, replace or close, $name (text): a player
host-ask = { $what ->
    [remove] Togliere il posto a { $name }?
    [replace] Sostituire { $name } con un bot?
   *[close] Chiudere il tavolo per tutti?
}
# $what (text): remove, replace or close, $name (text): a player
host-ask-more = { $what ->
    [remove] { $name } perde il posto per sempre e può solo guardare. Nessun altro può sedersi finché non lo permetti di nuovo.
    [replace] Il posto va a un bot. { $name } lo perde per sempre e può solo guardare.
   *[close] La partita finisce qui, senza vincitori. Non si può annullare.
}
host-cancel = Annulla
