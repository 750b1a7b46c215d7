"""The simple bot: plays by rules of thumb that a player recognises, and at random in games it does not know.

May import: mutiny.kernel, and bot and the rules of thumb beside it.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mutiny.bots.bot import Bot, Sight
from mutiny.bots.meuterer.choices import values


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleBot(Bot):
    """Gives every legal move a value and makes the best one; it forgets everything between decisions."""

    def choose(self, sight: Sight) -> int:
        """The move with the highest value; of several, any."""
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        if sight.view.get("game") != "meuterer":
            return legal[self.rng.below(len(legal))]
        worth = values(sight)
        highest = max(worth)
        best = [action for action, value in zip(legal, worth, strict=True) if value == highest]
        return best[self.rng.below(len(best))]
