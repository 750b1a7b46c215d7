"""Means, standard errors and 95% confidence intervals.

In a contest the deal, not the game, is the unit of chance: the games of one deal have the same cards, so they are not
independent. The deals are, and the spread of their results gives the error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

NORMAL_95 = 1.959964
"""95% of a normal distribution lie within this number of standard deviations."""
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""The same for Student's distribution with 1, 2, ... degrees of freedom."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share, or a difference of two shares, with its 95% confidence interval."""

    value: float
    low: float
    high: float

    def spread(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return the 95% Wilson score interval for a share of independent games.

    >>> low, high = wilson(25, 100)
    >>> round(low, 3), round(high, 3)
    (0.175, 0.343)
    """
    centre, spread, scale = _wilson(wins / games, games)
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def wilson_margin(share: float, games: float) -> float:
    """Return half the width of the 95% Wilson score interval for a share of independent games.

    >>> round(wilson_margin(0.5, 100), 3), round(wilson_margin(0.0, 3), 2), wilson_margin(0.3, 0)
    (0.096, 0.28, 0.5)
    """
    if games <= 0:
        return 0.5
    _, spread, scale = _wilson(share, games)
    return spread / scale


def _wilson(share: float, games: float) -> tuple[float, float, float]:
    """Return the middle of Wilson's interval and the distance of its ends from there, both times a scale."""
    square = NORMAL_95 * NORMAL_95
    spread = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return share + square / (2 * games), spread, 1 + square / games


def mean_and_error(values: Sequence[float], lost: int = 0) -> tuple[float, float]:
    """Return the mean of some values and its standard error.

    `lost` is 1 if the values are a small sample, whose spread about its own mean is too small by one degree of freedom.

    >>> mean_and_error([1.0, 0.0, 1.0, 0.0])
    (0.5, 0.25)
    """
    count = len(values)
    mean = sum(values) / count
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - lost) / count)


def student(freedom: int) -> float:
    """Return the number of standard errors to either side that makes 95%, for some degrees of freedom.

    >>> student(1), round(student(30), 3), round(student(1000), 3)
    (12.706, 2.042, 1.962)
    """
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL_95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def share_of(wins: Sequence[float], games: Sequence[float]) -> Estimate | None:
    """Return the share of games won, from the wins and the games of each deal; None if there are no games.

    With one game per deal, it uses Wilson's interval; with several, the spread of the deals and Student's distribution.
    Deals that are all alike have no spread; they count as one game each, for Wilson's interval again.

    >>> found = share_of([1.0, 0.0, 0.0, 1.0], [4, 4, 4, 4])
    >>> found.value, found.low, round(found.high, 3)
    (0.125, 0.0, 0.355)
    >>> share_of([0, 0, 1, 0], [1, 1, 1, 1]) == Estimate(0.25, *wilson(1, 4)), share_of([], [])
    (True, None)
    """
    pairs = [(won, of) for won, of in zip(wins, games, strict=True) if of > 0]
    deals = len(pairs)
    total = sum(of for _, of in pairs)
    if not deals:
        return None
    share = min(1.0, sum(won for won, _ in pairs) / total)
    # The deviation of each deal from the expected number of wins; a deal is weighted by its games.
    squares = sum((won - share * of) ** 2 for won, of in pairs)
    if total == deals or squares < 1e-18 or deals == 1:
        return Estimate(share, *wilson(share * deals, deals))
    error = sqrt(squares * deals / (deals - 1)) / total
    reach = student(deals - 1) * error
    return Estimate(share, max(0.0, share - reach), min(1.0, share + reach))


def difference_of(first: Sequence[float], second: Sequence[float]) -> Estimate | None:
    """Return the mean difference between two results for the same deals.

    >>> found = difference_of([1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 0.0])
    >>> found.value, round(found.low, 3), round(found.high, 3)
    (0.5, -0.419, 1.419)
    """
    gains = [one - other for one, other in zip(first, second, strict=True)]
    if len(gains) < 2:
        return None
    mean, error = mean_and_error(gains, lost=1)
    reach = student(len(gains) - 1) * error
    return Estimate(mean, mean - reach, mean + reach)
