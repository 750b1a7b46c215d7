"""A belief weighted by behaviour: the game's belief knows which worlds are possible, a policy how likely they are."""

from __future__ import annotations

from typing import Any

from mutiny.kernel.belief import Belief
from mutiny.kernel.events import SeatEvent


class WeightedBelief(Belief):
    """Wraps the belief of a game; a subclass for each game decides which worlds to sample."""

    def __init__(self, belief: Belief) -> None:
        self.belief = belief

    def observe(self, event: SeatEvent) -> None:
        """Pass the event on to the belief."""
        self.belief.observe(event)

    def set_view(self, view: dict[str, Any]) -> None:
        """Pass the view on to the belief."""
        self.belief.set_view(view)
