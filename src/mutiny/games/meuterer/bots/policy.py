"""The bots' knowledge of Meuterer: a value for every move from the seat's view, and how a search plays on."""

from __future__ import annotations

from typing import ClassVar, cast

from mutiny.bots.observation import Observation
from mutiny.bots.policy import Policy
from mutiny.games.meuterer.bots.move_values import values
from mutiny.games.meuterer.bots.position import seen
from mutiny.games.meuterer.view_types import MeutererSeatView


class MeutererPolicy(Policy):
    """Forgets everything between decisions: the view shows what matters."""

    misjudgement: ClassVar[float] = 1.2
    favourites: ClassVar[dict[str, float]] = {"take mutineer": 0.2}

    def values(self, observation: Observation) -> list[float]:
        """Return the values by the rules of thumb."""
        return values(seen(cast("MeutererSeatView", observation.view)), tuple(observation.legal_actions))
