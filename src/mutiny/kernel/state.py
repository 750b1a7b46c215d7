"""The state of a game: what every game implements, and the silent and the told way to change it.

May import: mutiny.kernel only.
"""

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
"""The seats that a set of them, a bit each, stands for."""
NEEDED: Final[tuple[str, ...]] = (
    *("legal", "play", "draw", "settle", "urn", "clause", "copy", "view", "write", "read"),
    *("write_chance", "read_chance", "result", "inventory"),
)
"""The methods that every state must define: the abstract ones."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game under way. Either it is over, or chance is awaited, or the seats in `acting` are to decide.

    `play` and `settle` change it in silence and are the fast way; `apply` and `resolve` do the same and return the
    events. A move that is refused raises and leaves the state as it was.
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
        """Every legal move of a seat as action ids, ascending; empty when it is not to act."""
        raise not_implemented(self, "legal")

    @abstractmethod
    def play(self, seat: int, action: int) -> None:
        """Make a move in silence."""
        raise not_implemented(self, "play")

    @abstractmethod
    def draw(self, rng: Rng) -> bytes:
        """One outcome of the chance that is awaited, drawn from a generator; changes nothing."""
        raise not_implemented(self, "draw")

    @abstractmethod
    def settle(self, outcome: bytes) -> None:
        """Take a chance outcome in silence."""
        raise not_implemented(self, "settle")

    @abstractmethod
    def urn(self) -> tuple[bytes, int]:
        """What the chance that is awaited is drawn from, card by card without putting back, and how many are drawn.

        Every card in the urn is as likely as any other. `draw` does the same at once.
        """
        raise not_implemented(self, "urn")

    def outcome_of(self, cards: bytes) -> bytes:
        """The outcome that these cards make, drawn from the urn one after the other."""
        return cards

    @abstractmethod
    def clause(self) -> str:
        """The clause that says what is awaited now; other moves are refused under it."""
        raise not_implemented(self, "clause")

    @abstractmethod
    def copy(self) -> State:
        """An independent copy, silent."""
        raise not_implemented(self, "copy")

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, is entitled to see now, from an allow-list."""
        raise not_implemented(self, "view")

    @abstractmethod
    def write(self, seat: int, action: int) -> str:
        """The notation of an action of this seat."""
        raise not_implemented(self, "write")

    @abstractmethod
    def read(self, seat: int, text: str) -> int:
        """The action that a notation means; raises MalformedMove if it means none."""
        raise not_implemented(self, "read")

    @abstractmethod
    def write_chance(self, outcome: bytes) -> str:
        """The notation of a chance outcome."""
        raise not_implemented(self, "write_chance")

    @abstractmethod
    def read_chance(self, text: str) -> bytes:
        """The chance outcome that a notation means; raises MalformedMove if it means none."""
        raise not_implemented(self, "read_chance")

    @abstractmethod
    def result(self) -> dict[str, Any]:
        """The result as records carry it; only when the game is over."""
        raise not_implemented(self, "result")

    @abstractmethod
    def inventory(self) -> Sequence[int]:
        """How many cards of each kind there are, wherever they lie: the same all game long."""
        raise not_implemented(self, "inventory")

    def await_chance(self, awaited: i64) -> None:
        """Chance is next; `awaited` is the game's own number for what it decides."""
        self.awaited = awaited
        self.awaits_chance = True
        self.ask(0)

    def await_seat(self, awaited: i64, seat: i64) -> None:
        """One seat is to decide."""
        self.awaited = awaited
        self.awaits_chance = False
        self.turn = seat
        self.ask(1 << seat)

    def await_seats(self, awaited: i64, seats: i64) -> None:
        """Several seats, a bit each, are to decide at once: in any order, and none sees what another has decided."""
        self.awaited = awaited
        self.awaits_chance = False
        self.ask(seats)

    def answered(self, seat: i64) -> bool:
        """One of several who decide at once has decided; whether all have now."""
        self.ask(self.asked & ~(1 << seat))
        return self.asked == 0

    def ask(self, seats: i64) -> None:
        """These seats, a bit each, are to act."""
        self.asked = seats
        self.acting = SEATS[seats]

    def await_nothing(self, awaited: i64) -> None:
        """The game is over."""
        self.awaited = awaited
        self.awaits_chance = False
        self.over = True
        self.ask(0)

    def await_like(self, other: State) -> None:
        """Await what another state awaits: for copies."""
        self.over = other.over
        self.awaits_chance = other.awaits_chance
        self.acting = other.acting
        self.asked = other.asked
        self.turn = other.turn
        self.awaited = other.awaited

    def is_turn_of(self, seat: int) -> bool:
        """Whether this seat is to decide now."""
        return 0 <= seat < MOST_SEATS and (self.asked >> seat) & 1 == 1

    def hear(self, seat: int, text: str) -> Event:
        """Check a set phrase, `say ...`, for form and make the event of it; it changes nothing. Few games have any."""
        raise MalformedMove(text, "this game has no set phrases")

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that is not at the table, and True and False, which are no numbers; None is a spectator."""
        if seat is None:
            return
        if isinstance(seat, bool):
            # Apart from numbers, because a compiled number has forgotten that it was one of these.
            raise NoSuchSeat(seat, self.players)
        if not 0 <= seat < self.players:
            raise NoSuchSeat(seat, self.players)

    def tell(self, event: Event) -> None:
        """Note an event; rules call this only while `telling`."""
        if self._told is not None:
            self._told.append(event)

    def listen(self, told: list[Event]) -> None:
        """Note in this list all that happens from now on, whoever plays on: to see what a game comes to.

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
        """Make a move and return what happened."""
        told: list[Event] = []
        self._told = told
        self.telling = True
        try:
            self.play(seat, action)
        finally:
            self.telling = False
        return told

    def resolve(self, outcome: bytes) -> list[Event]:
        """Take a chance outcome and return what happened."""
        told: list[Event] = []
        self._told = told
        self.telling = True
        try:
            self.settle(outcome)
        finally:
            self.telling = False
        return told


def refuse_turn(state: State, seat: int) -> IllegalMove:
    """The refusal of a seat that is not to act, saying who is."""
    if state.over:
        return IllegalMove(state.clause(), "the game is over")
    if state.awaits_chance:
        return IllegalMove(state.clause(), "no player is to act: chance is next")
    seats = " or ".join(str(acting) for acting in state.acting)
    return IllegalMove(state.clause(), f"seat {seats} is to act, not seat {seat}")


def playout(state: State, rng: Rng) -> int:
    """Play a state to its end at random; returns how many decisions that took.

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
