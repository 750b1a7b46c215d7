"""How the tests run the command line: in this process, or as a program of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from mutiny import Record, game, read_record, seed_of
from mutiny.bots import MediumBot, play_game

PROGRAM = [sys.executable, "-m", "mutiny"]


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


def program(*arguments: object, **how: Any) -> subprocess.CompletedProcess[str]:
    """The command as a program of its own."""
    command = [*PROGRAM, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, **how)


def finished(number: int = 0, players: int = 4, **options: str) -> Record:
    """A game of medium bots."""
    played = play_game(game("meuterer"), [MediumBot] * players, options, seed_of("cli", number))
    return played.record(["Ann", "Bo", "Cy", "Di"][:players])


def cut(record: Record, entries: int) -> Record:
    """The same game, stopped early."""
    return Record(record.game, record.options, record.players, record.moves[:entries])


def written(path: Path, record: Record) -> Path:
    """A record as a file."""
    path.write_text(record.text(), encoding="utf-8")
    return path


def loaded(path: Path) -> Record:
    """A file as a record."""
    return read_record(path.read_text(encoding="utf-8"))


def changed(record: Record, **keys: Any) -> str:
    """A record's text with some keys replaced."""
    return json.dumps({**json.loads(record.text()), **keys})
