"""The rulebooks as pages, in four languages, made from the games' rulebooks, guides and texts."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

from mutiny.cli.commands.rules import settings
from mutiny.cli.guide import facts
from mutiny.i18n import Messages, option_name
from mutiny.kernel.blame import plugin_of
from mutiny.kernel.discovery import game
from mutiny.rulebook import LANGUAGES, Clause, Example, ReferenceTable, Rulebook, games, load, load_guide
from tools.docs.sources import Generated, frontmatter, toctree

NAMES = {"en": "English", "fr": "Français", "it": "Italiano", "de": "Deutsch"}
FOLDER = "rulebooks"
SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|$~^])")
CLAUSE = re.compile(r"\b[A-Z]{1,2}\d*(?:\.\d+)?\b")
"""The id of a clause or of a chapter."""
MARK = "\\*"


def index() -> Generated:
    """Return the list of rulebooks, and every rulebook in every language as a page.

    >>> "rulebooks/meuterer-fr.md" in index().pages
    True
    """
    books = [load(name) for name in games() if not plugin_of(game(name))]
    lines = []
    for book in books:
        links = (f"[{NAMES[lang]}]({FOLDER}/{book.game}-{lang}.md)" for lang in LANGUAGES)
        lines.append(f"- **{plain(_short(book))}:** {' · '.join(links)}")
    pages = {f"{FOLDER}/{book.game}-{lang}.md": page(book, lang) for book in books for lang in LANGUAGES}
    entries = [f"{_short(book)}, {NAMES[lang]} <{FOLDER}/{book.game}-{lang}>" for book in books for lang in LANGUAGES]
    return Generated("\n".join([*lines, "", toctree(entries)]), pages)


def _short(book: Rulebook) -> str:
    """Return the title without its translation."""
    return book.title.text("en").partition(" (")[0]


def plain(text: str) -> str:
    r"""Return a text as Markdown that shows it as it is.

    >>> plain("1 * 2 < [3]")
    '1 \\* 2 \\< \\[3\\]'
    """
    return SPECIAL.sub(r"\\\1", " ".join(text.split()))


def page(book: Rulebook, lang: str) -> str:
    """Return a whole rulebook in one language.

    >>> text = page(load("meuterer"), "de")
    >>> "## M4 Meuterei" in text, '<span id="M4.5"></span>' in text
    (True, True)
    """
    return frontmatter(lang=lang) + "\n".join(_Writer(book, lang).lines()) + "\n"


class _Writer:
    def __init__(self, book: Rulebook, lang: str) -> None:
        self.book = book
        self.lang = lang
        self.say = Messages(lang)
        self.guide = load_guide(book.game)
        self.known = {clause.id for clause in book.clauses} | {chapter.id for chapter in book.chapters}
        # In French a colon has a space before it.
        self.colon = "\N{NO-BREAK SPACE}:" if lang == "fr" else ":"

    def lines(self) -> Iterator[str]:
        yield from (
            f"# {plain(self.book.title.text(self.lang))}",
            "",
            self._linked(self.book.summary.text(self.lang)),
            "",
        )
        yield from (self._other_languages(), "")
        yield from self._introduction()
        for chapter in self.book.chapters:
            yield from (f'<span id="{chapter.id}"></span>', "", f"## {chapter.id} {plain(chapter.text(self.lang))}", "")
            for clause in self.book.in_chapter(chapter.id):
                yield from self._clause(clause)
        yield from self._crib()
        yield from self._advice()
        yield from self._options()
        yield from (f"## {self.say.text('web-learn-sources')}", "", plain(self.say.text("web-learn-sources-lead")), "")
        for source in self.book.sources.values():
            yield f"- {plain(source.text(self.lang))}"

    def _other_languages(self) -> str:
        others = (f"[{NAMES[lang]}]({self.book.game}-{lang}.md)" for lang in LANGUAGES if lang != self.lang)
        return " · ".join(others)

    def _linked(self, text: str) -> str:
        """Return a text in which the ids of clauses lead to them."""

        def link(found: re.Match[str]) -> str:
            return f'<a href="#{found[0]}">{found[0]}</a>' if found[0] in self.known else found[0]

        return CLAUSE.sub(link, plain(text))

    def _introduction(self) -> Iterator[str]:
        guide = self.guide
        if guide is None:
            return
        yield from (f"## {self.say.text('guide-goal')}", "", self._linked(guide.goal.text(self.lang)), "")
        for label, text in facts(guide, self.lang):
            yield f"- **{plain(label)}{self.colon}** {plain(text)}"
        if guide.facts.note is not None:
            yield from ("", self._linked(guide.facts.note.text(self.lang)))
        yield from ("", f"## {self.say.text('guide-box')}", "")
        for piece in guide.box:
            count = "" if piece.count is None else f"{piece.count} × "
            note = "" if piece.note is None else f"{self.colon} {self._linked(piece.note.text(self.lang))}"
            yield f"- {count}**{plain(piece.name.text(self.lang))}**{note}"
        yield from ("", f"## {self.say.text('guide-course')}", "")
        for number, step in enumerate(guide.steps, 1):
            title, text = step.title.text(self.lang), f"{step.text.text(self.lang)} ({step.clause})"
            yield f"{number}. **{plain(title)}{'' if title.endswith(('?', '!')) else '.'}** {self._linked(text)}"
        yield ""

    def _clause(self, clause: Clause) -> Iterator[str]:
        head = f'<span id="{clause.id}"></span><a class="clause" href="#{clause.id}">{clause.id}</a>'
        yield from (f"{head} {self._linked(clause.text(self.lang))}", "")
        basis = "settled" if clause.basis == "source" and clause.ruling else clause.basis
        origin = [plain(self.say.text("web-learn-basis", basis=basis))]
        if clause.ruling is not None:
            origin.append(self._linked(clause.ruling.text(self.lang)))
            yield from (f":::{{container}} origin ruled\n**{origin[0]}.** {origin[1]}\n:::", "")
        elif clause.basis != "source":
            yield from (f":::{{container}} origin ruled\n**{origin[0]}.**\n:::", "")
        if self.guide is not None:
            for table in self.guide.tables_at(clause.id):
                yield from self._table(table)
            for example in self.guide.examples_at(clause.id):
                yield from self._example(example)

    def _table(self, table: ReferenceTable) -> Iterator[str]:
        marked = table.basis != "source" and any(cell.stated for row in table.rows for cell in row)
        numbers = [all(isinstance(row[place].value, int) for row in table.rows) for place in range(len(table.columns))]
        yield from (f"**{plain(table.title.text(self.lang))}**", "")
        yield "| " + " | ".join(plain(column.texts.text(self.lang)) for column in table.columns) + " |"
        yield "| " + " | ".join("---:" if is_number else "---" for is_number in numbers) + " |"
        for row in table.rows:
            cells = (plain(table.text(cell, self.lang)) + (MARK if marked and cell.stated else "") for cell in row)
            yield "| " + " | ".join(cells) + " |"
        yield ""
        if marked:
            yield from (self.say.text("guide-marks", mark=MARK, basis=table.basis), "")
        if table.note is not None:
            yield from (self._linked(table.note.text(self.lang)), "")

    def _example(self, example: Example) -> Iterator[str]:
        title = self.say.text("guide-example", title=example.title.text(self.lang))
        sources = " · ".join(self.book.sources[name].text(self.lang) for name in example.sources)
        origin = self.say.text("guide-source", title=sources) if sources else self.say.text("guide-example-own")
        yield f":::{{admonition}} {plain(title)}"
        yield from (
            ":class: example",
            "",
            self._linked(example.text.text(self.lang)),
            "",
            f"*{plain(origin)}*",
            ":::",
            "",
        )

    def _crib(self) -> Iterator[str]:
        if self.guide is None or not self.guide.crib:
            return
        yield from (f"## {self.say.text('web-crib')}", "")
        for group in self.guide.crib:
            yield from (f"**{plain(group.title.text(self.lang))}**", "")
            for entry in group.entries:
                text = f"{entry.text.text(self.lang)} ({entry.clause})"
                yield f"- **{plain(entry.name.text(self.lang))}{self.colon}** {self._linked(text)}"
            yield ""

    def _advice(self) -> Iterator[str]:
        if self.guide is not None and self.guide.advice:
            yield from (f"## {self.say.text('guide-advice')}", "")
            yield from (f"- {self._linked(each.text.text(self.lang))}" for each in self.guide.advice)
            yield ""

    def _options(self) -> Iterator[str]:
        if not self.book.options:
            return
        yield from (f"## {self.say.text('cli-options')}", "")
        for option in self.book.options.values():
            about = self._linked(f"{option.text(self.lang)} ({option.clause})")
            yield f"**{plain(option_name(self.book.game, option.id, self.lang))}{self.colon}** {about}"
            told = "\n".join(line.strip() for line in settings(self.book.game, option, self.lang))
            yield from ("", f'<pre class="settings">{html.escape(told)}</pre>', "")
