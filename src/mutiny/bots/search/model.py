"""A search's knowledge about a game besides its rules: how to play on from a position, and how to evaluate it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State, playout


@mypyc_attr(allow_interpreted_subclasses=True)
class Model:
    """Knows nothing about any game: plays on at random to the end, and reads the winner from the result.

    >>> from mutiny import Rng, game
    >>> state, model = game("meuterer").new(4), Model()
    >>> model.play_on(state, Rng(b"doc"))
    >>> state.over, round(sum(model.judge(state)), 6)
    (True, 1.0)
    """

    simulations = 1000
    """The default number of simulations for a move."""
    depth = 1000
    """The maximum depth of the tree in moves; below it the model plays on."""
    explore = 0.7
    """The exploration constant: how readily the search tries moves that have done worse so far."""
    bias = 0.0
    """The weight of a move's prior until the move has been tried often."""

    def play_on(self, state: State, rng: Rng) -> None:
        """Play until the position can be evaluated: to the end, or earlier."""
        playout(state, rng)

    def judge(self, state: State) -> list[float]:
        """Return the value of the position for each seat: its share of the win, from 0 to 1."""
        winners: list[int] = state.result()["winners"]
        shares = [0.0] * state.players
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    def weigh(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """Return a prior for each move, from 0 to 1; empty if the model has none."""
        return []

    def decides(self, state: State, seat: int) -> bool:
        """Return whether the search covers other seats' decisions because all see them; if not, `answer` makes them."""
        return True

    def answer(self, state: State, seat: int, legal: tuple[int, ...], rng: Rng) -> int:
        """Return a decision that the search does not cover: a random one."""
        return legal[rng.below(len(legal))]
