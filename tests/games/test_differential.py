"""Engines against the independent reference implementations: each replays the other's games, and positions agree."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from helpers.oracles import GOLDEN, Oracle, oracles, taken_by_engine
from helpers.soaking import varied
from kernel.tables import dump

from mutiny import Match, Rng, read_record, replay, seed_of
from mutiny.kernel.discovery import game_names

pytestmark = pytest.mark.long

Runs = Callable[[int, int], int]

TABLES = [
    pytest.param(oracle, players, options, id=f"{oracle.game.name}-{players}-{number}")
    for oracle in oracles()
    for players in range(oracle.game.least, oracle.game.most + 1)
    for number, options in enumerate(oracle.options)
]

each_table = pytest.mark.parametrize(("oracle", "players", "options"), TABLES)
each_number_of_players = pytest.mark.parametrize(
    ("oracle", "players"),
    [
        pytest.param(oracle, players, id=f"{oracle.game.name}-{players}")
        for oracle in oracles()
        for players in range(oracle.game.least, oracle.game.most + 1)
    ],
)


def test_every_game_is_here() -> None:
    assert [oracle.game.name for oracle in oracles()] == list(game_names())


@pytest.mark.soak
@each_table
def test_the_engine_follows_the_reference(oracle: Oracle, players: int, options: dict[str, str], runs: Runs) -> None:
    for manner in range(oracle.manners):
        rng = random.Random(varied(f"{players} {sorted(options.items())} {manner}"))
        for _ in range(runs(*oracle.games)):
            record = oracle.random_record(players, options, rng, manner)
            match = oracle.follow(record)
            assert match.over
            # Play the same game without events.
            assert dump(replay(read_record(json.dumps(record)))) == dump(match.state)


@pytest.mark.soak
@each_table
def test_the_reference_follows_the_engine(oracle: Oracle, players: int, options: dict[str, str], runs: Runs) -> None:
    for number in range(runs(3, 60)):
        match = Match(
            oracle.game,
            oracle.names[:players],
            options,
            seed_of(varied(f"{players} {sorted(options.items())}"), number),
        )
        rng = Rng(match.seed or b"").fork("moves")
        while not match.over:
            seat = match.state.acting[0]
            moves = match.legal_moves(seat)
            # The first move may end the game at once.
            moves = moves if rng.below(10) == 0 else moves[1:] or moves
            match.play(seat, moves[rng.below(len(moves))])
        text = match.record().text()
        assert oracle.replay(json.loads(text)).result() == match.state.result() == replay(read_record(text)).result()


@pytest.mark.soak
@each_number_of_players
def test_both_refuse_the_same_entries(oracle: Oracle, players: int, runs: Runs) -> None:
    """Replace one entry of a good record by another: both implementations accept it, or both refuse it."""
    rng = random.Random(varied(players))
    options = oracle.options[-1]
    records = [oracle.random_record(players, options, rng, number % oracle.manners) for number in range(4)]
    entries = [entry for record in records for entry in record["moves"]]
    taken = 0
    for _ in range(runs(300, 20_000)):
        record = dict(rng.choice(records))
        place = rng.randrange(len(record["moves"]))
        entry = rng.choice(entries)
        del record["result"]
        record["moves"] = record["moves"][:place]
        acting = replay(read_record(json.dumps(record))).acting
        if entry[0] in acting[1:]:
            # When several decide at once, a record may stop after any of them; the reference asks them in seat order.
            continue
        record["moves"].append(entry)
        sound = oracle.taken(record)
        assert taken_by_engine(record) == sound, record["moves"][-1]
        taken += sound
    assert taken > 10


def test_every_golden_record_is_of_a_game_here() -> None:
    """The tests of each game replay its records, because the mutants are run against those tests."""
    assert sum(len(oracle.golden()) for oracle in oracles()) == len(list(GOLDEN.glob("*.json")))
    assert all(len(oracle.golden()) > 6 for oracle in oracles())
