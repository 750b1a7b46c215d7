"""The numbers of a row of Traîtres à bord, computed from a view in a second way.

Imports nothing of the engine.
"""

from __future__ import annotations

from typing import Any

from helpers.rows import Numbers, flat, many_of, one_of

PHASES = ["roles", "first", "deck", "turn", "order", "return", "over"]
VALUES = ["+1", "0", "-2"]
ACTIONS = ["plank", "spyglass", "pockets", "riddance", "catch"]
ROLES = ["pirate", "mutineer"]


def numbers(view: dict[str, Any]) -> Numbers:
    """Return the expected fields of a row for the seat with this view."""
    players = view["players"]
    own = view["seat"]
    seats = [(own + step) % players for step in range(players)]
    known = list(view["roles"])
    known[own] = view["role"]
    for mutineer in view.get("mutineers", []):
        known[mutineer] = "mutineer"
    announced = view["announced"]
    latest = [*announced[::-1][:3], [None, None], [None, None], [None, None]][:3]
    played = view["played"] or {"seat": None, "card": None}
    return {
        "phase": one_of(PHASES, view["phase"]),
        "turn": one_of(seats, view["turn"]),
        "seat": one_of(range(players), own),
        "chest": [view["chest"]],
        "draw_pile": [view["draw_pile"]],
        "discard_pile": [view["discard_pile"]],
        "hand_sizes": [view["hand_sizes"][seat] for seat in seats],
        "planks": [view["planks"][seat] for seat in seats],
        "aboard": [int(view["aboard"][seat]) for seat in seats],
        "roles": flat(one_of(ROLES, known[seat]) for seat in seats),
        "announced": [announced.count([seat, value]) for seat in seats for value in VALUES],
        "latest_by": flat(one_of(seats, who) for who, _ in latest),
        "latest": flat(one_of(VALUES, value) for _, value in latest),
        "played": one_of(["loot", *ACTIONS], played["card"]),
        "played_by": one_of(seats, played["seat"]),
        "played_on": one_of(seats, played.get("target")),
        "hand": many_of([*VALUES, *ACTIONS], view["hand"]),
        "seen": many_of(VALUES, view.get("seen", [])),
        "opened": many_of(VALUES, view["opened"] or []),
        "team": one_of(["pirates", "mutineers"], view["team"]),
    }
