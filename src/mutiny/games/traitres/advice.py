"""What to look for in Traîtres à bord: how the game ends, and who goes overboard. May import: signs."""

from __future__ import annotations

from typing import Final

from mutiny.advice.signs import Glimpse, Lens, Sign, Signs

ENDS: Final = {
    ("T3.1", "pirates"): "full",
    ("T3.1", "mutineers"): "short",
    ("T3.2", "pirates"): "rid",
    ("T3.3", "mutineers"): "fewer",
    ("T3.4", "mutineers"): "pile",
}
"""The ways to end, by clause and winning team."""


def signs(glimpse: Glimpse) -> Signs:
    """How it ended, and who went overboard on the way."""
    found: Signs = {}
    for told in glimpse.events:
        if told["kind"] == "end":
            end = ENDS.get((told["clause"], told["team"]))
            if end is not None:
                found[Sign("end", (("end", end),))] = 1.0
        elif told["kind"] == "overboard":
            mine = told["seat"] == glimpse.seat
            found[Sign("overboard") if mine else Sign("gone", (("seat", told["seat"]),))] = 1.0
    return found


def premises(glimpse: Glimpse) -> Signs:
    """Whether whom a plank or the pockets are aimed at is a mutineer."""
    verb, _, rest = glimpse.move.partition(" ")
    if verb not in ("plank", "pockets"):
        return {}
    target = int(rest)
    if target == glimpse.seat:
        return {}
    role = glimpse.world.view(target)["role"]
    return {Sign("mutineer", (("seat", target),)): 1.0 if role == "mutineer" else 0.0}


LENS = Lens(signs, premises)
