"""Lessons: a game, or a part of one, played step by step with somebody who has never played it.

A lesson is a file: `GAME.toml` here, or `lesson.toml` in the package of a third-party game. Its script resembles a
record: it has entries that happen, and moves that the learner makes.

>>> lesson = load("meuterer")
>>> lesson.players[lesson.seat], lesson.step[3].do
('Steffi', ['offer conflict'])
"""

from __future__ import annotations

import functools
from importlib import resources
from importlib.resources.abc import Traversable

from mutiny.kernel.discovery import game_names, package_of
from mutiny.lessons.script import BadLesson, Hint, Lesson, Step, parse
from mutiny.lessons.teaching import Scene, scenes

__all__ = ["BadLesson", "Hint", "Lesson", "NoSuchLesson", "Scene", "Step", "games", "load", "parse", "scenes"]


class NoSuchLesson(ValueError):
    """A game that has no lesson.

    >>> str(NoSuchLesson("chess"))  # doctest: +ELLIPSIS
    "There is no lesson for 'chess'; there is one for ...meuterer..."
    """

    def __init__(self, game: str) -> None:
        super().__init__(f"There is no lesson for {game[:40]!r}; there is one for {', '.join(games())}.")
        self.game = game


def games() -> tuple[str, ...]:
    """Return the games that have a lesson, found by their files.

    >>> {"cartagena", "meuterer", "traitres"} <= set(games())
    True
    """
    here = (file.name for file in resources.files(__name__).iterdir())
    shipped = {name.removesuffix(".toml") for name in here if name.endswith(".toml")}
    return tuple(sorted(shipped | {name for name in game_names() if _file(name).is_file()}))


def _file(game: str) -> Traversable:
    """Return the file of a game's lesson, whether it exists or not."""
    shipped = resources.files(__name__).joinpath(f"{game}.toml")
    package = package_of(game)
    return shipped if shipped.is_file() or not package else resources.files(package).joinpath("lesson.toml")


@functools.cache
def load(game: str) -> Lesson:
    """Return the lesson of a game, cached; raises `NoSuchLesson` if the game has none.

    >>> load("traitres").title.text("de")
    'Wem kann man trauen?'
    """
    if game not in games():
        raise NoSuchLesson(game)
    return parse(_file(game).read_text(encoding="utf-8"))
