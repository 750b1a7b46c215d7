"""Lessons: a game, or a part of one, played step by step with a beginner.

A lesson is the file `lesson.toml` in a game's package. It is a script like a record: entries that happen, and moves
that the learner makes.

>>> lesson = load("meuterer")
>>> lesson.players[lesson.seat], lesson.step[3].do
('Steffi', ['offer conflict'])
"""

from __future__ import annotations

import functools

from mutiny.kernel.discovery import game_names
from mutiny.kernel.plugin import data, reading_data
from mutiny.lessons.script import BadLesson, Lesson, MistakeHint, ScriptStep, parse
from mutiny.lessons.teaching import Scene, scenes

__all__ = [
    "BadLesson",
    "Lesson",
    "MistakeHint",
    "NoSuchLesson",
    "Scene",
    "ScriptStep",
    "games",
    "load",
    "parse",
    "scenes",
]


class NoSuchLesson(ValueError):
    """A game that has no lesson.

    >>> str(NoSuchLesson("chess"))  # doctest: +ELLIPSIS
    "There is no lesson for 'chess'; there is one for ...meuterer..."
    """

    def __init__(self, game: str) -> None:
        super().__init__(f"There is no lesson for {game[:40]!r}; there is one for {', '.join(games())}.")
        self.game = game


def games() -> tuple[str, ...]:
    """Return the installed games that have a lesson.

    >>> {"cartagena", "meuterer", "traitres"} <= set(games())
    True
    """
    return tuple(name for name in game_names() if data(name, "lesson.toml") is not None)


@functools.cache
def load(game: str) -> Lesson:
    """Return the lesson of a game, cached; raises `NoSuchLesson` if the game has none.

    An error in the file of a plug-in is raised as `PluginFailed`.

    >>> load("traitres").title.text("de")
    'Wem kann man trauen?'
    """
    text = data(game, "lesson.toml")
    if text is None:
        raise NoSuchLesson(game)
    with reading_data(game, "lesson.toml"):
        return parse(text)
