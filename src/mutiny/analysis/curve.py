"""The curve of winning chances, and its turning points. Arithmetic only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

LEAST_SWING = 0.1
"""The smallest change in a seat's chances at a turning point."""
CLEAR = 3.0
"""The smallest change in standard errors; with two, luck would often suffice among hundreds of points."""
MOST = 5
"""The largest number of turning points."""


@dataclass(frozen=True, slots=True)
class Point:
    """The chances by seat after an entry, and their standard errors, which are 0 if the chances are known."""

    entry: int
    round: int | None
    chances: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Swing:
    """The effect of an entry on the chances: before and after it, by seat, and the seat with the largest change."""

    entry: int
    round: int | None
    before: tuple[float, ...]
    after: tuple[float, ...]
    seat: int

    @property
    def size(self) -> float:
        """The change in the chances of the seat with the largest change."""
        return abs(self.after[self.seat] - self.before[self.seat])


def swings(points: Sequence[Point]) -> list[Swing]:
    """Return the change from each point to the next.

    >>> made = swings([Point(3, 1, (0.5, 0.3, 0.2), ()), Point(4, 1, (0.7, 0.2, 0.1), ())])
    >>> [(swing.entry, swing.seat, round(swing.size, 3)) for swing in made]
    [(4, 0, 0.2)]
    """
    found: list[Swing] = []
    for one, two in pairwise(points):
        gaps = [abs(after - before) for before, after in zip(one.chances, two.chances, strict=True)]
        found.append(Swing(two.entry, two.round, one.chances, two.chances, gaps.index(max(gaps))))
    return found


def turning_points(points: Sequence[Point], most: int = MOST, least: float = LEAST_SWING) -> list[Swing]:
    """Return the largest swings that are clearly more than luck in the simulations, in chronological order.

    >>> chances = (0.5, 0.52, 0.9, 0.85, 0.3)
    >>> curve = [Point(i, None, (chance, 1 - chance), (0.02, 0.02)) for i, chance in enumerate(chances)]
    >>> [(swing.entry, round(swing.size, 2)) for swing in turning_points(curve)]
    [(2, 0.38), (4, 0.55)]
    >>> [swing.entry for swing in turning_points(curve, most=1)]
    [4]
    """
    clear: list[Swing] = []
    for one, two, swing in zip(points, points[1:], swings(points), strict=False):
        noise = sqrt(one.errors[swing.seat] ** 2 + two.errors[swing.seat] ** 2)
        if swing.size >= least and swing.size > CLEAR * noise:
            clear.append(swing)
    clear.sort(key=lambda swing: -swing.size)
    return sorted(clear[:most], key=lambda swing: swing.entry)


def alike(points: Sequence[Point]) -> list[list[int]]:
    """Return groups of seats whose chances are the same throughout the game, such as the members of a team.

    >>> alike([Point(0, None, (0.5, 0.5, 0.5), ()), Point(1, None, (0.2, 0.8, 0.2), ())])
    [[0, 2], [1]]
    """
    groups: dict[tuple[float, ...], list[int]] = {}
    for seat in range(len(points[0].chances) if points else 0):
        groups.setdefault(tuple(point.chances[seat] for point in points), []).append(seat)
    return list(groups.values())
