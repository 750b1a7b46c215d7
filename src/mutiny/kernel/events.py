"""Events: what happened, as data. Other modules make sentences of them, in four languages.

The public and the secret form of an event are made together, when it happens; nothing is filtered later.
"""

from __future__ import annotations

from typing import Any

Told = dict[str, Any]


class Event:
    """One thing that happened, with the clause behind it.

    Everybody is told the `facts`. Only the seats in `audience` are told the `secret` too. If the event is `private`,
    nobody else is told anything at all.

    >>> event = Event("draw", "M8.1", 2, {"count": 1}, {"cards": ["wine"]}, (2,))
    >>> event.told(0)
    {'kind': 'draw', 'clause': 'M8.1', 'seat': 2, 'count': 1}
    >>> event.told(2)["cards"]
    ['wine']
    """

    def __init__(
        self,
        kind: str,
        clause: str,
        seat: int | None,
        facts: Told,
        secret: Told | None = None,
        audience: tuple[int, ...] = (),
        private: bool = False,
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.seat = seat
        self.facts = facts
        self.secret: Told = {} if secret is None else secret
        self.audience = audience
        self.private = private

    def __repr__(self) -> str:
        # The names of what is secret and not the values: an event may be printed where others read it.
        seat = "" if self.seat is None else f" of seat {self.seat}"
        facts = "".join([f", {name}={value!r}" for name, value in self.facts.items()])
        hidden = f", secret: {', '.join(self.secret)}" if self.secret else ""
        return f"<Event {self.kind} ({self.clause}){seat}{facts}{hidden}>"

    def told(self, seat: int | None) -> Told | None:
        """Return what a seat, or a spectator (None), is told; None if it is told nothing."""
        entitled = seat is not None and seat in self.audience
        if self.private and not entitled:
            return None
        told: Told = {"kind": self.kind, "clause": self.clause, "seat": self.seat}
        told.update(self.facts)
        if entitled:
            told.update(self.secret)
        return told

    def whole(self) -> Told:
        """Return everything, including secrets: for the log of a finished game.

        >>> Event("leave", "M2.6", 1, {"left": 4}, {"middle": ["boy"]}, (1,)).whole()["middle"]
        ['boy']
        """
        return {"kind": self.kind, "clause": self.clause, "seat": self.seat, **self.facts, **self.secret}
