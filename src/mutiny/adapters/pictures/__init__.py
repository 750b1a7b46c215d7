"""The table as a picture of pixels, drawn from one view, never from a state: what a view does not hold is not drawn.

canvas: what every table is drawn on; a module for each game that has a picture, found by the game's name, here or as
`picture` in the game's own package. Needs Pillow when a picture is drawn. May import: mutiny.kernel, mutiny.i18n.
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
    """The whole table in pixels.

    >>> picture({"game": "poker", "pot": 3, "stakes": [1, 2]}, ["Ann", "Bo"]).mode
    'RGB'
    """
    return picture_of(str(view.get("game")))(view, names, Messages("en", str(view.get("game"))))


@cache
def picture_of(game: str) -> Picture:
    """How a game is drawn: `draw` of the module here that bears its name, or of `picture` in the game's own package.

    A game of which nothing is known has its view written down, key by key.

    >>> picture_of("meuterer").__module__, picture_of("poker").__module__
    ('mutiny.adapters.pictures.meuterer', 'mutiny.adapters.pictures.list')
    """
    here = f"{__name__}.{game}"
    own = import_module(here) if game.isidentifier() and find_spec(here) is not None else module_of(game, "picture")
    module = own if hasattr(own, "draw") else import_module(f"{__name__}.list")
    draw: Picture = vars(module)["draw"]
    return draw
