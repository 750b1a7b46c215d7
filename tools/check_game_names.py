"""Check that code outside a game's folder does not name the game: a game provides what others need as a part.

Usage: python tools/check_game_names.py. It reads src/mutiny/**/*.py except src/mutiny/games/GAME, tools/**/*.py, and
src/mutiny/i18n/**/*.ftl. It prints FILE:LINE: reason for every finding, and exits with 1 if there is one. The games are
those of the entry-point group `mutiny.games` in pyproject.toml.

A finding is a name in the code that contains a game's name, an import of a game, or a string that contains one.
Docstrings, comments, and strings with blanks (sentences and examples for people) may name games, but the program must
not compare such a string, look something up with it, or split it. In the shared texts, a finding is the id of a message
or an attribute, a reference to one, or a choice between games.

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
TEXT_NAME = re.compile(r"^(-?[\w-]+) *=|^ +\.([\w-]+) *=|^ *\*?\[([\w-]+)\]|\{ *(-?[\w-]+)")
"""The id of a message or an attribute, the key of a choice, or a reference."""


def game_names(root: Path = ROOT) -> list[str]:
    """Return the games of this distribution."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return sorted(project["entry-points"]["mutiny.games"])


def findings(source: str, games: list[str]) -> list[tuple[int, str]]:
    """Return the lines that name a game, and the names."""
    tree = ast.parse(source)
    docs = {id(text) for text in _docstrings(tree)}
    used = {id(text) for text in _used(tree)}
    found = []
    for node in ast.walk(tree):
        if id(node) in docs:
            continue
        for word in _words(node, prose=id(node) not in used):
            for game in games:
                if game in word.lower():
                    found.append((getattr(node, "lineno", 1), f"{word!r} names the game {game}"))
    return sorted(set(found))


def text_findings(source: str, games: list[str]) -> list[tuple[int, str]]:
    """Return the lines of a Fluent file whose ids or choices name a game.

    >>> text_findings("a = { $game ->\\n    [chess] Chess\\n   *[other] ?\\n}\\nchess-move = Move\\n", ["chess"])
    [(2, "'chess' names the game chess"), (5, "'chess-move' names the game chess")]
    """
    return [
        (number, f"{word!r} names the game {game}")
        for number, line in enumerate(source.splitlines(), 1)
        if not line.startswith("#")
        for match in TEXT_NAME.finditer(line)
        for word in match.groups()
        if word is not None
        for game in games
        if game in word.lower()
    ]


def _docstrings(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the strings that stand alone: docstrings of modules, classes, functions and values."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def _used(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield what the program compares, looks up or takes apart, and so does not only show to people."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                yield from (left, *others)
            case ast.MatchValue(value=value) | ast.Subscript(slice=value):
                yield value
            case ast.Dict(keys=keys):
                yield from (key for key in keys if key is not None)
            case ast.Call(func=ast.Attribute(value=value)):
                yield value


def _words(node: ast.AST, prose: bool) -> Iterator[str]:
    """Yield the names that a node brings into the code, and its string unless it is prose with blanks."""
    if isinstance(node, ast.Constant):
        text = node.value.decode("latin-1") if isinstance(node.value, bytes) else node.value
        if isinstance(text, str) and not (prose and any(sign.isspace() for sign in text)):
            yield text
        return
    for _, value in ast.iter_fields(node):
        yield from (word for word in (value if isinstance(value, list) else [value]) if isinstance(word, str))


def main(root: Path = ROOT) -> int:
    """Print all findings; return 1 if there are any."""
    games = game_names(root)
    package = root / "src" / "mutiny"
    own = [package / "games" / game for game in games]
    count = 0
    texts = (package / "i18n").rglob("*.ftl")
    for path in sorted([*package.rglob("*.py"), *(root / "tools").rglob("*.py"), *texts]):
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
