"""Opening a table, taking a seat, and finding the seat of a token."""

from __future__ import annotations

from hmac import compare_digest

from mutiny.kernel.discovery import game as find_game
from mutiny.protocol.api import NewTable
from mutiny.server.common.refusal import Refusal
from mutiny.server.tables.commands import checked_level
from mutiny.server.tables.entries import GameStarted, LogEntry, SeatTaken, TableOpened
from mutiny.server.tables.names import checked_name
from mutiny.server.tables.options import checked_options
from mutiny.server.tables.seat_changes import STAND_IN
from mutiny.server.tables.table import Participant, Table


def opening_entries(request: NewTable, digest: str, now: int) -> list[LogEntry]:
    """Return the first entries of a table: its opening, its first player, and the start if every other seat is a bot's.

    >>> [type(entry).__name__ for entry in opening_entries(
    ...     NewTable(game="meuterer", name="Ann", players=3, bots=["easy", "hard"]), "d", 0)]
    ['TableOpened', 'SeatTaken', 'GameStarted']
    """
    game = find_game(request.game)
    game.check_players(request.players)
    options = checked_options(game, request.players, request.options)
    if len(request.bots) >= request.players:
        raise Refusal("malformed", f"{len(request.bots)} bots leave no seat of {request.players} for you.")
    if request.clock.bonus and request.clock.game is None:
        raise Refusal("malformed", "a bonus goes with time for the whole game: set 'game' too.")
    bots = [checked_level(name) for name in request.bots]
    seats: list[str | None] = [None] * (request.players - len(bots)) + bots
    name = checked_name(request.name, [])
    entries: list[LogEntry] = [
        TableOpened(now, game.name, options, seats, request.open, request.clock, request.grace),
        SeatTaken(now, 0, name, digest),
    ]
    return [*entries, GameStarted(now, None, bots[0], [])] if len(bots) == request.players - 1 else entries


def rematch_entries(table: Table, now: int) -> list[LogEntry]:
    """Return the first entries of a rematch: same game, players, seats, tokens and host. Bots replace who has left."""
    seats: list[str | None] = [table.bots[seat] for seat in range(table.players)]
    entries: list[LogEntry] = [TableOpened(now, table.game, table.options, seats, table.open, table.clock, table.grace)]
    people = table.seats_of_people()
    # The host sits down first, and so is the host there too.
    for seat in sorted(people, key=lambda seat: seat != table.hosting.host):
        name, digest = table.names[seat], table.digests[seat]
        if name is not None and digest is not None:
            entries.append(SeatTaken(now, seat, name, digest))
    return [*entries, GameStarted(now, None, STAND_IN, [])]


def joining_entries(table: Table, name: str, digest: str, now: int) -> list[LogEntry]:
    """Return the entries for taking the first free seat. If it was the last one, the game starts."""
    free = table.free_seats()
    if table.match is not None:
        raise Refusal("closed", "the game has begun: you can watch it.")
    table.hosting.check_open()
    if not free:
        raise Refusal("full", "all seats are taken: you can watch.")
    if table.hosting.seats_locked:
        raise Refusal("locked", "the host lets nobody else sit down now: you can watch.")
    entries: list[LogEntry] = [SeatTaken(now, free[0], checked_name(name, table.names), digest)]
    if len(free) == 1:
        entries.append(GameStarted(now, None, STAND_IN, []))
    return entries


def find_seat(table: Table, digest: str) -> Participant | None:
    """Return the participant whose token has a digest, or None."""
    for seat, known in enumerate(table.digests):
        if known is not None and compare_digest(known, digest):
            return Participant(seat, known)
    return None


def check_seat(table: Table, participant: Participant) -> None:
    """Refuse a player who has left the seat, or was removed from it."""
    if not table.has_seat(participant):
        table.hosting.check_barred(participant.digest)
        raise Refusal("no-seat", "you have left this seat.")
