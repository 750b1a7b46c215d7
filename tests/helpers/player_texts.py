"""Checks of what players read: sentences in four languages, and drawings in the terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from mutiny.drawing import draw_view
from mutiny.drawing.pen import columns

COLOUR = re.compile(r"\033\[[\d;]*m")


def checked(text: str | None, lang: str, giveaways: Mapping[str, str]) -> str:
    """Check a text for players: one line, no remains of Fluent syntax, no word of another language.

    `giveaways` are, by language, words that are common in its texts and are not words of the other three.
    """
    assert text is not None
    assert text == text.strip()
    assert not set("{}$\n\u2068\u2069") & set(text), text
    words = set(re.findall(r"[^\W\d_]+", text.lower()))
    for other, known in giveaways.items():
        assert other == lang or not words & set(known.split()), text
    if lang == "fr":
        assert not re.search(r" [:;!?»]|« ", text), f"a space that may break: {text}"
    return text


def check_width(lines: Sequence[str], width: int) -> None:
    """Check that no line of a drawing is too long or ends in a blank."""
    assert max(columns(line) for line in lines) <= width
    assert all(line == line.rstrip() for line in lines)


def check_colours(views: Sequence[dict[str, Any]], names: Sequence[str], width: int, signs: str) -> None:
    """Check that colours change no letter of a drawing, and that plain ASCII, without these signs, no place."""
    for view in views:
        here = names[: view["players"]]
        plain = draw_view(view, here, "fr", width)
        coloured = draw_view(view, here, "fr", width, colour=True)
        assert "\033" not in plain
        assert "\033" in coloured
        assert COLOUR.sub("", coloured) == plain
        simple = draw_view(view, here, "fr", width, ascii_only=True)
        assert not set(signs) & set(simple)
        assert [len(line) for line in simple.split("\n")] == [len(line) for line in plain.split("\n")]
