"""The entries of a table's log. The state of a table follows from them alone.

Entries are stored for as long as there are tables: fields are added with defaults and never renamed.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from mutiny.protocol.tables import Clock


class TableOpened(Struct, tag="opened", tag_field="k", omit_defaults=True):
    """The first entry: the game, its options, and the seats (the level of a bot, or None for a person)."""

    at: int
    game: str
    options: dict[str, str]
    seats: list[str | None]
    open: bool
    clock: Clock
    grace: int | None = None
    """Seconds after which a bot takes over the seat of an absent player whose turn it is."""


class SeatTaken(Struct, tag="sat", tag_field="k"):
    """A player took a seat; `digest` is the hash of the token that proves it."""

    at: int
    seat: int
    name: str
    digest: str


class SeatLeft(Struct, tag="left", tag_field="k"):
    """A player gave up a seat before the game."""

    at: int
    seat: int


class GameStarted(Struct, tag="started", tag_field="k"):
    """The game began, with bots of a level in the free seats; `chance` is what was dealt.

    `called` has the name of the bot that plays, or would play, at each seat; older logs do not have it. `rules` is the
    version of the game's rules.
    """

    at: int
    by: int | None
    bots: str
    chance: list[str]
    called: list[str] = []
    rules: int = 1


class MoveMade(Struct, tag="moved", tag_field="k", omit_defaults=True):
    """A move; `bot` if a bot made it in a player's place; `chance` is what was dealt after it."""

    at: int
    seat: int
    move: str
    bot: bool = False
    id: str | None = None
    chance: list[str] = []


class PhraseSaid(Struct, tag="said", tag_field="k", omit_defaults=True):
    """A player said a set phrase."""

    at: int
    seat: int
    phrase: str
    id: str | None = None


class ChatSent(Struct, tag="chatted", tag_field="k", omit_defaults=True):
    """A chat message, or an emote: then `text` is its name between colons."""

    at: int
    seat: int | None
    text: str
    id: str | None = None
    emote: str | None = None


class UndoRequested(Struct, tag="undo-asked", tag_field="k"):
    """A player asked to take the last move back."""

    at: int
    seat: int


class UndoAnswered(Struct, tag="undo-answered", tag_field="k"):
    """Another player agreed or refused; the move is taken back when all have agreed."""

    at: int
    seat: int
    agree: bool


class SeatTakenOver(Struct, tag="took-over", tag_field="k"):
    """A bot took over a seat because the player was absent, was late, or left."""

    at: int
    seat: int
    why: str


class SeatReturned(Struct, tag="returned", tag_field="k"):
    """A player took the seat back."""

    at: int
    seat: int


class RematchOpened(Struct, tag="rematched", tag_field="k"):
    """A new table was opened for the same players."""

    at: int
    by: int
    table: str


LogEntry = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | GameStarted
    | MoveMade
    | PhraseSaid
    | ChatSent
    | UndoRequested
    | UndoAnswered
    | SeatTakenOver
    | SeatReturned
    | RematchOpened
)

encode_entry = Encoder().encode
decode_entry = Decoder(LogEntry).decode
"""Decode a stored entry.

>>> decode_entry(encode_entry(MoveMade(5, 2, "pay 1")))
MoveMade(at=5, seat=2, move='pay 1', bot=False, id=None, chance=[])
"""
