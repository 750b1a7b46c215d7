"""The golden records, one for every end and every number of players, replayed by both implementations."""

from __future__ import annotations

import json

import pytest
from games.traitres.oracle import ORACLE
from helpers.oracles import GOLDEN
from kernel.tables import words


@pytest.mark.parametrize("name", ORACLE.golden())
def test_both_replay_it_to_the_same_end(name: str) -> None:
    ORACLE.replay_golden(name)


@pytest.mark.rule("T3.1", "T3.2", "T3.3", "T3.4")
def test_there_is_one_for_every_end_and_every_number_of_players() -> None:
    records = [json.loads((GOLDEN / name).read_text(encoding="utf-8")) for name in ORACLE.golden()]
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
