"""The command `play` on a real terminal: every move made is in the file, however the program ends."""

from __future__ import annotations

import os
import select
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest
from cli.running import PROGRAM, Run, loaded
from helpers.patience import LONG_S, wait_until

from mutiny import replay

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals there", allow_module_level=True)

PROMPT: Final = "(? for help): "


class PseudoTerminal:
    """A pseudo-terminal on which the program runs."""

    def __init__(self, *arguments: object) -> None:
        self.own, other = os.openpty()
        command = [*PROGRAM, *map(str, arguments)]
        self.process = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, start_new_session=True)
        os.close(other)
        self.seen = ""

    def read(self, patience: float) -> bool:
        """Read the output within a time; return False if there is none, or the other end is closed."""
        if not select.select([self.own], [], [], patience)[0]:
            return False
        try:
            text = os.read(self.own, 65536)
        except OSError:
            # A pseudo-terminal reports a closed other end this way.
            return False
        self.seen += text.decode(errors="replace")
        return bool(text)

    def wait_for(self, text: str, times: int) -> None:
        """Read until a text has appeared a number of times."""
        deadline = time.monotonic() + LONG_S
        while self.seen.count(text) < times:
            assert time.monotonic() < deadline, self.seen
            self.read(0.1)

    def interrupt(self) -> None:
        """Press Ctrl-C when the program waits for a line: between the prompt and the read that follows, it is lost."""
        wait_until(self._is_waiting, lambda: self.seen)
        os.kill(self.process.pid, signal.SIGINT)

    def _is_waiting(self) -> bool:
        self.read(0)
        state = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0]
        return state == "S"

    def type(self, line: str) -> None:
        os.write(self.own, f"{line}\n".encode())

    def end(self) -> int:
        """Read to the end; return the exit status."""
        deadline = time.monotonic() + LONG_S
        while time.monotonic() < deadline and self.process.poll() is None:
            self.read(0.05)
        while self.read(0):
            pass
        os.close(self.own)
        self.process.kill()
        return self.process.wait(LONG_S)


def play_three(save: Path) -> PseudoTerminal:
    terminal = PseudoTerminal("play", "meuterer", "--seed", "5", "--name", "Zoe", "--autosave", save)
    # On a terminal it first asks how strong the others should be.
    terminal.wait_for("(Enter for medium): ", 1)
    terminal.type("")
    for times in range(1, 4):
        terminal.wait_for(PROMPT, times)
        terminal.type("1")
    terminal.wait_for(PROMPT, 4)
    return terminal


@pytest.mark.parametrize("how", ["interrupt", "end of input"])
def test_who_leaves_at_the_first_question_has_begun_no_game(tmp_path: Path, how: str) -> None:
    save = tmp_path / "save.json"
    terminal = PseudoTerminal("play", "meuterer", "--autosave", save)
    terminal.wait_for("(Enter for medium): ", 1)
    if how == "interrupt":
        terminal.interrupt()
    else:
        os.write(terminal.own, b"\x04")
    assert terminal.end() == 0
    assert terminal.seen.endswith("\nGoodbye.\r\n")
    assert "Traceback" not in terminal.seen
    assert not save.exists()


def own_moves(path: Path) -> int:
    return sum(1 for who, _ in loaded(path).moves if who == 0)


def test_a_killed_game_is_resumed_where_it_was(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    terminal = play_three(save)
    terminal.process.kill()
    assert terminal.end() == -signal.SIGKILL
    moves = loaded(save).moves
    assert own_moves(save) == 3
    assert replay(loaded(save)).acting == (0,)
    ran = run("play", "--resume", save, typed="1\n" * 200)
    assert ran.status == 0
    assert loaded(save).moves[: len(moves)] == moves
    assert replay(loaded(save)).over


@pytest.mark.parametrize("how", ["interrupt", "end of input"])
def test_control_keys_lose_nothing(tmp_path: Path, how: str) -> None:
    save = tmp_path / "save.json"
    terminal = play_three(save)
    if how == "interrupt":
        terminal.interrupt()
    else:
        os.write(terminal.own, b"\x04")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.seen
    # The command is printed as it was typed, so that it can be typed again.
    assert f"continue with:\r\n  {shlex.quote(sys.executable)} -m mutiny play --resume {save}\r\n" in terminal.seen
    assert own_moves(save) == 3
