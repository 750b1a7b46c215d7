"""The guide to a game and its crib sheet, as text for a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from mutiny.cli.output import wrapped
from mutiny.cli.terminal import ascii_wanted, terminal_width
from mutiny.drawing.pen import columns, fit
from mutiny.i18n import Messages
from mutiny.kernel.discovery import game
from mutiny.rulebook import GameGuide, ReferenceTable, Rulebook

CRIB_WIDTH = 80
INDENT = "        "
NAME_WIDTH = 22
GAP = "  "


def introduction(guide: GameGuide, lang: str) -> list[str]:
    """Return the lines before the clauses: goal, facts, box, and overview of a round."""
    say = Messages(lang)
    lines = ["", say.text("guide-goal"), wrapped(guide.goal.text(lang), "  "), ""]
    lines += [wrapped(f"{label}: {text}", "    ", "  ") for label, text in facts(guide, lang)]
    if guide.facts.note is not None:
        lines.append(wrapped(guide.facts.note.text(lang), "  "))
    lines += ["", say.text("guide-box")]
    for piece in guide.box:
        count = "" if piece.count is None else f"{piece.count} × "
        note = "" if piece.note is None else f": {piece.note.text(lang)}"
        lines.append(wrapped(f"{count}{piece.name.text(lang)}{note}", "      ", "  "))
    lines += ["", say.text("guide-course")]
    for number, step in enumerate(guide.steps, 1):
        text = f"{step.title.text(lang)}. {step.text.text(lang)} [{step.clause}]"
        lines.append(wrapped(text, "     ", f"  {number:>2} "))
    if guide.crib:
        lines += ["", say.text("cli-crib-hint", code=f"mutiny rules {guide.game} --crib")]
    return lines


def facts(guide: GameGuide, lang: str) -> Iterator[tuple[str, str]]:
    """Yield players, age, duration and authors, each with its label.

    >>> from mutiny.rulebook import load_guide
    >>> guide = load_guide("meuterer")
    >>> guide is not None and next(facts(guide, "en"))
    ('Players', '3 to 4')
    """
    say = Messages(lang)
    played = game(guide.game)
    alone = played.least == played.most
    span = str(played.least) if alone else say.text("guide-players-span", least=played.least, most=played.most)
    yield say.text("guide-players"), span
    if guide.facts.age is not None:
        yield say.text("guide-age"), say.text("guide-age-from", age=guide.facts.age)
    if guide.facts.minutes is not None:
        least, most = guide.facts.minutes
        about = say.text("guide-minutes-about", minutes=least)
        yield (
            say.text("guide-minutes"),
            about if least == most else say.text("guide-minutes-span", least=least, most=most),
        )
    if guide.facts.authors:
        yield say.text("guide-authors", count=len(guide.facts.authors)), ", ".join(guide.facts.authors)


def below_clause(guide: GameGuide, clause: str, lang: str) -> list[str]:
    """Return the tables and examples that belong to a clause."""
    say = Messages(lang)
    parts = [text_table(table, lang, INDENT, terminal_width()) for table in guide.tables_at(clause)]
    for example in guide.examples_at(clause):
        title = say.text("guide-example", title=example.title.text(lang))
        parts.append([wrapped(title, INDENT), wrapped(example.text.text(lang), f"{INDENT}  ")])
    lines = [line for part in parts for line in ["", *part]]
    return [*lines, ""] if lines else []


def example_sources(guide: GameGuide, book: Rulebook, clause: str, lang: str) -> list[str]:
    """Return the sources of a clause's examples."""
    say = Messages(lang)
    lines = []
    for example in guide.examples_at(clause):
        titles = [book.sources[name].text(lang) for name in example.sources]
        origin = [say.text("guide-source", title=title) for title in titles] or [say.text("guide-example-own")]
        lines.append(wrapped(say.text("guide-example", title=example.title.text(lang)), INDENT))
        lines += [wrapped(text, f"{INDENT}  ") for text in origin]
    return lines


def advice(guide: GameGuide, lang: str) -> list[str]:
    """Return the chapter of advice for beginners."""
    if not guide.advice:
        return []
    told = [wrapped(each.text.text(lang), "    ", "  - ") for each in guide.advice]
    return ["", Messages(lang).text("guide-advice"), *told]


def crib_sheet(guide: GameGuide, book: Rulebook, lang: str) -> str:
    """Return the crib sheet: cards and roles with their effects, then its tables; at most 80 columns wide."""
    width = min(CRIB_WIDTH, terminal_width())
    lines = [f"{book.title.text(lang)} – {Messages(lang).text('web-crib')}"]
    for group in guide.crib:
        lines += ["", group.title.text(lang)]
        names = [entry.name.text(lang) for entry in group.entries]
        room = min(NAME_WIDTH, max(map(columns, names)), width // 3)
        for entry, name in zip(group.entries, names, strict=True):
            text = f"{entry.text.text(lang)} [{entry.clause}]"
            indent = " " * (room + 4)
            # A name that is too long for its column gets its own line.
            alone = columns(name) > room
            lines += [f"  {name}"] if alone else []
            lines += _lines(text, width, indent if alone else f"  {fit(name, room)}  ", indent)
    for table in guide.tables:
        if table.crib:
            lines += ["", *text_table(table, lang, "", width)]
    return "\n".join(lines)


def text_table(table: ReferenceTable, lang: str, indent: str, width: int) -> list[str]:
    """Return a table in columns of text; numbers are right-aligned, and a star marks cells that a source states."""
    room = width - columns(indent)
    marked = table.basis != "source" and any(cell.stated for row in table.rows for cell in row)
    heads = [column.texts.text(lang) for column in table.columns]
    # Align numbers with each other, with or without a star.
    numbers = [all(isinstance(row[place].value, int) for row in table.rows) for place in range(len(heads))]
    blanks = [" " if marked and is_number else "" for is_number in numbers]
    rows = [
        [
            table.text(cell, lang) + ("*" if marked and cell.stated else blank)
            for cell, blank in zip(row, blanks, strict=True)
        ]
        for row in table.rows
    ]
    rooms = _rooms([heads, *rows], room)
    lines = [table.title.text(lang), *_row(heads, rooms, numbers)]
    lines.append(("-" if ascii_wanted() else "─") * (sum(rooms) + len(GAP) * (len(rooms) - 1)))
    for row in rows:
        lines += _row(row, rooms, numbers)
    say = Messages(lang)
    notes = [] if table.note is None else [table.note.text(lang)]
    if marked:
        # The note already says what the other cells are.
        notes.insert(
            0, f"* {say.text('guide-stated')}" if notes else say.text("guide-marks", mark="*", basis=table.basis)
        )
    for note in notes:
        lines += _lines(note, room)
    return [f"{indent}{line}".rstrip() for line in lines]


def _lines(text: str, width: int, first: str = "", indent: str = "") -> list[str]:
    """Return a text as lines of at most `width` columns; hyphenated words stay whole."""
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=indent, break_on_hyphens=False)


def _rooms(rows: list[list[str]], width: int) -> list[int]:
    """Return the width of each column: that of its longest text, or less if there is no room, headings first."""
    every = [[row[place] for row in rows] for place in range(len(rows[0]))]
    rooms = [max(map(columns, texts)) for texts in every]
    words = [max(columns(word) for text in texts for word in text.split()) for texts in every]
    whole = [max(room, *map(columns, texts[1:])) for room, texts in zip(words, every, strict=True)]
    for least in (whole, words):
        while sum(rooms) + len(GAP) * (len(rooms) - 1) > width:
            wide = [place for place in range(len(rooms)) if rooms[place] > least[place]]
            if not wide:
                break
            rooms[max(wide, key=lambda place: rooms[place])] -= 1
    return rooms


def _row(texts: list[str], rooms: list[int], numbers: list[bool]) -> list[str]:
    """Return the lines of a row; long cells continue on the next line."""
    cells = [[text] if columns(text) <= room else _lines(text, room) for text, room in zip(texts, rooms, strict=True)]
    lines = []
    for number in range(max(map(len, cells))):
        parts = [cell[number] if number < len(cell) else "" for cell in cells]
        lines.append(
            GAP.join(
                fit(part, room, right=is_number) for part, room, is_number in zip(parts, rooms, numbers, strict=True)
            )
        )
    return lines
