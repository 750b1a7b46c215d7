"""The belief of a seat: what it knows from the events it has seen, and worlds that agree with them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mutiny.kernel.abstract import guard, not_implemented
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

NEEDED: Final = ("observe", "set_view", "sample")
"""The methods that every belief must define: the abstract ones."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(ABC):
    """The belief of one seat, collected from the events it has seen. It samples worlds that agree with them.

    First call `observe` with every event that the seat has seen, then `set_view` with its current view. After that,
    call `sample` for as many worlds as needed. A belief never reads the true state.
    """

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        guard(cls, Belief, NEEDED)

    def __repr__(self) -> str:
        seat: object = getattr(self, "seat", None)
        return f"<{type(self).__name__}>" if seat is None else f"<{type(self).__name__} of seat {seat}>"

    @abstractmethod
    def observe(self, event: SeatEvent) -> None:
        """Add one event, as this seat sees it."""
        raise not_implemented(self, "observe")

    @abstractmethod
    def set_view(self, view: dict[str, Any]) -> None:
        """Set the current view of this seat."""
        raise not_implemented(self, "set_view")

    @abstractmethod
    def sample(self, rng: Rng) -> State:
        """Return a full state, drawn from those that agree with everything this seat has seen."""
        raise not_implemented(self, "sample")
