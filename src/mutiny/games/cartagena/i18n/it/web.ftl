### Il tavolo di Cartagena nel client web, in italiano.

# $pirate (text): what a visit is good for, in short
web-cartagena-power = { $pirate ->
    [captain-valverde] la prima carta del mazzo oro e una moneta
    [ramon-diaz] guardare la prima carta del mazzo oro e la prima del mazzo combattimento, tenerne una
    [crackpott] 2 carte combattimento
    [tembo] guardare le prime 2 carte del mazzo combattimento, tenerne una
    [wessel-jan] scambiare fino a 3 carte combattimento
    [dean-nero] vendere o comprare fino a 3 carte combattimento, a una moneta l'una
    [pang] la prima carta del mazzo combattimento o una moneta
    [chang-ye] rubare una moneta a un avversario
    [sate] una moneta, più una per ogni turno finito senza fargli visita
    [bijoux] schierarsi in segreto; più tardi cambiare schieramento, o fare finta
    [ojo] schierarsi in segreto; chi l'ha già fatto guarda lo schieramento di un avversario
    [cambivalute] guardare due marinai e piazzarli per un duello; quando ci sono tutti, ispezionare un duello
   *[ghost] il turno finisce subito
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
web-cartagena-choose-cards = Scegli fino a 3 carte della tua mano.
web-cartagena-now = Ora
# $players (text), $count (number): of players
web-cartagena-waits = { $count ->
    [one] { $players } deve scegliere.
   *[other] { $players } devono scegliere.
}
# $clause (text): of the rulebook
web-cartagena-rule = Articolo { $clause }
web-cartagena-yours = Le tue carte
web-cartagena-combat-cards = Carte combattimento
# an allegiance
web-cartagena-not-set = non scelto
web-cartagena-players = Giocatori
web-cartagena-you = tu
# of a player, beside the name
web-cartagena-acts = deve giocare
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
