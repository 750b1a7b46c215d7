"""The bodies of rulebooks and lessons, which can be read at any time."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from mutiny.protocol.messages import Choice, Danger, KeyNumber, Language


class RuleSource(Struct):
    """A document that the rules were taken from."""

    id: str
    title: str


class RuleOption(Struct):
    """A choice that the players make before the game; an option without values takes free text."""

    id: str
    values: list[str]
    default: str
    clause: str
    text: str


class RuleClause(Struct):
    """A clause: its text, its basis (stated by sources, our ruling, or reconstructed), and the ruling if any."""

    id: str
    chapter: str
    text: str
    basis: Literal["source", "ruling", "reconstruction"]
    sources: list[str]
    ruling: str | None
    options: list[str]


class RuleChapter(Struct):
    """A chapter; its id is the part of a clause id before the full stop."""

    id: str
    title: str


class GuidePiece(Struct):
    """A component in the box; `picture` is the id of its drawing."""

    picture: str | None
    count: int | None
    name: str
    note: str | None


class GuideStep(Struct):
    """A step of a round, and the chapter or clause that describes it exactly."""

    clause: str
    title: str
    text: str


class GuideEntry(Struct):
    """A card, role or piece explained in one or two sentences; `id` is its word in the notation or in a view."""

    id: str
    picture: str | None
    clause: str
    name: str
    text: str
    also: list[str] = []
    """More words of the notation or of a view that this entry explains, such as `v2` beside `v1`."""


class GuideGroup(Struct):
    """Entries of the crib sheet under one heading."""

    id: str
    title: str
    entries: list[GuideEntry]


class GuideColumn(Struct):
    """A column of a table, with its heading."""

    id: str
    title: str


class GuideCell(Struct):
    """A cell as data and in words; `stated` is true if a source states this very cell."""

    value: int | str
    text: str
    stated: bool


class GuideTable(Struct):
    """A table, shown below a clause; `basis` holds for every cell that is not stated."""

    id: str
    clause: str
    basis: Literal["source", "ruling", "reconstruction"]
    crib: bool
    """Whether the crib sheet includes it."""
    title: str
    note: str | None
    columns: list[GuideColumn]
    rows: list[list[GuideCell]]


class GuideExample(Struct):
    """An example, shown below a clause; we wrote it ourselves if it has no sources."""

    id: str
    clause: str
    pictures: list[str]
    sources: list[str]
    title: str
    text: str


class GuideAdvice(Struct):
    """A piece of advice for beginners; we wrote it ourselves if it has no sources."""

    sources: list[str]
    text: str


class Guide(Struct):
    """The introduction that precedes the clauses, in one language."""

    age: int | None
    """The recommended minimum age; null if unknown."""
    minutes: list[int] | None
    """The shortest and the longest duration."""
    authors: list[str]
    note: str | None
    """The origin of age and duration."""
    goal: str
    box: list[GuidePiece]
    steps: list[GuideStep]
    crib: list[GuideGroup]
    tables: list[GuideTable]
    examples: list[GuideExample]
    advice: list[GuideAdvice]
    terms: list[GuideEntry] = []
    """More words that are explained at the table: islands, piles, the ship. None of them is in the crib sheet."""


class Rules(Struct):
    """The rulebook of a game in one language; chapters and clauses are in reading order."""

    game: str
    lang: Language
    title: str
    summary: str
    sources: list[RuleSource]
    options: list[RuleOption]
    chapters: list[RuleChapter]
    clauses: list[RuleClause]
    least: int
    """The smallest number of players."""
    most: int
    """The largest number of players."""
    guide: Guide | None
    """Null for a game without a guide."""


class LessonHint(Struct):
    """A text for a learner who makes another move than the one asked for, if that move begins like this."""

    begins: str
    text: str


class LessonStep(Struct, omit_defaults=True):
    """A step: the events since the one before, the text about them, the learner's view and possible moves."""

    text: str
    clauses: list[str]
    events: list[dict[str, Any]]
    texts: list[str | None]
    """By event; null for an event that has no sentence."""
    view: dict[str, Any]
    acting: list[int]
    moves: list[Choice]
    """None where the learner only watches."""
    wanted: list[str]
    """The moves asked for; the lesson continues after the first of them."""
    hints: list[LessonHint]
    """The first one that fits applies."""
    goal: str | None = None
    dangers: list[Danger] = []
    numbers: list[KeyNumber] = []
    """Goal, dangers and key numbers as in the message `view`."""


class LessonBody(Struct):
    """A lesson in one language, played through."""

    game: str
    lang: Language
    title: str
    summary: str
    names: list[str]
    seat: int
    """The learner's seat."""
    steps: list[LessonStep]


class LessonTitle(Struct):
    """The title of an available lesson."""

    game: str
    title: str
    summary: str
    steps: int


class LessonList(Struct):
    """The available lessons."""

    lang: Language
    lessons: list[LessonTitle]
