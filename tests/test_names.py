"""No two classes or types share a name: of Python in the whole program with its tests, and of the web client."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tools", "benchmarks", "examples", "tests")
CLIENT = ROOT / "web" / "src"
CALLED = {"TypedDict", "NamedTuple", "NewType", "Enum"}
"""Functions that make a class when they are called."""
DECLARED = re.compile(r"^ *(?:export )?(?:abstract )?(?:class|interface|enum) (\w+)", re.MULTILINE)
TYPE_NAME = re.compile(r"[A-Z][a-z]\w*")
WORDS_OF_A_GAME = {"constants.py", "view_types.py"}
"""Modules with the words of a game as types: its cards, roles and phases. Games may have the same words."""
PROPS = "Props"
"""The name of the properties in every component, which no other file sees."""


def class_of(node: ast.AST) -> str | None:
    """Return the name of the class that a node of the syntax tree makes, if any."""
    if isinstance(node, ast.ClassDef):
        return node.name
    made = node.value if isinstance(node, ast.Assign) else None
    if isinstance(made, ast.Call) and isinstance(made.func, ast.Name) and made.func.id in CALLED:
        name = made.args[0]
        return name.value if isinstance(name, ast.Constant) and isinstance(name.value, str) else None
    return None


def python_classes() -> dict[str, list[str]]:
    """Return the places of all classes, including inner ones, by name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = class_of(node)
            if name is not None:
                found[name].append(path.relative_to(ROOT).as_posix())
    return found


def python_types() -> dict[str, list[str]]:
    """Return the places of all named types, such as `Names = list[str]`, by name; those of tests are left out."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in (path for folder in FOLDERS[:-1] for path in sorted((ROOT / folder).rglob("*.py"))):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=made) if TYPE_NAME.fullmatch(name):
                    variable = isinstance(made, ast.Call) and ast.unparse(made.func) == "TypeVar"
                    if class_of(node) is None and not variable and path.name not in WORDS_OF_A_GAME:
                        found[name].append(path.relative_to(ROOT).as_posix())
    return found


def client_classes() -> dict[str, list[str]]:
    """Return the places of the classes and interfaces of the web client, by name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(path for kind in ("*.ts", "*.svelte") for path in CLIENT.rglob(kind)):
        for name in DECLARED.findall(path.read_text(encoding="utf-8")):
            found[name].append(path.relative_to(ROOT).as_posix())
    found.pop(PROPS)
    return found


def shared(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return the names that stand in more than one place."""
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_two_classes_share_a_name() -> None:
    found = python_classes()
    assert len(found) > 500
    assert "MeutererMutinyFacts" in found  # made by a call
    assert shared(found) == {}


def test_no_two_types_share_a_name() -> None:
    found, classes = python_types(), python_classes()
    assert len(found) > 50
    assert "SeatEvent" in found
    assert {name: places + classes[name] for name, places in found.items() if len(places) > 1 or name in classes} == {}


def test_no_two_classes_of_the_client_share_a_name() -> None:
    found = client_classes()
    assert len(found) > 100
    assert shared(found) == {}
