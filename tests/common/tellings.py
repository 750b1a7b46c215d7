"""What others are told of a move, against what they see of it."""

from __future__ import annotations

from mutiny.kernel.state import State
from mutiny.testing.looks import seen, told


def tell_apart(state: State, mover: int) -> int:
    """Of all moves somebody may make, those that sound alike to another look alike to him, and only those.

    Returns to how many others they sound different.
    """
    tried = 0
    for watcher in (None, *(seat for seat in range(state.players) if seat != mover)):
        heard: dict[str, set[str]] = {}
        sights: set[str] = set()
        for action in state.legal(mover):
            child = state.copy()
            events = child.apply(mover, action)
            sights.add(seen(child, watcher))
            heard.setdefault(told(events, watcher), set()).add(seen(child, watcher))
        assert all(len(looks) == 1 for looks in heard.values())
        assert len(sights) == len(heard)
        tried += len(heard) > 1
    return tried
