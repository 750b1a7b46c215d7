"""Tables for tests: opened, filled and played at random, without a server."""

from __future__ import annotations

from typing import NamedTuple

from mutiny import Rng, game
from mutiny.kernel.match import Match
from mutiny.server import log
from mutiny.server.log import Entry
from mutiny.server.table import Table, Telling
from mutiny.wire.tables import Clock

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]
GAMES = ("meuterer", "traitres", "cartagena")


class Sitting(NamedTuple):
    """A table, its log, and what all audiences were told, as they were told it."""

    table: Table
    entries: list[Entry]
    told: list[Telling]

    def enter(self, entry: Entry) -> list[Telling]:
        """Go on by an entry that has just been made."""
        told = self.table.fold(entry, fresh=True)
        self.entries.append(entry)
        self.told.extend(told)
        return told

    @property
    def match(self) -> Match:
        """The game that is played."""
        return self.table.playing()


def sitting(name: str, players: int = 0, clock: Clock | None = None, seed: bytes = bytes(32)) -> Sitting:
    """People at all seats, the game begun, everybody listening."""
    count = players or game(name).least
    table = Table("table", seed)
    table.ears = [True] * (count + 1)
    made = Sitting(table, [], [])
    made.enter(log.Opened(1000, name, {}, [None] * count, True, clock or Clock(), 60))
    for seat in range(count):
        made.enter(log.Sat(1001 + seat, seat, NAMES[seat], f"digest {seat}"))
    made.enter(log.Started(2000, 0, "medium", []))
    return made


def play_on(made: Sitting, rng: Rng, moves: int = 10_000) -> None:
    """Random moves, those who decide at once in any order; some talk between them."""
    at = 3000
    for _ in range(moves):
        if made.match.over:
            return
        acting = made.match.state.acting
        seat = acting[rng.below(len(acting))]
        legal = made.match.legal(seat)
        at += 1 + rng.below(500)
        made.enter(log.Moved(at, seat, legal[rng.below(len(legal))], id=f"m{at}"))
        if rng.below(10) == 0:
            made.enter(log.Chatted(at, rng.below(made.table.players), "ahoy", f"c{at}"))
        if made.table.game == "traitres" and made.table.status == "playing" and rng.below(8) == 0:
            made.enter(log.Said(at, seat, "say accuse 1", f"s{at}"))
