"""Consequences in Traîtres à bord: how the game ends, and who goes overboard."""

from __future__ import annotations

from typing import Final

from mutiny.analysis.reasons import Consequence, Consequences, Continuation, ReasonFinder

ENDS: Final = {
    ("T3.1", "pirates"): "full",
    ("T3.1", "mutineers"): "short",
    ("T3.2", "pirates"): "rid",
    ("T3.3", "mutineers"): "fewer",
    ("T3.4", "mutineers"): "pile",
}
"""The possible endings, by clause and winning team."""


def consequences(continuation: Continuation) -> Consequences:
    """Return how the game ended, and who went overboard."""
    found: Consequences = {}
    for event in continuation.events:
        if event["kind"] == "end":
            end = ENDS.get((event["clause"], event["team"]))
            if end is not None:
                found[Consequence("end", (("end", end),))] = 1.0
        elif event["kind"] == "overboard":
            mine = event["seat"] == continuation.seat
            found[Consequence("overboard") if mine else Consequence("gone", (("seat", event["seat"]),))] = 1.0
    return found


def premises(continuation: Continuation) -> Consequences:
    """Return whether the target of a plank or of the pockets card is a mutineer."""
    verb, _, rest = continuation.move.partition(" ")
    if verb not in ("plank", "pockets"):
        return {}
    target = int(rest)
    if target == continuation.seat:
        return {}
    role = continuation.world.view(target)["role"]
    return {Consequence("mutineer", (("seat", target),)): 1.0 if role == "mutineer" else 0.0}


REASON_FINDER = ReasonFinder(consequences, premises)
