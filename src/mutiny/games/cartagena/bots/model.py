"""What a search knows of Cartagena: all play by the rules of thumb for a few rounds or for a duel, then judge.

May import: mutiny.kernel, mutiny.bots.search, the board of the game, and table, choices, prospects.
"""

from __future__ import annotations

from typing import Final

from mutiny.bots.search.model import Model
from mutiny.bots.search.thumb import ThumbModel
from mutiny.games.cartagena.bots.choices import values
from mutiny.games.cartagena.bots.prospects import prospect
from mutiny.games.cartagena.bots.table import standing
from mutiny.games.cartagena.rules.board import NO_LETTER, Board
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

ROUNDS: Final = 3
"""So many rounds are played before the position is judged. What a visit brings shows when others have answered it; who
plays on to the end learns more of luck than of the visit."""
LEANING: Final = 0.02
"""How much less a chance of winning makes a move look half as promising, about."""


class CartagenaModel(ThumbModel):
    """Knows the rules of thumb, and looks one move deep.

    Deeper, every way to swap or to trade cards would have to be tried before a visit shows what it is worth, and moves
    that are tried often would seem better than others because what follows them has been thought about.
    """

    def __init__(self) -> None:
        self.depth = 1
        self.explore = 0.1
        self.bias = 1.0
        self.leaning = LEANING

    def play_on(self, state: State, rng: Rng) -> None:
        """To the end of the last of a few rounds, or of the duel, or to the beginning of the first."""
        assert isinstance(state, Board)
        duel = state.duel
        at_sea = duel == NO_LETTER
        rounds = ROUNDS
        while not state.over:
            if state.awaits_chance:
                if at_sea and state.turns_left == 0:
                    rounds -= 1
                    if rounds == 0:
                        return
                state.settle(state.draw(rng))
                continue
            if state.duel != duel:
                return
            seat = state.acting[0]
            legal = state.legal(seat)
            state.play(seat, legal[0] if len(legal) == 1 else self.answer(state, seat, legal, rng))

    def opinions(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """What the rules of thumb say."""
        assert isinstance(state, Board)
        return values(standing(state, seat), legal)

    def judge(self, state: State) -> list[float]:
        """The share of the win, as far as each player can tell by what he sees."""
        assert isinstance(state, Board)
        if state.over:
            return Model.judge(self, state)
        return [prospect(standing(state, seat)) for seat in range(state.players)]
