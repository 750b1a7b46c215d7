"""`mutiny rules`: the rulebook, with the guide that introduces it."""

from __future__ import annotations

import argparse
import json
import sys
import unicodedata
from difflib import get_close_matches
from typing import Any

from mutiny.cli.failure import BAD_DATA, Usage
from mutiny.cli.guide import advice, below_clause, crib_sheet, example_sources, introduction
from mutiny.cli.language import chosen_language
from mutiny.cli.output import wrapped
from mutiny.cli.parsing import add_json, add_language
from mutiny.cli.titles import listed
from mutiny.i18n import Messages, option_name, value_name
from mutiny.kernel.errors import PluginFailed
from mutiny.rulebook import Clause, OptionRule, Rulebook, games, load, load_guide

EXAMPLES = """
mutiny rules                              which games there are
mutiny rules meuterer                     goal, box and overview, then all rules
mutiny rules meuterer --crib              the crib sheet: roles, cards and tables
mutiny rules meuterer M4                  a chapter
mutiny rules meuterer M4.5 --lang it      a clause, with its sources
mutiny rules traitres --search mutiny     the clauses that speak of it
mutiny rules --search mutiny              the same in all games
"""
INDENT = " " * 8


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"{listed()}; without one, the games are listed")
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help="a clause (M4.5, T2.1) or a chapter (M4, TT)")
    parser.add_argument("--search", metavar="TEXT", help="only the clauses whose text has this in it")
    parser.add_argument("--crib", action="store_true", help="the crib sheet alone, within 80 columns")
    add_json(parser)
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Print the requested rules; returns 1 if a search finds nothing."""
    lang = chosen_language(options.lang)
    if options.game is None and options.search is not None:
        return _search_all(options.search, lang, options.json)
    if options.game is None:
        if options.crib:
            raise Usage(f"--crib needs a game, {listed()}.")
        return _list_games(lang, options.json)
    book = _load(options.game)
    if options.crib:
        if options.clause is not None or options.search is not None:
            raise Usage("--crib shows the whole crib sheet; leave CLAUSE and --search out.")
        return _print_crib(book, lang, options.json)
    clauses = list(book.clauses) if options.clause is None else find(book, options.clause)
    sought: str = options.search or ""
    clauses = [clause for clause in found_in(book, sought, lang) if clause in clauses]
    if options.json and options.clause is None and options.search is None:
        print(json.dumps(book_as_json(book, lang), ensure_ascii=False, indent=1))
    elif options.json:
        print(json.dumps([as_json(clause, lang) for clause in clauses], ensure_ascii=False, indent=1))
    elif not clauses:
        print(Messages(lang).text("cli-search-finds-nothing", text=sought))
    else:
        whole = options.clause is None and not sought
        print(written(book, clauses, lang, whole))
    return 0 if clauses else BAD_DATA


def _search_all(sought: str, lang: str, as_data: bool) -> int:
    """Print the clauses of all games that contain a text, under the titles of the games."""
    found = {book.game: (book, found_in(book, sought, lang)) for book in _books()}
    total = sum(len(clauses) for _, clauses in found.values())
    if as_data:
        data = {name: [as_json(clause, lang) for clause in clauses] for name, (_, clauses) in found.items()}
        print(json.dumps(data, ensure_ascii=False, indent=1))
    elif not total:
        print(Messages(lang).text("cli-search-finds-nothing", text=sought))
    else:
        parts = [
            f"{name}: {book.title.text(lang)}\n\n{written(book, clauses, lang, False)}"
            for name, (book, clauses) in found.items()
            if clauses
        ]
        print("\n\n".join(parts))
    return 0 if total else BAD_DATA


def _print_crib(book: Rulebook, lang: str, as_data: bool) -> int:
    guide = load_guide(book.game)
    if guide is None or not guide.crib:
        print("null" if as_data else Messages(lang).text("web-crib-none"))
        return BAD_DATA
    print(json.dumps(guide.told_crib(lang), ensure_ascii=False, indent=1) if as_data else crib_sheet(guide, book, lang))
    return 0


def found_in(book: Rulebook, sought: str, lang: str) -> list[Clause]:
    """Return the clauses that contain a text, in themselves or in their examples.

    >>> [clause.id for clause in found_in(load("meuterer"), "winner's hat", "en")]
    []
    """
    return [clause for clause in book.clauses if plain(sought) in plain(_searched(book, clause, lang))]


def _searched(book: Rulebook, clause: Clause, lang: str) -> str:
    """Return the text that a search looks through: a clause with its examples."""
    guide = load_guide(book.game)
    examples = () if guide is None else guide.examples_at(clause.id)
    return " ".join([clause.text(lang), *(f"{each.title.text(lang)} {each.text.text(lang)}" for each in examples)])


def _books() -> list[Rulebook]:
    """Return all rulebooks; one that cannot be read is reported and left out, so that the others stay readable."""
    books = []
    for name in games():
        try:
            books.append(load(name))
        except PluginFailed as failure:
            print(f"mutiny: {failure}.", file=sys.stderr)
    return books


def _list_games(lang: str, as_data: bool) -> int:
    books = _books()
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
    """Return the clause, or the clauses of the chapter, with that id; case does not matter.

    >>> [clause.id for clause in find(load("meuterer"), "m3")]
    ['M3.1', 'M3.2']
    """
    name = text.upper()
    chapter = book.in_chapter(name)
    return list(chapter) if chapter else [book.clause(name)]


def plain(text: str) -> str:
    """Return a text without capitals, accents and typographic apostrophes, so that a search can ignore them.

    >>> plain("L’équipage")
    "l'equipage"
    """
    spread = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def book_as_json(book: Rulebook, lang: str) -> dict[str, Any]:
    """Return a whole rulebook as data, with its guide."""
    guide = load_guide(book.game)
    return {
        "game": book.game,
        "title": book.title.text(lang),
        "summary": book.summary.text(lang),
        "guide": None if guide is None else guide.told(lang),
        "sources": [{"id": source.id, "title": source.text(lang)} for source in book.sources.values()],
        "options": [
            {
                "id": option.id,
                "values": list(option.values),
                "default": option.default,
                "clause": option.clause,
                "text": option.text(lang),
            }
            for option in book.options.values()
        ],
        "clauses": [as_json(clause, lang) for clause in book.clauses],
    }


def as_json(clause: Clause, lang: str) -> dict[str, Any]:
    """Return a clause as data."""
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
    """Return clauses as text, under the headings of their chapters; a single one with its sources and ruling.

    >>> print(written(load("meuterer"), find(load("meuterer"), "M4.5"), "en", False).splitlines()[0])
    M4 Mutiny
    """
    guide = load_guide(book.game)
    lines = [book.title.text(lang), "", wrapped(book.summary.text(lang))] if whole else []
    if whole and guide is not None:
        lines += introduction(guide, lang)
    chapter = ""
    for clause in clauses:
        if clause.chapter.id != chapter:
            chapter = clause.chapter.id
            heading = f"{chapter} {clause.chapter.text(lang)}"
            lines += ["", heading] if lines else [heading]
        lines.append(wrapped(clause.text(lang), INDENT, f"  {clause.id:<6}"))
        if guide is not None:
            lines += below_clause(guide, clause.id, lang)
    if len(clauses) == 1:
        lines += provenance(book, clauses[0], lang)
        lines += [] if guide is None else example_sources(guide, book, clauses[0].id, lang)
    if whole:
        lines += [] if guide is None else advice(guide, lang)
        lines += _options(book, lang)
    return "\n".join(lines)


def provenance(book: Rulebook, clause: Clause, lang: str) -> list[str]:
    """Return the provenance of a clause, its ruling, and the options that change it."""
    messages = Messages(lang)
    lines = [wrapped(messages.text(f"cli-basis-{clause.basis}"), INDENT)]
    for source in clause.sources:
        lines.append(wrapped(messages.text("cli-source", title=book.sources[source].text(lang)), INDENT))
    if clause.ruling is not None:
        lines.append(wrapped(messages.text("cli-ruling", text=clause.ruling.text(lang)), INDENT))
    for name in clause.options:
        option = book.options[name]
        title = option_name(book.game, option.id, lang)
        lines.append(wrapped(messages.text("cli-option", option=title, text=option.text(lang)), INDENT))
        lines += settings(book.game, option, lang)
    return lines


def _options(book: Rulebook, lang: str) -> list[str]:
    messages = Messages(lang)
    lines = ["", messages.text("cli-options")]
    for option in book.options.values():
        title = option_name(book.game, option.id, lang)
        lines.append(wrapped(f"{title}: {option.text(lang)} [{option.clause}]", INDENT, "  "))
        lines += settings(book.game, option, lang)
    return lines


def settings(game: str, option: OptionRule, lang: str) -> list[str]:
    """Return how to set each value of an option, and the value's name in the browser's form.

    >>> for line in settings("traitres", load("traitres").options["mutineers-meet"], "en"):
    ...     print(line.strip())
    --option mutineers-meet=no   No (default)
    --option mutineers-meet=yes  Yes
    """
    messages = Messages(lang)
    lines = [(f"--option {option.id}=@FILE", messages.text("web-learn-own-file"))] if not option.values else []
    for value in option.values:
        name = value_name(game, option.id, value, lang)
        told = messages.text("web-learn-default", value=name) if value == option.default else name
        lines.append((f"--option {option.id}={value}", told))
    room = max(len(code) for code, _ in lines)
    return [f"{INDENT}{code:<{room}}  {name}" for code, name in lines]
