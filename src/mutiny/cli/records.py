"""Replays records for a command, with errors that name the file."""

from __future__ import annotations

from mutiny import Match, MutinyError, Record, State, game, replay
from mutiny.cli.failure import Failure, Usage


def state_after(name: str, record: Record, entries: int | None = None) -> State:
    """Return the state after a record's last entry, or after a number of entries."""
    if entries is not None:
        if entries > len(record.moves):
            raise Usage(f"{name} has {len(record.moves)} entries, not {entries}.")
        # The following entries do not matter then, even if they are faulty.
        record = Record(record.game, record.options, record.players, record.moves[:entries])
    try:
        return replay(record)
    except MutinyError as error:
        raise Failure(f"{name}: {error}") from None


def match_of(name: str, record: Record, entries: int | None = None) -> Match:
    """Return the whole match, or its first entries, with all events; the record is checked strictly first."""
    state_after(name, record, entries)
    match = Match(game(record.game), record.players, record.options)
    for who, notation in record.moves[:entries]:
        match.enter(who, notation)
    return match


def check_seat(seat: int, players: list[str]) -> int:
    """Refuse a seat that does not exist.

    >>> check_seat(4, ["Ann", "Bo", "Cy"])
    Traceback (most recent call last):
    mutiny.cli.failure.Usage: there is no seat 4; the seats are 0 to 2.
    """
    if seat >= len(players):
        raise Usage(f"there is no seat {seat}; the seats are 0 to {len(players) - 1}.")
    return seat
