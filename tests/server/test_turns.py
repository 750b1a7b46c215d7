"""Whose turn it is, for how long, and what must be done when nobody does anything."""

from __future__ import annotations

from server.tables import play_on, sitting

from mutiny import Rng
from mutiny.server import log
from mutiny.server.duties import Duty, duties
from mutiny.server.turns import Turns
from mutiny.wire.tables import Clock


def test_time_for_a_move_begins_with_the_turn() -> None:
    turns = Turns(Clock(move=30), 3)
    turns.ask((1,), 1000)
    assert turns.deadline(1) == turns.ends() == 31_000
    turns.used(1, 21_000)
    turns.ask((2,), 21_000)
    assert turns.ends() == 51_000


def test_time_for_the_game_is_used_up_and_a_bonus_added() -> None:
    turns = Turns(Clock(game=60, bonus=5), 2)
    turns.ask((0,), 0)
    turns.used(0, 10_000)
    turns.ask((1,), 10_000)
    assert turns.ends() == 70_000
    turns.used(1, 10_000)
    turns.ask((0,), 12_000)
    assert turns.ends() == 12_000 + 55_000
    # More than there was is not owed.
    turns.used(0, 999_000)
    assert turns.left == [5_000, 65_000]


def test_what_is_shown_of_those_who_decide_at_once_does_not_tell_who_has_decided() -> None:
    turns = Turns(Clock(move=30), 3)
    turns.ask((0, 1, 2), 1000)
    turns.ask((0, 2), 4000)
    assert (turns.asked, turns.ends(), turns.since) == ((0, 1, 2), 31_000, 1000)
    turns.ask((2,), 5000)
    assert (turns.asked, turns.ends()) == ((0, 1, 2), 31_000)
    turns.ask((0, 1, 2), 9000)
    assert turns.since == 9000


def test_bots_move_at_their_pace_people_are_late_or_absent_later() -> None:
    made = sitting("meuterer", clock=Clock(move=90))
    (seat,) = made.match.state.acting
    assert duties(made.table, 1500) == [Duty(62_000, seat, "absent"), Duty(92_000, seat, "late")]
    # Nobody is late because the server was not there.
    assert [duty.at for duty in duties(made.table, 1500, 500_000)] == [500_000, 500_000]
    made.enter(log.TookOver(70_000, seat, "absent"))
    assert duties(made.table, 1500) == [Duty(3500, seat, "move")]
    made.enter(log.Returned(71_000, seat))
    assert {duty.what for duty in duties(made.table, 1500)} == {"absent", "late"}
    play_on(made, Rng(b"end"))
    assert duties(made.table, 1500) == []
