"""States: who hears of events, and when."""

from __future__ import annotations

from kernel.toy import TOY

from mutiny import Event, Rng


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
