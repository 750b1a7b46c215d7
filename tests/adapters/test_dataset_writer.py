"""Writing a dataset: every file is complete, no row is written twice, and a run can be continued."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from mutiny.adapters import dataset
from mutiny.adapters.dataset import BadDataset, DatasetWriter, GameRows, RefusedRecord, writer
from mutiny.adapters.dataset.ledger import NAME
from mutiny.common.extras import need

PARQUET = need("pyarrow.parquet")
HEADER = {"seed": "parts"}
GAMES = 30


@pytest.fixture(scope="module")
def rows_by_game() -> list[GameRows]:
    """Return the rows of some games."""
    return list(dataset.simulated("traitres", ["random"] * 4, GAMES, "parts"))


def add_all(into: DatasetWriter, rows_by_game: Sequence[GameRows]) -> None:
    """Add the games that are not there yet."""
    for game_rows in rows_by_game[into.done :]:
        into.add(game_rows, game_rows.game_id)


def write_until(end: BaseException, folder: Path, rows_by_game: Sequence[GameRows]) -> None:
    """Write some games in parts of eight, and then raise an error."""
    with DatasetWriter(folder, HEADER, games=8, rows=20) as into:
        add_all(into, rows_by_game)
        raise end


def moves_in(folder: Path) -> list[tuple[str, str]]:
    """Return the game and the move of every row in all files."""
    found: list[tuple[str, str]] = []
    for path in sorted(folder.glob("*/*.parquet")):
        table = PARQUET.read_table(path, columns=["game_id", "move"])
        found += zip(table["game_id"].to_pylist(), table["move"].to_pylist(), strict=True)
    return found


def moves_of(rows_by_game: Sequence[GameRows]) -> list[tuple[str, str]]:
    """Return the same for the rows of games."""
    return [(game_rows.game_id, move) for game_rows in rows_by_game for move in game_rows.moves]


def ledger_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / NAME).read_text(encoding="utf-8").splitlines()]


def files_in(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def test_no_more_rows_are_held_than_are_asked_for(tmp_path: Path, rows_by_game: list[GameRows]) -> None:
    longest = max(map(len, rows_by_game))
    most = 0
    with DatasetWriter(tmp_path, HEADER, rows=25) as into:
        for game_rows in rows_by_game:
            into.add(game_rows, game_rows.game_id)
            assert into.held < 25
            most = max(most, into.held)
    assert most > 0
    metadata = PARQUET.read_metadata(tmp_path / "traitres-4" / "part-00000.parquet")
    groups = [metadata.row_group(number).num_rows for number in range(metadata.num_row_groups)]
    assert sum(groups) == sum(map(len, rows_by_game))
    assert max(groups) < 25 + longest
    assert min(groups[:-1]) >= 25


def test_parts_are_cut_between_games(tmp_path: Path, rows_by_game: list[GameRows]) -> None:
    summary = dataset.write(tmp_path, rows_by_game, games=7)
    assert moves_in(tmp_path) == moves_of(rows_by_game)
    parts = ledger_of(tmp_path)[1:]
    assert [(part["first"], part["after"]) for part in parts] == [(0, 7), (7, 14), (14, 21), (21, 28), (28, 30)]
    for number, part in enumerate(parts):
        [(name, contents)] = part["files"].items()
        assert name == f"traitres-4/part-{number:05}.parquet"
        some = rows_by_game[part["first"] : part["after"]]
        size = (tmp_path / name).stat().st_size
        assert contents == {"games": len(some), "rows": sum(map(len, some)), "bytes": size}
        assert part["last"] == some[-1].game_id
    assert (summary["files"], summary["games"], summary["skipped"]) == (5, GAMES, 0)
    assert files_in(tmp_path) == ["README.md", NAME, *(f"traitres-4/part-{number:05}.parquet" for number in range(5))]


def test_the_card_says_what_is_there(tmp_path: Path, rows_by_game: list[GameRows]) -> None:
    with DatasetWriter(tmp_path, {"seed": "parts"}) as into:
        add_all(into, rows_by_game)
        into.add(RefusedRecord("x.json", "no"), "x.json")
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert f"{GAMES} games, {sum(map(len, rows_by_game))} rows." in text
    assert "- seed: parts" in text
    # What the Hugging Face Hub reads is at the beginning.
    assert text.startswith("---\npretty_name: ")
    front = text.split("---\n")[1]
    assert "\n- config_name: traitres-4\n  data_files: traitres-4/*.parquet\n" in front
    assert "\nlicense: unknown\n" in front
    assert text.split("---\n")[2].startswith("\n# Decisions in games of Mutiny\n")
    assert "1 record was left out" in text
    for place in rows_by_game[0].shape.fields:
        assert f"| `{place.name}` |" in text


def test_an_interruption_keeps_every_game_that_was_added(tmp_path: Path, rows_by_game: list[GameRows]) -> None:
    with pytest.raises(KeyboardInterrupt):
        write_until(KeyboardInterrupt(), tmp_path, rows_by_game[:13])
    assert moves_in(tmp_path) == moves_of(rows_by_game[:13])
    with DatasetWriter(tmp_path, HEADER, resume=True, games=8) as into:
        assert into.done == 13
        add_all(into, rows_by_game)
    assert moves_in(tmp_path) == moves_of(rows_by_game)


def interrupting(how: Callable[[], object]) -> type[writer._File]:
    """Return a class of files in which an interruption comes with the fourth row group."""

    class InterruptedFile(writer._File):
        written = 0

        def write(self, rows_by_game: list[GameRows]) -> None:
            super().write(rows_by_game)
            InterruptedFile.written += 1
            if InterruptedFile.written == 4:
                how()

    return InterruptedFile


def test_an_interruption_waits_until_the_rows_are_written(
    tmp_path: Path, rows_by_game: list[GameRows], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_File", interrupting(lambda: signal.raise_signal(signal.SIGINT)))
    into = DatasetWriter(tmp_path, HEADER, rows=20)
    with pytest.raises(KeyboardInterrupt), into:
        add_all(into, rows_by_game)
    assert 0 < into.done < GAMES
    assert moves_in(tmp_path) == moves_of(rows_by_game[: into.done])
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_an_interruption_that_does_not_wait_costs_the_part(
    tmp_path: Path, rows_by_game: list[GameRows], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(writer, "_File", interrupting(interrupt))
        with pytest.raises(KeyboardInterrupt), DatasetWriter(tmp_path, HEADER, games=8, rows=20) as into:
            add_all(into, rows_by_game)
    done = ledger_of(tmp_path)[-1].get("after", 0)
    assert done < GAMES
    assert moves_in(tmp_path) == moves_of(rows_by_game[:done])
    assert not [name for name in files_in(tmp_path) if name.startswith(".")]
    with DatasetWriter(tmp_path, HEADER, resume=True, games=8) as into:
        add_all(into, rows_by_game)
    assert moves_in(tmp_path) == moves_of(rows_by_game)


def test_an_error_costs_the_part_under_way(tmp_path: Path, rows_by_game: list[GameRows]) -> None:
    with pytest.raises(ZeroDivisionError):
        write_until(ZeroDivisionError(), tmp_path, rows_by_game[:13])
    assert moves_in(tmp_path) == moves_of(rows_by_game[:8])


def test_a_sudden_end_between_a_file_and_its_line_is_made_good(tmp_path: Path, rows_by_game: list[GameRows]) -> None:
    with DatasetWriter(tmp_path, HEADER, games=8) as into:
        add_all(into, rows_by_game)
    before = {name: (tmp_path / name).read_bytes() for name in files_in(tmp_path)}
    lines = (tmp_path / NAME).read_bytes().splitlines(keepends=True)
    # The last line is torn, the line before was never written, and a file is incomplete.
    (tmp_path / NAME).write_bytes(b"".join(lines[:-2]) + lines[-1][:20])
    (tmp_path / ".traitres-4.unfinished").write_bytes(b"PAR1")
    with DatasetWriter(tmp_path, HEADER, resume=True, games=8) as into:
        assert into.done == 16
        # A file that the ledger does not list is deleted; otherwise its rows would appear twice.
        assert files_in(tmp_path / "traitres-4") == ["part-00000.parquet", "part-00001.parquet"]
        add_all(into, rows_by_game)
    assert {name: (tmp_path / name).read_bytes() for name in files_in(tmp_path)} == before


def test_games_without_rows_are_counted(tmp_path: Path, rows_by_game: list[GameRows]) -> None:
    with DatasetWriter(tmp_path, HEADER, games=2) as into:
        into.add(rows_by_game[0], "a")
        for name in "bcd":
            into.add(RefusedRecord(name, "bad"), name)
    assert [(part["skipped"], len(part["files"])) for part in ledger_of(tmp_path)[1:]] == [(1, 1), (2, 0)]
    with DatasetWriter(tmp_path, HEADER, resume=True) as into:
        assert (into.done, into.last, into.summary()["skipped"]) == (4, "d", 3)


def test_another_dataset_is_not_gone_on_with(tmp_path: Path, rows_by_game: list[GameRows]) -> None:
    dataset.write(tmp_path, rows_by_game[:3])
    with pytest.raises(BadDataset, match="holds a dataset already: resume it, or overwrite it"):
        dataset.write(tmp_path, rows_by_game)
    with pytest.raises(BadDataset, match="its source is rows, not bots"):
        DatasetWriter(tmp_path, {"source": "bots"}, resume=True)
    assert moves_in(tmp_path) == moves_of(rows_by_game[:3])


def test_a_dataset_is_overwritten_when_asked_for(tmp_path: Path, rows_by_game: list[GameRows]) -> None:
    dataset.write(tmp_path, rows_by_game, games=5)
    (tmp_path / "notes.txt").write_text("mine")
    dataset.write(tmp_path, rows_by_game[:4], games=5, overwrite=True)
    assert moves_in(tmp_path) == moves_of(rows_by_game[:4])
    assert files_in(tmp_path) == ["README.md", NAME, "notes.txt", "traitres-4/part-00000.parquet"]


def test_strange_folders_are_left_alone(tmp_path: Path, rows_by_game: list[GameRows]) -> None:
    (tmp_path / "thesis.tex").write_text("years of work")
    for overwrite in (False, True):
        with pytest.raises(BadDataset, match="holds something else than a dataset"):
            dataset.write(tmp_path, rows_by_game, overwrite=overwrite)
    assert files_in(tmp_path) == ["thesis.tex"]


@pytest.mark.parametrize("line", ["[]", "{}", "nonsense", '{"mutiny-dataset": 9}', '"text"'])
def test_a_strange_ledger_is_left_alone(tmp_path: Path, rows_by_game: list[GameRows], line: str) -> None:
    (tmp_path / NAME).write_text(f"{line}\n")
    with pytest.raises(BadDataset, match="line 1: this is not a ledger of a dataset"):
        dataset.write(tmp_path, rows_by_game, overwrite=True)
    assert (tmp_path / NAME).read_text() == f"{line}\n"


@pytest.mark.parametrize(
    "line", ["[]", "{}", '{"first": 4, "after": 6, "last": "", "files": {}}', '{"first": 3, "after": 3, "files": {}}']
)
def test_a_strange_line_is_noticed(tmp_path: Path, rows_by_game: list[GameRows], line: str) -> None:
    dataset.write(tmp_path, rows_by_game[:3])
    with (tmp_path / NAME).open("a") as file:
        file.write(f"{line}\n")
    with pytest.raises(BadDataset, match="line 3: this is not a ledger of a dataset"):
        DatasetWriter(tmp_path, HEADER, resume=True)


def test_a_file_that_has_gone_is_noticed(tmp_path: Path, rows_by_game: list[GameRows]) -> None:
    dataset.write(tmp_path, rows_by_game, games=10)
    path = tmp_path / "traitres-4" / "part-00001.parquet"
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(BadDataset, match=r"part-00001\.parquet is not as it was written"):
        DatasetWriter(tmp_path, {"source": "rows"}, resume=True)


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_do_not_write_at_once(tmp_path: Path, rows_by_game: list[GameRows]) -> None:
    with DatasetWriter(tmp_path, HEADER), pytest.raises(BadDataset, match="somebody else is writing there now"):
        dataset.write(tmp_path, rows_by_game)
    # Only the header was written, so there is no dataset to lose.
    assert dataset.write(tmp_path, rows_by_game)["games"] == GAMES


def test_shapes_lie_apart(tmp_path: Path, rows_by_game: list[GameRows]) -> None:
    others = list(dataset.simulated("meuterer", ["random"] * 3, 2))
    mixed = [rows_by_game[0], others[0], rows_by_game[1], others[1], rows_by_game[2]]
    summary = dataset.write(tmp_path, mixed, games=3)
    assert [(found["folder"], found["games"]) for found in summary["folders"]] == [("traitres-4", 3), ("meuterer-3", 2)]
    for name, same in (("traitres-4", rows_by_game[:3]), ("meuterer-3", others)):
        found = [PARQUET.read_table(path) for path in sorted((tmp_path / name).iterdir())]
        assert [move for table in found for move in table["move"].to_pylist()] == [
            move for game_rows in same for move in game_rows.moves
        ]
