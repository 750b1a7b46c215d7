"""Consequences in Cartagena: the winning side, its members, and the gold."""

from __future__ import annotations

from mutiny.analysis.reasons import Consequence, Consequences, Continuation, ReasonFinder


def consequences(continuation: Continuation) -> Consequences:
    """Return the outbreak of the mutiny, the ends of the next duel and the mutiny, and the gold of the seat's side."""
    own = continuation.seat
    found: Consequences = {}
    duels: list[str] = []
    for event in continuation.events:
        if event["kind"] == "mutiny":
            found[Consequence("outbreak", (("why", event["why"]),))] = 1.0
        elif event["kind"] == "out" and event["seat"] == own:
            found[Consequence("out", (("why", "side" if event["clause"] == "C3.2" else "monkey"),))] = 1.0
        elif event["kind"] == "duel-won":
            duels.append(event["side"])
    if not continuation.after.over:
        return found
    end = continuation.after.view(None)
    side = end["sides"][own]
    if side is None:
        return found
    found[Consequence("side", boon=True)] = float(end["winning_side"] == side)
    duel = continuation.world.view(None)["duel"]
    if duel is not None and duels:
        found[Consequence("duel", (("letter", duel["letter"]),), boon=True)] = float(duels[0] == side)
    fellows = [seat for seat, other in enumerate(end["sides"]) if other == side and seat != own and end["aboard"][seat]]
    found[Consequence("fellows", amount=True)] = len(fellows)
    found[Consequence("gold", amount=True, boon=True)] = end["totals"][own]
    found[Consequence("richest", boon=True)] = float(all(end["totals"][own] >= end["totals"][seat] for seat in fellows))
    return found


REASON_FINDER = ReasonFinder(consequences)
