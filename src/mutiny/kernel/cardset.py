"""Sets of cards as single integers: four bits per kind hold the number of cards of that kind.

Cards of one kind are alike and a hand has no order, so one integer can represent a hand. Copying, comparing and adding
hands is then cheap. A set can hold up to eight kinds, with up to fifteen cards of each. A pile that is larger, or that
has an order, is a list or bytes instead.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

BITS: Final = 4
MOST_KINDS: Final = 8
Word = TypeVar("Word", bound=str)


def one(kind: i64) -> i64:
    """Return a set of one card of a kind.

    >>> one(0) + one(0) == pack([0, 0])
    True
    """
    return 1 << (kind * BITS)


def count_of(cards: i64, kind: i64) -> i64:
    """Return the number of cards of a kind in a set.

    >>> count_of(pack([2, 2, 5]), 2)
    2
    """
    return (cards >> (kind * BITS)) & 15


def kinds_in(cards: i64) -> i64:
    """Return the kinds in a set, as one bit for each.

    >>> kinds_in(pack([2, 2, 5])) == 1 << 2 | 1 << 5
    True
    """
    # Fold the four bits of each kind onto the first of them, then push these first bits together.
    bits: i64 = cards | cards >> 1
    bits = (bits | bits >> 2) & 0x11111111
    bits = (bits | bits >> 3) & 0x03030303
    bits = (bits | bits >> 6) & 0x000F000F
    return (bits | bits >> 12) & 0xFF


def pack(kinds: list[int]) -> i64:
    """Return the set that holds these cards.

    >>> unpack(pack([5, 0, 5]))
    [0, 5, 5]
    """
    cards: i64 = 0
    for kind in kinds:
        cards += one(kind)
    return cards


def unpack(cards: i64) -> list[int]:
    """Return the cards of a set as a list, ordered by kind."""
    kinds: list[int] = []
    kind = 0
    while cards:
        for _ in range(cards & 15):
            kinds.append(kind)
        cards >>= BITS
        kind += 1
    return kinds


def holds(cards: i64, some: i64) -> bool:
    """Return whether a set contains all cards of another.

    >>> holds(pack([2, 2, 5]), pack([2, 5])), holds(pack([2, 2, 5]), pack([5, 5]))
    (True, False)
    """
    while some:
        if (cards & 15) < (some & 15):
            return False
        cards >>= BITS
        some >>= BITS
    return True


def is_made_of(order: bytes, cards: i64) -> bool:
    """Return whether a pile holds exactly the cards of a set.

    >>> is_made_of(bytes([5, 0, 5]), pack([0, 5, 5])), is_made_of(bytes(16), pack([1]))
    (True, False)
    """
    total: i64 = 0
    for place in range(len(order)):
        kind = order[place]
        if kind >= MOST_KINDS:
            return False
        total += one(kind)
    # Compare the number of cards too: sixteen cards of one kind would add up to one card of the next.
    return total == cards and len(order) == size(cards)


def names(cards: i64, words: tuple[Word, ...]) -> list[Word]:
    """Return the names of the cards of a set, ordered by kind.

    >>> names(pack([2, 0, 2]), ("ruby", "salt", "wine"))
    ['ruby', 'wine', 'wine']
    """
    return [words[kind] for kind in unpack(cards)]


def kinds_of(cards: list[Word], words: tuple[Word, ...]) -> list[int]:
    """Return the kinds of cards that are given by name.

    >>> kinds_of(["wine", "ruby"], ("ruby", "salt", "wine"))
    [2, 0]
    """
    return [words.index(name) for name in cards]


def size(cards: i64) -> i64:
    """Return the number of cards in a set.

    >>> size(pack([5, 0, 5]))
    3
    """
    total: i64 = 0
    while cards:
        total += cards & 15
        cards >>= BITS
    return total
