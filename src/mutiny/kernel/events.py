"""Events: what happened, as data. Other modules make sentences of them, in four languages.

The public and the secret form of an event are made together, when it happens; nothing is filtered later.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypedDict, TypeVar

SeatEvent = dict[str, Any]
"""An event as one seat may see it, of any game."""
AnyView = Mapping[str, Any]
"""A view of any game, of a seat or a spectator; a caller may add the players' `names`."""
Facts = TypeVar("Facts")
Secret = TypeVar("Secret")


class NoFacts(TypedDict):
    """The type of the facts, or of the secret, of an event that has none."""


class Event:
    """One thing that happened, with the clause behind it.

    Everybody sees the `facts`. Only the seats in `audience` see the `secret` too. If the event is `private`, nobody
    else sees anything at all.

    >>> event = Event("draw", "M8.1", 2, {"count": 1}, {"cards": ["wine"]}, (2,))
    >>> event.seen_by(0)
    {'kind': 'draw', 'clause': 'M8.1', 'seat': 2, 'count': 1}
    >>> event.seen_by(2)["cards"]
    ['wine']
    """

    def __init__(
        self,
        kind: str,
        clause: str,
        seat: int | None,
        facts: SeatEvent,
        secret: SeatEvent | None = None,
        audience: tuple[int, ...] = (),
        private: bool = False,
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.seat = seat
        self.facts = facts
        # Few events have a secret, and making an empty dict for each of the others takes time.
        self._secret = secret
        self.audience = audience
        self.private = private

    @property
    def secret(self) -> SeatEvent:
        """The facts that only the audience sees; empty if there are none."""
        return {} if self._secret is None else self._secret

    @secret.setter
    def secret(self, secret: SeatEvent) -> None:
        self._secret = secret

    def __repr__(self) -> str:
        # Show the names of the secrets, not their values: an event may be printed where others read it.
        seat = "" if self.seat is None else f" of seat {self.seat}"
        facts = "".join([f", {name}={value!r}" for name, value in self.facts.items()])
        hidden = f", secret: {', '.join(self.secret)}" if self.secret else ""
        return f"<Event {self.kind} ({self.clause}){seat}{facts}{hidden}>"

    def seen_by(self, seat: int | None) -> SeatEvent | None:
        """Return the event as a seat, or a spectator (None), sees it; None if it sees nothing."""
        entitled = seat is not None and seat in self.audience
        if self.private and not entitled:
            return None
        seen: SeatEvent = {"kind": self.kind, "clause": self.clause, "seat": self.seat}
        seen.update(self.facts)
        if entitled and self._secret is not None:
            seen.update(self._secret)
        return seen

    def with_secrets(self) -> SeatEvent:
        """Return everything, including secrets: for the log of a finished game.

        >>> Event("leave", "M2.6", 1, {"left": 4}, {"middle": ["boy"]}, (1,)).with_secrets()["middle"]
        ['boy']
        """
        return {"kind": self.kind, "clause": self.clause, "seat": self.seat, **self.facts, **self.secret}


class EventKind(Generic[Facts, Secret]):
    """A kind of event, with the types of its facts and of its secret, which are TypedDicts.

    A game declares its kinds in its module `events`. The rules make every event from its kind, so that a type checker
    refuses a fact that is wrong or missing. If `about_seat` is false, events of this kind are about the whole table.

    >>> class PayFacts(TypedDict):
    ...     amount: int
    >>> pay = EventKind("pay", "The Captain announces the mate's pay.", PayFacts, NoFacts)
    >>> pay, pay.event("M1.1", 0, {"amount": 2})
    (<EventKind pay>, <Event pay (M1.1) of seat 0, amount=2>)
    """

    def __init__(
        self, name: str, about: str, facts: type[Facts], secret: type[Secret], about_seat: bool = True
    ) -> None:
        self.name = name
        self.about = about
        self.facts = facts
        self.secret = secret
        self.about_seat = about_seat

    def __repr__(self) -> str:
        return f"<EventKind {self.name}>"

    def event(
        self,
        clause: str,
        seat: int | None,
        facts: Facts,
        secret: Secret | None = None,
        audience: tuple[int, ...] = (),
        private: bool = False,
    ) -> Event:
        """Return an event of this kind."""
        # TypedDicts are dicts, but not to a type checker. Not `cast`, which costs a call for every event.
        told: Any = facts
        hidden: Any = secret
        return Event(self.name, clause, seat, told, hidden, audience, private)
