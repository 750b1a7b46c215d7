"""Values of all legal moves, by the kind of decision."""

from __future__ import annotations

from collections.abc import Sequence

from mutiny.games.cartagena.bots import visits
from mutiny.games.cartagena.bots.doors import door_values
from mutiny.games.cartagena.bots.duels import laying
from mutiny.games.cartagena.bots.plan import SeatPlan
from mutiny.games.cartagena.bots.position import CartagenaPosition
from mutiny.games.cartagena.rules.actions import INSPECT, KEEP, LAY, PEEK, POST, ROB, SELL, SIDE, SWAP, TAKE, TURN_KEEP


def values(position: CartagenaPosition, legal: Sequence[int]) -> list[float]:
    """Return a value for each legal move, in order; the best move has the highest.

    >>> from mutiny import new
    >>> from mutiny.games.cartagena.bots.position import standing
    >>> state = new("cartagena", ["Ann", "Bo", "Cy"], seed=bytes(32)).state
    >>> dealer = state.acting[0]
    >>> len(values(standing(state, dealer), state.legal_actions(dealer)))
    1
    """
    first = legal[0]
    if first >= LAY:
        return laying(position, legal)
    plan = SeatPlan(position)
    if first < TAKE:
        return door_values(plan, legal)
    return _gaining(plan, first, legal) if first < SIDE else _scheming(plan, first, legal)


def _gaining(plan: SeatPlan, first: int, legal: Sequence[int]) -> list[float]:
    """Value the decisions of visits about cards and gold."""
    if first < KEEP:
        return visits.taking(plan, legal)
    if first < SWAP:
        return visits.keeping(plan, legal)
    if first < SELL:
        return visits.swapping(plan, legal)
    return visits.trading(plan, legal) if first < ROB else visits.robbing(plan, legal)


def _scheming(plan: SeatPlan, first: int, legal: Sequence[int]) -> list[float]:
    """Value the decisions of visits about sides and sailors."""
    if first < PEEK:
        return visits.choosing_side(plan, legal)
    if first < POST:
        return visits.peeking(plan, legal)
    if first < INSPECT:
        return visits.posting_sailors(plan, legal)
    return visits.inspecting(plan, legal) if first < TURN_KEEP else visits.turning(plan, legal)
