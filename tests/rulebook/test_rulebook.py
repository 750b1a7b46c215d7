"""The rulebook of every game is complete in four languages, and names the sources of each clause."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import pytest
from kernel.tables import words

from mutiny import rulebook
from mutiny.i18n import option_name, value_name
from mutiny.rulebook import LANGUAGES, NoSuchClause, NoSuchLanguage, NoSuchRulebook, OptionRule, Rulebook, Texts


class Expected(NamedTuple):
    """The contents of a rulebook, written down a second time so that no change goes unnoticed."""

    title: str
    clauses: str
    ours: list[str]
    """The clauses that no source states."""
    sources: dict[str, str]
    """The ids of the sources, each with its seed."""
    options: dict[str, tuple[tuple[str, ...], str, str]]
    """Values, default and clause of each option."""
    kept: dict[str, str]
    """The parts of clauses that have the same words in every language."""
    giveaways: dict[str, str]
    """Words that identify a language: each is common in its own and is not a word of the other three."""


EXPECTED = {
    "cartagena": Expected(
        title="Cartagena",
        clauses="C0.1 C0.2 C0.3 C0.4 C0.5 C0.6 C1.1 C1.2 C1.3 C1.4 C1.5 C1.6 C1.7 C1.8 C2.1 C2.2 C2.3 C2.4 C2.5 C2.6 "
        "C2.7 C2.8 C2.9 C2.10 C2.11 C2.12 C2.13 C2.14 C3.1 C3.2 C3.3 C3.4 C4.1 C4.2 C4.3 C4.4 C4.5 C4.6 C4.7 C4.8 C4.9 "
        "C5.1 C5.2 C5.3",
        ours=["C0.2", "C0.4", "C0.5", "C2.14"],
        sources={"fr": "002"},
        options={"mutiny": (("round-end", "at-once"), "round-end", "C3.1"), "components": ((), "", "C0.2")},
        kept={
            f"C2.{number}": name
            for number, name in enumerate(
                (
                    "Valverde",
                    "Ramon Diaz",
                    "Crackpott",
                    "Tembo",
                    "Wessel-Jan",
                    "Dean Nero",
                    "Pang",
                    "Chang Ye",
                    "Sate",
                    "Bijoux",
                    "Ojo",
                    "Cambivalute",
                ),
                1,
            )
        },
        giveaways={
            "en": "the and player card cards of with which island coin",
            "fr": "les une joueur cartes dans île même celui capitaine pièce",
            "it": "gli che giocatore isola sono nave capitan moneta scimmia",
            "de": "und der das karte karten wird kapitän nicht münze matrosen",
        },
    ),
    "meuterer": Expected(
        title="Meuterer",
        clauses="M0.1 M0.2 M0.3 M0.4 M0.5 M0.6 M0.7 M0.8 M1.1 M2.1 M2.2 M2.3 M2.4 M2.5 M2.6 M3.1 M3.2 M4.1 M4.2 M4.3 "
        "M4.4 M4.5 M4.6 M5.1 M5.2 M5.3 M5.4 M5.5 M5.6 M5.7 M5.8 M6.1 M7.1 M8.1 M8.2 M9.1 M10.1 MP.1 MP.2 MP.3 MP.4 "
        "MP.5",
        ours=["M0.8", "M4.6"],
        sources={"fr": "000", "en": "001", "it": "003"},
        options={
            "pirates": (("off", "on", "double"), "off", "MP.1"),
            "offered-conflict": (("counts", "ignored"), "counts", "M4.4"),
            "loader-returns": (("draw", "discard"), "draw", "M8.2"),
            "loader-keeps": (("drawn", "hand"), "drawn", "M8.2"),
            "ring": (("shuffled", "printed"), "shuffled", "M0.3"),
            "islands": ((), "", "M0.8"),
        },
        kept={
            "M0.3": "Hochland, Frosthöhle, Grünland, Karge Zunge, Eisfelsen, Affeninsel, "
            "Kalte Klippe, Sommerland, Rotes Riff, Piratennest, Fingerhut, Sandkap"
        },
        giveaways={
            "en": "the and player card cards of with which island",
            "fr": "les une joueur cartes dans île même celui capitaine",
            "it": "gli della che giocatore isola sono nave capitano ammutinato",
            "de": "und der das karte karten insel wird kapitän nicht",
        },
    ),
    "traitres": Expected(
        title="Traîtres à bord",
        clauses="T0.1 T0.2 T0.3 T0.4 T1.1 T1.2 T1.3 T2.1 T2.2 T2.3 T2.4 T2.5 T2.6 T2.7 T2.8 T2.9 T3.1 T3.2 T3.3 T3.4 "
        "T3.5 TT.1",
        ours=["T2.8", "T3.5"],
        sources={"fr": "004"},
        options={"mutineers-meet": (("no", "yes"), "no", "T0.2")},
        kept={},
        giveaways={
            "en": "the and player card cards of with mutineer chest planks",
            "fr": "les une joueur cartes dans mutin mutins coffre planche",
            "it": "gli che giocatore carta sono pirati ammutinati forziere passerella",
            "de": "und der das karte karten wird nicht meuterer truhe planken",
        },
    ),
}
QUOTED = {"en": "“{}”", "fr": "«\u00a0{}\u00a0»", "it": "«{}»", "de": "„{}“"}
BOOKS = [rulebook.load(name) for name in rulebook.games()]
CLAUSES = [clause for book in BOOKS for clause in book.clauses]
RULINGS = [(f"{clause.id}-ruling", clause.ruling) for clause in CLAUSES if clause.ruling is not None]
TEXTS = dict([(clause.id, clause.texts) for clause in CLAUSES] + RULINGS)
OPTIONS = [(book, option) for book in BOOKS for option in book.options.values()]

each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
each_text = pytest.mark.parametrize("texts", TEXTS.values(), ids=TEXTS)
each_option = pytest.mark.parametrize(("book", "option"), OPTIONS, ids=[option.id for _, option in OPTIONS])


def found_in(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


def all_texts(book: Rulebook) -> Iterator[tuple[str, Texts]]:
    """Yield every sentence of a rulebook with a name for error messages. Headings are too short to judge."""
    for clause in book.clauses:
        yield clause.id, clause.texts
        if clause.ruling is not None:
            yield f"the ruling of {clause.id}", clause.ruling
    yield from ((option.id, option.texts) for option in book.options.values())
    yield from ((f"source {source.id}", source.texts) for source in book.sources.values())
    yield "summary", book.summary


def figures(text: str) -> list[str]:
    return sorted(set(re.findall(r"\b[A-Z]{1,2}\d*\.\d+|\b[A-Z]\d+|\d+", text)))


def test_every_rulebook_is_expected() -> None:
    assert [book.game for book in BOOKS] == sorted(EXPECTED)


@each_book
def test_the_clauses_are_these_and_in_this_order(book: Rulebook) -> None:
    assert [clause.id for clause in book.clauses] == words(EXPECTED[book.game].clauses)


@each_book
def test_chapters_come_in_order_and_hold_their_clauses(book: Rulebook) -> None:
    chapters = dict.fromkeys(clause.partition(".")[0] for clause in words(EXPECTED[book.game].clauses))
    assert [chapter.id for chapter in book.chapters] == [*chapters]
    assert [clause for chapter in book.chapters for clause in book.in_chapter(chapter.id)] == list(book.clauses)
    for clause in book.clauses:
        assert clause.chapter.id == clause.id.partition(".")[0]
    for chapter in book.chapters:
        assert len({chapter.text(lang) for lang in LANGUAGES}) == 4


@each_text
def test_clauses_and_rulings_are_written_in_four_languages(texts: Texts) -> None:
    written = [texts.text(lang) for lang in LANGUAGES]
    assert len(set(written)) == 4
    longest = max(map(len, written))
    for text in written:
        assert text == text.strip()
        assert text[0].isupper()
        assert text.endswith(".")
        assert "  " not in text
        assert "\n" not in text
        # A translation half as long as another has probably lost a sentence.
        assert longest / 2 < len(text) <= 1000


@each_book
def test_no_language_strays_into_another(book: Rulebook) -> None:
    for name, texts in all_texts(book):
        for lang in LANGUAGES:
            for other in set(LANGUAGES) - {lang}:
                strays = found_in(texts.text(lang)) & set(words(EXPECTED[book.game].giveaways[other]))
                assert not strays, f"{name} in {lang} has words of {other}"


@pytest.mark.parametrize("lang", LANGUAGES)
@each_book
def test_each_language_uses_its_own_words(book: Rulebook, lang: str) -> None:
    found = found_in(" ".join(texts.text(lang) for _, texts in all_texts(book)))
    assert found >= set(words(EXPECTED[book.game].giveaways[lang]))


@each_text
def test_numbers_and_references_are_the_same_in_every_language(texts: Texts) -> None:
    """Check figures and clause ids: they carry the rule, so a translation that drops or changes one is wrong."""
    for one, other in combinations((texts.text(lang) for lang in LANGUAGES), 2):
        assert figures(one) == figures(other)


@each_book
def test_names_are_kept_in_every_language(book: Rulebook) -> None:
    for clause, names in EXPECTED[book.game].kept.items():
        assert all(names in book.clause(clause).text(lang) for lang in LANGUAGES)
    for where, texts in all_texts(book):
        for name in {name for names in EXPECTED[book.game].kept.values() for name in names.split(", ")}:
            told = [lang for lang in LANGUAGES if re.search(rf"\b{name}\b", texts.text(lang))]
            assert told in ([], [*LANGUAGES]), f"{where} names {name} in {told} only"


@each_book
def test_french_sets_no_break_spaces_before_tall_punctuation(book: Rulebook) -> None:
    for _, texts in all_texts(book):
        assert not re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)", texts.fr)


@each_book
def test_quotation_marks_are_those_of_the_language(book: Rulebook) -> None:
    own = {"en": "“”", "fr": "«»", "it": "«»", "de": "„“"}
    for name, texts in all_texts(book):
        for lang in LANGUAGES:
            found = re.findall('[«»„“”"]', texts.text(lang))
            assert "".join(found) == own[lang] * (len(found) // 2), f"{name} in {lang}"


@each_book
def test_sources_are_named_as_documents(book: Rulebook) -> None:
    assert {name: source.seed for name, source in book.sources.items()} == EXPECTED[book.game].sources
    for source in book.sources.values():
        written = [source.text(lang) for lang in LANGUAGES]
        assert len(set(written)) == 4
        assert all(len(text) > 20 and figures(text) == figures(written[0]) for text in written)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_translator_is_named(lang: str) -> None:
    assert "Lindsey Dubb" in rulebook.load("meuterer").sources["en"].text(lang)


@each_book
def test_what_only_we_say_is_marked_as_a_ruling(book: Rulebook) -> None:
    assert [clause.id for clause in book.clauses if clause.basis != "source"] == EXPECTED[book.game].ours
    for clause in book.clauses:
        assert clause.ruling or set(clause.sources) == set(book.sources), clause.id


@each_book
def test_options(book: Rulebook) -> None:
    told = {option.id: (option.values, option.default, option.clause) for option in book.options.values()}
    assert told == EXPECTED[book.game].options


@each_option
def test_an_option_has_a_text_in_every_language(book: Rulebook, option: OptionRule) -> None:
    assert option.id in book.clause(option.clause).options
    for lang in LANGUAGES:
        assert 40 < len(option.text(lang)) < 250


@each_option
def test_every_value_is_explained_in_the_clauses_that_name_the_option(book: Rulebook, option: OptionRule) -> None:
    """Check the names of the form for a new table, in the quotation marks of the language."""
    for lang in LANGUAGES:
        told = " ".join(clause.text(lang) for clause in book.clauses if option.id in clause.options)
        shown = [value_name(book.game, option.id, value, lang) for value in option.values]
        if shown:
            shown.append(option_name(book.game, option.id, lang))
        for name in shown:
            assert QUOTED[lang].format(name) in told


@each_book
def test_no_text_has_the_program_s_words_for_options(book: Rulebook) -> None:
    for name, texts in all_texts(book):
        for lang in LANGUAGES:
            assert not re.search(r"[a-z-]+=[a-z]", texts.text(lang)), f"{name} in {lang}"
            for option in book.options.values():
                found = [value for value in option.values if f"({value})" in texts.text(lang)]
                assert not found, f"{name} in {lang}"


@each_book
def test_title_and_summary(book: Rulebook) -> None:
    for lang in LANGUAGES:
        assert book.title.text(lang).startswith(EXPECTED[book.game].title)
        assert len(re.findall(r"\.(?:\s|$)", book.summary.text(lang))) == 2


def test_load_reads_once_and_knows_what_there_is() -> None:
    for book in BOOKS:
        assert rulebook.load(book.game) is book
    for name in ("chess", "../meuterer", ""):
        with pytest.raises(NoSuchRulebook, match="There is no rulebook for"):
            rulebook.load(name)


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("M44", "M4.4"),
        ("m4.4", "M4.4"),
        ("M4.9", "M4."),
        ("M4.", "M4.1"),
        ("MP", "MP.1"),
        ("T2", "T2."),
        ("tt1", "TT.1"),
        ("t3.5", "T3.5"),
    ],
)
def test_an_unknown_clause_suggests_near_ones(asked: str, near: str) -> None:
    book = rulebook.load("meuterer" if near.startswith("M") else "traitres")
    with pytest.raises(NoSuchClause, match=re.escape(near)):
        book.clause(asked)


@each_book
def test_an_unknown_clause_like_no_other_suggests_nothing(book: Rulebook) -> None:
    with pytest.raises(NoSuchClause, match=r"There is no clause 'zebra'\.$"):
        book.clause("zebra")


@each_book
def test_an_unknown_language(book: Rulebook) -> None:
    with pytest.raises(NoSuchLanguage, match="en, fr, it, de"):
        book.clauses[0].text("es")
