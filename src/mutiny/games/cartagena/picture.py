"""The picture of Cartagena: the ship on its track, the doors, the duels, the players, the viewer's own cards."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mutiny.adapters.pictures.canvas import (
    ACCENT,
    GOOD,
    INK,
    LARGE,
    LINE,
    MUTED,
    PANEL,
    PAPER,
    SEA,
    SMALL,
    WHITE,
    Canvas,
)
from mutiny.i18n import Messages
from mutiny.kernel.events import AnyView

if TYPE_CHECKING:
    from PIL.Image import Image

COLOURS: Final = {"v": "#2f6f8f", "d": ACCENT, "g": "#a97f10", "m": "#6b4a2a"}
SIDES: Final = ("valverde", "diaz")
LETTERS: Final = "abcde"
WIDTH = 1000
TRACK_TOP = 96
DOORS_TOP = 136
DOOR_WIDE, DOOR_HIGH = 130, 88
DUELS_TOP = 240
DUEL_WIDE, DUEL_HIGH = 184, 92
CREW_TOP = 346
ROW = 50


def draw(view: AnyView, names: Sequence[str], say: Messages) -> Image:
    """Draw the whole table."""
    canvas = Canvas(WIDTH, CREW_TOP + ROW * view["players"] + 84)
    _news(canvas, view, say)
    _track(canvas, view)
    for place, door in enumerate(view["row"]):
        _door(canvas, 20 + place * (DOOR_WIDE + 8), door, view, names, say)
    for number in range(len(LETTERS)):
        _duel(canvas, 20 + number * (DUEL_WIDE + 10), number, view, say)
    for seat in range(view["players"]):
        _player(canvas, CREW_TOP + ROW * seat, seat, view, names, say)
    if "combat" in view:
        _own(canvas, CREW_TOP + ROW * view["players"] + 12, view, say)
    return canvas.image


def _cards(cards: Sequence[str]) -> list[tuple[str, str]]:
    """Return labels for combat and gold cards, coloured by their side; the monkey by name."""
    return [(card if card == "monkey" else card[1:], COLOURS[card[0]]) for card in cards]


def _news(canvas: Canvas, view: AnyView, say: Messages) -> None:
    at = canvas.text(20, 14, say.text("cartagena-phase", word=view["phase"]), LARGE) + 24
    if view["round"]:
        at = canvas.text(at, 18, say.text("cartagena-table-round", round=view["round"])) + 24
    if view["winning_side"] is not None:
        at = canvas.text(at, 18, say.text("cartagena-table-mutiny-won", side=view["winning_side"]), colour=ACCENT) + 24
    news = [say.text(f"cartagena-table-{pile}-pile", count=view[f"{pile}_pile"]) for pile in ("combat", "gold")]
    news.append(say.text("cartagena-table-supply", count=view["supply"]))
    if view["lifeboat"] is not None:
        pirate = say.text("cartagena-pirate", word=view["lifeboat"])
        news.append(say.text("cartagena-table-lifeboat", pirate=pirate))
    canvas.text(20, 44, "    ".join(news), SMALL, MUTED)


def _track(canvas: Canvas, view: AnyView) -> None:
    """Draw the spaces from the first to the mutiny, with the storms."""
    last = view["track"]["mutiny"]
    step = (WIDTH - 80) / last
    canvas.line([(40, TRACK_TOP), (40 + step * last, TRACK_TOP)])
    for space in range(last + 1):
        x = 40 + step * space
        if space == last:
            canvas.disc(x, TRACK_TOP, 11, ACCENT)
        elif space in view["track"]["storms"]:
            canvas.disc(x, TRACK_TOP, 9, MUTED)
        else:
            canvas.disc(x, TRACK_TOP, 5, SEA)
        if space == view["ship"]:
            canvas.ship(x, TRACK_TOP + 4, INK)


def _door(canvas: Canvas, x: float, door: AnyView, view: AnyView, names: Sequence[str], say: Messages) -> None:
    pirate = door["pirate"]
    free = pirate is not None and door["by"] is None
    fill = "#8a5a2b" if pirate is None else PANEL if free else PAPER
    visited = pirate is not None and pirate == view["visiting"]
    canvas.box(x, DOORS_TOP, DOOR_WIDE, DOOR_HIGH, fill, ACCENT if visited else GOOD if free else LINE, 3)
    if pirate is None:
        canvas.disc(x + DOOR_WIDE - 18, DOORS_TOP + DOOR_HIGH / 2, 5, "#e0b84c")
        return
    for number, line in enumerate(textwrap.wrap(say.text("cartagena-pirate", word=pirate), 14)):
        canvas.text(x + DOOR_WIDE / 2, DOORS_TOP + 12 + 20 * number, line, colour=INK if free else MUTED, anchor="ma")
    if door["by"] is not None:
        canvas.text(x + DOOR_WIDE / 2, DOORS_TOP + 64, names[int(door["by"])], SMALL, ACCENT, "ma")
    elif pirate == "sate" and view["offer"]:
        coins = say.text("cartagena-n-coins", coins=view["offer"])
        canvas.text(x + DOOR_WIDE / 2, DOORS_TOP + 64, coins, SMALL, GOOD, "ma")


def _sailors(number: int, view: AnyView) -> tuple[str, str]:
    """Return labels for the two sailors of a duel, as far as they are visible."""
    post = view["posts"][number]
    seen = view["posts_seen"][number] if "posts_seen" in view else None
    if post is None:
        return "", ""
    if isinstance(post, list):
        return str(post[0]), str(post[1])
    if seen is None:
        return "?", "?"
    if "either" in seen:
        both = "/".join(str(value) for value in seen["either"])
        return both, both
    return str(seen["valverde"]), str(seen["diaz"])


def _duel(canvas: Canvas, x: float, number: int, view: AnyView, say: Messages) -> None:
    duel = view["duel"] or {"letter": None}
    now = duel["letter"] == LETTERS[number]
    canvas.box(x, DUELS_TOP, DUEL_WIDE, DUEL_HIGH, PANEL, ACCENT if now else LINE, 3 if now else 1)
    canvas.text(x + DUEL_WIDE / 2, DUELS_TOP + 8, LETTERS[number].upper(), LARGE, anchor="ma")
    won = view["won"][number]
    for half, (side, sailor) in enumerate(zip(SIDES, _sailors(number, view), strict=True)):
        middle = x + 32 + half * (DUEL_WIDE - 64)
        canvas.disc(middle, DUELS_TOP + 28, 19, COLOURS[side[0]] if sailor else PAPER, GOOD if won == side else LINE)
        canvas.text(middle, DUELS_TOP + 28, sailor, colour=WHITE, anchor="mm")
        if now:
            canvas.text(middle, DUELS_TOP + 58, str(duel[side]), LARGE, COLOURS[side[0]], "ma")
        if won == side:
            canvas.text(middle, DUELS_TOP + 74, say.text("cartagena-the-side", side=side)[:14], SMALL, GOOD, "ma")


def _player(canvas: Canvas, y: float, seat: int, view: AnyView, names: Sequence[str], say: Messages) -> None:
    acting = seat in view["acting"]
    aboard = view["aboard"][seat]
    canvas.box(20, y, WIDTH - 40, ROW - 6, PANEL if aboard else PAPER, ACCENT if acting else LINE, 3 if acting else 1)
    canvas.fit(32, y + 13, names[seat], 110, colour=INK if aboard else MUTED)
    canvas.disc(168, y + 22, 10, "#e0b84c")
    canvas.text(186, y + 22, str(view["coins"][seat]), anchor="lm")
    canvas.backs(230, y + 12, view["gold_counts"][seat], COLOURS["g"])
    canvas.backs(370, y + 12, view["combat_counts"][seat], COLOURS["v"])
    words = []
    if seat == view["dealer"]:
        words.append(say.text("cartagena-table-dealer"))
    if not aboard:
        words.append(say.text("cartagena-table-out"))
    if view["winners"] is not None and seat in view["winners"]:
        words.append(say.text("cartagena-table-winner"))
    side = _side(view, seat)
    if side is not None:
        words.append(say.text("cartagena-table-sided", side=say.text("cartagena-the-side", side=side)))
    elif view["sided"][seat]:
        words.append(f"{say.text('cartagena-table-allegiance')}: {say.text('cartagena-table-set')}")
    canvas.fit(520, y + 13, ", ".join(words), WIDTH - 560, colour=ACCENT if side is None else COLOURS[side[0]])


def _side(view: AnyView, seat: int) -> str | None:
    """Return the allegiance of a player, if the viewer knows it."""
    if view["sides"] is not None:
        side: str | None = view["sides"][seat]
    elif "seat" not in view:
        side = None
    else:
        side = view["side"] if seat == view["seat"] else view["peeked"][seat]
    return side


def _own(canvas: Canvas, y: float, view: AnyView, say: Messages) -> None:
    at = canvas.text(24, y + 2, say.text("cartagena-table-own-combat", cards="")) + 6
    at = canvas.chips(at, y, _cards(view["combat"])) + 18
    at = canvas.text(at, y + 2, f"{say.text('cartagena-table-gold')}: ") + 6
    canvas.chips(at, y, _cards(view["gold"]))
    if view["laid"] is not None:
        at = canvas.text(24, y + 36, say.text("cartagena-table-own-laid", card="")) + 6
        canvas.chips(at, y + 34, _cards([view["laid"]]))
    elif view["looking"] is not None:
        looking = view["looking"]
        at = canvas.text(24, y + 36, say.text("cartagena-table-seen", cards="")) + 6
        if "values" in looking:
            canvas.text(at, y + 36, " ".join(str(value) for value in looking["values"]))
        else:
            canvas.chips(at, y + 34, _cards([*looking["gold"], *looking["combat"]]))
