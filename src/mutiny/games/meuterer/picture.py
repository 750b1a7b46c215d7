"""The picture of Meuterer: the ring of islands around the news of the round, the players, the viewer's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mutiny.adapters.pictures.canvas import ACCENT, GOOD, INK, LARGE, MUTED, PANEL, SEA, SMALL, Canvas
from mutiny.i18n import Messages
from mutiny.kernel.events import AnyView

if TYPE_CHECKING:
    from PIL.Image import Image

COLOURS: Final = {
    "ruby": "#b3123a",
    "salt": "#7c8a99",
    "wine": "#6d2a6a",
    "cloth": "#2f6f8f",
    "grain": "#a97f10",
    "conflict": "#3a3f47",
    "pirates": "#111111",
    "any": "#2f7d4f",
}
WIDE, HIGH = 158, 96
"""The size of an island."""
# Twelve places around the news, clockwise from the top left corner, each as column and row.
PLACES: Final = ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1))
LEFT, TOP = 14, 14
CREW_LEFT = LEFT + 4 * WIDE + 24
CREW_WIDE = 350
CREW_HIGH = 92


def draw(view: AnyView, names: Sequence[str], say: Messages) -> Image:
    """Draw the whole table."""
    canvas = Canvas(CREW_LEFT + CREW_WIDE + 14, TOP + 4 * HIGH + 116)
    for word, (column, row) in zip(view["ring"], PLACES, strict=False):
        _island(canvas, LEFT + column * WIDE, TOP + row * HIGH, word, view, say)
    _news(canvas, LEFT + WIDE + 14, TOP + HIGH + 14, view, say)
    for seat in range(view["players"]):
        _player(canvas, TOP + seat * (CREW_HIGH + 8), seat, view, names, say)
    _own(canvas, TOP + 4 * HIGH + 14, view, say)
    return canvas.image


def _card(word: str, say: Messages) -> tuple[str, str]:
    return say.text("meuterer-card", word=word), COLOURS[word]


def _island(canvas: Canvas, x: float, y: float, word: str, view: AnyView, say: Messages) -> None:
    card = view["islands"][word]
    active = word in view["active"]
    canvas.box(
        x + 2, y + 2, WIDE - 4, HIGH - 4, SEA if active else PANEL, GOOD if active else MUTED, 3 if active else 1
    )
    canvas.fit(x + 10, y + 9, say.text("meuterer-island", word=word), WIDE - 52)
    canvas.text(x + WIDE - 10, y + 9, f"+{card['docking']}", colour=MUTED, anchor="ra")
    canvas.chip(x + 10, y + 33, *_card(card["buys"], say))
    canvas.text(x + WIDE - 10, y + 35, f"{card['sole']}/{card['two']}/{card['three']}", anchor="ra")
    at = x + 24
    if view["ship"] == word:
        canvas.ship(at, y + HIGH - 9, INK)
        at += 34
    if view["pirate_ship"] == word:
        canvas.ship(at, y + HIGH - 9, ACCENT)
        at += 34
    for who in ("captain", "mutineer"):
        if view[f"{who}_destination"] == word:
            at = canvas.text(at - 10, y + HIGH - 26, f"> {say.text('meuterer-role', word=who)}", SMALL, ACCENT) + 16


def _news(canvas: Canvas, x: float, y: float, view: AnyView, say: Messages) -> None:
    lines = [say.text("meuterer-phase", word=view["phase"])]
    if view["mutiny"]:
        tally = {"for": view["mutiny"]["for"], "against": view["mutiny"]["against"]}
        lines.append(say.text("meuterer-table-mutiny", **tally))
    lines.append(say.text("meuterer-table-draw-pile", count=view["draw_pile"]))
    discarded = len(view["discard_pile"]) + view["discard_face_down"]
    lines.append(say.text("meuterer-table-discard-pile", count=discarded))
    if view["round"]:
        canvas.text(x, y, say.text("meuterer-table-round", round=view["round"], rounds=view["rounds"]), LARGE)
    for number, line in enumerate(lines):
        canvas.text(x, y + 34 + 24 * number, line)


def _player(canvas: Canvas, y: float, seat: int, view: AnyView, names: Sequence[str], say: Messages) -> None:
    acting = seat in view["acting"]
    canvas.box(CREW_LEFT, y, CREW_WIDE, CREW_HIGH, PANEL, ACCENT if acting else MUTED, 3 if acting else 1)
    canvas.text(CREW_LEFT + CREW_WIDE - 12, y + 8, str(view["scores"][seat]), LARGE, anchor="ra")
    at = canvas.fit(CREW_LEFT + 12, y + 9, names[seat], 120) + 14
    parts = []
    if seat == view["captain"]:
        parts.append(say.text("meuterer-role", word="captain"))
        if view["pay"] is not None and view["roles"][seat] is None:
            parts.append(say.text("meuterer-table-pay", amount=view["pay"]))
    if view["roles"][seat] is not None:
        parts.append(say.text("meuterer-role", word=view["roles"][seat]))
    if view["left"][seat] and view["phase"] == "offer":
        parts.append(say.text("meuterer-table-left"))
    canvas.fit(at, y + 9, ", ".join(parts), CREW_LEFT + CREW_WIDE - 52 - at, colour=ACCENT)
    canvas.backs(CREW_LEFT + 12, y + 36, view["hand_sizes"][seat])
    sold = view["sold"][seat]
    if sold["ship"] or sold["other"]:
        text = say.text("meuterer-table-sold", sales=f"{sold['ship']} + {sold['other']}")
        canvas.text(CREW_LEFT + 120, y + 38, text, SMALL, MUTED)
    canvas.chips(CREW_LEFT + 12, y + 63, [_card(card, say) for card in view["offered"][seat]])


def _own(canvas: Canvas, y: float, view: AnyView, say: Messages) -> None:
    """Draw the open discard pile, and what only the viewer's seat sees."""
    rows = [("meuterer-table-discarded", view["discard_pile"]), ("meuterer-table-drawn", view.get("drawn", []))]
    if "hand" in view:
        rows.append(("meuterer-table-hand", view["hand"]))
    for message, cards in rows:
        if cards:
            at = canvas.text(LEFT, y + 2, say.text(message, cards="")) + 6
            for kind in dict.fromkeys(cards):
                label = say.text("meuterer-counted", word=kind, count=cards.count(kind))
                at = canvas.chip(at, y, label, COLOURS[kind])
            y += 30
    if view.get("role") is not None:
        role = say.text("meuterer-role", word=view["role"])
        canvas.text(CREW_LEFT, TOP + 4 * HIGH + 16, say.text("meuterer-table-own-role", role=role))
    elif "middle" in view:
        roles = ", ".join(say.text("meuterer-role", word=role) for role in view["middle"])
        canvas.text(CREW_LEFT, TOP + 4 * HIGH + 16, say.text("meuterer-table-middle", roles=roles), SMALL)
