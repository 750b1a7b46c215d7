"""What a search knows of Traîtres à bord: plain pirates and mutineers who play on as people do, to the very end.

May import: mutiny.kernel, mutiny.bots.search, the board, actions and words of the game, and mind.
"""

from __future__ import annotations

from typing import Final

from mutiny.bots.search.model import Model
from mutiny.games.traitres.bots.mind import Mind
from mutiny.games.traitres.constants import LOOTS, MUTINEER
from mutiny.games.traitres.rules.actions import (
    OPEN,
    ORDER,
    ORDERS,
    PLANK_AT,
    RETURN_ONE,
    RID_OF,
    SPY,
    STASH,
)
from mutiny.games.traitres.rules.board import Board
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

VALUE: Final[tuple[int, ...]] = (1, 0, -2)
GOOD: Final[tuple[float, ...]] = (1.0, 0.3, -1.5)
HARM: Final[tuple[float, ...]] = (-0.6, 0.6, 2.0)
"""What a loot in the chest is worth to pirates and to mutineers."""
WEIGHT: Final[tuple[float, ...]] = (0.3, 0.7, 1.5)
"""What a plank counts: the first, the second, the third."""
# Spyglass, pockets, riddance and catch.
USE_TO_PIRATES: Final[tuple[float, ...]] = (0.2, 0.0, -0.3, 0.4)
USE_TO_MUTINEERS: Final[tuple[float, ...]] = (0.2, 0.3, 0.8, 0.4)
SLIPS: Final = 8
"""One move in so many is any."""
FOUND_OUT: Final = 58
"""In so many games of a hundred people find the mutineers out, in ways that this model knows nothing of.

Then mutineers win about as often as they do among bots: 40 to 50 % for 3 to 8 players.
"""
SCENT: Final = 1.5
"""How many more planks that draws upon them."""
BIAS: Final = 30.0
"""How much the opinions of the mind count beside simulations of players as plain as these."""
SURE: Final = 3
"""A chest that holds enough is opened by one pirate in so many turns of theirs: they cannot know."""


class TraitresModel(Model):
    """Everybody suspects whom the searching seat would suspect if it knew no role."""

    def __init__(self, mind: Mind | None = None, opinions: list[float] | None = None) -> None:
        # More of players as plain as these tell no more.
        self.simulations = 200
        self.explore = 0.4
        self.bias = BIAS
        self.mind = mind
        self._scent = 0.0
        self.opinions = opinions

    def play_on(self, state: State, rng: Rng) -> None:
        """To the end."""
        blamed = [0.0] * state.players
        if self.mind is not None:
            blamed = [self.mind.rumour.of(seat) for seat in range(state.players)]
        self._scent = SCENT if rng.below(100) < FOUND_OUT else 0.0
        while not state.over:
            if state.awaits_chance:
                state.settle(state.draw(rng))
                continue
            seat = state.acting[0]
            legal = state.legal(seat)
            state.play(seat, self._decide(state, seat, legal, blamed, rng))
        self._scent = 0.0

    def judge(self, state: State) -> list[float]:
        """Who is in the team that wins."""
        assert isinstance(state, Board)
        return [1.0 if player.role == state.team else 0.0 for player in state.crew]

    def weigh(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """The opinions of the mind on the moves of the seat that searches, as they are now: on no later ones."""
        opinions = self.opinions
        self.opinions = None
        if opinions is None or len(opinions) != len(legal):
            return []
        highest = max(opinions)
        return [1.0 / (1.0 + min(30.0, highest - each)) for each in opinions]

    def decides(self, state: State, seat: int) -> bool:
        """What others stash is hidden, so they are not searched."""
        return False

    def answer(self, state: State, seat: int, legal: tuple[int, ...], rng: Rng) -> int:
        """What somebody would do, nobody blamed in particular."""
        blamed = [0.0] * state.players
        if self.mind is not None:
            blamed = [self.mind.rumour.of(other) for other in range(state.players)]
        return self._decide(state, seat, legal, blamed, rng)

    def _decide(self, state: State, seat: int, legal: tuple[int, ...], blamed: list[float], rng: Rng) -> int:
        assert isinstance(state, Board)
        if len(legal) == 1:
            return legal[0]
        rebel = state.crew[seat].role == MUTINEER
        if rng.below(SLIPS) == 0:
            # Even by mistake nobody opens a chest that cannot be full.
            return legal[rng.below(len(legal))] if legal[0] != OPEN else legal[1 + rng.below(len(legal) - 1)]
        best = legal[0]
        highest = -1000.0
        for action in legal:
            worth = self._worth(state, action, rebel, blamed, rng)
            if worth > highest:
                best, highest = action, worth
        return best

    def _worth(self, b: Board, action: int, rebel: bool, blamed: list[float], rng: Rng) -> float:
        """What a plain player thinks of a move."""
        if action == OPEN:
            return self._opening(b, rng)
        if action < PLANK_AT:
            card = (action - STASH) // LOOTS
            lie = 0.0 if card == (action - STASH) % LOOTS else 2.0
            return (HARM[card] if rebel else GOOD[card]) - lie
        if action < SPY:
            target = b.crew[action - PLANK_AT]
            # A pirate does not know, but he has his suspicions.
            if rebel:
                hate = 1.0 if target.role != MUTINEER else -2.0
            else:
                hate = 4.0 * blamed[action - PLANK_AT] - 1.0 + (self._scent if target.role == MUTINEER else 0.0)
            return WEIGHT[target.planks] * hate
        if action < ORDER:
            use = USE_TO_MUTINEERS if rebel else USE_TO_PIRATES
            return use[0 if action == SPY else 1 if action < RID_OF else 2 if action == RID_OF else 3]
        return self._laying(action, rebel, rng)

    def _laying(self, action: int, rebel: bool, rng: Rng) -> float:
        """T2.5: a riddance takes from the top. T2.6: any two cards go back."""
        if action >= RETURN_ONE:
            return rng.below(8) / 8.0
        order = ORDERS[action - ORDER]
        depth = 0.0
        for place in range(len(order)):
            depth += VALUE[order[place]] * place
        return -depth if rebel else depth

    def _opening(self, b: Board, rng: Rng) -> float:
        total = 0
        for card in b.chest_cards():
            total += VALUE[card]
        if b.pile_size() <= 1:
            return 1000.0
        return 1000.0 if total >= b.setting.target and rng.below(SURE) == 0 else -1000.0
