"""What a person reads: paragraphs as wide as the terminal, and the table. May import: mutiny.cli."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from mutiny.cli.terminal import ascii_wanted, colour_wanted, terminal_width
from mutiny.drawing import table

NARROWEST = 40


def wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    """A text as a paragraph; `indent` is for all lines but the first, which has its own beginning.

    >>> wrapped("Ahoy", "  ", "M1 ")
    'M1 Ahoy'
    """
    begin = indent if first is None else first
    columns = max(NARROWEST, terminal_width())
    # A path is never broken, so that it can be copied.
    paragraph = textwrap.TextWrapper(columns, begin, indent, break_long_words=False, break_on_hyphens=False)
    return paragraph.fill(text)


def drawn(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """The table of a view, as this terminal can show it."""
    return table(view, names, lang, terminal_width(), colour_wanted(), ascii_wanted())
