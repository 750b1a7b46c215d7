"""Read a rulebook strictly: the error names anything unknown, missing or duplicate."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

from mutiny.rulebook.model import LANGUAGES, Chapter, Clause, OptionRule, Rulebook, SourceDocument
from mutiny.rulebook.reading import (
    WORD,
    BadRulebook,
    Table,
    as_table,
    as_tables,
    basis_of,
    check_keys,
    check_known,
    id_of,
    new_id,
    only_texts,
    place_of,
    read_toml,
    text_of,
    texts_of,
    words_of,
)

CHAPTER_ID: Final = re.compile(r"[A-Z][A-Z0-9]*")
CLAUSE_ID: Final = re.compile(r"([A-Z][A-Z0-9]*)\.([1-9][0-9]*)")


def parse(text: str) -> Rulebook:
    """Parse the TOML text of a rulebook; raises `BadRulebook` on any fault.

    A game that ships its own rulebook can use this, wherever it keeps the file.

    >>> parse("game = 'chess'")
    Traceback (most recent call last):
    mutiny.rulebook.reading.BadRulebook: rulebook: key 'title' is missing.
    """
    book = read_toml("rulebook", text)
    keys = ("game", "title", "summary", "chapter", "clause")
    check_keys("rulebook", book, keys, optional=("sources", "option"))
    sources = _sources(as_table("sources", book.get("sources", {})))
    options = _options(as_tables("option", book.get("option", [])))
    chapters = _chapters(as_tables("chapter", book["chapter"]))
    clauses = _clauses(as_tables("clause", book["clause"]), chapters, sources, options)
    _check_explained(options.values(), clauses)
    return Rulebook(
        game=id_of("rulebook", book, WORD, "game"),
        title=only_texts("title", book["title"]),
        summary=only_texts("summary", book["summary"]),
        sources=MappingProxyType(sources),
        options=MappingProxyType(options),
        chapters=tuple(chapters.values()),
        clauses=tuple(clauses.values()),
    )


def _sources(tables: Table) -> dict[str, SourceDocument]:
    sources = {}
    for name, value in tables.items():
        where = f"source {name}"
        table = as_table(where, value)
        check_keys(where, table, LANGUAGES, optional=("seed",))
        seed = text_of(where, table, "seed") if "seed" in table else None
        sources[name] = SourceDocument(name, texts_of(where, table), seed)
    return sources


def _options(tables: list[Table]) -> dict[str, OptionRule]:
    options: dict[str, OptionRule] = {}
    for number, table in enumerate(tables, 1):
        where = place_of("option", number, table)
        check_keys(where, table, ("id", "values", "default", "clause", *LANGUAGES))
        name = new_id(where, table, WORD, options)
        values = words_of(where, table, "values")
        default = table["default"]
        if not isinstance(default, str) or (values and default not in values):
            raise BadRulebook(where, "the default is not one of the values")
        options[name] = OptionRule(name, values, default, text_of(where, table, "clause"), texts_of(where, table))
    return options


def _chapters(tables: list[Table]) -> dict[str, Chapter]:
    chapters: dict[str, Chapter] = {}
    for number, table in enumerate(tables, 1):
        where = place_of("chapter", number, table)
        check_keys(where, table, ("id", *LANGUAGES))
        name = new_id(where, table, CHAPTER_ID, chapters)
        chapters[name] = Chapter(name, texts_of(where, table))
    return chapters


def _clauses(
    tables: list[Table],
    chapters: dict[str, Chapter],
    sources: dict[str, SourceDocument],
    options: dict[str, OptionRule],
) -> dict[str, Clause]:
    clauses: dict[str, Clause] = {}
    reading_order = list(chapters)
    last = (0, 0)
    for number, table in enumerate(tables, 1):
        where = place_of("clause", number, table)
        check_keys(where, table, ("id", "basis", "sources", *LANGUAGES), optional=("ruling", "options"))
        name = new_id(where, table, CLAUSE_ID, clauses)
        chapter_id, _, place = name.partition(".")
        if chapter_id not in chapters:
            raise BadRulebook(where, f"there is no chapter {chapter_id!r}")
        here = (reading_order.index(chapter_id), int(place))
        if here < last:
            raise BadRulebook(where, "out of order")
        last = here
        cited = check_known(where, words_of(where, table, "sources"), "source", sources)
        touching = check_known(where, words_of(where, {"options": [], **table}, "options"), "option", options)
        ruling = only_texts(f"{where}, ruling", table["ruling"]) if "ruling" in table else None
        basis = basis_of(where, table)
        if basis == "source" and not cited:
            raise BadRulebook(where, "its basis is a source, but 'sources' names none")
        if basis != "source" and ruling is None:
            raise BadRulebook(where, f"its basis is a {basis}, but 'ruling' is missing")
        texts = texts_of(where, table)
        clauses[name] = Clause(name, chapters[chapter_id], basis, cited, ruling, touching, texts)
    used = {clause.chapter.id for clause in clauses.values()}
    for chapter_id in chapters:
        if chapter_id not in used:
            raise BadRulebook(f"chapter {chapter_id}", "it holds no clause")
    return clauses


def _check_explained(options: Iterable[OptionRule], clauses: dict[str, Clause]) -> None:
    for option in options:
        where = f"option {option.id}"
        if option.clause not in clauses:
            raise BadRulebook(where, f"there is no clause {option.clause!r}")
        if option.id not in clauses[option.clause].options:
            raise BadRulebook(where, f"clause {option.clause} does not name it under 'options'")
