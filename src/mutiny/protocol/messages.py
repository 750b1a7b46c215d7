"""The messages of the WebSocket, protocol 1: JSON texts; `type` names the kind of message.

A client sends `hello` first. Events are numbered for each audience (a seat, or the spectators), from 1, without gaps.
After a lost connection the client sends `hello` with the last number it knows and receives the rest. Acts carry an id
that the client chooses, so it is harmless to send one twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from mutiny.bots import USUAL_STRENGTH
from mutiny.protocol.tables import MOST_PLAYERS, TableInfo

PROTOCOL = 1
LONGEST_MOVE = 200
LONGEST_CHAT = 500
EMOTES = ("laugh", "applause", "anger", "surprise", "thinking", "salute")
"""The emotes, which players show at their seats."""

Id = Annotated[str, Meta(min_length=1, max_length=40, description="chosen by the client, new for every act")]
Number = Annotated[int, Meta(ge=0, lt=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Language = Literal["en", "fr", "it", "de"]


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the table, the token of the seat, and the last number known."""

    protocol: int
    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)] | None = None
    after: Number = 0
    views: bool = False
    """Whether the server sends the view and the legal moves after every change to them."""
    lang: Language | None = None
    """The language in which the server also sends events and legal moves as text."""
    presence: bool = False
    """Whether the server reports who is connected."""
    steps: bool = False
    """Whether events that happen from now on come with what they changed in the view."""
    announcements: bool = False
    """Whether the server sends the announcements of its operator."""
    watcher: Annotated[str, Meta(max_length=80)] | None = None
    """A secret that a spectator chooses, to have the same number in the chat after connecting again."""


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Make a move; `at` is the last number known when it was chosen."""

    id: Id
    at: Number
    move: Annotated[str, Meta(max_length=LONGEST_MOVE)]


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say a set phrase, which bots understand, such as `say accuse 2`."""

    id: Id
    phrase: Annotated[str, Meta(max_length=LONGEST_MOVE)]


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Send a chat message to people."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Emote(Struct, tag="emote", forbid_unknown_fields=True):
    """Show an emote at the player's seat: one of EMOTES."""

    id: Id
    emote: Annotated[str, Meta(max_length=40)]


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Ask for the view and the legal moves."""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Ask everybody to agree to take back the last move."""

    id: Id


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """Agree, or refuse, to take back the last move."""

    id: Id
    agree: bool


class Start(Struct, tag="start", forbid_unknown_fields=True):
    """Start the game; bots of this level take the free seats. Only the host can."""

    id: Id
    bots: Annotated[str, Meta(max_length=40)] = USUAL_STRENGTH


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Leave: before the game starts the seat becomes free; later a bot takes it until the player returns."""

    id: Id


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """Take the seat back from the bot."""

    id: Id


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """Ask for another game with the same people; the first request creates it."""

    id: Id


class Close(Struct, tag="close", forbid_unknown_fields=True):
    """Close the table for good, before or during the game. Only the host can."""

    id: Id


class Remove(Struct, tag="remove", forbid_unknown_fields=True):
    """Remove a player; a bot of the given level gets the seat. Only the host can.

    Without a level the seat becomes free before the game, and goes to a bot of the usual strength later. Before the
    game it frees a bot's seat too.
    """

    id: Id
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """Mute the chat of a player, or of a spectator by number, or let them talk again. Only the host can."""

    id: Id
    on: bool
    seat: SeatNumber | None = None
    watcher: Number | None = None


class Lock(Struct, tag="lock", forbid_unknown_fields=True):
    """Lock or unlock the spectators' chat, or the free seats. Only the host can."""

    id: Id
    chat: bool | None = None
    seats: bool | None = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""


HostAct = Start | Close | Remove | Mute | Lock
"""A command that only the host of a table can give."""
Act = Move | Say | Chat | Emote | Undo | Consent | Leave | Return | Rematch | HostAct
"""A command of somebody at a table. All but chat require a seat."""
ClientMessage = Hello | Act | Look | Ping


class Welcome(Struct, tag="welcome"):
    """The response to hello: the client's seat, the table, and the last number that is sent at once."""

    protocol: int
    table: TableInfo
    seat: int | None
    n: int


class Told(Struct, tag="event", omit_defaults=True):
    """Something happened in the game, as this audience sees it (docs/records.md describes the events)."""

    n: int
    at: int
    event: dict[str, Any]
    text: str | None = None
    """The event as text, if the client asked for a language; absent if the event has no sentence."""
    step: dict[str, Any] | None = None
    """If the client asked for steps: the fields of the view that this event changed, null for a field that is gone."""


class Note(Struct, tag="note", omit_defaults=True):
    """Something happened at the table: `what` names it, and the table is now as given.

    sat, left, started, took-over, returned, undo-asked, undo-refused, undone, over, rematch, removed, closed, muted,
    unmuted, chat-locked, chat-unlocked, seats-locked, seats-unlocked, erased.
    """

    n: int
    at: int
    what: str
    table: TableInfo
    seat: int | None = None
    by: int | None = None
    back: int | None = None
    """For undone: events with numbers after this one, up to this note, have not happened."""
    watcher: int | None = None
    """For muted and unmuted: the number of the spectator, if it is about one."""


class Chatted(Struct, tag="chat", omit_defaults=True):
    """A chat message; treat its text as hostile. A spectator has no seat; only spectators get what spectators say.

    The text is empty if the message is older than those that the server shows again to whoever connects.
    """

    n: int
    at: int
    seat: int | None
    text: str
    emote: str | None = None
    """One of EMOTES, if a player shows an emote; the text is then its name between colons, such as `:laugh:`."""
    watcher: int | None = None
    """The number of the spectator, from 1 in the order in which they first talked."""
    erased: bool = False
    """Whether its author had the text erased; it is an ellipsis then."""


class Present(Struct, tag="present"):
    """The seats that are connected now, for clients that asked for it. It has no number because nothing happened."""

    here: list[int]


class Announcement(Struct, tag="announcement", omit_defaults=True):
    """What the operator of the server tells everybody, for clients that asked for it. It replaces the one before."""

    text: str | None = None
    """The operator's sentence; absent if there is none, or none any more."""
    draining: bool = False
    """Whether no new tables are opened, because the server will be upgraded."""
    stops: int | None = None
    """When the server stops for that, in milliseconds since 1970. Games go on when it is back."""


class Choice(Struct, omit_defaults=True):
    """A legal move: its notation, its effect in words, and the ids of the clauses that explain it."""

    move: str
    text: str
    clauses: list[str]
    meaning: str | None = None
    """What the move would mean now, in one to four sentences; absent if there is nothing useful to say."""


class Danger(Struct):
    """A warning before the player can be eliminated or lose; `id` stays the same as long as the warning does."""

    id: str
    text: str


class KeyNumber(Struct, omit_defaults=True):
    """A number that decides the game, and what it means, such as "claimed +10 of 11"."""

    id: str
    value: int
    text: str
    of: int | None = None
    """The number that it is compared with, if any."""


class View(Struct, tag="view", omit_defaults=True):
    """The view of this audience, and its legal moves. `ends` says when the clock of the acting players runs out."""

    n: int
    view: dict[str, Any] | None
    legal: list[str]
    acting: list[int]
    ends: int | None
    now: int
    moves: list[Choice] | None = None
    """The legal moves in words, if the client asked for a language."""
    undo: bool = False
    """Whether the player may ask to take back their last move."""
    goal: str | None = None
    """The player's goal now, in one line, or what the game is about for a spectator; if a language was asked for."""
    dangers: list[Danger] = []
    """Warnings for the player, if a language was asked for."""
    numbers: list[KeyNumber] = []
    """The key numbers of the game as this audience knows them, if a language was asked for."""


class Done(Struct, tag="done"):
    """The command with that id is carried out and stored. The number is the last one sent."""

    id: str
    n: int


class Refused(Struct, tag="refused", omit_defaults=True):
    """The act was refused, and why. `code` is one of CODES; `clause` is the rule that forbids a move."""

    code: str
    why: str
    n: int
    id: str | None = None
    clause: str | None = None


class Pong(Struct, tag="pong"):
    """The server is there."""


class Bye(Struct, tag="bye"):
    """The last message: why the connection ends, and whether to connect again."""

    code: str
    why: str
    again: bool


ServerMessage = Welcome | Told | Note | Chatted | Present | Announcement | View | Done | Refused | Pong | Bye
CODES = (
    *("malformed", "illegal", "stale", "not-now", "no-seat", "full", "name", "closed"),
    *("no-table", "bad-token", "too-fast", "too-big", "unavailable", "protocol"),
    *("restart", "slow", "defect", "origin", "not-json", "not-found", "method"),
    *("banned", "draining"),
    *("not-host", "removed", "locked", "muted", "words"),
)

_encoder = Encoder()
encode = _encoder.encode
"""Encode a message as bytes.

>>> encode(Done("a1", 7))
b'{"type":"done","id":"a1","n":7}'
"""
read_client = Decoder(ClientMessage).decode
"""Decode a client's message; raises msgspec.ValidationError or msgspec.DecodeError.

>>> read_client(b'{"type":"move","id":"a1","at":6,"move":"pay 2"}')
Move(id='a1', at=6, move='pay 2')
"""
read_server = Decoder(ServerMessage).decode
"""Decode a server's message.

>>> read_server(b'{"type":"done","id":"a1","n":7}')
Done(id='a1', n=7)
"""
