"""Tests of vectors of games: arrays, rewards, processes, and what is refused."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
import pytest

import mutiny
from mutiny.kernel.batch import deal_seed
from mutiny.kernel.errors import BadOptions, MutinyError
from mutiny.vector import VectorArrays, VectorGames, WorkerFailed
from mutiny.vector.arrays import ArrayShapes, make_arrays

COUNT = 7


def first_choices(games: VectorGames, random: np.random.Generator) -> np.ndarray[Any, Any]:
    return (random.random(games.count) * games.arrays.counts).astype(np.int64)


def same(one: VectorArrays, other: VectorArrays) -> bool:
    return all(np.array_equal(getattr(one, field.name), getattr(other, field.name)) for field in fields(one))


@pytest.mark.parametrize(("name", "players"), [("meuterer", 4), ("traitres", 5), ("cartagena", 3)])
def test_rewards_are_those_of_the_result(name: str, players: int) -> None:
    games = VectorGames(name, 2, players, seed=3)
    arrays = games.arrays
    match = mutiny.new(name, [str(seat) for seat in range(players)], seed=deal_seed(3, 1, 0))
    while not match.over:
        assert not arrays.ended[1]
        assert not arrays.rewards[1].any()
        assert arrays.numbers[1] == 1
        match.play(match.state.acting[0], int(arrays.legal[1, arrays.counts[1] - 1]))
        games.step_choices(arrays.counts - 1)
    winners = match.state.result()["winners"]
    share = [(seat in winners) / len(winners) - 1 / players for seat in range(players)] if winners else [0.0] * players
    assert arrays.ended[1]
    assert arrays.numbers[1] == 2
    assert arrays.rewards[1].tolist() == pytest.approx(share)
    games.step_choices(arrays.counts - 1)
    assert not arrays.ended[1]
    assert not arrays.rewards[1].any()


def test_rewards_by_score_are_differences_from_the_mean() -> None:
    games = VectorGames("meuterer", 1, 3, seed=3, reward="score", skip_forced=True)
    while not games.arrays.ended[0]:
        games.step_choices([0])
    rewards = games.arrays.rewards[0]
    assert rewards.any()
    assert rewards.sum() == pytest.approx(0, abs=1e-5)
    with pytest.raises(BadOptions, match="traitres has no scores"):
        VectorGames("traitres", 1, reward="score")


def test_several_processes_play_the_same_games() -> None:
    random = np.random.default_rng(5)
    mine = make_arrays(ArrayShapes(COUNT, VectorGames("traitres", 1, 5).features.size, 64, 5))
    with (
        VectorGames("traitres", COUNT, 5, seed=9, width=64) as one,
        VectorGames("traitres", COUNT, 5, seed=9, width=64, processes=2) as two,
        VectorGames("traitres", COUNT, 5, seed=9, width=64, processes=3, arrays=mine) as three,
    ):
        for turn in range(60):
            assert same(one.arrays, two.arrays)
            assert same(one.arrays, three.arrays)
            choices = first_choices(one, random)
            for games in (one, two, three):
                if turn % 2:
                    games.step_choices(choices)
                else:
                    games.step(games.arrays.legal[np.arange(COUNT), choices])
        assert one.arrays.numbers.max() > 1
        assert three.arrays is mine
        for games in (one, two):
            before = games.arrays.rows.copy()
            with pytest.raises(MutinyError, match="place 6: action 139 is not legal for seat"):
                games.step([*games.arrays.legal[:-1, 0], 139])
            with pytest.raises(BadOptions, match="place 2: a choice is from 0 to"):
                games.step_choices([0, 0, 99, 0, 0, 0, 0])
            assert np.array_equal(games.arrays.rows, before)
        one.reset(9)
        two.reset(9)
        assert same(one.arrays, two.arrays)
    with pytest.raises(MutinyError, match="these games have been closed"):
        two.step_choices([0] * COUNT)


def test_a_process_that_dies_is_reported() -> None:
    with VectorGames("cartagena", 4, 2, processes=2) as games:
        assert games._workers is not None
        games._workers._processes[1].kill()
        games._workers._processes[1].join()
        for _ in range(2):
            with pytest.raises(WorkerFailed, match="a process that plays games has ended: make the vector again"):
                games.step_choices([0] * 4)


def test_an_error_in_a_process_arrives_as_it_is() -> None:
    with pytest.raises(BadOptions, match="the lists hold 1: choose a larger width"):
        VectorGames("meuterer", 2, width=1, processes=2)


def test_arrays_of_the_caller_are_filled() -> None:
    shapes = ArrayShapes(2, VectorGames("meuterer", 1, 3).features.size, 128, 3)
    mine = make_arrays(shapes)
    games = VectorGames("meuterer", 2, 3, arrays=mine)
    assert games.arrays is mine
    assert mine.counts.all()
    short = VectorArrays(mine.rows[:1], *(getattr(mine, field.name) for field in fields(mine)[1:]))
    with pytest.raises(BadOptions, match=r"the array rows must be uint8 of shape \(2, 280\), not uint8 of shape"):
        VectorGames("meuterer", 2, 3, arrays=short)
    fixed = make_arrays(shapes)
    fixed.seats.flags.writeable = False
    with pytest.raises(BadOptions, match="the array seats cannot be written to"):
        VectorGames("meuterer", 2, 3, arrays=fixed)


@pytest.mark.parametrize("processes", [1, 2])
def test_states_are_the_rows_of_all_seats(processes: int) -> None:
    with VectorGames("cartagena", 3, 3, seed=4, states=True, processes=processes) as games:
        for _ in range(40):
            games.step_choices([0, 0, 0])
        match = mutiny.new("cartagena", ["0", "1", "2"], seed=deal_seed(4, 2, 0))
        for _ in range(40):
            seat = match.state.acting[0]
            match.play(seat, match.state.legal_actions(seat)[0])
        first = int(games.arrays.seats[2])
        rows = [games.features.row(match.state, (first + step) % 3) for step in range(3)]
        assert games.arrays.numbers[2] == 1
        assert games.arrays.states[2].tobytes() == b"".join(rows)
        assert games.arrays.rows[2].tobytes() == rows[0]
    assert VectorGames("cartagena", 3, 3).arrays.states.size == 0


def test_the_mask_has_a_one_for_each_legal_action() -> None:
    games = VectorGames("meuterer", 3, 4)
    mask = games.mask()
    for place in range(3):
        legal = games.arrays.legal[place]
        assert np.flatnonzero(mask[place]).tolist() == legal[legal >= 0].tolist()
    into = np.full(mask.shape, 9, np.int8)
    assert games.mask(into) is into
    assert np.array_equal(into, mask)
    with pytest.raises(BadOptions, match="the mask must be of shape"):
        games.mask(into[:2])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"count": 0}, "the number of games must be a whole number from 1 on, not '0'"),
        ({"players": 9}, "meuterer is for 3 to 4 players, not 9"),
        ({"pirates": "many"}, "option pirates: 'many' is not one of"),
        ({"reward": "gold"}, "reward: 'gold' is not one of win, score"),
        ({"width": 0}, "the width must be a whole number from 1 on"),
        ({"processes": 1.5}, "the number of processes must be a whole number from 1 on, not '1.5'"),
        ({"seed": "x"}, "the seed must be a whole number, not 'x'"),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        VectorGames("meuterer", **{"count": 2, **arguments})


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ([0], r"one move for each of 2 games is needed, not an array of shape \(1,\)"),
        ([0.5, 0.5], "a choice is a whole number, not a number of type float64"),
    ],
)
def test_wrong_moves_are_refused(moves: list[float], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        VectorGames("meuterer", 2).step_choices(moves)
    assert repr(VectorGames("meuterer", 2)) == "<VectorGames 'meuterer', 2 games for 4 players>"


@pytest.mark.parametrize("processes", [1, 2])
def test_games_of_an_interrupted_program_continue(processes: int) -> None:
    games = VectorGames("traitres", COUNT, players=4, seed=5, skip_forced=True)
    random = np.random.default_rng(5)
    made: list[list[int]] = [[] for _ in range(COUNT)]
    for _ in range(40):
        choices = first_choices(games, random)
        games.step_choices(choices)
        for place in range(COUNT):
            made[place] = [] if games.arrays.ended[place] else [*made[place], int(choices[place])]
    assert games.arrays.numbers.max() > 1
    with VectorGames("traitres", COUNT, players=4, seed=1, skip_forced=True, processes=processes) as others:
        others.resume(5, games.arrays.numbers, made)
        for field in fields(VectorArrays):
            if field.name not in {"rewards", "ended"}:
                assert np.array_equal(getattr(games.arrays, field.name), getattr(others.arrays, field.name))
        for _ in range(30):
            choices = first_choices(games, random)
            games.step_choices(choices)
            others.step_choices(choices)
            assert same(games.arrays, others.arrays)
        with pytest.raises(BadOptions, match="give 7 numbers from 1 and lists of choices"):
            others.resume(5, [1], made)
        with pytest.raises(BadOptions, match="place 0: these choices were not made in game 0"):
            others.resume(5, [1] * COUNT, [[999]] * COUNT)
