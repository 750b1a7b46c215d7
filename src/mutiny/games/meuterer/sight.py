"""What a seat or a spectator may see of the board, built from an allow-list: what is not named here is not shown.

May import: mutiny.kernel, and the board of this game.
"""

from __future__ import annotations

from typing import Any

from mutiny.games.meuterer.board import (
    AWAIT_CAPTAIN,
    AWAIT_KEEP,
    AWAIT_OFFER,
    AWAIT_PAY,
    AWAIT_RING,
    AWAIT_SHUFFLE,
    NOWHERE,
    PHASES,
    Board,
)
from mutiny.games.meuterer.cards import names, size
from mutiny.games.meuterer.offering import middle_names
from mutiny.games.meuterer.words import ISLANDS, KINDS, LOADER, NO_ROLE, ROLES


def view(b: Board, seat: int | None) -> dict[str, Any]:
    """The public table, and for a seat its own cards and what it alone has looked at."""
    shown = public(b)
    if seat is not None:
        shown["seat"] = seat
        shown["hand"] = names(b.crew[seat].hand)
        role = b.crew[seat].role
        shown["role"] = None if role == NO_ROLE else ROLES[role]
        if b.turn == seat and b.awaited == AWAIT_OFFER and seat != b.captain:
            shown["middle"] = middle_names(b)
        if b.drawing == seat and b.drawn and role == LOADER:
            shown["drawn"] = [KINDS[card] for card in b.drawn]
    return shown


def public(b: Board) -> dict[str, Any]:
    """What everybody sees."""
    laid = len(b.ring) > 0
    active = [b.ship] if b.before == b.ship else [b.ship, b.before]
    drawing = b.awaited == AWAIT_KEEP or b.awaited == AWAIT_SHUFFLE
    return {
        "game": "meuterer",
        "players": b.players,
        "round": b.round,
        "rounds": b.setting.rounds,
        "phase": PHASES[b.awaited],
        "acting": list(b.acting),
        "ring": [ISLANDS[island] for island in b.ring],
        "islands": b.setting.islands.shown,
        "ship": b.name(b.ship) if laid else None,
        "active": [b.name(place) for place in active] if laid else [],
        "pirate_ship": b.name(b.pirate_ship) if laid and b.setting.pirates else None,
        "captain": None if b.awaited == AWAIT_RING or b.awaited == AWAIT_CAPTAIN else b.captain,
        "pay": None if b.round == 0 or b.awaited == AWAIT_PAY else b.pay,
        "captain_destination": None if b.goal == NOWHERE else b.name(b.goal),
        "mutineer_destination": None if b.mutineer_goal == NOWHERE else b.name(b.mutineer_goal),
        "scores": b.scores,
        "hand_sizes": [player.size for player in b.crew],
        "offered": [names(player.offered) for player in b.crew],
        "left": [b.has_left(seat) for seat in range(b.players)],
        "roles": [ROLES[player.role] if b.revealed and player.role != NO_ROLE else None for player in b.crew],
        "mutiny": {"against": b.against, "for": b.rising, "fought": b.fought} if b.mutiny else None,
        "sold": [{"ship": player.here, "other": player.there} for player in b.crew],
        "draw_pile": b.pile_size(),
        "discard_pile": names(b.discard),
        "discard_face_down": size(b.buried),
        "drawing": {"seat": b.drawing, "drawn": len(b.drawn), "needed": b.needed} if drawing else None,
    }
