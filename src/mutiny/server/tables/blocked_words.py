"""Words that the operator does not want in names and chat: whole words, whatever their case and accents.

Nothing is blocked unless the operator gives a file.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from mutiny.kernel.errors import MutinyError
from mutiny.server.common.refusal import Refusal

MOST_WORDS: Final = 100_000
_WORD: Final = re.compile(r"[^\W_]+")


class BadWordList(MutinyError):
    """The file of blocked words cannot be used."""


def words_of(text: str) -> list[str]:
    """Return the words of a text, without regard to case and accents.

    >>> words_of("Ça va, STRASSE? Straße!")
    ['ca', 'va', 'strasse', 'strasse']
    """
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return _WORD.findall("".join(sign for sign in decomposed if not unicodedata.combining(sign)))


class BlockedWords:
    """The words and phrases that are refused in names and chat.

    >>> blocked = BlockedWords(["Landlubber", "son of a gun"])
    >>> blocked.has("A LÀNDLUBBER!"), blocked.has("landlubbers"), blocked.has("Son of... a gun"), blocked.has("gun")
    (True, False, True, False)
    """

    def __init__(self, phrases: Iterable[str] = ()) -> None:
        # By their first word: the phrases that begin with it, as words.
        self._phrases: dict[str, list[list[str]]] = {}
        for phrase in phrases:
            words = words_of(phrase)
            if words:
                self._phrases.setdefault(words[0], []).append(words)

    def has(self, text: str) -> bool:
        """Return whether a text has one of the words or phrases."""
        if not self._phrases:
            return False
        words = words_of(text)
        return any(
            words[place : place + len(phrase)] == phrase
            for place, word in enumerate(words)
            for phrase in self._phrases.get(word, ())
        )

    def check_name(self, name: str) -> None:
        """Refuse a name with a blocked word."""
        if self.has(name):
            raise Refusal("words", "this server does not allow a word of this name: choose another name.")

    def check_chat(self, text: str) -> None:
        """Refuse a chat message with a blocked word."""
        if self.has(text):
            raise Refusal("words", "this server does not allow a word of this message: write it differently.")


def read_blocked_words(path: Path | None) -> BlockedWords:
    """Read a file with a word or a phrase on each line; lines that begin with # are comments.

    >>> read_blocked_words(Path("nowhere.txt"))
    Traceback (most recent call last):
    mutiny.server.tables.blocked_words.BadWordList: the blocked words in nowhere.txt cannot be read: No such file or \
directory.
    """
    if path is None:
        return BlockedWords()
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except OSError as error:
        raise BadWordList(f"the blocked words in {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadWordList(f"the blocked words in {path} cannot be read: write the file in UTF-8.") from None
    phrases = [line for line in lines if not line.lstrip().startswith("#")]
    if len(phrases) > MOST_WORDS:
        raise BadWordList(f"{path} has {len(phrases)} blocked words; at most {MOST_WORDS} are allowed.")
    return BlockedWords(phrases)
