"""What the records of all games have in common, read strictly, and exact counts of paths and positions.

Imports this package only.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from .options import Refused


class Playable(Protocol):
    """A table of any game."""

    def expected(self) -> tuple[str, Any]:
        """What the table waits for."""

    def legal(self) -> Any:
        """The legal moves: of the seat to act, or by seat where several may be."""

    def play(self, who: Any, notation: str) -> None:
        """Carry out one entry."""

    def summary(self) -> dict[str, Any]:
        """The whole position."""

    def result(self) -> dict[str, Any]:
        """The result, at the end."""

    def clone(self: Any) -> Any:
        """The same table again."""


Some = TypeVar("Some", bound=Playable)


def read_frame(record: Any, game: str) -> tuple[int, dict[str, str]]:
    """How many play a record, and with which options."""
    needed = {"mutiny", "game", "options", "players", "moves"}
    if not isinstance(record, dict) or not needed <= set(record):
        raise Refused(None, f"a record is an object with {sorted(needed)}")
    unknown = set(record) - needed - {"result", "seed", "commitment"}
    if unknown:
        raise Refused(None, f"unknown keys {sorted(unknown)}")
    if record["mutiny"] != 1 or isinstance(record["mutiny"], bool) or record["game"] != game:
        raise Refused(None, f"not a {game} record of version 1")
    players, options = record["players"], record["options"]
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise Refused(None, "players is a list of names")
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise Refused(None, "options is an object of strings")
    if not isinstance(record["moves"], list):
        raise Refused(None, "moves is a list of entries")
    return len(players), options


def play_entries(record: dict[str, Any], table: Some) -> Some:
    """The table after the last entry; Refused if an entry is not sound, or the result is not that of the moves."""
    for index, entry in enumerate(record["moves"]):
        if not isinstance(entry, list) or len(entry) != 2:
            raise Refused(index, "an entry is [who, notation]")
        who, notation = entry
        if isinstance(who, bool) or not (isinstance(who, int) or who == "*"):
            raise Refused(index, "who is a seat or '*'")
        if not isinstance(notation, str):
            raise Refused(index, "the notation is a string")
        # At a table those who are to act at once may do so in any order; on paper they stand in seat order.
        seats = table.expected()[1]
        if isinstance(seats, list) and len(seats) > 1 and who != seats[0]:
            raise Refused(index, "those who act at once are written in seat order")
        table.play(who, notation)
    if "result" in record:
        if table.expected()[0] != "over":
            raise Refused(None, "a result, but the game is not over")
        if record["result"] != table.result():
            raise Refused(None, f"the result is {table.result()}, not {record['result']}")
    return table


def choices(table: Playable) -> list[tuple[int, str]]:
    """Who may make which move."""
    legal = table.legal()
    if isinstance(legal, dict):
        return [(seat, move) for seat, moves in legal.items() for move in moves]
    return [(table.expected()[1], move) for move in legal]


def count(table: Playable, depth: int) -> list[int]:
    """How many paths of 0, 1, ... `depth` moves start here, nobody talking; chance and the end of the game end a path.

    Those who act at once do so in every order, and each order is a path of its own.
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
    """How many different positions, this one included, lie within `depth` moves, chance not played."""
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
