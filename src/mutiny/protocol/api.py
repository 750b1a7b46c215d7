"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from mutiny.bots import STRENGTHS
from mutiny.protocol.messages import Danger, KeyNumber, Language, Number
from mutiny.protocol.tables import MOST_PLAYERS, Clock, Name, Seconds, TableInfo

LONGEST_TOKEN = 80
MOST_TOKENS = 100
MOST_POSITIONS = 40
Token = Annotated[str, Meta(max_length=LONGEST_TOKEN)]
Level = Annotated[str, Meta(min_length=1, max_length=40, examples=list(STRENGTHS))]


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


class SeatQuestion(Struct, forbid_unknown_fields=True):
    """The tokens that a client keeps of other tables. A rematch takes the tokens of the table before it."""

    tokens: Annotated[list[Token], Meta(max_length=MOST_TOKENS)]


class SeatAnswer(Struct):
    """The first seat of a table that one of the tokens proves, with that token; both are null if there is none."""

    seat: int | None = None
    token: str | None = None


class SeatProof(Struct, forbid_unknown_fields=True):
    """The token of a seat, to export or erase what is stored about it."""

    token: Token


class OwnEntry(Struct):
    """Something that a player did: `what` is sat, left, moved, said, chatted, undo-asked or undo-answered."""

    at: int
    what: str
    text: str


class SeatExport(Struct):
    """Everything that the server stores about a seat, as far as its player may know it."""

    table: TableInfo
    seat: int
    name: str
    entries: list[OwnEntry]
    """What the player did and wrote, in order."""
    messages: list[dict[str, Any]]
    """All messages that the seat was sent; none if the token is not valid for playing any more."""
    record: str | None = None
    """The record of the game, once it is over."""


class Erased(Struct):
    """What was erased: the name of the player, and this number of chat messages."""

    table: TableInfo
    seat: int
    chats: int


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    least: int
    most: int
    options: dict[str, Annotated[list[str], Meta(description="the values it takes, its default first")]]
    phrases: dict[str, list[str]]
    texts: dict[str, Annotated[bool, Meta(description="whether there is a file of ours to start from")]] = {}
    """The options that take the text of a file, such as a table of islands, instead of the built-in one."""
    manners: dict[str, str] = {}
    """The manner in which each character, by name, words the set phrases."""


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
    """A finished game as one seat saw it, or with all secrets: the events, and the view at some entry."""

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
    """For each event, the number of entries after which it was sent."""
    frames: list[Frame] = []
    """The views after the following entries, as many as were requested."""


class PositionQuestion(Struct, forbid_unknown_fields=True):
    """A request for earlier positions of a game, as the seat of the token saw them; without a token, a spectator."""

    n: Annotated[list[Number], Meta(min_length=1, max_length=MOST_POSITIONS)]
    """Numbers of messages: each asks for the position after that message."""
    token: Token | None = None
    lang: Language | None = None
    """The language of goal, dangers and key numbers."""


class Position(Struct, omit_defaults=True):
    """A game as one audience saw it after a message. Nothing can be done in it."""

    n: int
    view: dict[str, Any] | None
    acting: list[int]
    goal: str | None = None
    dangers: list[Danger] = []
    numbers: list[KeyNumber] = []


class Positions(Struct):
    """Earlier positions of a game, in the order in which they were asked for."""

    seat: int | None
    positions: list[Position]


class HintQuestion(Struct, forbid_unknown_fields=True):
    """A request for advice on the decision that the seat of the token is to make."""

    token: Token
    at: Number
    """The last number known, as in a move: the advice is for that position."""
    lang: Language = "en"


class HintMove(Struct):
    """A move in a hint: its notation, its effect in words, and the chance of winning with it, in words too."""

    move: str
    text: str
    chance: float
    margin: float
    estimate: str


class Hint(Struct):
    """Advice for a seat, based only on what it knows: the best moves, and why the first is better than the second."""

    n: int
    """The number of the position, as the question had it."""
    moves: list[HintMove]
    heading: str
    reasons: list[str]
