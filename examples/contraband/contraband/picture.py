"""The table of Contraband as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mutiny.adapters.pictures.canvas import ACCENT, GOOD, LARGE, MUTED, Canvas
from mutiny.i18n import Messages

if TYPE_CHECKING:
    from PIL.Image import Image

COLOURS = {"rum": "#8a5a2b", "silk": GOOD, "powder": ACCENT}
WIDTH = 600
ROW = 40


def draw(view: Mapping[str, Any], names: Sequence[str], say: Messages) -> Image:
    """Draw the pile, a row for each hold, and the barrels overboard."""
    canvas = Canvas(WIDTH, ROW * (len(names) + 3))
    canvas.text(20, 12, say.text("contraband-table", pile=view["pile"]), LARGE)
    for seat, name in enumerate(names):
        y = ROW * (seat + 1) + 10
        canvas.fit(20, y, name, 120, colour=ACCENT if seat in view["acting"] else MUTED)
        hold = view["holds"][seat] if view["holds"] else view["hold"] if view.get("seat") == seat else None
        if hold is None:
            canvas.backs(150, y, view["sizes"][seat])
        else:
            canvas.chips(150, y, _labels(hold, say))
    canvas.chips(20, ROW * (len(names) + 1) + 10, _labels(view["dumped"], say), WIDTH - 40)
    return canvas.image


def _labels(barrels: Sequence[str], say: Messages) -> list[tuple[str, str]]:
    return [(say.text("contraband-barrel", word=barrel), COLOURS[barrel]) for barrel in barrels]
