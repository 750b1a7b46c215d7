"""The rulebooks as data. The program shows them, events cite their clauses, and tests name them.

A game has `rulebook.toml`, and `guide.toml` that introduces it, in its package.

>>> clause = load("meuterer").clause("M4.5")
>>> clause.text("en")
'The side with the higher total wins. A tie, even at 0, is won by the mutiny.'
>>> clause.chapter.text("de"), clause.basis, clause.sources
('Meuterei', 'source', ('fr', 'en', 'it'))
"""

from __future__ import annotations

import functools

from mutiny.kernel.discovery import game_names
from mutiny.kernel.plugin import data, reading_data
from mutiny.rulebook.guide import (
    BeginnerAdvice,
    Cell,
    CribEntry,
    CribGroup,
    Example,
    Facts,
    GameGuide,
    Piece,
    ReferenceTable,
    RoundStep,
    TableColumn,
)
from mutiny.rulebook.guide_parsing import parse_guide
from mutiny.rulebook.model import (
    BASES,
    LANGUAGES,
    Basis,
    Chapter,
    Clause,
    NoSuchClause,
    NoSuchLanguage,
    OptionRule,
    Rulebook,
    SourceDocument,
    Texts,
)
from mutiny.rulebook.parsing import parse
from mutiny.rulebook.reading import BadRulebook

__all__ = [
    "BASES",
    "LANGUAGES",
    "BadRulebook",
    "Basis",
    "BeginnerAdvice",
    "Cell",
    "Chapter",
    "Clause",
    "CribEntry",
    "CribGroup",
    "Example",
    "Facts",
    "GameGuide",
    "NoSuchClause",
    "NoSuchLanguage",
    "NoSuchRulebook",
    "OptionRule",
    "Piece",
    "ReferenceTable",
    "RoundStep",
    "Rulebook",
    "SourceDocument",
    "TableColumn",
    "Texts",
    "games",
    "load",
    "load_guide",
    "parse",
    "parse_guide",
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
    """Return the installed games that have a rulebook.

    >>> "meuterer" in games()
    True
    """
    return tuple(name for name in game_names() if data(name, "rulebook.toml") is not None)


@functools.cache
def load(game: str) -> Rulebook:
    """Return the rulebook of a game, cached; raises `NoSuchRulebook` if the game has none.

    An error in the file of a plug-in is raised as `PluginFailed`.

    >>> load("meuterer").options["offered-conflict"].values
    ('counts', 'ignored')
    """
    text = data(game, "rulebook.toml")
    if text is None:
        raise NoSuchRulebook(game)
    with reading_data(game, "rulebook.toml"):
        return parse(text)


@functools.cache
def load_guide(game: str) -> GameGuide | None:
    """Return the guide that introduces a game's rulebook, cached; None if the game has none.

    >>> guide = load_guide("meuterer")
    >>> guide.facts.authors if guide else "no guide"
    ('Marcel-André Casasola Merkle',)
    """
    book = load(game)
    text = data(game, "guide.toml")
    with reading_data(game, "guide.toml"):
        return None if text is None else parse_guide(text, book)
