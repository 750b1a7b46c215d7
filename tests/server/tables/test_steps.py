"""The positions between the events of a move are as declared, complete, and without anything the seat may not know."""

from __future__ import annotations

from typing import Any

import pytest

from mutiny import Event, Rng, game, game_names
from mutiny.kernel.state import State
from mutiny.server.tables.steps import StepRecorder
from mutiny.testing.declared import mismatch, view_types
from mutiny.testing.trial import Trial

GAMES = game_names()


def seen_steps(recorder: StepRecorder, events: list[Event], seat: int | None) -> list[tuple[Any, Any]]:
    """Return the events that an audience receives, each with its step."""
    return [(seen, recorder.step(seat, number)) for number, event in enumerate(events) if (seen := event.seen_by(seat))]


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("name", GAMES)
def test_steps_are_views_and_lead_to_the_last_view(name: str, number: int) -> None:
    trial = Trial.of(game(name), number, b"steps", None)
    public, own = view_types(name) or pytest.fail(f"{name} declares no view")
    shown = {seat: trial.state.view(seat) for seat in trial.everybody}
    while not trial.state.over:
        state = trial.state
        with StepRecorder(state, trial.everybody) as recorder:
            if state.awaits_chance:
                events = trial.match.chance(state.format_chance(state.sample_chance(trial.rng)))
            else:
                mover = state.acting[0]
                moves = state.legal_actions(mover)
                events = trial.match.play(mover, moves[trial.rng.below(len(moves))])
        for seat in trial.everybody:
            for _, step in seen_steps(recorder, events, seat):
                assert step is not None
                shown[seat] = {key: value for key, value in (shown[seat] | step).items() if key in state.view(seat)}
                assert mismatch(shown[seat], public if seat is None else own, f"step of {seat}") is None
            # After the last event the view may still change without an event; above all, it says whose turn it is.
            shown[seat] = state.view(seat)


def told_of(state: State, seat: int, action: int) -> tuple[list[Any], Any, list[Any]]:
    """Return what a seat is told about its move in one world: the events, the view after them, and the steps."""
    with StepRecorder(state, [seat]) as recorder:
        events = state.apply_with_events(seat, action)
    told = seen_steps(recorder, events, seat)
    return [event for event, _ in told], state.view(seat), [step for _, step in told]


@pytest.mark.parametrize("name", GAMES)
def test_steps_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(name: str) -> None:
    """Check that if a seat is told the same events and sees the same in the end, the steps tell it nothing more."""
    rng = Rng(b"worlds")
    compared = 0
    for number in range(20):
        trial = Trial.of(game(name), number, b"twins", None)
        while not trial.state.over:
            state = trial.state
            if state.awaits_chance:
                trial.match.chance(state.format_chance(state.sample_chance(trial.rng)))
                continue
            seat = state.acting[0]
            moves = state.legal_actions(seat)
            action = moves[trial.rng.below(len(moves))]
            *here, steps = told_of(state.copy(), seat, action)
            for _ in range(2):
                *there, twin_steps = told_of(trial.match.belief(seat).sample(rng), seat, action)
                if here == there:
                    assert steps == twin_steps
                    compared += len(steps)
            trial.match.play(seat, action)
    assert compared > 60
