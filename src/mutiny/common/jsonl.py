"""A file of JSON lines that only grows. Each line is written whole, so a crash can tear only the last one.

While a process has the file open, no other can write to it. The arena's journal and a dataset's ledger use it and
define the content of the lines.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any


class FileInUse(Exception):
    """Another process has the file open; the caller explains that in its own words."""


class JsonLines:
    """An open file, and the lines it contained when it was opened.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder, "some.jsonl")
    ...     _ = path.write_text('{"game": 1}\\n{"ga')
    ...     lines = JsonLines(path)
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
            raise FileInUse from None

    def _whole(self) -> list[bytes]:
        self._file.seek(0)
        data = self._file.read()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            # A crash tore this line; its work will be done again.
            self._file.truncate(len(whole))
        return whole.splitlines()

    def add(self, data: dict[str, Any]) -> None:
        """Write a line. The operating system has it then, so it survives the end of this process."""
        self._file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def keep(self) -> None:
        """Wait until all lines are on disk, where they survive a crash of the machine too."""
        self._file.flush()
        os.fsync(self._file.fileno())

    def clear(self) -> None:
        """Delete all lines."""
        self._file.truncate(0)

    def close(self) -> None:
        """Close the file, so that others can write to it."""
        self._file.close()
