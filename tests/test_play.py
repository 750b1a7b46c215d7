"""tools/play.py: it says what it does, and shows what went wrong."""

from __future__ import annotations

import sys
import time

import pytest

from tools import play
from tools.environment import Failed


def test_a_failed_installation_ends_with_a_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise Failed("there is no network")

    monkeypatch.setattr(play, "set_up", fail)
    assert play.main() == 1
    assert capsys.readouterr().err == "there is no network\n"


def test_an_interrupted_installation_ends_with_a_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "set_up", interrupt)
    assert play.main() == 130
    assert capsys.readouterr().err == "\nStopped. The next start goes on from here.\n"


def test_a_step_says_what_it_does(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with play.step("Building"):
        assert capsys.readouterr().out == "Building ...\n"
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    with play.step("Building"):
        assert capsys.readouterr().out == "Building ..."
    assert capsys.readouterr().out == "\rBuilding ... 0 s\n"
