"""Opening a table, taking a seat, and finding the seat of a token."""

from __future__ import annotations

from hmac import compare_digest

from mutiny.kernel.discovery import game as find_game
from mutiny.server import log
from mutiny.server.acts import level, name_of
from mutiny.server.log import Entry
from mutiny.server.options import checked_options
from mutiny.server.refusal import Refusal
from mutiny.server.table import STAND_IN, Table, Who
from mutiny.wire.api import NewTable


def entries_of_opening(wanted: NewTable, digest: str, now: int) -> list[Entry]:
    """Return the first entries of a table: its opening, its first player, and the start if every other seat is a bot's.

    >>> [type(entry).__name__ for entry in entries_of_opening(
    ...     NewTable(game="meuterer", name="Ann", players=3, bots=["easy", "hard"]), "d", 0)]
    ['Opened', 'Sat', 'Started']
    """
    game = find_game(wanted.game)
    game.check_players(wanted.players)
    options = checked_options(game, wanted.players, wanted.options)
    if len(wanted.bots) >= wanted.players:
        raise Refusal("malformed", f"{len(wanted.bots)} bots leave no seat of {wanted.players} for you.")
    if wanted.clock.bonus and wanted.clock.game is None:
        raise Refusal("malformed", "a bonus goes with time for the whole game: set 'game' too.")
    bots = [level(name) for name in wanted.bots]
    seats: list[str | None] = [None] * (wanted.players - len(bots)) + bots
    name = name_of(wanted.name, [])
    entries: list[Entry] = [
        log.Opened(now, game.name, options, seats, wanted.open, wanted.clock, wanted.grace),
        log.Sat(now, 0, name, digest),
    ]
    return [*entries, log.Started(now, None, bots[0], [])] if len(bots) == wanted.players - 1 else entries


def entries_of_rematch(table: Table, now: int) -> list[Entry]:
    """Return the first entries of a rematch: same game, players, seats and tokens. Bots replace players who left."""
    seats: list[str | None] = [table.bots[seat] for seat in range(table.players)]
    entries: list[Entry] = [log.Opened(now, table.game, table.options, seats, table.open, table.clock, table.grace)]
    for seat in table.people():
        name, digest = table.names[seat], table.digests[seat]
        assert name is not None
        assert digest is not None
        entries.append(log.Sat(now, seat, name, digest))
    return [*entries, log.Started(now, None, STAND_IN, [])]


def entries_of_sitting(table: Table, name: str, digest: str, now: int) -> list[Entry]:
    """Return the entries for taking the first free seat. If it was the last one, the game starts."""
    free = table.free()
    if table.match is not None:
        raise Refusal("closed", "the game has begun: you can watch it.")
    if not free:
        raise Refusal("full", "all seats are taken: you can watch.")
    entries: list[Entry] = [log.Sat(now, free[0], name_of(name, table.names), digest)]
    if len(free) == 1:
        entries.append(log.Started(now, None, STAND_IN, []))
    return entries


def seat_of(table: Table, mine: str) -> Who | None:
    """Return the seat whose token has a digest, or None."""
    for seat, known in enumerate(table.digests):
        if known is not None and compare_digest(known, mine):
            return Who(seat, known)
    return None


def check_seat(table: Table, who: Who) -> None:
    """Refuse a player who has left the seat."""
    if not table.holds(who):
        raise Refusal("no-seat", "you have left this seat.")
