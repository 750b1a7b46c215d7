"""The state of a game: the interface that every game implements, and changes with and without events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from mutiny.kernel.abstract import guard, not_implemented
from mutiny.kernel.errors import IllegalMove, MalformedMove, NoSuchSeat
from mutiny.kernel.events import Event
from mutiny.kernel.rng import Rng

NOBODY: Final[tuple[int, ...]] = ()
MOST_SEATS: Final = 8
SEATS: Final[list[tuple[int, ...]]] = [
    tuple([seat for seat in range(MOST_SEATS) if (seats >> seat) & 1]) for seats in range(1 << MOST_SEATS)
]
"""The seats in each bit set of seats."""
NEEDED: Final[tuple[str, ...]] = (
    *("legal_actions", "apply", "sample_chance", "apply_chance", "chance_pool", "clause", "copy", "view"),
    *("format_move", "parse_move", "format_chance", "parse_chance", "result", "inventory"),
)
"""The methods that every state must define: the abstract ones."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game in progress. It is over, or it awaits chance, or the seats in `acting` are to decide.

    `apply` and `apply_chance` make no events and are fast. `apply_with_events` and `apply_chance_with_events` do the
    same and return the events. An illegal move raises an error and leaves the state unchanged.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.over = False
        self.awaits_chance = True
        self.acting: tuple[int, ...] = NOBODY
        self.acting_bits: i64 = 0
        self.decided_bits: i64 = 0
        self.turn: i64 = 0
        self.awaited: i64 = 0
        self.wants_events = False
        # A list of its own would cost every copy of a state that stays silent.
        self._events: list[Event] | None = None
        self.on_event: Callable[[Event], object] | None = None
        """Called with every event when it happens, if events are made; the state is then as the event left it."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        guard(cls, State, NEEDED)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} for {self.players} players, {self.waiting_for()}>"

    def waiting_for(self) -> str:
        """Return what the state waits for, in words.

        >>> from mutiny.kernel.discovery import game
        >>> state = game("meuterer").new(3)
        >>> state.waiting_for(), state
        ('awaiting chance', <MeutererState for 3 players, awaiting chance>)
        """
        if self.over:
            return "over"
        if self.awaits_chance:
            return "awaiting chance"
        return f"awaiting seat {' and '.join([str(seat) for seat in self.acting])}"

    @abstractmethod
    def legal_actions(self, seat: int) -> tuple[int, ...]:
        """Return all legal moves of a seat as action ids, ascending; empty if it is not to act."""
        raise not_implemented(self, "legal_actions")

    @abstractmethod
    def apply(self, seat: int, action: int) -> None:
        """Make a move without events."""
        raise not_implemented(self, "apply")

    @abstractmethod
    def sample_chance(self, rng: Rng) -> bytes:
        """Return one outcome of the awaited chance, drawn with a generator; this changes nothing."""
        raise not_implemented(self, "sample_chance")

    @abstractmethod
    def apply_chance(self, outcome: bytes) -> None:
        """Take a chance outcome without events."""
        raise not_implemented(self, "apply_chance")

    @abstractmethod
    def chance_pool(self) -> tuple[bytes, int]:
        """Return the cards from which the awaited chance is drawn without replacement, and how many are drawn.

        Every card of the pool is equally likely. `sample_chance` draws all of them at once.
        """
        raise not_implemented(self, "chance_pool")

    def chance_outcome(self, cards: bytes) -> bytes:
        """Return the outcome that these cards make when they are drawn from the pool in this order."""
        return cards

    @abstractmethod
    def clause(self) -> str:
        """Return the clause that governs the awaited decision; an error for any other move cites it."""
        raise not_implemented(self, "clause")

    @abstractmethod
    def copy(self) -> State:
        """Return an independent copy that makes no events."""
        raise not_implemented(self, "copy")

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat, or a spectator, is entitled to see now; it is made from an allow-list."""
        raise not_implemented(self, "view")

    @abstractmethod
    def format_move(self, seat: int, action: int) -> str:
        """Return the notation of an action of this seat."""
        raise not_implemented(self, "format_move")

    @abstractmethod
    def parse_move(self, seat: int, text: str) -> int:
        """Return the action that a notation stands for; raises MalformedMove if there is none."""
        raise not_implemented(self, "parse_move")

    @abstractmethod
    def format_chance(self, outcome: bytes) -> str:
        """Return the notation of a chance outcome."""
        raise not_implemented(self, "format_chance")

    @abstractmethod
    def parse_chance(self, text: str) -> bytes:
        """Return the chance outcome that a notation stands for; raises MalformedMove if there is none."""
        raise not_implemented(self, "parse_chance")

    @abstractmethod
    def result(self) -> dict[str, Any]:
        """Return the result in the form that records use; only valid when the game is over."""
        raise not_implemented(self, "result")

    @abstractmethod
    def inventory(self) -> Sequence[int]:
        """Return the number of cards of each kind, wherever they are. It stays the same throughout a game."""
        raise not_implemented(self, "inventory")

    def await_chance(self, awaited: i64) -> None:
        """Wait for chance; `awaited` is the game's number for the chance event."""
        self.awaited = awaited
        self.awaits_chance = True
        self.set_acting(0)

    def await_seat(self, awaited: i64, seat: i64) -> None:
        """Wait for the decision of one seat."""
        self.awaited = awaited
        self.awaits_chance = False
        self.turn = seat
        self.set_acting(1 << seat)

    def await_seats(self, awaited: i64, seats: i64) -> None:
        """Wait for several seats, one bit each, that decide at the same time without seeing each other's decisions."""
        self.awaited = awaited
        self.awaits_chance = False
        self.set_acting(seats)

    def mark_decided(self, seat: i64) -> bool:
        """Note that one of several seats has decided; returns whether all have decided now."""
        decided = self.decided_bits | (1 << seat)
        self.set_acting(self.acting_bits & ~(1 << seat))
        self.decided_bits = decided
        return self.acting_bits == 0

    def set_acting(self, seats: i64) -> None:
        """Set the seats, one bit each, that are to act."""
        self.acting_bits = seats
        self.decided_bits = 0
        self.acting = SEATS[seats]

    def await_nothing(self, awaited: i64) -> None:
        """End the game."""
        self.awaited = awaited
        self.awaits_chance = False
        self.over = True
        self.set_acting(0)

    def await_like(self, other: State) -> None:
        """Wait for the same as another state; used for copies."""
        self.over = other.over
        self.awaits_chance = other.awaits_chance
        self.acting = other.acting
        self.acting_bits = other.acting_bits
        self.decided_bits = other.decided_bits
        self.turn = other.turn
        self.awaited = other.awaited

    def is_acting(self, seat: int) -> bool:
        """Return whether this seat is to decide now."""
        return 0 <= seat < MOST_SEATS and (self.acting_bits >> seat) & 1 == 1

    def parse_phrase(self, seat: int, text: str) -> Event:
        """Check the form of a set phrase, `say ...`, and return its event. Few games have phrases."""
        raise MalformedMove(text, "this game has no set phrases")

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that is not at the table; None is a spectator. Also refuse True and False."""
        if seat is None:
            return
        if isinstance(seat, bool):
            # Apart from numbers, because a compiled number has forgotten that it was one of these.
            raise NoSuchSeat(seat, self.players)
        if not 0 <= seat < self.players:
            raise NoSuchSeat(seat, self.players)

    def emit(self, event: Event) -> None:
        """Record an event; the rules call this only if `wants_events` is true."""
        if self._events is not None:
            self._events.append(event)
        if self.on_event is not None:
            self.on_event(event)

    def collect_events(self, events: list[Event]) -> None:
        """Append all further events to this list, to observe the rest of a game.

        >>> from mutiny.kernel.discovery import game
        >>> state, events = game("traitres").new(3), []
        >>> state.collect_events(events)
        >>> _ = playout(state, Rng(b"doc"))
        >>> events[0].kind, events[-1].kind
        ('role', 'end')
        """
        self._events = events
        self.wants_events = True

    def apply_with_events(self, seat: int, action: int) -> list[Event]:
        """Make a move and return the events."""
        events: list[Event] = []
        self._events = events
        self.wants_events = True
        try:
            self.apply(seat, action)
        finally:
            self.wants_events = False
        return events

    def apply_chance_with_events(self, outcome: bytes) -> list[Event]:
        """Take a chance outcome and return the events."""
        events: list[Event] = []
        self._events = events
        self.wants_events = True
        try:
            self.apply_chance(outcome)
        finally:
            self.wants_events = False
        return events


def asked_seats(state: State) -> tuple[int, ...]:
    """Return all seats that decide at the same time, those that have decided included.

    >>> from mutiny.kernel.discovery import game
    >>> state = game("meuterer").new(3)
    >>> state.await_seats(1, 0b101)
    >>> state.mark_decided(0), state.acting, asked_seats(state)
    (False, (2,), (0, 2))
    """
    decided = state.decided_bits
    if decided == 0:
        # A state of a plug-in may set `acting` alone.
        return state.acting
    return SEATS[state.acting_bits | decided]


def refuse_turn(state: State, seat: int) -> IllegalMove:
    """Return the error for a seat that is not to act; it says whose turn it is.

    When several decide at the same time, it names all of them, so that it does not reveal who has decided.
    """
    if state.over:
        return IllegalMove(state.clause(), "the game is over")
    if state.awaits_chance:
        return IllegalMove(state.clause(), "no player is to act: chance is next")
    if 0 <= seat < MOST_SEATS and (state.decided_bits >> seat) & 1:
        return IllegalMove(state.clause(), f"seat {seat} has decided already")
    seats = " or ".join([str(asked) for asked in asked_seats(state)])
    return IllegalMove(state.clause(), f"seat {seats} is to act, not seat {seat}")


def playout(state: State, rng: Rng) -> int:
    """Play a state to its end with random moves; returns the number of decisions.

    >>> from mutiny.kernel.discovery import game
    >>> state = game("meuterer").new(4)
    >>> playout(state, Rng(b"doc")) > 50, state.over
    (True, True)
    """
    decisions = 0
    while not state.over:
        if state.awaits_chance:
            state.apply_chance(state.sample_chance(rng))
            continue
        for seat in state.acting:
            moves = state.legal_actions(seat)
            state.apply(seat, moves[rng.below(len(moves))])
            decisions += 1
    return decisions
