"""Sets of cards as single numbers: four bits for each kind say how many cards of it there are.

Cards of one kind are alike, and no pile of the game but the draw pile has an order, so a hand is a number: it
copies, compares and adds for nothing. No kind has more than eight cards, so four bits are enough.
"""

from __future__ import annotations

from typing import Final

from mutiny.games.meuterer.words import KINDS

BITS: Final = 4
ONE: Final = tuple(1 << (BITS * kind) for kind in range(len(KINDS)))
"""One card of each kind, as a set."""

_SEVENS: Final = sum(7 << (BITS * kind) for kind in range(len(KINDS)))
_EIGHTS: Final = sum(8 << (BITS * kind) for kind in range(len(KINDS)))


def count_of(cards: int, kind: int) -> int:
    """How many cards of a kind are in a set.

    >>> count_of(pack([2, 2, 5]), 2)
    2
    """
    return (cards >> (BITS * kind)) & 15


def kinds_in(cards: int) -> int:
    """Which kinds are in a set: the top bit of each kind's four. Equal for sets that offer the same choice of kinds.

    >>> kinds_in(pack([2, 2, 5])) == kinds_in(pack([2, 5, 5]))
    True
    """
    return (cards + _SEVENS) & _EIGHTS


def pack(kinds: list[int]) -> int:
    """The set of these cards.

    >>> unpack(pack([5, 0, 5]))
    [0, 5, 5]
    """
    cards = 0
    for kind in kinds:
        cards += ONE[kind]
    return cards


def unpack(cards: int) -> list[int]:
    """The cards of a set, in the order of M0.2."""
    kinds: list[int] = []
    for kind in range(len(KINDS)):
        for _ in range(count_of(cards, kind)):
            kinds.append(kind)
    return kinds


def names(cards: int) -> list[str]:
    """The names of the cards of a set, in the order of M0.2.

    >>> names(pack([5, 0, 5]))
    ['ruby', 'conflict', 'conflict']
    """
    return [KINDS[kind] for kind in unpack(cards)]


def size(cards: int) -> int:
    """How many cards are in a set.

    >>> size(pack([5, 0, 5]))
    3
    """
    total = 0
    while cards:
        total += cards & 15
        cards >>= BITS
    return total
