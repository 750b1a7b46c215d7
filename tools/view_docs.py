"""Write docs/views.md: the fields of views and events, for every game, from the types that the games declare.

Usage: python -m tools.view_docs [--check]. With --check it writes nothing, and exits with 1 if the page is out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, is_typeddict

import mutiny
from mutiny.i18n import Messages
from mutiny.kernel.blame import plugin_of
from mutiny.kernel.plugin import part
from mutiny.testing.declared import DeclaredField, bare, event_kinds, fields_of, places, view_types
from tools.generated import write_or_compare

TARGET = Path(__file__).resolve().parent.parent / "docs" / "views.md"
HEAD = """# Views and events, field by field

Written by `python -m tools.view_docs` from the types that the games declare (`view_types.py` and `event_types.py` in a
game's folder). `make lint` checks that it is up to date; tests check that every view and every event is exactly as it
says here. [The protocol](protocol.md) says when views and events are sent.

A view has the fields for everybody and, for a seat, its own. An event has `kind`, `clause`, the `seat` that it is
about, and its facts; secret facts are told only to those who may know them. `null` is written where there is nothing
to tell. A question mark after a field says that it may be missing.
"""


class Section:
    """The tables of one game. Structures within a view have separate tables after it."""

    def __init__(self, name: str) -> None:
        self.lines = [f"## {Messages('en', name).text(f'{name}-title')}", ""]
        declared = {**vars(part(name, "view_types")), **vars(part(name, "event_types"))}
        self.words = {value: each for each, value in declared.items() if get_origin(value) is Literal}
        for value, each in self.words.items():
            self.lines.append(f"- {each}: {', '.join(f'`{word}`' for word in get_args(value))}")
        self.lines.append("")
        self.structs: dict[str, Any] = {}

    def type(self, hint: Any) -> str:
        """Return a type in words."""
        by_place = places(hint)
        if by_place is not None:
            return f"[{', '.join(self.type(each) for each in by_place)}]"
        hint = bare(hint)
        origin, inner = get_origin(hint), get_args(hint)
        if is_typeddict(hint):
            self.structs.setdefault(hint.__name__, hint)
            return str(hint.__name__)
        if origin in (Union, UnionType):
            return " or ".join(self.type(each) for each in inner)
        if origin is Literal:
            return self.words.get(hint) or ", ".join(f"`{word}`" for word in inner)
        if origin is list:
            return f"list of {self.type(inner[0])}"
        if origin is dict:
            return f"object of {self.type(inner[1])}"
        return {int: "number", str: "text", bool: "true or false", NoneType: "null"}[hint]

    def table(self, fields: list[DeclaredField]) -> None:
        """Write a table of fields."""
        self.lines += ["| field | type | meaning |", "| --- | --- | --- |"]
        for field in fields:
            mark = "" if field.required else "?"
            self.lines.append(f"| `{field.name}`{mark} | {self.type(field.type)} | {field.about} |")
        self.lines.append("")

    def views(self, public: Any, own: Any) -> None:
        """Write the tables of a view and of the structures in it."""
        self.lines += [f"**{public.__doc__}**", ""]
        self.table(fields_of(public))
        names = {field.name for field in fields_of(public)}
        self.lines += [f"**{own.__doc__}**", ""]
        self.table([field for field in fields_of(own) if field.name not in names])
        done: set[str] = set()
        while missing := [name for name in self.structs if name not in done]:
            for name in missing:
                done.add(name)
                about = self.structs[name].__doc__
                self.lines += [f"`{name}`: {about}" if about else f"`{name}`", ""]
                self.table(fields_of(self.structs[name]))

    def events(self, kinds: list[Any]) -> None:
        """Write the table of events."""
        self.lines += ["| event | about | facts | secret facts | what happened |", "| --- | --- | --- | --- | --- |"]
        for kind in kinds:
            facts, secret = (
                "; ".join(f"`{field.name}`{'' if field.required else '?'}: {field.about}" for field in fields_of(each))
                for each in (kind.facts, kind.secret)
            )
            about = "a seat" if kind.about_seat else "the table"
            self.lines.append(f"| `{kind.name}` | {about} | {facts} | {secret} | {kind.about} |")
        self.lines.append("")


def section(name: str) -> list[str]:
    """Return the tables of a game, or an empty list if it declares no types."""
    views, kinds = view_types(name), event_kinds(name)
    if views is None or kinds is None:
        return []
    made = Section(name)
    made.views(*views)
    made.events(list(kinds.values()))
    return made.lines


def page() -> str:
    """Return the whole page."""
    names = [name for name in mutiny.game_names() if not plugin_of(mutiny.game(name))]
    return "\n".join([HEAD, *(line for name in names for line in section(name))])


def main() -> int:
    """Write the page, or compare it."""
    return write_or_compare({TARGET: page()}, "view_docs")


if __name__ == "__main__":
    sys.exit(main())
