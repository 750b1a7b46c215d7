"""The parts of a lesson, and the strict reader of its file."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
from msgspec import Struct

from mutiny.kernel.record import CHANCE, Entry
from mutiny.rulebook import Texts


class BadLesson(ValueError):
    """A lesson that cannot be read, or whose script cannot be played.

    >>> str(BadLesson("step 3", "'offer gold' is not a legal move"))
    "step 3: 'offer gold' is not a legal move."
    """

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}.")
        self.where = where
        self.reason = reason


class LessonText(Struct, forbid_unknown_fields=True, frozen=True):
    """A text in the four languages."""

    en: str
    fr: str
    it: str
    de: str

    def text(self, lang: str) -> str:
        """Return the text in one language, with line breaks replaced by spaces; raises `NoSuchLanguage` if unknown.

        >>> LessonText("Aft", "Arrière", "Poppa", "Achtern").text("it")
        'Poppa'
        """
        return " ".join(Texts(self.en, self.fr, self.it, self.de).text(lang).split())


class MistakeHint(LessonText, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A text for a learner who makes another move than the one asked for, if that move begins like this."""

    begins: str = ""


class ScriptStep(LessonText, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A step: the entries that happen first, the text about them, and the moves that the learner may then make."""

    play: list[tuple[int | str, str]] = []
    """Entries as records write them."""
    do: list[str] = []
    """The moves asked for; the script continues after the first. None: the learner only watches."""
    clauses: list[str] = []
    """The clauses of the rulebook about this step."""
    hint: list[MistakeHint] = []
    """The first hint that fits is shown."""

    def entries(self) -> list[Entry]:
        """Return the entries that happen first.

        >>> ScriptStep("", "", "", "", play=[("*", "captain 0"), (0, "pay 0")]).entries()
        [(None, 'captain 0'), (0, 'pay 0')]
        """
        return [(None if who == CHANCE else int(who), notation) for who, notation in self.play]


class Lesson(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A lesson: the players, the options, the learner's seat, and the steps."""

    game: str
    players: list[str]
    seat: int
    title: LessonText
    summary: LessonText
    step: list[ScriptStep]
    options: dict[str, str] = {}


def parse(text: str) -> Lesson:
    """Parse the TOML text of a lesson; the error names anything unknown, missing or of a wrong type.

    >>> parse("game = 'chess'")
    Traceback (most recent call last):
    mutiny.lessons.script.BadLesson: lesson: Object missing required field `players`.
    """
    try:
        table: dict[str, Any] = tomllib.loads(text)
        return msgspec.convert(table, Lesson)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson("lesson", f"not TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadLesson("lesson", str(error)) from None
