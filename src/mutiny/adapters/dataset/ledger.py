"""The ledger of a dataset: a header that says how its rows are made, and a line for every complete part.

It is a file of JSON lines beside the parts, so that a run can continue later. A line is written when the files of its
part are complete and on the disk; a crash can damage only the last line. While a ledger is open, no other process can
write to its folder.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from mutiny.adapters.dataset.columns import VERSION, BadDataset
from mutiny.common.jsonl import FileInUse, JsonLines

NAME: Final = "dataset.jsonl"
MARK: Final = "mutiny-dataset"
LONGEST_SHOWN: Final = 60


class Contents(NamedTuple):
    """The contents of a file."""

    games: int
    rows: int
    bytes: int


@dataclass(slots=True)
class Part:
    """The games of a range of numbers, including those left out, and the files with their rows.

    `last` is the name of the last game, to notice if a run is continued with other games.
    """

    first: int
    after: int
    last: str
    skipped: int = 0
    files: dict[str, Contents] = field(default_factory=dict)


class Ledger:
    """The ledger in a folder; it has a header once a run has begun there.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     ledger = Ledger(Path(folder))
    ...     ledger.begin({"seed": "0"})
    ...     ledger.add(Part(0, 10, "0/9"))
    ...     ledger.close()
    ...     ledger = Ledger(Path(folder))
    ...     print(ledger.header["seed"], ledger.parts, ledger.done)
    ...     ledger.close()
    0 [Part(first=0, after=10, last='0/9', skipped=0, files={})] 10
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.header: dict[str, Any] = {}
        self.parts: list[Part] = []
        try:
            self._lines = JsonLines(self.path)
        except FileInUse:
            raise BadDataset(f"{folder}: somebody else is writing there now.") from None
        try:
            self._read()
        except BaseException:
            self._lines.close()
            raise

    @property
    def done(self) -> int:
        """The number of games processed."""
        return self.parts[-1].after if self.parts else 0

    def files(self) -> Iterator[tuple[str, Contents]]:
        """Yield all files of the dataset, in order."""
        for part in self.parts:
            yield from part.files.items()

    def begin(self, header: Mapping[str, Any]) -> None:
        """Begin a new dataset with a header."""
        self._lines.clear()
        self.parts = []
        self.header = dict(header)
        self._write({MARK: VERSION, **header})

    def add(self, part: Part) -> None:
        """Record a complete part."""
        files = {name: contents._asdict() for name, contents in part.files.items()}
        self._write({**asdict(part), "files": files})
        self.parts.append(part)

    def close(self) -> None:
        """Close the file; other processes may then write to the folder."""
        self._lines.close()

    def compare(self, header: Mapping[str, Any]) -> None:
        """Refuse to continue a dataset with a different header."""
        for key, mine in header.items():
            if (theirs := self.header.get(key)) != mine:
                raise BadDataset(
                    f"{self.path.parent} holds another dataset: its {key} is {_shown(theirs)}, not {_shown(mine)}. "
                    "Take another folder, or that command again."
                )

    def _write(self, data: dict[str, Any]) -> None:
        self._lines.add(data)
        self._lines.keep()

    def _read(self) -> None:
        for number, line in enumerate(self._lines.found, 1):
            try:
                entry = json.loads(line)
                if number == 1:
                    if entry.pop(MARK) != VERSION:
                        raise ValueError("another version")
                    self.header = entry
                else:
                    self.parts.append(_part(entry, self.done))
            except (AttributeError, KeyError, TypeError, ValueError):
                raise BadDataset(f"{self.path}, line {number}: this is not a ledger of a dataset.") from None


def _part(entry: dict[str, Any], done: int) -> Part:
    files = {str(name): Contents(**contents) for name, contents in entry.pop("files").items()}
    part = Part(**entry, files=files)
    if part.first != done or part.after <= part.first:
        raise ValueError("games are missing")
    return part


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."
