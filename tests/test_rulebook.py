"""The rulebook of Meuterer is whole in four languages, and `parse` refuses whatever is not a rulebook."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from mutiny import rulebook
from mutiny.rulebook import LANGUAGES, BadRulebook, Clause, NoSuchClause, NoSuchLanguage, NoSuchRulebook, Texts

CLAUSES = (
    "M0.1 M0.2 M0.3 M0.4 M0.5 M0.6 M0.7 "
    "M1.1 "
    "M2.1 M2.2 M2.3 M2.4 M2.5 M2.6 "
    "M3.1 M3.2 "
    "M4.1 M4.2 M4.3 M4.4 M4.5 M4.6 "
    "M5.1 M5.2 M5.3 M5.4 M5.5 M5.6 M5.7 M5.8 "
    "M6.1 "
    "M7.1 "
    "M8.1 M8.2 "
    "M9.1 "
    "M10.1 "
    "MP.1 MP.2 MP.3 MP.4 MP.5"
)

ISLANDS = (
    "Hochland, Frosthöhle, Grünland, Karge Zunge, Eisfelsen, Affeninsel, "
    "Kalte Klippe, Sommerland, Rotes Riff, Piratennest, Fingerhut, Sandkap"
)

# Words that betray a language: each is common in its own and no word of the other three.
GIVEAWAYS = {
    "en": {"the", "and", "player", "card", "cards", "of", "with", "which", "island"},
    "fr": {"les", "une", "joueur", "cartes", "dans", "île", "même", "celui", "capitaine"},
    "it": {"gli", "della", "che", "giocatore", "isola", "sono", "nave", "capitano", "ammutinato"},
    "de": {"und", "der", "das", "karte", "karten", "insel", "wird", "kapitän", "nicht"},
}

BOOK = rulebook.load("meuterer")


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


def all_texts() -> list[tuple[str, Texts]]:
    """Every sentence of the rulebook with a name to show when it fails; headings are too short to judge."""
    named = [(clause.id, clause.texts) for clause in BOOK.clauses]
    named += [(option.id, option.texts) for option in BOOK.options.values()]
    return [*named, ("summary", BOOK.summary)]


def test_the_clauses_are_these_and_in_this_order() -> None:
    assert " ".join(clause.id for clause in BOOK.clauses) == CLAUSES


def test_chapters_come_in_order_and_hold_their_clauses() -> None:
    assert [chapter.id for chapter in BOOK.chapters] == [*(f"M{number}" for number in range(11)), "MP"]
    assert [clause for chapter in BOOK.chapters for clause in BOOK.in_chapter(chapter.id)] == list(BOOK.clauses)
    for clause in BOOK.clauses:
        assert clause.chapter.id == clause.id.partition(".")[0]
    for chapter in BOOK.chapters:
        assert len({chapter.text(lang) for lang in LANGUAGES}) == 4


@pytest.mark.parametrize("clause", BOOK.clauses, ids=lambda clause: clause.id)
def test_a_clause_is_written_in_four_languages(clause: Clause) -> None:
    written = [clause.text(lang) for lang in LANGUAGES]
    assert len(set(written)) == 4
    longest = max(map(len, written))
    for text in written:
        assert text == text.strip()
        assert text[0].isupper()
        assert text.endswith(".")
        assert "  " not in text
        assert "\n" not in text
        # A translation half as long as another has most likely lost a sentence.
        assert longest / 2 < len(text) <= 1000


@pytest.mark.parametrize(("name", "texts"), all_texts(), ids=[name for name, _ in all_texts()])
def test_no_language_strays_into_another(name: str, texts: Texts) -> None:
    for lang in LANGUAGES:
        found = words(texts.text(lang))
        for other in set(LANGUAGES) - {lang}:
            assert not found & GIVEAWAYS[other], f"{name} in {lang} has words of {other}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language_uses_its_own_words(lang: str) -> None:
    found = words(" ".join(texts.text(lang) for _, texts in all_texts()))
    assert found >= GIVEAWAYS[lang]


@pytest.mark.parametrize("clause", BOOK.clauses, ids=lambda clause: clause.id)
def test_numbers_and_references_are_the_same_in_every_language(clause: Clause) -> None:
    """Figures and clause ids carry the rule, so a translation that drops or changes one is wrong."""

    def figures(text: str) -> list[str]:
        return sorted(set(re.findall(r"M\d+\.\d+|M\d+|\d+", text)))

    def settings(text: str) -> list[str]:
        return sorted(set(re.findall(r"[a-z-]+=[a-z]+", text)))

    for one, other in combinations((clause.text(lang) for lang in LANGUAGES), 2):
        assert figures(one) == figures(other)
        assert settings(one) == settings(other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_islands_keep_their_names(lang: str) -> None:
    assert ISLANDS in BOOK.clause("M0.3").text(lang)


def test_french_sets_no_break_spaces_before_tall_punctuation() -> None:
    for _, texts in all_texts():
        assert not re.search(r"(?<!\u00a0)[:;?!]", texts.fr)


def test_sources_are_named_as_documents() -> None:
    assert {name: source.seed for name, source in BOOK.sources.items()} == {"fr": "000", "en": "001", "it": "003"}
    assert "Lindsey Dubb" in BOOK.sources["en"].title


def test_what_only_we_say_is_marked_as_a_ruling() -> None:
    assert [clause.id for clause in BOOK.clauses if clause.basis != "source"] == ["M4.6"]
    for clause in BOOK.clauses:
        assert clause.ruling or set(clause.sources) == set(BOOK.sources), clause.id


def test_options() -> None:
    told = {option.id: (option.values, option.default, option.clause) for option in BOOK.options.values()}
    assert told == {
        "pirates": (("off", "on", "double"), "off", "MP.1"),
        "offered-conflict": (("counts", "ignored"), "counts", "M4.4"),
        "loader-returns": (("draw", "discard"), "draw", "M8.2"),
        "ring": (("shuffled", "printed"), "shuffled", "M0.3"),
        "islands": ((), "", "M5.4"),
    }


@pytest.mark.parametrize("option", BOOK.options.values(), ids=lambda option: option.id)
def test_an_option_names_its_values_in_every_language(option: rulebook.Option) -> None:
    assert option.id in BOOK.clause(option.clause).options
    for lang in LANGUAGES:
        text = option.text(lang)
        assert 40 < len(text) < 250
        for value in option.values:
            assert re.search(rf"\b{value}\b", text)


@pytest.mark.parametrize("option", [option for option in BOOK.options.values() if option.values], ids=lambda o: o.id)
def test_every_value_is_explained_in_the_clauses_that_name_the_option(option: rulebook.Option) -> None:
    for lang in LANGUAGES:
        told = " ".join(clause.text(lang) for clause in BOOK.clauses if option.id in clause.options)
        for value in option.values:
            assert f"{option.id}={value}" in told


def test_title_and_summary() -> None:
    for lang in LANGUAGES:
        assert BOOK.title.text(lang).startswith("Meuterer")
        assert len(re.findall(r"\.(?:\s|$)", BOOK.summary.text(lang))) == 2


def test_load_reads_once_and_knows_what_there_is() -> None:
    assert rulebook.load("meuterer") is BOOK
    assert "meuterer" in rulebook.games()
    assert BOOK.game == "meuterer"
    for name in ("chess", "../meuterer", ""):
        with pytest.raises(NoSuchRulebook, match="There is no rulebook for"):
            rulebook.load(name)


@pytest.mark.parametrize(
    ("asked", "near"), [("M44", "M4.4"), ("m4.4", "M4.4"), ("M4.9", "M4."), ("M4.", "M4.1"), ("MP", "MP.1")]
)
def test_an_unknown_clause_suggests_near_ones(asked: str, near: str) -> None:
    with pytest.raises(NoSuchClause, match=re.escape(near)):
        BOOK.clause(asked)


def test_an_unknown_clause_like_no_other_suggests_nothing() -> None:
    with pytest.raises(NoSuchClause, match=r"There is no clause 'zebra'\.$"):
        BOOK.clause("zebra")


def test_an_unknown_language() -> None:
    with pytest.raises(NoSuchLanguage, match="en, fr, it, de"):
        BOOK.clause("M0.1").text("es")


SMALL = """
game = "tiny"
[title]
en = "Tiny"
fr = "Petit"
it = "Piccolo"
de = "Klein"
[summary]
en = "A game."
fr = "Un jeu."
it = "Un gioco."
de = "Ein Spiel."
[sources.book]
title = "The book"
[[option]]
id = "speed"
values = ["slow", "fast"]
default = "slow"
clause = "A1.2"
en = "Pace."
fr = "Allure."
it = "Passo."
de = "Tempo."
[[chapter]]
id = "A1"
en = "Start"
fr = "Début"
it = "Inizio"
de = "Anfang"
[[clause]]
id = "A1.1"
basis = "source"
sources = ["book"]
en = "Begin."
fr = "Commencez."
it = "Cominciate."
de = "Fangt an."
[[clause]]
id = "A1.2"
basis = "ruling"
sources = []
ruling = "Nobody says."
options = ["speed"]
en = '''
Go
  on.'''
fr = "Continuez\u00a0!"
it = "Continuate."
de = "Weiter."
"""


def test_parse_reads_a_third_party_rulebook() -> None:
    book = rulebook.parse(SMALL)
    first, second = book.clauses
    assert (book.game, first.chapter, book.in_chapter("B")) == ("tiny", book.chapters[0], ())
    assert (first.ruling, first.options, first.sources, first.basis) == (None, (), ("book",), "source")
    assert (second.ruling, second.options, second.sources, second.basis) == ("Nobody says.", ("speed",), (), "ruling")
    assert second.text("en") == "Go on."
    assert second.text("fr") == "Continuez\u00a0!"
    assert book.sources["book"].seed is None


def test_sources_and_options_may_be_absent() -> None:
    without = SMALL.replace("[sources.book]\n", "").replace('title = "The book"\n', "").replace('["speed"]', "[]")
    without = re.sub(r"\[\[option\]\].*?(?=\[\[chapter)", "", without, flags=re.DOTALL)
    without = without.replace('basis = "source"\nsources = ["book"]', 'basis = "ruling"\nruling = "So."\nsources = []')
    book = rulebook.parse(without)
    assert (dict(book.sources), dict(book.options)) == ({}, {})


BAD = {
    "not TOML": ('game = "tiny"', "game =", "rulebook: not TOML: "),
    "unknown key at the top": ('game = "tiny"', 'game = "tiny"\nplayers = 4', "rulebook: unknown key 'players'."),
    "no game": ('game = "tiny"', "", "rulebook: key 'game' is missing."),
    "game not a word": ('game = "tiny"', 'game = "Tiny Game"', "rulebook: 'game' is not well formed."),
    "game not a text": ('game = "tiny"', "game = 3", "rulebook: 'game' is not well formed."),
    "title lacks a language": ('it = "Piccolo"\n', "", "title: no text in 'it'."),
    "title in a fifth language": ('it = "Piccolo"', 'it = "Piccolo"\nes = "P"', "title: unknown key 'es'."),
    "summary not a table": ("[summary]", "[summary.x]", "summary: unknown key 'x'."),
    "source without title": ('title = "The book"', 'seed = "1"', "source book: key 'title' is missing."),
    "source with unknown key": ('title = "The book"', 'title = "T"\nyear = 1', "source book: unknown key 'year'."),
    "source with a number for a seed": (
        'title = "The book"',
        'title = "T"\nseed = 1',
        "source book: 'seed' must be a text that is not empty.",
    ),
    "source not a table": ("[sources.book]", "[sources]\nx = 1\n[sources.book]", "source x: not a table."),
    "option without default": ('default = "slow"\n', "", "option speed: key 'default' is missing."),
    "option with a default of its own": (
        'default = "slow"',
        'default = "idle"',
        "option speed: the default is not one of the values.",
    ),
    "option values not words": ('["slow", "fast"]', '"slow"', "option speed: 'values' must be a list of words."),
    "option values repeated": ('["slow", "fast"]', '["slow", "slow"]', "option speed: 'values' names something twice."),
    "option at no clause": ('clause = "A1.2"', 'clause = "A1.3"', "option speed: there is no clause 'A1.3'."),
    "option its clause does not name": (
        'clause = "A1.2"',
        'clause = "A1.1"',
        "option speed: clause A1.1 does not name it under 'options'.",
    ),
    "option id not a word": ('id = "speed"', 'id = "Speed"', "option Speed: 'id' is not well formed."),
    "chapters not tables": ("[[chapter]]", "[chapter]", "chapter: write each as a [[chapter]] table."),
    "chapter lacks a language": ('de = "Anfang"\n', "", "chapter A1: no text in 'de'."),
    "chapter twice": (
        "[[chapter]]",
        '[[chapter]]\nid = "A1"\nen = "a"\nfr = "b"\nit = "c"\nde = "d"\n[[chapter]]',
        "chapter A1: given twice.",
    ),
    "chapter empty": (
        "[[chapter]]",
        '[[chapter]]\nid = "B"\nen = "a"\nfr = "b"\nit = "c"\nde = "d"\n[[chapter]]',
        "chapter B: it holds no clause.",
    ),
    "clause without id": ('id = "A1.2"\n', "", "clause number 2: key 'id' is missing."),
    "clause id not well formed": ('id = "A1.2"', 'id = "A1-2"', "clause A1-2: 'id' is not well formed."),
    "clause id not a text": ('id = "A1.2"', "id = 1.2", "clause number 2: 'id' is not well formed."),
    "clause twice": ('id = "A1.2"', 'id = "A1.1"', "clause A1.1: given twice."),
    "clause in no chapter": ('id = "A1.2"', 'id = "A2.1"', "clause A2.1: there is no chapter 'A2'."),
    "clause out of order": ('id = "A1.1"', 'id = "A1.10"', "clause A1.2: out of order."),
    "clause lacks a language": ('it = "Cominciate."\n', "", "clause A1.1: no text in 'it'."),
    "clause with an empty text": (
        '"Cominciate."',
        '" "',
        "clause A1.1: 'it' must be a text that is not empty.",
    ),
    "clause with a number for a text": (
        '"Cominciate."',
        "7",
        "clause A1.1: 'it' must be a text that is not empty.",
    ),
    "clause with unknown key": ('"Cominciate."', '"C."\nes = "E."', "clause A1.1: unknown key 'es'."),
    "clause without basis": ('basis = "source"\n', "", "clause A1.1: key 'basis' is missing."),
    "clause of unknown basis": (
        'basis = "source"',
        'basis = "rumour"',
        "clause A1.1: the basis must be source, ruling or reconstruction.",
    ),
    "clause without sources": ('sources = ["book"]\n', "", "clause A1.1: key 'sources' is missing."),
    "clause citing an unknown source": ('["book"]', '["film"]', "clause A1.1: there is no source 'film'."),
    "clause citing a source twice": ('["book"]', '["book", "book"]', "clause A1.1: 'sources' names something twice."),
    "clause from a source it does not name": (
        '["book"]',
        "[]",
        "clause A1.1: its basis is a source, but 'sources' names none.",
    ),
    "ruling without its reason": (
        'ruling = "Nobody says."\n',
        "",
        "clause A1.2: its basis is a ruling, but 'ruling' is missing.",
    ),
    "clause with an unknown option": ('["speed"]', '["colour"]', "clause A1.2: there is no option 'colour'."),
    "clause with options not a list": ('["speed"]', '"speed"', "clause A1.2: 'options' must be a list of words."),
}


@pytest.mark.parametrize(("old", "new", "message"), BAD.values(), ids=BAD.keys())
def test_parse_refuses(old: str, new: str, message: str) -> None:
    assert SMALL.count(old) == 1
    with pytest.raises(BadRulebook) as refused:
        rulebook.parse(SMALL.replace(old, new))
    assert str(refused.value).startswith(message)


def test_parse_refuses_tables_that_are_none() -> None:
    with pytest.raises(BadRulebook, match=r"clause number 1: not a table\."):
        rulebook.parse(SMALL.partition("[[clause]]")[0].replace("[title]", "clause = [1]\n[title]"))
    with pytest.raises(BadRulebook, match=r"title: not a table\."):
        rulebook.parse(re.sub(r"\[title\].*?(?=\[summary)", 'title = "Tiny"\n', SMALL, flags=re.DOTALL))
