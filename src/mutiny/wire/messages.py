"""The messages of the WebSocket, protocol 1: JSON texts whose `type` says which. May import: tables.

A client says hello first. What happens is numbered for each audience (a seat, or those who watch), from 1, without
gaps; after a lost connection a client says hello with the last number it knows and is told the rest. Acts carry an id
that the client chooses: saying the same again is harmless.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from mutiny.wire.tables import TableInfo

PROTOCOL = 1
LONGEST_MOVE = 200
LONGEST_CHAT = 500

Id = Annotated[str, Meta(min_length=1, max_length=40, description="chosen by the client, new for every act")]
Number = Annotated[int, Meta(ge=0, lt=1 << 31)]
Language = Literal["en", "fr", "it", "de"]


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which table, by which link, and what is known already."""

    protocol: int
    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)] | None = None
    after: Number = 0
    views: bool = False
    """Whether to be sent the view and the legal moves after everything that changes them."""
    lang: Language | None = None
    """In which language to be told events and legal moves in words besides."""
    presence: bool = False
    """Whether to be told who is connected."""


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Make a move; `at` is the last number known when it was chosen."""

    id: Id
    at: Number
    move: Annotated[str, Meta(max_length=LONGEST_MOVE)]


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say a set phrase, which bots understand: `say accuse 2`."""

    id: Id
    phrase: Annotated[str, Meta(max_length=LONGEST_MOVE)]


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Say anything, to people."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Ask for the view and the legal moves."""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Ask everybody to take back the last move."""

    id: Id


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """Agree, or not, that the last move is taken back."""

    id: Id
    agree: bool


class Start(Struct, tag="start", forbid_unknown_fields=True):
    """Begin; bots of this level take the free seats."""

    id: Id
    bots: Annotated[str, Meta(max_length=40)] = "medium"


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Go: before the game the seat is free again, afterwards a bot takes it until one returns."""

    id: Id


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """Take the seat back from the bot."""

    id: Id


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """Another game with the same people; there is one as soon as somebody asks."""

    id: Id


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""


Act = Move | Say | Chat | Undo | Consent | Start | Leave | Return | Rematch
"""What somebody at a table does. All but chat is for those who have a seat."""
ClientMessage = Hello | Act | Look | Ping


class Welcome(Struct, tag="welcome"):
    """The answer to hello: who one is, the table, and up to which number one will be told at once."""

    protocol: int
    table: TableInfo
    seat: int | None
    n: int


class Told(Struct, tag="event", omit_defaults=True):
    """Something happened in the game, as this audience is told it (docs/records.md says what events are)."""

    n: int
    at: int
    event: dict[str, Any]
    text: str | None = None
    """The same in words, for who has asked for a language; nothing where it is not worth a sentence."""


class Note(Struct, tag="note", omit_defaults=True):
    """Something happened at the table: `what` says what, and the table is now as given.

    sat, left, started, took-over, returned, undo-asked, undo-refused, undone, over, rematch.
    """

    n: int
    at: int
    what: str
    table: TableInfo
    seat: int | None = None
    by: int | None = None
    back: int | None = None
    """undone: events with higher numbers than this one, up to this note, have not happened."""


class Chatted(Struct, tag="chat"):
    """Somebody said something, to people; treat it as hostile text. Who watches has no seat."""

    n: int
    at: int
    seat: int | None
    text: str


class Present(Struct, tag="present"):
    """The seats with which somebody is connected now, for who has asked. It has no number: nothing happened."""

    here: list[int]


class Choice(Struct):
    """A legal move: its notation, what it does in words, and the ids of the clauses that explain it."""

    move: str
    text: str
    clauses: list[str]


class View(Struct, tag="view", omit_defaults=True):
    """What this audience sees, and its legal moves. `ends` says when the clock of those to act runs out."""

    n: int
    view: dict[str, Any] | None
    legal: list[str]
    acting: list[int]
    ends: int | None
    now: int
    moves: list[Choice] | None = None
    """The legal moves again, in words, for who has asked for a language."""
    undo: bool = False
    """Whether one may ask to take one's last move back."""


class Done(Struct, tag="done"):
    """The act of that id has happened, and is safe. The number is the last one told."""

    id: str
    n: int


class Refused(Struct, tag="refused", omit_defaults=True):
    """It has not happened, and why. `code` is one of CODES; the clause is the rule's that forbids a move."""

    code: str
    why: str
    n: int
    id: str | None = None
    clause: str | None = None


class Pong(Struct, tag="pong"):
    """The server is there."""


class Bye(Struct, tag="bye"):
    """The last message: why the connection ends, and whether to come again."""

    code: str
    why: str
    again: bool


ServerMessage = Welcome | Told | Note | Chatted | Present | View | Done | Refused | Pong | Bye
CODES = (
    *("malformed", "illegal", "stale", "not-now", "no-seat", "full", "name", "closed"),
    *("no-table", "bad-token", "too-fast", "too-big", "unavailable", "protocol"),
    *("restart", "slow", "defect", "origin", "not-json", "not-found", "method"),
)

_encoder = Encoder()
encode = _encoder.encode
"""A message as bytes.

>>> encode(Done("a1", 7))
b'{"type":"done","id":"a1","n":7}'
"""
read_client = Decoder(ClientMessage).decode
"""A client's message; raises msgspec.ValidationError or msgspec.DecodeError.

>>> read_client(b'{"type":"move","id":"a1","at":6,"move":"pay 2"}')
Move(id='a1', at=6, move='pay 2')
"""
read_server = Decoder(ServerMessage).decode
"""A server's message.

>>> read_server(b'{"type":"done","id":"a1","n":7}')
Done(id='a1', n=7)
"""
