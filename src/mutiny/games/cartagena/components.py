# mypyc: skip
# Runs once, on data; nothing here is hot.
"""The components: cards, coins and the track, read from data. The error for a bad number names its place."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mutiny.games.cartagena.constants import MOST_PLAYERS, VALUES
from mutiny.kernel.components import components_text, parse_components, plain
from mutiny.kernel.errors import BadOptions

PACKAGE = "mutiny.games.cartagena"
WORTHS = tuple(str(worth) for worth in range(1, VALUES + 1))
NUMBERS_OF_PLAYERS = tuple(str(players) for players in range(2, MOST_PLAYERS + 1))
KEYS = {
    "combat": WORTHS,
    "gold": WORTHS,
    "coins": ("each", "all"),
    "track": ("mutiny", "storms"),
    "start": NUMBERS_OF_PLAYERS,
}
MOST_ALIKE = 15
"""Cards of one kind: the most that a set of cards can count."""
MOST_COINS = 99
MOST_EACH = 9
LONGEST = 99


class CartagenaBox:
    """The contents of the box."""

    def __init__(self, data: dict[str, dict[str, Any]]) -> None:
        counts = [data["combat"][worth] for worth in WORTHS]
        # All combat cards, those of Valverde first, and all gold cards, each kind by its number.
        self.combat = bytes(kind for kind, count in enumerate(counts + counts) for _ in range(count))
        self.gold = bytes(kind for kind, worth in enumerate(WORTHS) for _ in range(data["gold"][worth]))
        self.coins: int = data["coins"]["all"]
        self.purse: int = data["coins"]["each"]
        self.mutiny: int = data["track"]["mutiny"]
        self.storms: tuple[int, ...] = tuple(data["track"]["storms"])
        self.start: dict[int, int] = {int(players): space for players, space in data["start"].items()}


@lru_cache(maxsize=64)
def read_box(text: str) -> CartagenaBox:
    """Read the box from a component file; an empty text stands for our own file.

    >>> read_box("").mutiny, len(read_box("").combat), read_box("").start[3]
    (18, 40, 2)
    >>> read_box("[combat]\\n1 = 3")
    Traceback (most recent call last):
    mutiny.kernel.errors.BadOptions: option components, combat: 1 must be a whole number from 4 to 15, not 3.
    """
    data = parse_components("components", text or components_text(PACKAGE))
    for name in data:
        if name not in KEYS:
            raise BadOptions(f"option components: unknown table {name[:40]!r}; there are {', '.join(KEYS)}.")
    whole = {name: _table(data, name) for name in KEYS}
    return CartagenaBox(whole)


def _table(data: dict[str, Any], name: str) -> dict[str, Any]:
    where = f"option components, {name}"
    if name not in data:
        raise BadOptions(f"{where}: the table is missing.")
    table = plain(data[name])
    if not isinstance(table, dict):
        raise BadOptions(f"{where}: must be a table [{name}], not {str(table)[:40]!r}.")
    for key in table:
        if key not in KEYS[name]:
            raise BadOptions(f"{where}: unknown field {key[:40]!r}; there are {', '.join(KEYS[name])}.")
    for key in KEYS[name]:
        if key not in table:
            raise BadOptions(f"{where}: {key} is missing.")
        if key == "storms":
            _check_storms(where, table[key], table["mutiny"])
        else:
            least, most = _bounds(name, key, data)
            _check_number(f"{where}: {key}", table[key], least, most)
    return table


def _bounds(name: str, key: str, data: dict[str, Any]) -> tuple[int, int]:
    """Return the least and the greatest value of a number; the numbers it depends on are checked before it."""
    if name == "combat":
        # C0.1: every player is dealt a 1 of either colour.
        return (MOST_PLAYERS if key == "1" else 0), MOST_ALIKE
    if name == "gold":
        return (1 if key == "1" else 0), MOST_ALIKE
    if name == "coins":
        return (0, MOST_EACH) if key == "each" else (MOST_PLAYERS * plain(data["coins"])["each"] + 1, MOST_COINS)
    if name == "track":
        return 1, LONGEST
    return 0, plain(data["track"])["mutiny"] - 1


def _check_number(where: str, value: Any, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise BadOptions(f"{where} must be a whole number from {least} to {most}, not {str(value)[:40]}.")


def _check_storms(where: str, storms: Any, mutiny: int) -> None:
    if not isinstance(storms, list):
        raise BadOptions(f"{where}: storms must be a list of spaces, not {str(storms)[:40]!r}.")
    for number, space in enumerate(storms, start=1):
        _check_number(f"{where}: storm {number}", space, 1, mutiny - 1)
    if storms != sorted(set(storms)):
        raise BadOptions(f"{where}: the storms must rise from space to space, each given once.")
