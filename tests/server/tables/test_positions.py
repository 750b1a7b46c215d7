"""Earlier positions are exactly those that an audience was sent at the time, and reveal nothing more."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from server.tables.helpers import GAMES, RecordedTable, play_on, recorded_table
from server.tables.test_undo_bots import moves_by, table_with_bots

from mutiny import Match, Rng, game, seed_of
from mutiny.protocol import messages as wire
from mutiny.server.common.refusal import Refusal
from mutiny.server.tables.entries import MoveMade, UndoRequested
from mutiny.server.tables.positions import PositionRequest, check_numbers, earlier_positions
from mutiny.server.tables.table import Table, replay_log


def text(value: object) -> bytes:
    return json.dumps(value, sort_keys=True).encode()


def seen_then(made: RecordedTable, seat: int | None) -> dict[int, bytes]:
    """Return, by number, the position that a client with `views` and `steps` had after each message."""
    table = Table("table", made.table.seed)
    found: dict[int, bytes] = {}
    for entry in made.entries:
        view: dict[str, Any] | None = None
        if table.index:
            audience = table.audience(seat)
            table.listening[audience] = table.stepping[audience] = True
            view = table.view_for(seat, 0).view
        told = table.apply(entry)
        for _, message in told:
            if isinstance(message, wire.Told) and message.step is not None:
                assert view is not None
                view = {**view, **message.step}
                found[message.n] = text([view, []])
        seen = table.view_for(seat, 0)
        now = text([seen.view, seen.acting])
        for _, message in told:
            if message.n not in found:
                # After a note, or an event without a step, the view follows.
                found[message.n] = now
        if told:
            found[seen.n] = now
        elif seen.n:
            # The audience sees no difference when others act without its knowledge.
            assert found.get(seen.n, now) == now
    return found


def positions(made: RecordedTable, seat: int | None, numbers: list[int]) -> list[bytes]:
    request = PositionRequest(seat, numbers)
    found = earlier_positions("table", made.table.seed, made.entries, request)
    assert [position.n for position in found] == numbers
    return [text([position.view, position.acting]) for position in found]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(3))
def test_a_position_is_what_was_sent_then(name: str, number: int) -> None:
    made = recorded_table(name, game(name).least + number % 2, seed=seed_of("positions", number))
    play_on(made, Rng(seed_of("moves", number)), 60 if number else 10_000)
    for seat in [*range(made.table.players), None]:
        then = seen_then(made, seat)
        told = made.table.message_counts[made.table.audience(seat)]
        assert sorted(then) == list(range(1, told + 1))
        numbers = list(range(1, told + 1))
        assert positions(made, seat, numbers) == [then[each] for each in numbers]
        # Ask for one at a time, in any order, and for the same one twice.
        assert positions(made, seat, [told, 3, told]) == [then[told], then[3], then[told]]


@pytest.mark.parametrize("name", GAMES)
def test_positions_before_and_after_a_move_was_taken_back(name: str) -> None:
    made = table_with_bots(name, seed=seed_of("undone", 2))
    moves_by(made, Rng(b"undone"), 2)
    made.apply(UndoRequested(8000, 0))
    moves_by(made, Rng(b"other"), 3)
    then = seen_then(made, 0)
    numbers = sorted(then)
    assert positions(made, 0, numbers) == [then[each] for each in numbers]


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_the_same_in_every_world_that_the_seat_cannot_rule_out(name: str) -> None:
    """Check that every earlier position is the same, byte for byte, in another world with the same messages."""
    compared = 0
    for number in range(8):
        made = recorded_table(name, seed=seed_of("worlds", number))
        play_on(made, Rng(seed_of("worlds", number)), 14)
        if made.match.over:
            continue
        for seat in range(made.table.players):
            again = Match(made.match.game, made.match.names, made.match.options)
            for mover, notation in made.match.entries:
                again.enter(mover, notation)
            world = again.belief(seat).sample(Rng(b"world"))
            table, _ = replay_log("table", made.table.seed, made.entries)
            table.started_match().state = world
            told = table.message_counts[seat]
            there = table.view_for(seat, 0)
            assert positions(made, seat, [told]) == [text([there.view, there.acting])]
            compared += 1
    assert compared > 4


@pytest.mark.parametrize("name", GAMES)
def test_who_has_answered_stays_secret(name: str) -> None:
    """Check that the positions of the others do not change with an answer while several seats decide at once."""
    made = recorded_table(name, seed=seed_of("answers", 1))
    rng = Rng(b"answers")
    checked = 0
    while not made.match.over and checked < 5:
        asked = made.match.state.acting
        if len(asked) < 2:
            play_on(made, rng, 1)
            continue
        others = [*asked[1:], None]
        before = [positions(made, seat, [made.table.message_counts[made.table.audience(seat)]]) for seat in others]
        counts = made.table.message_counts.copy()
        entries = len(made.entries)
        legal = made.match.legal_moves(asked[0])
        made.apply(MoveMade(3000, asked[0], legal[0]))
        assert len(made.entries) == entries + 1
        for seat, position in zip(others, before, strict=True):
            audience = made.table.audience(seat)
            assert made.table.message_counts[audience] == counts[audience]
            assert positions(made, seat, [counts[audience]]) == position
        checked += 1
    assert checked or name != "cartagena"


@pytest.mark.parametrize("name", GAMES)
def test_goal_dangers_and_numbers_come_in_a_language(name: str) -> None:
    made = recorded_table(name, seed=seed_of("words", 1))
    play_on(made, Rng(b"words"))
    for seat, lang in zip([0, 1, 2, None], get_args(wire.Language), strict=True):
        if seat is not None and seat >= made.table.players:
            continue
        told = made.table.message_counts[made.table.audience(seat)]
        request = PositionRequest(seat, list(range(1, told + 1)), lang)
        found = earlier_positions("table", made.table.seed, made.entries, request)
        assert any(position.goal for position in found)
        assert any(position.numbers for position in found)


def test_positions_to_come_are_refused() -> None:
    made = recorded_table("meuterer")
    told = made.table.message_counts[0]
    check_numbers(made.table, PositionRequest(0, [0, told]))
    with pytest.raises(Refusal, match=f"no position after message {told + 1}: you were sent {told}"):
        check_numbers(made.table, PositionRequest(0, [1, told + 1]))
