"""The tools that all drawings share: a pen, widths in terminal columns, and lines that fit.

Alignment counts columns, not characters; colours are added afterwards.
"""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

LONGEST_NAME = 20

BOLD, DIM, GREEN, RED, CYAN = "1", "2", "32", "31", "36"


@dataclass(frozen=True, slots=True)
class Pen:
    """Characters to draw with: lines of boxes, an arrow, a pointer, a full and an empty mark; and whether in colour."""

    lines: str
    arrow: str
    pointer: str
    cut: str
    full: str
    empty: str
    colour: bool

    def paint(self, text: str, *codes: str) -> str:
        """Return the text in colour, if the pen has colour."""
        return f"\033[{';'.join(codes)}m{text}\033[0m" if self.colour and codes and text.strip() else text


UNICODE = ("─│┌┬┐├┼┤└┴┘", "→", "▸", "…", "▬", "·")
ASCII = ("-|+++++++++", ">", ">", "~", "=", "-")


def columns(text: str) -> int:
    """Return the number of terminal columns that a text takes.

    >>> columns("Grünland"), columns("Gru\\u0308nland"), columns("船")
    (8, 8, 2)
    """
    return sum(
        0
        if unicodedata.combining(c) or unicodedata.category(c) == "Cf"
        else 2
        if unicodedata.east_asian_width(c) in "WF"
        else 1
        for c in unicodedata.normalize("NFC", text)
    )


def fit(text: str, width: int, cut: str = "…", right: bool = False) -> str:
    """Return the text in exactly `width` columns: padded, or cut with a mark.

    >>> fit("Frosthöhle", 12) + "|", fit("Frosthöhle", 6), fit("7", 3, right=True)
    ('Frosthöhle  |', 'Frost…', '  7')
    """
    text = unicodedata.normalize("NFC", text)
    if columns(text) > width:
        while text and columns(text) > width - 1:
            text = text[:-1]
        text += cut if width else ""
    blank = " " * (width - columns(text))
    return blank + text if right else text + blank


def wrapped(text: str, width: int, pen: Pen, *codes: str, indent: int = 2) -> list[str]:
    """Return a text as lines of at most `width` columns.

    >>> wrapped("Ahoy there", 8, Pen(*UNICODE, False))
    ['Ahoy', '  there']
    """
    # A terminal treats a no-break space as a space; as part of a word it would make lines too long.
    parts = textwrap.wrap(text, width, subsequent_indent=" " * indent, break_on_hyphens=False) if width > indent else []
    return [pen.paint(fit(part, width, pen.cut).rstrip(), *codes) for part in parts]


def name_room(head: str, names: Sequence[str], width: int) -> int:
    """Return the number of columns for the players' names.

    >>> name_room("Player", ["Bo", "Bartholomew"], 80)
    11
    """
    return min(max(columns(text) for text in (head, *names)), LONGEST_NAME, max(width // 3, 4))
