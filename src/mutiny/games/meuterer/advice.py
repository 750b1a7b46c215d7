"""Consequences in Meuterer: the effects of a move until the round is scored."""

from __future__ import annotations

from collections.abc import Sequence

from mutiny.analysis.reasons import Consequence, Consequences, Continuation, ReasonFinder
from mutiny.kernel.events import SeatEvent


def consequences(continuation: Continuation) -> Consequences:
    """Return sales, dockings, the mutiny, the pirates, and the points of this seat and, on average, of the others."""
    own = continuation.seat
    found: Consequences = {}
    points = others = 0.0
    for event in this_round(continuation.events):
        kind, seat = event["kind"], event["seat"]
        if kind == "sales" and seat == own:
            found[Consequence("sale", (("island", event["island"]),), boon=True)] = 1.0
        elif kind == "dock" and seat == own:
            role = "mutineer" if event["clause"] == "M5.2" else "captain"
            found[Consequence("dock", (("role", role),), boon=True)] = 1.0
        elif kind in ("mate", "boy") and seat == own:
            found[Consequence("crew", (("role", kind),), boon=True)] = 1.0
        elif kind == "mutiny-decided" and event["won"]:
            found[Consequence("mutiny")] = 1.0
        elif kind == "plunder":
            found[Consequence("plunder")] = 1.0
        if "points" in event:
            if seat == own:
                points += event["points"]
            else:
                others += event["points"]
    found[Consequence("points", amount=True, boon=True)] = points
    found[Consequence("others", amount=True)] = others / (continuation.after.players - 1)
    return found


def this_round(events: Sequence[SeatEvent]) -> Sequence[SeatEvent]:
    """Return the events until a round ends; cards that the Loader keeps count towards the next round.

    >>> [event["kind"] for event in this_round([{"kind": kind} for kind in ("offer", "dock", "round", "pay")])]
    ['offer', 'dock']
    >>> [event["kind"] for event in this_round([{"kind": kind} for kind in ("keep", "round", "dock", "round")])]
    ['keep', 'round', 'dock']
    """
    begins = [number for number, event in enumerate(events) if event["kind"] == "round"]
    if begins and events[0]["kind"] == "keep":
        begins = begins[1:]
    return events[: begins[0]] if begins else events


REASON_FINDER = ReasonFinder(consequences)
