"""Replays records for a command, with errors that name the file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from mutiny import Match, MutinyError, Record, State, replay
from mutiny.cli.failure import Failure, Usage
from mutiny.kernel.match import replay_match

T = TypeVar("T")


def state_after(name: str, record: Record, entries: int | None = None) -> State:
    """Return the state after a record's last entry, or after a number of entries."""
    return _replayed(replay, name, record, entries)


def match_of(name: str, record: Record, entries: int | None = None) -> Match:
    """Return the match of a record, or of its first entries, with all events."""
    return _replayed(replay_match, name, record, entries)


def _replayed(replay: Callable[[Record], T], name: str, record: Record, entries: int | None) -> T:
    if entries is not None:
        if entries > len(record.moves):
            raise Usage(f"{name} has {len(record.moves)} entries, not {entries}.")
        # The following entries do not matter then, even if they are faulty.
        record = Record(record.game, record.options, record.players, record.moves[:entries])
    try:
        return replay(record)
    except MutinyError as error:
        raise Failure(f"{name}: {error}") from None


def check_seat(seat: int, players: list[str]) -> int:
    """Refuse a seat that does not exist.

    >>> check_seat(4, ["Ann", "Bo", "Cy"])
    Traceback (most recent call last):
    mutiny.cli.failure.Usage: there is no seat 4; the seats are 0 to 2.
    """
    if seat >= len(players):
        raise Usage(f"there is no seat {seat}; the seats are 0 to {len(players) - 1}.")
    return seat
