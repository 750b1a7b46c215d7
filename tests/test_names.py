"""No two classes of the program share a name."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tools", "benchmarks", "examples")


def classes() -> dict[str, list[str]]:
    """Return the places of all classes, including inner ones, by name."""
    found: dict[str, list[str]] = defaultdict(list)
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            place = path.relative_to(ROOT).as_posix()
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(f"{place}:{node.lineno}")
    return found


def test_no_two_classes_share_a_name() -> None:
    found = classes()
    assert len(found) > 100
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
