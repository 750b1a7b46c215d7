"""States: who hears of events, and when."""

from __future__ import annotations

from kernel.toy import TOY

from mutiny import Event, Rng, game
from mutiny.kernel.state import asked_seats, refuse_turn


def test_a_listener_hears_every_event_when_it_has_just_happened() -> None:
    state = TOY.new(2)
    heard: list[tuple[Event, list[int]]] = []
    state.on_event = lambda event: heard.append((event, list(state.inventory())))
    events = state.apply_chance_with_events(state.sample_chance(Rng(b"toy")))
    assert [event for event, _ in heard] == events != []
    # A change without events is silent.
    mover = state.acting[0]
    state.apply(mover, state.legal_actions(mover)[0])
    assert len(heard) == len(events)


def test_a_refusal_does_not_depend_on_who_has_decided() -> None:
    """Of three that decide at once, one after the other decides; a fourth is told the same all the time."""
    state = game("cartagena").new(4)
    state.await_seats(1, 0b1101)
    before = str(refuse_turn(state, 1))
    assert before.endswith("seat 0 or 2 or 3 is to act, not seat 1.")
    state.mark_decided(2)
    assert (state.acting, asked_seats(state), str(refuse_turn(state, 1))) == ((0, 3), (0, 2, 3), before)
    told = str(refuse_turn(state, 2))
    assert told.endswith("seat 2 has decided already.")
    state.mark_decided(0)
    assert (state.acting, str(refuse_turn(state, 1)), str(refuse_turn(state, 2))) == ((3,), before, told)
    assert asked_seats(state.copy()) == (0, 2, 3)
    assert state.mark_decided(3)
    state.await_seat(1, 2)
    assert asked_seats(state) == (2,)
