"""Records for tests: uniformly random games, and the worked example. Imports this package only."""

import random
from typing import Any

from .components import DECK, PRINTED_RING
from .meuterer import MeutererTable

Record = dict[str, Any]


def random_record(players: int, options: dict[str, str], rng: random.Random, patience: int = 1) -> Record:
    """Return a complete game in which every legal move is equally likely.

    Patience multiplies the weight of an offer: uniform players leave early, so that large sales and empty hands are
    rare among them.

    >>> random_record(3, {}, random.Random(1))["moves"][0][1].split()[0]
    'ring'
    """
    table = MeutererTable(players, options)
    moves: list[list[Any]] = []
    while table.expected()[0] != "over":
        what, detail = table.expected()
        who = detail if what == "move" else "*"
        notation = random_move(table, rng, patience) if what == "move" else random_outcome(table, rng)
        table.play(who, notation)
        moves.append([who, notation])
    return {
        "mutiny": 1,
        "game": "meuterer",
        "options": dict(options),
        "players": ["Bernhard", "Steffi", "Florian", "Carmen"][:players],
        "moves": moves,
        "result": table.result(),
    }


def random_move(table: MeutererTable, rng: random.Random, patience: int) -> str:
    """Return one of the legal moves; an offer is `patience` times as likely as any other move."""
    moves = table.legal()
    return rng.choices(moves, [patience if move.startswith("offer") else 1 for move in moves])[0]


def random_outcome(table: MeutererTable, rng: random.Random) -> str:
    """Return an outcome for the awaited chance."""
    kind = table.expected()[1]
    if kind == "captain":
        return f"captain {rng.randrange(table.players)}"
    values = list(PRINTED_RING) if kind == "ring" else list(table.deck_multiset().elements())
    if kind == "deck" or table.options["ring"] == "shuffled":
        rng.shuffle(values)
    return " ".join([kind, *values])


EXAMPLE_HANDS = [
    "conflict conflict wine wine grain",
    "conflict conflict salt grain cloth",
    "cloth cloth grain salt wine",
    "salt salt wine conflict ruby",
]

EXAMPLE_MOVES = """
0 pay 0; 0 offer conflict; 1 offer conflict; 2 offer cloth; 3 offer wine; 0 offer wine; 1 leave; 1 take mutineer;
2 offer cloth; 3 offer salt; 0 offer wine; 2 leave; 2 take merchant; 3 offer salt; 0 leave; 3 leave; 3 take boy;
0 fight 1; 1 fight 1; 3 fight 0
"""


def golden_example() -> Record:
    """Return the worked example of the rules, up to its last move. Cards that it does not name lie in M0.2 order."""
    dealt = " ".join(EXAMPLE_HANDS).split()
    rest = list(DECK.elements())
    for card in dealt:
        rest.remove(card)
    moves: list[list[Any]] = [
        ["*", " ".join(["ring", *PRINTED_RING])],
        ["*", "captain 0"],
        ["*", " ".join(["deck", *dealt, *rest])],
    ]
    for entry in EXAMPLE_MOVES.split(";"):
        seat, notation = entry.strip().split(" ", 1)
        moves.append([int(seat), notation])
    return {
        "mutiny": 1,
        "game": "meuterer",
        "options": {"ring": "printed"},
        "players": ["Bernhard", "Steffi", "Florian", "Carmen"],
        "moves": moves,
    }
