"""The rulebooks as data. The program shows them, events cite their clauses, and tests name them.

The built-in rulebooks are here, and the guides that introduce them are in `guides`. A third-party game has
`rulebook.toml` and `guide.toml` in its own package.

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
from mutiny.rulebook.guide import (
    Advice,
    Cell,
    Column,
    CribEntry,
    CribGroup,
    Example,
    Facts,
    Guide,
    GuideTable,
    Piece,
    Step,
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
    Option,
    Rulebook,
    Source,
    Texts,
)
from mutiny.rulebook.parsing import parse
from mutiny.rulebook.reading import BadRulebook

__all__ = [
    "BASES",
    "LANGUAGES",
    "Advice",
    "BadRulebook",
    "Basis",
    "Cell",
    "Chapter",
    "Clause",
    "Column",
    "CribEntry",
    "CribGroup",
    "Example",
    "Facts",
    "Guide",
    "GuideTable",
    "NoSuchClause",
    "NoSuchLanguage",
    "NoSuchRulebook",
    "Option",
    "Piece",
    "Rulebook",
    "Source",
    "Step",
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
    """Return the games that have a rulebook, found by their files.

    >>> "meuterer" in games()
    True
    """
    here = (file.name for file in resources.files(__name__).iterdir())
    shipped = {name.removesuffix(".toml") for name in here if name.endswith(".toml")}
    return tuple(sorted(shipped | {name for name in game_names() if _file(name).is_file()}))


def _file(game: str) -> Traversable:
    """Return the file of a game's rulebook, whether it exists or not."""
    return _found(game, f"{game}.toml", "rulebook.toml")


def _found(game: str, ours: str, theirs: str) -> Traversable:
    """Return a built-in file or, if there is none, one from the package of the game."""
    shipped = resources.files(__name__).joinpath(ours)
    package = package_of(game)
    return shipped if shipped.is_file() or not package else resources.files(package).joinpath(theirs)


@functools.cache
def load(game: str) -> Rulebook:
    """Return the rulebook of a game, cached; raises `NoSuchRulebook` if the game has none.

    >>> load("meuterer").options["offered-conflict"].values
    ('counts', 'ignored')
    """
    if game not in games():
        raise NoSuchRulebook(game)
    return parse(_file(game).read_text(encoding="utf-8"))


@functools.cache
def load_guide(game: str) -> Guide | None:
    """Return the guide that introduces a game's rulebook, cached; None if the game has none.

    >>> guide = load_guide("meuterer")
    >>> guide.facts.authors if guide else "no guide"
    ('Marcel-André Casasola Merkle',)
    """
    book = load(game)
    file = _found(game, f"guides/{game}.toml", "guide.toml")
    return parse_guide(file.read_text(encoding="utf-8"), book) if file.is_file() else None
