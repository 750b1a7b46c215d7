"""The bodies of HTTP requests and answers. May import: tables."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from mutiny.wire.tables import MOST_PLAYERS, Clock, Name, Seconds, TableInfo

Level = Annotated[str, Meta(min_length=1, max_length=40, examples=["random", "easy", "medium", "hard"])]


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened. Who opens it takes the first seat that is not a bot's."""

    game: Annotated[str, Meta(max_length=40, examples=["meuterer"])]
    name: Name
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
    options: dict[str, str] = {}
    bots: Annotated[list[Level], Meta(max_length=MOST_PLAYERS - 1)] = []
    """Levels of bots, which take the last seats."""
    clock: Clock = Clock()
    grace: Seconds | None = 120
    """Seconds after which a bot takes the seat of somebody who is to act and not there; null for play over days."""
    open: bool = False
    """Whether strangers find it in the lobby."""


class Join(Struct, forbid_unknown_fields=True):
    """A seat to be taken, under a name."""

    name: Name


class Seated(Struct):
    """A seat, and the secret that is it: a link `/t/TABLE#TOKEN` works on any device."""

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
    """The options that take the text of a file, such as a table of islands, in place of ours."""


class OptionText(Struct, forbid_unknown_fields=True):
    """The text of a file, to be checked before it becomes an option of a table."""

    text: str


class TextAccepted(Struct):
    """The game takes this text for this option."""

    game: str
    option: str


class Catalogue(Struct):
    """What can be played here, and against whom."""

    version: str
    protocol: int
    games: list[GameInfo]
    bots: list[str]


class Tables(Struct):
    """Some tables, newest first; `before` asks for the next ones."""

    tables: list[TableInfo]
    before: int | None = None


class Problem(Struct, omit_defaults=True):
    """Why something was refused: a code for programs, a sentence for people."""

    code: str
    why: str
    clause: str | None = None
    option: str | None = None
    """The option of a new table that was refused."""


class Frame(Struct):
    """A finished game after so many entries of its record."""

    entry: int
    view: dict[str, Any]
    views: list[dict[str, Any]] = []
    """By seat, where all secrets are asked for."""


class Replay(Struct):
    """A finished game as one seat saw it, or all of it: what was told, and the view at some entry."""

    entry: int
    entries: int
    seat: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    views: list[dict[str, Any]] = []
    """By seat, where all secrets are asked for."""
    texts: list[str | None] = []
    """By event, if a language is asked for; null for one that is not worth a sentence."""
    at: list[int] = []
    """By event: after how many entries it was told."""
    frames: list[Frame] = []
    """The views after the entries that follow, as many as were asked for."""
