"""What the tests of features share: numbers as one would write them down from a view. Imports nothing of the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Numbers = dict[str, list[int]]


def one_of(words: Sequence[object], word: object) -> list[int]:
    """A one for the word among these, which need not be there."""
    return [int(other == word) for other in words]


def many_of(words: Sequence[object], some: Sequence[object]) -> list[int]:
    """How often each word is among some."""
    return [some.count(word) for word in words]


def from_seat(seat: int, things: Sequence[int]) -> list[int]:
    """What is told by seat, from a seat on."""
    return [*things[seat:], *things[:seat]]


def flat(lists: Iterable[Sequence[int]]) -> list[int]:
    """One after the other."""
    return [number for numbers in lists for number in numbers]
