"""tools/environment.py and tools/venv.sh: which Python is taken, what is installed again, and what is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from helpers.patience import LONG_S

from tools import environment

TOOL = Path(environment.__file__).with_name("venv.sh")
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="there is no make there")


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a clone in which nothing is installed."""
    declared = (tmp_path / "pyproject.toml", tmp_path / "constraints.txt")
    for path in declared:
        path.touch()
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "DECLARED", declared)
    return tmp_path


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return the commands that would make environments and install."""
    made: list[list[str]] = []
    monkeypatch.setattr(environment, "call", lambda command, **_: made.append(command))
    return made


def install(clone: Path) -> None:
    python = environment.python_of(clone / ".venv")
    python.parent.mkdir(parents=True, exist_ok=True)
    python.touch()
    environment.install(clone / ".venv", "program")


def test_the_program_is_installed_again_when_its_declaration_changes(clone: Path, calls: list[list[str]]) -> None:
    venv = clone / ".venv"
    assert not environment.is_installed(venv, "program")
    install(clone)
    assert [command[-1] for command in calls] == ["mypy", ".[server]"]
    assert environment.is_installed(venv, "program")
    install(clone)
    assert len(calls) == 2
    made = environment.marker(venv, "program").stat().st_mtime
    os.utime(clone / "constraints.txt", (made + 10, made + 10))
    assert not environment.is_installed(venv, "program")


def test_a_clone_that_was_moved_is_installed_again(
    clone: Path, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    install(clone)
    monkeypatch.setattr(environment, "ROOT", clone / "elsewhere")
    assert not environment.is_installed(clone / ".venv", "program")


def test_a_step_that_fails_shows_its_output(clone: Path) -> None:
    with pytest.raises(environment.Failed, match="no such package"):
        environment.call([sys.executable, "-c", "import sys; sys.exit('no such package')"])
    environment.call([sys.executable, "-c", "import os, sys; sys.exit(int(os.environ['GIVEN']))"], GIVEN="0")


def test_an_environment_is_made_once_and_again_for_another_python(
    clone: Path, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    venv = clone / ".venv"
    there: dict[str, str | None] = {"new": "3.13.1 /new", "old": "3.11.2 /old", sys.executable: "3.12.0 /this"}
    monkeypatch.setattr(environment, "_identity", lambda python: there.get(str(python)))
    monkeypatch.setattr(environment, "_has_pip", lambda python: True)
    environment.make(venv)
    assert calls.pop() == [sys.executable, "-m", "venv", "--clear", str(venv)]
    there[str(environment.python_of(venv))] = "3.12.0 /this"
    environment.make(venv)
    environment.make(venv, sys.executable)
    assert calls == []
    environment.make(venv, "new")
    assert calls == [["new", "-m", "venv", "--clear", str(venv)]]
    with pytest.raises(environment.Failed, match=r"'gone' is not a Python 3\.11 or later"):
        environment.make(venv, "gone")


def test_an_environment_without_pip_is_kept_and_gets_it(clone: Path, calls: list[list[str]]) -> None:
    venv = clone / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    environment.make(venv)
    assert calls == [[str(environment.python_of(venv)), "-m", "ensurepip"]]


def test_a_folder_that_cannot_be_written_to_is_named(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(environment.Failed, match="cannot be written to"):
        environment.make(clone / ".venv")
    with pytest.raises(environment.Failed, match="cannot be written to"):
        install(clone)


@pytest.fixture
def too_old(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Return a function that runs the shell script with PYTHON set to a program that behaves like an old Python."""
    old = tmp_path / "python3.10"
    old.write_text('#!/bin/sh\ncase "$2" in *exit*) exit 1;; *) echo 3.10;; esac\n', encoding="utf-8")
    old.chmod(0o755)

    def run(python: str = str(old)) -> subprocess.CompletedProcess[str]:
        command = [str(TOOL), str(tmp_path / "venv")]
        setting = {**os.environ, "PYTHON": python}
        return subprocess.run(command, env=setting, capture_output=True, text=True, check=False, timeout=LONG_S)

    return run


@POSIX
def test_a_python_that_is_too_old_is_refused(too_old: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    ran = too_old()
    assert ran.returncode == 1
    assert ran.stderr.endswith(" is Python 3.10, which is too old: Mutiny needs Python 3.11 or later.\n")
    ran = too_old("/no/such/python")
    assert ran.returncode == 1
    assert ran.stderr.startswith("PYTHON=/no/such/python cannot be run: ")
