"""The words of a game that are explained at the table: cards, roles and pieces.

The explanations are those of the game's guide, as on its crib sheet, in the web client and in `mutiny rules --crib`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from mutiny.i18n import Messages
from mutiny.kernel.plugin import part
from mutiny.rulebook import GameGuide, games, load, load_guide

LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "’": "'"})
LONGEST_NAME = 4
"""The most words in a name that is found in a text."""
WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")


class Explanation(NamedTuple):
    """A word of the game: its name, what it is or does, and the clause behind that."""

    name: str
    text: str
    clause: str


class Spot(NamedTuple):
    """A word of the game in a text: where it begins and ends, and the word as notation and views write it."""

    start: int
    end: int
    word: str


class Vocabulary:
    """The words of one game in one language.

    >>> words = Vocabulary("meuterer", "en")
    >>> words.explanation("ruby").name, words.name("ruby"), words.explanation("no-such-word")
    ('Ruby', 'Ruby', None)
    >>> list(words.spots("2 wine, Rotes Riff"))
    [Spot(start=2, end=6, word='wine'), Spot(start=8, end=18, word='rotes-riff')]
    """

    def __init__(self, game: str, lang: str) -> None:
        self._lang = lang
        self._guide: GameGuide | None = load_guide(game) if game in games() else None
        self._messages = Messages(lang, game)
        self._game = game
        self._names = self._find_names()

    def _find_names(self) -> dict[str, str]:
        """Return the words by their names in texts: in the guide, in the notation, and in other forms of the word."""
        found: dict[str, str] = {}
        for entry in self._entries():
            for word in (entry.id, *entry.also):
                found.setdefault(_plain(word), word)
                forms = f"{self._game}-term-{word}.forms"
                if self._messages.has(forms):
                    for form in self._messages.text(forms).split("|"):
                        found.setdefault(_plain(form), word)
            found.setdefault(_plain(entry.name.text(self._lang)), entry.id)
        # Numbers and signs mean too many things in a text.
        return {name: word for name, word in found.items() if len(name) > 1 and name[0].isalpha()}

    def _entries(self) -> list[Any]:
        guide = self._guide
        return [] if guide is None else [*(each for group in guide.crib for each in group.entries), *guide.terms]

    def all(self) -> list[tuple[str, Explanation]]:
        """Return everything that is explained, in the order of the crib sheet."""
        return [(each.id, self._told(each)) for each in self._entries()]

    def explanation(self, word: str) -> Explanation | None:
        """Return the explanation of a word of the notation or of a view."""
        entry = None if self._guide is None else self._guide.explanation(word)
        return None if entry is None else self._told(entry)

    def _told(self, entry: Any) -> Explanation:
        return Explanation(entry.name.text(self._lang), entry.text.text(self._lang), entry.clause)

    def name(self, word: str) -> str:
        """Return how a card, role or piece is called: its own name if it has one, or the word itself."""
        entry = None if self._guide is None else self._guide.explanation(word)
        if entry is not None and not entry.also and word[0].isalpha():
            return str(entry.name.text(self._lang))
        card = f"{self._game}-card"
        if word.isalpha() or not self._messages.has(card):
            return word.capitalize()
        return self._messages.text(card, word=word)

    def spots(self, text: str) -> Iterator[Spot]:
        """Yield the words of the game in a text, from left to right; longer names come before shorter ones."""
        found = list(WORD.finditer(text))
        at = 0
        while at < len(found):
            for length in range(min(LONGEST_NAME, len(found) - at), 0, -1):
                start, end = found[at].start(), found[at + length - 1].end()
                word = self._names.get(_plain(text[start:end]))
                if word is not None:
                    yield Spot(start, end, word)
                    at += length - 1
                    break
            at += 1


def _plain(text: str) -> str:
    """Return a name without case, umlauts and spaces, to compare it.

    >>> _plain(" Frosthöhle"), _plain("Rotes Riff")
    ('frosthoehle', 'rotes-riff')
    """
    return text.strip().casefold().translate(LETTERS).replace(" ", "-")


@cache
def vocabulary(game: str, lang: str) -> Vocabulary:
    """Return the words of a game in one language; they are read only once."""
    return Vocabulary(game, lang)


@cache
def title_of(game: str, lang: str) -> str:
    """Return the title of a game from its rulebook, or its bare name if it has none.

    >>> title_of("meuterer", "fr"), title_of("toy", "fr")
    ('Meuterer (Le Mutin)', 'toy')
    """
    return load(game).title.text(lang) if game in games() else game


@cache
def own_fields(game: str) -> tuple[str, ...]:
    """Return the fields of a seat's view that only this seat sees; those that a game declares, or else its hand.

    >>> own_fields("meuterer"), own_fields("no-game")
    (('seat', 'hand', 'role', 'middle', 'drawn'), ('hand',))
    """
    types = part(game, "view_types")
    seat, public = getattr(types, "SEAT_VIEW", None), getattr(types, "PUBLIC_VIEW", None)
    if seat is None or public is None:
        return ("hand",)
    return tuple(name for name in seat.__annotations__ if name not in public.__annotations__)


def own_cards(view: Mapping[str, Any]) -> list[str]:
    """Return the cards that only the view's seat sees, as words of the notation: its hand, its role.

    >>> own_cards({"game": "meuterer", "seat": 0, "hand": ["wine", "salt"], "role": "mate"})
    ['wine', 'salt', 'mate']
    """
    game = str(view.get("game", ""))
    words = vocabulary(game, "en")
    found: list[str] = []
    for field in own_fields(game):
        value = view.get(field)
        if value is None:
            continue
        cards = value if isinstance(value, list) else [value]
        # Every hand counts; of the other fields, what a game explains.
        shown = field == "hand" or all(isinstance(card, str) and words.explanation(card) for card in cards)
        if shown:
            found += [str(card) for card in cards]
    return found
