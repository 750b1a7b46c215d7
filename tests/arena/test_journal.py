"""The journal: finished games survive any end of the program, and nothing else counts as one."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from mutiny.arena import BadJournal, Contest, Fixture, Journal, Outcome, make_contest, play_fixtures
from mutiny.arena.journal import NAME
from mutiny.arena.outcome import outcome_of_json

FIXTURES = [Fixture(0, 0, 0), Fixture(0, 0, 1), Fixture(0, 1, 0)]


def contest_of(seed: str = "j", bots: str = "medium,random", **options: str) -> Contest:
    return make_contest("meuterer", 3, bots.split(","), options, seed)


def filled(folder: Path) -> dict[Fixture, Outcome]:
    with Journal(folder, contest_of()) as journal:
        for game in play_fixtures(contest_of(), False, FIXTURES):
            journal.add(game)
        return journal.outcomes


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    before = filled(tmp_path / "deep" / "folder")
    with Journal(tmp_path / "deep" / "folder", contest_of()) as journal:
        assert journal.outcomes == before
    assert sorted(before) == FIXTURES


@pytest.mark.parametrize("cut", [1, 30, 100])
def test_a_torn_last_line_is_a_game_not_played(tmp_path: Path, cut: int) -> None:
    before = filled(tmp_path)
    path = tmp_path / NAME
    path.write_bytes(path.read_bytes()[:-cut])
    with Journal(tmp_path, contest_of()) as journal:
        assert sorted(journal.outcomes) == FIXTURES[:2]
        for game in play_fixtures(contest_of(), False, FIXTURES[2:]):
            journal.add(game)
    with Journal(tmp_path, contest_of()) as journal:
        assert journal.outcomes == before


def test_a_torn_first_line_is_an_empty_journal(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b'{"mutiny-are')
    with Journal(tmp_path, contest_of()) as journal:
        assert journal.outcomes == {}
    assert json.loads((tmp_path / NAME).read_text())["mutiny-arena"] == 1


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (contest_of("k"), "its seed is j, not k"),
        (contest_of(bots="random,medium"), "its bots are medium,random, not random,medium"),
        (contest_of(pirates="on"), "its options are none, not pirates=on"),
        (make_contest("meuterer", 4, ["medium", "random"], {}, "j"), "its players are 3, not 4"),
        (make_contest("traitres", 3, ["medium", "random"], {}, "j"), "its game is meuterer, not traitres"),
    ],
)
def test_the_journal_of_another_contest_is_refused(tmp_path: Path, other: Contest, words: str) -> None:
    filled(tmp_path)
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(BadJournal, match=words):
        Journal(tmp_path, other)
    assert (tmp_path / NAME).read_bytes() == before


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("{", "line 3: this does not read as JSON"),
        ("[1]", "line 3: this does not read as JSON"),
        ("{}", "line 3: this is not a game of an arena"),
        (
            '{"line_up": 0, "deal": 0, "rotation": 0, "bots": ["a", "b", "c"], "decisions": 1, "winners": [], "x": 1}',
            "line 3",
        ),
        ('{"line_up": 9, "deal": 0, "rotation": 0, "bots": ["a", "b", "c"], "decisions": 1, "winners": []}', "line 3"),
        ('{"line_up": 0, "deal": 0, "rotation": 3, "bots": ["a", "b", "c"], "decisions": 1, "winners": []}', "line 3"),
        ('{"line_up": 0, "deal": -1, "rotation": 0, "bots": ["a", "b", "c"], "decisions": 1, "winners": []}', "line 3"),
        ('{"line_up": 0, "deal": 0, "rotation": 0, "bots": ["a"], "decisions": 1, "winners": []}', "line 3"),
        (
            '{"line_up": "a", "deal": 0, "rotation": 0, "bots": ["a", "b", "c"], "decisions": 1, "winners": []}',
            "line 3",
        ),
        (
            '{"line_up": 0, "deal": 0, "rotation": 0, "bots": ["a", "b", "c"], "decisions": "1", "winners": []}',
            "line 3",
        ),
    ],
)
def test_a_spoilt_journal_is_refused(tmp_path: Path, line: str, words: str) -> None:
    filled(tmp_path)
    path = tmp_path / NAME
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], line, *lines[3:]]) + "\n")
    with pytest.raises(BadJournal, match=words):
        Journal(tmp_path, contest_of())


def test_some_other_file_is_no_journal(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text('{"some": "file"}\n')
    with pytest.raises(BadJournal, match="this is not a journal of an arena"):
        Journal(tmp_path, contest_of())


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_do_not_write_the_same_journal(tmp_path: Path) -> None:
    with Journal(tmp_path, contest_of()), pytest.raises(BadJournal, match="another arena is writing there now"):
        Journal(tmp_path, contest_of())


def test_an_outcome_survives_json() -> None:
    outcome = Outcome(9, (0, 2), (), "pirates", "T3.2", "", 3, ("a",), ("pirate", "mutineer"), ((1, 2, "late"),))
    assert outcome_of_json(json.loads(json.dumps(outcome.as_json()))) == outcome
    assert outcome_of_json(json.loads(json.dumps(Outcome(9, ()).as_json()))) == Outcome(9, ())
