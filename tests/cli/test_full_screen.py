"""`mutiny play --full`: what it needs, and the games that it begins."""

from __future__ import annotations

import argparse
import asyncio
import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli.running import PROGRAM, loaded, program
from helpers.patience import LONG_S

from mutiny.cli.commands.play import _begin, _resume, add_arguments
from mutiny.cli.entry import main
from mutiny.cli.full_screen import GameLauncher
from mutiny.tui.player_game import CannotDo


def launcher(*arguments: str) -> GameLauncher:
    """Return the launcher for some arguments of the command."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return GameLauncher(parser.parse_args([*arguments, "--full"]), "en", "mutiny", _begin, _resume)


def test_without_a_terminal_it_names_the_other_way() -> None:
    done = program("play", "--full", "--lang", "en", stdin=subprocess.DEVNULL)
    assert done.returncode == 2
    assert (
        done.stderr
        == "mutiny: the full screen needs a terminal; without one, this command plays line by line: mutiny play\n"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--demo"], "leave out --full or --demo"),
        (["meutere"], "did you mean meuterer?"),
        (["meuterer", "--players", "7"], "7"),
        (["meuterer", "--option", "pirates=perhaps"], "pirates"),
        (["http://localhost/lobby"], "not a link to a table"),
        (["--resume", "no-such-file.json"], "no-such-file.json"),
    ],
)
def test_bad_arguments_are_told_before_the_screen_changes(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("mutiny.cli.full_screen.is_terminal", lambda: True)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    assert main(["play", "--full", "--lang", "en", *arguments]) in {1, 2}
    error = capsys.readouterr().err
    assert error.startswith("mutiny: ")
    assert said in error
    assert "defect" not in error


def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in [name for name in sys.modules if name.startswith("mutiny.tui")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "textual", None)
    monkeypatch.setattr("mutiny.cli.full_screen.is_terminal", lambda: True)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    assert main(["play", "--full", "--lang", "fr"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("mutiny: le plein écran est un supplément")
    assert said.endswith('mutiny play\u00a0: pip install "mutiny-games[tui]"\n')


def test_a_new_game_takes_the_arguments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    begins = launcher(
        "meuterer",
        "--option",
        "pirates=on",
        "--seat",
        "2",
        "--name",
        "Bo",
        "--seed",
        "x",
        "--autosave",
        str(tmp_path / "a"),
    )
    assert not begins.has_last()
    with pytest.raises(CannotDo, match="no unfinished game"):
        begins.last()
    now = begins.new("meuterer", 4, ["easy"]).snapshot()
    assert (now.seat, now.names[2]) == (2, "Bo")
    assert now.view is not None
    assert now.view["options"]["pirates"] == "on"
    # Another game has other options.
    assert begins.new("traitres", 3, ["easy"]).snapshot().names[0] == "Bo"
    assert loaded(tmp_path / "a").game == "meuterer"
    assert begins.has_last()
    assert begins.last().snapshot().game == "traitres"


def test_links(tmp_path: Path) -> None:
    joins = launcher()
    with pytest.raises(CannotDo, match="not a link to a table"):
        asyncio.run(joins.join("http://localhost/lobby", "Bo"))
    with pytest.raises(CannotDo, match="connection is lost"):
        asyncio.run(joins.join("http://127.0.0.1:1/t/abc", "Bo"))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
def test_on_a_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    arguments = ["play", "meuterer", "--full", "--bots", "easy", "--seed", "x", "--lang", "en", "--autosave", str(path)]
    here, there = os.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    seen = b""

    def read_until(text: bytes) -> None:
        nonlocal seen
        end = time.monotonic() + 30
        while text not in seen:
            assert time.monotonic() < end, seen[-2000:]
            if select.select([here], [], [], 0.2)[0]:
                seen += os.read(here, 65536)

    with subprocess.Popen([*PROGRAM, *arguments], stdin=there, stdout=there, stderr=there, env=environment) as process:
        os.close(there)
        read_until(b"Your choice:")
        os.write(here, b"q")
        read_until(b"Leave the game?")
        os.write(here, b"\x1b[B\r")
        read_until(b"--resume")
        assert process.wait(LONG_S) == 0
    os.close(here)
    assert loaded(path).result is None
