"""The state of a game: the interface that every game implements, and changes with and without events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
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
    *("legal", "play", "draw", "settle", "urn", "clause", "copy", "view", "write", "read"),
    *("write_chance", "read_chance", "result", "inventory"),
)
"""The methods that every state must define: the abstract ones."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game in progress. It is over, or it awaits chance, or the seats in `acting` are to decide.

    `play` and `settle` make no events and are fast; `apply` and `resolve` do the same and return the events. An illegal
    move raises an error and leaves the state unchanged.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.over = False
        self.awaits_chance = True
        self.acting: tuple[int, ...] = NOBODY
        self.asked: i64 = 0
        self.turn: i64 = 0
        self.awaited: i64 = 0
        self.telling = False
        # A list of its own would cost every copy of a state that stays silent.
        self._told: list[Event] | None = None

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        guard(cls, State, NEEDED)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} for {self.players} players, {self.waits()}>"

    def waits(self) -> str:
        """What is waited for, in words.

        >>> from mutiny.kernel.discovery import game
        >>> state = game("meuterer").new(3)
        >>> state.waits(), state
        ('awaiting chance', <MeutererState for 3 players, awaiting chance>)
        """
        if self.over:
            return "over"
        if self.awaits_chance:
            return "awaiting chance"
        return f"awaiting seat {' and '.join([str(seat) for seat in self.acting])}"

    @abstractmethod
    def legal(self, seat: int) -> tuple[int, ...]:
        """Return all legal moves of a seat as action ids, ascending; empty if it is not to act."""
        raise not_implemented(self, "legal")

    @abstractmethod
    def play(self, seat: int, action: int) -> None:
        """Make a move without events."""
        raise not_implemented(self, "play")

    @abstractmethod
    def draw(self, rng: Rng) -> bytes:
        """Return one outcome of the awaited chance, drawn with a generator; this changes nothing."""
        raise not_implemented(self, "draw")

    @abstractmethod
    def settle(self, outcome: bytes) -> None:
        """Take a chance outcome without events."""
        raise not_implemented(self, "settle")

    @abstractmethod
    def urn(self) -> tuple[bytes, int]:
        """Return the cards from which the awaited chance is drawn without replacement, and how many are drawn.

        Every card in the urn is equally likely. `draw` draws all of them at once.
        """
        raise not_implemented(self, "urn")

    def outcome_of(self, cards: bytes) -> bytes:
        """Return the outcome that these cards make when they are drawn from the urn in this order."""
        return cards

    @abstractmethod
    def clause(self) -> str:
        """Return the clause that says what is awaited now; other moves are refused under it."""
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
    def write(self, seat: int, action: int) -> str:
        """Return the notation of an action of this seat."""
        raise not_implemented(self, "write")

    @abstractmethod
    def read(self, seat: int, text: str) -> int:
        """Return the action that a notation stands for; raises MalformedMove if there is none."""
        raise not_implemented(self, "read")

    @abstractmethod
    def write_chance(self, outcome: bytes) -> str:
        """Return the notation of a chance outcome."""
        raise not_implemented(self, "write_chance")

    @abstractmethod
    def read_chance(self, text: str) -> bytes:
        """Return the chance outcome that a notation stands for; raises MalformedMove if there is none."""
        raise not_implemented(self, "read_chance")

    @abstractmethod
    def result(self) -> dict[str, Any]:
        """Return the result in the form that records use; only valid when the game is over."""
        raise not_implemented(self, "result")

    @abstractmethod
    def inventory(self) -> Sequence[int]:
        """Return the number of cards of each kind, wherever they are. It stays the same throughout a game."""
        raise not_implemented(self, "inventory")

    def await_chance(self, awaited: i64) -> None:
        """Wait for chance; `awaited` is the game's number for what it decides."""
        self.awaited = awaited
        self.awaits_chance = True
        self.ask(0)

    def await_seat(self, awaited: i64, seat: i64) -> None:
        """Wait for the decision of one seat."""
        self.awaited = awaited
        self.awaits_chance = False
        self.turn = seat
        self.ask(1 << seat)

    def await_seats(self, awaited: i64, seats: i64) -> None:
        """Wait for several seats, one bit each, that decide at the same time without seeing each other's decisions."""
        self.awaited = awaited
        self.awaits_chance = False
        self.ask(seats)

    def answered(self, seat: i64) -> bool:
        """Note that one of several seats has decided; returns whether all have decided now."""
        self.ask(self.asked & ~(1 << seat))
        return self.asked == 0

    def ask(self, seats: i64) -> None:
        """Set the seats, one bit each, that are to act."""
        self.asked = seats
        self.acting = SEATS[seats]

    def await_nothing(self, awaited: i64) -> None:
        """End the game."""
        self.awaited = awaited
        self.awaits_chance = False
        self.over = True
        self.ask(0)

    def await_like(self, other: State) -> None:
        """Wait for the same as another state; used for copies."""
        self.over = other.over
        self.awaits_chance = other.awaits_chance
        self.acting = other.acting
        self.asked = other.asked
        self.turn = other.turn
        self.awaited = other.awaited

    def is_turn_of(self, seat: int) -> bool:
        """Return whether this seat is to decide now."""
        return 0 <= seat < MOST_SEATS and (self.asked >> seat) & 1 == 1

    def hear(self, seat: int, text: str) -> Event:
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

    def tell(self, event: Event) -> None:
        """Record an event; the rules call this only while `telling`."""
        if self._told is not None:
            self._told.append(event)

    def listen(self, told: list[Event]) -> None:
        """Append all further events to this list, to observe the rest of a game.

        >>> from mutiny.kernel.discovery import game
        >>> state, told = game("traitres").new(3), []
        >>> state.listen(told)
        >>> _ = playout(state, Rng(b"doc"))
        >>> told[0].kind, told[-1].kind
        ('role', 'end')
        """
        self._told = told
        self.telling = True

    def apply(self, seat: int, action: int) -> list[Event]:
        """Make a move and return the events."""
        told: list[Event] = []
        self._told = told
        self.telling = True
        try:
            self.play(seat, action)
        finally:
            self.telling = False
        return told

    def resolve(self, outcome: bytes) -> list[Event]:
        """Take a chance outcome and return the events."""
        told: list[Event] = []
        self._told = told
        self.telling = True
        try:
            self.settle(outcome)
        finally:
            self.telling = False
        return told


def refuse_turn(state: State, seat: int) -> IllegalMove:
    """Return the error for a seat that is not to act; it says whose turn it is."""
    if state.over:
        return IllegalMove(state.clause(), "the game is over")
    if state.awaits_chance:
        return IllegalMove(state.clause(), "no player is to act: chance is next")
    seats = " or ".join(str(acting) for acting in state.acting)
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
            state.settle(state.draw(rng))
            continue
        for seat in state.acting:
            moves = state.legal(seat)
            state.play(seat, moves[rng.below(len(moves))])
            decisions += 1
    return decisions
