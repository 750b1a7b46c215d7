"""Run the command line for tests, in this process or as a separate program."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from helpers.patience import LONG_S

from mutiny import Record, game, read_record, seed_of
from mutiny.bots import MediumBot, play_game

PROGRAM = [sys.executable, "-m", "mutiny"]


class Ran(NamedTuple):
    """The output and the exit status of a command."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


def program(*arguments: object, **how: Any) -> subprocess.CompletedProcess[str]:
    """Run the command line as a separate program."""
    command = [*PROGRAM, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=LONG_S, check=False, **how)


def finished(number: int = 0, players: int = 4, **options: str) -> Record:
    """Return a game of medium bots."""
    played = play_game(game("meuterer"), [MediumBot] * players, options, seed_of("cli", number))
    return played.record(["Ann", "Bo", "Cy", "Di"][:players])


def cut(record: Record, entries: int) -> Record:
    """Return the same game, stopped early."""
    return Record(record.game, record.options, record.players, record.moves[:entries])


def written(path: Path, record: Record) -> Path:
    """Write a record to a file."""
    path.write_text(record.text(), encoding="utf-8")
    return path


def loaded(path: Path) -> Record:
    """Read a record from a file."""
    return read_record(path.read_text(encoding="utf-8"))


def changed(record: Record, **keys: Any) -> str:
    """Return a record's text with some keys replaced."""
    return json.dumps({**json.loads(record.text()), **keys})
