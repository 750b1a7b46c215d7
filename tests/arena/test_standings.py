"""Standings: shares, intervals by deal, the matrix, gains, ratings, faults."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from mutiny.arena import (
    Fixture,
    Outcome,
    difference_of,
    make_contest,
    play_fixtures,
    share_of,
    standings_of,
    wilson,
)
from mutiny.arena.ratings import ratings_of
from mutiny.arena.standings import finished_deals
from mutiny.common.stats import student


def test_one_game_a_deal_is_wilsons_interval() -> None:
    found = share_of([1, 0, 0.5, 0], [1, 1, 1, 1])
    assert found is not None
    assert (found.value, (found.low, found.high)) == (0.375, wilson(1.5, 4))


def test_several_games_a_deal_take_the_deal_as_the_unit() -> None:
    wins, games = [2.0, 0.0, 1.0, 1.0, 3.0, 0.0], [4.0] * 6
    found = share_of(wins, games)
    assert found is not None
    means = [won / 4 for won in wins]
    mean = sum(means) / 6
    error = sqrt(sum((each - mean) ** 2 for each in means) / 5 / 6)
    assert found.value == pytest.approx(mean)
    assert found.high - found.value == pytest.approx(student(5) * error)


def test_deals_whose_games_are_all_alike_are_worth_a_game_each() -> None:
    """Check the interval: counting the four games of one deal as independent would halve it."""
    wins = [4.0 if number % 4 == 0 else 0.0 for number in range(100)]
    found = share_of(wins, [4.0] * 100)
    assert found is not None
    low, high = wilson(25, 100)
    assert found.spread() == pytest.approx((high - low) / 2, rel=0.05)


def test_deals_that_cancel_the_luck_make_the_share_surer() -> None:
    found = share_of([1.0] * 49 + [2.0], [4.0] * 50)
    assert found is not None
    low, high = wilson(51, 200)
    assert found.spread() < (high - low) / 10


def test_no_spread_is_not_taken_for_certainty() -> None:
    found = share_of([0.0] * 20, [4.0] * 20)
    assert found is not None
    assert (found.low, found.high) == wilson(0, 20)
    assert share_of([], []) is None
    assert share_of([0.0], [0.0]) is None


def test_nineteen_intervals_of_twenty_hold_the_truth() -> None:
    """Simulate deals that favour the bot or its opponents, as cards do."""
    dice = random.Random(5)
    held = 0
    for _ in range(400):
        wins = []
        for _ in range(40):
            chance = dice.choice([0.1, 0.5])
            wins.append(float(sum(dice.random() < chance for _ in range(4))))
        found = share_of(wins, [4.0] * 40)
        assert found is not None
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_differences_are_by_deal() -> None:
    found = difference_of([1.0, 1.0, 0.0, 1.0], [1.0, 0.0, 0.0, 1.0])
    assert found is not None
    assert found.value == 0.25
    assert difference_of([1.0], [0.0]) is None


def test_shares_count_parts_and_scores() -> None:
    contest = make_contest("meuterer", 3, ["medium", "random", "random"])
    outcomes = {
        Fixture(0, 0, 0): Outcome(10, (0,), (9, 1, 2)),
        Fixture(0, 0, 1): Outcome(10, (1, 2), (3, 9, 9)),
        Fixture(0, 0, 2): Outcome(10, (0,), (9, 1, 8)),
    }
    standing = standings_of(contest, outcomes, 1).line_ups[0]
    medium, other = standing.bots["medium"], standing.bots["random"]
    assert (sum(medium.wins), sum(medium.games), medium.mean_score()) == (1.5, 3, 26 / 3)
    assert (sum(other.wins), sum(other.games)) == (1.5, 6)
    # The medium bot is ahead of both, then ahead of one and level with the other, then ahead of one.
    assert sum(standing.ahead["medium", "random"].wins) == 2 + 1.5 + 1


def test_a_deal_counts_when_all_its_rotations_are_played() -> None:
    contest = make_contest("meuterer", 3, ["medium", "random", "random"])
    games = [Fixture(0, 0, rotation) for rotation in range(3)] + [Fixture(0, 1, 0)]
    outcomes = {fixture: Outcome(10, (0,), (5, 1, 1)) for fixture in games}
    standings = standings_of(contest, outcomes, 2)
    assert (standings.games, standings.counted()) == (4, 3)
    assert sorted(finished_deals(contest, outcomes, 2)) == games[:3]
    assert standings.line_ups[0].finished == [0]


def test_games_without_a_winner_are_counted_separately() -> None:
    contest = make_contest("cartagena", 2, ["medium", "random"])
    outcomes = {
        Fixture(0, 0, 0): Outcome(10, (0,), side="diaz"),
        Fixture(0, 0, 1): Outcome(10, (), side="diaz"),
        Fixture(0, 1, 0): Outcome(10, (0,), side="diaz"),
        Fixture(0, 1, 1): Outcome(10, (1,), side="diaz"),
    }
    count = standings_of(contest, outcomes, 2).line_ups[0].bots["medium"]
    share, decided = count.share(), count.share_of_decided()
    assert share is not None
    assert decided is not None
    assert (share.value, decided.value) == (0.75, 1.0)


def test_the_matrix_of_pairs_is_the_share_of_one_seat() -> None:
    contest = make_contest("meuterer", 3, ["random", "medium"], seed="m")
    outcomes = {game.fixture: game.outcome for game in play_fixtures(contest, False, list(contest.fixtures(3)))}
    standings = standings_of(contest, outcomes, 3)
    matrix = standings.matrix
    assert matrix is not None
    assert matrix.rows == matrix.columns == ("random", "medium")
    assert matrix.cells[0][0] is matrix.cells[1][1] is None
    medium = matrix.cells[1][0]
    assert medium is not None
    assert (
        medium.value
        == sum(outcome.won(fixture.rotation) for fixture, outcome in outcomes.items() if fixture.line_up == 1) / 9
    )


def test_the_matrix_and_the_gains_of_roles() -> None:
    contest = make_contest("traitres", 3, ["random", "medium"], mutineers=["random", "medium"])
    roles = ("pirate", "mutineer", "pirate")
    pirates = {"winners": (0, 2), "team": "pirates", "why": "T3.2", "roles": roles}
    mutineers = {"winners": (1,), "team": "mutineers", "why": "T3.1", "roles": roles}
    won = {0: (mutineers,) * 4, 1: (mutineers,) * 4, 2: (pirates, mutineers) * 2, 3: (pirates,) * 4}
    outcomes = {
        Fixture(number, deal, 0): Outcome(20, **result)  # type: ignore[arg-type]
        for number, results in won.items()
        for deal, result in enumerate(results)
    }
    standings = standings_of(contest, outcomes, 4)
    matrix = standings.matrix
    assert matrix is not None
    assert [[cell and cell.value for cell in row] for row in matrix.cells] == [[0.0, 0.0], [0.5, 1.0]]
    assert [(gain.bot, gain.role, gain.against, gain.gain.value) for gain in standings.gains] == [
        ("medium", "pirates", "random", 0.5),
        ("medium", "pirates", "medium", 1.0),
        ("medium", "mutineers", "random", 0.0),
        ("medium", "mutineers", "medium", -0.5),
    ]
    count = standings.line_ups[2].roles["medium", "pirate"]
    assert (sum(count.wins), sum(count.games)) == (4, 8)


def test_ratings_put_the_stronger_first_and_hold_no_seat_against_anybody() -> None:
    contest = make_contest("meuterer", 3, ["random", "medium"], seed="r")
    outcomes = {game.fixture: game.outcome for game in play_fixtures(contest, False, list(contest.fixtures(10)))}
    ratings = ratings_of(contest, outcomes)
    assert [rating.bot for rating in ratings] == ["medium", "random"]
    strong, weak = (rating.rating for rating in ratings)
    assert strong.low > weak.high
    assert [rating.games for rating in ratings] == [90, 90]
    backwards = dict(reversed(outcomes.items()))
    assert ratings_of(contest, backwards) == ratings


def test_ratings_are_surer_with_more_deals() -> None:
    contest = make_contest("meuterer", 3, ["random", "medium", "medium"], seed="r")
    outcomes = {game.fixture: game.outcome for game in play_fixtures(contest, False, list(contest.fixtures(60)))}
    few = {fixture: outcome for fixture, outcome in outcomes.items() if fixture.deal < 10}
    wide = {rating.bot: rating.rating.spread() for rating in ratings_of(contest, few)}
    narrow = {rating.bot: rating.rating.spread() for rating in ratings_of(contest, outcomes)}
    assert narrow["medium"] < wide["medium"]


def test_ratings_are_not_sure_where_every_deal_ended_alike() -> None:
    contest = make_contest("meuterer", 3, ["random", "medium"], seed="alike")
    games = play_fixtures(contest, False, list(contest.fixtures(3)))
    outcomes = {game.fixture: game.outcome for game in games}
    strong, _ = ratings_of(contest, outcomes)
    assert strong.bot == "medium"
    assert strong.rating.low < strong.rating.value - 1 < strong.rating.value + 1 < strong.rating.high


def test_like_against_like_has_no_rating() -> None:
    contest = make_contest("meuterer", 3, ["random"], seed="r")
    outcomes = {game.fixture: game.outcome for game in play_fixtures(contest, False, list(contest.fixtures(2)))}
    assert ratings_of(contest, outcomes) == []
    assert ratings_of(contest, {}) == []


def test_roles_have_ratings_of_their_own() -> None:
    contest = make_contest("traitres", 5, ["medium"], seed="r")
    outcomes = {game.fixture: game.outcome for game in play_fixtures(contest, False, list(contest.fixtures(5)))}
    assert {rating.name() for rating in ratings_of(contest, outcomes)} == {"medium, pirate", "medium, mutineer"}


def test_faults_are_counted_by_bot() -> None:
    contest = make_contest("meuterer", 3, ["medium", "random", "random"])
    outcomes = {
        Fixture(0, 0, 0): Outcome(10, (0,), (5, 1, 1), faults=((0, 3, "late"), (2, 1, "nonsense"))),
        Fixture(0, 0, 1): Outcome(10, (0,), (5, 1, 1), faults=((1, 2, "mute"),)),
    }
    found = standings_of(contest, outcomes, 1).faults
    assert [(each.bot, each.times, each.games, each.example) for each in found] == [
        ("medium", 5, 2, "late"),
        ("random", 1, 1, "nonsense"),
    ]
