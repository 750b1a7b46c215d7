"""Helpers for the tests of all games: they play moves written as in records, inspect a match, and check refusals.

Imports the kernel's public names only.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from mutiny import Event, IllegalMove, Match, MutinyError


def words(text: str) -> list[str]:
    """Return the words of a text. This replaces lists that would be long and hard to read."""
    return text.split()


def play(match: Match, moves: str) -> list[Event]:
    """Play entries written `SEAT NOTATION` or `* NOTATION`, separated by semicolons; return all events."""
    events: list[Event] = []
    for entry in moves.split(";"):
        who, notation = entry.strip().split(" ", 1)
        events += match.enter(None if who == "*" else int(who), notation)
    return events


@cache
def fields(kind: type, given: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the fields of a class, in pure form (from an object) and in compiled form."""
    return tuple(
        name
        for name in given or dir(kind)
        if not name.startswith("__")
        and not callable(getattr(kind, name, None))
        and not isinstance(getattr(kind, name, None), property)
        and name not in ("setting", "wants_events", "_events")
    )


def dump(one: object) -> str:
    """Return every field of a state, or of a player on it, as text for comparison."""
    parts = []
    kind: Any = type(one)
    for name in fields(kind, tuple(getattr(one, "__dict__", ()))):
        value = getattr(one, name)
        parts.append((name, [dump(player) for player in value] if name == "crew" else value))
    return repr(parts)


def asked(match: Match) -> int:
    """Return the seat that is to decide."""
    (seat,) = match.state.acting
    return seat


def legal(match: Match) -> list[str]:
    """Return the legal moves of the seat that is to decide."""
    return match.legal_moves(asked(match))


def see(match: Match, what: str) -> Any:
    """Return one value of the public view."""
    return match.state.view(None)[what]


def hand(match: Match, seat: int) -> str:
    """Return a hand, in the order in which the rulebook lists the cards."""
    return " ".join(match.state.view(seat)["hand"])


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of some events."""
    return [event.kind for event in events]


def the(events: list[Event], kind: str, seat: int | None = None) -> dict[str, Any]:
    """Return all facts of the only event of a kind (and, if given, of a seat)."""
    (event,) = [event for event in events if event.kind == kind and seat in (None, event.seat)]
    return event.with_secrets()


def refused(match: Match, seat: int, move: str | int, clause: str) -> IllegalMove:
    """Assert that a move is refused under a clause and that nothing has changed; return the refusal."""
    state = match.state
    before, entries = dump(state), list(match.entries)
    with pytest.raises(IllegalMove) as caught:
        state.apply_with_events(seat, state.parse_move(seat, move) if isinstance(move, str) else move)
    assert caught.value.clause == clause, str(caught.value)
    assert str(caught.value) == f"{clause}: {caught.value.reason}."
    with pytest.raises(IllegalMove) as again:
        match.play(seat, move)
    assert str(again.value) == str(caught.value)
    assert dump(state) == before
    assert match.entries == entries
    assert move not in match.legal_moves(seat)
    return caught.value


def refused_chance(match: Match, notation: str, reason: str) -> None:
    """Assert that a chance outcome is refused for a reason and that nothing has changed."""
    before, entries = dump(match.state), list(match.entries)
    with pytest.raises(MutinyError, match=rf"(^|[:'] )({reason})"):
        match.chance(notation)
    assert dump(match.state) == before
    assert match.entries == entries
