"""Decisions as data: a row for each decision, with the seat's knowledge, its legal actions, its action and the result.

sheet: the decisions of one game; sources: bots and records; columns: the schema; tables: Arrow tables and arrays for
learning; writer, ledger, card: Parquet files in a folder, to which more can be added. Only reading and writing need the
extra `research`.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> import pyarrow.parquet
>>> with TemporaryDirectory() as folder:
...     summary = write(folder, simulated("meuterer", ["medium"] * 4, games=3, seed="doc"))
...     table = pyarrow.parquet.read_table(next(Path(folder).glob("meuterer-4/*.parquet")))
>>> table.num_rows == summary["rows"], matrix(table["features"]).shape[1] == summary["folders"][0]["features"]
(True, True)
"""

from mutiny.adapters.dataset.columns import COLUMNS, VERSION, BadDataset, Column, described, schema_of
from mutiny.adapters.dataset.sheet import Frame, Place, Row, Scribe, Shape, Sheet, Unfinished, frame_of
from mutiny.adapters.dataset.sources import GameFailed, Refused, Simulation, play_sheets, rows, sheet_of, simulated
from mutiny.adapters.dataset.tables import batches, masks, matrix, table_of
from mutiny.adapters.dataset.writer import Writer, write

__all__ = [
    "COLUMNS",
    "VERSION",
    "BadDataset",
    "Column",
    "Frame",
    "GameFailed",
    "Place",
    "Refused",
    "Row",
    "Scribe",
    "Shape",
    "Sheet",
    "Simulation",
    "Unfinished",
    "Writer",
    "batches",
    "described",
    "frame_of",
    "masks",
    "matrix",
    "play_sheets",
    "rows",
    "schema_of",
    "sheet_of",
    "simulated",
    "table_of",
    "write",
]
