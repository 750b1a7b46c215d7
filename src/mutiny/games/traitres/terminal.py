"""The table of Traîtres à bord: the chest and the piles, the players' announcements, and this seat's cards."""

from __future__ import annotations

from collections.abc import Sequence

from mutiny.drawing.pen import BOLD, CYAN, DIM, RED, Pen, columns, fit, name_room, wrapped
from mutiny.games.traitres.constants import LOOT_VALUES, WORTH_BY_NAME
from mutiny.games.traitres.text import printed
from mutiny.i18n import Messages
from mutiny.kernel.events import AnyView

LEAST_ANNOUNCED = 14
LATEST = 6
"""The number of announcements repeated, newest first: about as many as lie at the top of the chest."""
PLANKS = 3


def draw(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the whole table."""
    return [
        *_news(view, say, pen, width),
        "",
        *_players(view, names, say, pen, width),
        "",
        *_played(view, names, say, pen, width),
        *_latest(view, names, say, pen, width),
        *_own(view, names, say, pen, width),
    ]


def draw_compact(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the table in few lines: without the last card and the latest announcements, which the news have told."""
    return [
        *_news(view, say, pen, width),
        *_players(view, names, say, pen, width),
        *(_latest(view, names, say, pen, width) if view["opened"] is not None else []),
        *_own(view, names, say, pen, width),
    ]


def _news(view: AnyView, say: Messages, pen: Pen, width: int) -> list[str]:
    mutineers = view["mutineers_among"]
    piles = [
        say.text("traitres-table-chest", count=view["chest"]),
        say.text("traitres-table-target", target=view["target"]),
        say.text("traitres-table-draw-pile", count=view["draw_pile"]),
        say.text("traitres-table-discard-pile", count=view["discard_pile"]),
    ]
    lines = wrapped(say.text("traitres-phase", word=view["phase"]), width, pen, BOLD)
    lines += wrapped(" · ".join(piles), width, pen)
    return lines + wrapped(
        say.text("traitres-table-roles", pirates=view["players"] - mutineers, mutineers=mutineers), width, pen
    )


def _cards(cards: Sequence[str], say: Messages) -> str:
    return ", ".join(say.text("traitres-card", word=printed(card)) for card in cards)


def _signed(number: int) -> str:
    """Return a sum as the cards write it; 0 has no sign."""
    return printed(f"{number:+}") if number else "0"


def _announced(view: AnyView, seat: int) -> list[str]:
    return [value for who, value in view["announced"] if who == seat]


def _role(view: AnyView, seat: int, say: Messages) -> str:
    role = view["roles"][seat]
    return "" if role is None else say.text("traitres-role-name", word=role)


def _planks(view: AnyView, seat: int, say: Messages, pen: Pen) -> str:
    """Return the planks in front of a player as marks, or words for a player who has gone overboard."""
    if not view["aboard"][seat]:
        return say.text("traitres-table-overboard")
    count: int = view["planks"][seat]
    return pen.full * count + pen.empty * (PLANKS - count)


def _players(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the players in seat order, which is the turn order; announcements go below if there is no room."""
    seats = range(view["players"])
    heads = [say.text(f"traitres-table-{head}") for head in ("player", "hand-size", "planks", "role", "sum")]
    planks = [_planks(view, seat, say, pen) for seat in seats]
    roles = [_role(view, seat, say) for seat in seats]
    announced = [_announced(view, seat) for seat in seats]
    sums = [_signed(sum(WORTH_BY_NAME[value] for value in values)) if values else "" for values in announced]
    room = name_room(heads[0], names, width)
    rooms = [max(columns(text) for text in column) for column in ((heads[2], *planks), (heads[3], *roles))]

    def row(mark: str, seat: str, name: str, hand: str, planks: str) -> str:
        cells = (
            f"{mark} {seat} {fit(name, room, pen.cut)}",
            fit(hand, columns(heads[1]), right=True),
            fit(planks, rooms[0]),
        )
        return "  ".join(cells)

    def more(role: str, total: str) -> str:
        return f"  {fit(role, rooms[1])}  {fit(total, columns(heads[4]), right=True)}"

    head = row(" ", " ", heads[0], heads[1], heads[2])
    gap = columns(head + more(heads[3], heads[4])) + 2
    wide = width - gap >= LEAST_ANNOUNCED
    if wide:
        head += more(heads[3], heads[4]) + "  " + say.text("traitres-table-announced")
    lines = [pen.paint(fit(head, width, pen.cut).rstrip(), DIM)]
    for seat in seats:
        acting = seat in view["acting"]
        hand = str(view["hand_sizes"][seat]) if view["aboard"][seat] else ""
        text = row(pen.pointer if acting else " ", str(seat), names[seat], hand, planks[seat])
        values = printed(" ".join(announced[seat]))
        if wide:
            below = wrapped(values, width - gap, pen, indent=0)
            text += more(roles[seat], sums[seat]) + ("  " + below.pop(0) if below else "")
        else:
            claims = f"{values} ({heads[4]} {sums[seat]})" if values else ""
            below = wrapped(", ".join(part for part in (roles[seat], claims) if part), width - 6, pen, indent=0)
        codes = (BOLD,) if acting else (RED,) if view["planks"][seat] == PLANKS - 1 else ()
        codes = codes if view["aboard"][seat] else (DIM,)
        lines.append(pen.paint(fit(text, width, pen.cut).rstrip(), *codes))
        lines += [" " * (gap if wide else 6) + line for line in below]
    return lines


def _played(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the action card that everybody has just seen; loot appears among the announcements instead."""
    last = view["played"]
    if last is None or last["card"] == "loot":
        return []
    card = say.text("traitres-card", word=last["card"])
    player = names[int(last["seat"])]
    if "target" in last:
        text = say.text("traitres-table-played.target", card=card, player=player, target=names[int(last["target"])])
    else:
        text = say.text("traitres-table-played", card=card, player=player)
    return wrapped(text, width, pen)


def _latest(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the latest announcements or, once the chest is open, its content."""
    opened = view["opened"]
    if opened is not None:
        kinds = [kind for kind in LOOT_VALUES if kind in opened]
        cards = ", ".join(say.text("traitres-counted", word=printed(kind), count=opened.count(kind)) for kind in kinds)
        total = _signed(sum(WORTH_BY_NAME[card] for card in opened))
        if not opened:
            return wrapped(say.text("traitres-table-opened-empty"), width, pen, BOLD)
        return wrapped(say.text("traitres-table-opened", cards=cards, sum=total), width, pen, BOLD)
    latest = view["announced"][: -LATEST - 1 : -1]
    if not latest:
        return []
    claims = ", ".join(f"{names[seat]} {printed(value)}" for seat, value in latest)
    return wrapped(say.text("traitres-table-latest", claims=claims), width, pen)


def _own(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return what only this seat sees."""
    lines = []
    if view.get("role") is not None:
        role = say.text("traitres-role-name", word=view["role"])
        lines += wrapped(say.text("traitres-table-own-role", role=role), width, pen, BOLD)
    if "mutineers" in view:
        seats: list[int] = view["mutineers"]
        mutineers = say.join([names[seat] for seat in seats])
        lines += wrapped(say.text("traitres-table-mutineers", players=mutineers), width, pen)
    if "seen" in view:
        seen = _cards(view["seen"], say)
        lines += wrapped(say.text("traitres-table-seen", cards=seen), width, pen, BOLD, CYAN)
    if "hand" in view:
        hand = _cards(view["hand"], say)
        text = say.text("traitres-table-hand", cards=hand) if hand else say.text("traitres-table-no-hand")
        lines += wrapped(text, width, pen, BOLD)
    return lines
