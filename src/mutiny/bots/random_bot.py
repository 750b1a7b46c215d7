"""The random bot: all legal moves are equally likely. It is the baseline for all other bots."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mutiny.bots.bot import Bot, Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Plays any game, without looking at the table."""

    def choose(self, sight: Sight) -> int:
        """Return a random legal move."""
        legal = sight.legal
        return legal[self.rng.below(len(legal))]
