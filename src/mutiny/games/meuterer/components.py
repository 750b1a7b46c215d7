# mypyc: skip
# Runs once, on data; nothing here is hot.
"""The components: card counts and island cards, read from data. The error for a bad row gives the reason."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from mutiny.games.meuterer.constants import ANY, GOODS, ISLANDS, KINDS, Island
from mutiny.games.meuterer.view_types import IslandCard
from mutiny.kernel.components import components_text, parse_components, plain, read_components
from mutiny.kernel.errors import BadOptions

PACKAGE = "mutiny.games.meuterer"
NUMBERS = ("sole", "two", "three", "docking")
FIELDS = ("id", "buys", *NUMBERS)
HIGHEST = 99


class Islands:
    """M0.8: the island cards, by island number (the order of `constants.ISLANDS`)."""

    def __init__(self, rows: dict[str, dict[str, Any]]) -> None:
        order = [rows[name] for name in ISLANDS]
        # Goods are numbered 0 to 4; an island that buys anything has the number after them.
        self.buys = [len(GOODS) if row["buys"] == ANY else GOODS.index(row["buys"]) for row in order]
        # M5.6: by the number of players who tie for most; the entry for none is 0, and four score nothing.
        self.prices: list[tuple[int, ...]] = [(0, row["sole"], row["two"], row["three"], 0) for row in order]
        self.docking: list[int] = [row["docking"] for row in order]
        # The same for views, by name.
        self.shown: dict[Island, IslandCard] = {name: _shown(rows[name]) for name in ISLANDS}


def _shown(row: dict[str, Any]) -> IslandCard:
    return {
        "buys": row["buys"],
        "sole": row["sole"],
        "two": row["two"],
        "three": row["three"],
        "docking": row["docking"],
    }


@cache
def card_counts() -> tuple[int, ...]:
    """Return the number of cards of each kind, in the order of M0.2, the pirates card last.

    >>> card_counts()
    (4, 5, 6, 7, 8, 6, 1)
    """
    cards = read_components(PACKAGE)["cards"]
    return tuple(cards[kind] for kind in KINDS)


@lru_cache(maxsize=64)
def read_islands(text: str) -> Islands:
    """Read the island table from a component file; an empty text stands for our own file.

    >>> read_islands("").docking[ISLANDS.index("eisfelsen")]
    5
    >>> read_islands("[[island]]\\nid = 'hochland'")
    Traceback (most recent call last):
    mutiny.kernel.errors.BadOptions: option islands, row 1 (hochland): buys is missing.
    """
    data = parse_components("islands", text or components_text(PACKAGE))
    table = data.get("island")
    if not isinstance(table, list) or not all(isinstance(row, dict) for row in table):
        raise BadOptions("option islands: the file must hold one [[island]] table for each of the twelve islands.")
    stray = [key for key in data if key not in ("island", "cards")]
    if stray:
        raise BadOptions(f"option islands: unknown table {stray[0][:40]!r}; there are [[island]] tables only.")
    if "cards" in data and plain(data["cards"]) != read_components(PACKAGE)["cards"]:
        raise BadOptions("option islands, cards: the numbers of cards cannot be changed; leave out [cards].")
    rows: dict[str, dict[str, Any]] = {}
    for number, raw in enumerate(table, start=1):
        row = plain(raw)
        name = row.get("id")
        _check_row(f"option islands, row {number}", name, row)
        if name in rows:
            raise BadOptions(f"option islands, row {number}: {name} is given twice.")
        rows[str(name)] = row
    missing = [name for name in ISLANDS if name not in rows]
    if missing:
        raise BadOptions(f"option islands: no row for {', '.join(missing)}.")
    return Islands(rows)


def _check_row(where: str, name: Any, row: dict[str, Any]) -> None:
    if name not in ISLANDS:
        raise BadOptions(f"{where}: there is no island {str(name)[:40]!r}; there are {', '.join(ISLANDS)}.")
    where = f"{where} ({name})"
    for field in FIELDS:
        if field not in row:
            raise BadOptions(f"{where}: {field} is missing.")
    for field in row:
        if field not in FIELDS:
            raise BadOptions(f"{where}: unknown field {field[:40]!r}; there are {', '.join(FIELDS)}.")
    if row["buys"] not in (*GOODS, ANY):
        raise BadOptions(f"{where}: buys must be one of {', '.join((*GOODS, ANY))}, not {str(row['buys'])[:40]!r}.")
    for field in NUMBERS:
        value = row[field]
        if type(value) is not int or not 0 <= value <= HIGHEST:
            raise BadOptions(f"{where}: {field} must be a whole number from 0 to {HIGHEST}, not {str(value)[:40]!r}.")
    if not row["sole"] >= row["two"] >= row["three"]:
        raise BadOptions(f"{where}: the prices must not rise from sole to two to three.")
