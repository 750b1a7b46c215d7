"""What the notations of all games have in common: words that stand for numbers, and lists of them."""

from __future__ import annotations

from mutiny.kernel.errors import MalformedMove


def numbered(words: tuple[str, ...]) -> dict[str, int]:
    """The number of each word.

    >>> numbered(("ruby", "salt"))
    {'ruby': 0, 'salt': 1}
    """
    return {word: number for number, word in enumerate(words)}


def read_list(text: str, head: str, known: dict[str, int], reason: str) -> bytes:
    """The numbers of the words after the first, which must be `head`; the reason says what would be right.

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
    """The seat after the first word, which must be `head`.

    >>> read_seat("captain 2", "captain", 4)
    b'\\x02'
    """
    for seat in range(players):
        if text == f"{head} {seat}":
            return bytes([seat])
    raise MalformedMove(text, f"'{head} SEAT' is next, with a seat from 0 to {players - 1}")
