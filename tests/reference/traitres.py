"""Traîtres records read strictly, and exact counts of paths and positions. Imports this package only."""

from collections.abc import Mapping
from typing import Any

from .options import Refused
from .traitres_table import Crew, Table

__all__ = ["Crew", "Refused", "Table", "count", "count_positions", "replay"]


def replay(record: dict[str, Any], deck: Mapping[str, int] | None = None, crew: Crew | None = None) -> Table:
    """The table after the last entry of a record; Refused if the record is not sound.

    A deck or a crew handed over stands in for that of T0.3 or T0.1.
    """
    table = read_frame(record, deck, crew)
    for index, entry in enumerate(record["moves"]):
        if not isinstance(entry, list) or len(entry) != 2:
            raise Refused(index, "an entry is [who, notation]")
        who, notation = entry
        if isinstance(who, bool) or not (isinstance(who, int) or who == "*"):
            raise Refused(index, "who is a seat or '*'")
        if not isinstance(notation, str):
            raise Refused(index, "the notation is a string")
        table.play(who, notation)
    if "result" in record:
        if table.expected()[0] != "over":
            raise Refused(None, "a result, but the game is not over")
        if record["result"] != table.result():
            raise Refused(None, f"the result is {table.result()}, not {record['result']}")
    return table


def read_frame(record: Any, deck: Mapping[str, int] | None, crew: Crew | None) -> Table:
    """The table before the first entry."""
    needed = {"mutiny", "game", "options", "players", "moves"}
    if not isinstance(record, dict) or not needed <= set(record):
        raise Refused(None, f"a record is an object with {sorted(needed)}")
    unknown = set(record) - needed - {"result", "seed", "commitment"}
    if unknown:
        raise Refused(None, f"unknown keys {sorted(unknown)}")
    if record["mutiny"] != 1 or isinstance(record["mutiny"], bool) or record["game"] != "traitres":
        raise Refused(None, "not a traitres record of version 1")
    players, options = record["players"], record["options"]
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise Refused(None, "players is a list of names")
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise Refused(None, "options is an object of strings")
    if not isinstance(record["moves"], list):
        raise Refused(None, "moves is a list of entries")
    return Table(len(players), options, deck, crew)


def count(table: Table, depth: int) -> list[int]:
    """How many paths of 0, 1, ... `depth` moves start here, nobody talking; the end of the game ends a path."""
    paths = [1] + [0] * depth
    if depth:
        for move in table.legal():
            child = table.clone()
            child.play(table.expected()[1], move)
            for deeper, number in enumerate(count(child, depth - 1)):
                paths[deeper + 1] += number
    return paths


def count_positions(table: Table, depth: int) -> int:
    """How many different positions, this one included, lie within `depth` moves."""
    seen = {repr(table.summary())}
    frontier = [table]
    for _ in range(depth):
        reached = []
        for position in frontier:
            for move in position.legal():
                child = position.clone()
                child.play(position.expected()[1], move)
                key = repr(child.summary())
                if key not in seen:
                    seen.add(key)
                    reached.append(child)
        frontier = reached
    return len(seen)
