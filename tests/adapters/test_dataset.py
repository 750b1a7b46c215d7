"""Rows of a dataset describe each decision as the deciding seat saw it, and survive writing and reading."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from kernel.toy import HAND, TOY, Toy

from mutiny import BadOptions, Game, Match, Record, Rng, game, seed_of
from mutiny.adapters import dataset
from mutiny.adapters.dataset import DecisionRow, GameRows, row_format_of
from mutiny.adapters.dataset.columns import columns_table
from mutiny.adapters.returns import centred
from mutiny.bots import BotSpec, GameFailed, play_game
from mutiny.common.extras import need
from mutiny.kernel.match import is_talk

DOCS = Path(__file__).parent.parent.parent / "docs"
PARQUET = need("pyarrow.parquet")

KINDS: list[tuple[str, int, str, dict[str, str]]] = [
    ("meuterer", 3, "medium", {}),
    ("meuterer", 4, "random", {"pirates": "on"}),
    ("traitres", 5, "medium", {}),
    ("traitres", 8, "random", {"mutineers-meet": "yes"}),
    ("cartagena", 2, "medium", {}),
    ("cartagena", 4, "random", {}),
]


def record_of(name: str, players: int, bot: str, options: dict[str, str], number: int = 0) -> Record:
    """Return a finished game between bots."""
    played = play_game(game(name), [BotSpec(bot)] * players, options, seed_of("rows", number))
    return played.record([f"{bot} {seat}" for seat in range(players)])


def whole(folder: Path, name: str) -> list[dict[str, Any]]:
    """Return all rows of a folder of a dataset, in the order of its files."""
    paths = sorted((folder / name).glob("*.parquet"))
    return [row for path in paths for row in PARQUET.read_table(path).to_pylist()]


def nameless(row: DecisionRow) -> DecisionRow:
    """Return a row without the fields that depend on its source."""
    return row._replace(game_id="", player=None, names=None)


def plain(row: DecisionRow) -> dict[str, Any]:
    """Return a row as it is read back from a file."""
    lists = {"features": list(row.features), "legal": list(row.legal)}
    return {**row._asdict(), **lists, "names": None if row.names is None else list(row.names)}


@pytest.mark.parametrize(("name", "players", "bot", "options"), KINDS)
def test_rows_say_what_a_walk_through_the_match_shows(
    name: str, players: int, bot: str, options: dict[str, str]
) -> None:
    record = record_of(name, players, bot, options)
    features = game(name).features(players, options)
    assert features is not None
    found = dataset.rows(record)
    match = Match(game(name), record.players, record.options)
    decisions = 0
    for entry, (who, notation) in enumerate(record.moves):
        if who is not None and not is_talk(notation):
            row = next(found)
            assert (row.entry, row.decision, row.seat, row.move) == (entry, decisions, who, notation)
            assert row.clause == match.state.clause()
            assert [match.state.format_move(who, action) for action in row.legal] == match.legal_moves(who)
            assert match.state.format_move(who, row.action) == notation
            assert features.read(row.features) == features.read(features.row(match.state, who))
            assert (row.player, row.names) == (record.players[who], tuple(record.players))
            assert (row.game, row.players) == (name, players)
            decisions += 1
        match.enter(who, notation)
    assert next(found, None) is None
    assert decisions > 0


@pytest.mark.parametrize(("name", "players", "bot", "options"), KINDS)
def test_a_row_is_the_same_in_every_world_that_the_seat_may_be_in(
    name: str, players: int, bot: str, options: dict[str, str]
) -> None:
    record = record_of(name, players, bot, options, 1)
    row_format = row_format_of(game(name), players, options)
    match = Match(game(name), record.players, record.options)
    found = {row.entry: row for row in dataset.rows(record)}
    rng, differing, compared = Rng(b"worlds"), 0, 0
    for entry, (who, notation) in enumerate(record.moves):
        row = found.get(entry)
        if who is not None and row is not None and row.decision % 5 == 0:
            world = match.belief(who).sample(rng)
            assert row_format.features.row(world, who) == row.features
            assert (world.clause(), world.legal_actions(who)) == (row.clause, row.legal)
            assert world.format_move(who, row.action) == row.move
            other = (who + 1) % players
            differing += row_format.features.row(world, other) != row_format.features.row(match.state, other)
            compared += 1
        match.enter(who, notation)
    # Otherwise all sampled worlds would be the true one, and the test would prove nothing.
    assert 0 < differing <= compared


@pytest.mark.parametrize(("name", "players", "bot", "options"), KINDS)
def test_games_as_they_are_played_give_the_rows_of_their_records(
    name: str, players: int, bot: str, options: dict[str, str]
) -> None:
    rows_by_game = list(dataset.simulated(name, [bot] * players, 2, "rows", options))
    for number, game_rows in enumerate(rows_by_game):
        assert game_rows.game_id == f"rows/{number}"
        assert game_rows.names == (bot,) * players
        replayed = dataset.rows_of_record(record_of(name, players, bot, options, number))
        assert [nameless(row) for row in game_rows.rows()] == [nameless(row) for row in replayed.rows()]


@pytest.mark.parametrize(("name", "players", "bot", "options"), KINDS)
def test_rewards_are_what_the_game_was_worth(name: str, players: int, bot: str, options: dict[str, str]) -> None:
    for number in range(3):
        played = play_game(game(name), [BotSpec(bot)] * players, options, seed_of("rows", number))
        result = played.state.result()
        worth = centred(result["winners"], players)
        points = result.get("scores", result.get("gold"))
        [game_rows] = dataset.play_simulation(dataset.Simulation(name, (bot,) * players, options, "rows"), [number])
        for row in game_rows.rows():
            assert row.reward_to_go == pytest.approx(worth[row.seat])
            assert row.score == (None if points is None else points[row.seat])


@pytest.mark.parametrize(("name", "players", "bot", "options"), KINDS)
def test_what_is_written_is_read_back(
    tmp_path: Path, name: str, players: int, bot: str, options: dict[str, str]
) -> None:
    rows_by_game = list(dataset.simulated(name, [bot] * players, 3, "rows", options))
    rows = [row for game_rows in rows_by_game for row in game_rows.rows()]
    summary = dataset.write(tmp_path, rows_by_game, rows=40)
    shape = rows_by_game[0].shape
    assert whole(tmp_path, shape.folder) == [plain(row) for row in rows]
    frame = pl.read_parquet(tmp_path / shape.folder / "*.parquet")
    assert frame.to_dicts() == [plain(row) for row in rows]
    assert summary["rows"] == len(rows) == summary["folders"][0]["rows"]
    table = PARQUET.read_table(tmp_path / shape.folder)
    for columns in (table, frame):
        for column in ("legal", "mask"):
            found = dataset.masks(columns[column], shape.actions)
            assert [tuple(mask.nonzero()[0]) for mask in found] == [row.legal for row in rows]
        assert [bytes(numbers) for numbers in dataset.matrix(columns["features"])] == [row.features for row in rows]
    # This part of a column begins in the middle of its values.
    some = table["legal"].slice(5, 3), table["features"].slice(5, 3), table["mask"].slice(5, 3)
    for column in (some[0], some[2]):
        assert dataset.masks(column, shape.actions).sum() == sum(len(row.legal) for row in rows[5:8])
    assert [bytes(numbers) for numbers in dataset.matrix(some[1])] == [row.features for row in rows[5:8]]
    about = dataset.described(table.schema)
    assert (about["game"], about["players"], about["actions"]) == (name, players, game(name).actions)
    assert [field["name"] for field in about["fields"]] == [place.name for place in shape.fields]


def test_a_mask_needs_room_for_every_action() -> None:
    [game_rows] = dataset.simulated("traitres", ["random"] * 3, 1)
    legal = dataset.table_of([game_rows])["legal"]
    with pytest.raises(dataset.BadDataset, match="and 2 in all"):
        dataset.masks(legal, 2)
    with pytest.raises(dataset.BadDataset, match="a mask of 2 actions has 1 bytes, and these have others"):
        dataset.masks(dataset.table_of([game_rows])["mask"], 2)


def test_columns_are_the_fields_of_a_row_and_of_the_schema() -> None:
    schema = dataset.schema_of(row_format_of(game("meuterer"), 4, {}).shape)
    names = [column.name for column in dataset.COLUMNS]
    assert names == list(DecisionRow._fields) == schema.names
    for column, field in zip(dataset.COLUMNS, schema, strict=True):
        assert field.nullable == column.may_lack
        assert field.metadata == {b"about": column.about.encode()}
    assert [field.name for field in schema if field.nullable] == ["score", "player", "names"]


def test_the_documented_columns_are_the_columns() -> None:
    assert columns_table() in (DOCS / "dataset.md").read_text(encoding="utf-8")


def test_strangers_columns_are_no_dataset() -> None:
    arrow = need("pyarrow")
    with pytest.raises(dataset.BadDataset, match="not a dataset of Mutiny"):
        dataset.described(arrow.schema([("a", "int8")]))
    with pytest.raises(dataset.BadDataset, match="version 7, not 1"):
        dataset.described(arrow.schema([("a", "int8")], {"mutiny": '{"dataset": 7}'}))


def test_a_game_that_stops_in_the_middle_gives_no_rows() -> None:
    record = record_of("meuterer", 3, "random", {})
    cut = Record(record.game, record.options, record.players, record.moves[:40])
    with pytest.raises(dataset.Unfinished, match="not over"):
        list(dataset.rows(cut))


def test_a_game_without_features_has_no_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "features", Game.features)
    with pytest.raises(BadOptions, match="toy has no features"):
        row_format_of(Toy(), 2, {})


def test_any_game_that_has_features_has_rows(tmp_path: Path) -> None:
    rows_by_game: list[GameRows] = []
    for number in range(3):
        collector = dataset.RowCollector(row_format_of(TOY, 2, {"start": "last"}))
        played = play_game(
            TOY, [BotSpec("random")] * 2, {"start": "last"}, seed_of("toy", number), watch=collector.note
        )
        rows_by_game.append(collector.game_rows(played.state, str(number)))
    dataset.write(tmp_path, rows_by_game)
    rows = whole(tmp_path, "toy-2-start-last")
    assert [row["game_id"] for row in rows] == sorted(
        str(n) for n, game_rows in enumerate(rows_by_game) for _ in game_rows.seats
    )
    assert sum(rows[0]["features"][:-1]) == HAND
    assert rows[0]["player"] is None


def test_a_folder_is_named_after_what_is_not_usual() -> None:
    def folder(name: str, players: int, **options: str) -> str:
        return row_format_of(
            game(name), players, {key.replace("_", "-"): text for key, text in options.items()}
        ).shape.folder

    assert folder("meuterer", 4) == folder("meuterer", 4, pirates="off") == "meuterer-4"
    assert folder("meuterer", 3, ring="printed", pirates="on") == "meuterer-3-pirates-on-ring-printed"
    assert folder("traitres", 8, mutineers_meet="yes") == "traitres-8-mutineers-meet-yes"


def test_a_value_that_is_a_whole_file_becomes_digits() -> None:
    text = files("mutiny.games.cartagena").joinpath("components.toml").read_text(encoding="utf-8")
    head, _, digits = row_format_of(game("cartagena"), 2, {"components": text}).shape.folder.rpartition("-")
    assert head == "cartagena-2-components"
    assert len(bytes.fromhex(digits)) == 4


def test_batches_hold_no_more_than_they_must() -> None:
    taken = 0

    def counted() -> Iterator[GameRows]:
        nonlocal taken
        for game_rows in rows_by_game:
            taken += len(game_rows)
            yield game_rows

    rows_by_game = list(dataset.simulated("meuterer", ["random"] * 3, 12, "rows"))
    longest = max(map(len, rows_by_game))
    given = 0
    for table in dataset.batches(counted(), rows=200):
        given += table.num_rows
        assert taken == given
        assert table.num_rows < 200 + longest
    assert given == sum(map(len, rows_by_game))


def test_batches_are_of_one_shape() -> None:
    def mixed() -> Iterator[GameRows]:
        yield from dataset.simulated("traitres", ["random"] * 3, 1)
        yield from dataset.simulated("traitres", ["random"] * 4, 1)

    with pytest.raises(dataset.BadDataset, match="traitres-4 do not fit to those of traitres-3"):
        list(dataset.batches(mixed()))


def test_a_simulation_is_checked_before_it_begins() -> None:
    with pytest.raises(ValueError, match="no bot 'mediun'; did you mean medium"):
        list(dataset.simulated("meuterer", ["mediun"] * 3, 1))
    with pytest.raises(ValueError, match="no game 'chess'"):
        list(dataset.simulated("chess", ["random"] * 3, 1))


def test_a_bot_that_fails_names_its_game() -> None:
    with pytest.raises(GameFailed, match="game 4: "):
        dataset.play_simulation(dataset.Simulation("traitres", ("cmd:false",) * 3, {}, "0"), [4])
