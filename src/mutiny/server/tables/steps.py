"""The positions between the events of a move, as each audience sees them, for clients that show one event at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mutiny.kernel.events import Event
from mutiny.kernel.state import NOBODY, State

ViewStep = dict[str, Any]
"""The fields of a view that differ from the view before, with their new values; None for a field that is gone."""


class StepRecorder:
    """Records a step for every audience and event while a move is applied.

    A step is the difference between what the audience sees after this event and what it saw after the last event that
    it knows of. So it holds nothing that the views themselves would not show.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> seat = match.state.acting[0]
    >>> with StepRecorder(match.state, [None]) as recorder:
    ...     events = match.play(seat, "pay 2")
    >>> recorder.step(None, 0)
    {'acting': []}
    """

    def __init__(self, state: State, seats: Sequence[int | None]) -> None:
        self.state = state
        self._views = {seat: state.view(seat) for seat in seats}
        self._steps: list[dict[int | None, ViewStep]] = []

    def __enter__(self) -> StepRecorder:
        if self._views:
            self.state.on_event = self._record
        return self

    def __exit__(self, *error: object) -> None:
        self.state.on_event = None

    def step(self, seat: int | None, number: int) -> ViewStep | None:
        """Return the step of an audience with the event of that number; None if no steps are recorded for it."""
        return self._steps[number].get(seat) if self._views else None

    def _record(self, event: Event) -> None:
        # Nobody is to act while a move is carried out. A view that said so would show what the seat that acts looks
        # at, and the move may have put something else in that place already.
        state = self.state
        acting, bits = state.acting, state.acting_bits
        state.acting, state.acting_bits = NOBODY, 0
        try:
            self._steps.append(self._changes(event))
        finally:
            state.acting, state.acting_bits = acting, bits

    def _changes(self, event: Event) -> dict[int | None, ViewStep]:
        steps: dict[int | None, ViewStep] = {}
        for seat, before in self._views.items():
            if event.private and (seat is None or seat not in event.audience):
                # Its changes are part of the next step.
                continue
            view = self.state.view(seat)
            steps[seat] = difference(before, view)
            self._views[seat] = view
        return steps


def difference(before: ViewStep, after: ViewStep) -> ViewStep:
    """Return the fields of a view that have changed.

    >>> difference({"pay": 0, "ship": 3, "gone": 1}, {"pay": 2, "ship": 3})
    {'pay': 2, 'gone': None}
    """
    changed = {name: value for name, value in after.items() if name not in before or before[name] != value}
    changed.update({name: None for name in before if name not in after})
    return changed
