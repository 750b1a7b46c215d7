"""Check that code outside a game's folder does not name the game: a game provides what others need as a part.

Usage: python tools/check_game_names.py. It reads src/mutiny/**/*.py except src/mutiny/games/GAME, tools/*.py, and
src/mutiny/i18n/**/*.ftl. It prints FILE:LINE: reason for every finding, and exits with 1 if there is one. The games are
those of the entry-point group `mutiny.games` in pyproject.toml.

A finding is a name in the code that contains a game's name, an import of a game, or a string without blanks that
contains one. Docstrings, comments, and strings with blanks (sentences and examples for people) may name games. In the
shared texts, a finding is the id of a message, or a choice between games.

Imports the standard library only.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXCEPTIONS = {
    "src/mutiny/cli/titles.py": "the game that is played if nobody names one",
    "src/mutiny/protocol/api.py": "an example in the description of the HTTP API",
    "tools/check_texts.py": "words that are wrong in the texts of one game and right in those of others",
    "tools/full_screen_shots.py": "the pictures in docs, which are chosen by hand",
    "tools/web_pictures.py": "the animated pictures of the README, which are chosen by hand",
    "tools/web_shots.py": "the pictures in docs, which are chosen by hand",
}
"""The files that may name a game, each with the reason."""
TEXT_NAME = re.compile(r"^(-?[a-z][a-z0-9-]*) *=|^ *\*?\[([a-z0-9-]+)\]", re.MULTILINE)
"""The id of a message, or the key of a choice."""


def game_names(root: Path = ROOT) -> list[str]:
    """Return the games of this distribution."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return sorted(project["entry-points"]["mutiny.games"])


def findings(source: str, games: list[str]) -> list[tuple[int, str]]:
    """Return the lines that name a game, and the names."""
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


def text_findings(source: str, games: list[str]) -> list[tuple[int, str]]:
    """Return the lines of a Fluent file whose ids or choices name a game.

    >>> text_findings("a = { $game ->\\n    [chess] Chess\\n   *[other] ?\\n}\\nchess-move = Move\\n", ["chess"])
    [(2, "'chess' names the game chess"), (5, "'chess-move' names the game chess")]
    """
    found = []
    for match in TEXT_NAME.finditer(source):
        word = match[1] or match[2]
        for game in games:
            if game in word:
                found.append((source.count("\n", 0, match.start()) + 1, f"{word!r} names the game {game}"))
    return found


def _prose(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the strings that stand alone: docstrings of modules, classes, functions and values."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def _words(node: ast.AST) -> Iterator[str]:
    """Yield the names that a node brings into the code, and its string unless people read it."""
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
    """Print all findings; return 1 if there are any."""
    games = game_names(root)
    package = root / "src" / "mutiny"
    own = [package / "games" / game for game in games]
    count = 0
    texts = (package / "i18n").rglob("*.ftl")
    for path in sorted([*package.rglob("*.py"), *(root / "tools").glob("*.py"), *texts]):
        name = path.relative_to(root).as_posix()
        if name in EXCEPTIONS or any(folder in path.parents for folder in own):
            continue
        look = text_findings if path.suffix == ".ftl" else findings
        for line, reason in look(path.read_text(encoding="utf-8"), games):
            print(f"{name}:{line}: {reason}; a game brings what is its own as a part.")
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
