"""Signs in Cartagena: the winning side, its members, and the gold."""

from __future__ import annotations

from mutiny.advice.signs import Glimpse, Lens, Sign, Signs


def signs(glimpse: Glimpse) -> Signs:
    """Return the outbreak of the mutiny, the ends of the next duel and the mutiny, and the gold of the seat's side."""
    own = glimpse.seat
    found: Signs = {}
    duels: list[str] = []
    for told in glimpse.events:
        if told["kind"] == "mutiny":
            found[Sign("outbreak", (("why", told["why"]),))] = 1.0
        elif told["kind"] == "out" and told["seat"] == own:
            found[Sign("out", (("why", "side" if told["clause"] == "C3.2" else "monkey"),))] = 1.0
        elif told["kind"] == "duel-won":
            duels.append(told["side"])
    if not glimpse.after.over:
        return found
    end = glimpse.after.view(None)
    side = end["sides"][own]
    if side is None:
        return found
    found[Sign("side", boon=True)] = float(end["winning_side"] == side)
    duel = glimpse.world.view(None)["duel"]
    if duel is not None and duels:
        found[Sign("duel", (("letter", duel["letter"]),), boon=True)] = float(duels[0] == side)
    fellows = [seat for seat, other in enumerate(end["sides"]) if other == side and seat != own and end["aboard"][seat]]
    found[Sign("fellows", amount=True)] = len(fellows)
    found[Sign("gold", amount=True, boon=True)] = end["totals"][own]
    found[Sign("richest", boon=True)] = float(all(end["totals"][own] >= end["totals"][seat] for seat in fellows))
    return found


LENS = Lens(signs)
