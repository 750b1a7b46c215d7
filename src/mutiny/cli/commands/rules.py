"""`mutiny rules`: the rulebook. May import: mutiny and mutiny.cli."""

from __future__ import annotations

import argparse
import json
import unicodedata
from difflib import get_close_matches
from typing import Any

from mutiny.cli.failure import BAD_DATA, Usage
from mutiny.cli.language import chosen_language
from mutiny.cli.output import wrapped
from mutiny.cli.parsing import add_json, add_language
from mutiny.cli.titles import listed
from mutiny.i18n import Messages
from mutiny.rulebook import Clause, Rulebook, games, load

EXAMPLES = """
mutiny rules                              which games there are
mutiny rules meuterer                     all rules
mutiny rules meuterer M4                  a chapter
mutiny rules meuterer M4.5 --lang it      a clause, with its sources
mutiny rules traitres --search mutiny     the clauses that speak of it
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"{listed()}; without one, the games are listed")
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help="a clause (M4.5, T2.1) or a chapter (M4, TT)")
    parser.add_argument("--search", metavar="TEXT", help="only the clauses whose text has this in it")
    add_json(parser)
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Print what was asked for; 1 if a search finds nothing."""
    lang = chosen_language(options.lang)
    if options.game is None:
        return _list_games(lang, options.json)
    book = _load(options.game)
    clauses = list(book.clauses) if options.clause is None else find(book, options.clause)
    sought: str = options.search or ""
    clauses = [clause for clause in clauses if plain(sought) in plain(clause.text(lang))]
    if options.json:
        print(json.dumps([as_json(clause, lang) for clause in clauses], ensure_ascii=False, indent=1))
    elif not clauses:
        print(Messages(lang).text("cli-search-finds-nothing", text=sought))
    else:
        whole = options.clause is None and not sought
        print(written(book, clauses, lang, whole))
    return 0 if clauses else BAD_DATA


def _list_games(lang: str, as_data: bool) -> int:
    books = [load(name) for name in games()]
    if as_data:
        listed = [
            {"game": book.game, "title": book.title.text(lang), "summary": book.summary.text(lang)} for book in books
        ]
        print(json.dumps(listed, ensure_ascii=False, indent=1))
        return 0
    for book in books:
        print(f"{book.game}: {book.title.text(lang)}")
        print(wrapped(book.summary.text(lang), "  "))
    return 0


def _load(name: str) -> Rulebook:
    close = get_close_matches(name, games(), 1)
    if name not in games() and close:
        raise Usage(f"there is no rulebook for {name[:40]!r}; did you mean {close[0]}?")
    return load(name)


def find(book: Rulebook, text: str) -> list[Clause]:
    """The clause, or the clauses of the chapter, of that id; capitals do not matter.

    >>> [clause.id for clause in find(load("meuterer"), "m3")]
    ['M3.1', 'M3.2']
    """
    name = text.upper()
    chapter = book.in_chapter(name)
    return list(chapter) if chapter else [book.clause(name)]


def plain(text: str) -> str:
    """A text without capitals, accents and typographic apostrophes, so that a search finds what one can type.

    >>> plain("L’équipage")
    "l'equipage"
    """
    spread = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def as_json(clause: Clause, lang: str) -> dict[str, Any]:
    """A clause as data."""
    return {
        "id": clause.id,
        "chapter": clause.chapter.id,
        "heading": clause.chapter.text(lang),
        "text": clause.text(lang),
        "basis": clause.basis,
        "sources": list(clause.sources),
        "ruling": None if clause.ruling is None else clause.ruling.text(lang),
        "options": list(clause.options),
    }


def written(book: Rulebook, clauses: list[Clause], lang: str, whole: bool) -> str:
    """Clauses to read, under the headings of their chapters; a single one with its sources and ruling.

    >>> print(written(load("meuterer"), find(load("meuterer"), "M4.5"), "en", False).splitlines()[0])
    M4 Mutiny
    """
    lines = [book.title.text(lang), "", wrapped(book.summary.text(lang))] if whole else []
    chapter = ""
    for clause in clauses:
        if clause.chapter.id != chapter:
            chapter = clause.chapter.id
            lines += (
                ["", f"{chapter} {clause.chapter.text(lang)}"] if lines else [f"{chapter} {clause.chapter.text(lang)}"]
            )
        lines.append(wrapped(clause.text(lang), "        ", f"  {clause.id:<6}"))
    if len(clauses) == 1:
        lines += provenance(book, clauses[0], lang)
    if whole:
        lines += _options(book, lang)
    return "\n".join(lines)


def provenance(book: Rulebook, clause: Clause, lang: str) -> list[str]:
    """Where a clause comes from, what had to be settled, and which options change it."""
    messages = Messages(lang)
    lines = [wrapped(messages.text(f"cli-basis-{clause.basis}"), "        ")]
    for source in clause.sources:
        lines.append(wrapped(messages.text("cli-source", title=book.sources[source].text(lang)), "        "))
    if clause.ruling is not None:
        lines.append(wrapped(messages.text("cli-ruling", text=clause.ruling.text(lang)), "        "))
    for name in clause.options:
        lines.append(wrapped(messages.text("cli-option", option=name, text=book.options[name].text(lang)), "        "))
    return lines


def _options(book: Rulebook, lang: str) -> list[str]:
    lines = ["", Messages(lang).text("cli-options")]
    for option in book.options.values():
        lines.append(wrapped(f"{option.text(lang)} [{option.clause}]", "        ", f"  {option.id}: "))
    return lines
