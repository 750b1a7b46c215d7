"""The command `serve`: what it says before the server runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.running import Run

from mutiny.server.edge import static_files
from mutiny.server.process import serve


def test_a_missing_client_is_said_at_the_start(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "serve", lambda settings, announce: announce("http://127.0.0.1:8765/"))
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(static_files, "_folder", lambda: tmp_path)
    assert (run("serve").status, run("serve").err) == (0, "")
    monkeypatch.setattr(static_files, "_folder", lambda: tmp_path / "static")
    ran = run("serve")
    assert ran.status == 0
    assert ran.err == "mutiny: the web client is missing here, so browsers have nothing to show; programs can play.\n"
