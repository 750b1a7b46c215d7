"""The entries of a table's log. The state of a table follows from them alone.

Entries are stored for as long as there are tables: fields are added with defaults and never renamed.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from mutiny.wire.tables import Clock


class Opened(Struct, tag="opened", tag_field="k", omit_defaults=True):
    """The first entry: the game, its options, and the seats (the level of a bot, or None for a person)."""

    at: int
    game: str
    options: dict[str, str]
    seats: list[str | None]
    open: bool
    clock: Clock
    grace: int | None = None
    """Seconds after which a bot takes over the seat of an absent player whose turn it is."""


class Sat(Struct, tag="sat", tag_field="k"):
    """A player took a seat; `digest` is the hash of the token that proves it."""

    at: int
    seat: int
    name: str
    digest: str


class Left(Struct, tag="left", tag_field="k"):
    """A player gave up a seat before the game."""

    at: int
    seat: int


class Started(Struct, tag="started", tag_field="k"):
    """The game began, with bots of a level in the free seats; `chance` is what was dealt."""

    at: int
    by: int | None
    bots: str
    chance: list[str]


class Moved(Struct, tag="moved", tag_field="k", omit_defaults=True):
    """A move; `bot` if a bot made it in a player's place; `chance` is what was dealt after it."""

    at: int
    seat: int
    move: str
    bot: bool = False
    id: str | None = None
    chance: list[str] = []


class Said(Struct, tag="said", tag_field="k", omit_defaults=True):
    """A player said a set phrase."""

    at: int
    seat: int
    phrase: str
    id: str | None = None


class Chatted(Struct, tag="chatted", tag_field="k", omit_defaults=True):
    """A chat message."""

    at: int
    seat: int | None
    text: str
    id: str | None = None


class UndoAsked(Struct, tag="undo-asked", tag_field="k"):
    """A player asked to take the last move back."""

    at: int
    seat: int


class UndoAnswered(Struct, tag="undo-answered", tag_field="k"):
    """Another player agreed or refused; the move is taken back when all have agreed."""

    at: int
    seat: int
    agree: bool


class TookOver(Struct, tag="took-over", tag_field="k"):
    """A bot took over a seat because the player was absent, was late, or left."""

    at: int
    seat: int
    why: str


class Returned(Struct, tag="returned", tag_field="k"):
    """A player took the seat back."""

    at: int
    seat: int


class Rematched(Struct, tag="rematched", tag_field="k"):
    """A new table was opened for the same players."""

    at: int
    by: int
    table: str


Entry = (
    Opened | Sat | Left | Started | Moved | Said | Chatted | UndoAsked | UndoAnswered | TookOver | Returned | Rematched
)

encode = Encoder().encode
decode = Decoder(Entry).decode
"""Decode a stored entry.

>>> decode(encode(Moved(5, 2, "pay 1")))
Moved(at=5, seat=2, move='pay 1', bot=False, id=None, chance=[])
"""
