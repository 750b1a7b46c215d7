"""A bar chart as SVG, on a logarithmic scale, readable on light and dark pages. Imports the standard library only."""

from __future__ import annotations

from html import escape
from math import floor, log10

LABEL = 330
BAR = 420
ROW = 22
TOP = 40


def bars(values: dict[str, float], title: str) -> str:
    """Draw named values as horizontal bars, the largest first; ours are the ones named for our games.

    >>> bars({"ours": 1000.0, "theirs": 10.0}, "Speed").startswith("<svg")
    True
    """
    ordered = sorted(values.items(), key=lambda item: -item[1])
    low = floor(log10(ordered[-1][1]))
    span = log10(ordered[0][1]) - low
    height = TOP + ROW * len(ordered) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LABEL + BAR + 110} {height}" role="img"',
        f' font-family="sans-serif" font-size="13" aria-label="{escape(title)}">',
        "<style>text{fill:#223}.ours{fill:#b5462f}.peer{fill:#8a97a6}",
        "@media (prefers-color-scheme: dark){text{fill:#e8e6df}}</style>",
        f'<text x="8" y="22" font-size="16" font-weight="bold">{escape(title)}</text>',
    ]
    for index, (name, value) in enumerate(ordered):
        y = TOP + ROW * index
        width = BAR * (log10(value) - low) / span
        kind = "ours" if name.startswith(("Meuterer", "Traîtres", "Cartagena")) else "peer"
        parts += [
            f'<text x="{LABEL - 8}" y="{y + 14}" text-anchor="end">{escape(name)}</text>',
            f'<rect class="{kind}" x="{LABEL}" y="{y + 3}" width="{width:.1f}" height="{ROW - 7}" rx="3"/>',
            f'<text x="{LABEL + width + 6:.1f}" y="{y + 14}">{value:,.0f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
