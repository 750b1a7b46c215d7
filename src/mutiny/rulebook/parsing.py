"""Reading a rulebook strictly: what is unknown, missing or doubled is refused by name. Imports `model`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from mutiny.rulebook.model import BASES, LANGUAGES, Basis, Chapter, Clause, Option, Rulebook, Source, Texts

Table: TypeAlias = Mapping[str, object]

CHAPTER_ID: Final = re.compile(r"[A-Z][A-Z0-9]*")
CLAUSE_ID: Final = re.compile(r"([A-Z][A-Z0-9]*)\.([1-9][0-9]*)")
WORD: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class BadRulebook(ValueError):
    """A rulebook that does not read; `where` is the clause, chapter, option or table at fault.

    >>> str(BadRulebook("clause M4.4", "no text in 'it'"))
    "clause M4.4: no text in 'it'."
    """

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}.")
        self.where = where
        self.reason = reason


def parse(text: str) -> Rulebook:
    """The rulebook written in `text`, which is TOML; anything amiss raises `BadRulebook`.

    A game that ships its own rulebook reads it with this, whatever the place it keeps it in.

    >>> parse("game = 'chess'")
    Traceback (most recent call last):
    mutiny.rulebook.parsing.BadRulebook: rulebook: key 'title' is missing.
    """
    try:
        book: Table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadRulebook("rulebook", f"not TOML: {error}") from None
    keys = ("game", "title", "summary", "chapter", "clause")
    _check_keys("rulebook", book, keys, optional=("sources", "option"))
    sources = _sources(_table("sources", book.get("sources", {})))
    options = _options(_tables("option", book.get("option", [])))
    chapters = _chapters(_tables("chapter", book["chapter"]))
    clauses = _clauses(_tables("clause", book["clause"]), chapters, sources, options)
    _check_explained(options.values(), clauses)
    return Rulebook(
        game=_id("rulebook", book, WORD, "game"),
        title=_only_texts("title", book["title"]),
        summary=_only_texts("summary", book["summary"]),
        sources=MappingProxyType(sources),
        options=MappingProxyType(options),
        chapters=tuple(chapters.values()),
        clauses=tuple(clauses.values()),
    )


def _sources(tables: Table) -> dict[str, Source]:
    sources = {}
    for name, value in tables.items():
        where = f"source {name}"
        table = _table(where, value)
        _check_keys(where, table, LANGUAGES, optional=("seed",))
        seed = _string(where, table, "seed") if "seed" in table else None
        sources[name] = Source(name, _texts(where, table), seed)
    return sources


def _options(tables: list[Table]) -> dict[str, Option]:
    options: dict[str, Option] = {}
    for number, table in enumerate(tables, 1):
        where = _where("option", number, table)
        _check_keys(where, table, ("id", "values", "default", "clause", *LANGUAGES))
        name = _new_id(where, table, WORD, options)
        values = _strings(where, table, "values")
        default = table["default"]
        if not isinstance(default, str) or (values and default not in values):
            raise BadRulebook(where, "the default is not one of the values")
        options[name] = Option(name, values, default, _string(where, table, "clause"), _texts(where, table))
    return options


def _chapters(tables: list[Table]) -> dict[str, Chapter]:
    chapters: dict[str, Chapter] = {}
    for number, table in enumerate(tables, 1):
        where = _where("chapter", number, table)
        _check_keys(where, table, ("id", *LANGUAGES))
        name = _new_id(where, table, CHAPTER_ID, chapters)
        chapters[name] = Chapter(name, _texts(where, table))
    return chapters


def _clauses(
    tables: list[Table], chapters: dict[str, Chapter], sources: dict[str, Source], options: dict[str, Option]
) -> dict[str, Clause]:
    clauses: dict[str, Clause] = {}
    reading_order = list(chapters)
    last = (0, 0)
    for number, table in enumerate(tables, 1):
        where = _where("clause", number, table)
        _check_keys(where, table, ("id", "basis", "sources", *LANGUAGES), optional=("ruling", "options"))
        name = _new_id(where, table, CLAUSE_ID, clauses)
        chapter_id, _, place = name.partition(".")
        if chapter_id not in chapters:
            raise BadRulebook(where, f"there is no chapter {chapter_id!r}")
        here = (reading_order.index(chapter_id), int(place))
        if here < last:
            raise BadRulebook(where, "out of order")
        last = here
        cited = _known(where, _strings(where, table, "sources"), "source", sources)
        touching = _known(where, _strings(where, {"options": [], **table}, "options"), "option", options)
        ruling = _only_texts(f"{where}, ruling", table["ruling"]) if "ruling" in table else None
        basis = _basis(where, table)
        if basis == "source" and not cited:
            raise BadRulebook(where, "its basis is a source, but 'sources' names none")
        if basis != "source" and ruling is None:
            raise BadRulebook(where, f"its basis is a {basis}, but 'ruling' is missing")
        texts = _texts(where, table)
        clauses[name] = Clause(name, chapters[chapter_id], basis, cited, ruling, touching, texts)
    used = {clause.chapter.id for clause in clauses.values()}
    for chapter_id in chapters:
        if chapter_id not in used:
            raise BadRulebook(f"chapter {chapter_id}", "it holds no clause")
    return clauses


def _check_explained(options: Iterable[Option], clauses: dict[str, Clause]) -> None:
    for option in options:
        where = f"option {option.id}"
        if option.clause not in clauses:
            raise BadRulebook(where, f"there is no clause {option.clause!r}")
        if option.id not in clauses[option.clause].options:
            raise BadRulebook(where, f"clause {option.clause} does not name it under 'options'")


def _basis(where: str, table: Table) -> Basis:
    for basis in BASES:
        if table["basis"] == basis:
            return basis
    raise BadRulebook(where, f"the basis must be {', '.join(BASES[:-1])} or {BASES[-1]}")


def _known(where: str, names: tuple[str, ...], what: str, known: Mapping[str, object]) -> tuple[str, ...]:
    for name in names:
        if name not in known:
            raise BadRulebook(where, f"there is no {what} {name!r}")
    return names


def _where(what: str, number: int, table: Table) -> str:
    """How errors name a table: by its id, or by its place where it has none worth showing."""
    name = table.get("id")
    return f"{what} {name}" if isinstance(name, str) and name else f"{what} number {number}"


def _check_keys(where: str, table: Table, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
    for key in table:
        if key not in required and key not in optional:
            raise BadRulebook(where, f"unknown key {key!r}")
    for key in required:
        if key not in table:
            raise BadRulebook(where, f"no text in {key!r}" if key in LANGUAGES else f"key {key!r} is missing")


def _table(where: str, value: object) -> Table:
    if not isinstance(value, dict):
        raise BadRulebook(where, "not a table")
    return value


def _tables(what: str, value: object) -> list[Table]:
    if not isinstance(value, list):
        raise BadRulebook(what, f"write each as a [[{what}]] table")
    return [_table(f"{what} number {number}", item) for number, item in enumerate(value, 1)]


def _string(where: str, table: Table, key: str) -> str:
    """A text with its line breaks made spaces. No-break spaces, which French sets before colons, are kept."""
    value = table[key]
    if not isinstance(value, str) or not value.strip():
        raise BadRulebook(where, f"{key!r} must be a text that is not empty")
    return re.sub(r"[ \t\r\n]+", " ", value).strip(" ")


def _strings(where: str, table: Table, key: str) -> tuple[str, ...]:
    value = table[key]
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        raise BadRulebook(where, f"{key!r} must be a list of words")
    if len(set(value)) < len(value):
        raise BadRulebook(where, f"{key!r} names something twice")
    return tuple(value)


def _texts(where: str, table: Table) -> Texts:
    en, fr, it, de = (_string(where, table, lang) for lang in LANGUAGES)
    return Texts(en, fr, it, de)


def _only_texts(where: str, value: object) -> Texts:
    table = _table(where, value)
    _check_keys(where, table, LANGUAGES)
    return _texts(where, table)


def _id(where: str, table: Table, form: re.Pattern[str], key: str = "id") -> str:
    name = table[key]
    if not isinstance(name, str) or not form.fullmatch(name):
        raise BadRulebook(where, f"{key!r} is not well formed")
    return name


def _new_id(where: str, table: Table, form: re.Pattern[str], known: Mapping[str, object]) -> str:
    name = _id(where, table, form)
    if name in known:
        raise BadRulebook(where, "given twice")
    return name
