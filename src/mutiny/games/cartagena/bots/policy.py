"""The bots' knowledge of Cartagena: a value for every move from the seat's view, and the sides of the others."""

from __future__ import annotations

from typing import ClassVar, cast

from mutiny.bots.observation import Observation
from mutiny.bots.policy import Policy
from mutiny.games.cartagena.bots.move_values import values
from mutiny.games.cartagena.bots.position import seen
from mutiny.games.cartagena.bots.worlds import LoyalBelief
from mutiny.games.cartagena.view_types import CartagenaSeatView
from mutiny.kernel.belief import Belief


class CartagenaPolicy(Policy):
    """Forgets everything between decisions: the view shows what matters."""

    misjudgement: ClassVar[float] = 0.8
    favourites: ClassVar[dict[str, float]] = {"visit captain-valverde": 0.2, "take gold": 0.2}

    def values(self, observation: Observation) -> list[float]:
        """Return the values by the rules of thumb."""
        return values(seen(cast("CartagenaSeatView", observation.view)), observation.legal_actions)

    def refine_belief(self, belief: Belief) -> Belief:
        """Return a belief in whose worlds players are more often on the side of their cards."""
        return LoyalBelief(belief, self.seat)
