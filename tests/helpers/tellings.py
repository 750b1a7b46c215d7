"""Compare the events that other seats see of a move with their views."""

from __future__ import annotations

from mutiny.kernel.state import State
from mutiny.testing.fingerprints import seen, told


def tell_apart(state: State, mover: int) -> int:
    """Check that moves with equal events for another seat also give it equal views, and the other way round.

    Returns the number of other seats for which the events differ.
    """
    tried = 0
    for watcher in (None, *(seat for seat in range(state.players) if seat != mover)):
        heard: dict[str, set[str]] = {}
        sights: set[str] = set()
        for action in state.legal_actions(mover):
            child = state.copy()
            events = child.apply_with_events(mover, action)
            sights.add(seen(child, watcher))
            heard.setdefault(told(events, watcher), set()).add(seen(child, watcher))
        assert all(len(looks) == 1 for looks in heard.values())
        assert len(sights) == len(heard)
        tried += len(heard) > 1
    return tried
