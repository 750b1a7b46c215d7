"""Tables for tests: opened, filled and played at random, without a server."""

from __future__ import annotations

from typing import NamedTuple

from mutiny import Rng, game
from mutiny.kernel.match import Match
from mutiny.protocol.tables import Clock
from mutiny.server.tables.entries import ChatSent, GameStarted, LogEntry, MoveMade, PhraseSaid, SeatTaken, TableOpened
from mutiny.server.tables.table import Delivery, Table

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]
GAMES = ("meuterer", "traitres", "cartagena")


class RecordedTable(NamedTuple):
    """A table, its log, and the messages to all audiences, in order."""

    table: Table
    entries: list[LogEntry]
    deliveries: list[Delivery]

    def apply(self, entry: LogEntry) -> list[Delivery]:
        """Apply a new entry."""
        deliveries = self.table.apply(entry, fresh=True)
        self.entries.append(entry)
        self.deliveries.extend(deliveries)
        return deliveries

    @property
    def match(self) -> Match:
        """Return the match at the table."""
        return self.table.started_match()


def recorded_table(name: str, players: int = 0, clock: Clock | None = None, seed: bytes = bytes(32)) -> RecordedTable:
    """Return a table with people at all seats, a started game, and all audiences listening."""
    count = players or game(name).least
    table = Table("table", seed)
    table.listening = [True] * (count + 1)
    made = RecordedTable(table, [], [])
    made.apply(TableOpened(1000, name, {}, [None] * count, True, clock or Clock(), 60))
    for seat in range(count):
        made.apply(SeatTaken(1001 + seat, seat, NAMES[seat], f"digest {seat}"))
    made.apply(GameStarted(2000, 0, "medium", []))
    return made


def play_on(made: RecordedTable, rng: Rng, moves: int = 10_000) -> None:
    """Make random moves, simultaneous ones in any order, with some talk between them."""
    at = 3000
    for _ in range(moves):
        if made.match.over:
            return
        acting = made.match.state.acting
        seat = acting[rng.below(len(acting))]
        legal = made.match.legal_moves(seat)
        at += 1 + rng.below(500)
        made.apply(MoveMade(at, seat, legal[rng.below(len(legal))], id=f"m{at}"))
        if rng.below(10) == 0:
            made.apply(ChatSent(at, rng.below(made.table.players), "ahoy", f"c{at}"))
            made.apply(ChatSent(at, rng.below(made.table.players), ":laugh:", f"e{at}", "laugh"))
        if made.table.game == "traitres" and made.table.status == "playing" and rng.below(8) == 0:
            made.apply(PhraseSaid(at, seat, "say accuse 1", f"s{at}"))
