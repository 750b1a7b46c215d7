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
    """A chat message, or an emote: then `text` is its name between colons.

    A spectator's message has no seat, but the mark of the spectator; only spectators receive it. In older logs it has
    no mark, and everybody received it.
    """

    at: int
    seat: int | None
    text: str
    id: str | None = None
    emote: str | None = None
    watcher: str | None = None
    erased: bool = False
    """Whether its author had the text erased."""


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


class SeatRemoved(Struct, tag="removed", tag_field="k", omit_defaults=True):
    """The host removed the player from a seat, or before the game the bot; `bot` is the level of its bot from now on.

    Without `bot` the seat is free, and nobody can sit down at the table until the host allows it.
    """

    at: int
    seat: int
    bot: str | None = None


class TableClosed(Struct, tag="closed", tag_field="k", omit_defaults=True):
    """The table was closed before the end of its game: by the host, or by the server for a reason in `why`."""

    at: int
    by: int | None = None
    why: str = "host"


class ChatMuted(Struct, tag="muted", tag_field="k", omit_defaults=True):
    """The host muted a player or a spectator, or let them talk again."""

    at: int
    on: bool
    seat: int | None = None
    watcher: int | None = None


class TableLocked(Struct, tag="locked", tag_field="k", omit_defaults=True):
    """The host locked or unlocked the spectators' chat, or the free seats; None leaves either as it is."""

    at: int
    chat: bool | None = None
    seats: bool | None = None


class PlayerErased(Struct, tag="erased", tag_field="k"):
    """A player had their name and chat erased: earlier entries of the log were overwritten when this one was written.

    `current` tells whether the seat still has the name of this player; `name` replaces it, and the token opens nothing.
    """

    at: int
    seat: int
    name: str
    current: bool


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
    | SeatRemoved
    | TableClosed
    | ChatMuted
    | TableLocked
    | PlayerErased
)

encode_entry = Encoder().encode
decode_entry = Decoder(LogEntry).decode
"""Decode a stored entry.

>>> decode_entry(encode_entry(MoveMade(5, 2, "pay 1")))
MoveMade(at=5, seat=2, move='pay 1', bot=False, id=None, chance=[])
"""
