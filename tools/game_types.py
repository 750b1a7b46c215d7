"""Write web/src/games/GAME/types.generated.ts: the views and events of a game as TypeScript, from its Python types.

Usage: python -m tools.game_types [--check]. With --check it writes nothing, and exits with 1 if a file is out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, is_typeddict

import mutiny
from mutiny.kernel.events import EventKind
from mutiny.kernel.plugin import part
from mutiny.testing.declared import DeclaredField, bare, event_kinds, fields_of, places, view_types
from tools.generated import write_or_compare

GAMES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
FILE = "types.generated.ts"
HEAD = "// Made by tools/game_types.py from the Python types of the game. Do not edit.\n"
PLAIN = {int: "number", str: "string", bool: "boolean", NoneType: "null", None: "null"}


def camel(name: str) -> str:
    """Return a name of several words as the name of a type.

    >>> camel("leave-captain")
    'LeaveCaptain'
    """
    return "".join(word.capitalize() for word in name.split("-"))


class Page:
    """The TypeScript source of the types of one game."""

    def __init__(self, game: str) -> None:
        self.title = camel(game)
        self.lines: list[str] = [HEAD]
        self.aliases: dict[Any, str] = {}
        # A TypedDict cannot be compared with other objects, so names, not types, tell what has been written already.
        self.written: set[str] = set()
        self.lacking: dict[str, list[str]] = {}
        self.lists = {
            value: name
            for name, value in vars(part(game, "constants") or self).items()
            if name.isupper() and isinstance(value, tuple)
        }
        for module in (part(game, "view_types"), part(game, "event_types")):
            for name, value in vars(module).items():
                if get_origin(value) in (Literal, Annotated, Union, UnionType):
                    self.aliases.setdefault(value, name)

    def type(self, hint: Any) -> str:
        """Return a type in TypeScript. Types that it refers to are written first."""
        for each in (hint, bare(hint)):
            if each in self.aliases:
                return self._alias(each)
        by_place = places(hint)
        if by_place is not None:
            return f"[{', '.join(self.type(each) for each in by_place)}]"
        hint = bare(hint)
        origin, inner = get_origin(hint), get_args(hint)
        if is_typeddict(hint):
            self.interface(hint)
            return str(hint.__name__)
        if origin is Literal:
            return " | ".join(f"'{word}'" for word in inner)
        if origin in (Union, UnionType):
            return self._union(inner)
        if origin is list:
            item = self.type(inner[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            # Keys of JSON are strings, and code may look up any of them.
            return f"Record<string, {self.type(inner[1])}>"
        return PLAIN[hint]

    def _union(self, inner: tuple[Any, ...]) -> str:
        """Return a union. Its interfaces declare the fields they lack, so that code may read any of them."""
        structs = [bare(each) for each in inner if is_typeddict(bare(each))]
        names = {field.name: None for each in structs for field in fields_of(each)}
        for each in structs:
            own = {field.name for field in fields_of(each)}
            self.lacking[each.__name__] = [name for name in names if name not in own]
        return " | ".join(self.type(each) for each in inner)

    def _alias(self, hint: Any) -> str:
        name = self.aliases[hint]
        if name in self.written:
            return name
        self.written.add(name)
        words = get_args(hint)
        listed = self.lists.get(words) if get_origin(hint) is Literal else None
        if listed is not None:
            self.lines.append(f"export const {listed} = [{', '.join(repr(word) for word in words)}] as const;")
            self.lines.append(f"export type {name} = (typeof {listed})[number];\n")
            return name
        # Write the expression that the name stands for, not the name itself.
        del self.aliases[hint]
        meant = self.type(hint)
        self.aliases[hint] = name
        self.lines.append(f"export type {name} = {meant};\n")
        return name

    def fields(self, fields: list[DeclaredField], note: str = "", optional: bool = False) -> list[str]:
        """Return the lines of some fields, each with its meaning."""
        lines = []
        for field in fields:
            mark = "" if field.required and not optional else "?"
            about = field.about[:1].upper() + field.about[1:]
            lines += [f"  /** {about}{note}. */", f"  {field.name}{mark}: {self.type(field.type)};"]
        return lines

    def interface(self, declared: Any) -> None:
        """Write a TypedDict unless it has been written already."""
        if declared.__name__ not in self.written:
            self.written.add(declared.__name__)
            lacking = [f"  {name}?: never;" for name in self.lacking.get(declared.__name__, [])]
            self._write(declared.__name__, declared.__doc__, self.fields(fields_of(declared)) + lacking)

    def _write(self, name: str, about: str | None, lines: list[str]) -> None:
        doc = [f"/** {' '.join(about.split())} */"] if about else []
        self.lines.append("\n".join([*doc, f"export interface {name} {{", *lines, "}"]) + "\n")

    def views(self, public: Any, own: Any) -> None:
        """Write the public view and the additional part of a seat's view."""
        shown = fields_of(public)
        names = {field.name for field in shown}
        self._write(f"{self.title}PublicView", public.__doc__, self.fields(shown))
        more = [field for field in fields_of(own) if field.name not in names]
        lines = self.fields(more, optional=True)
        about = f"{own.__doc__} A spectator's view has none of these."
        self._write(f"{self.title}View extends {self.title}PublicView", about, lines)
        # Within the folder of the game the name of the game goes without saying.
        self.lines.append(f"export type View = {self.title}View;\n")

    def events(self, kinds: list[EventKind[Any, Any]]) -> None:
        """Write the events, and the union of them all."""
        for kind in kinds:
            lines = [
                f"  kind: '{kind.name}';",
                "  clause: string;",
                f"  seat: {'number' if kind.about_seat else 'null'};",
            ]
            lines += self.fields(fields_of(kind.facts))
            lines += self.fields(fields_of(kind.secret), "; secret", optional=True)
            self._write(f"{self.title}{camel(kind.name)}Event", kind.about, lines)
        union = "\n".join(f"  | {self.title}{camel(kind.name)}Event" for kind in kinds)
        self.lines.append(f"export type {self.title}Event =\n{union};")


def page(game: str) -> str | None:
    """Return the whole file of a game, or None if it declares no types."""
    views, kinds = view_types(game), event_kinds(game)
    if views is None or kinds is None:
        return None
    made = Page(game)
    made.views(*views)
    made.events(list(kinds.values()))
    return "\n".join(made.lines) + "\n"


def pages() -> dict[Path, str]:
    """Return all files: those of the games that the client draws."""
    made = {GAMES / name / FILE: page(name) for name in mutiny.game_names() if (GAMES / name).is_dir()}
    return {path: text for path, text in made.items() if text is not None}


def main() -> int:
    """Write the files, or compare them."""
    return write_or_compare(pages(), "game_types")


if __name__ == "__main__":
    sys.exit(main())
