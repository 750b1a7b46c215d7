"""The golden records: replayed by both implementations, step by step, to the result they carry."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from kernel.tables import words
from reference.traitres import Table
from reference.traitres import replay as replay_by_reference
from traitres.pictures import picture
from traitres.tables import GAME

from mutiny import Match, read_record, replay
from mutiny.kernel.match import is_talk

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(path.name for path in GOLDEN.glob("traitres-*.json"))


@pytest.mark.parametrize("name", RECORDS)
def test_both_replay_it_to_the_same_end(name: str) -> None:
    text = (GOLDEN / name).read_text(encoding="utf-8")
    record = read_record(text)
    state = replay(record)
    table = replay_by_reference(json.loads(text))
    match = Match(GAME, record.players, record.options)
    step_by_step = Table(len(record.players), record.options)
    for who, notation in record.moves:
        if who is None:
            match.chance(notation)
        elif is_talk(notation):
            match.say(who, notation)
        else:
            assert sorted(match.legal(who)) == sorted(step_by_step.legal())
            match.play(who, notation)
        step_by_step.play("*" if who is None else who, notation)
        assert picture(match.state) == step_by_step.summary()
    assert state.view(None) == match.state.view(None)
    assert state.result() == table.result() == record.result == match.record().result
    assert json.loads(match.record().text())["moves"] == json.loads(text)["moves"]


@pytest.mark.rule("T3.1", "T3.2", "T3.3", "T3.4")
def test_there_is_one_for_every_end_and_every_number_of_players() -> None:
    records = [json.loads((GOLDEN / name).read_text(encoding="utf-8")) for name in RECORDS]
    ends = {(record["result"]["why"], record["result"]["team"]) for record in records}
    assert ends == {
        ("T3.1", "pirates"),
        ("T3.1", "mutineers"),
        ("T3.2", "pirates"),
        ("T3.3", "mutineers"),
        ("T3.4", "mutineers"),
    }
    assert {len(record["players"]) for record in records} == set(range(3, 9))
    assert {record["options"].get("mutineers-meet") for record in records} == {None, "yes", "no"}
    verbs = {notation.split()[0] for record in records for _, notation in record["moves"]}
    assert verbs == {*words("roles first deck open stash plank spyglass pockets riddance catch order return say")}
