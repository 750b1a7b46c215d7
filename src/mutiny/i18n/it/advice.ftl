### Che cosa dicono i consigli e le analisi, in italiano.

## Consigli

# $player (text), $entries (number): finora, $simulations (number)
advice-head = Consiglio per { $player } dopo { $entries } voci ({ $simulations } simulazioni). Probabilità di vittoria:
# $chance (number), $margin (number): in percentuale
advice-chance = { $chance }% ± { $margin }
# $count (number): mosse che non sono mostrate
advice-more = { $count ->
    [one] e un'altra mossa, provata meno spesso
   *[other] e altre { $count } mosse, provate meno spesso
}
advice-only = Non c'è scelta: è l'unica mossa permessa.
# $games (number)
advice-why = Perché la prima e non la seconda, in { $games } partite simulate per ciascuna:
# $games (number)
advice-alike = In { $games } partite simulate per ciascuna, fra le prime due non c'è una differenza netta. La vittoria dipende soprattutto da questo:
advice-nothing = Fra le prime due non c'è differenza.
# $what (text), $best (number), $other (number): in percentuale
advice-share = { $what }: { $best }%; con la seconda { $other }%
# $what (text), $best (number), $other (number)
advice-amount = { $what }: { $best }; con la seconda { $other }
# $what (text), $best (number): in percentuale
advice-premise = { $what }: { $best }%

## Che cosa segue da una mossa, in ogni gioco

advice-score = Il tuo punteggio alla fine, in media
advice-rival = Il punteggio dell'avversario migliore alla fine, in media

## Analisi

# $game (text), $players (number), $entries (number)
analyse-title = { $game }, { $players } giocatori, { $entries } voci: probabilità di vittoria
# $simulations (number)
analyse-truth = La curva mostra il tavolo reale, con tutte le carte note; { $simulations } partite giocate fino alla fine da ogni posizione.
# $player (text), $simulations (number)
analyse-seat = La curva si basa su ciò che poteva sapere { $player }; { $simulations } partite giocate fino alla fine da ogni posizione.
# $players (text), $first (number), $last (number): in percentuale
analyse-line = { $players }: { $first }% all'inizio, { $last }% alla fine
# $number (number)
analyse-round = round { $number }
# $number (number)
analyse-entry = voce { $number }
# $where (text), $text (text)
analyse-at = { $where }: { $text }
# $count (number)
analyse-percent = { $count }%
analyse-entries = voci
# Sotto la figura
analyse-legend = numeri: svolte; punti: errori
analyse-turning = Svolte
# $least (number): in percentuale
analyse-no-turning = Nessuna svolta: nessun cambiamento netto di almeno il { $least }%.
# $player (text), $before (number), $after (number): in percentuale
analyse-swing = { $player } { $before }% → { $after }%
analyse-chance = caso
analyse-hidden = qualcosa di nascosto
analyse-mistakes = Errori più costosi, giudicati in base a ciò che ciascuno sapeva in quel momento
# $player (text), $decisions (number), $loss (number): in percentuale
analyse-player = { $decisions ->
    [0] { $player }: niente da decidere
    [one] { $player }: { $decisions } decisione, { $loss }% perso
   *[other] { $player }: { $decisions } decisioni, in media { $loss }% perso in ciascuna
}
analyse-no-mistakes = nessun errore evidente
# $made (text), $better (text): mosse, $from (number), $to (number), $margin (number): in percentuale
analyse-mistake = { $made } ({ $to }%); meglio: { $better } ({ $from }%, ± { $margin } tra le due)
