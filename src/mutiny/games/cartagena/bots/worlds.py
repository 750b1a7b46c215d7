"""Worlds as a player believes them: people take the side of their cards, and gather cards of their side.

The memory of the game takes either side to be as likely for everybody. Here its worlds are made more likely ones.
May import: mutiny.kernel, the board and the rules of the end of the game, and outlook.
"""

from __future__ import annotations

from typing import Final

from mutiny.bots.search.belief import Belief
from mutiny.games.cartagena.bots.outlook import sure
from mutiny.games.cartagena.constants import DIAZ, NO_SIDE, VALVERDE
from mutiny.games.cartagena.rules.board import Board
from mutiny.games.cartagena.rules.end import strength_of
from mutiny.kernel.game import Memory
from mutiny.kernel.rng import Rng

LOYALTY: Final = 0.7
"""How strongly a point more in the cards of a colour speaks for its side, counted in games by the rules of thumb."""
FINE: Final = 1 << 20
"""Steps in which chances are drawn."""


class LoyalMemory(Belief):
    """The memory of the game, and an idea of people beside it."""

    def __init__(self, memory: Memory, seat: int) -> None:
        super().__init__(memory)
        self.seat = seat

    def imagine(self, rng: Rng) -> Board:
        world = self.memory.imagine(rng)
        assert isinstance(world, Board)
        # At the end all sides have been shown.
        if world.over:
            return world
        peeked = world.crew[self.seat].peeked
        for seat in range(world.players):
            player = world.crew[seat]
            if seat == self.seat or player.side == NO_SIDE or (peeked >> seat) & 1:
                continue
            lead = float(strength_of(world, seat, VALVERDE) - strength_of(world, seat, DIAZ))
            likely = sure(LOYALTY * lead)
            player.side = VALVERDE if float(rng.below(FINE)) < likely * FINE else DIAZ
        return world
