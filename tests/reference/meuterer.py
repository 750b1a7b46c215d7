"""Meuterer records read strictly, and exact counts of paths and positions. Imports this package only."""

from typing import Any

from .components import Island
from .options import Refused
from .records import count, count_positions, play_entries, read_frame
from .table import Table

__all__ = ["Refused", "Table", "count", "count_positions", "replay"]


def replay(record: dict[str, Any], islands: dict[str, Island] | None = None) -> Table:
    """The table after the last entry of a record; Refused if the record is not sound.

    A record with the option `islands` is refused unless the caller has read that table and hands it over.
    """
    players, options = read_frame(record, "meuterer")
    if islands is not None:
        options = {name: value for name, value in options.items() if name != "islands"}
    return play_entries(record, Table(players, options, islands))
