"""The search model of Traîtres à bord: plain pirates and mutineers play to the end of the game."""

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
"""The value of a loot card in the chest to pirates and to mutineers."""
WEIGHT: Final[tuple[float, ...]] = (0.3, 0.7, 1.5)
"""The weight of the first, the second and the third plank."""
# Spyglass, pockets, riddance and catch.
USE_TO_PIRATES: Final[tuple[float, ...]] = (0.2, 0.0, -0.3, 0.4)
USE_TO_MUTINEERS: Final[tuple[float, ...]] = (0.2, 0.3, 0.8, 0.4)
SLIPS: Final = 8
"""One move in this number is random."""
FOUND_OUT: Final = 58
"""The percentage of games in which the players detect the mutineers in ways that this model does not cover.

With it, mutineers win about as often as they do among bots: 40 to 50 % for 3 to 8 players.
"""
SCENT: Final = 1.5
"""The additional weight of planks against detected mutineers."""
BIAS: Final = 30.0
"""The weight of the mind's values relative to simulations with such plain players."""
SURE: Final = 3
"""A full chest is opened in one of this number of pirates' turns: they cannot know that it is full."""


class TraitresModel(Model):
    """All players suspect the seats that the searching seat would suspect if it knew no role."""

    def __init__(self, mind: Mind | None = None, opinions: list[float] | None = None) -> None:
        # More simulations with such plain players give no more information.
        self.simulations = 200
        self.explore = 0.4
        self.bias = BIAS
        self.mind = mind
        self._scent = 0.0
        self.opinions = opinions

    def play_on(self, state: State, rng: Rng) -> None:
        """Play to the end of the game."""
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
        """Return a win for each member of the winning team."""
        assert isinstance(state, Board)
        return [1.0 if player.role == state.team else 0.0 for player in state.crew]

    def weigh(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """Return the mind's values for the current moves of the searching seat; none for later moves."""
        opinions = self.opinions
        self.opinions = None
        if opinions is None or len(opinions) != len(legal):
            return []
        highest = max(opinions)
        return [1.0 / (1.0 + min(30.0, highest - each)) for each in opinions]

    def decides(self, state: State, seat: int) -> bool:
        """Return False for other seats: what they stash is hidden, so their moves are not searched."""
        return False

    def answer(self, state: State, seat: int, legal: tuple[int, ...], rng: Rng) -> int:
        """Choose a move for a player, without particular suspicions."""
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
            # Even a random move never opens a chest that cannot be full.
            return legal[rng.below(len(legal))] if legal[0] != OPEN else legal[1 + rng.below(len(legal) - 1)]
        best = legal[0]
        highest = -1000.0
        for action in legal:
            worth = self._worth(state, action, rebel, blamed, rng)
            if worth > highest:
                best, highest = action, worth
        return best

    def _worth(self, b: Board, action: int, rebel: bool, blamed: list[float], rng: Rng) -> float:
        """Return the value of a move to a plain player."""
        if action == OPEN:
            return self._opening(b, rng)
        if action < PLANK_AT:
            card = (action - STASH) // LOOTS
            lie = 0.0 if card == (action - STASH) % LOOTS else 2.0
            return (HARM[card] if rebel else GOOD[card]) - lie
        if action < SPY:
            target = b.crew[action - PLANK_AT]
            # A pirate does not know the roles, but has suspicions.
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
