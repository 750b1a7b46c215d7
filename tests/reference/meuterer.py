"""Read Meuterer records strictly, and count paths and positions exactly. Imports this package only."""

from typing import Any

from .components import Island
from .options import RefusedEntry
from .records import count, count_positions, play_entries, read_frame
from .table import MeutererTable

__all__ = ["MeutererTable", "RefusedEntry", "count", "count_positions", "replay"]


def replay(record: dict[str, Any], islands: dict[str, Island] | None = None) -> MeutererTable:
    """Return the table after the last entry of a record; raise RefusedEntry if the record is not sound.

    A record with the option `islands` is refused unless the caller has read that table and passes it.
    """
    players, options = read_frame(record, "meuterer")
    if islands is not None:
        options = {name: value for name, value in options.items() if name != "islands"}
    return play_entries(record, MeutererTable(players, options, islands))
