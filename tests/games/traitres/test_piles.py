"""Stacks and heaps that are encoded as single numbers, compared with lists of cards."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mutiny.games.traitres.rules.piles import (
    EMPTY,
    alike,
    cards_in,
    counts,
    heaped,
    is_shuffle_of,
    put,
    spread,
    stacked,
)
from mutiny.kernel.cardset import pack

# The stacks have up to 120 cards of eight kinds.
CARDS = st.lists(st.integers(0, 7), max_size=120)
SETS = st.lists(st.integers(0, 8), min_size=8, max_size=8)


@pytest.mark.parametrize("bits", [3, 5])
@given(cards=CARDS)
def test_a_stack_is_its_cards_in_their_order(bits: int, cards: list[int]) -> None:
    """Check stacks of cards, some of which need more bits than a machine word has."""
    stack = stacked(cards, bits)
    assert cards_in(stack, bits) == cards
    for card in range(8):
        assert put(stack, card, bits) == stacked([*cards, card], bits)
        assert put(stack, card, bits) >> bits == stack
        assert put(stack, card, bits) & 7 == card


def test_a_stack_of_nothing() -> None:
    assert stacked([], 2) == EMPTY
    assert cards_in(EMPTY, 2) == []
    assert stacked([0], 2) != stacked([0, 0], 2) != EMPTY


@given(CARDS)
def test_a_heap_is_how_many_of_each_there_are(cards: list[int]) -> None:
    assert counts(heaped(cards)) == [cards.count(kind) for kind in range(8)]
    assert heaped(cards) == sum(alike(kind, cards.count(kind)) for kind in range(8))
    assert heaped(cards) == heaped(cards[::-1]) == sum(alike(kind, 1) for kind in cards)


@given(SETS)
def test_a_set_makes_a_heap(held: list[int]) -> None:
    cards = [kind for kind, count in enumerate(held) for _ in range(count)]
    assert spread(pack(cards)) == heaped(cards)


@given(CARDS, CARDS)
def test_a_pile_is_a_shuffle_of_a_heap_or_not(pile: list[int], cards: list[int]) -> None:
    assert is_shuffle_of(bytes(pile[::-1]), heaped(pile), len(pile))
    assert is_shuffle_of(bytes(pile), heaped(cards), len(cards)) == (Counter(pile) == Counter(cards))


def test_what_would_carry_over_is_no_shuffle() -> None:
    """Check that 256 cards, which would carry over into the next kind, and kinds beyond the eighth are refused."""
    assert not is_shuffle_of(bytes(256), heaped([1]), 1)
    assert not is_shuffle_of(bytes([8]), 0, 1)
    assert not is_shuffle_of(bytes([0, 99]), heaped([0]), 2)
    assert is_shuffle_of(b"", 0, 0)
