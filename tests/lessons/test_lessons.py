"""Every lesson can be played to its end, in every language, and Meuterer's is the sources' worked example."""

from __future__ import annotations

from pathlib import Path

import pytest

from mutiny import read_record, rulebook
from mutiny.i18n import LANGUAGES
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.match import Match
from mutiny.kernel.record import Entry
from mutiny.lessons import BadLesson, Lesson, games, load, parse, scenes

GOLDEN = Path(__file__).parents[1] / "golden"
LESSON = """
game = "traitres"
players = ["Ann", "Bo", "Cy"]
seat = 0
title = { en = "a", fr = "b", it = "c", de = "d" }
summary = { en = "a", fr = "b", it = "c", de = "d" }
[[step]]
en = "a"
fr = "b"
it = "c"
de = "d"
"""


def entries_of(lesson: Lesson) -> list[Entry]:
    """Return all events of a lesson, including the learner's moves."""
    found: list[Entry] = []
    for step in lesson.step:
        found += step.entries()
        found += [(lesson.seat, step.do[0])] if step.do else []
    return found


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_can_be_played_through(game: str, lang: str) -> None:
    lesson = load(game)
    book = rulebook.load(game)
    match = Match(find_game(game), lesson.players, lesson.options)
    for step, scene in zip(lesson.step, scenes(lesson, lang), strict=True):
        for who, notation in step.entries():
            match.enter(who, notation)
        # The learner sees and reads the same as a player at a table.
        assert scene.view == match.state.view(lesson.seat)
        assert [move for move, _, _ in scene.moves] == (match.legal_moves(lesson.seat) if step.do else [])
        assert set(scene.wanted) <= {move for move, _, _ in scene.moves}
        assert len(scene.texts) == len(scene.events)
        assert not {"", "{", "\n"} & set(scene.text or [""])
        for clause in scene.clauses:
            book.clause(clause)
        # Every other move of the learner has an answer.
        for move, text, _ in scene.moves:
            assert text != move
            if move not in scene.wanted:
                assert any(move.startswith(begins) for begins, _ in scene.hints), (scene.text, move)
        if step.do:
            match.play(lesson.seat, step.do[0])


@pytest.mark.parametrize("game", games())
def test_no_text_is_left_in_another_language(game: str) -> None:
    lesson = load(game)
    for words in (lesson.title, lesson.summary, *lesson.step, *(hint for step in lesson.step for hint in step.hint)):
        assert len({words.text(lang) for lang in LANGUAGES}) == len(LANGUAGES), words.en


def test_the_lesson_of_meuterer_is_the_worked_example() -> None:
    record = read_record((GOLDEN / "worked-example.json").read_text(encoding="utf-8"))
    lesson = load("meuterer")
    assert (lesson.players, lesson.options) == (record.players, record.options)
    *example, last = entries_of(lesson)
    assert example == record.moves
    assert last == (1, "pay 2")


def test_lessons_that_end_a_game_end_it_well() -> None:
    for game in ("traitres", "cartagena"):
        lesson = load(game)
        match = Match(find_game(game), lesson.players, lesson.options)
        for who, notation in entries_of(lesson):
            match.enter(who, notation)
        assert match.over
        assert lesson.seat in match.state.result()["winners"]


def test_a_lesson_that_does_not_read_is_refused() -> None:
    assert parse(LESSON).game == "traitres"
    for bad, why in {
        LESSON + "colour = 'red'": "unknown field `colour`",
        LESSON.replace('fr = "b"\n', ""): "missing required field `fr`",
        LESSON + "[[": "not TOML",
    }.items():
        with pytest.raises(BadLesson, match=why):
            parse(bad)


def test_a_script_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadLesson, match=r"step 0: T0\.2"):
        scenes(parse(LESSON + "play = [[0, 'plank 1']]"), "en")
    roles = """play = [["*", "roles pirate pirate mutineer"], ["*", "first 0"]]"""
    with pytest.raises(BadLesson, match="step 0"):
        scenes(parse(LESSON + roles + "\ndo = ['plank 1']"), "en")
