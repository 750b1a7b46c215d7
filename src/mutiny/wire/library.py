"""The bodies of what can be read at any time: rulebooks. May import: nothing of ours."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Language = Literal["en", "fr", "it", "de"]


class RuleSource(Struct):
    """A document the rules were taken from; its title is as the rulebook has it, in English."""

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
    text: str
    basis: Literal["source", "ruling", "reconstruction"]
    sources: list[str]
    ruling: str | None
    """In English, whatever the language of the text."""
    options: list[str]


class RuleChapter(Struct):
    """A chapter with its clauses, in the order in which they are read."""

    id: str
    text: str
    clauses: list[RuleClause]


class Rules(Struct):
    """The rulebook of a game in one language."""

    game: str
    lang: Language
    title: str
    summary: str
    sources: list[RuleSource]
    options: list[RuleOption]
    chapters: list[RuleChapter]
