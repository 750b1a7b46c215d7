"""The random bot: all legal moves are equally likely. It is the baseline for all other bots."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from mutiny.bots.bot import Bot
from mutiny.bots.observation import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Plays any game, without looking at the table."""

    needs_view: ClassVar[bool] = False
    uses_budget: ClassVar[bool] = False

    def choose(self, observation: Observation) -> int:
        """Return a random legal move."""
        legal = observation.legal_actions
        return legal[self.rng.below(len(legal))]
