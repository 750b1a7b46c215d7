"""Helpers for the notations of all games: words that stand for numbers, and lists of words."""

from __future__ import annotations

from mutiny.kernel.errors import MalformedMove


def numbered(words: tuple[str, ...]) -> dict[str, int]:
    """Return the number of each word.

    >>> numbered(("ruby", "salt"))
    {'ruby': 0, 'salt': 1}
    """
    return {word: number for number, word in enumerate(words)}


def read_list(text: str, head: str, known: dict[str, int], reason: str) -> bytes:
    """Return the numbers of the words after `head`, the first word. `reason` tells the user how to write it correctly.

    >>> read_list("keep salt ruby", "keep", {"ruby": 0, "salt": 1}, "write 'keep CARD...'")
    b'\\x01\\x00'
    """
    words = text.split(" ")
    if words[0] != head:
        raise MalformedMove(text, reason)
    numbers: list[int] = []
    for word in words[1:]:
        number = known.get(word)
        if number is None:
            raise MalformedMove(text, reason)
        numbers.append(number)
    return bytes(numbers)


def read_seat(text: str, head: str, players: int) -> bytes:
    """Return the seat after `head`, the first word.

    >>> read_seat("captain 2", "captain", 4)
    b'\\x02'
    """
    for seat in range(players):
        if text == f"{head} {seat}":
            return bytes([seat])
    raise MalformedMove(text, f"'{head} SEAT' is next, with a seat from 0 to {players - 1}")
