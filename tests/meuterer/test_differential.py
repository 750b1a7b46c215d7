"""The engine against the independent reference implementation: games of each, replayed by the other, compared whole."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from meuterer.pictures import Told, picture
from meuterer.tables import GAME, NAMES
from reference.meuterer import Refused, Table
from reference.meuterer import replay as replay_by_reference
from reference.random_games import random_record

from mutiny import Match, MutinyError, Rng, read_record, replay, seed_of

COMBINATIONS = [
    (players, {"pirates": pirates, "offered-conflict": conflict, "loader-returns": returns, "ring": ring})
    for players, pirates, conflict, returns, ring in product(
        (3, 4), ("off", "on", "double"), ("counts", "ignored"), ("draw", "discard"), ("shuffled", "printed")
    )
]
PATIENCE = (1, 3, 10)


def follow(record: dict[str, Any]) -> None:
    """Replay a record of the reference in the engine, comparing every position and every set of legal moves."""
    players, options = len(record["players"]), record["options"]
    state, table = GAME.new(players, options), Table(players, options)
    told = Told(players)
    for who, notation in record["moves"]:
        if who == "*":
            state.settle(state.read_chance(notation))
        else:
            assert state.acting == (who,)
            assert sorted(state.write(who, action) for action in state.legal(who)) == sorted(table.legal())
            state.play(who, state.read(who, notation))
        table.play(who, notation)
        told.note(None if who == "*" else who, notation, state)
        assert picture(state, told) == table.summary()
    assert state.over
    assert state.result() == record["result"]


@pytest.mark.soak
@pytest.mark.parametrize("patience", PATIENCE)
@pytest.mark.parametrize(("players", "options"), COMBINATIONS)
def test_the_engine_follows_the_reference(
    players: int, options: dict[str, str], patience: int, runs: Callable[[int, int], int]
) -> None:
    rng = random.Random(f"{players} {sorted(options.items())} {patience}")
    for _ in range(runs(2, 60)):
        follow(random_record(players, options, rng, patience))


@pytest.mark.soak
@pytest.mark.parametrize(("players", "options"), COMBINATIONS)
def test_the_reference_follows_the_engine(
    players: int, options: dict[str, str], runs: Callable[[int, int], int]
) -> None:
    for number in range(runs(3, 60)):
        name = f"{players} {sorted(options.items())}"
        match = Match(GAME, NAMES[:players], options, seed_of(name, number))
        rng = Rng(match.seed or b"").fork("moves")
        while not match.over:
            (seat,) = match.state.acting
            moves = match.legal(seat)
            match.play(seat, moves[rng.below(len(moves))])
        text = match.record().text()
        table = replay_by_reference(json.loads(text))
        assert table.result() == match.state.result() == replay(read_record(text)).result()


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4])
def test_both_refuse_the_same_entries(players: int, runs: Callable[[int, int], int]) -> None:
    """One entry of a good record is replaced by one from elsewhere: both take it or both refuse it."""
    rng = random.Random(players)
    options = {"pirates": "on"}
    records = [random_record(players, options, rng, patience) for patience in PATIENCE]
    entries = [entry for record in records for entry in record["moves"][2:]]
    taken = 0
    for _ in range(runs(400, 40_000)):
        record = dict(rng.choice(records))
        place = rng.randrange(len(record["moves"]))
        record["moves"] = [*record["moves"][:place], rng.choice(entries)]
        del record["result"]
        sound = taken_by_reference(record)
        assert taken_by_engine(record) == sound, record["moves"][-1]
        taken += sound
    assert taken > 10


def taken_by_reference(record: dict[str, Any]) -> bool:
    try:
        replay_by_reference(record)
    except Refused:
        return False
    return True


def taken_by_engine(record: dict[str, Any]) -> bool:
    try:
        replay(read_record(json.dumps(record)))
    except MutinyError:
        return False
    return True
