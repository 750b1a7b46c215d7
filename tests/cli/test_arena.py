"""The command `arena`: the figures do not depend on the processes that play the games, or on interruptions."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from cli.running import PROGRAM, Run, loaded
from helpers.patience import LONG_S, wait_until

from mutiny import replay, seed_of
from mutiny.arena import InlinePool, play_fixtures
from mutiny.cli.commands import arena

PAIR = ("arena", "meuterer", "--players", 3, "--bots", "medium,random", "--seed", "a")
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals are different there")


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def journal_of(folder: Path) -> list[str]:
    return (folder / "journal.jsonl").read_text(encoding="utf-8").splitlines()


def told(out: str) -> dict[str, Any]:
    return {**json.loads(out), "seconds": 0}


def test_several_processes_say_the_same_as_one(run: Run, tmp_path: Path) -> None:
    found = []
    for jobs in (1, 3):
        folder, records = tmp_path / f"out{jobs}", tmp_path / f"records{jobs}"
        ran = run(*PAIR, "--games", 8, "--jobs", jobs, "--json", "--out", folder, "--records", records)
        assert ran.status == 0, ran.err
        files = files_in(folder)
        journal = files.pop("journal.jsonl").decode().splitlines()
        found.append((told(ran.out), files, sorted(journal), files_in(records)))
    assert found[0] == found[1]
    assert set(found[0][1]) == {"results.json", "ratings.svg"}
    assert len(found[0][2]) == 1 + 2 * 8 * 3
    assert len(found[0][3]) == 2 * 8 * 3


def test_every_record_is_sound_and_names_its_bots(run: Run, tmp_path: Path) -> None:
    run(*PAIR, "--games", 2, "--records", tmp_path / "games")
    paths = sorted((tmp_path / "games").iterdir())
    names = [f"0{up}-00000{deal}-{turn}.json" for up in (0, 1) for deal in (0, 1) for turn in (0, 1, 2)]
    assert [path.name for path in paths] == names
    for path in paths:
        record = loaded(path)
        assert record.seed == seed_of("a", int(path.name[3:9]))
        assert replay(record).over
        one = "medium" if path.name.startswith("00") else "random"
        assert [name.split()[0] == one for name in record.players].index(True) == int(path.name[10])
    assert run("check", tmp_path / "games").status == 0


def test_the_figures_are_those_of_the_records(run: Run, tmp_path: Path) -> None:
    data = told(run(*PAIR, "--games", 5, "--records", tmp_path / "games", "--json").out)
    assert (data["games"], data["deals"], data["par"]) == (30, 5, 0.333333)
    wins = {"medium": 0.0, "random": 0.0}
    for path in (tmp_path / "games").glob("00-*"):
        record = loaded(path)
        winners = (record.result or {})["winners"]
        for seat in winners:
            wins[record.players[seat].split()[0]] += 1 / len(winners)
    first = data["results"][0]
    assert first["line_up"] == "medium against 2 random"
    assert {row["bot"]: row["wins"] for row in first["bots"]} == pytest.approx(wins, abs=1e-4)
    assert data["matrix"]["cells"][0][1]["share"] == pytest.approx(wins["medium"] / 15, abs=1e-6)
    assert data["matrix"]["cells"][0][0] is None
    assert [rating["bot"] for rating in data["ratings"]] == ["medium", "random"]
    low, high = data["ratings"][0]["interval"]
    assert low < data["ratings"][0]["rating"] < high


def test_the_summary_to_read(run: Run) -> None:
    ran = run(*PAIR, "--games", 4)
    lines = ran.out.splitlines()
    assert ran.err == "2 line-ups, 4 deals, every deal in 3 seat rotations: 24 games\n"
    assert lines[0].startswith(
        "meuterer, 3 players, seed a: 2 line-ups, 4 deals, every deal in 3 seat rotations: 24 games"
    )
    assert "win share of one seat of the row's bot among 2 of the column's, in %:" in lines
    assert any(line.startswith("rating (openskill)") for line in lines)
    assert lines[-2:] == [
        "par: 33.3% for each seat; a shared win counts in parts",
        "95% intervals: a deal is the unit, its games are alike",
    ]


def test_roles_are_seated_and_compared(run: Run) -> None:
    command = ("arena", "traitres", "--bots", "random,medium", "--mutineers", "random,medium", "--games", 30)
    data = told(run(*command, "--json").out)
    assert data["line-ups"] == "roles"
    assert data["games"] == 4 * 30
    cells = data["matrix"]["cells"]
    assert cells[1][1]["share"] > cells[0][1]["share"]
    for result in data["results"]:
        teams = {row["team"]: row["wins"] for row in result["teams"]}
        assert teams["pirates"] + teams["mutineers"] == 30
    gain = data["gains"][1]
    assert (gain["bot"], gain["instead_of"], gain["role"], gain["against"]) == ("medium", "random", "pirates", "medium")
    assert gain["gain"] == pytest.approx(cells[1][1]["share"] - cells[0][1]["share"], abs=1e-6)
    text = run(*command).out
    assert "  medium instead of random as pirates, against medium: +" in text
    assert text.endswith("every member of the winning team wins\n95% intervals: one game a deal, Wilson's intervals\n")


def test_voyages_without_a_winner_are_reported(run: Run) -> None:
    command = ("arena", "cartagena", "--players", 4, "--bots", "medium,random,random,random", "--games", 10)
    data = told(run(*command, "--json").out)
    result = data["results"][0]
    medium = result["bots"][0]
    assert 0 < result["nobody_won"] < 40
    assert medium["share"] == pytest.approx(medium["wins"] / 40, abs=1e-6)
    assert medium["share_of_decided"] == pytest.approx(medium["wins"] / (40 - result["nobody_won"]), abs=1e-6)
    text = run(*command).out
    assert f"  nobody won {result['nobody_won']} games of 40" in text
    assert "    of the games that somebody wins" in text


def test_the_same_command_goes_on_and_more_deals_may_be_added(run: Run, tmp_path: Path) -> None:
    whole = run(*PAIR, "--games", 6, "--json", "--out", tmp_path / "whole")
    run(*PAIR, "--games", 2, "--out", tmp_path / "parts")
    head = journal_of(tmp_path / "parts")
    assert len(head) == 1 + 12
    ran = run(*PAIR, "--games", 6, "--json", "--out", tmp_path / "parts")
    assert ran.err == "2 line-ups, 6 deals, every deal in 3 seat rotations: 36 games; 12 of them are played already\n"
    assert journal_of(tmp_path / "parts")[:13] == head
    assert told(ran.out) == told(whole.out)
    again = run(*PAIR, "--games", 6, "--json", "--out", tmp_path / "parts")
    assert told(again.out) == told(whole.out)
    assert len(journal_of(tmp_path / "parts")) == 1 + 36
    # There are fewer deals than the journal has, so the figures are those of these deals alone.
    fewer = run(*PAIR, "--games", 2, "--json", "--out", tmp_path / "parts")
    assert told(fewer.out)["games"] == 12


def test_a_record_that_is_missing_is_made_again(run: Run, tmp_path: Path) -> None:
    command = (*PAIR, "--games", 2, "--json", "--out", tmp_path / "out")
    first = run(*command)
    ran = run(*command, "--records", tmp_path / "games")
    assert told(ran.out) == told(first.out)
    assert len(list((tmp_path / "games").iterdir())) == 12


def test_the_journal_of_another_command_is_refused(run: Run, tmp_path: Path) -> None:
    run(*PAIR, "--games", 1, "--out", tmp_path)
    ran = run("arena", "meuterer", "--players", 3, "--bots", "medium,random", "--seed", "b", "--out", tmp_path)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == (
        f"mutiny: {tmp_path / 'journal.jsonl'} holds the games of another contest: its seed is a, not b. "
        "Take another folder, or that command again.\n"
    )


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Return a function that starts a long contest in a new session and waits until some games are in its journal."""
    processes: list[subprocess.Popen[str]] = []

    def start(jobs: int, folder: Path) -> subprocess.Popen[str]:
        command = [*PROGRAM, *map(str, PAIR), "--games", "100000", "--jobs", str(jobs), "--out", str(folder)]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        processes.append(process)
        wait_until(lambda: (folder / "journal.jsonl").exists() and len(journal_of(folder)) > 20)
        return process

    yield start
    for process in processes:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


@POSIX
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_sudden_end_loses_only_what_was_under_way(
    run: Run, tmp_path: Path, jobs: int, started: Callable[..., subprocess.Popen[str]]
) -> None:
    process = started(jobs, tmp_path / "out")
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=LONG_S)
    games = len(journal_of(tmp_path / "out")) - 1
    ran = run(*PAIR, "--games", 4, "--json", "--out", tmp_path / "out")
    assert ran.status == 0
    assert "of them are played already" in ran.err
    assert games >= 20
    assert told(ran.out) == told(run(*PAIR, "--games", 4, "--json").out)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no list of processes to look at")
def test_nobody_goes_on_alone(tmp_path: Path, started: Callable[..., subprocess.Popen[str]]) -> None:
    def group_of(stat: Path) -> int:
        try:
            return int(stat.read_text().rpartition(")")[2].split()[2])
        except OSError:
            return 0  # It has just ended.

    process = started(2, tmp_path / "out")
    process.kill()
    process.wait(timeout=LONG_S)
    wait_until(lambda: process.pid not in map(group_of, Path("/proc").glob("[0-9]*/stat")))
    process.communicate(timeout=LONG_S)


@POSIX
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_reports_the_results_and_how_to_continue(
    run: Run, tmp_path: Path, jobs: int, started: Callable[..., subprocess.Popen[str]]
) -> None:
    process = started(jobs, tmp_path / "out")
    # As from a terminal, the signal goes to all processes at once.
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=LONG_S)
    assert process.returncode == 130
    games = len(journal_of(tmp_path / "out")) - 1
    assert f"unfinished: {games:,} games played, " in out
    assert "medium against 2 random" in out
    assert err.splitlines()[-1] == f"mutiny: interrupted after {games:,} games; the same command goes on from there."
    assert "Traceback" not in err
    assert json.loads((tmp_path / "out" / "results.json").read_text())["games"] == games


def test_an_interruption_without_a_journal_says_what_would_have_helped(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    class InterruptedContest(InlinePool):
        def submit(self, do: Any, tasks: Any) -> Any:
            if tasks[0].deal == 1:
                raise KeyboardInterrupt
            return super().submit(do, tasks)

    monkeypatch.setattr(arena, "make_pool", lambda hands: InterruptedContest())
    ran = run(*PAIR, "--json")
    assert ran.status == 130
    assert json.loads(ran.out)["interrupted"] is True
    assert ran.err.splitlines()[-1].endswith("; with --out DIR it could have gone on later.")


def test_plots_are_pictures(run: Run, tmp_path: Path) -> None:
    command = (
        "arena",
        "meuterer",
        "--players",
        3,
        "--bots",
        "random,hard@1,hard@3",
        "--line-ups",
        "pairs",
        "--games",
        1,
    )
    assert run(*command, "--out", tmp_path).status == 0
    for name, dots in (("ratings.svg", 3), ("budgets.svg", 2)):
        text = (tmp_path / name).read_text(encoding="utf-8")
        root = ET.fromstring(text)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == dots
        assert "prefers-color-scheme: dark" in text
        assert len(text) < 8000
    titles = [title.text or "" for title in ET.fromstring(text).iter("{http://www.w3.org/2000/svg}title")]
    assert [title.partition(":")[0] for title in titles] == ["hard@1", "hard@3"]


def test_a_cluster_is_used_where_it_is_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []

    def cluster(jobs: int | None) -> InlinePool:
        asked.append(jobs)
        return InlinePool()

    monkeypatch.setattr(arena, "RayPool", cluster)
    there = run(*PAIR, "--games", 2, "--json", "--on", "ray")
    assert told(there.out) == told(run(*PAIR, "--games", 2, "--json").out)
    run(*PAIR, "--games", 1, "--on", "ray", "--jobs", 4)
    assert asked == [None, 4]


def test_faults_are_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(contest: Any, recording: bool, fixtures: Any) -> list[Any]:
        games = play_fixtures(contest, recording, fixtures)
        return [game._replace(outcome=replaced(game.outcome)) for game in games]

    def replaced(outcome: Any) -> Any:
        return type(outcome)(outcome.decisions, outcome.winners, outcome.scores, faults=((0, 2, "it raised"),))

    monkeypatch.setattr(arena, "play_fixtures", faulty)
    ran = run("arena", "meuterer", "--bots", "random", "--games", 3)
    assert "random lost 6 moves in 3 games by its own fault, such as: it raised" in ran.out.splitlines()


@pytest.mark.parametrize(
    ("arguments", "status", "line"),
    [
        (["meutrer", "--bots", "random"], 2, "there is no game 'meutrer'; did you mean meuterer?"),
        (["meuterer", "--bots", "mediun,random"], 2, "there is no bot 'mediun'; did you mean medium?"),
        (["meuterer", "--bots", "hard@soon,random"], 2, "'hard@soon': after @ comes a number of simulations"),
        (["meuterer", "--bots", "random,random"], 2, "random is named twice; only a list of one bot for every seat"),
        (["meuterer", "--players", "7", "--bots", "random"], 2, "meuterer is for 3 to 4 players, not 7."),
        (["meuterer"], 2, "arena: the following arguments are required: --bots; see 'mutiny arena --help'."),
        (["meuterer", "--bots", "random", "--on", "rai"], 2, "arena: --on: 'rai' is not known; did you mean ray"),
        (
            ["meuterer", "--bots", "random", "--line-ups", "x"],
            2,
            "arena: --line-ups: 'x' is not known; there are table",
        ),
        (["meuterer", "--bots", "random", "--mutineers", "random"], 2, "meuterer deals no roles"),
        (["meuterer", "--bots", "random", "--gams", "3"], 2, "arena has no option '--gams'; did you mean --games?"),
        (["meuterer", "--bots", "random", "--option", "pirates=maybe"], 2, "option pirates: 'maybe' is not one of"),
        (["meuterer", "--bots", "random", "--out", "/dev/null/out"], 1, "/dev/null/out: Not a directory."),
        (["meuterer", "--bots", "random", "--records", "/dev/null/out"], 1, "/dev/null/out: Not a directory."),
    ],
)
def test_what_cannot_be_played_is_refused(run: Run, arguments: list[str], status: int, line: str) -> None:
    ran = run("arena", *arguments)
    assert (ran.status, ran.out) == (status, "")
    assert ran.err.startswith(f"mutiny: {line}")
    assert ran.err.count("\n") == 1
