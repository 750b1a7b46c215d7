"""Stacks and heaps of cards as single numbers, which need no copying.

A stack has an order: a one for the table under it, then some bits for each card, the top card in the lowest. A heap has
none: eight bits for each kind hold the number of its cards. Hands are sets (kernel.cardset).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.kernel.cardset import MOST_KINDS

EMPTY: Final = 1
"""A stack without cards."""
HEAP_BITS: Final = 8


def put(stack: int, card: int, bits: int) -> int:
    """Return a stack with one more card on top.

    >>> cards_in(put(put(EMPTY, 2, 3), 5, 3), 3)
    [2, 5]
    """
    return stack << bits | card


def stacked(cards: list[int], bits: int) -> int:
    """Return the stack of these cards, the bottom first.

    >>> stacked([], 2) == EMPTY
    True
    """
    stack = EMPTY
    for card in cards:
        stack = put(stack, card, bits)
    return stack


def cards_in(stack: int, bits: int) -> list[int]:
    """Return the cards of a stack, the bottom first."""
    mask = (1 << bits) - 1
    cards: list[int] = []
    while stack > EMPTY:
        cards.append(stack & mask)
        stack >>= bits
    cards.reverse()
    return cards


def alike(kind: i64, count: i64) -> i64:
    """Return the heap of `count` cards of one kind.

    >>> alike(7, 2) == heaped([7, 7])
    True
    """
    # The count is shifted because a compiled literal 1 would have only 32 bits, too few for this.
    return count << (kind * HEAP_BITS)


def spread(cards: i64) -> i64:
    """Return a set of cards as a heap.

    >>> spread(0x21) == heaped([0, 1, 1])
    True
    """
    # From four bits a kind to eight: each step halves the remaining distance.
    cards = (cards | cards << 16) & 0x0000FFFF0000FFFF
    cards = (cards | cards << 8) & 0x00FF00FF00FF00FF
    return (cards | cards << 4) & 0x0F0F0F0F0F0F0F0F


def heaped(cards: list[int]) -> i64:
    """Return the heap of these cards.

    >>> counts(heaped([7, 0, 0]))
    [2, 0, 0, 0, 0, 0, 0, 1]
    """
    heap: i64 = 0
    for card in cards:
        heap += alike(card, 1)
    return heap


def counts(heap: i64) -> list[int]:
    """Return the number of cards of each kind in a heap."""
    return [(heap >> (kind * HEAP_BITS)) & 255 for kind in range(MOST_KINDS)]


def is_shuffle_of(pile: bytes, heap: i64, size: i64) -> bool:
    """Return whether a pile holds exactly the cards of a heap of that size.

    >>> is_shuffle_of(bytes([5, 0, 5]), heaped([0, 5, 5]), 3), is_shuffle_of(bytes(256), heaped([1]), 1)
    (True, False)
    """
    # The number of cards is compared too: 256 of one kind would look like one of the next.
    if len(pile) != size:
        return False
    total: i64 = 0
    for place in range(len(pile)):
        kind = pile[place]
        if kind >= MOST_KINDS:
            return False
        total += alike(kind, 1)
    return total == heap
