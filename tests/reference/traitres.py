"""Read Traîtres records strictly, and count paths and positions exactly. Imports this package only."""

from collections.abc import Mapping
from typing import Any

from .options import RefusedEntry
from .records import count, count_positions, play_entries, read_frame
from .traitres_table import CrewSize, TraitresTable

__all__ = ["CrewSize", "RefusedEntry", "TraitresTable", "count", "count_positions", "replay"]


def replay(
    record: dict[str, Any], deck: Mapping[str, int] | None = None, crew: CrewSize | None = None
) -> TraitresTable:
    """Return the table after the last entry of a record; raise RefusedEntry if the record is not sound.

    `deck` and `crew` replace those of T0.3 and T0.1.
    """
    return play_entries(record, TraitresTable(*read_frame(record, "traitres"), deck, crew))
