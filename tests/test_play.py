"""tools/play.py: it installs when something has changed, says what it does, and shows what went wrong."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools import play


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a clone in which nothing is installed."""
    declared = (tmp_path / "pyproject.toml", tmp_path / "constraints.txt")
    for path in declared:
        path.touch()
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "DECLARED", declared)
    monkeypatch.setattr(play, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(play, "INSTALLED", tmp_path / "play")
    return tmp_path


def test_the_program_is_installed_again_when_its_declaration_changes(clone: Path) -> None:
    assert not play.is_installed()
    play.PYTHON.touch()
    assert not play.is_installed()
    play.INSTALLED.touch()
    os.utime(play.INSTALLED, (2000, 2000))
    for path in play.DECLARED:
        os.utime(path, (1000, 1000))
    assert play.is_installed()
    os.utime(clone / "constraints.txt", (3000, 3000))
    assert not play.is_installed()


def test_a_step_that_fails_shows_its_output(clone: Path) -> None:
    with pytest.raises(play.Failed, match="no such package"):
        play.call([sys.executable, "-c", "import sys; sys.exit('no such package')"])
    play.call([sys.executable, "-c", "import os, sys; sys.exit(int(os.environ['GIVEN']))"], GIVEN="0")


def test_a_failed_installation_ends_with_a_message(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise play.Failed("there is no network")

    monkeypatch.setattr(play, "set_up", fail)
    monkeypatch.setattr(sys, "argv", ["play.py"])
    assert play.main() == 1
    assert capsys.readouterr().err == "there is no network\n"


def test_a_step_says_what_it_does(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with play.step("Building"):
        assert capsys.readouterr().out == "Building ...\n"
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    with play.step("Building"):
        assert capsys.readouterr().out == "Building ..."
    assert capsys.readouterr().out == "\rBuilding ... 0 s\n"
