# mypyc: skip
# Waits for other programs; nothing here is hot.
"""Bots that are programs of their own, in any language: they are asked and answer by lines.

May import: mutiny.kernel, and bot.
"""

from __future__ import annotations

from typing import Final

from mutiny.bots.bot import Bot, Sight
from mutiny.kernel.rng import Rng

PREFIX: Final = "cmd:"


class CommandBot(Bot):
    """A program that plays a seat."""

    def __init__(self, seat: int, players: int, rng: Rng, command: str = "") -> None:
        super().__init__(seat, players, rng)
        self.command = command

    def choose(self, sight: Sight) -> int:
        """What the program answers."""
        raise NotImplementedError
