"""Combat cards as counts and strengths of each colour."""

from __future__ import annotations

from typing import Final

from mutiny.games.cartagena.constants import COMBAT, VALUES
from mutiny.games.cartagena.rules.actions import SOME_CARDS


class Hand:
    """The strength and the number of cards of each colour; expected cards count as fractions."""

    def __init__(self, valverde: float, diaz: float, valverde_cards: float, diaz_cards: float) -> None:
        self.valverde = valverde
        self.diaz = diaz
        self.valverde_cards = valverde_cards
        self.diaz_cards = diaz_cards

    def plus(self, hand: Hand, times: float) -> Hand:
        """Return this hand plus `times` another hand; a negative number takes it away.

        >>> hand = hand_of([1, 0, 0, 1, 0, 0]).plus(SINGLES[2], 2.0)
        >>> hand.valverde, hand.diaz
        (7.0, 1.0)
        """
        return Hand(
            self.valverde + times * hand.valverde,
            self.diaz + times * hand.diaz,
            self.valverde_cards + times * hand.valverde_cards,
            self.diaz_cards + times * hand.diaz_cards,
        )

    def strength(self, side: int) -> float:
        """Return the strength of one colour."""
        return self.valverde if side == 0 else self.diaz


def hand_of(cards: list[int]) -> Hand:
    """Return the hand with these numbers of cards of each kind.

    >>> hand = hand_of([2, 0, 1, 0, 1, 0])
    >>> hand.valverde, hand.diaz, hand.valverde_cards, hand.diaz_cards
    (5.0, 2.0, 3.0, 1.0)
    """
    return Hand(
        float(cards[0] + 2 * cards[1] + 3 * cards[2]),
        float(cards[3] + 2 * cards[4] + 3 * cards[5]),
        float(cards[0] + cards[1] + cards[2]),
        float(cards[3] + cards[4] + cards[5]),
    )


def worth_of(kind: int) -> float:
    """Return the value of a card in a duel.

    >>> worth_of(2), worth_of(3)
    (3.0, 1.0)
    """
    return float(kind % VALUES + 1)


def _held(kinds: tuple[int, ...]) -> Hand:
    cards = [0] * len(COMBAT)
    for kind in kinds:
        cards[kind] += 1
    return hand_of(cards)


SINGLES: Final[list[Hand]] = [_held((kind,)) for kind in range(len(COMBAT))]
"""One card of each kind."""
SOME_HANDS: Final[list[Hand]] = [_held(kinds) for kinds in SOME_CARDS]
"""The cards that may be swapped or sold at once, in the order of their action numbers."""
