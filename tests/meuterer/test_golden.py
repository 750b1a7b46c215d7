"""The golden records: replayed by both implementations, step by step, to the result they carry."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from kernel.tables import hand
from meuterer.pictures import Told, picture
from meuterer.tables import GAME
from reference.meuterer import Table
from reference.meuterer import replay as replay_by_reference

from mutiny import Match, read_record, replay, resume

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(path.name for path in GOLDEN.glob("*.json") if not path.name.startswith(("cartagena-", "traitres-")))


@pytest.mark.parametrize("name", RECORDS)
def test_both_replay_it_to_the_same_end(name: str) -> None:
    text = (GOLDEN / name).read_text(encoding="utf-8")
    record = read_record(text)
    state = replay(record)
    table = replay_by_reference(json.loads(text))
    match = Match(GAME, record.players, record.options)
    step_by_step, told = Table(len(record.players), record.options), Told(len(record.players))
    for who, notation in record.moves:
        if who is None:
            match.chance(notation)
        else:
            assert sorted(match.legal(who)) == sorted(step_by_step.legal())
            match.play(who, notation)
        step_by_step.play("*" if who is None else who, notation)
        told.note(who, notation, match.state)
        assert picture(match.state, told) == step_by_step.summary()
    assert state.view(None) == match.state.view(None)
    if record.result is None:
        assert not state.over
    else:
        assert state.result() == table.result() == record.result == match.record().result
    assert json.loads(match.record().text())["moves"] == json.loads(text)["moves"]


def test_there_are_some() -> None:
    assert "worked-example.json" in RECORDS
    assert len(RECORDS) > 6


@pytest.mark.rule("M4.5", "M5.2", "M5.6", "M5.7")
def test_the_worked_example() -> None:
    """What the sources tell of the end of it."""
    match = resume(read_record((GOLDEN / "worked-example.json").read_text(encoding="utf-8")), bytes(32))
    view = match.state.view(None)
    assert view["scores"] == [2, 5, 4, 4]
    assert (view["captain"], view["ship"], view["active"]) == (1, "eisfelsen", ["eisfelsen", "hochland"])
    drawn = [(event.seat, event.facts["count"]) for event in match.told[-1] if event.kind == "draw"]
    assert drawn == [(1, 2), (2, 2), (3, 3), (0, 4)]
    decided = next(event for event in match.told[-1] if event.kind == "mutiny-decided")
    assert (decided.facts["won"], decided.facts["tied"]) == (True, True)
    assert (view["round"], view["phase"]) == (2, "pay")
    assert len(hand(match, 0).split()) == 5
