"""Draws pictures as SVG: small, byte for byte reproducible, and readable on light and on dark pages."""

from __future__ import annotations

from html import escape
from math import ceil, floor

STYLE = (
    "<style>text{fill:#223}.ours{fill:#b5462f}.peer{fill:#8a97a6}",
    ".axis{stroke:#8a97a6;stroke-opacity:.5;fill:none}.mark{stroke:#b5462f;fill:none;stroke-width:2}",
    "@media (prefers-color-scheme: dark){text{fill:#e8e6df}.ours{fill:#e2795f}.mark{stroke:#e2795f}}</style>",
)


class Picture:
    """A picture, in pixels from the top left corner.

    >>> picture = Picture(200, 80, "Strength")
    >>> picture.text(8, 50, "hard")
    >>> print(picture.svg().splitlines()[-2])
    <text x="8" y="50">hard</text>
    """

    def __init__(self, width: float, height: float, title: str) -> None:
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" role="img"',
            f' font-family="sans-serif" font-size="13" aria-label="{escape(title)}">',
            *STYLE,
            f'<text x="8" y="22" font-size="16" font-weight="bold">{escape(title)}</text>',
        ]

    def text(self, x: float, y: float, text: str, anchor: str = "start") -> None:
        """Draw a text; `anchor` is the end of it that is at the point."""
        at = "" if anchor == "start" else f' text-anchor="{anchor}"'
        self._parts.append(f'<text x="{_n(x)}" y="{_n(y)}"{at}>{escape(text)}</text>')

    def bar(self, x: float, y: float, width: float, height: float, kind: str) -> None:
        """Draw a filled bar of the kind `ours` or `peer`."""
        place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
        self._parts.append(f'<rect class="{kind}" {place} rx="3"/>')

    def line(self, points: list[tuple[float, float]], kind: str) -> None:
        """Draw a line through points, of the kind `mark` or `axis`."""
        places = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
        self._parts.append(f'<polyline class="{kind}" points="{places}"/>')

    def dot(self, x: float, y: float, says: str) -> None:
        """Draw a dot with a text for mouse pointers and screen readers."""
        self._parts.append(
            f'<circle class="ours" cx="{_n(x)}" cy="{_n(y)}" r="4.5"><title>{escape(says)}</title></circle>'
        )

    def svg(self) -> str:
        """Return the picture as SVG text."""
        return "\n".join([*self._parts, "</svg>", ""])


def _n(number: float) -> str:
    """Format a length, to a tenth of a pixel."""
    return f"{number:.1f}".removesuffix(".0")


def ticks(low: float, high: float, most: int = 8) -> list[float]:
    """Return round numbers for an axis that includes both ends.

    >>> ticks(21.3, 28.9), ticks(0.41, 0.45), ticks(-300.0, 900.0)
    ([21, 22, 23, 24, 25, 26, 27, 28, 29], [0.41, 0.415, 0.42, 0.425, 0.43, 0.435, 0.44, 0.445, 0.45], \
[-400, -200, 0, 200, 400, 600, 800, 1000])
    """
    for exponent in range(-3, 9):
        for lead in (1, 2, 5):
            step = lead * 10**exponent
            if (high - low) / step <= most + 1e-6:
                # Rounded first, so that a number that is a tick except for its last bit counts as that tick.
                first, last = floor(round(low / step, 6)), ceil(round(high / step, 6))
                return [round(number * step, 6) for number in range(first, last + 1)]
    return [low, high]
