"""The search model of Cartagena: a playout follows the heuristics for a few rounds or a duel, and is then evaluated."""

from __future__ import annotations

from typing import Final

from mutiny.bots.search.heuristic import HeuristicModel
from mutiny.bots.search.model import Model
from mutiny.games.cartagena.bots.move_values import values
from mutiny.games.cartagena.bots.position import standing
from mutiny.games.cartagena.bots.prospects import prospect
from mutiny.games.cartagena.rules.board import NO_LETTER, CartagenaBoard
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

ROUNDS: Final = 3
"""The rounds of a playout.

The effect of a visit shows when the others have responded to it. A playout to the end of the game adds more noise than
information."""
LEANING: Final = 0.02
"""Score difference that halves a move's prior."""


class CartagenaModel(HeuristicModel):
    """Plays by the heuristics, and searches one move deep.

    A deeper search would have to try every swap and trade of cards before it knew what a visit is worth, and moves that
    were tried often would seem better than others only because their continuations were optimized.
    """

    def __init__(self) -> None:
        self.depth = 1
        self.explore = 0.1
        self.bias = 1.0
        self.prior_scale = LEANING

    def rollout(self, state: State, rng: Rng) -> None:
        """Play to the end of the last of a few rounds, or of the duel, or to the beginning of the first round."""
        assert isinstance(state, CartagenaBoard)
        duel = state.duel
        at_sea = duel == NO_LETTER
        rounds = ROUNDS
        while not state.over:
            if state.awaits_chance:
                if at_sea and state.turns_left == 0:
                    rounds -= 1
                    if rounds == 0:
                        return
                state.apply_chance(state.sample_chance(rng))
                continue
            if state.duel != duel:
                return
            seat = state.acting[0]
            legal = state.legal_actions(seat)
            state.apply(seat, legal[0] if len(legal) == 1 else self.default_action(state, seat, legal, rng))

    def move_values(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """Return the heuristic values of the moves."""
        assert isinstance(state, CartagenaBoard)
        return values(standing(state, seat), legal)

    def evaluate(self, state: State) -> list[float]:
        """Return each player's expected share of the win, estimated from what that player sees."""
        assert isinstance(state, CartagenaBoard)
        if state.over:
            return Model.evaluate(self, state)
        return [prospect(standing(state, seat)) for seat in range(state.players)]
