"""Every clause of a rulebook has a test that carries its id, and nothing cites a clause that does not exist.

The markers are read from the sources of the tests, not from the collected tests, so this holds for any selection.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from helpers.kits import Kit, kits
from kernel.tables import words

import mutiny
from mutiny import rulebook

TESTS = Path(__file__).parent
SOURCES = Path(mutiny.__file__).parent
GAMES = rulebook.games()
CITATION = re.compile(r"\b(?:C\d|M(?:P|\d{1,2})|T(?:T|\d))\.\d+\b")


class Marker:
    """One `@pytest.mark.rule(...)` and its position."""

    def __init__(self, clause: str, where: str, on_test: bool) -> None:
        self.clause = clause
        self.where = where
        self.on_test = on_test


def markers(path: Path) -> Iterator[Marker]:
    """Yield the rule markers of a file. Their arguments must be literal strings to be readable from the source."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            where = f"{path.name}:{node.lineno}"
            assert node.args, f"{where}: a marker without a clause"
            assert not node.keywords, f"{where}: a marker takes clauses only"
            decorates = parents(path).get((node.lineno, node.col_offset), "")
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"{where}: write the clause out"
                assert isinstance(argument.value, str), f"{where}: a clause is text"
                yield Marker(argument.value, where, decorates.startswith("test_"))


@cache
def parents(path: Path) -> dict[tuple[int, int], str]:
    """Return the function that each decorator of a file decorates, by the decorator's position."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {
        (decorator.lineno, decorator.col_offset): function.name
        for function in functions
        for decorator in function.decorator_list
    }


@cache
def all_markers() -> list[Marker]:
    return [marker for path in sorted(TESTS.rglob("test_*.py")) for marker in markers(path)]


def known() -> set[str]:
    return {clause.id for game in GAMES for clause in rulebook.load(game).clauses}


def citations(text: str) -> set[str]:
    return set(CITATION.findall(text))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    tested = {marker.clause for marker in all_markers() if marker.on_test}
    untested = [clause.id for clause in rulebook.load(game).clauses if clause.id not in tested]
    assert not untested, f"no test carries {', '.join(untested)}"


def test_no_test_carries_a_clause_that_there_is_not() -> None:
    wrong = [f"{marker.where}: {marker.clause}" for marker in all_markers() if marker.clause not in known()]
    assert not wrong


def test_markers_stand_on_tests() -> None:
    assert not [marker.where for marker in all_markers() if not marker.on_test]


def test_no_source_cites_a_clause_that_there_is_not() -> None:
    """Check that clauses are cited correctly in code, docstrings and comments."""
    cited: dict[str, set[str]] = {}
    for path in (*SOURCES.rglob("*.py"), *SOURCES.rglob("*.toml"), *SOURCES.rglob("*.ftl")):
        for clause in citations(path.read_text(encoding="utf-8")) - known():
            cited.setdefault(str(path.relative_to(SOURCES)), set()).add(clause)
    assert not cited


@pytest.mark.parametrize("game", GAMES)
def test_the_code_of_a_game_cites_every_clause(game: str) -> None:
    """Check that a function names each clause; otherwise the clause is not implemented or hard to find."""
    cited: set[str] = set()
    for path in (SOURCES / "games" / game).rglob("*.py"):
        cited |= citations(expanded(path.read_text(encoding="utf-8")))
    assert {clause.id for clause in rulebook.load(game).clauses} - cited <= UNBUILT


UNBUILT = {"M4.6", "MP.5"}
"""Clauses that only exclude something and therefore need no code."""


def expanded(text: str) -> str:
    """Return a text in which 'M2.1 to M2.4' is expanded to all four ids.

    >>> sorted(citations(expanded("T2.1 to T2.3, M5.1")))
    ['M5.1', 'T2.1', 'T2.2', 'T2.3']
    """
    for chapter, first, last in re.findall(r"\b(C\d|M(?:P|\d+)|T(?:T|\d))\.(\d+) to \1\.(\d+)\b", text):
        text += "".join(f" {chapter}.{number} " for number in range(int(first), int(last) + 1))
    return text


@pytest.mark.parametrize("game", GAMES)
def test_options_cite_clauses(game: str) -> None:
    for option in mutiny.game(game).options:
        assert option.clause in known()
        assert option.name in rulebook.load(game).options
        assert rulebook.load(game).options[option.name].clause == option.clause


@pytest.mark.parametrize("kit", kits(), ids=lambda kit: kit.game.name)
def test_events_cite_clauses(kit: Kit) -> None:
    kinds: dict[str, set[str]] = {}
    for match, rng in kit.matches("clauses", kit.enough):
        for batch in kit.play_out(match, rng, talk=True).events:
            for event in batch:
                kinds.setdefault(event.kind, set()).add(event.clause)
    assert set().union(*kinds.values()) <= {clause.id for clause in rulebook.load(kit.game.name).clauses}
    assert set(kinds) == set(words(kit.events))


def test_the_reader_of_markers_reads_markers(tmp_path: Path) -> None:
    file = tmp_path / "test_some.py"
    file.write_text(
        'import pytest\n@pytest.mark.rule("M1.1", "M9.9")\ndef test_a(): ...\n'
        '@pytest.mark.rule("M2.1")\ndef other(): ...\n'
    )
    assert [(marker.clause, marker.on_test) for marker in markers(file)] == [
        ("M1.1", True),
        ("M9.9", True),
        ("M2.1", False),
    ]
    file.write_text('import pytest\n@pytest.mark.rule("M" + "1.1")\ndef test_a(): ...\n')
    with pytest.raises(AssertionError, match="write the clause out"):
        list(markers(file))
