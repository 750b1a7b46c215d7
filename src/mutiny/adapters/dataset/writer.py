"""Writes a dataset: rows go to the disk as they come, and a file is either complete or does not exist.

A part is a range of games; its rows are in one file for each shape. A file is written under a temporary name, flushed
at intervals, and renamed when it is complete; then the ledger gets a line. Whatever ends the program, the existing
files can be read, and the run can be continued.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from mutiny.adapters.dataset.card import NAME as CARD
from mutiny.adapters.dataset.card import card
from mutiny.adapters.dataset.columns import BadDataset, described, schema_of
from mutiny.adapters.dataset.decision_rows import GameRows
from mutiny.adapters.dataset.ledger import NAME, Contents, Ledger, Part
from mutiny.adapters.dataset.sources import RefusedRecord
from mutiny.adapters.dataset.tables import ROWS, table_of
from mutiny.common.extras import need

GAMES: Final = 5000
"""The default number of games in a part."""
SUFFIX: Final = ".parquet"
UNFINISHED: Final = ".unfinished"


class DatasetWriter:
    """Writes a dataset into a folder, game by game; `header` says how the rows are made, for continuing later.

    >>> from tempfile import TemporaryDirectory
    >>> from mutiny.adapters.dataset import simulated
    >>> with TemporaryDirectory() as folder:
    ...     with DatasetWriter(Path(folder), {"seed": "doc"}) as writer:
    ...         for game_rows in simulated("traitres", ["random"] * 3, games=4, seed="doc"):
    ...             writer.add(game_rows, game_rows.game_id)
    ...     with DatasetWriter(Path(folder), {"seed": "doc"}, resume=True) as writer:
    ...         print(writer.done, [path.name for path in Path(folder).glob("*/*")])
    4 ['part-00000.parquet']
    """

    def __init__(
        self,
        folder: Path,
        header: Mapping[str, Any],
        *,
        resume: bool = False,
        overwrite: bool = False,
        games: int = GAMES,
        rows: int = ROWS,
    ) -> None:
        # Before anything is created: without pyarrow nothing can be written.
        self._parquet = need("pyarrow.parquet")
        self.folder = folder
        self.games = games
        self.rows = rows
        self._pending: list[tuple[GameRows | RefusedRecord, str]] = []
        self._held = 0
        self._files: dict[str, _File] = {}
        # True while the disk and the memory do not agree.
        self._between = False
        self._open(header, resume, overwrite)
        self._part = self._next_part()

    @property
    def done(self) -> int:
        """The number of games processed, including earlier runs."""
        return self._part.after + len(self._pending)

    @property
    def last(self) -> str:
        """The name of the last game in complete parts."""
        return self._ledger.parts[-1].last if self._ledger.parts else ""

    @property
    def held(self) -> int:
        """The number of rows in memory that are not yet written."""
        return self._held

    def __enter__(self) -> DatasetWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Complete the part under way; after an error, discard it."""
        try:
            if (kind is None or kind is KeyboardInterrupt) and not self._between:
                self.finish_part()
                self._write_card()
        finally:
            self._sweep()
            self._ledger.close()

    def add(self, game_rows: GameRows | RefusedRecord, name: str) -> None:
        """Write the rows of the next game, or nothing for a refused record; `name` is for the ledger."""
        # One step: an interruption falls before or after it, so that no game is lost or written twice.
        self._pending.append((game_rows, name))
        if isinstance(game_rows, GameRows):
            self._held += len(game_rows)
        if self.done - self._part.first >= self.games:
            self.finish_part()
        elif self._held >= self.rows:
            with _unbroken():
                self._flush()

    def finish_part(self) -> None:
        """Complete the files of the games so far, and begin new ones with the next game."""
        with _unbroken():
            self._flush()
            if self._part.after > self._part.first:
                self._close_part()

    def _close_part(self) -> None:
        part = self._part
        self._between = True
        for name, file in self._files.items():
            part.files[f"{name}/{self._part_name()}"] = file.finish(self.folder / name / self._part_name())
        self._ledger.add(part)
        self._files = {}
        self._part = self._next_part()
        self._between = False

    def summary(self) -> dict[str, Any]:
        """Return the contents of the complete parts, by folder and in total."""
        folders: dict[str, dict[str, Any]] = {}
        for file, contents in self._ledger.files():
            name = file.partition("/")[0]
            if name not in folders:
                about = described(self._parquet.read_schema(self.folder / file))
                features = sum(place["size"] for place in about["fields"])
                folders[name] = {
                    "folder": name,
                    **{key: about[key] for key in ("game", "players", "actions")},
                    "features": features,
                    **dict.fromkeys(("games", "rows", "files", "bytes"), 0),
                }
            for key, number in {**contents._asdict(), "files": 1}.items():
                folders[name][key] += number
        return {
            **{key: sum(found[key] for found in folders.values()) for key in ("games", "rows", "files", "bytes")},
            "skipped": sum(part.skipped for part in self._ledger.parts),
            "folders": list(folders.values()),
        }

    def _open(self, header: Mapping[str, Any], resume: bool, overwrite: bool) -> None:
        folder = self.folder
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / NAME).exists() and next(folder.iterdir(), None) is not None:
            raise BadDataset(f"{folder} holds something else than a dataset; take another folder.")
        self._ledger = Ledger(folder)
        try:
            if self._ledger.parts and not overwrite:
                if not resume:
                    raise BadDataset(f"{folder} holds a dataset already: resume it, or overwrite it.")
                self._ledger.compare(header)
                self._check_files()
            else:
                self._ledger.begin(header)
            self._sweep()
        except BaseException:
            self._ledger.close()
            raise

    def _check_files(self) -> None:
        for name, contents in self._ledger.files():
            path = self.folder / name
            if not path.is_file() or path.stat().st_size != contents.bytes:
                raise BadDataset(f"{path} is not as it was written; the dataset cannot be gone on with.")

    def _sweep(self) -> None:
        """Remove what a crash has left: files that are incomplete or not in the ledger."""
        for file in self._files.values():
            file.drop()
        self._files = {}
        for path in self.folder.glob(f".*{UNFINISHED}"):
            path.unlink()
        known = {name for name, _ in self._ledger.files()}
        for path in self.folder.glob(f"*/part-*{SUFFIX}"):
            if f"{path.parent.name}/{path.name}" not in known:
                path.unlink()

    def _next_part(self) -> Part:
        return Part(self._ledger.done, self._ledger.done, "")

    def _part_name(self) -> str:
        return f"part-{len(self._ledger.parts):05}{SUFFIX}"

    def _flush(self) -> None:
        """Write the held rows to their files, as one row group for each shape."""
        self._between = True
        groups: dict[str, list[GameRows]] = {}
        for game_rows, name in self._pending:
            self._part.last = name
            if isinstance(game_rows, GameRows):
                groups.setdefault(game_rows.shape.folder, []).append(game_rows)
            else:
                self._part.skipped += 1
        for folder, rows_by_game in groups.items():
            if folder not in self._files:
                (self.folder / folder).mkdir(exist_ok=True)
                path = self.folder / f".{folder}{UNFINISHED}"
                self._files[folder] = _File(path, self._parquet, schema_of(rows_by_game[0].shape))
            self._files[folder].write(rows_by_game)
        self._part.after += len(self._pending)
        self._pending = []
        self._held = 0
        self._between = False

    def _write_card(self) -> None:
        schemas = {name.partition("/")[0]: self.folder / name for name, _ in self._ledger.files()}
        abouts = {name: described(self._parquet.read_schema(path)) for name, path in schemas.items()}
        path = self.folder / f".{CARD}{UNFINISHED}"
        path.write_text(card(self._ledger.header, self.summary(), abouts), encoding="utf-8")
        path.replace(self.folder / CARD)


@contextmanager
def _unbroken() -> Iterator[None]:
    """Delay Ctrl-C until the disk and the memory agree again, so that no game is lost."""
    handler = signal.getsignal(signal.SIGINT)
    if handler is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        # A foreign signal handler is left alone, and only the main thread receives signals.
        yield
        return
    heard: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if heard:
        raise KeyboardInterrupt


class _File:
    """One file of a part, under a temporary name until it is complete."""

    def __init__(self, path: Path, parquet: Any, schema: Any) -> None:
        self.path = path
        self.games = 0
        self.rows = 0
        self._stream = path.open("wb")
        self._writer = parquet.ParquetWriter(self._stream, schema, compression="zstd")

    def write(self, rows_by_game: list[GameRows]) -> None:
        """Write a row group."""
        self._writer.write_table(table_of(rows_by_game))
        self.games += len(rows_by_game)
        self.rows += sum(len(game_rows) for game_rows in rows_by_game)

    def finish(self, path: Path) -> Contents:
        """Close the file and give it its final name."""
        self._writer.close()
        self._stream.flush()
        os.fsync(self._stream.fileno())
        size = self._stream.tell()
        self._stream.close()
        self.path.replace(path)
        return Contents(self.games, self.rows, size)

    def drop(self) -> None:
        """Close and remove the file."""
        # Whatever is wrong with it, a full disk or an interruption, the file is removed.
        with suppress(Exception):
            self._writer.close()
        with suppress(OSError):
            self._stream.close()


def write(
    folder: Path | str,
    rows_by_game: Iterable[GameRows],
    *,
    overwrite: bool = False,
    games: int = GAMES,
    rows: int = ROWS,
) -> dict[str, Any]:
    """Write all rows into a folder, `games` games in a part and about `rows` rows in a row group; return a summary.

    >>> from tempfile import TemporaryDirectory
    >>> from mutiny.adapters import dataset
    >>> with TemporaryDirectory() as folder:
    ...     found = write(folder, dataset.simulated("traitres", ["random"] * 3, games=4, seed="doc"))
    >>> found["games"], found["folders"][0]["folder"]
    (4, 'traitres-3')
    """
    with DatasetWriter(Path(folder), {"source": "rows"}, overwrite=overwrite, games=games, rows=rows) as writer:
        for game_rows in rows_by_game:
            writer.add(game_rows, game_rows.game_id)
        writer.finish_part()
        return writer.summary()
