"""Fixtures of the command line's tests: a data folder for every test, and a way to run commands."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

import pytest
from cli.running import Ran, Run, finished, written

from mutiny.bots import Budget
from mutiny.cli import main, session


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Set up a data folder for the test, English, 100 columns, no colours, quick hints."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    # readline tells child processes, such as those of the tests, the height of a terminal.
    monkeypatch.delenv("LINES", raising=False)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.delenv("MUTINY_TRACEBACK", raising=False)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    # Hints take no time and are reproducible.
    monkeypatch.setattr(session, "HINT", Budget(8))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs a command in this process; `typed` is its standard input."""

    def run(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return run


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """Return the file of a finished game."""
    return written(tmp_path / "game.json", finished())
