"""The files of games in progress: one each, in the user's data folder, written after every move."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from mutiny import MutinyError, read_record
from mutiny.cli.failure import Failure
from mutiny.cli.files import read_text


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the folder for a user's data on this system.

    >>> data_folder({"XDG_DATA_HOME": "/data"}, "linux").as_posix()
    '/data/mutiny'
    """
    given = environment.get("XDG_DATA_HOME", "")
    if given and Path(given).is_absolute():
        return Path(given, "mutiny")
    if platform == "win32" and environment.get("APPDATA"):
        return Path(environment["APPDATA"], "mutiny")
    home = Path(environment.get("HOME") or Path.home())
    if platform == "darwin":
        return home / "Library" / "Application Support" / "mutiny"
    return home / ".local" / "share" / "mutiny"


def new_save(game: str) -> Path:
    """Return a new file for a game; it is created at once, so that two games started together do not share it."""
    folder = data_folder() / "saves"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while True:
            path = folder / f"{game}-{number:04}.json"
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                number += 1
            else:
                return path
    except OSError as error:
        raise Failure(f"{folder}: {error.strerror or error}.") from None


def last_save(game: str | None) -> Path:
    """Return the save of the unfinished game that was played last."""
    folder = data_folder() / "saves"
    found = sorted(folder.glob(f"{game or '*'}-*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in found:
        if _unfinished(path):
            return path
    raise Failure(f"there is no unfinished game in {folder}.")


def _unfinished(path: Path) -> bool:
    try:
        return read_record(read_text(str(path))).result is None
    except (MutinyError, Failure):
        return False
