"""Curves of a run as a picture: how its figures changed with the number of decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mutiny.common.svg import Picture, ticks

WIDTH: Final = 640
PANEL: Final = 150
LEFT: Final = 64
TITLES: Final = {
    "won": "share won in trials: against the first imitation, or random players",
    "entropy": "entropy of the policy",
    "explained": "share of the results that the critic explains",
    "change": "change of the policy in a step",
}
"""The figures that are drawn, from the top, and what they are."""


def draw_curves(title: str, figures: Sequence[Mapping[str, Any]]) -> str:
    """Return the curves as SVG, one panel for each figure that was noted at least twice.

    >>> noted = [{"decisions": 1000 * step, "entropy": 1 - step / 10} for step in range(3)]
    >>> draw_curves("Toy", noted).count("<polyline")
    2
    """
    panels = [name for name in TITLES if sum(name in each for each in figures) > 1]
    picture = Picture(WIDTH, 40 + PANEL * max(1, len(panels)), title)
    for number, name in enumerate(panels):
        points = [(float(each["decisions"]), float(each[name])) for each in figures if name in each]
        _draw_panel(picture, 40 + number * PANEL, name, points)
    return picture.svg()


def _draw_panel(picture: Picture, top: float, name: str, points: Sequence[tuple[float, float]]) -> None:
    marks = ticks(min(value for _, value in points), max(value for _, value in points), 4)
    low, high = marks[0], max(marks[-1], marks[0] + 1e-9)
    first, last = points[0][0], max(points[-1][0], points[0][0] + 1)
    height = PANEL - 60

    def place(at: float, value: float) -> tuple[float, float]:
        return (
            LEFT + (at - first) / (last - first) * (WIDTH - LEFT - 20),
            top + 24 + (high - value) / (high - low) * height,
        )

    picture.text(LEFT, top + 14, TITLES[name], bold=True)
    for mark in marks:
        picture.text(LEFT - 8, place(first, mark)[1] + 4, f"{mark:g}", "end")
    picture.line([place(first, low), place(last, low)], "axis")
    picture.text(LEFT, top + height + 42, f"{first:,.0f}")
    picture.text(WIDTH - 20, top + height + 42, f"{last:,.0f} decisions", "end")
    picture.line([place(at, value) for at, value in points], "mark", TITLES[name])
