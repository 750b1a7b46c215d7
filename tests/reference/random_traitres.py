"""Random games of Traîtres à bord for tests. Imports this package only."""

import random
from collections.abc import Mapping
from typing import Any

from .traitres import CrewSize, TraitresTable
from .traitres_talk import LOOT, ROLES

Record = dict[str, Any]

NAMES = ["Anne", "Bartolomeo", "Cécile", "Dieter", "Édouard", "Francesca", "Greta", "Hugo"]


def random_record(
    players: int,
    options: dict[str, str],
    rng: random.Random,
    talk: float = 0.0,
    caution: float = 1.0,
    thrift: float = 1.0,
    deck: Mapping[str, int] | None = None,
    crew: CrewSize | None = None,
) -> Record:
    """Return a complete game of random moves, with set phrases at the frequency `talk`.

    Uniform players open the chest within a few turns, and their stashes add up to nothing. Caution multiplies the
    weight of every other move against an `open` below the target; thrift does the same against `-2`.

    >>> random_record(3, {}, random.Random(1))["moves"][0][1].split()[0]
    'roles'
    """
    table = TraitresTable(players, options, deck, crew)
    moves: list[list[Any]] = []
    while table.expected()[0] != "over":
        what, detail = table.expected()
        while rng.random() < talk:
            moves.append([rng.randrange(players), random_phrase(players, rng)])
            table.play(*moves[-1])
        if what == "move":
            moves.append([detail, random_move(table, rng, caution, thrift)])
        else:
            moves.append(["*", random_outcome(table, rng)])
        table.play(*moves[-1])
    return {
        "mutiny": 1,
        "game": "traitres",
        "options": dict(options),
        "players": NAMES[:players],
        "moves": moves,
        "result": table.result(),
    }


def random_move(table: TraitresTable, rng: random.Random, caution: float, thrift: float) -> str:
    """Return one of the legal moves, all equally likely except for caution and thrift."""
    moves = table.legal()
    weights = []
    for move in moves:
        if move == "open" and table.loot() < table.crew.target:
            weights.append(1 / caution)
        elif move.startswith("stash -2"):
            weights.append(1 / thrift)
        else:
            weights.append(1.0)
    return rng.choices(moves, weights)[0]


def random_phrase(players: int, rng: random.Random) -> str:
    """Return one of the set phrases (TT.1), true or not."""
    phrase = rng.choice(["role", "accuse", "vouch", "ask", "spied", "chest"])
    if phrase == "role":
        values = [rng.choice(ROLES)]
    elif phrase == "spied":
        values = rng.choices(LOOT, k=rng.randrange(4))
    elif phrase == "chest":
        values = [str(rng.choice([rng.randint(-24, 20), rng.randint(-99, 99)]))]
    else:
        values = [str(rng.randrange(players))]
    return " ".join(["say", phrase, *values])


def random_outcome(table: TraitresTable, rng: random.Random) -> str:
    """Return an outcome for the awaited chance."""
    kind = table.expected()[1]
    if kind == "first":
        return f"first {rng.randrange(table.players)}"
    if kind == "roles":
        values = ["pirate"] * table.crew.pirates + ["mutineer"] * table.crew.mutineers
    else:
        values = list(table.deck.elements())
    rng.shuffle(values)
    return " ".join([kind, *values])
