"""A value for every legal move, by what is to be decided. Only the view and the moves' notation are read.

May import: mutiny.bots.bot, and table, doors, visits, duels.
"""

from __future__ import annotations

from mutiny.bots.bot import Sight
from mutiny.bots.cartagena import visits
from mutiny.bots.cartagena.doors import Plan, door_values
from mutiny.bots.cartagena.duels import laying
from mutiny.bots.cartagena.table import Table


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
    plan = Plan(table)
    if phase == "door":
        return door_values(plan, moves)
    if phase == "take":
        return visits.taking(plan, moves)
    if phase == "keep":
        return visits.keeping(plan, moves)
    if phase == "swap":
        return visits.swapping(plan, moves)
    if phase == "trade":
        return visits.trading(plan, moves)
    if phase == "rob" or phase == "monkey":
        return visits.robbing(plan, moves)
    if phase == "side":
        return visits.choosing_side(plan, moves)
    if phase == "peek":
        return visits.peeking(plan, moves)
    if phase == "post":
        return visits.posting_sailors(plan, moves)
    if phase == "inspect":
        return visits.inspecting(plan, moves)
    return visits.turning(plan, moves)
