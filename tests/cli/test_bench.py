"""The command `bench` gives figures for every kind of work. Speed is not tested: that would test the machine."""

from __future__ import annotations

import json

from cli.running import Run

from mutiny import form


def test_bench_measures_every_kind_of_work(run: Run) -> None:
    found = json.loads(run("bench", "--seconds", "0.001", "--json").out)
    assert found["form"] == form()
    assert len(found["per_second"]) == 6
    assert all(figure > 0 for figure in found["per_second"].values())


def test_bench_to_read(run: Run) -> None:
    ran = run("bench", "--seconds", "0.001")
    assert (ran.status, ran.err) == (0, "")
    assert "meuterer with 4 players" in ran.out
    assert "records checked" in ran.out
    assert run("bench", "chess").status == 2
