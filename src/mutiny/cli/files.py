"""Reads and writes records. A crash leaves the old file or the new one, never half of one."""

from __future__ import annotations

import os
import sys
from codecs import BOM_UTF8
from contextlib import suppress
from pathlib import Path

from mutiny import MutinyError, Record, read_record
from mutiny.cli.failure import Failure

LARGEST = 16 * 1024 * 1024
"""In bytes; a whole game takes about four thousand."""


def read_text(name: str) -> str:
    """Return the text of a file, or of standard input for `-`.

    >>> read_text("no-such-file.json")
    Traceback (most recent call last):
    mutiny.cli.failure.Failure: no-such-file.json: No such file or directory.
    """
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise Failure(f"{name}: {reason or error}.") from None
    if len(data) > LARGEST:
        raise Failure(f"{name}: larger than {LARGEST // 1024 // 1024} MiB, which no record is.")
    try:
        # Editors on Windows begin a file with a byte order mark.
        return data.removeprefix(BOM_UTF8).decode()
    except UnicodeDecodeError as error:
        raise Failure(f"{name}: not UTF-8 text (byte {error.start}).") from None


def load(name: str) -> Record:
    """Return the record in a file; its moves are not yet replayed."""
    try:
        return read_record(read_text(name))
    except MutinyError as error:
        raise Failure(f"{name}: {error}") from None


def records_among(names: list[str]) -> list[str]:
    """Return the given files, with each folder replaced by the records in it.

    >>> records_among(["a.json", "-"])
    ['a.json', '-']
    """
    found: list[str] = []
    for name in names:
        if name != "-" and Path(name).is_dir():
            inside = sorted(str(path) for path in Path(name).glob("*.json") if not path.name.startswith("."))
            if not inside:
                raise Failure(f"{name}: no records (*.json) in this folder.")
            found += inside
        else:
            found.append(name)
    return found


def write_text(path: Path, text: str, durable: bool = True) -> None:
    """Write a file completely or not at all; `durable` waits until it is on disk."""
    # Follow a link: write the file that it points to.
    path = Path(os.path.realpath(path))
    try:
        if path.exists() and not path.is_file():
            # Write to a device or pipe; it must not be replaced by a file.
            path.write_text(text, encoding="utf-8")
        else:
            _replace(path, text, durable)
    except OSError as error:
        raise Failure(f"{path}: {error.strerror or error}.") from None


def occupied(path: Path) -> bool:
    """Return whether a file with some content is already there.

    >>> occupied(Path("no-such-file.json")), occupied(Path(__file__))
    (False, True)
    """
    try:
        return path.is_file() and path.stat().st_size > 0
    except (OSError, ValueError):
        # Writing to it will say what is wrong with it.
        return False


def refuse_to_overwrite(path: Path, otherwise: str) -> None:
    """Refuse a path where a file with some content is already; `otherwise` says what to do instead."""
    if occupied(path):
        raise Failure(f"{path} exists already; {otherwise}.")


def _replace(path: Path, text: str, durable: bool) -> None:
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
