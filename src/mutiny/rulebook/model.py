"""The parts of a rulebook: texts, sources, options, chapters and clauses."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

LANGUAGES: Final = ("en", "fr", "it", "de")
Basis = Literal["source", "ruling", "reconstruction"]
BASES: Final[tuple[Basis, ...]] = get_args(Basis)


class NoSuchClause(ValueError):
    """A clause id that the rulebook does not contain; the message suggests similar ones.

    >>> str(NoSuchClause("M44", ["M4.3", "M4.4"]))
    "There is no clause 'M44'; did you mean M4.4 or M4.3?"
    """

    def __init__(self, clause: str, known: list[str]) -> None:
        asked = clause.upper()
        of_chapter = [name for name in known if name.startswith(asked.rstrip(".") + ".")]
        near = of_chapter[:3] or difflib.get_close_matches(asked, known, n=3, cutoff=0.5)
        hint = f"; did you mean {' or '.join(near)}?" if near else "."
        super().__init__(f"There is no clause {clause[:40]!r}{hint}")
        self.clause = clause


class NoSuchLanguage(ValueError):
    """A language that the rulebook does not have.

    >>> str(NoSuchLanguage("es"))
    "There is no text in 'es'; the languages are en, fr, it, de."
    """

    def __init__(self, lang: str) -> None:
        super().__init__(f"There is no text in {lang[:40]!r}; the languages are {', '.join(LANGUAGES)}.")
        self.lang = lang


@dataclass(frozen=True, slots=True)
class Texts:
    """One text in the four languages.

    >>> Texts(en="Mutiny", fr="La mutinerie", it="L'ammutinamento", de="Meuterei").text("de")
    'Meuterei'
    """

    en: str
    fr: str
    it: str
    de: str

    def text(self, lang: str) -> str:
        """Return the text in one language; raises `NoSuchLanguage` for an unknown one."""
        match lang:
            case "en":
                return self.en
            case "fr":
                return self.fr
            case "it":
                return self.it
            case "de":
                return self.de
        raise NoSuchLanguage(lang)


@dataclass(frozen=True, slots=True)
class SourceDocument:
    """A document that the rules were taken from; `seed` is its number in the project's collection, if any."""

    id: str
    texts: Texts
    seed: str | None = None

    def text(self, lang: str) -> str:
        """Return a description of the document in one language.

        >>> from mutiny.rulebook import load
        >>> load("meuterer").sources["it"].text("de")
        'Italienische Übersetzung von Simone Favero, Revision 1.2, undatiert'
        """
        return self.texts.text(lang)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter; its id is the part of a clause id before the full stop."""

    id: str
    texts: Texts

    def text(self, lang: str) -> str:
        """Return the chapter's heading in one language."""
        return self.texts.text(lang)


@dataclass(frozen=True, slots=True)
class OptionRule:
    """A choice that the players make before the game; `clause` is the clause that explains it.

    An option without `values` takes free text, such as a file's content.
    """

    id: str
    values: tuple[str, ...]
    default: str
    clause: str
    texts: Texts

    def text(self, lang: str) -> str:
        """Return one sentence that says what the option decides, in one language."""
        return self.texts.text(lang)


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause and its provenance.

    `basis` says whether sources state it, we ruled it, or we reconstructed it. `sources` names the sources that state
    it. `ruling` describes what had to be settled, if anything. `options` are the options that change the clause.

    >>> from mutiny.rulebook import load
    >>> book = load("meuterer")
    >>> ruling = book.clause("MP.4").ruling
    >>> ruling.text("fr") if ruling else "nothing had to be settled"
    'Seule la version anglaise dit que la carte pirates est défaussée aussitôt.'
    >>> print(book.clause("MP.5").ruling)
    None
    """

    id: str
    chapter: Chapter
    basis: Basis
    sources: tuple[str, ...]
    ruling: Texts | None
    options: tuple[str, ...]
    texts: Texts

    def text(self, lang: str) -> str:
        """Return the text of the clause in one language."""
        return self.texts.text(lang)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game. Chapters and clauses are in reading order."""

    game: str
    title: Texts
    summary: Texts
    sources: Mapping[str, SourceDocument]
    options: Mapping[str, OptionRule]
    chapters: tuple[Chapter, ...]
    clauses: tuple[Clause, ...]

    def clause(self, clause_id: str) -> Clause:
        """Return the clause with this id; raises `NoSuchClause` for an unknown one.

        >>> from mutiny.rulebook import load
        >>> load("meuterer").clause("M4.5").text("fr")
        "Le camp au total le plus élevé l'emporte. En cas d'égalité, même à 0, la mutinerie réussit."
        """
        for clause in self.clauses:
            if clause.id == clause_id:
                return clause
        raise NoSuchClause(clause_id, [clause.id for clause in self.clauses])

    def in_chapter(self, chapter_id: str) -> tuple[Clause, ...]:
        """Return the clauses of one chapter, in order; empty if there is no such chapter.

        >>> from mutiny.rulebook import load
        >>> [clause.id for clause in load("meuterer").in_chapter("M3")]
        ['M3.1', 'M3.2']
        """
        return tuple(clause for clause in self.clauses if clause.chapter.id == chapter_id)
