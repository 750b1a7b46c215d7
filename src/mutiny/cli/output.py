"""Output for people: paragraphs as wide as the terminal, and drawings of views."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from mutiny.cli.terminal import ascii_wanted, colour_wanted, terminal_width
from mutiny.drawing import draw_view

NARROWEST = 40


def wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    """Return a text as a paragraph; `first` indents the first line, and `indent` all others.

    >>> wrapped("Ahoy", "  ", "M1 ")
    'M1 Ahoy'
    """
    begin = indent if first is None else first
    columns = max(NARROWEST, terminal_width())
    # Never break a path, so that it can be copied.
    paragraph = textwrap.TextWrapper(columns, begin, indent, break_long_words=False, break_on_hyphens=False)
    return paragraph.fill(text)


def ask(question: str) -> str:
    """Ask a question, which may take several lines, and return what was typed, with single spaces between the words.

    EOFError and KeyboardInterrupt are not caught.
    """
    *before, last = wrapped(question).split("\n")
    for line in before:
        print(line)
    return " ".join(input(f"{last} ").split())


def drawn(view: Mapping[str, Any], names: Sequence[str], lang: str, compact: bool = False) -> str:
    """Return the drawing of a view, within the limits of this terminal; a compact one has fewer lines."""
    return draw_view(view, names, lang, terminal_width(), colour_wanted(), ascii_wanted(), compact)
