"""The command `rules` prints the rulebook by game, chapter, clause and search, in four languages."""

from __future__ import annotations

import json
import re

import pytest
from cli.running import Run

from mutiny.cli.commands import rules
from mutiny.drawing.pen import columns
from mutiny.i18n import Messages, option_name
from mutiny.rulebook import LANGUAGES, games, load, load_guide

BOOK = load("meuterer")


def flat(text: str) -> str:
    """Return the output on one line; no-break spaces stay."""
    return re.sub(r"[ \n]+", " ", text)


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
    for name, option in BOOK.options.items():
        # The option has the name of the browser's form, and the code that is typed here.
        assert f"\n  {option_name('meuterer', name, lang)}: " in ran.out
        assert all(f"\n        --option {name}={value} " in ran.out for value in option.values)
        assert option.values or f"\n        --option {name}=@FILE " in ran.out


def test_a_chapter_and_a_clause_in_any_case(run: Run) -> None:
    assert run("rules", "meuterer", "m3").out.startswith("M3 ")
    assert run("rules", "meuterer", "M3").out.count("\n  M3.") == 2
    out = run("rules", "meuterer", "m4.4").out
    assert out.startswith("M4 Mutiny\n  M4.4  ")
    assert "Source: English translation by Lindsey Dubb" in out
    assert "Ruling: English and Italian count" in out
    assert "Option “Offered conflict cards”: " in out
    assert "--option offered-conflict=counts   Count (default)\n" in out


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_opens_with_the_guide(run: Run, game: str, lang: str) -> None:
    guide = load_guide(game)
    assert guide is not None
    shown = flat(run("rules", game, "--lang", lang).out)
    say = Messages(lang)
    places = [shown.index(f" {say.text(f'guide-{part}')} ") for part in ("goal", "box", "course", "advice")]
    assert places == sorted(places)
    assert places[2] < shown.index(f" {load(game).clauses[0].id} ") < places[3]
    told = [guide.goal, *(piece.name for piece in guide.box), *(step.text for step in guide.steps)]
    told += [example.text for example in guide.examples] + [each.text for each in guide.advice]
    told += [table.title for table in guide.tables]
    assert [text.text(lang) for text in told if text.text(lang) not in shown] == []
    assert all(author in shown for author in guide.facts.authors)
    assert f"mutiny rules {game} --crib" in shown


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_crib_sheet_fits_80_columns(run: Run, game: str, lang: str) -> None:
    guide = load_guide(game)
    assert guide is not None
    ran = run("rules", game, "--crib", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert [line for line in ran.out.splitlines() if columns(line) > 80] == []
    shown = flat(ran.out)
    for group in guide.crib:
        assert group.title.text(lang) in shown
        for entry in group.entries:
            assert f"{entry.text.text(lang)} [{entry.clause}]" in shown
    for table in guide.tables:
        assert (table.title.text(lang) in shown) == table.crib
    data = json.loads(run("rules", game, "--crib", "--json", "--lang", lang).out)
    assert data == guide.told_crib(lang)


def test_a_table_stands_in_columns_and_marks_what_sources_state(run: Run) -> None:
    out = run("rules", "meuterer", "M0.8").out
    assert re.search(r"\n        Hochland +any kind\* +4\*   +3   +2\* +1\n", out)
    assert re.search(r"\n        Kalte Klippe +wine +4   +2   +0   +4\n", out)
    assert "\n        * stated by a source\n" in out


def test_a_whole_rulebook_as_data(run: Run) -> None:
    data = json.loads(run("rules", "meuterer", "--json", "--lang", "it").out)
    guide = load_guide("meuterer")
    assert guide is not None
    assert data["guide"] == guide.told("it")
    assert [clause["id"] for clause in data["clauses"]] == [clause.id for clause in BOOK.clauses]
    assert [option["id"] for option in data["options"]] == list(BOOK.options)


def test_a_game_without_a_guide_has_its_clauses_all_the_same(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "load_guide", lambda _: None)
    ran = run("rules", "meuterer")
    assert ran.status == 0
    assert all(f"\n  {clause.id} " in ran.out for clause in BOOK.clauses)
    assert run("rules", "meuterer", "--crib") == (1, "There is no player aid for this game.\n", "")
    assert json.loads(run("rules", "meuterer", "--json").out)["guide"] is None


def test_the_crib_sheet_is_shown_whole(run: Run) -> None:
    ran = run("rules", "meuterer", "M4", "--crib")
    assert (ran.status, ran.out) == (2, "")
    assert "--crib shows the whole crib sheet" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sources_and_ruling_are_in_the_requested_language(run: Run, lang: str) -> None:
    clause = BOOK.clause("M8.2")
    assert clause.ruling is not None
    told = [Messages(lang).text("cli-source", title=BOOK.sources[name].text(lang)) for name in clause.sources]
    told.append(Messages(lang).text("cli-ruling", text=clause.ruling.text(lang)))
    shown = flat(run("rules", "meuterer", "M8.2", "--lang", lang).out)
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


def test_search_finds_text_without_accents(run: Run) -> None:
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_search_without_a_game_is_in_all_games(run: Run, lang: str) -> None:
    ran = run("rules", "--search", "5", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    for name in games():
        own = run("rules", name, "--search", "5", "--lang", lang)
        assert (own.out.strip() in ran.out) is (own.status == 0)
    told = json.loads(run("rules", "--search", "5", "--json").out)
    assert set(told) == set(games())
    assert run("rules", "--search", "xyzzy") == (1, "No clause contains “xyzzy”.\n", "")
