"""The table as a picture, drawn from one view, never from a state: it cannot show what the view does not hold.

canvas: the drawing surface; list: the picture of a game that has none of its own. A game draws its own picture in its
part `picture`. Drawing needs Pillow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from mutiny.i18n import Messages
from mutiny.kernel.events import AnyView
from mutiny.kernel.plugin import part

if TYPE_CHECKING:
    from PIL.Image import Image

__all__ = ["picture"]

DrawPicture = Callable[[AnyView, Sequence[str], Messages], "Image"]


def picture(view: AnyView, names: Sequence[str]) -> Image:
    """Draw the whole table.

    >>> picture({"game": "poker", "pot": 3, "stakes": [1, 2]}, ["Ann", "Bo"]).mode
    'RGB'
    """
    return picture_of(str(view.get("game")))(view, names, Messages("en", str(view.get("game"))))


@cache
def picture_of(game: str) -> DrawPicture:
    """Return the function that draws a game: `draw` of its part `picture`, or one that lists the view key by key.

    >>> picture_of("meuterer").__module__, picture_of("poker").__module__
    ('mutiny.games.meuterer.picture', 'mutiny.adapters.pictures.list')
    """
    own = part(game, "picture")
    # Imported only when needed, because it needs Pillow.
    module = own if own is not None and hasattr(own, "draw") else import_module(f"{__name__}.list")
    draw: DrawPicture = vars(module)["draw"]
    return draw
