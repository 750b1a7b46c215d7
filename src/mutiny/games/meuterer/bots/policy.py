"""What the bots know of Meuterer: a value for every move from what lies on the table, and how a search plays on."""

from __future__ import annotations

from typing import ClassVar

from mutiny.bots.bot import Sight
from mutiny.bots.policy import Policy
from mutiny.games.meuterer.bots.choices import values
from mutiny.games.meuterer.bots.table import seen


class MeutererPolicy(Policy):
    """Forgets everything between decisions: the table shows what matters."""

    misjudgement: ClassVar[float] = 1.2
    favourites: ClassVar[dict[str, float]] = {"take mutineer": 0.2}

    def values(self, sight: Sight) -> list[float]:
        """By the rules of thumb."""
        return values(seen(sight.view), tuple(sight.legal))
