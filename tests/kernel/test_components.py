"""Components as data: every number of every game names its source, and can be read without it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from mutiny.kernel.components import components_text, parse_components, plain, read_components
from mutiny.kernel.errors import BadOptions

GAMES = ("cartagena", "meuterer", "traitres")


def leaves(value: Any) -> Iterator[Any]:
    """Yield everything that is not a table, except for tables with a value."""
    if isinstance(value, dict) and "value" not in value:
        for inner in value.values():
            yield from leaves(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner)
    else:
        yield value


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_its_provenance(game: str) -> None:
    whole = tomllib.loads(components_text(f"mutiny.games.{game}"))
    stated = [leaf for leaf in leaves(whole) if isinstance(leaf, dict)]
    assert len(stated) > 10
    assert all(set(leaf) == {"value", "from"} and type(leaf["from"]) is str for leaf in stated)
    # A plain number is not a component but a key: a number of players.
    assert {leaf for leaf in leaves(whole) if type(leaf) is int} <= set(range(3, 9))


@pytest.mark.parametrize("game", GAMES)
def test_without_provenance(game: str) -> None:
    package = f"mutiny.games.{game}"
    read = read_components(package)
    assert read == plain(tomllib.loads(components_text(package)))
    assert all(not isinstance(leaf, dict) for leaf in leaves(read))


def test_plain() -> None:
    assert plain(7) == 7
    assert plain({"a": [{"b": {"value": 3, "from": "stated"}}, 4], "c": "d"}) == {"a": [{"b": 3}, 4], "c": "d"}
    # A table that has only a value is an ordinary table.
    assert plain({"value": 3}) == {"value": 3}
    assert plain({"value": 3, "from": "x", "note": "y"}) == {"value": 3, "from": "x", "note": "y"}


@pytest.mark.parametrize(
    "text",
    [
        "a" + ".c" * 4000 + " = 1",
        "a = {b" + ".c" * 4000 + " = 1}",
        "[a" + ".b" * 100 + "]",
        "a = " + "[" * 4000,
        "a = [\n" * 2000,
        "a = " + "{b = " * 1000,
        # What looks like the end of a string, or like a comment, hides nothing.
        'a = ["""x"""", ' + "[" * 4000 + ', "',
        "a = ['''x''''', " + "[" * 4000 + ", '",
        'a = ["""\\"""", ' + "[" * 4000 + ' """',
        "a = ['\\', " + "[" * 4000,
        "a = 'b\n" + "c = " + "[" * 4000,
        "# 'a\nb" + ".c" * 4000 + " = 1",
        'a = "\\"" # "\n' + "b = " + "[" * 4000,
    ],
)
def test_deep_texts_are_not_parsed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(text: str) -> None:
        raise AssertionError("it was parsed")

    monkeypatch.setattr(tomllib, "loads", never)
    with pytest.raises(BadOptions, match="nested too deeply; at most 8 levels are needed"):
        parse_components("islands", text)


@pytest.mark.parametrize("package", ["mutiny.games.meuterer", "mutiny.games.cartagena"])
def test_our_own_files_are_not_too_deep(package: str) -> None:
    text = components_text(package)
    assert parse_components("islands", text) == tomllib.loads(text)


def test_brackets_in_strings_and_comments_do_not_count() -> None:
    lines = [
        'a = ["""[[[[[[[[["""", "\\"[[[[[[[[["] # [[[[[[[[[',
        "b = '[[[[[[[[[' # a.a.a.a.a.a.a.a.a.a",
        'c = "a.b.c.d.e.f.g.h.i.j"',
    ]
    text = "\n".join(lines)
    assert parse_components("islands", text) == tomllib.loads(text)


def test_a_number_that_is_too_long_is_refused() -> None:
    with pytest.raises(BadOptions, match="not a TOML file: "):
        parse_components("islands", "a = " + "9" * 8000)


@pytest.mark.parametrize("text", ['a = "b', "a = 'b", 'a = """b', 'a = "b\\'])
def test_a_string_without_an_end_is_left_to_the_parser(text: str) -> None:
    with pytest.raises(BadOptions, match="islands"):
        parse_components("islands", text)
