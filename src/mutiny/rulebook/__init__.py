"""The rulebooks as data: what the program shows, events cite and tests carry. May import: mutiny.kernel.

Ours are here; a game installed by others has `rulebook.toml` in its own package.

>>> clause = load("meuterer").clause("M4.5")
>>> clause.text("en")
'The side with the higher total wins. A tie, even at 0, is won by the mutiny.'
>>> clause.chapter.text("de"), clause.basis, clause.sources
('Meuterei', 'source', ('fr', 'en', 'it'))
"""

from __future__ import annotations

import functools
from importlib import resources
from importlib.resources.abc import Traversable

from mutiny.kernel.discovery import game_names, package_of
from mutiny.rulebook.model import (
    BASES,
    LANGUAGES,
    Basis,
    Chapter,
    Clause,
    NoSuchClause,
    NoSuchLanguage,
    Option,
    Rulebook,
    Source,
    Texts,
)
from mutiny.rulebook.parsing import BadRulebook, parse

__all__ = [
    "BASES",
    "LANGUAGES",
    "BadRulebook",
    "Basis",
    "Chapter",
    "Clause",
    "NoSuchClause",
    "NoSuchLanguage",
    "NoSuchRulebook",
    "Option",
    "Rulebook",
    "Source",
    "Texts",
    "games",
    "load",
    "parse",
]


class NoSuchRulebook(ValueError):
    """A game that has no rulebook.

    >>> str(NoSuchRulebook("chess"))  # doctest: +ELLIPSIS
    "There is no rulebook for 'chess'; there is one for ...meuterer..."
    """

    def __init__(self, game: str) -> None:
        super().__init__(f"There is no rulebook for {game[:40]!r}; there is one for {', '.join(games())}.")
        self.game = game


def games() -> tuple[str, ...]:
    """The games that have a rulebook, found by their files.

    >>> "meuterer" in games()
    True
    """
    here = (file.name for file in resources.files(__name__).iterdir())
    shipped = {name.removesuffix(".toml") for name in here if name.endswith(".toml")}
    return tuple(sorted(shipped | {name for name in game_names() if _file(name).is_file()}))


def _file(game: str) -> Traversable:
    """Where the rulebook of a game is, or would be."""
    shipped = resources.files(__name__).joinpath(f"{game}.toml")
    package = package_of(game)
    return shipped if shipped.is_file() or not package else resources.files(package).joinpath("rulebook.toml")


@functools.cache
def load(game: str) -> Rulebook:
    """The rulebook of a game, read once; a game without one raises `NoSuchRulebook`.

    >>> load("meuterer").options["offered-conflict"].values
    ('counts', 'ignored')
    """
    if game not in games():
        raise NoSuchRulebook(game)
    return parse(_file(game).read_text(encoding="utf-8"))
