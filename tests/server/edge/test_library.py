"""Rulebooks and lessons: complete in every language, and cached by browsers."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.servers import browser, run, running_server

import mutiny
from mutiny import rulebook
from mutiny.rulebook import LANGUAGES
from mutiny.server.edge import library


@pytest.mark.parametrize("game", ["cartagena", "meuterer", "traitres"])
def test_a_rulebook_is_whole_in_every_language(tmp_path: Path, game: str) -> None:
    book = rulebook.load(game)

    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            for lang in LANGUAGES:
                answer = await client.get(f"/api/v1/rules/{game}?lang={lang}")
                assert answer.status_code == 200
                assert answer.headers["cache-control"] == "public, max-age=3600"
                rules = answer.json()
                assert (rules["game"], rules["lang"]) == (game, lang)
                assert (rules["title"], rules["summary"]) == (book.title.text(lang), book.summary.text(lang))
                assert [option["id"] for option in rules["options"]] == list(book.options)
                assert [chapter["title"] for chapter in rules["chapters"]] == [
                    each.text(lang) for each in book.chapters
                ]
                guide = rulebook.load_guide(game)
                assert guide is not None
                assert rules["guide"] == guide.told(lang)
                assert (rules["least"], rules["most"]) == (mutiny.game(game).least, mutiny.game(game).most)
                clauses = rules["clauses"]
                assert [clause["chapter"] for clause in clauses] == [clause.chapter.id for clause in book.clauses]
                assert [(clause["id"], clause["text"], clause["basis"]) for clause in clauses] == [
                    (clause.id, clause.text(lang), clause.basis) for clause in book.clauses
                ]
                assert [clause["ruling"] for clause in clauses] == [
                    clause.ruling and clause.ruling.text(lang) for clause in book.clauses
                ]
                sources = {source["id"]: source["title"] for source in rules["sources"]}
                assert sources == {name: source.text(lang) for name, source in book.sources.items()}
                assert all(sources.keys() >= set(clause["sources"]) for clause in clauses)

    run(test)


def test_entries_that_break_the_rules_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            assert (await client.get("/api/v1/rules/meuterer")).json()["lang"] == "en"
            unknown = await client.get("/api/v1/rules/chess?lang=de")
            assert (unknown.status_code, unknown.json()["code"]) == (404, "not-found")
            assert "'chess'" in unknown.json()["why"]
            spanish = await client.get("/api/v1/rules/meuterer?lang=es")
            assert (spanish.status_code, spanish.json()["code"]) == (400, "malformed")
            assert not any("public" in answer.headers.get("cache-control", "") for answer in (unknown, spanish))

    run(test)


def test_a_lesson_is_told_in_every_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            titles = set()
            for lang in LANGUAGES:
                answer = await client.get(f"/api/v1/lessons/meuterer?lang={lang}")
                assert answer.status_code == 200
                assert answer.headers["cache-control"] == "public, max-age=3600"
                lesson = answer.json()
                assert (lesson["seat"], lesson["names"][1], lesson["lang"]) == (1, "Steffi", lang)
                assert lesson["steps"][4]["wanted"] == ["leave"]
                assert lesson["steps"][5]["wanted"] == ["take mutineer"]
                assert "take boy" in [choice["move"] for choice in lesson["steps"][5]["moves"]]
                titles.add(lesson["title"])
            assert len(titles) == len(LANGUAGES)
            listed = (await client.get("/api/v1/lessons?lang=it")).json()["lessons"]
            assert [each["game"] for each in listed] == ["cartagena", "meuterer", "traitres"]
            assert listed[1]["title"] in titles
            assert listed[1]["steps"] == len(lesson["steps"])
            unknown = await client.get("/api/v1/lessons/chess")
            assert (unknown.status_code, unknown.json()["code"]) == (404, "not-found")

    run(test)


def test_a_game_without_a_guide_still_has_its_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "load_guide", lambda _: None)
    library._rules.cache_clear()
    try:
        rules = library.rules_of("meuterer", "en")
        assert (rules.guide, len(rules.clauses)) == (None, len(rulebook.load("meuterer").clauses))
    finally:
        library._rules.cache_clear()
