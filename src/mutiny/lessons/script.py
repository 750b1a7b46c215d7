"""What a lesson is made of, and how its file is read: strictly. May import: mutiny.kernel, mutiny.rulebook."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
from msgspec import Struct

from mutiny.kernel.record import CHANCE, Entry
from mutiny.rulebook import Texts


class BadLesson(ValueError):
    """A lesson that does not read, or whose script cannot be played.

    >>> str(BadLesson("step 3", "'offer gold' is not a legal move"))
    "step 3: 'offer gold' is not a legal move."
    """

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}.")
        self.where = where
        self.reason = reason


class Words(Struct, forbid_unknown_fields=True, frozen=True):
    """A text in the four languages."""

    en: str
    fr: str
    it: str
    de: str

    def text(self, lang: str) -> str:
        """The text in one language, its line breaks spaces; an unknown one raises `NoSuchLanguage`.

        >>> Words("Aft", "Arrière", "Poppa", "Achtern").text("it")
        'Poppa'
        """
        return " ".join(Texts(self.en, self.fr, self.it, self.de).text(lang).split())


class Hint(Words, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What is said to who makes another move than the one asked for: any that begins so."""

    begins: str = ""


class Step(Words, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A step: what happens first, what is said about it, and which moves the learner may then make."""

    play: list[tuple[int | str, str]] = []
    """Entries as records write them."""
    do: list[str] = []
    """The moves asked for; the script goes on after the first. None: the learner just watches."""
    clauses: list[str] = []
    """What the rulebook says about it."""
    hint: list[Hint] = []
    """The first that fits is said."""

    def entries(self) -> list[Entry]:
        """What happens first.

        >>> Step("", "", "", "", play=[("*", "captain 0"), (0, "pay 0")]).entries()
        [(None, 'captain 0'), (0, 'pay 0')]
        """
        return [(None if who == CHANCE else int(who), notation) for who, notation in self.play]


class Lesson(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A lesson: who plays, with which options, whose seat is the learner's, and the steps."""

    game: str
    players: list[str]
    seat: int
    title: Words
    summary: Words
    step: list[Step]
    options: dict[str, str] = {}


def parse(text: str) -> Lesson:
    """The lesson written in `text`, which is TOML; what is unknown, missing or of another type is refused by name.

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
