"""The table of Cartagena: the ship on its track, the doors, the current duel, the players, and this seat's cards."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from mutiny.drawing.pen import BOLD, CYAN, DIM, GREEN, RED, Pen, columns, fit, name_room, wrapped
from mutiny.i18n import Messages
from mutiny.kernel.events import AnyView

LETTERS = "abcde"
SIDES = ("valverde", "diaz")
NARROWEST_DOOR, WIDEST_DOOR = 8, 13
DOOR_LINES = 3
WIDEST_HALF = 18
"""The largest width of each half of a duel, in columns."""
NARROWEST_PLACE, WIDEST_PLACE = 4, 5
LEAST_STATUS = 12


def draw(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the whole table: the track and the doors at sea, the duel during the mutiny."""
    parts = [_news(view, say, pen, width)]
    board = _places(view, say, pen, width)
    if at_sea(view):
        board = [*_track(view, say, pen, width), *_doors(view, names, say, pen, width), *board]
    parts.append(board)
    if view["duel"] is not None:
        parts.append(_duel(view, names, say, pen, width))
    parts += [_players(view, names, say, pen, width), _own(view, names, say, pen, width)]
    return [line for part in parts if part for line in (*part, "")]


def draw_compact(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the table in few lines: the doors as a paragraph, and the duel places once they have sailors."""
    lines = _news(view, say, pen, width)
    if at_sea(view):
        lines += _track(view, say, pen, width)
        doors = [_door(view, place, names, say, pen) for place in range(len(view["row"]))]
        lines += wrapped(" · ".join(doors), width, pen)
    if not at_sea(view) or any(post is not None for post in view["posts"]):
        lines += _places(view, say, pen, width)
    if view["duel"] is not None:
        lines += _duel(view, names, say, pen, width)
    lines += _players(view, names, say, pen, width)
    return lines + wrapped(" · ".join(_own(view, names, say, replace(pen, colour=False), 1000)), width, pen, BOLD)


def _door(view: AnyView, place: int, names: Sequence[str], say: Messages, pen: Pen) -> str:
    """Return a door in one phrase: its pirate, and who was there or what can be done."""
    status = _status(view, place, names, say, pen)
    pirate = _pirate(view, place, say)
    if not pirate:
        return f"{place + 1} {status}".rstrip()
    if view["row"][place]["pirate"] == "sate" and view["row"][place]["by"] is None and view["offer"]:
        status = f"{status}, {_offered(view, say)}"
    return f"{place + 1} {pirate} ({status})"


def at_sea(view: AnyView) -> bool:
    """Return whether the mutiny has not broken out yet."""
    return view["duel"] is None and view["phase"] != "posts"


def _side(side: str, say: Messages) -> str:
    return say.text("cartagena-the-side", side=side)


def _combat(cards: Sequence[str], say: Messages) -> str:
    """Return combat cards by side, abbreviated."""
    found = []
    for side in SIDES:
        values = [card[1:] for card in cards if card[0] == side[0]]
        if values:
            found.append(f"{_side(side, say)} {' '.join(values)}")
    return ", ".join(found) or say.text("cartagena-table-no-cards")


def _news(view: AnyView, say: Messages, pen: Pen, width: int) -> list[str]:
    heads = [say.text("cartagena-phase", word=view["phase"])]
    news = [say.text("cartagena-table-supply", count=view["supply"])]
    if at_sea(view):
        if view["round"]:
            heads.insert(0, say.text("cartagena-table-round", round=view["round"]))
        piles = [say.text(f"cartagena-table-{pile}-pile", count=view[f"{pile}_pile"]) for pile in ("combat", "gold")]
        news = [*piles, *news]
        if view["lifeboat"] is not None:
            pirate = say.text("cartagena-pirate", word=view["lifeboat"])
            news.append(say.text("cartagena-table-lifeboat", pirate=pirate))
    if view["winning_side"] is not None:
        heads.append(say.text("cartagena-table-mutiny-won", side=view["winning_side"]))
    lines = wrapped(" · ".join(heads), width, pen, BOLD) + wrapped(" · ".join(news), width, pen)
    if view["out_of_game"]:
        lines += wrapped(say.text("cartagena-table-laid", cards=_combat(view["out_of_game"], say)), width, pen)
    return lines


def _track(view: AnyView, say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the spaces ahead and the wake behind the ship, on several lines if one is too short."""
    ship, last = view["ship"], view["track"]["mutiny"]
    room = len(str(last)) + 2
    a_line = max(width // room, 1)
    lines = []
    for first in range(0, last + 1, a_line):
        spaces = range(first, min(first + a_line, last + 1))
        if ship in spaces:
            lines.append(pen.paint(" " * (room * (ship - first) + 1) + "|)", BOLD, CYAN))
        *cells, end = [_space(space, view, pen) for space in spaces]
        drawn = [pen.paint(text.center(room), *codes) for text, codes in cells]
        lines.append("".join([*drawn, pen.paint(end[0].center(room).rstrip(), *end[1])]))
    return lines + wrapped(say.text("cartagena-table-legend", spaces=last - ship), width, pen, DIM)


def _space(space: int, view: AnyView, pen: Pen) -> tuple[str, tuple[str, ...]]:
    """Return one space and its colours: the ship, its wake, a storm to come, the mutiny, or the bare number."""
    ship = view["ship"]
    if space < ship:
        return pen.empty, (DIM,)
    if space == ship:
        return f"\\{space}/", (BOLD, CYAN)
    if space == view["track"]["mutiny"]:
        return f"!{space}!", (BOLD, RED)
    if space in view["track"]["storms"]:
        return f"~{space}~", (BOLD,)
    return str(space), ()


def _usable(view: AnyView, place: int) -> bool:
    """Return whether the acting player may knock or visit here; after a knock only the newly opened door counts."""
    row = view["row"]
    closed = [at for at, door in enumerate(row) if door["pirate"] is None]
    next_door = closed[0] if closed else len(row)
    if view["phase"] != "door" or place > next_door or row[place]["by"] is not None:
        return False
    return place >= next_door - 1 or not view["knocked"]


def _status(view: AnyView, place: int, names: Sequence[str], say: Messages, pen: Pen) -> str:
    """Return the text at a door: the player who was there, or what can be done."""
    door = view["row"][place]
    mark = f"{pen.pointer} " if _usable(view, place) else ""
    if door["by"] is not None:
        mark = f"{pen.pointer} " if door["pirate"] == view["visiting"] else ""
        return f"{mark}{names[door['by']]}"
    if door["pirate"] is None:
        return mark + say.text("cartagena-table-knock") if mark else ""
    return mark + say.text("cartagena-table-open")


def _codes(view: AnyView, place: int) -> tuple[str, ...]:
    door = view["row"][place]
    if door["by"] is not None:
        return (BOLD,) if door["pirate"] == view["visiting"] else (DIM,)
    if door["pirate"] is None:
        return (BOLD,) if _usable(view, place) else ()
    return (BOLD, GREEN) if _usable(view, place) else (GREEN,)


def _offered(view: AnyView, say: Messages) -> str:
    return say.text("cartagena-n-coins", coins=view["offer"])


def _pirate(view: AnyView, place: int, say: Messages) -> str:
    word = view["row"][place]["pirate"]
    return "" if word is None else say.text("cartagena-pirate", word=word)


def _centred(text: str, width: int, pen: Pen) -> str:
    text = fit(text, min(columns(text), width), pen.cut)
    return fit(" " * ((width - columns(text)) // 2) + text, width)


def _doors(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the doors side by side, or as a list if there is no room."""
    row = view["row"]
    if not row:
        return []
    least = min((width - 1) // len(row) - 1, WIDEST_DOOR)
    pirates = [_pirate(view, place, say) for place in range(len(row))]
    texts = [textwrap.wrap(pirate, max(least, 1), break_long_words=False) for pirate in pirates]
    rooms = [max(least, *(columns(part) for part in text), 0) for text in texts]
    if least < NARROWEST_DOOR or sum(rooms) + len(row) + 1 > width or max(len(text) for text in texts) >= DOOR_LINES:
        return _list(view, names, say, pen, width)
    across, down, top_left, top, top_right, *_, low_left, low, low_right = tuple(pen.lines)
    drawn: list[list[str]] = [[] for _ in range(DOOR_LINES)]
    for place, (text, room) in enumerate(zip(texts, rooms, strict=True)):
        face = [_centred(part, room, pen) for part in (*text, "", "")][: DOOR_LINES - 1]
        if not text:
            face[-1] = fit("o ", room, right=True)
        elif row[place]["pirate"] == "sate" and view["offer"]:
            face[-1] = _centred(_offered(view, say), room, pen)
        face.append(_centred(_status(view, place, names, say, pen), room, pen))
        for line, part in zip(drawn, face, strict=True):
            line.append(pen.paint(part, *_codes(view, place)))
    bars = [across * room for room in rooms]
    return [
        top_left + top.join(bars) + top_right,
        *(down + down.join(line) + down for line in drawn),
        low_left + low.join(bars) + low_right,
    ]


def _list(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the doors from first to last, one per line."""
    lines = []
    longest = max(columns(_pirate(view, place, say)) for place in range(len(view["row"])))
    for place, door in enumerate(view["row"]):
        status = _status(view, place, names, say, pen).removeprefix(f"{pen.pointer} ")
        if door["pirate"] == "sate" and door["by"] is None:
            status += f" ({_offered(view, say)})"
        mark = pen.pointer if _usable(view, place) or door["pirate"] == view["visiting"] is not None else " "
        text = f"{mark} {place + 1} {fit(_pirate(view, place, say), longest)}  {status}"
        lines.append(pen.paint(fit(text, width, pen.cut).rstrip(), *_codes(view, place)))
    return lines


def _places(view: AnyView, say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the duel places with the visible values of their sailors; brackets mark the winner of a duel."""
    duel, looking = view["duel"], view.get("looking") or {}
    posts = list(view["posts"])
    if view["phase"] == "turn" and looking:
        posts[LETTERS.index(looking["letter"])] = looking["values"]
    room = max(columns(_side(side, say)) for side in SIDES)
    heads = [
        (pen.pointer if duel and letter == duel["letter"] and view["phase"] != "over" else " ") + letter.upper()
        for letter in LETTERS
    ]
    place = max(min((width - room) // len(LETTERS), WIDEST_PLACE), NARROWEST_PLACE)
    lines = [pen.paint((" " * room + "".join(f"{head:>{place - 1}} " for head in heads)).rstrip(), DIM)]
    notes = [say.text("cartagena-table-deck", count=view["deck"])] if at_sea(view) else []
    if duel:
        notes = [say.text("cartagena-table-won", count=view["won"].count(side)) for side in SIDES]
    for number, side in enumerate(SIDES):
        cells = [_sailor(post, number, view["won"][at] == side, pen).rjust(place) for at, post in enumerate(posts)]
        lines.append(fit(_side(side, say), room) + "".join(cells))
    if all(columns(line) + 3 + columns(note) <= width for line, note in zip(lines[1:], notes, strict=False)):
        for at, note in enumerate(notes, 1):
            lines[at] += f"   {note}"
    elif at_sea(view):
        lines += wrapped(notes[0], width, pen)
    return [fit(line, width, pen.cut).rstrip() if columns(line) > width else line.rstrip() for line in lines]


def _sailor(post: Any, side: int, won: bool, pen: Pen) -> str:
    """Return one sailor, with room for the bracket that marks a winner."""
    if post is None or post == "hidden":
        return "? " if post else f"{pen.empty} "
    return f"[{post[side]}]" if won else f"{post[side]} "


class DuelLine(NamedTuple):
    """One line of a duel: the texts to the left and to the right of the middle, and the monkey's owner beside it."""

    label: str
    valverde: str
    diaz: str
    note: str = ""


def _duel(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the duel so far: Valverde's cards to the left of the middle, Diaz's cards to the right."""
    duel = view["duel"]
    valverde, diaz = view["posts"][LETTERS.index(duel["letter"])]
    label = say.text("cartagena-table-duel", letter=duel["letter"].upper())
    rows = [
        DuelLine(label, _side("valverde", say), _side("diaz", say)),
        DuelLine(say.text("cartagena-table-sailors"), str(valverde), str(diaz)),
    ]
    for number, shown in enumerate(duel["rounds"], 1):
        note = ""
        if shown["monkeys"]:
            players = say.join([names[int(seat)] for seat in shown["monkeys"]])
            note = say.text("cartagena-table-monkeys", players=players, count=len(shown["monkeys"]))
        cards = [" ".join(f"+{card[1:]}" for card in shown["cards"] if card[0] == side[0]) for side in SIDES]
        rows.append(DuelLine(say.text("cartagena-table-duel-round", round=number), cards[0], cards[1], note))
    if view["phase"] == "lay":
        rows.append(DuelLine(say.text("cartagena-table-duel-round", round=duel["round"]), "?", "?"))
    total = say.text("cartagena-table-total")
    room = max(columns(text) for text in (total, *(row.label for row in rows)))
    half = max(min((width - room - 5) // 2, WIDEST_HALF), 4)
    bars = _bars(duel["valverde"], duel["diaz"], half - 3, pen)
    rows.append(DuelLine(total, f"{bars[0]} {duel['valverde']:>2}", f"{duel['diaz']:<2} {bars[1]}"))
    lines = [line for row in rows for line in _duel_row(row, room, half, pen, width)]
    return [*lines[:-1], pen.paint(lines[-1], BOLD)]


def _bars(valverde: int, diaz: int, room: int, pen: Pen) -> tuple[str, str]:
    """Return the totals as bars, scaled down if they exceed the room."""
    most = max(valverde, diaz, room)
    return pen.full * (valverde * room // most), pen.full * (diaz * room // most)


def _duel_row(row: DuelLine, room: int, half: int, pen: Pen, width: int) -> list[str]:
    left, right = fit(row.valverde, half, pen.cut, right=True), fit(row.diaz, half, pen.cut)
    text = f"{fit(row.label, room)}  {left} {pen.lines[1]} {right}"
    start = columns(text) + 2
    if not row.note:
        return [fit(text, width, pen.cut).rstrip()]
    if width - start < LEAST_STATUS:
        return [fit(text, width, pen.cut).rstrip(), *(f"  {line}" for line in wrapped(row.note, width - 2, pen))]
    first, *rest = wrapped(row.note, width - start, pen, indent=0)
    return [f"{text}  {first}", *(" " * start + line for line in rest)]


def _standing(view: AnyView, seat: int, say: Messages) -> str:
    """Return the status of a player now, or at the end."""
    found = []
    duel = view["duel"]
    if at_sea(view) and seat == view["dealer"]:
        found.append(say.text("cartagena-table-dealer"))
    if not view["aboard"][seat]:
        found.append(say.text("cartagena-table-out"))
    elif duel is not None and view["phase"] != "over":
        found.append(say.text(f"cartagena-table-{'in' if seat in duel['in'] else 'left'}-duel"))
    if view["totals"] is not None:
        if seat in view["winners"]:
            found.append(say.text("cartagena-table-winner"))
        cards = [card[1:] for card in view["gold_cards"][seat]]
        facts: dict[str, str | int] = {"total": view["totals"][seat], "cards": " ".join(cards), "count": len(cards)}
        found.append(say.text("cartagena-table-worth", **facts))
        if view["combat_cards"][seat] is not None:
            found.append(say.text("cartagena-table-tied", cards=_combat(view["combat_cards"][seat], say)))
    return ", ".join(found)


def _allegiance(view: AnyView, seat: int, say: Messages, pen: Pen) -> str:
    if not view["sided"][seat]:
        return pen.empty
    return say.text("cartagena-table-set") if view["sides"] is None else _side(view["sides"][seat], say)


def _players(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the players in seat order, which is the turn order; the status goes below if there is no room."""
    seats = range(view["players"])
    heads = [say.text(f"cartagena-table-{head}") for head in ("player", "coins", "gold", "combat", "allegiance")]
    sides = [_allegiance(view, seat, say, pen) for seat in seats]
    standings = [_standing(view, seat, say) for seat in seats]
    room = max(min(name_room(heads[0], names, width), width - 4 - sum(columns(head) + 2 for head in heads[1:4])), 4)
    side_room = max(columns(text) for text in (heads[4], *sides))

    def row(mark: str, name: str, numbers: Sequence[str]) -> str:
        cells = [fit(number, columns(head), right=True) for number, head in zip(numbers, heads[1:4], strict=True)]
        return "  ".join([f"{mark} {fit(name, room, pen.cut)}", *cells])

    head = row("   ", heads[0], heads[1:4])
    gap = columns(head) + 2 + side_room + 2
    wide = width - gap >= LEAST_STATUS
    lines = [pen.paint(fit(f"{head}  {heads[4]}" if wide else head, width, pen.cut).rstrip(), DIM)]
    for seat in seats:
        acting = seat in view["acting"]
        numbers = [str(view[count][seat]) for count in ("coins", "gold_counts", "combat_counts")]
        text = row(f"{pen.pointer if acting else ' '} {seat}", names[seat], numbers)
        if wide:
            first, *below = wrapped(standings[seat], width - gap, pen, indent=0) or [""]
            text += f"  {fit(sides[seat], side_room)}  {first}"
        else:
            side = say.text("cartagena-table-sided", side=sides[seat]) if view["sided"][seat] else ""
            more = ", ".join(part for part in (side, standings[seat]) if part)
            below = wrapped(more, width - 6, pen, indent=0)
        won = view["winners"] is not None and seat in view["winners"]
        codes = (BOLD,) if acting or won else () if view["aboard"][seat] else (DIM,)
        lines.append(pen.paint(fit(text.rstrip(), width, pen.cut).rstrip(), *codes))
        lines += [" " * (gap if wide else 6) + line for line in below]
    return lines


def _last(view: AnyView, names: Sequence[str], say: Messages) -> str:
    """Return the last completed turn, as everybody saw it."""
    last = view["last"]
    what = ""
    if last["target"] is not None:
        what = names[int(last["target"])]
    elif last["letter"] is not None:
        what = say.text("cartagena-table-duel", letter=last["letter"].upper())
    elif last["pirate"] in ("wessel-jan", "dean-nero"):
        what = say.text("cartagena-n-combat", count=last["count"])
    pirate = say.text("cartagena-pirate", word=last["pirate"])
    facts: dict[str, str | int] = {"player": names[int(last["seat"])], "pirate": pirate, "what": what}
    return say.text("cartagena-table-last", about="yes" if what else "no", **facts)


def _own(view: AnyView, names: Sequence[str], say: Messages, pen: Pen, width: int) -> list[str]:
    """Return the last turn, and what only this seat sees."""
    lines = []
    if at_sea(view) and view["last"] is not None and view["visiting"] is None:
        lines += wrapped(_last(view, names, say), width, pen)
    if "seat" not in view:
        return lines
    looking = view["looking"]
    if looking is not None and "values" not in looking:
        cards = ", ".join(say.text("cartagena-card", word=card) for card in (*looking["gold"], *looking["combat"]))
        lines += wrapped(say.text("cartagena-table-seen", cards=cards), width, pen, BOLD, CYAN)
    elif looking is not None and view["phase"] == "post":
        values = say.join([str(value) for value in looking["values"]])
        lines += wrapped(say.text("cartagena-table-seen-sailors", values=values), width, pen, BOLD, CYAN)
    if view["laid"] is not None:
        laid = say.text("cartagena-card", word=view["laid"])
        lines += wrapped(say.text("cartagena-table-own-laid", card=laid), width, pen, BOLD, CYAN)
    lines += wrapped(say.text("cartagena-table-own-combat", cards=_combat(view["combat"], say)), width, pen, BOLD)
    gold = [card[1:] for card in view["gold"]]
    coins = view["coins"][view["seat"]]
    facts: dict[str, str | int] = {"total": sum(map(int, gold)) + coins, "cards": " ".join(gold), "count": len(gold)}
    lines += wrapped(say.text("cartagena-table-own-gold", coins=coins, **facts), width, pen, BOLD)
    side = view["side"]
    text = say.text("cartagena-table-no-side") if side is None else say.text("cartagena-table-own-side", side=side)
    return lines + wrapped(text, width, pen, BOLD)
