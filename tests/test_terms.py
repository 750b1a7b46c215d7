"""The terms of docs/terms.md: every name exists, and every term has one line."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROW = re.compile(r"\| (?P<term>[^|]+) \| (?P<meaning>[^|]+) \| (?P<names>[^|]+) \|")
OPTIONAL = {"pettingzoo", "pyspiel"}
"""Packages that the research extras install."""


def rows() -> list[tuple[str, str]]:
    """Return every term with the names that use it."""
    text = (ROOT / "docs" / "terms.md").read_text(encoding="utf-8")
    found = [match for line in text.splitlines() if (match := ROW.fullmatch(line))]
    return [(match["term"], match["names"]) for match in found if match["term"] not in {"term", "---"}]


def resolve(name: str) -> object:
    """Return the module, or the attribute of a module, with a dotted name below `mutiny`."""
    words = ["mutiny", *name.split(".")]
    for length in range(len(words), 0, -1):
        try:
            found: object = import_module(".".join(words[:length]))
        except ModuleNotFoundError as error:
            if error.name in OPTIONAL:
                pytest.skip(f"{error.name} is not installed")
            continue
        for word in words[length:]:
            found = getattr(found, word)
        return found
    raise AssertionError(name)


@pytest.mark.parametrize(("term", "names"), rows())
def test_names_exist(term: str, names: str) -> None:
    quoted = re.findall(r"`([^`]+)`", names)
    assert quoted, f"{term} has no name"
    for name in quoted:
        if "/" in name:
            assert (ROOT / name).exists(), name
        else:
            resolve(name)


def test_terms_are_unique() -> None:
    terms = [term for term, _ in rows()]
    assert len(terms) > 120
    assert sorted(set(terms)) == sorted(terms)
