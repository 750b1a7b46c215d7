"""A belief: a game's memory knows which worlds are possible; how likely each is depends on the players' behaviour."""

from __future__ import annotations

from typing import Any

from mutiny.kernel.events import Told
from mutiny.kernel.game import Memory


class Belief(Memory):
    """Wraps the memory of a game; a subclass for each game decides which worlds to imagine."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def see(self, told: Told) -> None:
        """Pass the event on to the memory."""
        self.memory.see(told)

    def look(self, view: dict[str, Any]) -> None:
        """Pass the view on to the memory."""
        self.memory.look(view)
