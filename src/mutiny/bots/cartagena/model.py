"""What a search knows of Cartagena: all play by the rules of thumb to the end of a round, and prospects are weighed.

May import: mutiny.kernel, mutiny.bots.search, the board of the game, and table, choices, prospects.
"""

from __future__ import annotations

from typing import Final

from mutiny.bots.cartagena.choices import values
from mutiny.bots.cartagena.prospects import prospect
from mutiny.bots.cartagena.table import standing
from mutiny.bots.search.model import Model
from mutiny.games.cartagena.board import NO_LETTER, Board
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

SLIPS: Final = 10
"""One move in so many is any, because people do not all play by the same rules of thumb."""
LEANING: Final = 0.02
"""How much less a chance of winning makes a move look half as promising, about."""


class CartagenaModel(Model):
    """Knows the rules of thumb."""

    def __init__(self, rounds: int = 1, duels: int = 1, slips: int = SLIPS) -> None:
        self.depth = 1
        self.explore = 0.1
        self.bias = 0.1
        self.rounds = rounds
        self.least = 0
        self.duels = duels
        self.slips = slips

    def play_on(self, state: State, rng: Rng) -> None:
        """To the end of the round of the voyage, or of the duel."""
        assert isinstance(state, Board)
        at_sea = state.duel == NO_LETTER
        last = state.round + self.rounds - (0 if state.turns_left < self.least else 1)
        duel_now = state.duel
        while not state.over:
            if state.awaits_chance:
                if at_sea and self.rounds and state.round >= last and state.turns_left == 0:
                    return
                state.settle(state.draw(rng))
                continue
            if state.duel != NO_LETTER:
                if at_sea:
                    if self.rounds:
                        return
                elif self.duels and state.duel - duel_now >= self.duels:
                    return
            seat = state.acting[0]
            legal = state.legal(seat)
            state.play(seat, legal[0] if len(legal) == 1 else self.answer(state, seat, legal, rng))

    def answer(self, state: State, seat: int, legal: tuple[int, ...], rng: Rng) -> int:
        """The best move by the rules of thumb, most of the time."""
        assert isinstance(state, Board)
        if self.slips and rng.below(self.slips) == 0:
            return legal[rng.below(len(legal))]
        worth = values(standing(state, seat), legal)
        best = 0
        for index in range(1, len(worth)):
            if worth[index] > worth[best]:
                best = index
        return legal[best]

    def judge(self, state: State) -> list[float]:
        """The share of the win, as far as each player can tell by what he sees."""
        assert isinstance(state, Board)
        if state.over:
            return Model.judge(self, state)
        return [prospect(standing(state, seat)) for seat in range(state.players)]

    def weigh(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """By how much less than the best move each promises."""
        assert isinstance(state, Board)
        worth = values(standing(state, seat), legal)
        highest = max(worth)
        return [1.0 / (1.0 + (highest - each) / LEANING) for each in worth]

    def decides(self, state: State, seat: int) -> bool:
        """Others play by the rules of thumb."""
        return False
