"""The installed games and their titles."""

from __future__ import annotations

from mutiny.kernel.discovery import game_names
from mutiny.rulebook import NoSuchRulebook, load

USUAL_GAME = "meuterer"
"""The default game of commands."""


def title_of(name: str, lang: str) -> str:
    """Return the title of a game from its rulebook, or its bare name if it has none.

    >>> title_of("meuterer", "fr"), title_of("toy", "fr")
    ('Meuterer (Le Mutin)', 'toy')
    """
    try:
        return load(name).title.text(lang)
    except NoSuchRulebook:
        return name


def listed() -> str:
    """Return the names of the games, for the help of a command that takes one.

    >>> listed().startswith("one of ") and "traitres" in listed()
    True
    """
    return f"one of {', '.join(game_names())}"
