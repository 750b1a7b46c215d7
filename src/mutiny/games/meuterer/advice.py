"""Signs in Meuterer: the effects of a move until the round is scored."""

from __future__ import annotations

from collections.abc import Sequence

from mutiny.advice.signs import Glimpse, Lens, Sign, Signs
from mutiny.kernel.events import Told


def signs(glimpse: Glimpse) -> Signs:
    """Return sales, dockings, the mutiny, the pirates, and the points of this seat and, on average, of the others."""
    own = glimpse.seat
    found: Signs = {}
    points = others = 0.0
    for told in this_round(glimpse.events):
        kind, seat = told["kind"], told["seat"]
        if kind == "sales" and seat == own:
            found[Sign("sale", (("island", told["island"]),), boon=True)] = 1.0
        elif kind == "dock" and seat == own:
            role = "mutineer" if told["clause"] == "M5.2" else "captain"
            found[Sign("dock", (("role", role),), boon=True)] = 1.0
        elif kind in ("mate", "boy") and seat == own:
            found[Sign("crew", (("role", kind),), boon=True)] = 1.0
        elif kind == "mutiny-decided" and told["won"]:
            found[Sign("mutiny")] = 1.0
        elif kind == "plunder":
            found[Sign("plunder")] = 1.0
        if "points" in told:
            if seat == own:
                points += told["points"]
            else:
                others += told["points"]
    found[Sign("points", amount=True, boon=True)] = points
    found[Sign("others", amount=True)] = others / (glimpse.after.players - 1)
    return found


def this_round(events: Sequence[Told]) -> Sequence[Told]:
    """Return the events until a round ends; cards that the Loader keeps count towards the next round.

    >>> [told["kind"] for told in this_round([{"kind": kind} for kind in ("offer", "dock", "round", "pay")])]
    ['offer', 'dock']
    >>> [told["kind"] for told in this_round([{"kind": kind} for kind in ("keep", "round", "dock", "round")])]
    ['keep', 'round', 'dock']
    """
    begins = [number for number, told in enumerate(events) if told["kind"] == "round"]
    if begins and events[0]["kind"] == "keep":
        begins = begins[1:]
    return events[: begins[0]] if begins else events


LENS = Lens(signs)
