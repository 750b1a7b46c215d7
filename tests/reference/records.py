"""Read the parts of records that all games share strictly, and count paths and positions exactly.

Imports this package only.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from .options import RefusedEntry


class Playable(Protocol):
    """A table of any game."""

    def expected(self) -> tuple[str, Any]:
        """Return what the table waits for."""

    def legal(self) -> Any:
        """Return the legal moves: of the seat to act, or by seat if there may be several."""

    def play(self, who: Any, notation: str) -> None:
        """Carry out one entry."""

    def summary(self) -> dict[str, Any]:
        """Return the whole position."""

    def result(self) -> dict[str, Any]:
        """Return the result, at the end."""

    def clone(self: Any) -> Any:
        """Return a copy of the table."""


Some = TypeVar("Some", bound=Playable)


def read_frame(record: Any, game: str) -> tuple[int, dict[str, str]]:
    """Return the number of players of a record, and its options."""
    needed = {"mutiny", "game", "options", "players", "moves"}
    if not isinstance(record, dict) or not needed <= set(record):
        raise RefusedEntry(None, f"a record is an object with {sorted(needed)}")
    unknown = set(record) - needed - {"result", "seed", "commitment"}
    if unknown:
        raise RefusedEntry(None, f"unknown keys {sorted(unknown)}")
    if record["mutiny"] != 1 or isinstance(record["mutiny"], bool) or record["game"] != game:
        raise RefusedEntry(None, f"not a {game} record of version 1")
    players, options = record["players"], record["options"]
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise RefusedEntry(None, "players is a list of names")
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise RefusedEntry(None, "options is an object of strings")
    if not isinstance(record["moves"], list):
        raise RefusedEntry(None, "moves is a list of entries")
    return len(players), options


def play_entries(record: dict[str, Any], table: Some) -> Some:
    """Return the table after the last entry; raise RefusedEntry for an unsound entry or a wrong result."""
    for index, entry in enumerate(record["moves"]):
        if not isinstance(entry, list) or len(entry) != 2:
            raise RefusedEntry(index, "an entry is [who, notation]")
        who, notation = entry
        if isinstance(who, bool) or not (isinstance(who, int) or who == "*"):
            raise RefusedEntry(index, "who is a seat or '*'")
        if not isinstance(notation, str):
            raise RefusedEntry(index, "the notation is a string")
        # At a table, simultaneous decisions may come in any order; in a record they are in seat order.
        seats = table.expected()[1]
        if isinstance(seats, list) and len(seats) > 1 and who != seats[0]:
            raise RefusedEntry(index, "those who act at once are written in seat order")
        table.play(who, notation)
    if "result" in record:
        if table.expected()[0] != "over":
            raise RefusedEntry(None, "a result, but the game is not over")
        if record["result"] != table.result():
            raise RefusedEntry(None, f"the result is {table.result()}, not {record['result']}")
    return table


def choices(table: Playable) -> list[tuple[int, str]]:
    """Return the legal moves by seat."""
    legal = table.legal()
    if isinstance(legal, dict):
        return [(seat, move) for seat, moves in legal.items() for move in moves]
    return [(table.expected()[1], move) for move in legal]


def count(table: Playable, depth: int) -> list[int]:
    """Return the number of paths of 0, 1, ... `depth` moves, without talk; chance or the end of the game ends a path.

    Simultaneous decisions are made in every order, and each order is a separate path.
    """
    paths = [1] + [0] * depth
    if depth:
        for seat, move in choices(table):
            child = table.clone()
            child.play(seat, move)
            for deeper, number in enumerate(count(child, depth - 1)):
                paths[deeper + 1] += number
    return paths


def count_positions(table: Playable, depth: int) -> int:
    """Return the number of different positions within `depth` moves, including this one, without chance."""
    seen = {repr(table.summary())}
    frontier = [table]
    for _ in range(depth):
        reached = []
        for position in frontier:
            for seat, move in choices(position):
                child = position.clone()
                child.play(seat, move)
                key = repr(child.summary())
                if key not in seen:
                    seen.add(key)
                    reached.append(child)
        frontier = reached
    return len(seen)
