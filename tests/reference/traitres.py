"""Traîtres records read strictly, and exact counts of paths and positions. Imports this package only."""

from collections.abc import Mapping
from typing import Any

from .options import Refused
from .records import count, count_positions, play_entries, read_frame
from .traitres_table import Crew, Table

__all__ = ["Crew", "Refused", "Table", "count", "count_positions", "replay"]


def replay(record: dict[str, Any], deck: Mapping[str, int] | None = None, crew: Crew | None = None) -> Table:
    """The table after the last entry of a record; Refused if the record is not sound.

    A deck or a crew handed over stands in for that of T0.3 or T0.1.
    """
    return play_entries(record, Table(*read_frame(record, "traitres"), deck, crew))
