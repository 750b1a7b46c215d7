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
