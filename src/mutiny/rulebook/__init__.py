"""The rulebooks as data: what the program shows, events cite and tests carry. Imports nothing of ours.

>>> clause = load("meuterer").clause("M4.5")
>>> clause.text("en")
'The side with the higher total wins. A tie, even at 0, is won by the mutiny.'
>>> clause.chapter.text("de"), clause.basis, clause.sources
('Meuterei', 'source', ('fr', 'en', 'it'))
"""

from __future__ import annotations

import functools
from importlib import resources

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
    """A game whose rulebook is not among those shipped here.

    >>> str(NoSuchRulebook("chess"))  # doctest: +ELLIPSIS
    "There is no rulebook for 'chess'; there is one for ...meuterer..."
    """

    def __init__(self, game: str) -> None:
        super().__init__(f"There is no rulebook for {game[:40]!r}; there is one for {', '.join(games())}.")
        self.game = game


def games() -> tuple[str, ...]:
    """The games whose rulebooks are shipped here, found by their files.

    >>> "meuterer" in games()
    True
    """
    names = (file.name for file in resources.files(__name__).iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


@functools.cache
def load(game: str) -> Rulebook:
    """The rulebook of a game, read once; a game without one raises `NoSuchRulebook`.

    >>> load("meuterer").options["offered-conflict"].values
    ('counts', 'ignored')
    """
    if game not in games():
        raise NoSuchRulebook(game)
    return parse(resources.files(__name__).joinpath(f"{game}.toml").read_text(encoding="utf-8"))
