"""Read Cartagena records strictly, and count paths and positions exactly. Imports this package only."""

from typing import Any

from .cartagena_components import Components
from .cartagena_table import Table
from .options import Refused
from .records import count, count_positions, play_entries, read_frame

__all__ = ["Components", "Refused", "Table", "count", "count_positions", "replay"]


def replay(record: dict[str, Any], components: Components | None = None) -> Table:
    """Return the table after the last entry of a record; raise Refused if the record is not sound.

    `components` replaces the default numbers, and those of an option `components`.
    """
    return play_entries(record, Table(*read_frame(record, "cartagena"), components))
