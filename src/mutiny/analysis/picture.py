"""A report as a picture: the curve of the chances, with its turning points and the mistakes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mutiny.analysis.report import Report
from mutiny.common.svg import Picture

Place = Callable[[int], float]
"""Maps an entry to a horizontal position."""
Height = Callable[[float], float]
"""Maps a chance to a vertical position."""

LEFT, TOP, WIDE, HIGH = 52, 74, 640, 280
NAMES = 150
ROW = 17
LIGHT = ("#b5462f", "#2a6f97", "#3f7d3a", "#8a5a9e", "#8f6a00", "#1f8a8a", "#b23a6f", "#55606b")
DARK = ("#e2795f", "#6fb3dd", "#86c27f", "#c49bd6", "#d9b04a", "#5fcaca", "#e88bb0", "#b3bec9")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 4", "12 4", "1 4", "6 2 1 2 1 2")
"""Lines differ in more than colour, for readers who cannot distinguish colours."""
TICKS = 8


def picture(report: Report) -> str:
    """Return the curve with numbered turning points, and a dot for each mistake on its player's line.

    Tooltips describe each of them, and a list is included for screen readers.
    """
    points = report.analysis.points
    first, last = points[0].entry, max(points[-1].entry, points[0].entry + 1)

    def x(entry: int) -> float:
        return LEFT + WIDE * (entry - first) / (last - first)

    def y(chance: float) -> float:
        return TOP + HIGH * (1 - chance)

    drawn = Picture(LEFT + WIDE + NAMES, TOP + HIGH + 46, report.title, _spoken(report), (_style(),), size=12)
    drawn.text(8, 40, report.basis, kind="soft")
    _axes(drawn, report, x, y)
    _turning(drawn, report, x)
    _lines(drawn, report, x, y)
    _mistakes(drawn, report, x, y)
    _names(drawn, report, y)
    return drawn.svg()


def _style() -> str:
    light = "".join(f".s{n}{{stroke:{colour}}}.f{n}{{fill:{colour}}}" for n, colour in enumerate(LIGHT))
    dark = "".join(f".s{n}{{stroke:{colour}}}.f{n}{{fill:{colour}}}" for n, colour in enumerate(DARK))
    return (
        "<style>text{fill:#223}.soft{fill:#5d6875;font-size:11px}polyline{fill:none;stroke-width:2;"
        "stroke-linejoin:round}.axis{stroke:#8a97a6;stroke-opacity:.45;stroke-width:1}"
        ".turn{stroke:#8a97a6;stroke-dasharray:3 3;stroke-width:1}"
        f"circle{{stroke:#fff;stroke-width:1}}{light}"
        "@media (prefers-color-scheme: dark){text{fill:#e8e6df}.soft{fill:#a9b2bd}circle{stroke:#1b1e23}"
        f"{dark}}}</style>"
    )


def _spoken(report: Report) -> str:
    turning = [f"{number}: {each.text} {each.shifts}." for number, each in enumerate(report.turning, 1)]
    mistakes = [f"{each.text}." for some in report.mistakes.values() for each in some]
    return " ".join([report.basis, *turning, *mistakes])


def _axes(drawn: Picture, report: Report, x: Place, y: Height) -> None:
    for share, label in report.scale.items():
        at = y(share / 100)
        drawn.line([(LEFT, at), (LEFT + WIDE, at)], "axis")
        drawn.text(LEFT - 6, at + 4, label, "end", "soft")
    points = report.analysis.points
    step = _step(points[-1].entry - points[0].entry)
    for entry in range(points[0].entry - points[0].entry % -step, points[-1].entry + 1, step):
        drawn.text(x(entry), TOP + HIGH + 18, str(entry), "middle", "soft")
    drawn.text(LEFT, TOP + HIGH + 36, report.axis, kind="soft")
    drawn.text(LEFT + WIDE, TOP + HIGH + 36, report.legend, "end", "soft")


def _step(span: int) -> int:
    """Return a round number of entries between two ticks.

    >>> _step(105), _step(20), _step(0)
    (20, 5, 1)
    """
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500):
        if span / step <= TICKS:
            return step
    return max(1, span // TICKS)


def _turning(drawn: Picture, report: Report, x: Place) -> None:
    for number, turning in enumerate(report.turning, 1):
        at = x(turning.swing.entry)
        says = f"{turning.text} {turning.shifts}"
        drawn.line([(at, TOP), (at, TOP + HIGH)], "turn", says)
        drawn.text(at, TOP - 6, str(number), "middle", bold=True, says=says)


def _lines(drawn: Picture, report: Report, x: Place, y: Height) -> None:
    for number, (group, name) in enumerate(zip(report.groups, report.names, strict=True)):
        places = [(x(point.entry), y(point.chances[group[0]])) for point in report.analysis.points]
        drawn.line(places, f"s{number % len(LIGHT)}", name, DASHES[number % len(DASHES)])


def _mistakes(drawn: Picture, report: Report, x: Place, y: Height) -> None:
    points = report.analysis.points
    for seat, mistakes in report.mistakes.items():
        number = next(number for number, group in enumerate(report.groups) if seat in group)
        for mistake in mistakes:
            after = next((point for point in points if point.entry >= mistake.decision.entry), points[-1])
            drawn.dot(x(after.entry), y(after.chances[seat]), mistake.text, f"f{number % len(LIGHT)}", 4)


def _names(drawn: Picture, report: Report, y: Height) -> None:
    """Draw the names at the right ends of the lines, moved apart if the lines end close together."""
    last = report.analysis.points[-1].chances
    order = sorted(range(len(report.groups)), key=lambda number: -last[report.groups[number][0]])
    heights = spread([y(last[report.groups[number][0]]) for number in order], ROW, TOP + HIGH)
    for number, height in zip(order, heights, strict=True):
        name = report.names[number]
        short = name if len(name) <= NAMES // 7 else f"{name[: NAMES // 7 - 1]}…"
        mark = [(LEFT + WIDE + 6, height), (LEFT + WIDE + 26, height)]
        drawn.line(mark, f"s{number % len(LIGHT)}", dashes=DASHES[number % len(DASHES)])
        drawn.text(LEFT + WIDE + 30, height + 4, short, says=name)


def spread(heights: Sequence[float], room: float, lowest: float) -> list[float]:
    """Move heights, given from the top down, at least `room` apart, with none below `lowest`.

    >>> spread([0.0, 100.0, 100.0, 100.0], 10.0, 100.0)
    [0.0, 80.0, 90.0, 100.0]
    """
    placed: list[float] = []
    for height in heights:
        placed.append(max(height, placed[-1] + room) if placed else height)
    limit = lowest
    for number in range(len(placed) - 1, -1, -1):
        placed[number] = min(placed[number], limit)
        limit = placed[number] - room
    return placed
