"""Moves as numbers in one fixed range, for masks and for speed. Legal moves are listed in this order.

A sale is numbered by what is sold at the ship's island and at the other active one; the board knows which islands these
are (see notation).
"""

from __future__ import annotations

from typing import Final

from mutiny.games.meuterer.components import card_counts
from mutiny.games.meuterer.constants import GOODS, HAND, KINDS, ROLES
from mutiny.kernel.cardset import pack

HIGHEST_PAY: Final = 3

PAY: Final = 0
OFFER: Final = PAY + HIGHEST_PAY + 1
LEAVE: Final = OFFER + len(KINDS)
TAKE: Final = LEAVE + 1
FIGHT: Final = TAKE + len(ROLES)
SELL: Final = FIGHT + HAND + 1


class Sale:
    """One player's sale: a kind and a number at the ship's island, and the same at the other active island."""

    def __init__(self, here: int, many_here: int, there: int, many_there: int) -> None:
        self.here = here
        self.many_here = many_here
        self.there = there
        self.many_there = many_there

    def key(self) -> int:
        """Return a number that identifies the sale."""
        return sale_key(self.here, self.many_here, self.there, self.many_there)


def sale_key(here: int, many_here: int, there: int, many_there: int) -> int:
    """Return a number that identifies a sale; the kind of a part of 0 cards does not matter."""
    left = 0 if many_here == 0 else 1 + here * HAND + many_here - 1
    right = 0 if many_there == 0 else 1 + there * HAND + many_there - 1
    return left * (len(GOODS) * HAND + 1) + right


def _all_sales() -> list[Sale]:
    """Return every sale of at most a hand of cards, including nothing at one of the islands."""
    parts = [(0, 0)] + [(kind, many) for kind in range(len(GOODS)) for many in range(1, HAND + 1)]
    return [
        Sale(here, many_here, there, many_there)
        for here, many_here in parts
        for there, many_there in parts
        if 1 <= many_here + many_there <= HAND
    ]


def _all_keeps() -> list[int]:
    """Return every set of cards the loader might keep, small ones first, then in the order of M0.2."""
    keeps: list[list[int]] = [[]]
    level: list[list[int]] = [[]]
    for _ in range(HAND):
        level = [
            [*cards, kind]
            for cards in level
            for kind in range(cards[-1] if cards else 0, len(KINDS))
            if cards.count(kind) < card_counts()[kind]
        ]
        keeps += level
    return [pack(cards) for cards in keeps]


SALES: Final = _all_sales()
KEEPS: Final = _all_keeps()
KEEP: Final = SELL + len(SALES)
ACTIONS: Final = KEEP + len(KEEPS)

SALE_ACTION: Final[dict[int, int]] = {sale.key(): SELL + index for index, sale in enumerate(SALES)}
KEEP_ACTION: Final[dict[int, int]] = {cards: KEEP + index for index, cards in enumerate(KEEPS)}
