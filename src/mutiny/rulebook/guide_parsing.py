"""Read a guide strictly and check it against its rulebook."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Final

from mutiny.rulebook.guide import (
    BeginnerAdvice,
    Cell,
    CribEntry,
    CribGroup,
    Example,
    Facts,
    GameGuide,
    Piece,
    ReferenceTable,
    RoundStep,
    TableColumn,
)
from mutiny.rulebook.model import LANGUAGES, Rulebook, Texts
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

# Cards of the notation; `+1` and `-2` are cards too.
CARD: Final = re.compile(r"[a-z0-9+-]+")
# Words that are explained: cards, and fields of a view such as `draw_pile`.
EXPLAINED: Final = re.compile(r"[a-z0-9_+-]+")
LETTER: Final = re.compile(r"[^\W\d_]")


def parse_guide(text: str, book: Rulebook) -> GameGuide:
    """Parse the TOML text of the guide to the game of `book`; raises `BadRulebook` on any fault.

    >>> from mutiny.rulebook import load
    >>> parse_guide("game = 'meuterer'", load("meuterer"))
    Traceback (most recent call last):
    mutiny.rulebook.reading.BadRulebook: guide: key 'facts' is missing.
    """
    guide = read_toml("guide", text)
    check_keys("guide", guide, ("game", "facts", "goal", "box", "step"), ("crib", "term", "table", "example", "advice"))
    game = id_of("guide", guide, WORD, "game")
    if game != book.game:
        raise BadRulebook("guide", f"it is a guide to {game!r}, but the rulebook is that of {book.game!r}")
    explained: set[str] = set()
    return GameGuide(
        game=game,
        facts=_facts(as_table("facts", guide["facts"])),
        goal=only_texts("goal", guide["goal"]),
        box=_box(as_tables("box", guide["box"])),
        steps=_steps(as_tables("step", guide["step"]), book),
        crib=_crib(as_tables("crib", guide.get("crib", [])), book, explained),
        terms=_entries("", "term", as_tables("term", guide.get("term", [])), book, explained),
        tables=_guide_tables(as_tables("table", guide.get("table", [])), book),
        examples=_examples(as_tables("example", guide.get("example", [])), book),
        advice=_advice(as_tables("advice", guide.get("advice", [])), book),
    )


def _facts(table: Table) -> Facts:
    check_keys("facts", table, ("authors",), ("age", "minutes", "note"))
    minutes = None
    if "minutes" in table:
        span = table["minutes"]
        if not isinstance(span, list) or len(span) != 2 or not all(_is_count(each) for each in span):
            raise BadRulebook("facts", "'minutes' must be two numbers, from and to")
        minutes = (int(span[0]), int(span[1]))
        if minutes[0] > minutes[1]:
            raise BadRulebook("facts", "'minutes' must be two numbers, from and to")
    age = _count("facts", table, "age") if "age" in table else None
    return Facts(age, minutes, words_of("facts", table, "authors"), _note("facts", table))


def _box(tables: list[Table]) -> tuple[Piece, ...]:
    pieces = []
    for number, table in enumerate(tables, 1):
        where = f"box number {number}"
        check_keys(where, table, ("name",), ("picture", "count", "note"))
        count = _count(where, table, "count") if "count" in table else None
        name = only_texts(f"{where}, name", table["name"])
        pieces.append(Piece(_picture(where, table), count, name, _note(where, table)))
    return tuple(pieces)


def _steps(tables: list[Table], book: Rulebook) -> tuple[RoundStep, ...]:
    steps = []
    for number, table in enumerate(tables, 1):
        where = f"step number {number}"
        check_keys(where, table, ("clause", "title", "text"))
        title = only_texts(f"{where}, title", table["title"])
        text = only_texts(f"{where}, text", table["text"])
        steps.append(RoundStep(_clause_or_chapter(where, table, book), title, text))
    return tuple(steps)


def _crib(tables: list[Table], book: Rulebook, explained: set[str]) -> tuple[CribGroup, ...]:
    groups: dict[str, CribGroup] = {}
    for number, table in enumerate(tables, 1):
        where = place_of("crib", number, table)
        check_keys(where, table, ("id", "title", "entry"))
        name = new_id(where, table, WORD, groups)
        entries = _entries(f"{where}, ", "entry", as_tables(f"{where}, entry", table["entry"]), book, explained)
        groups[name] = CribGroup(name, only_texts(f"{where}, title", table["title"]), entries)
    return tuple(groups.values())


def _entries(where: str, kind: str, tables: list[Table], book: Rulebook, explained: set[str]) -> tuple[CribEntry, ...]:
    """Read entries; each word is explained once in a guide, so that there is one text for it."""
    entries = []
    for place, entry in enumerate(tables, 1):
        at = f"{where}{place_of(kind, place, entry)}"
        check_keys(at, entry, ("id", "clause", "name", "text"), ("picture", "also"))
        card = new_id(at, entry, EXPLAINED, explained)
        explained.add(card)
        also = words_of(at, entry, "also") if "also" in entry else ()
        for word in also:
            if word in explained or not EXPLAINED.fullmatch(word):
                raise BadRulebook(at, f"'also' names {word!r}, which is explained already or is not well formed")
            explained.add(word)
        clause = _clause_or_chapter(at, entry, book)
        name, text = (only_texts(f"{at}, {key}", entry[key]) for key in ("name", "text"))
        entries.append(CribEntry(card, _picture(at, entry), clause, name, text, also))
    return tuple(entries)


def _guide_tables(tables: list[Table], book: Rulebook) -> tuple[ReferenceTable, ...]:
    found: dict[str, ReferenceTable] = {}
    for number, table in enumerate(tables, 1):
        where = place_of("table", number, table)
        keys = ("id", "clause", "basis", "title", "column", "rows")
        check_keys(where, table, keys, ("crib", "note", "words"))
        name = new_id(where, table, WORD, found)
        crib = table.get("crib", False)
        if not isinstance(crib, bool):
            raise BadRulebook(where, "'crib' must be true or false")
        columns: dict[str, TableColumn] = {}
        for place, column in enumerate(as_tables("column", table["column"]), 1):
            at = f"{where}, {place_of('column', place, column)}"
            check_keys(at, column, ("id", *LANGUAGES))
            column_id = new_id(at, column, WORD, columns)
            columns[column_id] = TableColumn(column_id, texts_of(at, column))
        spelt = as_table(f"{where}, words", table.get("words", {}))
        words = {word: only_texts(f"{where}, word {word}", texts) for word, texts in spelt.items()}
        found[name] = ReferenceTable(
            id=name,
            clause=_clause(where, table, book),
            basis=basis_of(where, table),
            crib=crib,
            title=only_texts(f"{where}, title", table["title"]),
            note=_note(where, table),
            columns=tuple(columns.values()),
            rows=_rows(where, table["rows"], len(columns), words),
            words=MappingProxyType(words),
        )
    return tuple(found.values())


def _rows(where: str, rows: object, width: int, words: dict[str, Texts]) -> tuple[tuple[Cell, ...], ...]:
    if not isinstance(rows, list) or not rows or not all(isinstance(row, list) for row in rows):
        raise BadRulebook(where, "'rows' must be a list of rows, each a list of cells")
    read = []
    for number, row in enumerate(rows, 1):
        at = f"{where}, row {number}"
        if len(row) != width:
            raise BadRulebook(at, f"it has {len(row)} cells, but there are {width} columns")
        read.append(tuple(_cell(at, cell, words) for cell in row))
    unused = set(words) - {str(cell.value) for row in read for cell in row}
    if unused:
        raise BadRulebook(where, f"no cell needs the word {min(unused)!r}")
    return tuple(read)


def _cell(where: str, cell: object, words: dict[str, Texts]) -> Cell:
    value, stated = cell, False
    if isinstance(cell, dict):
        check_keys(where, cell, ("value",), ("stated",))
        value, stated = cell["value"], cell.get("stated", False)
        if not isinstance(stated, bool):
            raise BadRulebook(where, "'stated' must be true or false")
    if isinstance(value, bool) or not isinstance(value, (int, str)) or value == "":
        raise BadRulebook(where, "a cell must be a whole number or a text")
    # Numbers and signs need no translation.
    if isinstance(value, str) and value not in words and LETTER.search(value):
        raise BadRulebook(where, f"no word for {value!r} under 'words'")
    return Cell(value, stated)


def _examples(tables: list[Table], book: Rulebook) -> tuple[Example, ...]:
    examples: dict[str, Example] = {}
    for number, table in enumerate(tables, 1):
        where = place_of("example", number, table)
        check_keys(where, table, ("id", "clause", "sources", "title", "text"), ("pictures",))
        name = new_id(where, table, WORD, examples)
        pictures = table.get("pictures", [])
        if not isinstance(pictures, list) or not all(
            isinstance(each, str) and CARD.fullmatch(each) for each in pictures
        ):
            raise BadRulebook(where, "'pictures' must be a list of words")
        examples[name] = Example(
            id=name,
            clause=_clause(where, table, book),
            pictures=tuple(pictures),
            sources=_sources(where, table, book),
            title=only_texts(f"{where}, title", table["title"]),
            text=only_texts(f"{where}, text", table["text"]),
        )
    return tuple(examples.values())


def _advice(tables: list[Table], book: Rulebook) -> tuple[BeginnerAdvice, ...]:
    advice = []
    for number, table in enumerate(tables, 1):
        where = f"advice number {number}"
        check_keys(where, table, ("sources", "text"))
        advice.append(BeginnerAdvice(_sources(where, table, book), only_texts(f"{where}, text", table["text"])))
    return tuple(advice)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _count(where: str, table: Table, key: str) -> int:
    value = table[key]
    if not isinstance(value, int) or not _is_count(value):
        raise BadRulebook(where, f"{key!r} must be a whole number from 1")
    return value


def _note(where: str, table: Table) -> Texts | None:
    return only_texts(f"{where}, note", table["note"]) if "note" in table else None


def _picture(where: str, table: Table) -> str | None:
    return id_of(where, table, CARD, "picture") if "picture" in table else None


def _sources(where: str, table: Table, book: Rulebook) -> tuple[str, ...]:
    return check_known(where, words_of(where, table, "sources"), "source", book.sources)


def _clause(where: str, table: Table, book: Rulebook) -> str:
    name = text_of(where, table, "clause")
    if all(name != clause.id for clause in book.clauses):
        raise BadRulebook(where, f"there is no clause {name!r}")
    return name


def _clause_or_chapter(where: str, table: Table, book: Rulebook) -> str:
    name = text_of(where, table, "clause")
    if any(name == chapter.id for chapter in book.chapters):
        return name
    if all(name != clause.id for clause in book.clauses):
        raise BadRulebook(where, f"there is no clause or chapter {name!r}")
    return name
