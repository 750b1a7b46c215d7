"""A model in which everybody plays by rules of thumb: these make the others' decisions and give the priors."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mutiny.bots.search.model import Model
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class HeuristicModel(Model):
    """Values every move by rules of thumb; a subclass for each game defines them in `move_values`."""

    random_one_in = 10
    """One move in this many is random, because people do not all follow the same rules of thumb."""
    prior_scale = 1.0
    """Score difference that halves a move's prior."""

    def move_values(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """Return the value of each move for a seat, judged by what it sees; in this base class all are equal."""
        return [0.0] * len(legal)

    def default_action(self, state: State, seat: int, legal: tuple[int, ...], rng: Rng) -> int:
        """Return the best move by the rules of thumb, most of the time.

        >>> from mutiny import game
        >>> state = game("meuterer").new(3)
        >>> state.apply_chance(state.sample_chance(Rng(b"doc")))
        >>> HeuristicModel().default_action(state, 0, (5, 7), Rng(b"doc"))
        5
        """
        if rng.below(self.random_one_in) == 0:
            return legal[rng.below(len(legal))]
        worth = self.move_values(state, seat, legal)
        best = 0
        highest = worth[0]
        for index in range(1, len(worth)):
            value = worth[index]
            if value > highest:
                best = index
                highest = value
        return legal[best]

    def priors(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """Return priors that fall with the distance to the best move."""
        worth = self.move_values(state, seat, legal)
        highest = max(worth)
        return [1.0 / (1.0 + (highest - each) / self.prior_scale) for each in worth]

    def branches_on(self, state: State, seat: int) -> bool:
        """Return False: the others play by the rules of thumb."""
        return False
