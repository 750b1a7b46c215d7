"""Cartagena records read strictly, and exact counts of paths and positions. Imports this package only."""

from typing import Any

from .cartagena_components import Components
from .cartagena_table import Table
from .options import Refused

__all__ = ["Components", "Refused", "Table", "count", "count_positions", "replay"]


def replay(record: dict[str, Any], components: Components | None = None) -> Table:
    """The table after the last entry of a record; Refused if the record is not sound.

    Components handed over stand in for our own, and for whatever an option `components` says.
    """
    table = read_frame(record, components)
    for index, entry in enumerate(record["moves"]):
        if not isinstance(entry, list) or len(entry) != 2:
            raise Refused(index, "an entry is [who, notation]")
        who, notation = entry
        if isinstance(who, bool) or not (isinstance(who, int) or who == "*"):
            raise Refused(index, "who is a seat or '*'")
        if not isinstance(notation, str):
            raise Refused(index, "the notation is a string")
        # At a table the cards of a duel round may be laid in any order; on paper they stand in seat order.
        if table.phase == "lay" and who != table.expected()[1][0]:
            raise Refused(index, "the cards of a duel round are written in seat order")
        table.play(who, notation)
    if "result" in record:
        if table.expected()[0] != "over":
            raise Refused(None, "a result, but the game is not over")
        if record["result"] != table.result():
            raise Refused(None, f"the result is {table.result()}, not {record['result']}")
    return table


def read_frame(record: Any, components: Components | None) -> Table:
    """The table before the first entry."""
    needed = {"mutiny", "game", "options", "players", "moves"}
    if not isinstance(record, dict) or not needed <= set(record):
        raise Refused(None, f"a record is an object with {sorted(needed)}")
    unknown = set(record) - needed - {"result", "seed", "commitment"}
    if unknown:
        raise Refused(None, f"unknown keys {sorted(unknown)}")
    if record["mutiny"] != 1 or isinstance(record["mutiny"], bool) or record["game"] != "cartagena":
        raise Refused(None, "not a cartagena record of version 1")
    players, options = record["players"], record["options"]
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise Refused(None, "players is a list of names")
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise Refused(None, "options is an object of strings")
    if not isinstance(record["moves"], list):
        raise Refused(None, "moves is a list of entries")
    return Table(len(players), options, components)


def count(table: Table, depth: int) -> list[int]:
    """How many paths of 0, 1, ... `depth` moves start here; chance and the end of the game end a path.

    The cards of a duel round are laid in every order, and each order is a path of its own.
    """
    paths = [1] + [0] * depth
    if depth:
        for seat, moves in table.legal().items():
            for move in moves:
                child = table.clone()
                child.play(seat, move)
                for deeper, number in enumerate(count(child, depth - 1)):
                    paths[deeper + 1] += number
    return paths


def count_positions(table: Table, depth: int) -> int:
    """How many different positions, this one included, lie within `depth` moves, chance not played."""
    seen = {repr(table.summary())}
    frontier = [table]
    for _ in range(depth):
        reached = []
        for position in frontier:
            for seat, moves in position.legal().items():
                for move in moves:
                    child = position.clone()
                    child.play(seat, move)
                    key = repr(child.summary())
                    if key not in seen:
                        seen.add(key)
                        reached.append(child)
        frontier = reached
    return len(seen)
