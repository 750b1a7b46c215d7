"""The picture of an unknown game: its view, key by key."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mutiny.adapters.pictures.canvas import PLAIN, Canvas
from mutiny.i18n import Messages

if TYPE_CHECKING:
    from PIL.Image import Image

WIDTH = 800
LETTERS = 100
LINE = PLAIN + 6


def draw(view: Mapping[str, Any], _names: Sequence[str], _say: Messages) -> Image:
    """Draw the view as lines of text.

    >>> draw({"game": "poker", "pot": 3}, [], Messages("en")).size
    (800, 82)
    """
    lines: list[str] = []
    for key, value in view.items():
        lines += textwrap.wrap(f"{key}: {value}", LETTERS, subsequent_indent="    ")
    canvas = Canvas(WIDTH, LINE * len(lines) + 40)
    for number, line in enumerate(lines):
        canvas.text(20, 20 + LINE * number, line)
    return canvas.image
