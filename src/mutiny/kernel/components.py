# mypyc: skip
# This runs once, on data, so compiling it would gain nothing.
"""Components as data: a file `components.toml` in each game's folder holds every number and where it comes from.

A value may stand alone (`sole = 4`) or with its provenance (`sole = { value = 4, from = "stated" }`).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from mutiny.kernel.errors import BadOptions

DEEPEST: Final = 8
"""Levels to which keys, tables and arrays may nest in a text that replaces a component file; ours use four."""


def components_text(package: str) -> str:
    """Return the text of a game's component file.

    >>> components_text("mutiny.games.meuterer").startswith("# The components of Meuterer")
    True
    """
    return files(package).joinpath("components.toml").read_text(encoding="utf-8")


def clean_text(option: str, text: str) -> str:
    """Return the text of an option in the form that records hold: line feeds, and spaces for all other blanks.

    Editors write byte order marks, tabs and carriage returns into files, and a record refuses those. Any other
    character that cannot be printed is refused here, with its line number.

    >>> clean_text("islands", "\\ufeff[[island]]\\r\\nid\\t= 'hochland'")
    "[[island]]\\nid = 'hochland'"
    >>> clean_text("islands", "[[island]]\\nid = '\\x1b'")
    Traceback (most recent call last):
    mutiny.kernel.errors.BadOptions: option islands, line 2: there is a character that cannot be printed.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    plain_lines = ["".join(" " if sign.isspace() else sign for sign in line) for line in lines]
    for number, line in enumerate(plain_lines, start=1):
        if not line.isprintable():
            raise BadOptions(f"option {option[:40]}, line {number}: there is a character that cannot be printed.")
    return "\n".join(plain_lines)


def parse_components(option: str, text: str) -> dict[str, Any]:
    """Parse the text that replaces a component file; refuse one that is not TOML, or that nests too deeply.

    The nesting is checked before: a few kilobytes of nested tables would occupy a server for a second.

    >>> parse_components("islands", "[cards]\\nruby = 4")
    {'cards': {'ruby': 4}}
    >>> parse_components("islands", "a" + ".c" * 4000 + " = 1")
    Traceback (most recent call last):
    mutiny.kernel.errors.BadOptions: option islands, line 1: nested too deeply; at most 8 levels are needed.
    >>> parse_components("islands", "a = [")
    Traceback (most recent call last):
    mutiny.kernel.errors.BadOptions: option islands: not a TOML file: Invalid value (at end of document).
    """
    line = too_deep_line(text)
    if line is not None:
        raise BadOptions(f"option {option}, line {line}: nested too deeply; at most {DEEPEST} levels are needed.")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOptions(f"option {option}: not a TOML file: {error}.") from None


def too_deep_line(text: str) -> int | None:
    """Return the first line of a TOML text on which keys, tables or arrays nest too deeply; None if there is none.

    It reads every character once, and knows no more of TOML than strings, comments, brackets and dots.

    >>> too_deep_line("a.b = 1\\n[c.d]\\ne = [[1.5, 2.5], '[[[[[[[[['] # [[[[[[[[")
    >>> too_deep_line("\\nx = [[[[[[[[[1]]]]]]]]]")
    2
    """
    line, depth, dots, place = 1, 0, 0, 0
    while place < len(text):
        sign = text[place]
        if sign in "\"'":
            quotes = sign * 3 if text.startswith(sign * 3, place) else sign
            end = _end_of_string(text, place + len(quotes), quotes)
            line += text.count("\n", place, end)
            place = end
            continue
        if sign == "#":
            end = text.find("\n", place)
            place = len(text) if end < 0 else end
            continue
        place += 1
        if sign == "\n":
            line += 1
        depth += (sign in "[{") - (sign in "]}")
        dots = dots + 1 if sign == "." else 0 if sign in "\n=," else dots
        if depth > DEEPEST or dots >= DEEPEST:
            return line
    return None


def _end_of_string(text: str, place: int, quotes: str) -> int:
    """Return the place after a string whose contents begin at a place; after the line if it is not closed there."""
    sign = quotes[0]
    while place < len(text):
        if text.startswith(quotes, place):
            end = place + len(quotes)
            # Before the three quotes that end a text of several lines there may be two that belong to it.
            while len(quotes) == 3 and end < place + 5 and text.startswith(sign, end):
                end += 1
            return end
        if len(quotes) == 1 and text[place] == "\n":
            return place
        # A backslash protects the next character, but not in strings with single quotes.
        place += 2 if text[place] == "\\" and sign == '"' else 1
    return len(text)


def read_components(package: str) -> dict[str, Any]:
    """Return the components of a game, without their provenance.

    >>> read_components("mutiny.games.meuterer")["cards"]["ruby"]
    4
    """
    whole: dict[str, Any] = plain(tomllib.loads(components_text(package)))
    return whole


def plain(value: Any) -> Any:
    """Return a value, and everything in it, without provenance.

    >>> plain({"two": {"value": 3, "from": "stated"}, "one": 4})
    {'two': 3, 'one': 4}
    """
    if isinstance(value, dict):
        if set(value) == {"value", "from"}:
            return value["value"]
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [plain(inner) for inner in value]
    return value
