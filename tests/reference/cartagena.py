"""Cartagena records read strictly, and exact counts of paths and positions. Imports this package only."""

from typing import Any

from .cartagena_components import Components
from .cartagena_table import Table
from .options import Refused
from .records import count, count_positions, play_entries, read_frame

__all__ = ["Components", "Refused", "Table", "count", "count_positions", "replay"]


def replay(record: dict[str, Any], components: Components | None = None) -> Table:
    """The table after the last entry of a record; Refused if the record is not sound.

    Components handed over stand in for our own, and for whatever an option `components` says.
    """
    return play_entries(record, Table(*read_frame(record, "cartagena"), components))
