"""The options of a new table, including those whose value is the text of a file that replaces ours."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mutiny.kernel.components import clean_text
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.errors import BadOptions, MutinyError, NoSuchGame
from mutiny.kernel.game import Game
from mutiny.kernel.plugin import data
from mutiny.server.common.refusal import Refusal

GAMES_KEPT: Final = 64
LONGEST_TEXT: Final = 8192
"""Characters of an option's text: our own files have half as many, and a request must hold it."""


@lru_cache(maxsize=GAMES_KEPT)
def text_options(name: str) -> tuple[str, ...]:
    """Return the options of a game that take the text of a file; none for a game that is not installed.

    >>> text_options("meuterer"), text_options("traitres"), text_options("chess")
    (('islands',), (), ())
    """
    try:
        return tuple(option.name for option in find_game(name).options if not option.values)
    except NoSuchGame:
        return ()


@lru_cache(maxsize=GAMES_KEPT)
def component_file(name: str) -> str | None:
    """Return the component file in a game's package, which is the template for texts; None if there is none."""
    return data(name, "components.toml")


def option_template(name: str, option: str) -> str:
    """Return our own file for an option that takes one; refuse other options.

    >>> option_template("cartagena", "components").startswith("# The components of Cartagena")
    True
    """
    text = component_file(name) if option in text_options(name) else None
    if text is None:
        raise Refusal("not-found", "there is no file for that.")
    return text


def validate_option_text(name: str, option: str, text: str) -> None:
    """Refuse a text that the game does not accept for an option.

    >>> validate_option_text("cartagena", "components", "[gold]")
    Traceback (most recent call last):
    mutiny.server.common.refusal.Refusal: option components, combat: the table is missing.
    """
    if option not in text_options(name):
        raise Refusal("not-found", "there is no option of that name that takes a file.")
    game = find_game(name)
    checked_options(game, game.least, {option: text})


def checked_options(game: Game, players: int, options: dict[str, str]) -> dict[str, str]:
    """Check the options of a new table and return them as they are stored. A refusal names the bad option.

    >>> from mutiny.kernel.discovery import game
    >>> checked_options(game("meuterer"), 3, {"pirates": "on", "islands": ""})
    {'pirates': 'on', 'islands': ''}
    >>> try:
    ...     checked_options(game("meuterer"), 3, {"islands": "island = 1"})
    ... except Refusal as refusal:
    ...     print(refusal.option)
    islands
    """
    checked: dict[str, str] = {}
    for name, value in options.items():
        try:
            checked[name] = clean_text(name, value)
        except BadOptions as error:
            raise Refusal("malformed", str(error), option=name) from None
        if len(value) > LONGEST_TEXT:
            why = f"option {name[:40]}: a text has at most {LONGEST_TEXT} characters, this one has {len(value)}."
            raise Refusal("malformed", why, option=name)
    # A game may check its options only when it is created.
    try:
        game.new(players, checked)
    except BadOptions as error:
        raise Refusal("malformed", str(error), option=_culprit(game, players, checked)) from None
    return checked


def _culprit(game: Game, players: int, options: dict[str, str]) -> str | None:
    """Return the first option that is refused even without the others."""
    for name, value in options.items():
        try:
            game.new(players, {name: value})
        except MutinyError:
            return name
    return None
