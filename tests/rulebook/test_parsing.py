"""`parse` reads every valid rulebook, and says what is wrong with any other."""

from __future__ import annotations

import re

import pytest

from mutiny import rulebook
from mutiny.rulebook import BadRulebook, Texts

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
en = "The book"
fr = "Le livre"
it = "Il libro"
de = "Das Buch"
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
options = ["speed"]
en = '''
Go
  on.'''
fr = "Continuez\u00a0!"
it = "Continuate."
de = "Weiter."
[clause.ruling]
en = "Nobody says."
fr = "Nul ne le dit."
it = "Nessuno lo dice."
de = "Das sagt keiner."
"""


def test_parse_reads_a_third_party_rulebook() -> None:
    book = rulebook.parse(SMALL)
    first, second = book.clauses
    assert (book.game, first.chapter, book.in_chapter("B")) == ("tiny", book.chapters[0], ())
    assert (first.ruling, first.options, first.sources, first.basis) == (None, (), ("book",), "source")
    assert (second.options, second.sources, second.basis) == (("speed",), (), "ruling")
    assert second.ruling == Texts("Nobody says.", "Nul ne le dit.", "Nessuno lo dice.", "Das sagt keiner.")
    assert second.text("en") == "Go on."
    assert second.text("fr") == "Continuez\u00a0!"
    assert (book.sources["book"].text("it"), book.sources["book"].seed) == ("Il libro", None)


def test_sources_and_options_may_be_absent() -> None:
    without = re.sub(r"\[sources\.book\].*?(?=\[\[chapter)", "", SMALL, flags=re.DOTALL).replace('["speed"]', "[]")
    ruling = 'ruling = {en = "So.", fr = "Oui.", it = "Ecco.", de = "Ja."}'
    without = without.replace('basis = "source"\nsources = ["book"]', f'basis = "ruling"\n{ruling}\nsources = []')
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
    "source lacks a language": ('it = "Il libro"\n', "", "source book: no text in 'it'."),
    "source with unknown key": ('it = "Il libro"', 'it = "L"\nyear = 1', "source book: unknown key 'year'."),
    "source with a number for a seed": (
        'it = "Il libro"',
        'it = "L"\nseed = 1',
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
        SMALL[SMALL.index("[clause.ruling]") :],
        "",
        "clause A1.2: its basis is a ruling, but 'ruling' is missing.",
    ),
    "ruling lacks a language": ('de = "Das sagt keiner."\n', "", "clause A1.2, ruling: no text in 'de'."),
    "ruling in a fifth language": (
        'de = "Das sagt keiner."',
        'de = "D."\nes = "E."',
        "clause A1.2, ruling: unknown key 'es'.",
    ),
    "ruling with an empty text": (
        '"Das sagt keiner."',
        '""',
        "clause A1.2, ruling: 'de' must be a text that is not empty.",
    ),
    "ruling in one language alone": (
        SMALL[SMALL.index("options =") :],
        'options = ["speed"]\nen = "A."\nfr = "B."\nit = "C."\nde = "D."\nruling = "Nobody says."\n',
        "clause A1.2, ruling: not a table.",
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
