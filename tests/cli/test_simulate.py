"""The command `simulate` plays the same games with any number of processes, and anybody can check its records."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cli.running import PROGRAM, Run, loaded, program
from helpers.patience import LONG_S, wait_until
from reference import meuterer as reference

from mutiny import commitment, game, game_names, replay, resume, seed_of
from mutiny.arena import Outcome
from mutiny.cli.commands.simulate import text
from mutiny.cli.simulation import SimulationPlan, Tally, play_all
from mutiny.kernel.components import components_text


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_records_are_numbered_sound_and_carry_their_seed(run: Run, tmp_path: Path) -> None:
    ran = run(
        "simulate", "meuterer", "--players", 3, "--games", 12, "--seed", 7, "--records", tmp_path / "deep" / "games"
    )
    assert (ran.status, ran.err) == (0, "")
    paths = sorted((tmp_path / "deep" / "games").iterdir())
    assert [path.name for path in paths] == [f"{number:06}.json" for number in range(12)]
    for number, path in enumerate(paths):
        record = loaded(path)
        assert record.seed == seed_of("7", number)
        assert record.commitment == commitment(seed_of("7", number))
        assert record.players == ["random 0", "random 1", "random 2"]
        assert replay(record).over
        reference.replay(json.loads(path.read_text()))
    assert run("check", tmp_path / "deep" / "games").status == 0


def test_several_processes_play_the_same_games_as_one(run: Run, tmp_path: Path) -> None:
    summaries: list[dict[str, Any]] = []
    for jobs in (1, 2):
        arguments = ["--games", 60, "--seed", "x", "--bots", "medium,random", "--option", "pirates=on", "--json"]
        ran = run("simulate", "meuterer", *arguments, "--jobs", jobs, "--records", tmp_path / str(jobs))
        assert (ran.status, ran.err) == (0, "")
        summaries.append({**json.loads(ran.out), "seconds": 0})
    assert files_in(tmp_path / "1") == files_in(tmp_path / "2")
    assert len(files_in(tmp_path / "1")) == 60
    assert summaries[0] == summaries[1]


def test_the_summary_counts_by_bot_and_by_seat(run: Run, tmp_path: Path) -> None:
    arguments = ["--players", 3, "--games", 20, "--seed", 1, "--bots", "medium,random"]
    found = json.loads(run("simulate", "meuterer", *arguments, "--records", tmp_path / "games", "--json").out)
    assert found["games"] == 20
    assert [(row["bot"], row["seats"], row["games"]) for row in found["bots"]] == [
        ("medium", [0, 2], 40),
        ("random", [1], 20),
    ]
    assert [row["seats"] for row in found["seats"]] == [[0], [1], [2]]
    records = [loaded(path) for path in sorted((tmp_path / "games").iterdir())]
    results = [record.result or {} for record in records]
    for seat, row in enumerate(found["seats"]):
        wins = sum(1 / len(result["winners"]) for result in results if seat in result["winners"])
        assert row["wins"] == pytest.approx(wins, abs=1e-4)
        assert row["share"] == pytest.approx(wins / 20, abs=1e-6)
        assert row["interval"][0] <= row["share"] <= row["interval"][1]
        assert row["mean_score"] == sum(result["scores"][seat] for result in results) / 20
    assert found["decisions"] == sum(1 for record in records for who, _ in record.moves if who is not None)
    assert sum(row["wins"] for row in found["bots"]) == pytest.approx(20)


def test_the_summary_to_read(run: Run) -> None:
    ran = run("simulate", "meuterer", "--games", 5, "--bots", "random")
    lines = ran.out.splitlines()
    assert lines[0].startswith("meuterer, 4 players, seed 0: 5 games, ")
    assert lines[2].split() == ["bot", "seats", "wins", "share", "95%", "mean", "score"]
    assert lines[3].startswith("random          0 1 2 3          5.0     25.0%")
    assert lines[-1] == "par: 25.0% for each seat; a shared win counts in parts"


def test_an_option_may_be_a_file(run: Run, tmp_path: Path) -> None:
    islands = tmp_path / "islands.toml"
    islands.write_text("[[island]]\nid = 'hochland'\n")
    ran = run("simulate", "meuterer", "--option", f"islands=@{islands}")
    assert ran.status == 2
    assert ran.err == "mutiny: option islands, row 1 (hochland): buys is missing.\n"


def test_a_file_from_any_editor_gives_records_that_read(run: Run, tmp_path: Path) -> None:
    ours = components_text("mutiny.games.meuterer")
    islands = tmp_path / "islands.toml"
    islands.write_bytes(b"\xef\xbb\xbf" + ours.replace("sole = ", "sole\t= ").replace("\n", "\r\n").encode())
    option = f"islands=@{islands}"
    ran = run("simulate", "meuterer", "--games", 1, "--option", option, "--records", tmp_path / "games")
    assert (ran.status, ran.err) == (0, "")
    assert [loaded(path).options for path in (tmp_path / "games").iterdir()] == [{"islands": ours}]
    islands.write_text("# \x1b[2J\n", encoding="utf-8")
    ran = run("simulate", "meuterer", "--option", option)
    assert ran.status == 2
    assert f"{islands}: option islands, line 1: there is a character that cannot be printed." in ran.err


@pytest.mark.parametrize(
    ("arguments", "status", "line"),
    [
        (["meutrer"], 2, "there is no game 'meutrer'; did you mean meuterer?"),
        (["meuterer", "--players", "5"], 2, "meuterer is for 3 to 4 players, not 5."),
        (["meuterer", "--bots", "mediun"], 2, "there is no bot 'mediun'; did you mean medium?"),
        (["meuterer", "--bots", "random,"], 2, "there is no bot ''; there are random, easy, medium, hard."),
        (["meuterer", "--players", "3", "--bots", "random,random,random,random"], 2, "there are 4 bots for 3 seats."),
        (["meuterer", "--option", "pirates=maybe"], 2, "option pirates: 'maybe' is not one of off, on, double."),
        (["meuterer", "--option", "islands=@no-such-file"], 1, "no-such-file: No such file or directory."),
        (["meuterer", "--records", "/dev/null/games"], 1, "/dev/null/games: Not a directory."),
    ],
)
def test_what_cannot_be_played_is_refused(run: Run, arguments: list[str], status: int, line: str) -> None:
    ran = run("simulate", *arguments)
    assert (ran.status, ran.out, ran.err) == (status, "", f"mutiny: {line}\n")


@pytest.mark.skipif(sys.platform == "win32", reason="signals are different there")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_leaves_whole_records_only(run: Run, tmp_path: Path, jobs: int) -> None:
    folder = tmp_path / "games"
    command = [*PROGRAM, "simulate", "meuterer", "--games", "1000000", "--records", str(folder), "--jobs", str(jobs)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    wait_until(lambda: folder.is_dir() and any(folder.glob("*.json")))
    # As from a terminal, the signal goes to all processes at once.
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=LONG_S)
    assert process.returncode == 130
    # The games played until then are counted, unless not even the first ones were complete.
    counted = re.search(r"([\d,]+) of 1,000,000 games are counted", err)
    if counted:
        assert f"seed 0: {counted[1]} game" in out
    else:
        assert (out, err) == ("", "mutiny: interrupted.\n")
    assert not list(folder.glob(".*"))
    assert run("check", folder).status == 0


def test_the_games_before_an_interruption_are_counted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> Iterator[Outcome]:
        yield from list(play_all(*arguments))[:3]  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr("mutiny.cli.commands.simulate.play_all", interrupted)
    ran = run("simulate", "meuterer", "--games", 5)
    assert (ran.status, ran.err) == (130, "mutiny: interrupted: 3 of 5 games are counted.\n")
    assert "seed 0: 3 games" in ran.out
    told = json.loads(run("simulate", "meuterer", "--games", 5, "--json").out)
    assert (told["games"], told["interrupted"]) == (3, True)


def test_records_are_not_overwritten_unless_forced(run: Run, tmp_path: Path) -> None:
    command = ("simulate", "meuterer", "--games", 3, "--records", tmp_path / "games")
    assert run(*command).status == 0
    before = (tmp_path / "games" / "000000.json").read_text()
    ran = run(*command, "--seed", 1)
    line = "exists already; name another folder, or say --force to replace its records."
    assert (ran.status, ran.out, ran.err) == (1, "", f"mutiny: {tmp_path}/games/000000.json {line}\n")
    assert (tmp_path / "games" / "000000.json").read_text() == before
    assert run(*command, "--seed", 1, "--force").status == 0
    assert (tmp_path / "games" / "000000.json").read_text() != before


@pytest.mark.parametrize("name", game_names())
def test_the_order_of_sets_changes_nothing(tmp_path: Path, name: str) -> None:
    """Python orders sets of strings differently in every process unless PYTHONHASHSEED is set."""
    found = []
    for hashing in ("1", "2", "3"):
        folder = tmp_path / hashing
        how = {"env": {**os.environ, "PYTHONHASHSEED": hashing}}
        most = ["--players", game(name).most, "--games", 40, "--bots", "medium", "--seed", "s"]
        ran = program("simulate", name, *most, "--records", folder, **how)
        assert ran.returncode == 0, ran.stderr
        found.append([path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.json"))])
    assert len(found[0]) == 40
    assert found[0] == found[1] == found[2]


def test_the_voyages_of_cartagena_are_counted(run: Run) -> None:
    command = ("simulate", "cartagena", "--players", 3, "--games", 30, "--bots", "random", "--seed", 5)
    told = json.loads(run(*command, "--json").out)
    assert [row["side"] for row in told["sides"]] == ["diaz", "valverde", "nobody"]
    assert sum(row["wins"] for row in told["sides"][:2]) == 30
    assert told["sides"][2]["wins"] == told["nobody_won"] > 0
    assert sum(told["rounds"].values()) == 30
    times = {row["what"]: row["times"] for row in told["incidents"]}
    assert sum(times[what] for what in times if what.startswith("mutiny: ")) == 30
    assert {row["of"] for row in told["incidents"] if row["what"] in ("no allegiance", "forced monkey")} == {90}
    lines = run(*command).out.splitlines()
    assert any(line.startswith("nobody") for line in lines)
    assert any(line.startswith("incident") for line in lines)
    assert any(line.split()[:3] == ["no", "allegiance", f"{times['no allegiance']}.0"] for line in lines)


def test_incidents_are_those_of_the_games(run: Run, tmp_path: Path) -> None:
    command = ("simulate", "cartagena", "--players", 2, "--games", 40, "--bots", "random", "--seed", 6)
    told = json.loads(run(*command, "--records", tmp_path / "games", "--json").out)
    found: dict[str, int] = {}
    for path in sorted((tmp_path / "games").iterdir()):
        for event in (event for batch in resume(loaded(path), bytes(32)).events for event in batch):
            if event.kind == "mutiny":
                what = f"mutiny: {event.facts['why']}"
            elif event.kind == "out":
                what = "no allegiance" if event.clause == "C3.2" else "forced monkey"
            else:
                continue
            found[what] = found.get(what, 0) + 1
    assert {row["what"]: row["times"] for row in told["incidents"]} == found
    assert set(found) >= {"mutiny: space", "no allegiance", "forced monkey"}


def test_rounds_are_printed_for_people(run: Run) -> None:
    lines = run("simulate", "cartagena", "--players", 3, "--games", 30, "--bots", "random").out.splitlines()
    assert any(line.startswith("rounds: median ") for line in lines)


def test_games_of_a_fixed_number_of_rounds_are_not_said_to_have_a_median(run: Run) -> None:
    assert "rounds:" not in run("simulate", "meuterer", "--games", 3, "--seed", 5, "--bots", "random").out


def test_long_names_are_not_cut(run: Run) -> None:
    lines = run("simulate", "meuterer", "--games", 1, "--bots", "hard@1,random").out.splitlines()
    assert lines[2].startswith("bot             seats")
    command = "cmd:sh -c 'exit'"
    tally = Tally("meuterer", (f"{command} with a long name", "random", "random"))
    tally.add(Outcome(90, (0,), (12, 3, 7)))
    written = text(SimulationPlan("meuterer", tally.bots, {}, "7"), tally, 0.5).splitlines()
    assert f"{command} with a long name 0" in written[3]
    assert len({line.index("95%") for line in written if "95%" in line}) == 1
