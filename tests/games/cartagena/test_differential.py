"""The engine against the reference beyond what all games share: any box, and cards laid in any order."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from games.cartagena.oracle import ORACLE
from games.cartagena.pictures import components_of, picture
from games.cartagena.tables import GAME, Parts
from helpers.oracles import taken_by_engine
from helpers.soaking import varied
from reference.cartagena import CartagenaTable
from reference.random_cartagena import random_move, random_outcome, random_record

pytestmark = pytest.mark.long

Runs = Callable[[int, int], int]


def any_box(rng: random.Random) -> Parts:
    """Return a host's table in which anything may be scarce; the reference deals one coin each."""
    most = rng.choice([0, 2, 15])
    mutiny = rng.randint(1, rng.choice([3, 18, 40]))
    return Parts(
        combat=(rng.randint(4, 4 + min(most, 11)), rng.randint(0, most), rng.randint(0, most)),
        gold=(rng.randint(1, 1 + min(most, 14)), rng.randint(0, most), rng.randint(0, most)),
        coins=rng.randint(5, rng.choice([6, 12, 60])),
        mutiny=mutiny,
        storms=tuple(sorted(rng.sample(range(1, mutiny), rng.randint(0, min(5, mutiny - 1))))),
        start=(rng.randint(0, min(3, mutiny - 1)), rng.randint(0, mutiny - 1), 0),
    )


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_follows_the_reference_with_any_box(players: int, runs: Runs) -> None:
    rng = random.Random(varied(f"box {players}"))
    whys = set()
    for number in range(runs(30, 1_500)):
        mutiny = ("round-end", "at-once")[number % 2]
        options = {"components": any_box(rng).text(), "mutiny": mutiny}
        manner = (rng.choice([1, 3, 9]), rng.choice([1, 20]), rng.choice([0.5, 1, 4]))
        record = random_record(players, options, rng, *manner, components=components_of(options))
        match = ORACLE.follow(record)
        assert match.over
        whys |= {(mutiny, event.facts["why"]) for batch in match.events for event in batch if event.kind == "mutiny"}
    assert whys == {(when, why) for when in ("round-end", "at-once") for why in ("space", "combat", "gold", "coins")}


@pytest.mark.soak
@pytest.mark.rule("C4.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_take_cards_laid_in_any_order(players: int, runs: Runs) -> None:
    """Lay cards in any order, and check after each that both implementations agree and ask the same seats."""
    rng = random.Random(varied(f"order {players}"))
    for _ in range(runs(6, 300)):
        state, table = GAME.new(players), CartagenaTable(players)
        while not state.over:
            what, detail = table.expected()
            if what == "chance":
                outcome = random_outcome(table, rng)
                state.apply_chance(state.parse_chance(outcome))
                table.play("*", outcome)
            else:
                seat = rng.choice(detail)
                move = random_move(table, seat, rng, 2, 20, 1)
                state.apply(seat, state.parse_move(seat, move))
                table.play(seat, move)
            assert picture(state) == table.summary()
            legal = {
                seat: [state.format_move(seat, action) for action in state.legal_actions(seat)] for seat in state.acting
            }
            assert legal == table.legal()


def with_a_round_out_of_order(record: dict[str, Any], rng: random.Random) -> dict[str, Any] | None:
    """Return the same record with two neighbouring lays of different seats exchanged, if there are any."""
    moves = record["moves"]
    places = [
        place
        for place in range(len(moves) - 1)
        if moves[place][1].startswith("lay") and moves[place + 1][1].startswith("lay")
    ]
    if not places:
        return None
    place = rng.choice(places)
    spoiled = [*moves[:place], moves[place + 1], moves[place], *moves[place + 2 :]]
    return {**record, "moves": spoiled}


@pytest.mark.soak
@pytest.mark.rule("C4.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_refuse_lays_out_of_order(players: int, runs: Runs) -> None:
    """Check that exchanged lays of one round are refused. Those of two rounds may be refused or not."""
    rng = random.Random(varied(f"spoiled {players}"))
    refused = 0
    for _ in range(runs(8, 400)):
        record = random_record(players, {}, rng, 2, 20, 1)
        spoiled = with_a_round_out_of_order(record, rng)
        if spoiled is not None:
            sound = ORACLE.taken(spoiled)
            assert taken_by_engine(spoiled) == sound
            refused += not sound
    assert refused > 2
