"""Which games there are, and what they are called. May import: mutiny."""

from __future__ import annotations

from mutiny.kernel.discovery import game_names
from mutiny.rulebook import NoSuchRulebook, load

USUAL_GAME = "meuterer"
"""The game of commands that are not told which."""


def title_of(name: str, lang: str) -> str:
    """What a game is called in its rulebook; its bare name if it has none.

    >>> title_of("meuterer", "fr"), title_of("toy", "fr")
    ('Meuterer (Le Mutin)', 'toy')
    """
    try:
        return load(name).title.text(lang)
    except NoSuchRulebook:
        return name


def listed() -> str:
    """The names of the games, for the help of a command that takes one.

    >>> listed().startswith("one of ") and "traitres" in listed()
    True
    """
    return f"one of {', '.join(game_names())}"
