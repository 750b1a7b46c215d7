"""Consequences in Contraband: scores, and holds that blow up."""

from __future__ import annotations

from mutiny.analysis.reasons import Consequence, Consequences, Continuation, ReasonFinder


def consequences(continuation: Continuation) -> Consequences:
    """Return the seat's final score, whether its hold blows up, and who weighs anchor first."""
    if not continuation.after.over:
        return {}
    end = continuation.after.view(None)
    own = continuation.seat
    return {
        Consequence("score", amount=True, boon=True): continuation.after.result()["scores"][own],
        Consequence("blown"): float(end["holds"][own].count("powder") > 1),
        Consequence("late"): float(end["weigher"] not in (None, own)),
    }


REASON_FINDER = ReasonFinder(consequences)
