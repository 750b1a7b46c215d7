# mypyc: skip
# Hands beside each other are one number of more than 64 bits, which compiled shifts do not yet get right.
"""Cards as one seat knows them: labels, and sets of labels.

A label is a kind of combat card if the seat knows it, or else ANYTHING: any unseen card. A hand, and cards put under
the pile together, are sets of labels: numbers as in kernel.cardset, with room above the kinds for the number of unseen
cards.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb, factorial, perm
from typing import Final

from mypy_extensions import i64

from mutiny.games.cartagena.constants import COMBAT
from mutiny.kernel.cardset import BITS, count_of, one, pack, size, unpack

KINDS: Final = len(COMBAT)
ANYTHING: Final = KINDS
UNSEEN_AT: Final = BITS * ANYTHING
UNSEEN: Final = 1 << UNSEEN_AT
KNOWN: Final = UNSEEN - 1
MOST_PLACES: Final = KINDS * ((1 << BITS) - 1)
HAND_BITS: Final = UNSEEN_AT + MOST_PLACES.bit_length()
HAND: Final = (1 << HAND_BITS) - 1
"""The bits of a hand in the number that holds all hands."""

Order = tuple[int, tuple[int, ...], int]
"""The unseen cards of a set, all its cards one by one, and the number of ways."""


def many(group: int) -> int:
    """Return the number of labels in a set.

    >>> many(pack([1, 3]) + 20 * UNSEEN)
    22
    """
    return (group >> UNSEEN_AT) + size(group & KNOWN)


def fillings(pool: i64, cards: i64) -> int:
    """Return the number of ways in which cards of the pool can be these cards, in unordered places.

    >>> fillings(pack([0, 0, 4]), pack([0, 4])), fillings(pack([0, 0, 4]), pack([0, 0])), fillings(pack([0]), pack([1]))
    (4, 2, 0)
    """
    ways = factorial(size(cards))
    for kind in range(KINDS):
        count: int = count_of(cards, kind)
        if count:
            ways = ways // factorial(count) * perm(count_of(pool, kind), count)
    return ways


def choices(hand: int, count: int) -> list[tuple[int, int]]:
    """Return every choice of `count` labels of a hand, with the number of ways to make it.

    >>> choices(pack([1]) + 2 * UNSEEN, 2) == [(UNSEEN + pack([1]), 2), (2 * UNSEEN, 1)]
    True
    """
    made: list[tuple[int, int, int]] = [(0, 1, count)]
    for kind in range(KINDS):
        held: int = count_of(hand, kind)
        if held:
            more: list[tuple[int, int, int]] = []
            for group, ways, left in made:
                for taken in range(min(held, left), -1, -1):
                    more.append((group + taken * one(kind), ways * comb(held, taken), left - taken))
            made = more
    unseen = hand >> UNSEEN_AT
    return [(group + left * UNSEEN, ways * comb(unseen, left)) for group, ways, left in made if left <= unseen]


def orders_of(pool: i64, group: int, seen: list[int]) -> list[Order]:
    """Return everything that a set of labels in the pile can be, in the order of kinds, given its first cards.

    >>> [singles == (one(0), one(2)) for _, singles, _ in orders_of(pack([1, 2]), UNSEEN + pack([0]), [0, 2])]
    [True]
    """
    made: list[Order] = []
    for kinds in combinations_with_replacement(range(KINDS), group >> UNSEEN_AT):
        cards = pack(list(kinds))
        order = unpack((group & KNOWN) + cards)
        if order[: len(seen)] == seen[: len(order)]:
            ways = fillings(pool, cards)
            if ways:
                made.append((cards, tuple([int(one(kind)) for kind in order]), ways))
    return made
