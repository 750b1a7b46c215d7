"""Contests: line-ups, rotations, roles, and combinations that cannot be played."""

from __future__ import annotations

import pytest

from mutiny import game, replay, seed_of
from mutiny.arena import BadContest, Contest, Fixture, LineUp, make_contest, play_fixtures
from mutiny.arena.contest import roles_dealt
from mutiny.arena.part import arena_part
from mutiny.kernel.record import read_record


def titles(contest: Contest) -> list[str]:
    return [line_up.title() for line_up in contest.line_ups]


def test_a_name_for_each_seat_is_one_table_in_all_rotations() -> None:
    contest = make_contest("meuterer", 4, ["medium", "random", "random", "random"])
    assert len(contest.line_ups) == 1
    seatings = [contest.line_ups[0].seated(rotation) for rotation in range(4)]
    assert [seating.index("medium") for seating in seatings] == [0, 1, 2, 3]
    assert contest.games(10) == 40
    assert len(set(contest.fixtures(10))) == 40


def test_rotations_that_seat_alike_are_played_once() -> None:
    assert make_contest("meuterer", 4, ["random"]).games(10) == 10
    assert make_contest("meuterer", 4, ["random", "medium"] * 2).games(10) == 20
    assert make_contest("meuterer", 4, ["random", "random", "medium", "medium"]).games(10) == 40


@pytest.mark.parametrize("bots", [["random", "medium"], ["random", "medium", "hard@1"]])
def test_fewer_names_than_seats_meet_in_pairs(bots: list[str]) -> None:
    contest = make_contest("meuterer", 4, bots)
    assert set(titles(contest)) == {f"{one} against 3 {other}" for one in bots for other in bots if one != other}
    for one in bots:
        for other in bots:
            if one != other:
                assert contest.line_ups[contest.line_up_of(one, other)].bots == (one, other, other, other)


def test_at_a_table_for_two_a_pair_meets_once() -> None:
    contest = make_contest("cartagena", 2, ["random", "medium", "hard@1"])
    assert len(contest.line_ups) == 3
    assert contest.line_up_of("medium", "random") == contest.line_up_of("random", "medium") == 0
    assert contest.games(5) == 30


def test_the_user_may_choose_pairs_where_there_is_a_name_for_each_seat() -> None:
    assert len(make_contest("meuterer", 3, ["random", "medium", "hard"]).line_ups) == 1
    assert len(make_contest("meuterer", 3, ["random", "medium", "hard"], shape="pairs").line_ups) == 6


def test_all_line_ups_play_the_same_deals() -> None:
    contest = make_contest("meuterer", 3, ["random", "medium"], seed="x")
    games = play_fixtures(contest, True, list(contest.fixtures(2)))
    for finished in games:
        record = read_record(finished.record)
        assert record.seed == seed_of("x", finished.fixture.deal)
        assert replay(record).over
        chance = [text for who, text in record.moves if who is None][:3]
        assert (
            chance
            == [
                text
                for who, text in read_record(
                    next(g for g in games if g.fixture.deal == finished.fixture.deal).record
                ).moves
                if who is None
            ][:3]
        )


def test_mutineers_have_the_seats_of_mutineers() -> None:
    contest = make_contest("traitres", 6, ["medium"], seed="roles", mutineers=["random"])
    seats = set()
    for finished in play_fixtures(contest, True, list(contest.fixtures(12))):
        record = read_record(finished.record)
        roles = record.moves[0][1].split()[1:]
        assert finished.outcome.roles == tuple(roles)
        assert finished.bots == tuple("random" if role == "mutineer" else "medium" for role in roles)
        assert record.players == [f"{bot} {seat}" for seat, bot in enumerate(finished.bots)]
        seats.add(finished.bots)
    assert len(seats) > 1


def test_roles_are_those_that_the_game_deals() -> None:
    for number in range(5):
        seed = seed_of("roles", number)
        contest = make_contest("traitres", 5, ["random"], seed="roles")
        (finished,) = play_fixtures(contest, True, [Fixture(0, number, 0)])
        dealt = read_record(finished.record).moves[0][1].split()[1:]
        assert roles_dealt(game("traitres"), 5, {}, seed) == tuple(dealt)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("meuterer", 4, ["medium", "medium"]), "medium is named twice; only a list of one bot for every seat"),
        (("meuterer", 4, ["medium", "random"], {}, "0", ["random"]), "meuterer deals no roles"),
        (("traitres", 5, ["medium", "medium"], {}, "0", ["random"]), "medium is named twice"),
        (("traitres", 5, ["medium"], {}, "0", ["random"], "pairs"), "the line-ups follow from that"),
        (("meuterer", 4, ["medium"], {}, "0", [], "pairs"), "medium alone meets nobody; name another bot"),
        (("meuterer", 4, ["medium", "random"], {}, "0", [], "table"), "a table for 4 takes 4 bots or one kind"),
    ],
)
def test_what_cannot_meet_is_refused(arguments: tuple[object, ...], sentence: str) -> None:
    with pytest.raises(BadContest, match=sentence):
        make_contest(*arguments)  # type: ignore[arg-type]


def test_budgets_in_seconds_are_known() -> None:
    assert make_contest("meuterer", 4, ["hard@0.1s", "hard@10"]).timed() == ["hard@0.1s"]


def test_a_line_up_of_roles_needs_them() -> None:
    with pytest.raises(ValueError, match="shorter"):
        LineUp(("medium",) * 3, "random", arena_part("traitres").teams).seated(0)
