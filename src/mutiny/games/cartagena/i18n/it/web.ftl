### Il tavolo di Cartagena nel client web, in italiano.

# $pirate (text): what a visit is good for, in short
web-cartagena-power = { $pirate ->
    [captain-valverde] 1 carta oro e 1 moneta
    [ramon-diaz] Carta oro o combattimento, a scelta
    [crackpott] 2 carte combattimento
    [tembo] Guarda 2 carte combattimento, tienine 1
    [wessel-jan] Scambia fino a 3 carte combattimento
    [dean-nero] Vendi o compra fino a 3 carte
    [pang] 1 carta combattimento o 1 moneta
    [chang-ye] Ruba 1 moneta
    [sate] 1 moneta, e 1 in più per ogni turno senza visita
    [bijoux] Scegli o cambia schieramento
    [ojo] Scegli lo schieramento o spiane uno
    [cambivalute] Piazza 2 marinai, o ispeziona un duello
   *[ghost] Il turno finisce
}
web-cartagena-board = Il tavolo
web-cartagena-track = Il viaggio
# $ship (number), $mutiny (number): spaces, $storms (text): spaces
web-cartagena-track-about = La nave è sulla casella { $ship } di { $mutiny }. Caselle tempesta: { $storms }.
# $spaces (number)
web-cartagena-to-go = { $spaces ->
    [one] ammutinamento fra { $spaces } casella
   *[other] ammutinamento fra { $spaces } caselle
}
# $mutiny (number): the space; stands after web-cartagena-to-go
web-cartagena-ends = Scoppia sulla casella { $mutiny }, o quando un mazzo o la riserva si esaurisce. Ogni porta rimasta chiusa: 1 casella.
web-cartagena-arrived = È scoppiato l'ammutinamento
web-cartagena-doors = Le porte
# $number (number): of the door
web-cartagena-door-closed = Porta { $number }, chiusa
# $number (number): of the door, $pirate (text)
web-cartagena-door-open = Porta { $number }, aperta: { $pirate }
# $number (number): of the door, $pirate (text), $player (text)
web-cartagena-door-used = Porta { $number }: { $pirate }, visita di { $player }
web-cartagena-piles = Mazzi e riserva
web-cartagena-places = Caselle duello
# of a duel
web-cartagena-none = ancora nessun marinaio
# of a duel
web-cartagena-hidden = due marinai sconosciuti
# $one (number), $other (number): sailors
web-cartagena-either = { $one } e { $other }, ma non sai chi sta dove
# $side (text)
web-cartagena-won-by = { $side ->
    [valverde] vinto da Valverde
   *[diaz] vinto da Diaz
}
web-cartagena-seen-by-you = Cornice tratteggiata: marinai che hai visto in segreto.
# $side (text): a side, or none
web-cartagena-own-goal = { $side ->
    [valverde] Deve vincere Valverde, e tu avere più oro degli altri dei suoi
    [diaz] Deve vincere Diaz, e tu avere più oro degli altri dei suoi
   *[none] Nessuno schieramento: visita Bijoux o Ojo
}
web-cartagena-combat-cards = Carte combattimento
# an allegiance
web-cartagena-not-set = non scelto
web-cartagena-players = Giocatori
# $players (text)
web-cartagena-knows-sides = ha visto lo schieramento di { $players }
# $letters (text), $count (number): of letters
web-cartagena-knows-posts = { $count ->
    [one] ha visto i marinai del duello { $letters }
   *[other] ha visto i marinai dei duelli { $letters }
}
# $letters (text), $count (number): of letters
web-cartagena-knows-once = { $count ->
    [one] aveva visto i marinai del duello { $letters } prima che li prendesse in mano qualcun altro
   *[other] aveva visto i marinai dei duelli { $letters } prima che li prendesse in mano qualcun altro
}
web-cartagena-crew = Chi è chi
web-cartagena-in-lifeboat = nella scialuppa
# $number (number)
web-cartagena-at-door = porta { $number }
# combat cards
web-cartagena-gone = Già giocate nei duelli
web-cartagena-nobody-wins = Nessuno ancora in gioco sta con quella fazione: perdono tutti.
web-cartagena-tied = In parità; carte combattimento rimaste:
# $player (text)
web-cartagena-has-laid = { $player } ha giocato una carta
# $player (text)
web-cartagena-lays = { $player } deve ancora giocare una carta
# of a duel
web-cartagena-earlier = Round precedenti
# $pirate (text): who is visited, $asked (text): what is to be decided there
web-cartagena-asks = { $pirate }: { $asked }

## Scene: titoli brevi di ciò che accade

web-cartagena-scene-ghost = Il Fantasma!
web-cartagena-scene-storm = Tempesta!
web-cartagena-scene-mutiny = Ammutinamento!
# $why (text): space, combat, gold or coins; stands below web-cartagena-scene-mutiny
web-cartagena-scene-why = { $why ->
    [combat] Il mazzo combattimento è vuoto.
    [gold] Il mazzo oro è vuoto.
    [coins] Nella riserva non ci sono più monete.
   *[space] La nave ha raggiunto la casella ammutinamento.
}
# $spaces (number)
web-cartagena-scene-sail = { $spaces ->
    [one] La nave avanza di { $spaces } casella
   *[other] La nave avanza di { $spaces } caselle
}
web-cartagena-scene-out = Fuori dal gioco!
# $side (text): the side that is ahead in a duel, or none
web-cartagena-scene-ahead = { $side ->
    [valverde] Valverde è in vantaggio
    [diaz] Diaz è in vantaggio
   *[none] Parità
}
# $side (text), $letter (text)
web-cartagena-scene-duel-won = { cartagena-the-side } vince il duello { $letter }!
# $side (text)
web-cartagena-scene-mutiny-won = { $side ->
    [valverde] Valverde si tiene la nave!
   *[diaz] Diaz conquista la nave!
}
web-cartagena-scene-sides = Chi stava con chi?

## Ciò che vede solo un posto, in una partita rivista

web-cartagena-secret-side = Schieramento
web-cartagena-secret-combat = Carte combattimento
web-cartagena-secret-gold = Oro
web-cartagena-secret-laid = Ha giocato
