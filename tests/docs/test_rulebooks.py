"""tools/docs/rulebooks.py: the rulebooks as pages."""

from __future__ import annotations

import re

import pytest

from mutiny.rulebook import LANGUAGES, games, load, load_guide
from tools.docs import rulebooks
from tools.docs.rulebooks import page, plain

BOOKS = [(game, lang) for game in games() for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_a_page_has_everything_in_the_rulebook(game: str, lang: str) -> None:
    book, guide, text = load(game), load_guide(game), page(load(game), lang)
    assert text.startswith(f"---\nlang: {lang}\n---\n\n# ")
    # Without links, so that sentences that name clauses can be compared.
    words = re.sub(r'<a href="#[^"]+">([^<]+)</a>', r"\1", text)
    for clause in book.clauses:
        assert f'<span id="{clause.id}"></span>' in text
        assert plain(clause.text(lang)) in words
        assert clause.ruling is None or plain(clause.ruling.text(lang)) in words
    for option in book.options.values():
        assert plain(option.text(lang)) in words
        assert all(f"--option {option.id}={value}" in text for value in option.values)
    assert guide is not None
    assert plain(guide.goal.text(lang)) in words
    told = [example.text for example in guide.examples] + [advice.text for advice in guide.advice]
    assert all(plain(text.text(lang)) in words for text in told)
    for source in book.sources.values():
        assert plain(source.text(lang)) in words


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_link_to_a_clause_has_its_clause(game: str, lang: str) -> None:
    text = page(load(game), lang)
    ids = re.findall(r'<span id="([^"]+)">', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)


def test_the_index_has_all_games_and_languages() -> None:
    made = rulebooks.index()
    assert sorted(made.pages) == sorted(f"rulebooks/{game}-{lang}.md" for game, lang in BOOKS)
    for name in made.pages:
        assert f"]({name})" in made.text
        assert f"<{name.removesuffix('.md')}>" in made.text


def test_texts_are_shown_as_they_are() -> None:
    assert plain("a_b*c <d> [e] `f` #g |h") == r"a\_b\*c \<d\> \[e\] \`f\` \#g \|h"
