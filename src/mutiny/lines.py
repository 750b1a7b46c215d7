"""A file of JSON lines that only grows: each is written whole, so that whatever ends a program can only tear the last.

While it is open nobody else writes to it. What is in the lines is for those to say who keep one: the arena's journal,
a dataset's ledger. Imports the standard library only.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any


class Taken(Exception):
    """Somebody else has the file open; whoever asked says so in words of his own."""


class Lines:
    """An open file, and the lines that were in it.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder, "some.jsonl")
    ...     _ = path.write_text('{"game": 1}\\n{"ga')
    ...     lines = Lines(path)
    ...     lines.add({"game": 2})
    ...     lines.close()
    ...     print(lines.found, path.read_text().splitlines())
    [b'{"game": 1}'] ['{"game": 1}', '{"game": 2}']
    """

    def __init__(self, path: Path) -> None:
        self._file = path.open("a+b")
        try:
            self._lock()
            self.found = self._whole()
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        import fcntl  # noqa: PLC0415 (not there on every system)

        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Taken from None

    def _whole(self) -> list[bytes]:
        self._file.seek(0)
        data = self._file.read()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            # Torn by whatever ended the program before: what it was about is done again.
            self._file.truncate(len(whole))
        return whole.splitlines()

    def add(self, data: dict[str, Any]) -> None:
        """Write a line. It is the system's from here on, and survives the end of this process."""
        self._file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def keep(self) -> None:
        """Wait until all lines are on the disk, where they survive the end of the machine too."""
        self._file.flush()
        os.fsync(self._file.fileno())

    def clear(self) -> None:
        """Begin anew, with no line."""
        self._file.truncate(0)

    def close(self) -> None:
        """Close the file; others may write to it then."""
        self._file.close()
