"""Checks that code outside a game's folder does not name the game: what it needs of a game, the game brings as a part.

Usage: python tools/check_game_names.py. Reads src/mutiny/**/*.py but for src/mutiny/games/GAME, and prints
FILE:LINE: reason for every finding; 1 if there is one. The games are those of the entry-point group `mutiny.games` in
pyproject.toml.

A finding is a name in the code that contains a game's name, an import of a game, or a string without blanks that
contains one. Docstrings, comments, and strings with blanks (sentences and examples for people) may name games.

Imports the standard library.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXCEPTIONS = {
    "cli/titles.py": "the game that is played if nobody names one",
    "wire/api.py": "an example in the description of the HTTP API",
}
"""The files under src/mutiny that may name a game, and why."""


def game_names(root: Path = ROOT) -> list[str]:
    """The games of this distribution."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return sorted(project["entry-points"]["mutiny.games"])


def findings(source: str, games: list[str]) -> list[tuple[int, str]]:
    """The lines that name a game, and what they name."""
    tree = ast.parse(source)
    prose = {id(text) for text in _prose(tree)}
    found = []
    for node in ast.walk(tree):
        if id(node) in prose:
            continue
        for word in _words(node):
            for game in games:
                if game in word.lower():
                    found.append((getattr(node, "lineno", 1), f"{word!r} names the game {game}"))
    return sorted(set(found))


def _prose(tree: ast.AST) -> Iterator[ast.AST]:
    """Strings that stand alone: docstrings of modules, classes, functions and values."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def _words(node: ast.AST) -> Iterator[str]:
    """The names that a node brings into the code, and its string unless people read it."""
    match node:
        case ast.Constant(value=str(text)):
            if not any(sign.isspace() for sign in text):
                yield text
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.AsyncFunctionDef(name=name):
            yield name
        case ast.arg(arg=name):
            yield name
        case ast.keyword(arg=str(name)):
            yield name
        case ast.ImportFrom(module=str(name)):
            yield name
        case ast.alias(name=name, asname=other):
            yield name
            if other is not None:
                yield other


def main(root: Path = ROOT) -> int:
    """Print all findings; 1 if there are any."""
    games = game_names(root)
    package = root / "src" / "mutiny"
    own = [package / "games" / game for game in games]
    count = 0
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package).as_posix()
        if name in EXCEPTIONS or any(folder in path.parents for folder in own):
            continue
        for line, reason in findings(path.read_text(encoding="utf-8"), games):
            print(f"{path.relative_to(root).as_posix()}:{line}: {reason}; a game brings what is its own as a part.")
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
