"""The encoding of rows, and actions whose seats are counted from the acting one."""

from __future__ import annotations

import numpy as np
import pytest

from mutiny import game, game_names
from mutiny.adapters.rows import features_of
from mutiny.kernel.features import Features, Field
from mutiny.kernel.state import State
from mutiny.nets.encoding import DIFFERENCES, make_encoding, relative_actions
from mutiny.vector import VectorGames


class PlainFeatures(Features):
    """Rows with a phase, a count, a large number, and points of two players."""

    def __init__(self) -> None:
        fields = (
            Field("turn", 2, 1, ""),
            Field("count", 1, 3, ""),
            Field("far", 1, 99, ""),
            Field("points", 2, 50, ""),
        )
        super().__init__(fields)

    def row(self, state: State, seat: int) -> bytes:
        return bytes(self.size)


def test_counts_are_thermometers_large_numbers_are_standardized_and_differences_are_added() -> None:
    rows = np.zeros((40, 6), np.uint8)
    rows[:, 3] = np.arange(40)
    encoding = make_encoding(PlainFeatures(), rows)
    row = np.array([[1, 0, 2, 20, 9, 7]], np.uint8)
    inputs = encoding.encode(row)[0]
    turns, count = inputs[:2].tolist(), inputs[2:5].tolist()
    assert (turns, count) == ([1.0, 0.0], [1.0, 1.0, 0.0])
    assert inputs[5] == pytest.approx((20 - 19.5) / np.arange(40).std(), abs=1e-4)
    assert inputs[6:].tolist() == [float(gap <= 2) for gap in DIFFERENCES]
    assert len(inputs) == encoding.size


@pytest.mark.parametrize("name", game_names())
def test_the_seats_of_moves_are_counted_from_the_acting_seat(name: str) -> None:
    found = game(name)
    players = found.most
    features = features_of(found, players)
    table = relative_actions(features, found.actions, players)
    named = 0
    games = VectorGames(name, 64, players, seed=1)
    random = np.random.default_rng(1)
    state = found.new(players)
    for _ in range(150):
        arrays = games.arrays
        for place in range(games.count):
            seat = int(arrays.seats[place])
            for action in arrays.legal[place, : arrays.counts[place]].tolist():
                if table[seat, action] != action or action in features.seat_actions:
                    named += 1
        games.step_choices((random.random(games.count) * arrays.counts).astype(np.int64))
    assert bool(named) == bool(features.seat_actions)
    for first in features.seat_actions:
        words = [state.format_move(0, first + seat).split() for seat in range(players)]
        assert [word[-1] for word in words] == [str(seat) for seat in range(players)]
        assert len({tuple(word[:-1]) for word in words}) == 1
        for own in range(players):
            assert sorted(table[own, first : first + players].tolist()) == list(range(first, first + players))
            assert table[own, first + own] == first
