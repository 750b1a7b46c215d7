"""Signs in Traîtres à bord: how the game ends, and who goes overboard."""

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
"""The possible endings, by clause and winning team."""


def signs(glimpse: Glimpse) -> Signs:
    """Return how the game ended, and who went overboard."""
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
    """Return whether the target of a plank or of the pockets card is a mutineer."""
    verb, _, rest = glimpse.move.partition(" ")
    if verb not in ("plank", "pockets"):
        return {}
    target = int(rest)
    if target == glimpse.seat:
        return {}
    role = glimpse.world.view(target)["role"]
    return {Sign("mutineer", (("seat", target),)): 1.0 if role == "mutineer" else 0.0}


LENS = Lens(signs, premises)
