"""Records: what is written reads back, and everything else is refused with the entry and the reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mutiny import BadRecord, Record, read_record

GOOD: dict[str, Any] = {
    "mutiny": 1,
    "game": "meuterer",
    "options": {"pirates": "on"},
    "players": ["Ann", "Bo", "Cy"],
    "moves": [["*", "captain 0"], [0, "pay 1"]],
    "result": {"scores": [1, 2, 3], "winners": [2]},
    "seed": "ab" * 32,
    "commitment": "cd" * 32,
}


def changed(**changes: Any) -> str:
    """Return a good record with some keys changed."""
    return json.dumps({**GOOD, **changes})


def without(key: str) -> str:
    """Return a good record without a key."""
    return json.dumps({name: value for name, value in GOOD.items() if name != key})


def test_what_is_written_reads_back() -> None:
    record = read_record(json.dumps(GOOD))
    assert record.moves == [(None, "captain 0"), (0, "pay 1")]
    assert (record.game, record.options, record.players) == ("meuterer", {"pirates": "on"}, ["Ann", "Bo", "Cy"])
    assert (record.result, record.seed, record.commitment) == (GOOD["result"], b"\xab" * 32, "cd" * 32)
    assert json.loads(record.text()) == GOOD
    assert list(json.loads(record.text())) == list(GOOD)


def test_what_may_be_left_out() -> None:
    record = read_record('{"mutiny": 1, "game": "meuterer", "players": ["Ann"], "moves": []}')
    assert (record.options, record.moves, record.result, record.seed, record.commitment) == ({}, [], None, None, None)
    assert json.loads(record.text()) == {
        "mutiny": 1,
        "game": "meuterer",
        "options": {},
        "players": ["Ann"],
        "moves": [],
    }


def test_names_are_written_as_they_are() -> None:
    record = Record("meuterer", {}, ["Zoë", "李", 'O"Hara'], [])
    assert "Zoë" in record.text()
    assert read_record(record.text()).players == ["Zoë", "李", 'O"Hara']


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", r"^not JSON: .*\.$"),
        ("{", "^not JSON: "),
        ('{"mutiny": 1,}', "^not JSON: "),
        ("[" * 100_000, "^not a record: nested too deeply.$"),
        ('{"a":' * 100_000, "^not a record: nested too deeply.$"),
        ("9" * 5000, "^not JSON: "),
        ("[]", r"^a record is a JSON object, not \[\]\.$"),
        ("null", r"^a record is a JSON object, not nothing\.$"),
        ('"' + "x" * 100 + '"', r'^a record is a JSON object, not "x{39}\.\.\.\.$'),
        ('{"mutiny": 1, "mutiny": 1}', r"^not a record: an object names a key twice\.$"),
        ('{"mutiny": 1, "options": {"ring": "printed", "ring": "printed"}}', "names a key twice"),
        ('{"mutiny": NaN}', r"^not a record: NaN is not a JSON number\.$"),
        ('{"mutiny": -Infinity}', r"^not a record: -Infinity is not a JSON number\.$"),
        (changed(colour="red"), r"^unknown key 'colour'; a record has mutiny, game, options, players, moves, result, "),
        (changed(mutiny=2), r"^'mutiny' must be the format's version, 1, not 2\.$"),
        (changed(mutiny=True), r"^'mutiny' must be the format's version, 1, not true\.$"),
        (changed(mutiny=1.0), r"^'mutiny' must be the format's version, 1, not 1\.0\.$"),
        (without("mutiny"), r"^'mutiny' must be the format's version, 1, not nothing\.$"),
        (changed(game=7), r"^'game' must be the name of a game, not 7\.$"),
        (without("game"), r"^'game' must be the name of a game, not nothing\.$"),
        (changed(options=[]), r"^'options' must be an object, not \[\]\.$"),
        (changed(options=None), r"^'options' must be an object, not nothing\.$"),
        (changed(options={"ring": 1}), r"^option 'ring' must be text, not 1\.$"),
        (changed(options={"ring": "\x1b[2J"}), r"^option 'ring' must be text, not "),
        (changed(options={"ring": "\ud800"}), r"^option 'ring' must be text, not "),
        (without("players"), r"^'players' must be the list of names by seat, not nothing\.$"),
        (changed(players=[]), r"^'players' must be the list of names by seat, not \[\]\.$"),
        (changed(players={"0": "Ann"}), r"^'players' must be the list of names by seat, not \{"),
        (changed(players=["Ann", 2]), r"^the name of seat 1 must be 1 to 60 printable characters, not 2\.$"),
        (changed(players=["Ann", ""]), r"^the name of seat 1 must be 1 to 60 printable characters, not \"\"\.$"),
        (changed(players=["x" * 61]), r"^the name of seat 0 must be 1 to 60 printable characters"),
        (changed(players=["a\nb"]), r"^the name of seat 0 must be 1 to 60 printable characters"),
        (changed(players=["a\x00b"]), r"^the name of seat 0 must be 1 to 60 printable characters"),
        (without("moves"), r"^'moves' must be a list of entries, not nothing\.$"),
        (changed(moves={"0": "pay 0"}), r"^'moves' must be a list of entries, not "),
        (changed(result=[1]), r"^'result' must be an object, not \[1\]\.$"),
        (changed(result=None), r"^'result' must be an object, not nothing\.$"),
        (changed(seed=5), r"^'seed' must be text, not 5\.$"),
        (changed(seed=None), r"^'seed' must be text, not nothing\.$"),
        (changed(seed="ab"), r"^'seed' must be 64 lower-case hexadecimal digits\.$"),
        (changed(commitment=[]), r"^'commitment' must be text, not \[\]\.$"),
    ],
)
def test_a_bad_frame_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        read_record(text)
    assert caught.value.entry is None


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("pay 0", r'^entry 1: an entry is \[seat or "\*", notation\], not "pay 0"\.$'),
        ([], r'^entry 1: an entry is \[seat or "\*", notation\], not \[\]\.$'),
        ([0, "pay 0", "now"], "^entry 1: an entry is "),
        ([0, 0], r"^entry 1: a notation is text, not 0\.$"),
        ([0, None], r"^entry 1: a notation is text, not nothing\.$"),
        ([-1, "pay 0"], r'^entry 1: who acts must be a seat from 0 to 2 or "\*" for chance, not -1\.$'),
        ([True, "pay 0"], r'^entry 1: who acts must be a seat from 0 to 2 or "\*" for chance, not true\.$'),
        ([0.0, "pay 0"], r"^entry 1: who acts must be a seat from 0 to "),
        (["?", "pay 0"], r'^entry 1: who acts must be a seat from 0 to 2 or "\*" for chance, not "\?"\.$'),
        ([None, "pay 0"], r"^entry 1: who acts must be a seat from 0 to "),
        ([["*"], "pay 0"], r"^entry 1: who acts must be a seat from 0 to "),
        ([{"a": {"b": [1] * 100}}, "pay 0"], r"^entry 1: who acts must be a seat from 0 to "),
    ],
)
def test_a_bad_entry_is_refused(entry: Any, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        read_record(changed(moves=[[0, "pay 0"], entry]))
    assert caught.value.entry == 1


def test_a_line_break_is_allowed_in_an_option_and_nowhere_else() -> None:
    assert read_record(changed(options={"islands": "a\nb"})).options["islands"] == "a\nb"


def test_deep_values_are_named_shortly() -> None:
    deep: Any = []
    for _ in range(400):
        deep = [deep]
    with pytest.raises(BadRecord, match=r"^'options' must be an object, not \[{40}\.\.\.\.$"):
        read_record(changed(options=deep))


def test_values_too_deep_to_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """A value can be just shallow enough to be read and too deep to be written."""
    text = changed(options=[1])

    def too_deep(value: object) -> str:
        raise RecursionError

    monkeypatch.setattr(json, "dumps", too_deep)
    with pytest.raises(BadRecord, match=r"^'options' must be an object, not something nested too deeply\.$"):
        read_record(text)
