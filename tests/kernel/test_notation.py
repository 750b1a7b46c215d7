"""Functions that the notations of all games share."""

from __future__ import annotations

import pytest

from mutiny import MalformedMove
from mutiny.kernel.notation import numbered, read_list, read_seat

KNOWN = {"ruby": 0, "salt": 1}


def test_words_are_numbered() -> None:
    assert numbered(("ruby", "salt")) == KNOWN
    assert numbered(()) == {}


def test_a_list_of_words() -> None:
    assert read_list("keep", "keep", KNOWN, "x") == b""
    assert read_list("keep salt ruby salt", "keep", KNOWN, "x") == bytes([1, 0, 1])


@pytest.mark.parametrize(
    "text", ["", "sell salt", "Keep salt", "keep  salt", "keep salt ", " keep", "keep wine", "keep\n"]
)
def test_what_is_no_list(text: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        read_list(text, "keep", KNOWN, "write 'keep CARD...'")
    assert str(caught.value) == f"{text!r} is not a move: write 'keep CARD...'."


def test_a_seat() -> None:
    assert [read_seat(f"first {seat}", "first", 8) for seat in range(8)] == [bytes([seat]) for seat in range(8)]


@pytest.mark.parametrize(
    "text", ["", "first", "first 3", "first -1", "first 01", "first 1 ", "First 1", "last 1", "first ²"]
)
def test_what_is_no_seat(text: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        read_seat(text, "first", 3)
    assert str(caught.value) == f"{text!r} is not a move: 'first SEAT' is next, with a seat from 0 to 2."
