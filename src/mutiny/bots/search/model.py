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
    >>> model.rollout(state, Rng(b"doc"))
    >>> state.over, round(sum(model.evaluate(state)), 6)
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

    def rollout(self, state: State, rng: Rng) -> None:
        """Play until the position can be evaluated: to the end, or earlier."""
        playout(state, rng)

    def evaluate(self, state: State) -> list[float]:
        """Return the value of the position for each seat: its share of the win, from 0 to 1."""
        winners: list[int] = state.result()["winners"]
        shares = [0.0] * state.players
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    def priors(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """Return a prior for each move, from 0 to 1; empty if the model has none."""
        return []

    def branches_on(self, state: State, seat: int) -> bool:
        """Return whether the search branches on a decision of another seat; if not, `default_action` makes it."""
        return True

    def default_action(self, state: State, seat: int, legal: tuple[int, ...], rng: Rng) -> int:
        """Return a decision that the search does not cover: a random one."""
        return legal[rng.below(len(legal))]
