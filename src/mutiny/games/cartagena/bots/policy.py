"""What the bots know of Cartagena: a value for every move from what lies on the table, and whose side others are on."""

from __future__ import annotations

from typing import ClassVar

from mutiny.bots.bot import Sight
from mutiny.bots.policy import Policy
from mutiny.games.cartagena.bots.choices import values
from mutiny.games.cartagena.bots.table import seen
from mutiny.games.cartagena.bots.worlds import LoyalMemory
from mutiny.kernel.game import Memory


class CartagenaPolicy(Policy):
    """Forgets everything between decisions: the table shows what matters."""

    misjudgement: ClassVar[float] = 0.8
    favourites: ClassVar[dict[str, float]] = {"visit captain-valverde": 0.2, "take gold": 0.2}

    def values(self, sight: Sight) -> list[float]:
        """By the rules of thumb."""
        return values(seen(sight.view), sight.legal)

    def believe(self, memory: Memory) -> Memory:
        """Worlds in which players are more likely on the side of their cards."""
        return LoyalMemory(memory, self.seat)
