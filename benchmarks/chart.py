"""A bar chart on a logarithmic scale."""

from __future__ import annotations

from math import floor, log10

from mutiny.common.svg import Picture

LABEL = 330
BAR = 420
ROW = 22
TOP = 40


def bars(values: dict[str, float], title: str) -> str:
    """Draw named values as horizontal bars, the largest first; bars named after our games have our colour.

    >>> bars({"ours": 1000.0, "theirs": 10.0}, "Speed").startswith("<svg")
    True
    """
    ordered = sorted(values.items(), key=lambda item: -item[1])
    low = floor(log10(ordered[-1][1]))
    span = log10(ordered[0][1]) - low
    picture = Picture(LABEL + BAR + 110, TOP + ROW * len(ordered) + 10, title)
    for index, (name, value) in enumerate(ordered):
        y = TOP + ROW * index
        width = BAR * (log10(value) - low) / span
        kind = "ours" if name.startswith(("Meuterer", "Traîtres", "Cartagena")) else "peer"
        picture.text(LABEL - 8, y + 14, name, "end")
        picture.bar(LABEL, y + 3, width, ROW - 7, kind)
        picture.text(LABEL + width + 6, y + 14, f"{value:,.0f}")
    return picture.svg()
