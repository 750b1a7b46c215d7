"""Read Cartagena records strictly, and count paths and positions exactly. Imports this package only."""

from typing import Any

from .cartagena_components import Components
from .cartagena_table import CartagenaTable
from .options import RefusedEntry
from .records import count, count_positions, play_entries, read_frame

__all__ = ["CartagenaTable", "Components", "RefusedEntry", "count", "count_positions", "replay"]


def replay(record: dict[str, Any], components: Components | None = None) -> CartagenaTable:
    """Return the table after the last entry of a record; raise RefusedEntry if the record is not sound.

    `components` replaces the default numbers, and those of an option `components`.
    """
    return play_entries(record, CartagenaTable(*read_frame(record, "cartagena"), components))
