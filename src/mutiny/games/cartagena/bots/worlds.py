"""Worlds as a player believes them: players take the side of their cards, and collect cards of their side.

The belief of the game takes both sides to be equally likely for everybody. This module makes its worlds more plausible.
"""

from __future__ import annotations

from typing import Final

from mutiny.bots.search.belief import WeightedBelief
from mutiny.games.cartagena.bots.outlook import logistic
from mutiny.games.cartagena.constants import DIAZ, NO_SIDE, VALVERDE
from mutiny.games.cartagena.rules.board import CartagenaBoard
from mutiny.games.cartagena.rules.end import strength_of
from mutiny.kernel.belief import Belief
from mutiny.kernel.rng import Rng

LOYALTY: Final = 0.7
"""The evidence of a point more in one colour for its side, measured in games by the heuristics."""
FINE: Final = 1 << 20
"""The resolution of random draws by probability."""


class LoyalBelief(WeightedBelief):
    """The belief of the game, with a belief about allegiances."""

    def __init__(self, belief: Belief, seat: int) -> None:
        super().__init__(belief)
        self.seat = seat

    def sample(self, rng: Rng) -> CartagenaBoard:
        world = self.belief.sample(rng)
        assert isinstance(world, CartagenaBoard)
        # At the end all sides are known.
        if world.over:
            return world
        peeked = world.crew[self.seat].peeked
        for seat in range(world.players):
            player = world.crew[seat]
            if seat == self.seat or player.side == NO_SIDE or (peeked >> seat) & 1:
                continue
            lead = float(strength_of(world, seat, VALVERDE) - strength_of(world, seat, DIAZ))
            likely = logistic(LOYALTY * lead)
            player.side = VALVERDE if float(rng.below(FINE)) < likely * FINE else DIAZ
        return world
