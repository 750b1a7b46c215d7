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


def explain_error(error: str, types: tuple[str, ...] = ()) -> str:
    """Return a sentence for a validation error; `types` are the message types that exist.

    >>> explain_error("Expected `int`, got `str` - at `$.at`")
    "'at' must be a whole number, not a text."
    >>> explain_error("Object missing required field `id`")
    "the field 'id' is missing."
    >>> explain_error("Invalid value 'mov' - at `$.type`", ("hello", "move"))
    "there are no messages of type 'mov'; there are hello, move."
    >>> explain_error("Expected `str` of length <= 40 - at `$.bots[2]`")
    "'bots[2]' must be a text of at most 40 characters."
    >>> explain_error("JSON is malformed: invalid character (byte 0)")
    'this is not JSON: invalid character (byte 0).'
    """
    where = _PLACE.search(error)
    message = error if where is None else error[: where.start()]
    path = "" if where is None else where["path"].removeprefix(".").replace("[...]", "")
    return _sentence(message, path, types)[:LONGEST]


def _sentence(message: str, path: str, types: tuple[str, ...]) -> str:
    if message.startswith("JSON is malformed: "):
        return f"this is not JSON: {message.removeprefix('JSON is malformed: ')}."
    if message == "Input data was truncated":
        return "this is not JSON: it ends too early."
    of = f" of '{path}'" if path else ""
    if message.startswith("Object missing required field "):
        return f"the field '{_quoted(message)}'{of} is missing."
    if message.startswith("Object contains unknown field "):
        return f"there is no field '{_quoted(message)}'{of}."
    if message.startswith("Invalid value ") and path == "type":
        tag = message.removeprefix("Invalid value ")[:60]
        return f"there are no messages of type {tag}; there are {', '.join(types)}."
    if message.startswith("Expected "):
        subject = f"'{path}'" if path else "it"
        expected, _, got = message.removeprefix("Expected ").partition(", got ")
        return f"{subject} must be {_expected(expected)}{f', not {_named(got)}' if got else ''}."
    return f"{message[:1].lower()}{message[1:]}{of}."


def _quoted(message: str) -> str:
    return message.partition("`")[2].rpartition("`")[0][:60]


def _expected(text: str) -> str:
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
