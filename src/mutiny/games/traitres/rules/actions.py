"""Moves as numbers in one fixed range, for masks and for speed. Legal moves are listed in this order."""

from __future__ import annotations

from typing import Final

from mutiny.games.traitres.constants import KINDS, LOOTS, MOST_PLAYERS, SEEN

OPEN: Final = 0
STASH: Final = OPEN + 1
PLANK_AT: Final = STASH + LOOTS * LOOTS
SPY: Final = PLANK_AT + MOST_PLAYERS
POCKETS_OF: Final = SPY + 1
RID_OF: Final = POCKETS_OF + MOST_PLAYERS
FISH: Final = RID_OF + 1
ORDER: Final = FISH + 1


def _all_orders() -> list[bytes]:
    """Return every order of one to three loots, short ones first."""
    orders: list[bytes] = []
    level = [b""]
    for _ in range(SEEN):
        level = [order + bytes([loot]) for order in level for loot in range(LOOTS)]
        orders += level
    return orders


ORDERS: Final = _all_orders()
# T2.6: a return is of two cards, or of one if a hand has no more.
RETURN_ONE: Final = ORDER + len(ORDERS)
RETURN: Final = RETURN_ONE + len(KINDS)
ACTIONS: Final = RETURN + len(KINDS) * len(KINDS)

ORDER_ACTION: Final[dict[bytes, int]] = {order: ORDER + index for index, order in enumerate(ORDERS)}


def returned_by(action: int) -> list[int]:
    """Return the cards that a return puts back, the new top first."""
    if action < RETURN:
        return [action - RETURN_ONE]
    pair = action - RETURN
    return [pair // len(KINDS), pair % len(KINDS)]
