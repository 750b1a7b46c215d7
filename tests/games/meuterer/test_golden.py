"""The golden records, replayed by both implementations, and the sources' statements about the worked example."""

from __future__ import annotations

import pytest
from games.meuterer.oracle import ORACLE
from helpers.oracles import GOLDEN
from kernel.tables import hand

from mutiny import read_record, resume


@pytest.mark.parametrize("name", ORACLE.golden())
def test_both_replay_it_to_the_same_end(name: str) -> None:
    ORACLE.replay_golden(name)


@pytest.mark.rule("M4.5", "M5.2", "M5.6", "M5.7")
def test_the_worked_example() -> None:
    """Check the end of the worked example as the sources state it."""
    match = resume(read_record((GOLDEN / "worked-example.json").read_text(encoding="utf-8")), bytes(32))
    view = match.state.view(None)
    assert view["scores"] == [2, 5, 4, 4]
    assert (view["captain"], view["ship"], view["active"]) == (1, "eisfelsen", ["eisfelsen", "hochland"])
    drawn = [(event.seat, event.facts["count"]) for event in match.events[-1] if event.kind == "draw"]
    assert drawn == [(1, 2), (2, 2), (3, 3), (0, 4)]
    decided = next(event for event in match.events[-1] if event.kind == "mutiny-decided")
    assert (decided.facts["won"], decided.facts["tied"]) == (True, True)
    assert (view["round"], view["phase"]) == (2, "pay")
    assert len(hand(match, 0).split()) == 5
