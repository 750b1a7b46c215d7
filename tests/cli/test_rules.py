"""rules: the rulebook by game, chapter, clause and search, in four languages."""

from __future__ import annotations

import json
import re

import pytest
from cli.running import Run

from mutiny.i18n import Messages
from mutiny.rulebook import LANGUAGES, load

BOOK = load("meuterer")


def test_without_a_game_the_games_are_listed(run: Run) -> None:
    ran = run("rules", "--lang", "de")
    assert ran.status == 0
    assert "\nmeuterer: Meuterer\n  Ein Handelsschiff" in ran.out
    assert [book["game"] for book in json.loads(run("rules", "--json").out)] == ["cartagena", "meuterer", "traitres"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_rulebook_has_every_clause_and_option(run: Run, lang: str) -> None:
    ran = run("rules", "meuterer", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert all(f"\n  {clause.id} " in ran.out for clause in BOOK.clauses)
    assert all(f"\n  {name}: " in ran.out for name in BOOK.options)


def test_a_chapter_and_a_clause_in_any_case(run: Run) -> None:
    assert run("rules", "meuterer", "m3").out.startswith("M3 ")
    assert run("rules", "meuterer", "M3").out.count("\n  M3.") == 2
    out = run("rules", "meuterer", "m4.4").out
    assert out.startswith("M4 Mutiny\n  M4.4  ")
    assert "Source: English translation by Lindsey Dubb" in out
    assert "Ruling: English and Italian count" in out
    assert "Option offered-conflict: " in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sources_and_ruling_are_told_in_the_language_asked_for(run: Run, lang: str) -> None:
    clause = BOOK.clause("M8.2")
    assert clause.ruling is not None
    told = [Messages(lang).text("cli-source", title=BOOK.sources[name].text(lang)) for name in clause.sources]
    told.append(Messages(lang).text("cli-ruling", text=clause.ruling.text(lang)))
    # What is printed is broken into lines; no-break spaces stay.
    shown = re.sub(r"[ \n]+", " ", run("rules", "meuterer", "M8.2", "--lang", lang).out)
    assert len(told) == 4
    assert all(text in shown for text in told)
    data = json.loads(run("rules", "meuterer", "M8", "--json", "--lang", lang).out)
    assert data[1]["ruling"] == clause.ruling.text(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_can_be_shown_alone(run: Run, lang: str) -> None:
    for clause in BOOK.clauses:
        assert run("rules", "meuterer", clause.id, "--lang", lang).status == 0


def test_a_clause_as_data(run: Run) -> None:
    found = json.loads(run("rules", "meuterer", "M4.5", "--json", "--lang", "fr").out)
    assert [clause["id"] for clause in found] == ["M4.5"]
    assert found[0]["text"] == BOOK.clause("M4.5").text("fr")
    assert found[0]["sources"] == ["fr", "en", "it"]
    assert found[0]["ruling"] is None


def test_search_finds_what_one_can_type(run: Run) -> None:
    ran = run("rules", "meuterer", "--search", "EGALITE", "--lang", "fr")
    assert ran.status == 0
    assert "\n  M4.5  " in ran.out
    assert "\n  M0.1 " not in ran.out
    assert run("rules", "meuterer", "M0", "--search", "xyzzy") == (1, "No clause contains “xyzzy”.\n", "")
    assert run("rules", "meuterer", "--search", "xyzzy", "--json") == (1, "[]\n", "")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["meutrer"], "there is no rulebook for 'meutrer'; did you mean meuterer?"),
        (["xyzzy"], "There is no rulebook for 'xyzzy'; there is one for cartagena, meuterer, traitres."),
        (["meuterer", "M44"], "There is no clause 'M44'; did you mean M4.4"),
    ],
)
def test_unknown_names_get_a_suggestion(run: Run, arguments: list[str], line: str) -> None:
    ran = run("rules", *arguments)
    assert ran.status == 2
    assert ran.err.startswith(f"mutiny: {line}")
