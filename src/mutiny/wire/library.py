"""The bodies of what can be read at any time: rulebooks and lessons. May import: messages."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from mutiny.wire.messages import Choice, Language


class RuleSource(Struct):
    """A document the rules were taken from."""

    id: str
    title: str


class RuleOption(Struct):
    """A choice the players make before the game; one without values takes free text."""

    id: str
    values: list[str]
    default: str
    clause: str
    text: str


class RuleClause(Struct):
    """A clause: what it says, whether sources state it, we ruled it or reconstructed it, and what had to be settled."""

    id: str
    chapter: str
    text: str
    basis: Literal["source", "ruling", "reconstruction"]
    sources: list[str]
    ruling: str | None
    options: list[str]


class RuleChapter(Struct):
    """A chapter: its id is the part of a clause's id before the full stop."""

    id: str
    title: str


class GuidePiece(Struct):
    """Something in the box; `picture` is the id of its drawing."""

    picture: str | None
    count: int | None
    name: str
    note: str | None


class GuideStep(Struct):
    """A step of a round, and the chapter or clause that tells it exactly."""

    clause: str
    title: str
    text: str


class GuideEntry(Struct):
    """What a card or role does, in a sentence or two; `id` is its name in the notation."""

    id: str
    picture: str | None
    clause: str
    name: str
    text: str


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
    """A cell as data and in words; `stated` if a source states just this one."""

    value: int | str
    text: str
    stated: bool


class GuideTable(Struct):
    """A table, shown below a clause; the basis holds for every cell that is not stated."""

    id: str
    clause: str
    basis: Literal["source", "ruling", "reconstruction"]
    crib: bool
    """Whether the crib sheet prints it."""
    title: str
    note: str | None
    columns: list[GuideColumn]
    rows: list[list[GuideCell]]


class GuideExample(Struct):
    """An example, shown below a clause; without sources it is our own."""

    id: str
    clause: str
    pictures: list[str]
    sources: list[str]
    title: str
    text: str


class GuideAdvice(Struct):
    """A piece of advice for beginners; without sources it is our own."""

    sources: list[str]
    text: str


class Guide(Struct):
    """What a reader meets before the clauses, in one language."""

    age: int | None
    """From this age; null if nobody says it."""
    minutes: list[int] | None
    """The shortest and the longest duration."""
    authors: list[str]
    note: str | None
    """Where age and duration come from."""
    goal: str
    box: list[GuidePiece]
    steps: list[GuideStep]
    crib: list[GuideGroup]
    tables: list[GuideTable]
    examples: list[GuideExample]
    advice: list[GuideAdvice]


class Rules(Struct):
    """The rulebook of a game in one language; chapters and clauses in the order in which they are read."""

    game: str
    lang: Language
    title: str
    summary: str
    sources: list[RuleSource]
    options: list[RuleOption]
    chapters: list[RuleChapter]
    clauses: list[RuleClause]
    least: int
    """The fewest players."""
    most: int
    """The most players."""
    guide: Guide | None
    """Null for a game that has none."""


class LessonHint(Struct):
    """What is said to who makes another move than one asked for, if it begins so."""

    begins: str
    text: str


class LessonStep(Struct):
    """A step: what has happened since the one before and what is said about it, what the learner sees and may do."""

    text: str
    clauses: list[str]
    events: list[dict[str, Any]]
    texts: list[str | None]
    """By event; null for one that is not worth a sentence."""
    view: dict[str, Any]
    acting: list[int]
    moves: list[Choice]
    """None where the learner just watches."""
    wanted: list[str]
    """The moves asked for; the lesson goes on after the first of them."""
    hints: list[LessonHint]
    """The first that fits is the one."""


class LessonBody(Struct):
    """A lesson in one language, played through."""

    game: str
    lang: Language
    title: str
    summary: str
    names: list[str]
    seat: int
    """The learner's."""
    steps: list[LessonStep]


class LessonTitle(Struct):
    """A lesson there is."""

    game: str
    title: str
    summary: str
    steps: int


class LessonList(Struct):
    """The lessons there are."""

    lang: Language
    lessons: list[LessonTitle]
