"""The random bot: every legal move is as likely as any other. The measure of all others.

May import: mutiny.kernel, and bot.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mutiny.bots.bot import Bot, Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Plays any game, without looking."""

    def choose(self, sight: Sight) -> int:
        """Any legal move."""
        legal = sight.legal
        return legal[self.rng.below(len(legal))]
