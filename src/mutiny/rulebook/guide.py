"""The guide that precedes the clauses: goal, box, overview, crib sheet, tables, examples and advice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mutiny.rulebook.model import Basis, Texts


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts from the side of a box; unknown ones are None. `note` gives the origin of age and duration."""

    age: int | None
    minutes: tuple[int, int] | None
    authors: tuple[str, ...]
    note: Texts | None


@dataclass(frozen=True, slots=True)
class Piece:
    """A component in the box; `picture` is the id of its drawing."""

    picture: str | None
    count: int | None
    name: Texts
    note: Texts | None


@dataclass(frozen=True, slots=True)
class RoundStep:
    """A step of a round; `clause` is the chapter or clause that describes it exactly."""

    clause: str
    title: Texts
    text: Texts


@dataclass(frozen=True, slots=True)
class CribEntry:
    """An explained card, role or piece; `id` is its word in the notation or in a view, `also` are more such words."""

    id: str
    picture: str | None
    clause: str
    name: Texts
    text: Texts
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CribGroup:
    """Entries of the crib sheet under one heading."""

    id: str
    title: Texts
    entries: tuple[CribEntry, ...]


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column of a table, with its heading."""

    id: str
    texts: Texts


@dataclass(frozen=True, slots=True)
class Cell:
    """A number, or a word that `ReferenceTable.words` spells out; `stated` is true if a source states this cell."""

    value: int | str
    stated: bool = False


@dataclass(frozen=True, slots=True)
class ReferenceTable:
    """A table, shown below a clause; `basis` holds for every cell that is not marked as stated."""

    id: str
    clause: str
    basis: Basis
    crib: bool
    title: Texts
    note: Texts | None
    columns: tuple[TableColumn, ...]
    rows: tuple[tuple[Cell, ...], ...]
    words: Mapping[str, Texts]

    def text(self, cell: Cell, lang: str) -> str:
        """Return the text of a cell in one language.

        >>> from mutiny.rulebook.model import Texts
        >>> any_kind = {"any": Texts("any", "n'importe laquelle", "qualsiasi", "jede")}
        >>> table = ReferenceTable("t", "M5.4", "source", True, any_kind["any"], None, (), (), any_kind)
        >>> table.text(Cell("any"), "de"), table.text(Cell(4), "de")
        ('jede', '4')
        """
        word = self.words.get(str(cell.value))
        return str(cell.value) if word is None else word.text(lang)


@dataclass(frozen=True, slots=True)
class Example:
    """An example, shown below a clause; we wrote it ourselves if it has no sources."""

    id: str
    clause: str
    pictures: tuple[str, ...]
    sources: tuple[str, ...]
    title: Texts
    text: Texts


@dataclass(frozen=True, slots=True)
class BeginnerAdvice:
    """A piece of advice for beginners; we wrote it ourselves if it has no sources."""

    sources: tuple[str, ...]
    text: Texts


@dataclass(frozen=True, slots=True)
class GameGuide:
    """The guide to one game, beside its rulebook."""

    game: str
    facts: Facts
    goal: Texts
    box: tuple[Piece, ...]
    steps: tuple[RoundStep, ...]
    crib: tuple[CribGroup, ...]
    tables: tuple[ReferenceTable, ...]
    examples: tuple[Example, ...]
    advice: tuple[BeginnerAdvice, ...]
    terms: tuple[CribEntry, ...] = ()
    """The words that are explained at the table besides the crib sheet."""

    def explanation(self, word: str) -> CribEntry | None:
        """Return the entry, of the crib sheet or beside it, that explains a word of the notation or of a view."""
        entries = [*(entry for group in self.crib for entry in group.entries), *self.terms]
        return next((entry for entry in entries if word == entry.id or word in entry.also), None)

    def tables_at(self, clause: str) -> tuple[ReferenceTable, ...]:
        """Return the tables to show below a clause."""
        return tuple(table for table in self.tables if table.clause == clause)

    def examples_at(self, clause: str) -> tuple[Example, ...]:
        """Return the examples to show below a clause."""
        return tuple(example for example in self.examples if example.clause == clause)

    def told(self, lang: str) -> dict[str, Any]:
        """Return the guide in one language, as plain data."""
        return {
            "age": self.facts.age,
            "minutes": None if self.facts.minutes is None else list(self.facts.minutes),
            "authors": list(self.facts.authors),
            "note": _text(self.facts.note, lang),
            "goal": self.goal.text(lang),
            "box": [
                {
                    "picture": piece.picture,
                    "count": piece.count,
                    "name": piece.name.text(lang),
                    "note": _text(piece.note, lang),
                }
                for piece in self.box
            ],
            "steps": [
                {"clause": step.clause, "title": step.title.text(lang), "text": step.text.text(lang)}
                for step in self.steps
            ],
            "crib": [_told_group(group, lang) for group in self.crib],
            "terms": [_told_entry(entry, lang) for entry in self.terms],
            "tables": [_told_table(table, lang) for table in self.tables],
            "examples": [
                {
                    "id": example.id,
                    "clause": example.clause,
                    "pictures": list(example.pictures),
                    "sources": list(example.sources),
                    "title": example.title.text(lang),
                    "text": example.text.text(lang),
                }
                for example in self.examples
            ],
            "advice": [{"sources": list(each.sources), "text": each.text.text(lang)} for each in self.advice],
        }

    def told_crib(self, lang: str) -> dict[str, Any]:
        """Return the crib sheet in one language, as plain data: its groups, and the tables that it prints."""
        return {
            "crib": [_told_group(group, lang) for group in self.crib],
            "tables": [_told_table(table, lang) for table in self.tables if table.crib],
        }


def _text(texts: Texts | None, lang: str) -> str | None:
    return None if texts is None else texts.text(lang)


def _told_group(group: CribGroup, lang: str) -> dict[str, Any]:
    entries = [_told_entry(entry, lang) for entry in group.entries]
    return {"id": group.id, "title": group.title.text(lang), "entries": entries}


def _told_entry(entry: CribEntry, lang: str) -> dict[str, Any]:
    return {
        "id": entry.id,
        "also": list(entry.also),
        "picture": entry.picture,
        "clause": entry.clause,
        "name": entry.name.text(lang),
        "text": entry.text.text(lang),
    }


def _told_table(table: ReferenceTable, lang: str) -> dict[str, Any]:
    return {
        "id": table.id,
        "clause": table.clause,
        "basis": table.basis,
        "crib": table.crib,
        "title": table.title.text(lang),
        "note": _text(table.note, lang),
        "columns": [{"id": column.id, "title": column.texts.text(lang)} for column in table.columns],
        "rows": [
            [{"value": cell.value, "text": table.text(cell, lang), "stated": cell.stated} for cell in row]
            for row in table.rows
        ],
    }
