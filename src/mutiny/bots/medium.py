"""The medium bot: plays by the policy of a game, and at random in games that have none."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from mutiny.bots.observation import Observation
from mutiny.bots.policy import PolicyBot


@mypyc_attr(allow_interpreted_subclasses=True)
class MediumBot(PolicyBot):
    """Gives every legal move a value and makes the best one."""

    uses_budget: ClassVar[bool] = False

    def choose(self, observation: Observation) -> int:
        """Return the move that it picks by the values; a random one in a game that has no policy."""
        legal = observation.legal_actions
        if len(legal) == 1:
            return legal[0]
        worth = self.weigh(observation)
        if not worth:
            return legal[self.rng.below(len(legal))]
        return self.pick(observation, worth)

    def pick(self, observation: Observation, worth: list[float]) -> int:
        """Return the move with the highest value; of several, a random one."""
        highest = max(worth)
        best = [action for action, value in zip(observation.legal_actions, worth, strict=True) if value == highest]
        return best[self.rng.below(len(best))]

    def weigh(self, observation: Observation) -> list[float]:
        """Return a value for each of the legal moves, in order; none in a game that has no policy.

        >>> from mutiny import Rng, new
        >>> from mutiny.bots import observe
        >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
        >>> MediumBot(2, 3, Rng(b"")).weigh(observe(match.state, 2))
        [0.0, -1.0, -2.0, -3.0]
        """
        return self.policy(observation).values(observation)
