"""The table of Contraband in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from mutiny.drawing.pen import BOLD, Pen, fit, wrapped
from mutiny.i18n import Messages
from mutiny.i18n.speech import counted
from mutiny.kernel.events import AnyView


def draw(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Draw the pile, the holds as rows of barrels, the barrels overboard, and the viewer's own hold."""
    barrels = counted("contraband-counted")
    lines = wrapped(say.text("contraband-table", pile=view["pile"]), width, pen, BOLD)
    for seat, name in enumerate(names):
        mark = pen.pointer if seat in view["acting"] else " "
        hold = view["holds"][seat] if view["holds"] else None
        shown = barrels(hold, names, say) if hold else " ".join([pen.full] * view["sizes"][seat])
        lines.append(fit(f"{mark} {fit(name, 16, pen.cut)} {shown}", width, pen.cut).rstrip())
    if view["dumped"]:
        lines += wrapped(say.text("contraband-overboard", barrels=barrels(view["dumped"], names, say)), width, pen)
    if "hold" in view:
        own = barrels(view["hold"], names, say) if view["hold"] else say.text("contraband-empty")
        lines += wrapped(say.text("contraband-own", barrels=own), width, pen)
    return lines
