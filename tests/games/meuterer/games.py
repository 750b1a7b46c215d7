"""The kit of Meuterer for the tests that all games share, and its random games. Imports the engine only."""

from __future__ import annotations

from itertools import product

from games.meuterer.tables import DECK, GAME, NAMES, ring
from helpers.kits import Exchange, Kit, exchanged

from mutiny import Match, Rng

OPTIONS = [
    {"pirates": pirates, "offered-conflict": conflict, "loader-returns": returns, "loader-keeps": keeps, "ring": ring}
    for pirates, conflict, returns, keeps, ring in product(
        ("off", "on", "double"), ("counts", "ignored"), ("draw", "discard"), ("drawn", "hand"), ("shuffled", "printed")
    )
]


def pick(match: Match, seat: int, rng: Rng) -> int:
    """Return a legal move. An offer is twice as likely as leaving, so that rounds are not too short."""
    moves = list(match.state.legal_actions(seat))
    offers = [action for action in moves if match.state.format_move(seat, action).startswith("offer")]
    return moves[rng.below(len(moves))] if not offers or rng.below(3) == 0 else offers[rng.below(len(offers))]


def exchange(number: int, players: int, rng: Rng) -> Exchange:
    """Exchange two cards that a seat was not dealt."""
    options = OPTIONS[number % len(OPTIONS)]
    kinds = [*DECK.elements(), *(["pirates"] if options["pirates"] != "off" else [])]
    deck = [kinds[place] for place in rng.shuffled(bytes(range(len(kinds))))]
    captain, watcher = rng.below(players), rng.below(players)
    own = 5 * ((watcher - captain) % players)
    hidden = [place for place in range(len(deck)) if place not in range(own, own + 5)]
    before = [f"ring {ring()}", f"captain {captain}"]
    decks = [" ".join(["deck", *cards]) for cards in (deck, exchanged(deck, hidden, rng))]
    return Exchange(options, watcher, [*before, decks[0]], [*before, decks[1]])


KIT = Kit(
    GAME,
    NAMES,
    OPTIONS,
    pick,
    phases="pay offer take fight sell keep",
    events="ring captain deal round pay offer leave take leave-captain pirates plunder actions mutineer-goal mutiny "
    "fight mutiny-decided dock mate paid boy new-captain sell sales ship clear shuffle draw keep end",
    vocabulary="pay offer leave take fight sell keep 0 1 2 5 wine grain conflict pirates mutineer boy "
    "hochland=wine*1 * =",
    public="game players options round rounds phase acting ring islands islands_replaced ship active pirate_ship "
    "captain pay captain_destination mutineer_destination scores hand_sizes offered left middle_count roles mutiny "
    "sold draw_pile discard_pile discard_face_down drawing",
    own="seat hand role",
    at_times={
        "middle": lambda match, view: view["phase"] in ("offer", "take"),
        "drawn": lambda match, view: view["phase"] == "keep",
    },
    exchange=exchange,
    noticing="draw",
    any_order="sell keep",
)
matches = KIT.matches
some_move = KIT.some_move
play_out = KIT.play_out
