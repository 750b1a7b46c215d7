"""Draws the curve of a report as text, as wide as the terminal: one small drawing for each line of the curve."""

from __future__ import annotations

from collections.abc import Sequence

from mutiny.analysis.report import Report
from mutiny.drawing.pen import BOLD, DIM, Pen, fit

ROWS = 3
SCALE = 6
"""The number of columns to the left of the curve."""
NARROWEST = 20
FULL = "▁▂▃▄▅▆▇█"
PLAIN = ".:#"


def curve(report: Report, pen: Pen, width: int, ascii_only: bool) -> list[str]:
    """Return the lines of the drawing; the numbers below a curve are those of the turning points."""
    points = report.analysis.points
    room = max(NARROWEST, width - SCALE - 1)
    marks = [mark_of(turning.swing.entry, [point.entry for point in points], room) for turning in report.turning]
    lines: list[str] = []
    for group, title in zip(report.groups, report.lines, strict=True):
        columns = stretched([point.chances[group[0]] for point in points], room)
        lines += [pen.paint(fit(title, width, pen.cut).rstrip(), BOLD)]
        for number, row in enumerate(bars(columns, ROWS, PLAIN if ascii_only else FULL)):
            label = report.scale[100] if number == 0 else report.scale[0] if number == ROWS - 1 else ""
            lines.append(f"{pen.paint(f'{label:>5}', DIM)}{pen.lines[1]}{row}".rstrip())
        lines.append(f"     {_axis(marks, room, pen)}")
    first, last = str(points[0].entry), str(points[-1].entry)
    left = f"{report.axis} {first}"
    lines.append(pen.paint(f"{' ' * SCALE}{left}{last:>{max(1, room - len(left))}}", DIM))
    return lines


def _axis(marks: Sequence[int], room: int, pen: Pen) -> str:
    """Return the line below a curve, with the numbers of the turning points."""
    cells = [pen.lines[0]] * room
    for number, mark in enumerate(marks, 1):
        cells[mark] = str(number)
    return pen.lines[8] + "".join(cells)


def stretched(values: Sequence[float], room: int) -> list[float]:
    """Return one value per column: the mean of the values that belong to it.

    >>> stretched([0.0, 1.0], 4), stretched([0.0, 0.5, 1.0, 1.0], 2)
    ([0.0, 0.0, 1.0, 1.0], [0.25, 1.0])
    """
    parts = [values[start:stop] for start, stop in _parts(len(values), room)]
    return [sum(part) / len(part) for part in parts]


def mark_of(entry: int, entries: Sequence[int], room: int) -> int:
    """Return the column in which the point of an entry begins.

    >>> mark_of(7, [5, 6, 7, 8], 8), mark_of(8, [5, 6, 7, 8], 2)
    (4, 1)
    """
    place = entries.index(entry)
    return next(column for column, (_, stop) in enumerate(_parts(len(entries), room)) if stop > place)


def _parts(count: int, room: int) -> list[tuple[int, int]]:
    """Return the start and stop index of the values in each column; columns share values if there are few."""
    starts = [column * count // room for column in range(room)]
    return [(start, max(start + 1, (column + 1) * count // room)) for column, start in enumerate(starts)]


def bars(columns: Sequence[float], rows: int, levels: str) -> list[str]:
    """Return rising bars as lines, from the top row down; the last of the levels fills a whole row.

    >>> bars([0.0, 0.25, 0.5, 1.0], 2, ".:")
    ['   :', ' .::']
    """
    steps = rows * len(levels)
    heights = [round(value * steps) for value in columns]
    drawn: list[str] = []
    for row in range(rows - 1, -1, -1):
        cells = [min(max(height - row * len(levels), 0), len(levels)) for height in heights]
        drawn.append("".join(levels[cell - 1] if cell else " " for cell in cells))
    return drawn
