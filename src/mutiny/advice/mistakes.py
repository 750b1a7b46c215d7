"""Decisions judged by what was known when they were made, and the costliest mistakes. Arithmetic only.

Imports the standard library only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

LEAST_LOSS = 0.02
"""What a mistake must cost before it is worth mentioning."""
MOST = 3
"""How many mistakes are told of each player."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision with a choice: the move made and the best one, the chances after each, the difference's margin."""

    entry: int
    round: int | None
    seat: int
    made: str
    better: str
    chance_made: float
    chance_better: float
    margin: float

    @property
    def loss(self) -> float:
        """What the choice cost; nothing if the move made does as well or better after all."""
        return max(0.0, self.chance_better - self.chance_made)

    @property
    def clear(self) -> bool:
        """Whether the choice was clearly a mistake: it costs something, and more than the margin."""
        return self.loss >= LEAST_LOSS and self.loss > self.margin


def costliest(decisions: Sequence[Decision], seat: int, most: int = MOST) -> list[Decision]:
    """The clear mistakes of a seat that cost it most, the costliest first.

    >>> losses = enumerate((0.1, 0.3, 0.04))
    >>> made = [Decision(entry, None, 0, "a", "b", 0.5 - loss, 0.5, 0.05) for entry, loss in losses]
    >>> [decision.entry for decision in costliest(made, 0)], costliest(made, 1)
    ([1, 0], [])
    """
    clear = [decision for decision in decisions if decision.seat == seat and decision.clear]
    return sorted(clear, key=lambda decision: -decision.loss)[:most]


def mean_loss(decisions: Sequence[Decision], seat: int) -> tuple[int, float]:
    """How many decisions with a choice a seat made, and what they cost on average, clear mistakes alone counted.

    >>> cheap, dear = Decision(0, None, 0, "a", "b", 0.4, 0.5, 0.3), Decision(1, None, 0, "a", "b", 0.25, 0.5, 0.1)
    >>> mean_loss([cheap, dear], 0), mean_loss([cheap, dear], 1)
    ((2, 0.125), (0, 0.0))
    """
    # Of moves that do as well one seems a little worse by luck; that would add up for the best of players.
    losses = [decision.loss if decision.clear else 0.0 for decision in decisions if decision.seat == seat]
    return len(losses), sum(losses) / max(1, len(losses))
