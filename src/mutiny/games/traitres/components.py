# mypyc: skip
# Runs once, on data; nothing here is hot.
"""The components: the numbers of cards, roles and planks, read from data."""

from __future__ import annotations

from functools import cache

from mutiny.games.traitres.constants import KINDS, MUTINEER, PIRATE, PLANK
from mutiny.kernel.components import read_components


class TraitresBox:
    """The contents of the box for a number of players."""

    def __init__(self, deck: bytes, roles: bytes, target: int) -> None:
        self.deck = deck
        self.roles = roles
        self.target = target


@cache
def box(players: int) -> TraitresBox:
    """T0.1, T0.3: the cards and roles for a number of players.

    >>> box(5).target, len(box(5).deck), list(box(5).roles)
    (11, 64, [0, 0, 0, 0, 1])
    """
    data = read_components("mutiny.games.traitres")
    row = next(row for row in data["table"] if row["players"] == players)
    counts = [row["planks"] if kind == PLANK else data["cards"][name] for kind, name in enumerate(KINDS)]
    deck = bytes(kind for kind, count in enumerate(counts) for _ in range(count))
    roles = bytes([PIRATE] * row["pirates"] + [MUTINEER] * row["mutineers"])
    return TraitresBox(deck, roles, row["target"])
