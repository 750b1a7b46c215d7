"""The observation that a bot decides from: what its seat sees and may do. It holds no state."""

from __future__ import annotations

from typing import Any

from mutiny.kernel.errors import MalformedMove
from mutiny.kernel.state import State


class Observation:
    """The knowledge of one seat that is to decide: its view, its legal actions, and their notation.

    `observe` makes one from a state and keeps no reference to that state.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> observation = observe(match.state, match.state.acting[0])
    >>> observation.moves
    ['pay 0', 'pay 1', 'pay 2', 'pay 3']
    >>> observation.view["phase"], len(observation.view["hand"])
    ('pay', 5)
    """

    def __init__(self, seat: int, legal_actions: tuple[int, ...], view: dict[str, Any], moves: list[str]) -> None:
        self.seat = seat
        self.legal_actions = legal_actions
        self.view = view
        self.moves = moves

    def __repr__(self) -> str:
        return f"<Observation of seat {self.seat} with {len(self.legal_actions)} legal actions>"

    def format_move(self, action: int) -> str:
        """Return the notation of a legal action.

        >>> Observation(0, (3, 8), {}, ["pay 0", "pay 1"]).format_move(8)
        'pay 1'
        """
        return self.moves[self.legal_actions.index(action)]

    def parse_move(self, text: str) -> int:
        """Return the legal action that a notation stands for; raises MalformedMove if there is none.

        >>> Observation(0, (3, 8), {}, ["pay 0", "pay 1"]).parse_move("pay 1")
        8
        """
        if text not in self.moves:
            raise MalformedMove(text, "it is not one of the legal moves")
        return self.legal_actions[self.moves.index(text)]


def observe(state: State, seat: int, with_view: bool = True, view_if_forced: bool = True) -> Observation:
    """Return what a seat observes in a state. Without its view, the moves have no notation either; this is faster.

    With `view_if_forced` false, the view is left out if there is only one legal action.

    >>> from mutiny import new
    >>> observe(new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32)).state, 2)
    <Observation of seat 2 with 4 legal actions>
    """
    legal = state.legal_actions(seat)
    if not with_view or (len(legal) == 1 and not view_if_forced):
        return Observation(seat, legal, {}, [])
    return Observation(seat, legal, state.view(seat), [state.format_move(seat, action) for action in legal])
