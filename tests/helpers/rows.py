"""Helpers for the tests of features: they compute rows from a view by hand and import nothing of the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Numbers = dict[str, list[int]]


def one_of(words: Sequence[object], word: object) -> list[int]:
    """Return a one-hot list for a word. The list is all zero if the word is missing."""
    return [int(other == word) for other in words]


def many_of(words: Sequence[object], some: Sequence[object]) -> list[int]:
    """Return how often each word occurs."""
    return [some.count(word) for word in words]


def from_seat(seat: int, things: Sequence[int]) -> list[int]:
    """Return values by seat, starting with the given seat."""
    return [*things[seat:], *things[:seat]]


def flat(lists: Iterable[Sequence[int]]) -> list[int]:
    """Return the concatenation of all lists."""
    return [number for numbers in lists for number in numbers]
