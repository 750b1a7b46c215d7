"""How entries about seats change a table: who sits where, for whom a bot plays, and who is the host then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mutiny.bots import USUAL_STRENGTH
from mutiny.server.tables.entries import (
    PlayerErased,
    SeatLeft,
    SeatRemoved,
    SeatReturned,
    SeatTaken,
    SeatTakenOver,
)

if TYPE_CHECKING:
    from mutiny.server.tables.table import Table

STAND_IN = USUAL_STRENGTH
"""The level of a bot that takes over a seat."""


SeatEntry = SeatTaken | SeatLeft | SeatTakenOver | SeatReturned | SeatRemoved | PlayerErased


def change_seat(table: Table, entry: SeatEntry) -> str:
    """Apply an entry about a seat; return what the note about it says."""
    seat = entry.seat
    if isinstance(entry, SeatTaken):
        table.names[seat] = entry.name
        table.digests[seat] = entry.digest
        table.hosting.sit(seat, table.seats_of_people())
        return "sat"
    if isinstance(entry, SeatLeft):
        table.leave_counts[seat] += 1
        _free_seat(table, seat)
        return "left"
    if isinstance(entry, SeatTakenOver):
        table.leave_counts[seat] += entry.why == "left"
        _give_to_bot(table, seat, STAND_IN)
        return "took-over"
    if isinstance(entry, SeatRemoved):
        _remove_player(table, entry)
        return "removed"
    if isinstance(entry, PlayerErased):
        if entry.current:
            _erase_player(table, entry)
        return "erased"
    table.bots[seat] = None
    table.away[seat] = False
    table.hosting.sit(seat, table.seats_of_people())
    return "returned"


def _free_seat(table: Table, seat: int) -> None:
    table.names[seat] = table.bots[seat] = table.digests[seat] = None
    table.hosting.leave(seat, table.seats_of_people())


def _give_to_bot(table: Table, seat: int, level: str) -> None:
    """Let a bot play for the player at a seat."""
    table.bots[seat] = level
    table.away[seat] = True
    table.undo.cancel()
    table.hosting.pass_on(seat, table.seats_of_people())


def _remove_player(table: Table, entry: SeatRemoved) -> None:
    seat = entry.seat
    digest = table.digests[seat]
    table.hosting.decisions += 1
    table.hosting.bar(digest)
    if table.match is not None:
        _give_to_bot(table, seat, entry.bot or STAND_IN)
        table.digests[seat] = None
        return
    _free_seat(table, seat)
    table.bots[seat] = entry.bot
    if entry.bot is None and digest is not None:
        # Nobody can know whether the next to sit down is the same person: the host decides when the seat is free again.
        table.hosting.lock(None, True)


def _erase_player(table: Table, entry: PlayerErased) -> None:
    """Take the name and the token of a player who leaves for good; during the game a bot plays on."""
    seat = entry.seat
    table.digests[seat] = None
    if table.match is None and table.status == "waiting":
        _free_seat(table, seat)
        return
    table.names[seat] = entry.name
    if table.match is not None:
        table.match.names[seat] = entry.name
    if table.status == "playing" and not table.away[seat]:
        _give_to_bot(table, seat, STAND_IN)
    table.away[seat] = True
