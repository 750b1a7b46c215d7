"""The drawing surface: colours, texts in Pillow's font, boxes, cards and chips.

The font has no accents, so texts are written without.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Final

from mutiny.common.extras import OptionalImports

with OptionalImports("research"):
    from PIL import Image, ImageDraw, ImageFont

PAPER: Final = "#f4efe3"
PANEL: Final = "#fffaf0"
SEA: Final = "#d3e4ee"
INK: Final = "#1f2933"
MUTED: Final = "#66707c"
LINE: Final = "#b9ac92"
ACCENT: Final = "#b5462f"
GOOD: Final = "#2f7d4f"
WHITE: Final = "#ffffff"

SMALL: Final = 13
PLAIN: Final = 15
LARGE: Final = 20
CHIP: Final = 20
GAP: Final = 4

SPELT: Final = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "ß": "ss",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "œ": "oe",
        "×": "x",
        "–": "-",
        "−": "-",
        "·": "-",
    }
)


@cache
def font_of(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return Pillow's font in a size."""
    return ImageFont.load_default(size)


def plain(text: str) -> str:
    """Return a text in the letters that the font has.

    >>> plain("Grünland · Traîtres à bord")
    'Gruenland - Traitres a bord'
    """
    parted = unicodedata.normalize("NFKD", unicodedata.normalize("NFC", text).translate(SPELT))
    return "".join(c for c in parted if not unicodedata.combining(c)).encode("ascii", "replace").decode()


class Canvas:
    """A picture, in pixels from the top left corner.

    >>> canvas = Canvas(200, 100)
    >>> canvas.text(10, 10, "Grünland") > 10
    True
    >>> canvas.image.size
    (200, 100)
    """

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("RGB", (width, height), PAPER)
        self._draw = ImageDraw.Draw(self.image)

    def text(self, x: float, y: float, text: str, size: int = PLAIN, colour: str = INK, anchor: str = "la") -> float:
        """Draw a text; `anchor` is its reference point, as in Pillow. Return where it ends."""
        words = plain(text)
        font = font_of(size)
        self._draw.text((x, y), words, colour, font, anchor)
        return x + self._draw.textlength(words, font)

    def fit(self, x: float, y: float, text: str, room: float, size: int = PLAIN, colour: str = INK) -> float:
        """Draw a text, cut if it is longer than the room."""
        words = plain(text)
        while words and self._draw.textlength(words, font_of(size)) > room:
            words = words[:-1]
        return self.text(x, y, words, size, colour)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str = PANEL, edge: str = LINE, thick: int = 1
    ) -> None:
        """Draw a box with round corners."""
        self._draw.rounded_rectangle((x, y, x + width, y + height), 6, fill, edge, thick)

    def line(self, points: Sequence[tuple[float, float]], colour: str = LINE, thick: int = 2) -> None:
        """Draw a line through points."""
        self._draw.line(list(points), colour, thick)

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str = INK) -> None:
        """Draw a disc around a point."""
        self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill, edge)

    def ship(self, x: float, y: float, colour: str) -> None:
        """Draw a small ship with its keel at a point."""
        self._draw.polygon([(x - 13, y - 7), (x + 13, y - 7), (x + 8, y), (x - 8, y)], colour)
        self._draw.polygon([(x - 1, y - 25), (x - 1, y - 9), (x - 12, y - 9)], colour)
        self._draw.polygon([(x + 2, y - 25), (x + 2, y - 9), (x + 10, y - 9)], colour)

    def chip(self, x: float, y: float, label: str, fill: str, colour: str = WHITE) -> float:
        """Draw a small card with a label; return the position of the next one."""
        words = plain(label)
        width = self._draw.textlength(words, font_of(SMALL)) + 12
        self._draw.rounded_rectangle((x, y, x + width, y + CHIP), 4, fill, INK)
        self._draw.text((x + 6, y + CHIP / 2), words, colour, font_of(SMALL), "lm")
        return x + width + GAP

    def chips(self, x: float, y: float, labels: Sequence[tuple[str, str]], room: float = 10_000) -> float:
        """Draw small cards side by side, each a label and a colour; wrap to further lines if there is no room."""
        start = x
        for label, fill in labels:
            width = self._draw.textlength(plain(label), font_of(SMALL)) + 12
            if x > start and x + width > start + room:
                x, y = start, y + CHIP + GAP
            x = self.chip(x, y, label, fill)
        return x

    def backs(self, x: float, y: float, count: int, fill: str = MUTED) -> float:
        """Draw a fan of cards face down, with their number."""
        for number in range(min(count, 10)):
            self._draw.rounded_rectangle((x + 7 * number, y, x + 7 * number + 13, y + CHIP), 3, fill, PANEL)
        return self.text(x + 7 * min(count, 10) + 12, y + CHIP / 2, str(count), SMALL, MUTED, "lm")
