"""What a table's log is made of. A table is the fold of these and nothing else. May import: mutiny.wire.

Entries are written once and read for as long as there are tables: fields are added with defaults, never renamed.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from mutiny.wire.tables import Clock


class Opened(Struct, tag="opened", tag_field="k", omit_defaults=True):
    """The first entry: what is to be played, and which seats are for bots (their level) or people (None)."""

    at: int
    game: str
    options: dict[str, str]
    seats: list[str | None]
    open: bool
    clock: Clock
    grace: int | None = None
    """Seconds after which a bot takes the seat of somebody who is to act and not there."""


class Sat(Struct, tag="sat", tag_field="k"):
    """Somebody took a seat; the digest of the secret that is the seat from now on."""

    at: int
    seat: int
    name: str
    digest: str


class Left(Struct, tag="left", tag_field="k"):
    """Somebody gave a seat up, before the game."""

    at: int
    seat: int


class Started(Struct, tag="started", tag_field="k"):
    """The game began, with bots of that level in the free seats; what chance brought."""

    at: int
    by: int | None
    bots: str
    chance: list[str]


class Moved(Struct, tag="moved", tag_field="k", omit_defaults=True):
    """A decision, who made it if that was a bot in somebody's place, and what chance brought then."""

    at: int
    seat: int
    move: str
    bot: bool = False
    id: str | None = None
    chance: list[str] = []


class Said(Struct, tag="said", tag_field="k", omit_defaults=True):
    """A set phrase."""

    at: int
    seat: int
    phrase: str
    id: str | None = None


class Chatted(Struct, tag="chatted", tag_field="k", omit_defaults=True):
    """Anything, to people."""

    at: int
    seat: int | None
    text: str
    id: str | None = None


class UndoAsked(Struct, tag="undo-asked", tag_field="k"):
    """Somebody would have the last move back."""

    at: int
    seat: int


class UndoAnswered(Struct, tag="undo-answered", tag_field="k"):
    """Somebody else agreed or refused; the move is taken back when the last has agreed."""

    at: int
    seat: int
    agree: bool


class TookOver(Struct, tag="took-over", tag_field="k"):
    """A bot took the place of somebody: who was not there, was late, or left."""

    at: int
    seat: int
    why: str


class Returned(Struct, tag="returned", tag_field="k"):
    """Somebody took the seat back."""

    at: int
    seat: int


class Rematched(Struct, tag="rematched", tag_field="k"):
    """There is another table for the same people."""

    at: int
    by: int
    table: str


Entry = (
    Opened | Sat | Left | Started | Moved | Said | Chatted | UndoAsked | UndoAnswered | TookOver | Returned | Rematched
)

encode = Encoder().encode
decode = Decoder(Entry).decode
"""An entry as it was stored.

>>> decode(encode(Moved(5, 2, "pay 1")))
Moved(at=5, seat=2, move='pay 1', bot=False, id=None, chance=[])
"""
