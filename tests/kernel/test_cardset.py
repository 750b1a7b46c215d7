"""Sets of cards that are encoded as single numbers, compared with lists of cards."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from mutiny.kernel.cardset import count_of, is_made_of, kinds_in, kinds_of, names, one, pack, size, unpack

WORDS = ("a", "b", "c", "d", "e", "f", "g", "h")
# The sets have up to eight cards of each of eight kinds.
CARDS = st.lists(st.integers(0, 8), min_size=8, max_size=8).map(
    lambda counts: [kind for kind, count in enumerate(counts) for _ in range(count)]
)


@given(CARDS)
def test_a_set_is_the_cards_in_it(cards: list[int]) -> None:
    packed = pack(cards)
    assert unpack(packed) == sorted(cards)
    assert size(packed) == len(cards)
    assert [count_of(packed, kind) for kind in range(8)] == [cards.count(kind) for kind in range(8)]
    assert kinds_in(packed) == sum(1 << kind for kind in set(cards))
    assert names(packed, WORDS) == [WORDS[kind] for kind in sorted(cards)]
    assert kinds_of(names(packed, WORDS), WORDS) == sorted(cards)


@given(CARDS, st.randoms(use_true_random=False))
def test_the_order_of_cards_makes_no_difference(cards: list[int], random: object) -> None:
    assert pack(cards[::-1]) == pack(cards) == sum(one(kind) for kind in cards)


@given(CARDS, CARDS)
def test_a_pile_is_made_of_a_set_or_not(pile: list[int], cards: list[int]) -> None:
    assert is_made_of(bytes(pile), pack(pile))
    assert is_made_of(bytes(pile[::-1]), pack(cards)) == (Counter(pile) == Counter(cards))


def test_no_cards() -> None:
    assert (pack([]), unpack(0), size(0), kinds_in(0), names(0, WORDS)) == (0, [], 0, 0, [])
    assert is_made_of(b"", 0)


def test_what_would_carry_over_is_no_set() -> None:
    """Check that 16 cards, which would carry over into the next kind, and kinds beyond the eighth are refused."""
    assert not is_made_of(bytes(16), pack([1]))
    assert not is_made_of(bytes([8]), 0)
    assert not is_made_of(bytes([99, 0]), pack([0]))
