"""Turning points, mistakes and shared lines of a team, tested on curves made by hand."""

from __future__ import annotations

import pytest

from mutiny import Rng, game
from mutiny.analysis.chances import chance_and_error, shares, worth
from mutiny.analysis.curve import Point, alike, swings, turning_points
from mutiny.analysis.mistakes import Decision, costliest, mean_loss
from mutiny.bots.search.model import Model
from mutiny.cli.curve import bars, mark_of, stretched
from mutiny.common.stats import wilson_margin


def curve(*chances: tuple[float, ...], error: float = 0.005) -> list[Point]:
    return [Point(10 + number, None, each, (error,) * len(each)) for number, each in enumerate(chances)]


def test_a_swing_belongs_to_the_entry_after_which_the_chances_are_new() -> None:
    found = swings(curve((0.5, 0.3, 0.2), (0.6, 0.1, 0.3), (0.6, 0.1, 0.3)))
    assert [(swing.entry, swing.seat, round(swing.size, 6)) for swing in found] == [(11, 1, 0.2), (12, 0, 0.0)]
    assert found[0].before == (0.5, 0.3, 0.2)
    assert found[0].after == (0.6, 0.1, 0.3)


def test_turning_points_are_the_largest_swings_in_order() -> None:
    chances = [0.5, 0.7, 0.4, 0.45, 0.95, 0.8, 0.2]
    found = turning_points(curve(*((chance, 1 - chance) for chance in chances)), most=3)
    assert [swing.entry for swing in found] == [12, 14, 16]


def test_what_is_small_or_may_be_luck_is_no_turning_point() -> None:
    assert turning_points(curve((0.5, 0.5), (0.59, 0.41))) == []
    assert len(turning_points(curve((0.5, 0.5), (0.61, 0.39)))) == 1
    # The same swing with a larger error: three standard errors of the difference are more than the swing.
    assert turning_points(curve((0.5, 0.5), (0.61, 0.39), error=0.03)) == []
    # There is no luck at the end, because the winner is known.
    before, after = Point(1, None, (0.85, 0.15), (0.04, 0.04)), Point(2, None, (1.0, 0.0), (0.0, 0.0))
    assert [swing.entry for swing in turning_points([before, after])] == [2]


def test_no_curve_has_no_turning_points() -> None:
    assert turning_points([]) == []
    assert turning_points(curve((1.0, 0.0))) == []
    assert alike([]) == []


def test_a_team_has_one_line() -> None:
    assert alike(curve((0.5, 0.5, 0.5, 0.5), (0.6, 0.4, 0.6, 0.4))) == [[0, 2], [1, 3]]


def decision(entry: int, loss: float, margin: float = 0.05, seat: int = 0) -> Decision:
    return Decision(entry, 1, seat, "knock", "visit sate", 0.6 - loss, 0.6, margin)


def test_mistakes_are_clear_losses_the_costliest_first() -> None:
    made = [
        decision(1, 0.06),
        decision(2, 0.3),
        decision(3, 0.2, margin=0.25),
        decision(4, 0.015, margin=0.001),
        decision(5, -0.1),
        decision(6, 0.4, seat=1),
        decision(7, 0.1),
        decision(8, 0.2),
    ]
    assert [each.entry for each in costliest(made, 0)] == [2, 8, 7]
    assert [each.entry for each in costliest(made, 0, most=9)] == [2, 8, 7, 1]
    assert [each.entry for each in costliest(made, 1)] == [6]
    assert costliest(made, 2) == []


def test_only_clear_mistakes_count_in_the_mean() -> None:
    count, loss = mean_loss([decision(1, 0.3), decision(2, 0.04), decision(3, 0.0), decision(4, -0.2)], 0)
    assert (count, round(loss, 6)) == (4, 0.075)


def test_a_loss_is_never_a_gain() -> None:
    assert decision(1, -0.1).loss == 0
    assert not decision(1, -0.1).clear


def test_margins_shrink_with_simulations_and_never_vanish() -> None:
    assert wilson_margin(0.5, 100) > wilson_margin(0.5, 400) > wilson_margin(0.5, 1600) > 0
    assert abs(wilson_margin(0.5, 10_000) - 0.0098) < 0.0001
    assert wilson_margin(0.0, 50) > 0.03


def test_what_varies_less_is_surer() -> None:
    assert worth([1.0, 0.0] * 20) == 1.0
    assert worth([0.75, 0.25] * 20) == pytest.approx(4.0)
    assert worth([0.5] * 20) == 100.0
    assert worth([0.0] * 20) == worth([1.0] * 20) == 1.0
    assert chance_and_error([0.75, 0.25] * 50) == (0.5, 0.025)
    # One game is not enough for a conclusion.
    assert chance_and_error([1.0]) == (1.0, 0.5)


class Flat(Model):
    """An evaluator that knows the value of every position."""

    def evaluate(self, state: object) -> list[float]:
        return [0.25] * 4


def test_who_has_won_is_not_left_to_the_model() -> None:
    state = game("meuterer").new(4)
    assert shares(state, Flat()) == [0.25] * 4
    Model().rollout(state, Rng(b"x"))
    winners = state.result()["winners"]
    assert shares(state, Flat()) == [1 / len(winners) if seat in winners else 0.0 for seat in range(4)]


def test_a_drawn_curve_keeps_its_shape() -> None:
    assert bars([0.0, 0.5, 1.0], 2, ".:") == ["  :", " ::"]
    assert bars([0.26], 1, ".:#") == ["."]
    assert len(stretched([0.1, 0.9], 71)) == 71
    assert stretched([0.25] * 300, 10) == [0.25] * 10
    entries = list(range(3, 50))
    marks = [mark_of(entry, entries, 20) for entry in entries]
    assert marks == sorted(marks)
    assert (marks[0], marks[-1]) == (0, 19)
