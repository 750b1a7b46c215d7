"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from mutiny.wire.tables import MOST_PLAYERS, Clock, Name, Seconds, TableInfo

Level = Annotated[str, Meta(min_length=1, max_length=40, examples=["random", "easy", "medium", "hard"])]


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to open. The person who opens it takes the first seat that no bot has."""

    game: Annotated[str, Meta(max_length=40, examples=["meuterer"])]
    name: Name
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
    options: dict[str, str] = {}
    bots: Annotated[list[Level], Meta(max_length=MOST_PLAYERS - 1)] = []
    """The levels of the bots, which take the last seats."""
    clock: Clock = Clock()
    grace: Seconds | None = 120
    """Seconds until a bot takes the seat of an absent player who is to act; null for play over days."""
    open: bool = False
    """Whether strangers find the table in the lobby."""


class Join(Struct, forbid_unknown_fields=True):
    """A request for a seat, with a name."""

    name: Name


class Seated(Struct):
    """A seat and the secret token that gives access to it: the link `/t/TABLE#TOKEN` works on any device."""

    table: TableInfo
    seat: int
    token: str


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    least: int
    most: int
    options: dict[str, Annotated[list[str], Meta(description="the values it takes, its default first")]]
    phrases: dict[str, list[str]]
    texts: dict[str, Annotated[bool, Meta(description="whether there is a file of ours to start from")]] = {}
    """The options that take the text of a file, such as a table of islands, instead of the built-in one."""


class OptionText(Struct, forbid_unknown_fields=True):
    """The text of a file, to check before it becomes an option of a table."""

    text: str


class TextAccepted(Struct):
    """The game accepts this text for this option."""

    game: str
    option: str


class Catalogue(Struct):
    """The games that can be played here, and the bots to play against."""

    version: str
    protocol: int
    games: list[GameInfo]
    bots: list[str]


class Tables(Struct):
    """A list of tables, newest first; `before` asks for the next ones."""

    tables: list[TableInfo]
    before: int | None = None


class Problem(Struct, omit_defaults=True):
    """The reason for a refusal: a code for programs, a sentence for people."""

    code: str
    why: str
    clause: str | None = None
    option: str | None = None
    """The option of a new table that was refused."""


class Frame(Struct):
    """A finished game after a number of entries of its record."""

    entry: int
    view: dict[str, Any]
    views: list[dict[str, Any]] = []
    """By seat, if all secrets are requested."""


class Replay(Struct):
    """A finished game as one seat saw it, or all of it: the events told, and the view at some entry."""

    entry: int
    entries: int
    seat: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    views: list[dict[str, Any]] = []
    """By seat, if all secrets are requested."""
    texts: list[str | None] = []
    """By event, if a language is requested; null for an event that has no sentence."""
    at: list[int] = []
    """By event: the number of entries after which it was told."""
    frames: list[Frame] = []
    """The views after the following entries, as many as were requested."""
