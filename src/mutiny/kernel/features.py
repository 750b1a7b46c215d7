"""Features: what a seat knows, as a row of small numbers for programs that learn. Every game describes its own fields.

Players are listed clockwise, beginning with the seat that the row is for, so that one program can learn to play at
every seat. The functions at the end of this module write into an unfinished row, a buffer of bytes that begins as
zeros, and return the next free index. A buffer is ten times as fast as a list of numbers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from mutiny.kernel.abstract import guard, not_implemented
from mutiny.kernel.cardset import BITS
from mutiny.kernel.errors import BadOptions
from mutiny.kernel.state import State

MOST: Final = 255
"""The largest value of a feature: each is one byte."""
NEEDED: Final = ("row",)
"""The methods that all features must define: the abstract ones."""


class Field:
    """One field of a row: its name, the number of values, the largest possible value, and the meaning.

    >>> Field("hand", 6, 5, "how many cards of each kind").span()
    'hand[6]'
    """

    def __init__(self, name: str, size: int, most: int, about: str) -> None:
        self.name = name
        self.size = size
        self.most = most
        self.about = about

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.size}, {self.most}, {self.about!r})"

    def span(self) -> str:
        """Return the name of the field, with its size if it has several values."""
        return self.name if self.size == 1 else f"{self.name}[{self.size}]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC):
    """The layout of a game's rows for a number of players and some options, and the code that makes them.

    Like a view, a row is made from an allow-list: two states that a seat cannot tell apart give it the same row.
    `seat_actions` are the actions that name seat 0, each followed by those that name the other seats. A program that
    learns can so count the seats of moves from its own seat on, as the rows do.
    """

    def __init__(self, fields: tuple[Field, ...], seat_actions: tuple[int, ...] = ()) -> None:
        self.fields = fields
        self.seat_actions = seat_actions
        self.size = sum([field.size for field in fields])
        self.zeros = bytes(self.size)

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        guard(cls, Features, NEEDED)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {len(self.fields)} fields, {self.size} numbers>"

    @abstractmethod
    def row(self, state: State, seat: int) -> bytes:
        """Return what a seat knows now: `size` numbers, in the order of the fields."""
        raise not_implemented(self, "row")

    def most(self) -> list[int]:
        """Return the largest possible value at each index of a row."""
        return [field.most for field in self.fields for _ in range(field.size)]

    def read(self, row: bytes) -> dict[str, list[int]]:
        """Return the numbers of a row by field name.

        >>> from mutiny.kernel.discovery import game
        >>> features, state = game("meuterer").features(3), game("meuterer").new(3)
        >>> features.read(features.row(state, 0))["hand_sizes"]
        [0, 0, 0]
        """
        if len(row) != self.size:
            raise BadOptions(f"a row here has {self.size} numbers, not {len(row)}.")
        numbers: dict[str, list[int]] = {}
        at = 0
        for field in self.fields:
            numbers[field.name] = list(row[at : at + field.size])
            at += field.size
        return numbers


def misfit(game: str, players: int, state: State) -> BadOptions:
    """Return the error for a state of another game, or for another number of players, than the rows are made for.

    >>> from mutiny.kernel.discovery import game
    >>> print(misfit("meuterer", 4, game("meuterer").new(3)))
    these rows are of meuterer for 4 players, and the state is a MeutererState for 3.
    """
    kind = type(state).__name__
    return BadOptions(f"these rows are of {game} for {players} players, and the state is a {kind} for {state.players}.")


def writable(numbers: bytes) -> BytesWriter:
    """Return a buffer with these bytes, which can be overwritten one by one.

    >>> row = writable(bytes(3))
    >>> row[1] = 7
    >>> row.getvalue()
    b'\\x00\\x07\\x00'
    """
    row = BytesWriter()
    row.write(numbers)
    return row


def put_seat(row: BytesWriter, at: i64, seat: i64, own: i64, players: i64) -> i64:
    """Write a one for a seat.

    >>> row = writable(bytes(3))
    >>> put_seat(row, 0, 0, 2, 3), row.getvalue()
    (3, b'\\x00\\x01\\x00')
    """
    step = seat - own
    if step < 0:
        step += players
    row[at + step] = 1
    return at + players


def put_seats(row: BytesWriter, at: i64, seats: i64, own: i64, players: i64) -> i64:
    """Write a one for each seat of a bit set.

    >>> row = writable(bytes(3))
    >>> put_seats(row, 0, 0b101, 2, 3), row.getvalue()
    (3, b'\\x01\\x01\\x00')
    """
    for step in range(players):
        other = own + step
        if other >= players:
            other -= players
        if (seats >> other) & 1:
            row[at + step] = 1
    return at + players


def put_bits(row: BytesWriter, at: i64, bits: i64, size: i64) -> i64:
    """Write the lowest bits of a number, starting with the lowest.

    >>> row = writable(bytes(3))
    >>> put_bits(row, 0, 0b110, 3), row.getvalue()
    (3, b'\\x00\\x01\\x01')
    """
    place = at
    while bits:
        if bits & 1:
            row[place] = 1
        bits >>= 1
        place += 1
    return at + size


def put_cards(row: BytesWriter, at: i64, cards: i64, kinds: i64) -> i64:
    """Write how many cards of each kind a set holds (see cardset).

    >>> from mutiny.kernel.cardset import pack
    >>> row = writable(bytes(3))
    >>> put_cards(row, 0, pack([0, 2, 2]), 3), row.getvalue()
    (3, b'\\x01\\x00\\x02')
    """
    place = at
    while cards:
        count = cards & 15
        if count:
            row[place] = u8(count)
        cards >>= BITS
        place += 1
    return at + kinds
