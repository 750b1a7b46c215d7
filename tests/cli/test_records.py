"""The commands check, legal, view, show and verify, with which programs and people read records."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from cli.running import Run, changed, cut, finished, loaded, written
from reference import meuterer as reference
from reference.random_games import golden_example, random_record

from mutiny import Record, commitment, game, replay

LANGUAGES = ("en", "fr", "it", "de")


def put(path: Path, record: dict[str, Any]) -> Path:
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def test_check_says_one_line_a_file(run: Run, tmp_path: Path) -> None:
    whole = finished()
    good = written(tmp_path / "a.json", whole)
    half = written(tmp_path / "b.json", cut(whole, 7))
    ran = run("check", good, half)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        f"{good}: ok, {len(whole.moves)} entries, finished",
        f"{half}: ok, 7 entries, unfinished",
    ]
    assert run("check", tmp_path).out == ran.out


def test_check_names_the_entry_at_fault(run: Run, tmp_path: Path) -> None:
    record = finished()
    moves = [[("*" if who is None else who), notation] for who, notation in record.moves]
    moves[4] = [moves[4][0], "fight 1"]
    bad = tmp_path / "bad.json"
    bad.write_text(changed(record, moves=moves))
    good = written(tmp_path / "good.json", record)
    ran = run("check", bad, good)
    assert ran.status == 1
    lines = ran.out.splitlines()
    assert lines[0].startswith(f"{bad}: entry 4: M2.1: ")
    assert lines[1].endswith("finished")
    found = [json.loads(line) for line in run("check", "--json", bad, good).out.splitlines()]
    assert (found[0]["ok"], found[0]["entry"]) == (False, 4)
    assert found[1] == {"file": str(good), "ok": True, "entries": len(record.moves), "finished": True}


UNREADABLE: list[tuple[str, bytes | None, str]] = [
    ("missing", None, "No such file or directory."),
    ("empty", b"", "not JSON: Expecting value: line 1 column 1 (char 0)."),
    ("binary", b"\xff\xfe\x00", "not UTF-8 text (byte 0)."),
    ("list", b"[]", "a record is a JSON object, not []."),
    ("deep", b"[" * 100_000, "not a record: nested too deeply."),
    ("huge", b" " * (16 * 1024 * 1024 + 1), "larger than 16 MiB, which no record is."),
    (
        "game",
        b'{"mutiny":1,"game":"go","players":["a"],"moves":[]}',
        "there is no game 'go'; there are cartagena, meuterer, traitres.",
    ),
]


@pytest.mark.parametrize(("name", "content", "reason"), UNREADABLE, ids=[case[0] for case in UNREADABLE])
@pytest.mark.parametrize("command", ["check", "legal", "view", "show", "hint", "analyse", "verify", "play"])
def test_files_that_are_no_records(
    run: Run, tmp_path: Path, command: str, name: str, content: bytes | None, reason: str
) -> None:
    path = tmp_path / f"{name}.json"
    if content is not None:
        path.write_bytes(content)
    more = {"view": ["--spectator"], "play": ["--resume"]}.get(command, [])
    ran = run(command, *more, path)
    assert ran.status == 1
    assert (ran.out if command == "check" else ran.err.removeprefix("mutiny: ")) == f"{path}: {reason}\n"


def test_folders_and_other_odd_names(run: Run, tmp_path: Path) -> None:
    assert run("legal", tmp_path).err == f"mutiny: {tmp_path}: Is a directory.\n"
    assert run("check", tmp_path).err == f"mutiny: {tmp_path}: no records (*.json) in this folder.\n"
    assert run("legal", "a\0b").err == "mutiny: a\0b: embedded null byte.\n"


def test_a_record_may_come_through_the_input(run: Run) -> None:
    record = finished()
    assert run("check", "-", typed=record.text()).out == f"-: ok, {len(record.moves)} entries, finished\n"
    assert run("legal", "-", typed=record.text()).out == "{}\n"


@pytest.mark.parametrize("players", [3, 4])
def test_legal_agrees_with_the_reference(run: Run, tmp_path: Path, players: int) -> None:
    rng = random.Random(players)
    for pirates in ("off", "double"):
        record = random_record(players, {"pirates": pirates}, rng, patience=4)
        for _ in range(25):
            entries = rng.randrange(len(record["moves"]) + 1)
            prefix = {key: value for key, value in record.items() if key != "result"}
            prefix["moves"] = record["moves"][:entries]
            table = reference.replay(prefix)
            what, seat = table.expected()
            expected = {str(seat): sorted(table.legal())} if what == "move" else {}
            ran = run("legal", put(tmp_path / "record.json", prefix))
            assert ran.status == 0
            assert {who: sorted(moves) for who, moves in json.loads(ran.out).items()} == expected


def test_view_is_what_the_seat_may_see_and_nothing_else(run: Run, tmp_path: Path) -> None:
    record = finished()
    path = written(tmp_path / "game.json", record)
    for entries in (0, 3, 12, len(record.moves)):
        state = replay(cut(record, entries))
        for seat in range(4):
            ran = run("view", path, "--seat", seat, "--at", entries, "--json")
            assert json.loads(ran.out) == state.view(seat)
        assert json.loads(run("view", path, "--spectator", "--at", entries, "--json").out) == state.view(None)
    assert (
        run("view", path, "--seat", 1, "--json").out
        == run("view", path, "--seat", 1, "--at", len(record.moves), "--json").out
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_view_draws_the_table(run: Run, game_file: Path, lang: str) -> None:
    ran = run("view", game_file, "--seat", 1, "--at", 10, "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert all(text in ran.out for text in ("Ann", "Bo", "Cy", "Di", "Frosthöhle"))


def test_view_looks_at_what_comes_before_a_fault(run: Run, tmp_path: Path) -> None:
    record = finished()
    bad = Record(record.game, {}, record.players, [*record.moves[:8], (0, "sing")])
    path = written(tmp_path / "bad.json", bad)
    assert run("view", path, "--seat", 0, "--at", 8, "--json").status == 0
    assert run("view", path, "--seat", 0, "--json").err.startswith(f"mutiny: {path}: entry 8: ")


def test_view_refuses_seats_and_entries_that_are_not_there(run: Run, game_file: Path) -> None:
    ran = run("view", game_file, "--seat", 4)
    assert (ran.status, ran.err) == (2, "mutiny: there is no seat 4; the seats are 0 to 3.\n")
    ran = run("view", game_file, "--seat", 0, "--at", 9999)
    assert (ran.status, ran.err) == (2, f"mutiny: {game_file} has {len(loaded(game_file).moves)} entries, not 9999.\n")
    assert run("view", game_file).status == 2
    assert run("view", game_file, "--seat", 0, "--spectator").status == 2


def test_show_narrates_a_finished_game_with_its_secrets(run: Run, game_file: Path) -> None:
    ran = run("show", game_file)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("is dealt 5 cards: ") == 4
    assert ran.out.count("\n\nRound ") == 8
    assert ran.out.rstrip().endswith("[M5.8]")


def test_show_narrates_the_events_of_a_seat(run: Run, game_file: Path) -> None:
    told = run("show", game_file, "--seat", 2).out
    assert told.count("is dealt 5 cards: ") == 1
    assert "Cy is dealt 5 cards: " in told
    assert not [line for line in told.splitlines() if " takes the " in line and not line.startswith("Cy ")]


def test_show_of_an_unfinished_game_keeps_the_secrets(run: Run, tmp_path: Path) -> None:
    record = finished()
    path = written(tmp_path / "game.json", cut(record, 12))
    out = run("show", path).out
    assert "is dealt 5 cards: " not in out
    acting = replay(cut(record, 12)).acting[0]
    assert out.endswith(f"\nThe record stops here; {record.players[acting]} to act.\n")
    start = written(tmp_path / "start.json", cut(record, 1))
    assert run("show", start).out.endswith("\nThe record stops here; chance is next.\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_narrates_the_worked_example_in_every_language(run: Run, tmp_path: Path, lang: str) -> None:
    ran = run("show", put(tmp_path / "example.json", golden_example()), "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert all(f"[{clause}]" in ran.out for clause in ("M0.3", "M2.5", "M2.6", "M3.2", "M4.1", "M4.5", "M5.2", "M5.6"))


def test_show_as_data(run: Run, game_file: Path) -> None:
    found = [json.loads(line) for line in run("show", game_file, "--json").out.splitlines()]
    assert found[0]["kind"] == "ring"
    assert [event["entry"] for event in found] == sorted(event["entry"] for event in found)
    scores = [0] * 4
    for event in found:
        if "points" in event:
            scores[event["seat"]] += event["points"]
    result = loaded(game_file).result or {}
    assert scores == result["scores"]


def test_verify_accepts_what_the_seed_gives(run: Run, game_file: Path) -> None:
    record = loaded(game_file)
    chances = sum(1 for who, _ in record.moves if who is None)
    ran = run("verify", game_file)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == (
        f"{game_file}: ok, the commitment is {record.commitment}, and all {chances} chance entries follow from it\n"
    )
    assert run("verify", game_file, "--commitment", record.commitment).status == 0
    assert json.loads(run("verify", game_file, "--json").out)["chances"] == chances


def test_verify_names_the_entry_that_differs(run: Run, tmp_path: Path) -> None:
    record = finished()
    state = game("meuterer").new(4)
    moves = record.moves[:3]
    for _, notation in moves[:2]:
        state.apply_chance(state.parse_chance(notation))
    first, *rest = moves[2][1].split(" ")[1:]
    moves[2] = (None, " ".join(["deck", *rest, first]))
    path = written(tmp_path / "game.json", Record("meuterer", {}, record.players, moves, seed=record.seed))
    ran = run("verify", path)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith(f"mutiny: {path}: entry 2: the seed gives 'deck ")
    assert run("verify", path, "--json").status == 1
    assert json.loads(run("verify", path, "--json").out)["entry"] == 2


def test_verify_refuses_another_commitment_and_no_seed(run: Run, tmp_path: Path) -> None:
    record = finished()
    other = commitment(bytes(32))
    path = tmp_path / "game.json"
    path.write_text(changed(record, commitment=other))
    line = f"mutiny: {path}: the seed's commitment is {record.commitment}, but the record has {other}.\n"
    assert run("verify", path) == (1, "", line)
    written(path, record)
    line = f"mutiny: {path}: the seed's commitment is {record.commitment}, but you gave {other}.\n"
    assert run("verify", path, "--commitment", other) == (1, "", line)
    written(path, cut(record, 9))
    assert run("verify", path) == (
        1,
        "",
        f"mutiny: {path}: there is no seed in this record, so nothing can be verified.\n",
    )


def test_legal_at_an_earlier_entry(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "game.json", finished())
    for entry in (0, 5, 20):
        part = written(tmp_path / "part.json", cut(finished(), entry))
        assert run("legal", path, "--at", entry) == run("legal", part)
    assert run("legal", path, "--at", 9999).status == 2


def test_a_byte_order_mark_is_passed_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xef\xbb\xbf" + finished().text().encode())
    assert run("check", path).status == 0
