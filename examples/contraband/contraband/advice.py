"""What a hint looks for in games of Contraband that are played on: scores, and holds that blow up."""

from __future__ import annotations

from mutiny.advice.signs import Glimpse, Lens, Sign, Signs


def signs(glimpse: Glimpse) -> Signs:
    """Return the seat's final score, whether its hold blows up, and who weighs anchor first."""
    if not glimpse.after.over:
        return {}
    end = glimpse.after.view(None)
    own = glimpse.seat
    return {
        Sign("score", amount=True, boon=True): glimpse.after.result()["scores"][own],
        Sign("blown"): float(end["holds"][own].count("powder") > 1),
        Sign("late"): float(end["weigher"] not in (None, own)),
    }


LENS = Lens(signs)
