"""The picture of Traîtres à bord: the chest and the piles, the players with their planks and announcements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mutiny.adapters.pictures.canvas import ACCENT, GOOD, INK, LARGE, LINE, MUTED, PANEL, PAPER, SMALL, Canvas
from mutiny.games.traitres.text import printed
from mutiny.i18n import Messages
from mutiny.kernel.events import AnyView

if TYPE_CHECKING:
    from PIL.Image import Image

COLOURS: Final = {"+1": GOOD, "0": "#7c8a99", "-2": ACCENT}
CARD: Final = "#2f6f8f"
ROLES: Final = {"pirate": GOOD, "mutineer": ACCENT}
WIDTH = 900
HEAD = 150
ROW = 50
PLANKS = 3
LATEST = 16
"""The number of a player's announcements that are drawn: the last ones."""


def draw(view: AnyView, names: Sequence[str], say: Messages) -> Image:
    """Draw the whole table."""
    canvas = Canvas(WIDTH, HEAD + ROW * view["players"] + 110)
    _piles(canvas, view, say)
    for seat in range(view["players"]):
        _player(canvas, HEAD + ROW * seat, seat, view, names, say)
    _own(canvas, HEAD + ROW * view["players"] + 14, view, names, say)
    return canvas.image


def _card(word: str, say: Messages) -> tuple[str, str]:
    return say.text("traitres-card", word=printed(word)), COLOURS.get(word, CARD)


def _piles(canvas: Canvas, view: AnyView, say: Messages) -> None:
    canvas.box(20, 20, 150, 110, "#8a5a2b", INK, 3)
    canvas.line([(20, 58), (170, 58)], INK, 3)
    canvas.disc(95, 62, 9, "#e0b84c")
    canvas.text(95, 98, str(view["chest"]), LARGE, "#ffffff", "mm")
    canvas.text(196, 22, say.text("traitres-phase", word=view["phase"]), LARGE)
    mutineers = view["mutineers_among"]
    lines = [
        say.text("traitres-table-target", target=view["target"]),
        say.text("traitres-table-roles", pirates=view["players"] - mutineers, mutineers=mutineers),
        f"{say.text('traitres-table-draw-pile', count=view['draw_pile'])}    "
        + say.text("traitres-table-discard-pile", count=view["discard_pile"]),
    ]
    for number, line in enumerate(lines):
        canvas.text(196, 54 + 26 * number, line)
    if view["opened"] is not None:
        labels = [_card(card, say) for card in view["opened"]]
        canvas.chips(560, 22, labels, WIDTH - 580)


def _player(canvas: Canvas, y: float, seat: int, view: AnyView, names: Sequence[str], say: Messages) -> None:
    acting = seat in view["acting"]
    aboard = view["aboard"][seat]
    canvas.box(20, y, WIDTH - 40, ROW - 6, PANEL if aboard else PAPER, ACCENT if acting else LINE, 3 if acting else 1)
    canvas.fit(32, y + 13, names[seat], 110, colour=INK if aboard else MUTED)
    role = view["roles"][seat]
    if role is not None:
        canvas.chip(150, y + 12, say.text("traitres-role-name", word=role), ROLES[role])
    if aboard:
        canvas.backs(250, y + 12, view["hand_sizes"][seat])
        for plank in range(PLANKS):
            laid = plank < view["planks"][seat]
            canvas.box(336 + 26 * plank, y + 15, 22, 14, "#8a5a2b" if laid else PAPER, LINE)
    else:
        canvas.text(250, y + 13, say.text("traitres-table-overboard"), colour=MUTED)
    announced = [value for who, value in view["announced"] if who == seat]
    x: float = 440
    if len(announced) > LATEST:
        x = canvas.text(x, y + 13, "...", colour=MUTED) + 6
    for value in announced[-LATEST:]:
        x = canvas.chip(x, y + 12, value, COLOURS[value])


def _own(canvas: Canvas, y: float, view: AnyView, names: Sequence[str], say: Messages) -> None:
    """Draw the last card played, and what only the viewer's seat sees."""
    last = view["played"]
    if last is not None and last["card"] != "loot":
        card = say.text("traitres-card", word=last["card"])
        player = names[int(last["seat"])]
        if "target" in last:
            target = names[int(last["target"])]
            text = say.text("traitres-table-played.target", card=card, player=player, target=target)
        else:
            text = say.text("traitres-table-played", card=card, player=player)
        canvas.text(24, y, text)
    if view.get("role") is not None:
        role = say.text("traitres-role-name", word=view["role"])
        canvas.text(24, y + 28, say.text("traitres-table-own-role", role=role))
    if "mutineers" in view:
        mutineers = say.join([names[int(seat)] for seat in view["mutineers"]])
        canvas.text(440, y + 28, say.text("traitres-table-mutineers", players=mutineers))
    if view.get("hand"):
        at = canvas.text(24, y + 58, say.text("traitres-table-hand", cards="")) + 6
        canvas.chips(at, y + 56, [_card(card, say) for card in view["hand"]])
    if "seen" in view:
        at = canvas.text(440, y, say.text("traitres-table-seen", cards=""), SMALL) + 6
        canvas.chips(at, y - 4, [_card(card, say) for card in view["seen"]])
