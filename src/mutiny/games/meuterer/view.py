"""Views of the board for a seat or a spectator, built from an allow-list: what is not named is not shown."""

from __future__ import annotations

from typing import cast

from mutiny.games.meuterer.constants import ISLANDS, KINDS, LOADER, NO_ROLE, PHASES, ROLES
from mutiny.games.meuterer.rules.board import (
    ALL_ROLES,
    AWAIT_CAPTAIN,
    AWAIT_KEEP,
    AWAIT_PAY,
    AWAIT_RING,
    AWAIT_SELL,
    AWAIT_SHUFFLE,
    AWAIT_TAKE,
    NOWHERE,
    MeutererBoard,
)
from mutiny.games.meuterer.rules.offering import middle_count, pack_roles, role_names
from mutiny.games.meuterer.rules.points import sale_choices
from mutiny.games.meuterer.view_types import MeutererPublicView, MeutererSeatView
from mutiny.kernel.cardset import kinds_of, names, pack, size


def view(b: MeutererBoard, seat: int | None) -> MeutererPublicView | MeutererSeatView:
    """Return the public table, and for a seat its own cards and what it alone has looked at."""
    if seat is None:
        return public(b)
    player = b.crew[seat]
    shown = cast("MeutererSeatView", public(b))
    shown["seat"] = seat
    shown["hand"] = names(player.hand, KINDS)
    shown["role"] = None if player.role == NO_ROLE else ROLES[player.role]
    if player.saw:
        # M2.6: the action cards in the middle when this seat left, until all are revealed.
        shown["middle"] = role_names(player.saw)
    if b.drawing == seat and b.drawn and player.role == LOADER:
        shown["drawn"] = [KINDS[card] for card in b.drawn]
    return shown


def public(b: MeutererBoard) -> MeutererPublicView:
    """Return what everybody sees."""
    laid = len(b.ring) > 0
    active = [b.ship] if b.before == b.ship else [b.ship, b.before]
    drawing = b.awaited == AWAIT_KEEP or b.awaited == AWAIT_SHUFFLE
    return {
        "game": "meuterer",
        "players": b.players,
        "options": dict(b.setting.options),
        "round": b.round,
        "rounds": b.setting.rounds,
        "phase": PHASES[b.awaited],
        "acting": list(b.acting),
        "ring": [ISLANDS[island] for island in b.ring],
        "islands": {name: card.copy() for name, card in b.setting.islands.shown.items()},
        "islands_replaced": b.setting.islands_replaced,
        "ship": b.name(b.ship) if laid else None,
        "active": [b.name(place) for place in active] if laid else [],
        "pirate_ship": b.name(b.pirate_ship) if laid and b.setting.pirates else None,
        "captain": None if b.awaited == AWAIT_RING or b.awaited == AWAIT_CAPTAIN else b.captain,
        "pay": None if b.round == 0 or b.awaited == AWAIT_PAY else b.pay,
        "captain_destination": None if b.goal == NOWHERE else b.name(b.goal),
        "mutineer_destination": None if b.mutineer_goal == NOWHERE else b.name(b.mutineer_goal),
        "scores": b.scores,
        "hand_sizes": [player.size for player in b.crew],
        "offered": [names(player.offered, KINDS) for player in b.crew],
        "left": [b.has_left(seat) for seat in range(b.players)],
        "middle_count": middle_count(b),
        "roles": [ROLES[player.role] if b.revealed and player.role != NO_ROLE else None for player in b.crew],
        "mutiny": {"against": b.against, "for": b.rising, "fought": b.fought} if b.mutiny else None,
        "sold": [{"ship": player.here, "other": player.there} for player in b.crew],
        "draw_pile": b.pile_size(),
        "discard_pile": names(b.discard, KINDS),
        "discard_face_down": size(b.buried),
        "drawing": {"seat": b.drawing, "needed": b.needed} if drawing else None,
    }


def lay_as_seen(b: MeutererBoard, view: MeutererSeatView, own: int) -> None:
    """Set up an empty board from a seat's view; what the view does not show stays empty."""
    ring = view["ring"]
    b.ring = bytes([ISLANDS.index(name) for name in ring])
    b.awaited = PHASES.index(view["phase"])
    acting = view["acting"]
    b.set_acting(sum([1 << seat for seat in acting]))
    b.turn = acting[0] if acting else 0
    b.over = view["phase"] == "over"
    b.awaits_chance = b.awaited <= AWAIT_SHUFFLE
    b.round = view["round"]
    if ring:
        active = view["active"]
        b.ship = ring.index(active[0])
        b.before = ring.index(active[-1])
        pirate_ship = view["pirate_ship"]
        b.pirate_ship = ring.index("piratennest" if pirate_ship is None else pirate_ship)
    b.captain = view["captain"] or 0
    b.pay = view["pay"] or 0
    goal = view["captain_destination"]
    b.goal = NOWHERE if goal is None else ring.index(goal)
    goal = view["mutineer_destination"]
    b.mutineer_goal = NOWHERE if goal is None else ring.index(goal)
    roles = view["roles"]
    b.revealed = any(role is not None for role in roles)
    b.aside = 0
    for seat, player in enumerate(b.crew):
        player.score = view["scores"][seat]
        player.hand = 0
        player.size = view["hand_sizes"][seat]
        player.offered = pack(kinds_of(view["offered"][seat], KINDS))
        role = roles[seat]
        player.role = NO_ROLE if role is None else ROLES.index(role)
        player.saw = 0
        player.here = view["sold"][seat]["ship"]
        player.there = view["sold"][seat]["other"]
        if view["left"][seat]:
            b.aside |= 1 << seat
    mutiny = view["mutiny"]
    b.mutiny = mutiny is not None
    b.against = 0 if mutiny is None else mutiny["against"]
    b.rising = 0 if mutiny is None else mutiny["for"]
    b.fought = 0 if mutiny is None else mutiny["fought"]
    b.discard = pack(kinds_of(view["discard_pile"], KINDS))
    b.top = 0
    drawing = view["drawing"]
    b.drawing = 0 if drawing is None else drawing["seat"]
    b.needed = 0 if drawing is None else drawing["needed"]
    b.drawn = kinds_of(view["drawn"], KINDS) if "drawn" in view else []
    b.crew[own].hand = pack(kinds_of(view["hand"], KINDS))
    if "middle" in view:
        b.crew[own].saw = pack_roles(view["middle"])
        if b.awaited == AWAIT_TAKE and b.turn == own:
            b.middle = b.crew[own].saw
    b.choices = sale_choices(b, b.turn) if b.awaited == AWAIT_SELL else ()
    if b.revealed:
        b.middle = ALL_ROLES
        for player in b.crew:
            if player.role != NO_ROLE:
                b.middle &= ~(1 << player.role)
