"""Turns msgspec's validation errors into sentences for people."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 300
KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "null": "null",
    "array": "a list",
    "object": "an object",
}

_PLACE: Final = re.compile(r" - at `(?P<key>key in )?\$(?P<path>[^`]*)`$")
_LENGTH: Final = re.compile(r"`(?P<kind>\w+)` of length (?P<sign><=|>=) (?P<size>\d+)")
_BOUND: Final = re.compile(r"`(?P<kind>int|float)` (?P<sign><=|>=|<|>) (?P<bound>-?[\d.]+)")
_PATTERN: Final = re.compile(r"`str` matching regex '(?P<pattern>.*)'$")
_SIGNS: Final = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than"}


def kindly(error: str, types: tuple[str, ...] = ()) -> str:
    """Return a sentence for a validation error; `types` are the message types that exist.

    >>> kindly("Expected `int`, got `str` - at `$.at`")
    "'at' must be a whole number, not a text."
    >>> kindly("Object missing required field `id`")
    "the field 'id' is missing."
    >>> kindly("Invalid value 'mov' - at `$.type`", ("hello", "move"))
    "there are no messages of type 'mov'; there are hello, move."
    >>> kindly("Expected `str` of length <= 40 - at `$.bots[2]`")
    "'bots[2]' must be a text of at most 40 characters."
    >>> kindly("JSON is malformed: invalid character (byte 0)")
    'this is not JSON: invalid character (byte 0).'
    """
    where = _PLACE.search(error)
    said = error if where is None else error[: where.start()]
    path = "" if where is None else where["path"].removeprefix(".").replace("[...]", "")
    return _sentence(said, path, types)[:LONGEST]


def _sentence(said: str, path: str, types: tuple[str, ...]) -> str:
    if said.startswith("JSON is malformed: "):
        return f"this is not JSON: {said.removeprefix('JSON is malformed: ')}."
    if said == "Input data was truncated":
        return "this is not JSON: it ends too early."
    of = f" of '{path}'" if path else ""
    if said.startswith("Object missing required field "):
        return f"the field '{_quoted(said)}'{of} is missing."
    if said.startswith("Object contains unknown field "):
        return f"there is no field '{_quoted(said)}'{of}."
    if said.startswith("Invalid value ") and path == "type":
        named = said.removeprefix("Invalid value ")[:60]
        return f"there are no messages of type {named}; there are {', '.join(types)}."
    if said.startswith("Expected "):
        subject = f"'{path}'" if path else "it"
        wanted, _, got = said.removeprefix("Expected ").partition(", got ")
        return f"{subject} must be {_wanted(wanted)}{f', not {_named(got)}' if got else ''}."
    return f"{said[:1].lower()}{said[1:]}{of}."


def _quoted(said: str) -> str:
    return said.partition("`")[2].rpartition("`")[0][:60]


def _wanted(text: str) -> str:
    if found := _LENGTH.search(text):
        things = "characters" if found["kind"] == "str" else "elements"
        return f"{_named(found['kind'])} of {_SIGNS[found['sign']]} {found['size']} {things}"
    if found := _BOUND.search(text):
        return f"{_named(found['kind'])} of {_SIGNS[found['sign']]} {found['bound']}"
    if found := _PATTERN.search(text):
        return f"written as {found['pattern']}"
    return _named(text)


def _named(text: str) -> str:
    kinds = text.strip("`").split(" | ")
    return " or ".join(KINDS.get(kind, kind) for kind in kinds)
