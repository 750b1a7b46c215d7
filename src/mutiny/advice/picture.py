"""A report as a picture: hand-written SVG, reproducible to the byte, readable on light and dark pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from mutiny.advice.report import Report

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

    width, height = LEFT + WIDE + NAMES, TOP + HIGH + 46
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"',
        f' font-family="sans-serif" font-size="12" aria-labelledby="t d"><title id="t">{escape(report.title)}</title>',
        f'<desc id="d">{escape(_spoken(report))}</desc>',
        _style(),
        f'<text x="8" y="22" font-size="15" font-weight="bold">{escape(report.title)}</text>',
        f'<text x="8" y="40" class="soft">{escape(report.basis)}</text>',
        *_axes(report, x, y),
        *_turning(report, x),
        *_lines(report, x, y),
        *_mistakes(report, x, y),
        *_names(report, y),
    ]
    return "\n".join([*parts, "</svg>", ""])


def _style() -> str:
    light = "".join(f".s{n}{{stroke:{colour}}}.f{n}{{fill:{colour}}}" for n, colour in enumerate(LIGHT))
    dark = "".join(f".s{n}{{stroke:{colour}}}.f{n}{{fill:{colour}}}" for n, colour in enumerate(DARK))
    return (
        "<style>text{fill:#223}.soft{fill:#5d6875;font-size:11px}.axis{stroke:#8a97a6;stroke-opacity:.45}"
        ".turn{stroke:#8a97a6;stroke-dasharray:3 3}polyline{fill:none;stroke-width:2;stroke-linejoin:round}"
        f"circle{{stroke:#fff;stroke-width:1}}{light}"
        "@media (prefers-color-scheme: dark){text{fill:#e8e6df}.soft{fill:#a9b2bd}circle{stroke:#1b1e23}"
        f"{dark}}}</style>"
    )


def _spoken(report: Report) -> str:
    turning = [f"{number}: {each.text} {each.shifts}." for number, each in enumerate(report.turning, 1)]
    mistakes = [f"{each.text}." for some in report.mistakes.values() for each in some]
    return " ".join([report.basis, *turning, *mistakes])


def _axes(report: Report, x: Place, y: Height) -> list[str]:
    parts = []
    for share, label in report.scale.items():
        at = _n(y(share / 100))
        parts += [
            f'<line class="axis" x1="{LEFT}" x2="{LEFT + WIDE}" y1="{at}" y2="{at}"/>',
            f'<text x="{LEFT - 6}" y="{_n(y(share / 100) + 4)}" text-anchor="end" class="soft">{label}</text>',
        ]
    points = report.analysis.points
    step = _step(points[-1].entry - points[0].entry)
    for entry in range(points[0].entry - points[0].entry % -step, points[-1].entry + 1, step):
        place = f'x="{_n(x(entry))}" y="{TOP + HIGH + 18}"'
        parts.append(f'<text {place} text-anchor="middle" class="soft">{entry}</text>')
    below = f'y="{TOP + HIGH + 36}" class="soft"'
    return [
        *parts,
        f'<text x="{LEFT}" {below}>{escape(report.axis)}</text>',
        f'<text x="{LEFT + WIDE}" {below} text-anchor="end">{escape(report.legend)}</text>',
    ]


def _step(span: int) -> int:
    """Return a round number of entries between two ticks.

    >>> _step(105), _step(20), _step(0)
    (20, 5, 1)
    """
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500):
        if span / step <= TICKS:
            return step
    return max(1, span // TICKS)


def _turning(report: Report, x: Place) -> list[str]:
    parts = []
    for number, turning in enumerate(report.turning, 1):
        at = _n(x(turning.swing.entry))
        says = escape(f"{turning.text} {turning.shifts}")
        parts += [
            f'<g><title>{says}</title><line class="turn" x1="{at}" x2="{at}" y1="{TOP}" y2="{TOP + HIGH}"/>',
            f'<text x="{at}" y="{TOP - 6}" text-anchor="middle" font-weight="bold">{number}</text></g>',
        ]
    return parts


def _lines(report: Report, x: Place, y: Height) -> list[str]:
    parts = []
    for number, (group, name) in enumerate(zip(report.groups, report.names, strict=True)):
        places = " ".join(f"{_n(x(point.entry))},{_n(y(point.chances[group[0]]))}" for point in report.analysis.points)
        dashes = DASHES[number % len(DASHES)]
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        line = f'<polyline class="s{number % len(LIGHT)}"{dashed} points="{places}">'
        parts.append(f"{line}<title>{escape(name)}</title></polyline>")
    return parts


def _mistakes(report: Report, x: Place, y: Height) -> list[str]:
    parts = []
    points = report.analysis.points
    for seat, mistakes in report.mistakes.items():
        number = next(number for number, group in enumerate(report.groups) if seat in group)
        for mistake in mistakes:
            after = next((point for point in points if point.entry >= mistake.decision.entry), points[-1])
            place = f'cx="{_n(x(after.entry))}" cy="{_n(y(after.chances[seat]))}"'
            says = f"<title>{escape(mistake.text)}</title>"
            parts.append(f'<circle class="f{number % len(LIGHT)}" {place} r="4">{says}</circle>')
    return parts


def _names(report: Report, y: Height) -> list[str]:
    """Return the names at the right ends of the lines, moved apart if the lines end close together."""
    last = report.analysis.points[-1].chances
    order = sorted(range(len(report.groups)), key=lambda number: -last[report.groups[number][0]])
    heights = spread([y(last[report.groups[number][0]]) for number in order], ROW, TOP + HIGH)
    parts = []
    for number, height in zip(order, heights, strict=True):
        name = report.names[number]
        short = name if len(name) <= NAMES // 7 else f"{name[: NAMES // 7 - 1]}…"
        dashes = DASHES[number % len(DASHES)]
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        mark = f'x1="{LEFT + WIDE + 6}" x2="{LEFT + WIDE + 26}" y1="{_n(height)}" y2="{_n(height)}" stroke-width="2"'
        parts += [
            f'<line class="s{number % len(LIGHT)}" {mark}{dashed}/>',
            f'<text x="{LEFT + WIDE + 30}" y="{_n(height + 4)}">{escape(short)}<title>{escape(name)}</title></text>',
        ]
    return parts


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


def _n(number: float) -> str:
    """Return a length, rounded to a tenth of a pixel."""
    return f"{number:.1f}".removesuffix(".0")
