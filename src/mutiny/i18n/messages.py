"""The messages of one language: every `.ftl` file of its folder here, and those of one game.

A game has its messages in `i18n/LANG/*.ftl` of its package, with ids that begin with the game's name; where a language
is missing there, English is used. A game cannot replace the messages that are here.
"""

from __future__ import annotations

from functools import cache, reduce
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from mutiny.kernel.plugin import data, data_files, reading_data
from mutiny.rulebook.model import LANGUAGES, NoSuchLanguage

__all__ = ["LANGUAGES", "BadMessage", "Messages", "NoSuchLanguage"]

Argument = str | int | float


class BadMessage(ValueError):
    """A message that does not exist, cannot be read, or lacks a variable it needs.

    >>> Messages("en").text("no-such-id")
    Traceback (most recent call last):
    mutiny.i18n.messages.BadMessage: there is no message 'no-such-id' in en.
    """


class Messages:
    """All messages of one language; `game` adds those of a game. Files are read only once.

    >>> Messages("de").text("points", points=1), Messages("de").text("points", points=2)
    ('1 Siegpunkt', '2 Siegpunkte')
    """

    def __init__(self, lang: str, game: str | None = None) -> None:
        self.lang = lang
        self._bundle = _bundle(lang, game)

    def has(self, message: str, /) -> bool:
        """Return whether a message exists; `ID.ATTRIBUTE` refers to an attribute.

        >>> messages = Messages("it", "meuterer")
        >>> messages.has("meuterer-draw"), messages.has("meuterer-draw.cards"), messages.has("meuterer-drew")
        (True, True, False)
        """
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def text(self, message: str, /, **arguments: Argument) -> str:
        """Return the text of a message, or of an attribute `ID.ATTRIBUTE`; raises `BadMessage` rather than show an id.

        >>> Messages("fr").text("points", points=0)
        '0 point'
        >>> Messages("fr").text("points")
        Traceback (most recent call last):
        mutiny.i18n.messages.BadMessage: message 'points' in fr: Unknown external: points.
        """
        name, _, attribute = message.partition(".")
        if not self.has(message):
            raise BadMessage(f"there is no message {message[:80]!r} in {self.lang}.")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise BadMessage(f"message {message!r} in {self.lang} has attributes only.")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise BadMessage(f"message {message!r} in {self.lang}: {errors[0]}.")
        # Numbers for people have a minus sign; number formatting writes a hyphen.
        negative = [value for value in arguments.values() if isinstance(value, int) and value < 0]
        return reduce(lambda told, value: told.replace(str(value), f"−{-value}"), negative, str(text))

    def join(self, parts: list[str]) -> str:
        """Return the parts as one enumeration.

        >>> Messages("en").join(["Ann", "Bo", "Cy"]), Messages("de").join(["Ann", "Bo"]), Messages("fr").join([])
        ('Ann, Bo and Cy', 'Ann und Bo', '')
        """
        if len(parts) < 2:
            return "".join(parts)
        first = parts[0]
        for part in parts[1:-1]:
            first = self.text("list-comma", first=first, next=part)
        return self.text("list-and", first=first, last=parts[-1])


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    if lang not in LANGUAGES:
        raise NoSuchLanguage(lang)
    # Isolation marks are for texts that mix writing directions. These texts do not, and terminals print the marks.
    bundle = FluentBundle([lang], use_isolating=False)
    own = [file for file in files("mutiny.i18n").joinpath(lang).iterdir() if file.name.endswith(".ftl")]
    for file in sorted(own, key=lambda file: file.name):
        bundle.add_resource(_resource(file.read_text(encoding="utf-8")))
    if game is not None:
        for path in data_files(game, f"i18n/{lang}") or data_files(game, "i18n/en"):
            if path.endswith(".ftl"):
                with reading_data(game, path):
                    bundle.add_resource(_resource(data(game, path) or ""))
    return bundle


def _resource(text: str) -> ast.Resource:
    """Return the messages in a text; raises `BadMessage` if a part of it cannot be read."""
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BadMessage(f"it cannot be read from {(entry.content or '')[:60]!r} on.")
    return resource
