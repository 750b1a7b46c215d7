"""The clocks of turns, and the actions that are due without a command."""

from __future__ import annotations

from server.tables.helpers import play_on, recorded_table

from mutiny import Rng
from mutiny.protocol.tables import Clock
from mutiny.server.tables.due_actions import DueAction, due_actions
from mutiny.server.tables.entries import MoveMade, SeatReturned, SeatTakenOver
from mutiny.server.tables.turns import Turns


def test_time_for_a_move_begins_with_the_turn() -> None:
    turns = Turns(Clock(move=30), 3)
    turns.set_acting((1,), 1000)
    assert turns.deadline == 31_000
    turns.deduct_time(1, 21_000)
    turns.set_acting((2,), 21_000)
    assert turns.deadline == 51_000


def test_time_for_the_game_is_used_up_and_a_bonus_added() -> None:
    turns = Turns(Clock(game=60, bonus=5), 2)
    turns.set_acting((0,), 0)
    turns.deduct_time(0, 10_000)
    turns.set_acting((1,), 10_000)
    assert turns.deadline == 70_000
    turns.deduct_time(1, 10_000)
    turns.set_acting((0,), 12_000)
    assert turns.deadline == 12_000 + 55_000
    # The time left is never negative.
    turns.deduct_time(0, 999_000)
    assert turns.time_left == [5_000, 65_000]


def test_views_do_not_reveal_which_seats_have_decided() -> None:
    turns = Turns(Clock(move=30), 3)
    turns.set_acting((0, 1, 2), 1000)
    turns.set_acting((0, 2), 4000)
    assert (turns.asked_seats, turns.deadline, turns.since) == ((0, 1, 2), 31_000, 1000)
    turns.set_acting((2,), 5000)
    assert (turns.asked_seats, turns.deadline) == ((0, 1, 2), 31_000)
    turns.set_acting((0, 1, 2), 9000)
    assert turns.since == 9000


def test_seats_that_decide_at_once_have_one_deadline_that_does_not_move() -> None:
    """A deadline of each seat would tell by its passing, or by the moving of the earliest, who has decided."""
    turns = Turns(Clock(game=60, bonus=5), 3)
    turns.set_acting((0,), 0)
    turns.deduct_time(0, 50_000)
    turns.set_acting((0, 1, 2), 50_000)
    assert (turns.time_left, turns.deadline) == ([15_000, 60_000, 60_000], 110_000)
    for seat, waiting in ((0, (1, 2)), (2, (1,))):
        turns.deduct_time(seat, 55_000)
        turns.set_acting(waiting, 55_000)
        assert turns.deadline == 110_000
    turns.deduct_time(1, 60_000)
    turns.set_acting((0,), 60_000)
    assert turns.deadline == 60_000 + 15_000


def test_an_absent_player_is_replaced_whether_or_not_they_have_decided() -> None:
    """A seat that keeps its absent player would otherwise show that the player has decided."""
    made = recorded_table("cartagena", 3)
    rng = Rng(b"lay")
    while len(made.match.state.acting) < 2:
        play_on(made, rng, 1)
    asked = made.match.state.acting
    before = due_actions(made.table, 1000)
    assert [(action.seat, action.kind) for action in before] == [(seat, "absent") for seat in asked]
    made.apply(MoveMade(10**7, asked[0], made.match.legal_moves(asked[0])[0]))
    assert due_actions(made.table, 1000) == before


def test_due_actions_of_bots_and_people() -> None:
    made = recorded_table("meuterer", clock=Clock(move=90))
    (seat,) = made.match.state.acting
    assert due_actions(made.table, 1500) == [DueAction(62_000, seat, "absent"), DueAction(92_000, seat, "late")]
    # No player is late because the server was down.
    assert [action.at for action in due_actions(made.table, 1500, 500_000)] == [500_000, 500_000]
    made.apply(SeatTakenOver(70_000, seat, "absent"))
    assert due_actions(made.table, 1500) == [DueAction(2000, seat, "move", until=3500)]
    made.apply(SeatReturned(71_000, seat))
    assert {action.kind for action in due_actions(made.table, 1500)} == {"absent", "late"}
    play_on(made, Rng(b"end"))
    assert due_actions(made.table, 1500) == []
