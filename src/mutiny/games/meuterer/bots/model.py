"""What a search knows of Meuterer: all play by the rules of thumb to the end of a round, and points are weighed.

May import: mutiny.kernel, mutiny.bots.search, the board of the game, and table, choices.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mutiny.bots.search.model import Model
from mutiny.bots.search.thumb import ThumbModel
from mutiny.games.meuterer.bots.choices import values
from mutiny.games.meuterer.bots.table import standing
from mutiny.games.meuterer.constants import CONFLICT
from mutiny.games.meuterer.rules.board import AWAIT_KEEP, AWAIT_PAY, AWAIT_SHUFFLE, Board
from mutiny.kernel.cardset import count_of
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

# Fitted to the winners of 6,000 games by these rules of thumb, at the beginning of each round: which lead in points
# makes a win e times as likely with one round to go (it grows with the root of the rounds to go), and how many points
# being Captain and each conflict card in hand are worth. Command costs more than it brings.
SPREAD: Final = 2.37
COMMAND: Final = -0.3
ARMS: Final = 0.4
LEANING: Final = 0.5
"""How many points less make a move look half as promising, about."""


class MeutererModel(ThumbModel):
    """Knows the rules of thumb."""

    def __init__(self) -> None:
        self.explore = 0.1
        self.bias = 0.1
        self.leaning = LEANING

    def play_on(self, state: State, rng: Rng) -> None:
        """To the beginning of the next round; from where hands are filled, of the round after it."""
        assert isinstance(state, Board)
        rounds = 2 if state.awaited == AWAIT_KEEP or state.awaited == AWAIT_SHUFFLE else 1
        while rounds and not state.over:
            if state.awaits_chance:
                state.settle(state.draw(rng))
                continue
            seat = state.acting[0]
            legal = state.legal(seat)
            state.play(seat, legal[0] if len(legal) == 1 else self.answer(state, seat, legal, rng))
            if state.awaited == AWAIT_PAY:
                rounds -= 1

    def opinions(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """What the rules of thumb say."""
        assert isinstance(state, Board)
        return values(standing(state, seat), legal)

    def judge(self, state: State) -> list[float]:
        """The share of the win, as far as points, command and arms tell."""
        assert isinstance(state, Board)
        if state.over:
            return Model.judge(self, state)
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
