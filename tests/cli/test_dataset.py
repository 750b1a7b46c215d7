"""The command `dataset` makes the same rows from games and from records, with any number of processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cli.running import PROGRAM, Run, cut, finished, written
from helpers.patience import LONG_S, wait_until

from mutiny import game, seed_of
from mutiny.adapters.dataset import simulated
from mutiny.arena import InlinePool
from mutiny.bots import BotSpec, play_game
from mutiny.cli.commands import dataset
from mutiny.common.extras import need

PARQUET = need("pyarrow.parquet")
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals work otherwise there")


def rows_in(folder: Path, columns: list[str] | None = None) -> list[dict[str, Any]]:
    """Return all rows of one folder of a dataset."""
    paths = sorted(folder.glob("*.parquet"))
    return [row for path in paths for row in PARQUET.read_table(path, columns=columns).to_pylist()]


def bytes_in(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Return a folder with records of several games."""
    folder = tmp_path / "games"
    folder.mkdir()
    tables = [("meuterer", 3, {}), ("meuterer", 4, {"pirates": "on"}), ("traitres", 5, {}), ("cartagena", 2, {})]
    for number in range(8):
        name, players, options = tables[number % len(tables)]
        played = play_game(game(name), [BotSpec("random")] * players, options, seed_of("mixed", number))
        written(folder / f"{number}.json", played.record([f"Player {seat}" for seat in range(players)]))
    return folder


def test_several_processes_write_the_same_files_as_one(run: Run, tmp_path: Path) -> None:
    arguments = ["--games", 70, "--seed", "x", "--bots", "medium,random", "--players", 4, "--part", 30, "--json"]
    summaries: list[dict[str, Any]] = []
    for jobs in (1, 2):
        ran = run("dataset", "traitres", *arguments, "--jobs", jobs, "--out", tmp_path / str(jobs))
        assert (ran.status, ran.err) == (0, "")
        summaries.append({**json.loads(ran.out), "seconds": 0, "out": ""})
    assert bytes_in(tmp_path / "1") == bytes_in(tmp_path / "2")
    assert summaries[0] == summaries[1]
    rows = rows_in(tmp_path / "1" / "traitres-4")
    games = simulated("traitres", ["medium", "random"] * 2, 70, "x")
    expected = [row for game_rows in games for row in game_rows.rows()]
    assert [(row["game_id"], row["move"], bytes(row["features"])) for row in rows] == [
        (row.game_id, row.move, row.features) for row in expected
    ]
    assert {row["player"] for row in rows} == {"medium", "random"}


def test_the_summary_counts(run: Run, tmp_path: Path) -> None:
    ran = run("dataset", "meuterer", "--games", 4, "--option", "pirates=on", "--out", tmp_path / "d", "--json")
    found = json.loads(ran.out)
    rows = rows_in(tmp_path / "d" / "meuterer-4-pirates-on")
    assert (found["games"], found["rows"], found["skipped"], found["files"]) == (4, len(rows), 0, 1)
    assert found["out"] == str(tmp_path / "d")
    assert found["interrupted"] is False
    [folder] = found["folders"]
    assert (folder["folder"], folder["game"], folder["players"]) == ("meuterer-4-pirates-on", "meuterer", 4)
    assert folder["features"] == len(rows[0]["features"])
    assert folder["actions"] == game("meuterer").actions
    assert folder["bytes"] == sum(path.stat().st_size for path in (tmp_path / "d").rglob("*.parquet"))


def test_the_summary_to_read(run: Run, tmp_path: Path) -> None:
    ran = run("dataset", "traitres", "--players", 3, "--games", 5, "--out", tmp_path / "d")
    lines = ran.out.splitlines()
    assert lines[0].startswith(f"{tmp_path / 'd'}: 5 games, ")
    assert lines[2].split()[:6] == ["folder", "games", "rows", "features", "actions", "files"]
    assert lines[3].split()[:2] == ["traitres-3", "5"]


def test_records_of_several_games_lie_apart(run: Run, tmp_path: Path, games: Path) -> None:
    ran = run("dataset", "--records", games, "--out", tmp_path / "d", "--part", 3, "--json")
    assert (ran.status, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert {folder["folder"]: folder["games"] for folder in found["folders"]} == {
        "meuterer-3": 2,
        "meuterer-4-pirates-on": 2,
        "traitres-5": 2,
        "cartagena-2": 2,
    }
    rows = rows_in(tmp_path / "d" / "cartagena-2")
    assert {row["game_id"].partition("-")[0] for row in rows} == {"3", "7"}
    assert {row["game"] for row in rows} == {"cartagena"}
    # The names of players are left out unless they are asked for.
    assert {row["player"] for row in rows} == {None}
    assert b"Player" not in b"".join(bytes_in(tmp_path / "d").values())


def test_names_are_kept_when_asked_for(run: Run, tmp_path: Path, game_file: Path) -> None:
    assert run("dataset", "--records", game_file, "--names", "--out", tmp_path / "d").status == 0
    for row in rows_in(tmp_path / "d" / "meuterer-4"):
        assert row["names"] == ["Ann", "Bo", "Cy", "Di"]
        assert row["player"] == row["names"][row["seat"]]


def test_records_and_simulation_give_the_same_rows(run: Run, tmp_path: Path) -> None:
    arguments = ["traitres", "--players", 5, "--games", 6, "--seed", "same", "--bots", "medium"]
    assert run("simulate", *arguments, "--records", tmp_path / "games").status == 0
    assert run("dataset", "--records", tmp_path / "games", "--jobs", 2, "--out", tmp_path / "a").status == 0
    assert run("dataset", *arguments, "--out", tmp_path / "b").status == 0
    columns = ["entry", "decision", "seat", "clause", "features", "mask", "action", "move", "reward_to_go", "score"]
    folders = [tmp_path / name / "traitres-5" for name in "ab"]
    assert rows_in(folders[0], columns) == rows_in(folders[1], columns)


def test_bad_records_are_named_and_can_be_left_out(run: Run, tmp_path: Path, games: Path) -> None:
    record = finished()
    written(games / "5.json", cut(record, 60))
    (games / "6.json").write_text(record.text().replace("pay", "pat", 1))
    (games / "9.json").write_text("no record")
    ran = run("dataset", "--records", games, "--out", tmp_path / "d")
    assert ran.status == 1
    assert ran.err.startswith(f"mutiny: {games / '5.json'}: the game is not over")
    assert ran.err.rstrip().endswith("(--skip-bad leaves such records out.)")
    # The existing folder does not prevent another try.
    ran = run("dataset", "--records", games, "--skip-bad", "--out", tmp_path / "d", "--json")
    assert ran.status == 0
    found = json.loads(ran.out)
    assert (found["games"], found["skipped"]) == (6, 3)
    first, second, third = ran.err.splitlines()
    assert first.startswith(f"mutiny: left out {games / '5.json'}: the game is not over")
    assert second.startswith(f"mutiny: left out {games / '6.json'}: entry ")
    assert third.startswith(f"mutiny: left out {games / '9.json'}: not JSON")
    assert "3 records were left out" in (tmp_path / "d" / "README.md").read_text()


def test_many_bad_records_are_counted(run: Run, tmp_path: Path) -> None:
    for number in range(30):
        (tmp_path / f"{number:02}.json").write_text("{}")
    ran = run("dataset", "--records", tmp_path, "--skip-bad", "--out", tmp_path / "d")
    assert ran.status == 0
    assert len(ran.err.splitlines()) == dataset.MOST_NAMED
    assert ran.err.splitlines()[-1].endswith("More such records are only counted.")
    assert ran.out.startswith(f"{tmp_path / 'd'}: 0 games, 0 rows, 30 records left out; ")


def test_a_folder_that_grew_is_gone_on_with(run: Run, tmp_path: Path, games: Path) -> None:
    late = (games / "7.json").read_text()
    (games / "7.json").unlink()
    assert run("dataset", "--records", games, "--out", tmp_path / "d").status == 0
    (games / "7.json").write_text(late)
    ran = run("dataset", "--records", games, "--out", tmp_path / "d", "--resume")
    assert (ran.status, ran.err) == (0, f"{tmp_path / 'd'}: 7 games there already.\n")
    assert len({row["game_id"] for row in rows_in(tmp_path / "d" / "cartagena-2")}) == 2
    (games / "0.json").unlink()
    ran = run("dataset", "--records", games, "--out", tmp_path / "d", "--resume")
    assert ran.status == 0  # Fewer records than rows: nothing to do.
    (games / "8.json").write_text(late)
    ran = run("dataset", "--records", games, "--out", tmp_path / "d", "--resume")
    assert (ran.status, ran.err) == (
        1,
        f"mutiny: {tmp_path / 'd'} was made of other records: 8.json stands where 7.json was.\n",
    )


def test_more_games_are_added(run: Run, tmp_path: Path) -> None:
    arguments = ["dataset", "traitres", "--players", 3, "--seed", "more", "--out", tmp_path / "d"]
    assert run(*arguments, "--games", 5).status == 0
    ran = run(*arguments, "--games", 9)
    assert ran.status == 1
    assert ran.err == f"mutiny: {tmp_path / 'd'} holds a dataset already: resume it, or overwrite it.\n"
    ran = run(*arguments, "--games", 9, "--resume", "--json")
    assert json.loads(ran.out)["games"] == 9
    games = [row["game_id"] for row in rows_in(tmp_path / "d" / "traitres-3")]
    assert list(dict.fromkeys(games)) == [f"more/{number}" for number in range(9)]
    ran = run(*arguments, "--games", 9, "--resume", "--option", "mutineers-meet=yes")
    assert ran.status == 1
    assert 'its options is {}, not {"mutineers-meet": "yes"}' in ran.err
    ran = run(*arguments, "--games", 2, "--overwrite", "--json")
    assert json.loads(ran.out)["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("meuterer", "dataset: the following arguments are required: --out"),
        ("--out OUT", "name a GAME for bots to play, or take --records."),
        ("chess --out OUT", "there is no game 'chess'"),
        ("meuterer --out OUT --players 9", "meuterer is for 3 to 4 players, not 9."),
        ("meuterer --out OUT --bots a,b,c,d,e", "there are 5 bots for 4 seats."),
        ("meuterer --out OUT --bots mediun", "there is no bot 'mediun'; did you mean medium?"),
        ("meuterer --out OUT --option wind=north", "meuterer has no option 'wind'"),
        ("meuterer --out OUT --games 0", "dataset: --games: must be at least 1, not 0"),
        ("meuterer --out OUT --part none", "dataset: --part: 'none' is not a whole number"),
        ("meuterer --out OUT --names", "--names is for --records."),
        ("meuterer --out OUT --skip-bad", "--skip-bad is for --records."),
        ("meuterer --out OUT --resume --overwrite", "either --resume or --overwrite, not both."),
        ("meuterer --out OUT --records x.json", "GAME is for games that bots play, not for --records."),
        ("--out OUT --records x.json --seed 7", "--seed is for games that bots play, not for --records."),
        ("--out OUT --records -", "the rows of records are made from files, not from the input."),
        ("meuterer --out OUT --jbos 2", "dataset has no option '--jbos'; did you mean --jobs?"),
    ],
)
def test_nonsense_is_refused_before_anything_is_written(
    run: Run, tmp_path: Path, arguments: str, complaint: str
) -> None:
    out = tmp_path / "out"
    ran = run("dataset", *(str(out) if word == "OUT" else word for word in arguments.split()))
    assert ran.status == 2
    assert ran.err.startswith(f"mutiny: {complaint}")
    assert len(ran.err.splitlines()) == 1
    assert not out.exists()


def test_folders_that_cannot_be_used(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run("dataset", "meuterer", "--out", tmp_path / "file")
    assert (ran.status, ran.err) == (1, f"mutiny: {tmp_path / 'file'}: File exists.\n")
    ran = run("dataset", "meuterer", "--out", tmp_path)
    assert ran.err == f"mutiny: {tmp_path} holds something else than a dataset; take another folder.\n"
    ran = run("dataset", "--records", tmp_path, "--out", tmp_path / "out")
    assert ran.err == f"mutiny: {tmp_path}: no records (*.json) in this folder.\n"
    ran = run("dataset", "--records", tmp_path / "none.json", "--out", tmp_path / "out")
    assert ran.err.startswith(f"mutiny: {tmp_path / 'none.json'}: No such file or directory.")


@POSIX
def test_a_name_that_is_no_text_is_no_obstacle(run: Run, tmp_path: Path) -> None:
    written(tmp_path / os.fsdecode(b"game-\xff.json"), finished())
    assert run("dataset", "--records", tmp_path, "--out", tmp_path / "d").status == 0
    assert rows_in(tmp_path / "d" / "meuterer-4")[0]["game_id"].startswith("game-?-")


def test_a_bot_that_fails_is_named_with_its_game(run: Run, tmp_path: Path) -> None:
    ran = run("dataset", "traitres", "--bots", "cmd:false", "--out", tmp_path / "d")
    assert ran.status == 1
    assert ran.err.startswith("mutiny: game 0: ")


def test_the_library_is_asked_for_by_name(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    ran = run("dataset", "meuterer", "--out", tmp_path / "d")
    assert ran.status == 1
    assert ran.err == 'mutiny: pyarrow is not installed; it comes with: pip install "mutiny-games[research]"\n'
    assert not (tmp_path / "d").exists()


def test_an_interruption_keeps_whole_games(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class InterruptedDataset(InlinePool):
        def submit(self, do: Any, tasks: Any) -> Any:
            if 20 in tasks:
                raise KeyboardInterrupt
            return super().submit(do, tasks)

    arguments = ["dataset", "traitres", "--games", 40, "--part", 8]
    with monkeypatch.context() as patched:
        patched.setattr(dataset, "make_pool", lambda hands: InterruptedDataset())
        ran = run(*arguments, "--json", "--out", tmp_path / "d")
    assert ran.status == 130
    found = json.loads(ran.out)
    assert found["interrupted"] is True
    assert 0 < found["games"] <= 20
    games = f"{found['games']} game{'' if found['games'] == 1 else 's'}"
    assert ran.err == f"mutiny: interrupted after {games}; the same command with --resume goes on.\n"
    assert run(*arguments, "--out", tmp_path / "d", "--resume").status == 0
    assert run(*arguments, "--out", tmp_path / "whole").status == 0
    assert rows_in(tmp_path / "d" / "traitres-5") == rows_in(tmp_path / "whole" / "traitres-5")


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Callable[[int], subprocess.Popen[str]]]:
    """Return a function that starts a dataset that would take hours, and waits for its first parts."""
    processes: list[subprocess.Popen[str]] = []

    def start(jobs: int) -> subprocess.Popen[str]:
        command = [*PROGRAM, "dataset", "traitres", "--games", "10000000", "--part", "20", "--jobs", str(jobs)]
        process = subprocess.Popen(
            [*command, "--out", str(tmp_path / "d")],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        processes.append(process)
        wait_until(lambda: len(list((tmp_path / "d").glob("*/*.parquet"))) >= 3 or process.poll() is not None)
        assert process.poll() is None
        return process

    yield start
    for process in processes:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


@POSIX
@pytest.mark.parametrize(
    ("jobs", "how"), [(1, signal.SIGKILL), (2, signal.SIGKILL), (1, signal.SIGINT), (2, signal.SIGINT)]
)
def test_a_sudden_end_leaves_what_can_be_read_and_gone_on_with(
    run: Run, tmp_path: Path, jobs: int, how: signal.Signals, started: Callable[[int], subprocess.Popen[str]]
) -> None:
    process = started(jobs)
    os.killpg(process.pid, how)
    _, err = process.communicate(timeout=LONG_S)
    assert process.returncode == (130 if how == signal.SIGINT else -how)
    assert "Traceback" not in err
    games = [row["game_id"] for row in rows_in(tmp_path / "d" / "traitres-5", ["game_id"])]
    many = len(set(games))
    assert many >= 60
    assert list(dict.fromkeys(games)) == [f"0/{number}" for number in range(many)]
    ran = run("dataset", "traitres", "--games", many + 30, "--resume", "--out", tmp_path / "d")
    assert ran.status == 0
    assert run("dataset", "traitres", "--games", many + 30, "--out", tmp_path / "whole").status == 0
    assert rows_in(tmp_path / "d" / "traitres-5") == rows_in(tmp_path / "whole" / "traitres-5")
