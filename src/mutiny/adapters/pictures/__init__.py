"""The table as a picture, drawn from one view, never from a state: it cannot show what the view does not hold.

canvas: the drawing surface. Each game that has a picture has a module here with its name, or a module `picture` in its
own package. Drawing needs Pillow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from mutiny.i18n import Messages
from mutiny.kernel.discovery import module_of

if TYPE_CHECKING:
    from PIL.Image import Image

__all__ = ["picture"]

View = Mapping[str, Any]
Picture = Callable[[View, Sequence[str], Messages], "Image"]


def picture(view: View, names: Sequence[str]) -> Image:
    """Draw the whole table.

    >>> picture({"game": "poker", "pot": 3, "stakes": [1, 2]}, ["Ann", "Bo"]).mode
    'RGB'
    """
    return picture_of(str(view.get("game")))(view, names, Messages("en", str(view.get("game"))))


@cache
def picture_of(game: str) -> Picture:
    """Return the function that draws a game: `draw` of its module here, or of `picture` in its own package.

    For an unknown game, the function lists the view key by key.

    >>> picture_of("meuterer").__module__, picture_of("poker").__module__
    ('mutiny.adapters.pictures.meuterer', 'mutiny.adapters.pictures.list')
    """
    here = f"{__name__}.{game}"
    own = import_module(here) if game.isidentifier() and find_spec(here) is not None else module_of(game, "picture")
    module = own if hasattr(own, "draw") else import_module(f"{__name__}.list")
    draw: Picture = vars(module)["draw"]
    return draw
