"""`mutiny hint`: its advice, the seats it advises, and its refusals."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from analysis.records import cut, decisions, match_at, played, twin
from cli.running import Run, written

from mutiny.i18n import LANGUAGES

GAMES = ("meuterer", "traitres", "cartagena")
BUDGET = ("--budget", "40")


def hint(run: Run, *arguments: object) -> dict[str, Any]:
    ran = run("hint", *arguments, "--json")
    assert (ran.status, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_has_a_chance_and_the_most_tried_is_first(run: Run, tmp_path: Path, name: str) -> None:
    record = played(name)
    path = written(tmp_path / "game.json", record)
    for entry in decisions(record, 17):
        found = hint(run, path, "--at", entry, *BUDGET)
        match = match_at(record, entry)
        seat = found["seat"]
        assert seat == match.state.acting[0]
        assert (found["game"], found["entry"]) == (name, entry)
        assert sorted(move["move"] for move in found["moves"]) == sorted(match.legal_moves(seat))
        tried = [move["simulations"] for move in found["moves"]]
        assert tried == sorted(tried, reverse=True)
        assert found["simulations"] == sum(tried) == 40
        assert all(0 <= move["chance"] <= 1 and 0 < move["margin"] <= 0.5 for move in found["moves"])
        assert len(found["reasons"]) <= 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_advice_is_in_four_languages(run: Run, tmp_path: Path, name: str, lang: str) -> None:
    record = played(name)
    path = written(tmp_path / "game.json", record)
    (entry,) = decisions(record, 1000)
    ran = run("hint", path, "--at", entry, "--lang", lang, *BUDGET)
    assert (ran.status, ran.err) == (0, "")
    assert not set("{}$") & set(ran.out)
    head, _, first, *_ = ran.out.splitlines()
    seat = match_at(record, entry).state.acting[0]
    assert record.players[seat] in head
    best = hint(run, path, "--at", entry, "--lang", lang, *BUDGET)["moves"][0]
    percent = "%" if lang in ("en", "it") else "\u00a0%"
    assert re.fullmatch(rf"\s+\d+{percent} ±\u00a0\d+  .+", first)
    assert best["text"].split()[0] in first
    words = {"en": "Chances of winning", "fr": "Chances de victoire", "it": "vittoria", "de": "Gewinnchancen"}
    assert words[lang] in ran.out


def test_the_same_advice_again_and_other_advice_with_another_seed(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "game.json", played("meuterer"))
    at = ("--at", decisions(played("meuterer"), 1)[10])
    assert hint(run, path, *at, *BUDGET) == hint(run, path, *at, *BUDGET)
    assert hint(run, path, *at, *BUDGET) != hint(run, path, *at, *BUDGET, "--seed", "1")


def test_without_an_entry_it_is_about_the_end_of_the_record(run: Run, tmp_path: Path) -> None:
    record = played("meuterer")
    entry = decisions(record, 1)[7]
    whole = written(tmp_path / "whole.json", record)
    half = written(tmp_path / "half.json", cut(record, entry))
    assert hint(run, half, *BUDGET) == hint(run, whole, "--at", entry, *BUDGET)


def test_who_decide_at_once_are_advised_each(run: Run, tmp_path: Path) -> None:
    record = played("cartagena")
    lay = next(entry for entry, (_, notation) in enumerate(record.moves) if notation.startswith("lay "))
    path = written(tmp_path / "game.json", record)
    seats = match_at(record, lay).state.acting
    assert len(seats) > 1
    assert [hint(run, path, "--at", lay, "--seat", seat, *BUDGET)["seat"] for seat in seats] == list(seats)
    # The first player has laid a card, and the second must not know which.
    path = written(tmp_path / "half.json", cut(record, lay + 1))
    before = hint(run, path, "--seat", seats[1], *BUDGET)
    other = next(move for move in match_at(record, lay).legal_moves(seats[0]) if move != record.moves[lay][1])
    moves = [*record.moves[:lay], (seats[0], other)]
    changed = written(tmp_path / "other.json", cut(type(record)(record.game, {}, record.players, moves), lay + 1))
    assert hint(run, changed, "--seat", seats[1], *BUDGET) == before


@pytest.mark.parametrize("name", ["meuterer", "traitres"])
def test_hidden_cards_change_no_advice(run: Run, tmp_path: Path, name: str) -> None:
    record = played(name)
    entry = decisions(record, 1)[3]
    half = cut(record, entry)
    seat = match_at(record, entry).state.acting[0]
    one, two = written(tmp_path / "a.json", half), written(tmp_path / "b.json", twin(half, seat))
    assert one.read_text() != two.read_text()
    assert run("hint", one, *BUDGET).out == run("hint", two, *BUDGET).out != ""


def test_a_forced_move_is_said_to_be_one(run: Run, tmp_path: Path) -> None:
    record = played("cartagena")
    forced = next(
        entry
        for entry, (who, _) in enumerate(record.moves)
        if who is not None and len(match_at(record, entry).legal_moves(who)) == 1
    )
    path = written(tmp_path / "game.json", record)
    (only,) = hint(run, path, "--at", forced, "--budget", "5")["moves"]
    assert only["simulations"] == 24
    assert 0 <= only["chance"] <= 1
    ran = run("hint", path, "--at", forced, "--budget", "5")
    assert ran.out.endswith("There is nothing to choose: this is the only legal move.\n")


def test_seconds_are_a_budget_too(run: Run, tmp_path: Path) -> None:
    record = played("traitres")
    path = written(tmp_path / "game.json", record)
    found = hint(run, path, "--at", decisions(record, 1)[0], "--budget", "0.05s")
    assert found["simulations"] >= 16
    assert found["games"] >= 1


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "nobody is to act at entry {entries}: the game is over; --at ENTRY goes back."),
        (["--at", "1"], "nobody is to act at entry 1: chance is next."),
        (["--at", "3", "--seat", "7"], "there is no seat 7; the seats are 0 to 3."),
        (["--at", "100000"], "has {entries} entries, not 100000."),
        (["--at", "3", "--budget", "0"], "must be at least 1, not 0"),
        (["--at", "3", "--budget", "soon"], "'soon' is not a whole number"),
        (["--at", "3", "--budget", "0s"], "must be more than 0"),
        (["--at", "3", "--budget", "99999999"], "must be at most 10,000,000"),
    ],
)
def test_what_cannot_be_advised_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, arguments: list[str], reason: str
) -> None:
    record = played("meuterer")
    ran = run("hint", written(tmp_path / "game.json", record), *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert reason.format(entries=len(record.moves)) in ran.err
    assert ran.err.count("\n") == 1


def test_a_seat_that_is_not_to_act_gets_no_advice(run: Run, tmp_path: Path) -> None:
    record = played("meuterer")
    acting = match_at(record, 3).state.acting[0]
    ran = run("hint", written(tmp_path / "game.json", record), "--at", "3", "--seat", (acting + 1) % 4)
    assert ran.status == 2
    assert f"at entry 3 seat {acting} is to act, not seat {(acting + 1) % 4}." in ran.err
