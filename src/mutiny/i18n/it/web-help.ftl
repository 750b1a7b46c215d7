### Rivedere un turno e chiedere consiglio, nel client web.

## Rivedere un turno

# $turn (number)
web-look-at = Stai rivedendo il turno { $turn }.
# $turn (number): a small sign at the edge of the stage
web-look-sign = Turno { $turn }
web-look-before = Il turno precedente
web-look-after = Il turno successivo
web-look-back = Torna alla partita
web-look-mine = Tocca a te.
# $count (number): events in the game since
web-look-news = { $count ->
    [one] È successo qualcosa nella partita.
   *[other] Sono successe { $count } cose nella partita.
}
web-look-goes-on = Intanto la partita continua.
web-look-over = La partita è finita.

## Consigli

# $place (number): 2 for the second best move
web-hint-next = { $place }.
web-hint-as-good = più o meno altrettanto buona
