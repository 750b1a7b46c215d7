"""Worlds as somebody believes them: what is possible the memory of a game knows, what is likely depends on people.

May import: mutiny.kernel only.
"""

from __future__ import annotations

from typing import Any

from mutiny.kernel.events import Told
from mutiny.kernel.game import Memory


class Belief(Memory):
    """The memory of a game, which it feeds, with an idea of people beside it; a game's own says what it imagines."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def see(self, told: Told) -> None:
        """Remember it."""
        self.memory.see(told)

    def look(self, view: dict[str, Any]) -> None:
        """Take it in."""
        self.memory.look(view)
