"""Decisions judged by what was known when they were made, and the costliest mistakes. Arithmetic only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

LEAST_LOSS = 0.02
"""The smallest cost of a mistake that is mentioned."""
MOST = 3
"""The largest number of mistakes per player."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision with a choice: the move made, the best move, the chances after each, the margin of the difference."""

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
        """The cost of the choice; 0 if the move made is as good or better."""
        return max(0.0, self.chance_better - self.chance_made)

    @property
    def clear(self) -> bool:
        """Whether the choice was clearly a mistake: it costs something, and more than the margin."""
        return self.loss >= LEAST_LOSS and self.loss > self.margin


def costliest(decisions: Sequence[Decision], seat: int, most: int = MOST) -> list[Decision]:
    """Return the clear mistakes of a seat, the costliest first.

    >>> losses = enumerate((0.1, 0.3, 0.04))
    >>> made = [Decision(entry, None, 0, "a", "b", 0.5 - loss, 0.5, 0.05) for entry, loss in losses]
    >>> [decision.entry for decision in costliest(made, 0)], costliest(made, 1)
    ([1, 0], [])
    """
    clear = [decision for decision in decisions if decision.seat == seat and decision.clear]
    return sorted(clear, key=lambda decision: -decision.loss)[:most]


def mean_loss(decisions: Sequence[Decision], seat: int) -> tuple[int, float]:
    """Return how many decisions with a choice a seat made, and their mean cost; only clear mistakes count.

    >>> cheap, dear = Decision(0, None, 0, "a", "b", 0.4, 0.5, 0.3), Decision(1, None, 0, "a", "b", 0.25, 0.5, 0.1)
    >>> mean_loss([cheap, dear], 0), mean_loss([cheap, dear], 1)
    ((2, 0.125), (0, 0.0))
    """
    # Between equal moves, luck makes one look slightly worse. Counting that would add up even for the best players.
    losses = [decision.loss if decision.clear else 0.0 for decision in decisions if decision.seat == seat]
    return len(losses), sum(losses) / max(1, len(losses))
