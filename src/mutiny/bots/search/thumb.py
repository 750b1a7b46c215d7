"""A search in which everybody plays by rules of thumb: they answer for the others, and are its first opinion.

May import: mutiny.kernel, and model.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mutiny.bots.search.model import Model
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ThumbModel(Model):
    """Knows what somebody who plays by rules of thumb thinks of every move; those of a game are in `opinions`."""

    slips = 10
    """One move in so many is any, because people do not all play by the same rules of thumb."""
    leaning = 1.0
    """How much less makes a move look half as promising, about."""

    def opinions(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """What each move is worth to a seat, by what it sees: here, all the same."""
        return [0.0] * len(legal)

    def answer(self, state: State, seat: int, legal: tuple[int, ...], rng: Rng) -> int:
        """The best move by the rules of thumb, most of the time.

        >>> from mutiny import game
        >>> state = game("meuterer").new(3)
        >>> state.settle(state.draw(Rng(b"doc")))
        >>> ThumbModel().answer(state, 0, (5, 7), Rng(b"doc"))
        5
        """
        if rng.below(self.slips) == 0:
            return legal[rng.below(len(legal))]
        worth = self.opinions(state, seat, legal)
        best = 0
        highest = worth[0]
        for index in range(1, len(worth)):
            value = worth[index]
            if value > highest:
                best = index
                highest = value
        return legal[best]

    def weigh(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """By how much less than the best move each promises."""
        worth = self.opinions(state, seat, legal)
        highest = max(worth)
        return [1.0 / (1.0 + (highest - each) / self.leaning) for each in worth]

    def decides(self, state: State, seat: int) -> bool:
        """Others play by the rules of thumb."""
        return False
