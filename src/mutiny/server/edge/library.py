"""Rulebooks and lessons in four languages. Browsers may cache them for an hour."""

from __future__ import annotations

import functools
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.datastructures import ResponseHeader
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from mutiny import lessons as lesson_scripts
from mutiny.i18n import meaning
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.errors import PluginFailed
from mutiny.lessons import NoSuchLesson, Scene
from mutiny.protocol.api import Problem
from mutiny.protocol.library import (
    Guide,
    LessonBody,
    LessonHint,
    LessonList,
    LessonStep,
    LessonTitle,
    RuleChapter,
    RuleClause,
    RuleOption,
    Rules,
    RuleSource,
)
from mutiny.protocol.messages import Choice, Language
from mutiny.rulebook import Clause, NoSuchRulebook, load, load_guide
from mutiny.server.common.logging_setup import logger
from mutiny.server.common.refusal import Refusal
from mutiny.server.tables.localize import matters

CACHE_HEADERS: Final = [ResponseHeader(name="Cache-Control", value="public, max-age=3600")]
ERRORS: Final = {
    status: ResponseSpec(Problem, description=meaning, generate_examples=False)
    for status, meaning in {
        400: "There is no such language",
        404: "There is nothing to read about this game",
        429: "Too many requests: wait as long as Retry-After says",
    }.items()
}


@get("/rules/{game:str}", summary="The rulebook of a game", response_headers=CACHE_HEADERS, responses=ERRORS)
async def rules(
    game: FromPath[str],
    lang: Annotated[Language, QueryParameter(description="its language")] = "en",
) -> Rules:
    """Every clause with its id, which events and moves cite, and where it comes from; the options; the guide.

    The guide is for learning: goal, box, overview of a round, crib sheet, tables, examples and advice.
    """
    return rules_of(game, lang)


@get("/lessons", summary="The lessons there are", response_headers=CACHE_HEADERS, responses=ERRORS)
async def all_lessons(lang: Annotated[Language, QueryParameter(description="their language")] = "en") -> LessonList:
    """The title, summary and number of steps of each lesson."""
    return lesson_list(lang)


@get("/lessons/{game:str}", summary="The lesson of a game", response_headers=CACHE_HEADERS, responses=ERRORS)
async def lessons(
    game: FromPath[str],
    lang: Annotated[Language, QueryParameter(description="its language")] = "en",
) -> LessonBody:
    """A lesson: for each step, the events, the learner's view, and the moves asked for."""
    return lesson_of(game, lang)


def rules_of(game: str, lang: Language) -> Rules:
    """Return the rulebook of a game in one language; refuse a game that has none.

    >>> rules = rules_of("meuterer", "de")
    >>> rules.title, [chapter.title for chapter in rules.chapters][3:5]
    ('Meuterer', ['Aktionskarten aufdecken', 'Meuterei'])
    """
    try:
        book = load(game)
    except NoSuchRulebook as error:
        raise Refusal("not-found", str(error)) from None
    return _rules(book.game, lang)


@functools.cache
def _rules(game: str, lang: Language) -> Rules:
    book = load(game)
    guide = load_guide(game)
    installed = find_game(game)
    return Rules(
        book.game,
        lang,
        book.title.text(lang),
        book.summary.text(lang),
        [RuleSource(source.id, source.text(lang)) for source in book.sources.values()],
        [
            RuleOption(option.id, list(option.values), option.default, option.clause, option.text(lang))
            for option in book.options.values()
        ],
        [RuleChapter(chapter.id, chapter.text(lang)) for chapter in book.chapters],
        [_clause(clause, lang) for clause in book.clauses],
        installed.least,
        installed.most,
        None if guide is None else msgspec.convert(guide.told(lang), Guide),
    )


def _clause(clause: Clause, lang: Language) -> RuleClause:
    return RuleClause(
        clause.id,
        clause.chapter.id,
        clause.text(lang),
        clause.basis,
        list(clause.sources),
        None if clause.ruling is None else clause.ruling.text(lang),
        list(clause.options),
    )


def lesson_list(lang: Language) -> LessonList:
    """Return the titles of all lessons; one that cannot be read is left out.

    >>> [(each.game, each.title) for each in lesson_list("en").lessons][1]
    ('meuterer', 'A round with a mutiny')
    """
    titles = []
    for game in lesson_scripts.games():
        try:
            script = lesson_scripts.load(game)
        except PluginFailed as error:
            logger().error("a lesson cannot be used", game=game, why=str(error))
            continue
        titles.append(LessonTitle(game, script.title.text(lang), script.summary.text(lang), len(script.step)))
    return LessonList(lang, titles)


def lesson_of(game: str, lang: Language) -> LessonBody:
    """Return the lesson of a game in one language; refuse a game that has none.

    >>> lesson = lesson_of("meuterer", "fr")
    >>> lesson.steps[4].wanted, lesson.steps[4].texts[0]
    (['leave'], 'Steffi propose une carte conflit.')
    """
    try:
        script = lesson_scripts.load(game)
    except NoSuchLesson as error:
        raise Refusal("not-found", str(error)) from None
    return _lesson(script.game, lang)


@functools.cache
def _lesson(game: str, lang: Language) -> LessonBody:
    script = lesson_scripts.load(game)
    return LessonBody(
        script.game,
        lang,
        script.title.text(lang),
        script.summary.text(lang),
        script.players,
        script.seat,
        [_step(scene, script.players, lang) for scene in lesson_scripts.scenes(script, lang)],
    )


def _step(scene: Scene, names: list[str], lang: Language) -> LessonStep:
    seen = {**scene.view, "names": names}
    return LessonStep(
        scene.text,
        scene.clauses,
        scene.events,
        scene.texts,
        scene.view,
        scene.acting,
        [Choice(*move, meaning(move[0], seen, lang)) for move in scene.moves],
        scene.wanted,
        [LessonHint(*hint) for hint in scene.hints],
        **matters(seen, lang),
    )
