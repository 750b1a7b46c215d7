"""tools/locks.py: one command at a time; nobody waits for one that was killed, unless its children still write."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import build, environment, web
from tools.locks import held_locks, lock

ROOT = Path(__file__).resolve().parent.parent
HOLDS = """
import sys
from pathlib import Path
from tools.locks import lock
with lock(Path(sys.argv[1]), "waiting"):
    print("holding", flush=True)
    sys.stdin.read()
"""


def test_the_second_command_waits_for_the_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "folder" / "lock"
    command = [sys.executable, "-c", HOLDS, str(path)]
    with lock(path, "waiting"):
        second = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert second.stdout is not None
        assert second.stdout.readline() == "waiting\n"
    assert second.stdout.readline() == "holding\n"
    second.kill()
    second.communicate()
    with lock(path, "waiting"):
        pass
    assert capsys.readouterr().out == ""


@pytest.mark.skipif(sys.platform == "win32", reason="a child cannot inherit a lock there")
@pytest.mark.parametrize(
    "run",
    [
        environment.call,
        lambda command: build.run_compiler(command, None),
        lambda command: web.run(command, {}),
    ],
    ids=["pip", "the compiler", "npm"],
)
def test_what_writes_holds_the_lock_too(
    run: Callable[[list[str]], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a command which starts after its parent was killed waits for what goes on."""
    for module in (build, web):
        monkeypatch.setattr(module, "LOG", tmp_path / "log")
    monkeypatch.setattr(web, "WEB", tmp_path)
    told = tmp_path / "told"
    with lock(tmp_path / "lock", "waiting"):
        (held,) = held_locks()
        code = f"import os, pathlib; pathlib.Path({str(told)!r}).write_text(str(os.fstat({held}).st_ino))"
        run([sys.executable, "-c", code])
    assert told.read_text() == str((tmp_path / "lock").stat().st_ino)
    assert held_locks() == ()
