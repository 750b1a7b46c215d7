"""Draws pictures as SVG: small, byte for byte reproducible, and readable on light and on dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor

STYLE = (
    "<style>text{fill:#223}.ours{fill:#b5462f}.peer{fill:#8a97a6}",
    ".axis{stroke:#8a97a6;stroke-opacity:.5;fill:none}.mark{stroke:#b5462f;fill:none;stroke-width:2}",
    "@media (prefers-color-scheme: dark){text{fill:#e8e6df}.ours{fill:#e2795f}.mark{stroke:#e2795f}}</style>",
)


def element(name: str, *content: str, **attributes: str | float | None) -> str:
    """Return an element. Contents are SVG; underscores in the names of attributes stand for hyphens.

    >>> element("text", "rum", x=8.0, y=22.25, text_anchor="end", class_=None)
    '<text x="8" y="22.2" text-anchor="end">rum</text>'
    >>> element("rect", class_="peer", rx=3)
    '<rect class="peer" rx="3"/>'
    """
    words = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = escape(value) if isinstance(value, str) else number_text(value)
            words.append(f'{key.rstrip("_").replace("_", "-")}="{shown}"')
    start = " ".join(words)
    return f"<{start}>{''.join(content)}</{name}>" if content else f"<{start}/>"


class Picture:
    """A picture, in pixels from the top left corner.

    Texts called `says` are for mouse pointers and screen readers. A `description` tells the latter the whole picture.

    >>> picture = Picture(200, 80, "Strength")
    >>> picture.text(8, 50, "hard")
    >>> print(picture.svg().splitlines()[-2])
    <text x="8" y="50">hard</text>
    """

    def __init__(
        self,
        width: float,
        height: float,
        title: str,
        description: str = "",
        style: Sequence[str] = STYLE,
        size: int = 13,
    ) -> None:
        label = 'aria-labelledby="t d"' if description else f'aria-label="{escape(title)}"'
        box = f"0 0 {number_text(width)} {number_text(height)}"
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img"',
            f' font-family="sans-serif" font-size="{size}" {label}>',
        ]
        if description:
            self._parts.append(element("title", escape(title), id="t"))
            self._parts.append(element("desc", escape(description), id="d"))
        self._parts += style
        self._parts.append(element("text", escape(title), x=8, y=22, font_size=size + 3, font_weight="bold"))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        anchor: str = "start",
        kind: str | None = None,
        bold: bool = False,
        says: str = "",
    ) -> None:
        """Draw a text; `anchor` is the end of it that is at the point."""
        self._parts.append(
            element(
                "text",
                escape(text),
                *_title(says),
                x=x,
                y=y,
                text_anchor=None if anchor == "start" else anchor,
                class_=kind,
                font_weight="bold" if bold else None,
            )
        )

    def bar(self, x: float, y: float, width: float, height: float, kind: str) -> None:
        """Draw a filled bar of a kind: a class of the style."""
        self._parts.append(element("rect", class_=kind, x=x, y=y, width=width, height=height, rx=3))

    def line(self, points: Sequence[tuple[float, float]], kind: str, says: str = "", dashes: str = "") -> None:
        """Draw a line through points; `dashes` are the lengths of dashes and gaps."""
        places = " ".join(f"{number_text(x)},{number_text(y)}" for x, y in points)
        dashed = dashes or None
        self._parts.append(element("polyline", *_title(says), class_=kind, stroke_dasharray=dashed, points=places))

    def dot(self, x: float, y: float, says: str, kind: str = "ours", radius: float = 4.5) -> None:
        """Draw a dot."""
        self._parts.append(element("circle", *_title(says), class_=kind, cx=x, cy=y, r=radius))

    def svg(self) -> str:
        """Return the picture as SVG text."""
        return "\n".join([*self._parts, "</svg>", ""])


def _title(says: str) -> list[str]:
    return [element("title", escape(says))] if says else []


def number_text(number: float) -> str:
    """Format a length, to a tenth of a pixel.

    >>> number_text(8.0), number_text(8.04), number_text(8.25)
    ('8', '8', '8.2')
    """
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
