"""States as bytes for comparisons: what can be seen of a state, and how it continues."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from mutiny.kernel.events import Event
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State


def text(value: object) -> str:
    """Return a value as JSON text; raises TypeError or ValueError if JSON cannot represent it.

    >>> text({"hand": ["wine"]})
    '{"hand":["wine"]}'
    """
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def seen(state: State, seat: int | None) -> str:
    """Return all that a seat, or a spectator, can see of a state: its view, its moves, and whether it is to act.

    The other acting seats are not included: when several decide at once, the view may hide who has decided.

    >>> from mutiny import game
    >>> seen(game("meuterer").new(3), None) == seen(game("meuterer").new(3), None)
    True
    """
    legal: list[int] = [] if seat is None else list(state.legal_actions(seat))
    return text([state.over, state.awaits_chance, seat in state.acting, legal, state.view(seat)])


def look(state: State) -> str:
    """Return all that anybody can see of a state, and its inventory.

    >>> from mutiny import game
    >>> state = game("meuterer").new(3)
    >>> before = look(state)
    >>> state.apply_chance(state.sample_chance(Rng(b"")))
    >>> look(state) == before
    False
    """
    everybody: list[int | None] = [None, *range(state.players)]
    return text([list(state.inventory()), [seen(state, seat) for seat in everybody]])


def future(state: State, steps: int = 1_000_000) -> str:
    """Return what happens when a copy of a state is played on in a fixed way. It reveals what no view shows.

    >>> from mutiny import game
    >>> state = game("meuterer").new(3)
    >>> future(state) == future(state.copy())
    True
    """
    state = state.copy()
    rng = Rng(b"future")
    entries: list[str] = []
    while not state.over and len(entries) < steps:
        if state.awaits_chance:
            outcome = state.sample_chance(rng)
            entries.append(state.format_chance(outcome))
            state.apply_chance(outcome)
        else:
            seat = state.acting[0]
            moves = state.legal_actions(seat)
            action = moves[rng.below(len(moves))]
            entries.append(state.format_move(seat, action))
            state.apply(seat, action)
    return text([entries, state.result() if state.over else None, look(state)])


def told(events: Iterable[Event], seat: int | None) -> str:
    """Return the events as a seat, or a spectator, sees them.

    >>> told([Event("draw", "M8.1", 2, {"count": 1}, {"cards": ["wine"]}, (2,))], 0)
    '[{"kind":"draw","clause":"M8.1","seat":2,"count":1}]'
    """
    return text([heard for event in events if (heard := event.seen_by(seat)) is not None])


def gist(events: Iterable[Event], seat: int | None) -> list[str]:
    """Return each event as a seat sees it, without regard to the order of cards.

    >>> one = Event("draw", "M8.1", 2, {}, {"cards": ["wine", "salt"]}, (2,))
    >>> other = Event("draw", "M8.1", 2, {}, {"cards": ["salt", "wine"]}, (2,))
    >>> gist([one], 2) == gist([other], 2)
    True
    """
    return [text(_sorted(heard)) for event in events if (heard := event.seen_by(seat)) is not None]


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _sorted(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return sorted((_sorted(part) for part in value), key=text)
    return value
