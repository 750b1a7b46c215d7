"""A value for every legal move, by what is to be decided. Only the view and the moves' notation are read.

May import: mutiny.bots.bot, and table, doors, visits, duels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mutiny.bots.bot import Sight
from mutiny.bots.cartagena import visits
from mutiny.bots.cartagena.doors import Plan, door_values
from mutiny.bots.cartagena.duels import laying
from mutiny.bots.cartagena.table import Table

DECISIONS: Final[dict[str, Callable[[Plan, list[list[str]]], list[float]]]] = {
    "door": door_values,
    "take": visits.taking,
    "keep": visits.keeping,
    "swap": visits.swapping,
    "trade": visits.trading,
    "rob": visits.robbing,
    "monkey": visits.robbing,
    "side": visits.choosing_side,
    "peek": visits.peeking,
    "post": visits.posting_sailors,
    "inspect": visits.inspecting,
    "turn": visits.turning,
}


def values(sight: Sight) -> list[float]:
    """A value for each of the legal moves, in their order; the best move has the highest.

    >>> from mutiny import new
    >>> match = new("cartagena", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> len(values(Sight(match.state, match.state.acting[0])))
    1
    """
    table = Table(sight.view)
    moves = [sight.write(action).split(" ") for action in sight.legal]
    phase: str = sight.view["phase"]
    if phase == "lay":
        return laying(table, moves)
    return DECISIONS[phase](Plan(table), moves)
