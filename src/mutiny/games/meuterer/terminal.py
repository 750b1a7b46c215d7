"""The table of Meuterer: the ring of islands around the news of the round, the players, and this seat's hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mutiny.drawing.pen import BOLD, CYAN, DIM, GREEN, RED, Pen, columns, fit, name_room, wrapped
from mutiny.i18n import Messages
from mutiny.kernel.events import AnyView

NARROWEST_RING = 70
WIDEST_CELL = 22
CELL_LINES = 3
LEAST_OFFERED = 22


def draw(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the whole table; the islands form a list if there is no room for a ring."""
    lines: list[str] = []
    if not view["ring"]:
        lines += _news(view, say, pen, width)
    elif width >= NARROWEST_RING:
        lines += _ring(view, say, pen, width)
        lines += _legend(view, say, pen, width)
    else:
        lines += [fit(line, width, pen.cut).rstrip() for line in _news(view, say, pen, width)]
        lines += _list(view, say, pen, width)
        lines += _legend(view, say, pen, width)
    return [*lines, "", *_players(view, names, say, pen, width), "", *_own(view, say, pen, width)]


def draw_compact(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the table in few lines: of the islands, only those where something is or may happen this round."""
    lines = wrapped(" · ".join(_news(view, say, pen, width)), width, pen, BOLD)
    ships = (view["ship"], view["pirate_ship"], view["captain_destination"], view["mutineer_destination"])
    some = [word for word in view["ring"] if word in view["active"] or word in ships]
    lines += _list(view, say, pen, width, some) if some else []
    return [*lines, *_players(view, names, say, pen, width), *_own(view, say, pen, width)]


def _legend(view: AnyView, say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the meaning of the signs, and the origin of the islands' numbers."""
    whose = "meuterer-table-host-numbers" if view["islands_replaced"] else "meuterer-table-reconstructed"
    return [
        *wrapped(say.text("meuterer-table-legend"), width, pen, DIM),
        *wrapped(say.text(whose), width, pen, DIM),
    ]


def _island(word: str, say: Messages) -> str:
    return say.text("meuterer-island", word=word)


def _role(word: str, say: Messages) -> str:
    return say.text("meuterer-role", word=word)


def _cards(cards: Sequence[str], say: Messages) -> str:
    kinds = dict.fromkeys(cards)
    return ", ".join(say.text("meuterer-counted", word=kind, count=cards.count(kind)) for kind in kinds)


def _destinations(view: AnyView, say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the destinations of Captain and Mutineer, abbreviated if there is no room for words."""
    goals = [(who, view[f"{who}_destination"]) for who in ("captain", "mutineer") if view[f"{who}_destination"]]
    lines = [say.text(f"meuterer-table-{who}-destination", island=_island(goal, say)) for who, goal in goals]
    if all(columns(line) <= width for line in lines):
        return lines
    return [
        say.text("meuterer-table-destination", arrow=pen.arrow, role=_role(who, say), island=_island(goal, say))
        for who, goal in goals
    ]


def _news(view: AnyView, say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the status of the round, one fact per line."""
    lines = []
    if view["round"]:
        lines.append(say.text("meuterer-table-round", round=view["round"], rounds=view["rounds"]))
    lines.append(say.text("meuterer-phase", word=view["phase"]))
    if view["mutiny"]:
        tally = {"for": view["mutiny"]["for"], "against": view["mutiny"]["against"]}
        lines.append(say.text("meuterer-table-mutiny", **tally))
    lines += _destinations(view, say, pen, width)
    lines.append(say.text("meuterer-table-draw-pile", count=view["draw_pile"]))
    discarded = len(view["discard_pile"]) + view["discard_face_down"]
    lines.append(say.text("meuterer-table-discard-pile", count=discarded))
    if view["phase"] in ("offer", "take"):
        lines.append(say.text("meuterer-table-middle-count", count=view["middle_count"]))
    return lines


def _prices(island: Mapping[str, Any]) -> str:
    return f"{island['sole']}/{island['two']}/{island['three']}"


def _marks(word: str, view: AnyView, say: Messages, pen: Pen, width: int) -> str:
    """Return the ships and destinations at an island, in words or, if there is no room, in initials."""
    ships = []
    if view["ship"] == word:
        ships.append(say.text("meuterer-table-ship"))
    if view["pirate_ship"] == word:
        ships.append(say.text("meuterer-table-pirate-ship"))
    goals = [_role(who, say) for who in ("captain", "mutineer") if view[f"{who}_destination"] == word]
    short_goals = [goal[0].upper() for goal in goals]
    short_ships = [ship[0].upper() for ship in ships]
    for some_ships, some_goals in ((ships, goals), (ships, short_goals)):
        text = " ".join([*some_ships, *(pen.arrow + goal for goal in some_goals)])
        if columns(text) <= width:
            return text
    return " ".join([*short_ships, *(pen.arrow + goal for goal in short_goals)])


def _cell(word: str, view: AnyView, say: Messages, pen: Pen, inner: int) -> list[str]:
    """Return one island: its name and docking value, what it buys and pays, and what is there."""
    card = view["islands"][word]
    active = word in view["active"]
    room = max(inner - 2, 15)
    end = " " * (inner - 1 - room)
    docking = f"+{card['docking']}"
    prices = _prices(card)
    name = fit(_island(word, say), room - len(docking), pen.cut) + docking
    buys = fit(say.text("meuterer-card", word=card["buys"]), room - len(prices), pen.cut) + prices
    marks = fit(_marks(word, view, say, pen, room), room, pen.cut)
    danger = view["pirate_ship"] == word and view["ship"] != word
    return [
        pen.paint(f"{'*' if active else ' '}{name}{end}", *((BOLD, GREEN) if active else ())),
        pen.paint(f" {buys}{end}", *((GREEN,) if active else ())),
        pen.paint(f" {marks}{end}", BOLD, RED if danger else CYAN),
    ]


def _ring(view: AnyView, say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the twelve islands clockwise around the news: four at the top, two at each side, four at the bottom."""
    inner = min((width - 5) // 4, WIDEST_CELL)
    middle = 2 * inner + 1
    across, down, top_left, top, top_right, left, cross, right, low_left, low, low_right = tuple(pen.lines)
    bar = across * inner
    cells = [_cell(word, view, say, pen, inner) for word in view["ring"]]

    def row(places: Sequence[int]) -> list[str]:
        return [down + down.join(cells[place][line] for place in places) + down for line in range(CELL_LINES)]

    news = [f" {fit(line, middle - 2, pen.cut)} " for line in _news(view, say, pen, middle - 2)]
    news += [" " * middle] * (2 * CELL_LINES + 1 - len(news))

    def side(start: int, west: int, east: int) -> list[str]:
        return [
            f"{down}{cells[west][line]}{down}{news[start + line]}{down}{cells[east][line]}{down}"
            for line in range(CELL_LINES)
        ]

    return [
        top_left + bar + top + bar + top + bar + top + bar + top_right,
        *row((0, 1, 2, 3)),
        left + bar + cross + bar + low + bar + cross + bar + right,
        *side(0, 11, 4),
        left + bar + right + news[CELL_LINES] + left + bar + right,
        *side(CELL_LINES + 1, 10, 5),
        left + bar + cross + bar + top + bar + cross + bar + right,
        *row((9, 8, 7, 6)),
        low_left + bar + low + bar + low + bar + low + bar + low_right,
    ]


def _list(view: AnyView, say: Messages, pen: Pen, width: int, some: Sequence[str] = ()) -> list[str]:
    """Return the islands, or some of them, clockwise from the first of the ring, one per line."""
    lines = []
    words = some or view["ring"]
    longest = max(columns(_island(word, say)) for word in words)
    for word in words:
        card = view["islands"][word]
        name = ("*" if word in view["active"] else " ") + fit(_island(word, say), longest)
        buys = fit(say.text("meuterer-card", word=card["buys"]), 7)
        text = f"{name} +{card['docking']} {buys} {_prices(card)} "
        marks = _marks(word, view, say, pen, max(width - columns(text), 1))
        line = fit(text + marks, width, pen.cut).rstrip()
        lines.append(pen.paint(line, *((BOLD, GREEN) if word in view["active"] else ())))
    return lines


def _status(view: AnyView, seat: int, say: Messages) -> str:
    """Return the visible status of a player this round."""
    shown = view["roles"][seat]
    parts = []
    if seat == view["captain"]:
        parts.append(_role("captain", say))
        # A player who took over in a mutiny owes nobody the pay of the old Captain.
        if view["pay"] is not None and shown is None:
            parts.append(say.text("meuterer-table-pay", amount=view["pay"]))
    if shown is not None:
        parts.append(_role(shown, say))
    # After the offering everybody has left, so the mark would say nothing.
    if view["left"][seat] and view["phase"] in ("offer", "take"):
        parts.append(say.text("meuterer-table-left"))
    return ", ".join(parts)


def _offered(view: AnyView, seat: int, say: Messages) -> str:
    offered = _cards(view["offered"][seat], say)
    sold = view["sold"][seat]
    sales = [
        say.text("meuterer-table-sold-at", count=count, island=_island(island, say))
        for count, island in zip((sold["ship"], sold["other"]), view["active"], strict=False)
        if count
    ]
    return f"{offered} ({say.text('meuterer-table-sold', sales=', '.join(sales))})" if sales else offered


def _players(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the players in seat order; their offers go below them if there is no room beside."""
    statuses = [_status(view, seat, say) for seat in range(view["players"])]
    heads = [say.text(f"meuterer-table-{head}") for head in ("player", "points", "hand-size", "role", "offered")]
    room = name_room(heads[0], names, width)
    role_room = max(columns(text) for text in (heads[3], *statuses))
    gap = 2 + room + 2 + columns(heads[1]) + 2 + columns(heads[2]) + 2 + role_room + 2
    wide = width - gap >= LEAST_OFFERED

    def row(mark: str, name: str, points: str, hand: str, role: str) -> str:
        numbers = f"{fit(points, columns(heads[1]), right=True)}  {fit(hand, columns(heads[2]), right=True)}"
        line = f"{mark} {fit(name, room, pen.cut)}  {numbers}"
        return f"{line}  {fit(role, role_room)}  " if wide else line

    head = row(" ", *heads[:4]) + (heads[4] if wide else "")
    lines = [pen.paint(fit(head, width, pen.cut).rstrip(), DIM)]
    for seat in range(view["players"]):
        acting = seat in view["acting"]
        numbers = (str(view["scores"][seat]), str(view["hand_sizes"][seat]))
        text = row(pen.pointer if acting else " ", names[seat], *numbers, statuses[seat])
        more = _offered(view, seat, say)
        if wide:
            below = wrapped(more, width - gap, pen, indent=0)
            text += below.pop(0) if below else ""
        else:
            below = wrapped(" · ".join(part for part in (statuses[seat], more) if part), width - 4, pen, indent=0)
        lines.append(pen.paint(fit(text, width, pen.cut).rstrip(), *((BOLD,) if acting else ())))
        lines += [" " * (gap if wide else 4) + line for line in below]
    return lines


def _own(view: AnyView, say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the discard pile, and what only this seat sees."""
    lines = []
    discarded = [_cards(view["discard_pile"], say)] if view["discard_pile"] else []
    if view["discard_face_down"]:
        discarded.append(say.text("meuterer-table-face-down", count=view["discard_face_down"]))
    if discarded:
        lines += wrapped(say.text("meuterer-table-discarded", cards=", ".join(discarded)), width, pen)
    if "middle" in view:
        roles = ", ".join(_role(role, say) for role in view["middle"])
        lines += wrapped(say.text("meuterer-table-middle", roles=roles), width, pen)
    if view.get("role") is not None and view["roles"][view["seat"]] is None:
        lines += wrapped(say.text("meuterer-table-own-role", role=_role(view["role"], say)), width, pen)
    if "drawn" in view:
        lines += wrapped(say.text("meuterer-table-drawn", cards=_cards(view["drawn"], say)), width, pen)
    if "hand" in view:
        hand = _cards(view["hand"], say)
        text = say.text("meuterer-table-hand", cards=hand) if hand else say.text("meuterer-table-no-hand")
        lines += wrapped(text, width, pen, BOLD)
    return lines
