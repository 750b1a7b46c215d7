"""Decisions as data: a row for each decision, with the seat's knowledge, its legal actions, its action and the result.

decision_rows: the decisions of one game; sources: bots and records; columns: the schema; tables: Arrow tables and
arrays for learning; writer, ledger, card: Parquet files in a folder, to which more can be added. Only reading and
writing need the extra `research`.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> import pyarrow.parquet
>>> with TemporaryDirectory() as folder:
...     summary = write(folder, simulated("meuterer", ["medium"] * 4, games=3, seed="doc"))
...     table = pyarrow.parquet.read_table(next(Path(folder).glob("meuterer-4/*.parquet")))
>>> table.num_rows == summary["rows"], matrix(table["features"]).shape[1] == summary["folders"][0]["features"]
(True, True)
"""

from mutiny.adapters.dataset.columns import COLUMNS, VERSION, BadDataset, DatasetColumn, described, schema_of
from mutiny.adapters.dataset.decision_rows import (
    DecisionRow,
    FieldPlace,
    GameRows,
    RowCollector,
    RowFormat,
    Shape,
    Unfinished,
    row_format_of,
)
from mutiny.adapters.dataset.sources import (
    RefusedRecord,
    Simulation,
    play_simulation,
    rows,
    rows_of_record,
    simulated,
)
from mutiny.adapters.dataset.tables import batches, masks, matrix, table_of
from mutiny.adapters.dataset.writer import DatasetWriter, write

__all__ = [
    "COLUMNS",
    "VERSION",
    "BadDataset",
    "DatasetColumn",
    "DatasetWriter",
    "DecisionRow",
    "FieldPlace",
    "GameRows",
    "RefusedRecord",
    "RowCollector",
    "RowFormat",
    "Shape",
    "Simulation",
    "Unfinished",
    "batches",
    "described",
    "masks",
    "matrix",
    "play_simulation",
    "row_format_of",
    "rows",
    "rows_of_record",
    "schema_of",
    "simulated",
    "table_of",
    "write",
]
