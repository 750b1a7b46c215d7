"""The search model of Meuterer: a playout follows the heuristics to the end of a round, and is then evaluated."""

from __future__ import annotations

from math import exp
from typing import Final

from mutiny.bots.search.heuristic import HeuristicModel
from mutiny.bots.search.model import Model
from mutiny.games.meuterer.bots.move_values import values
from mutiny.games.meuterer.bots.position import standing
from mutiny.games.meuterer.constants import CONFLICT
from mutiny.games.meuterer.rules.board import AWAIT_KEEP, AWAIT_PAY, AWAIT_SHUFFLE, MeutererBoard
from mutiny.kernel.cardset import count_of
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

# Fitted to the winners of 6,000 games played by the heuristics, at the beginning of each round: the lead in points that
# makes a win e times as likely with one round to go (it grows with the root of the remaining rounds), and the value in
# points of being Captain and of each conflict card in hand. Being Captain costs more than it brings.
SPREAD: Final = 2.37
COMMAND: Final = -0.3
ARMS: Final = 0.4
LEANING: Final = 0.5
"""Score difference that halves a move's prior."""


class MeutererModel(HeuristicModel):
    """Plays by the heuristics."""

    def __init__(self) -> None:
        self.explore = 0.1
        self.bias = 0.1
        self.prior_scale = LEANING

    def rollout(self, state: State, rng: Rng) -> None:
        """Play to the beginning of the next round; once hands are being filled, to that of the round after it."""
        assert isinstance(state, MeutererBoard)
        rounds = 2 if state.awaited == AWAIT_KEEP or state.awaited == AWAIT_SHUFFLE else 1
        while rounds and not state.over:
            if state.awaits_chance:
                state.apply_chance(state.sample_chance(rng))
                continue
            seat = state.acting[0]
            legal = state.legal_actions(seat)
            state.apply(seat, legal[0] if len(legal) == 1 else self.default_action(state, seat, legal, rng))
            if state.awaited == AWAIT_PAY:
                rounds -= 1

    def move_values(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """Return the heuristic values of the moves."""
        assert isinstance(state, MeutererBoard)
        return values(standing(state, seat), legal)

    def evaluate(self, state: State) -> list[float]:
        """Return each player's expected share of the win, from points, command and conflict cards."""
        assert isinstance(state, MeutererBoard)
        if state.over:
            return Model.evaluate(self, state)
        left: int = state.setting.rounds - state.round + 1
        scale = 1.0 / (SPREAD * float(left) ** 0.5)
        standings: list[float] = []
        for seat in range(state.players):
            player = state.crew[seat]
            points = float(player.score) + ARMS * float(count_of(player.hand, CONFLICT))
            if seat == state.captain:
                points += COMMAND
            standings.append(points)
        highest = max(standings)
        shares = [exp((points - highest) * scale) for points in standings]
        whole = sum(shares)
        return [share / whole for share in shares]
