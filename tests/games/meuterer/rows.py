"""The numbers of a row of Meuterer, computed from a view in a second way. Imports nothing of the engine."""

from __future__ import annotations

from typing import Any

from helpers.rows import Numbers, flat, many_of, one_of

PHASES = ["ring", "captain", "deck", "shuffle", "pay", "offer", "take", "fight", "sell", "keep", "over"]
GOODS = ["ruby", "salt", "wine", "cloth", "grain"]
KINDS = [*GOODS, "conflict", "pirates"]
ROLES = ["mutineer", "boy", "mate", "merchant", "loader"]
BELOW_ZERO = 27


def numbers(view: dict[str, Any]) -> Numbers:
    """Return the expected fields of a row for the seat with this view."""
    players = view["players"]
    seats = [(view["seat"] + step) % players for step in range(players)]
    ring = view["ring"]
    at = ring.index(view["ship"]) if ring else 0
    places = [*ring[at:], *ring[:at]] or [object() for _ in range(12)]
    others = [island for island in view["active"] if island != view["ship"]]
    cards = [view["islands"][island] for island in places] if ring else []
    mutiny = view["mutiny"] or {"against": 0, "for": 0, "fought": 0}
    drawing = view["drawing"] or {"seat": None, "needed": 0}
    return {
        "phase": one_of(PHASES, view["phase"]),
        "acting": [int(seat in view["acting"]) for seat in seats],
        "captain": one_of(seats, view["captain"]),
        "round": [view["round"]],
        "pay": one_of(range(4), view["pay"]),
        "other_active": one_of(places, others[0] if others else None),
        "pirate_ship": one_of(places, view["pirate_ship"]),
        "captain_destination": one_of(places, view["captain_destination"]),
        "mutineer_destination": one_of(places, view["mutineer_destination"]),
        "mutiny": [int(view["mutiny"] is not None)],
        "against": [mutiny["against"]],
        "rising": [mutiny["for"]],
        "fought": [mutiny["fought"]],
        "draw_pile": [view["draw_pile"]],
        "discard_pile": many_of(KINDS, view["discard_pile"]),
        "discard_face_down": [view["discard_face_down"]],
        "drawing": one_of(seats, drawing["seat"]),
        "needed": [drawing["needed"]],
        "scores": [min(view["scores"][seat] + BELOW_ZERO, 255) for seat in seats],
        "hand_sizes": [view["hand_sizes"][seat] for seat in seats],
        "offered": flat(many_of(KINDS[:6], view["offered"][seat]) for seat in seats),
        "left": [int(view["left"][seat]) for seat in seats],
        "middle_count": [view["middle_count"]],
        "roles": flat(one_of(ROLES, view["roles"][seat]) for seat in seats),
        "sold": flat([view["sold"][seat]["ship"], view["sold"][seat]["other"]] for seat in seats),
        "hand": many_of(KINDS, view["hand"]),
        "role": one_of(ROLES, view["role"]),
        "middle": each_once(ROLES, view.get("middle", [])),
        "drawn": many_of(KINDS, view.get("drawn", [])),
        "islands": flat(
            [*one_of([*GOODS, "any"], card["buys"]), card["sole"], card["two"], card["three"], card["docking"]]
            for card in cards
        )
        or [0] * 120,
    }


def each_once(words: list[str], some: list[str]) -> list[int]:
    return [int(word in some) for word in words]
