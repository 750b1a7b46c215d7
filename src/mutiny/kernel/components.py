# mypyc: skip
# This runs once, on data, so compiling it would gain nothing.
"""Components as data: a file `components.toml` in each game's folder holds every number and where it comes from.

A value may stand alone (`sole = 4`) or with its provenance (`sole = { value = 4, from = "stated" }`).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from mutiny.kernel.errors import BadOptions


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
