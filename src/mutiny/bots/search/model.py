"""What a search knows of a game besides its rules: how to play on from a position, and what a position is worth.

May import: mutiny.kernel only.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State, playout


@mypyc_attr(allow_interpreted_subclasses=True)
class Model:
    """Knows nothing of any game: plays on at random to the very end, and sees who has won.

    >>> from mutiny import Rng, game
    >>> state, model = game("meuterer").new(4), Model()
    >>> model.play_on(state, Rng(b"doc"))
    >>> state.over, round(sum(model.judge(state)), 6)
    (True, 1.0)
    """

    simulations = 1000
    """How many are worth the time for a move, if nobody says otherwise."""
    depth = 1000
    """How many moves deep the tree may grow; at the end of it the model plays on."""
    explore = 0.7
    """How readily moves are tried that have done worse so far."""
    bias = 0.0
    """How much a first opinion on a move counts, until it has been tried often."""

    def play_on(self, state: State, rng: Rng) -> None:
        """Play until the position can be judged: to the end, or to where it is worth asking."""
        playout(state, rng)

    def judge(self, state: State) -> list[float]:
        """What the position is worth for each seat, from 0 to 1: its share of the win."""
        winners: list[int] = state.result()["winners"]
        shares = [0.0] * state.players
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    def weigh(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """How promising each move looks at first sight, from 0 to 1; an empty list from a model with no opinion."""
        return []

    def decides(self, state: State, seat: int) -> bool:
        """Whether others' decisions are searched here, because all see them; if not, `answer` makes them."""
        return True

    def answer(self, state: State, seat: int, legal: tuple[int, ...], rng: Rng) -> int:
        """A decision that the search does not look into: any."""
        return legal[rng.below(len(legal))]
