"""Draws the table as text from a view, never from a state: what a view does not hold cannot be drawn.

pen: the characters and colours of all drawings. A game draws its own table in its part `terminal`.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from functools import cache

from mutiny.drawing.pen import ASCII, UNICODE, Pen
from mutiny.i18n import Messages
from mutiny.kernel.events import AnyView
from mutiny.kernel.plugin import part

__all__ = ["draw_view"]

DrawTable = Callable[[AnyView, Sequence[str], Messages, Pen, int], list[str]]


def draw_view(
    view: AnyView,
    names: Sequence[str],
    lang: str,
    width: int = 80,
    colour: bool = False,
    ascii_only: bool = False,
    compact: bool = False,
) -> str:
    """Return the whole table as lines of at most `width` columns.

    A `compact` drawing has fewer lines, for low terminals, if the game has one.

    >>> print(draw_view({"game": "poker", "pot": 3, "stakes": [1, 2]}, ["Ann", "Bo"], "en"))
    pot: 3
    stakes: 1, 2
    """
    draw = drawing_of(str(view.get("game")), compact)
    if draw is None:
        return "\n".join(_plain(view, width))
    pen = Pen(*(ASCII if ascii_only else UNICODE), colour)
    drawn = "\n".join(draw(view, names, Messages(lang, str(view["game"])), pen, width)).strip("\n")
    return drawn.replace("·", "-").replace("×", "x").replace("−", "-").replace("\u00a0", " ") if ascii_only else drawn


@cache
def drawing_of(game: str, compact: bool = False) -> DrawTable | None:
    """Return the drawing of a game: `draw` of its part `terminal`, or its `draw_compact` if it has one.

    >>> drawing_of("poker") is None, drawing_of("meuterer") is None
    (True, False)
    """
    found = part(game, "terminal")
    draw: DrawTable | None = getattr(found, "draw", None)
    return getattr(found, "draw_compact", draw) if compact else draw


def _plain(view: AnyView, width: int) -> list[str]:
    """Return the lines for a game without a drawing: its view, key by key."""
    lines = []
    for key, value in view.items():
        if key != "game":
            shown = ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
            lines += textwrap.wrap(f"{key}: {shown}", max(width, 20), subsequent_indent="  ")
    return lines
