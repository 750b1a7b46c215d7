"""A lesson played by the engine: what the learner sees, reads and may do at each step."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from mutiny.i18n import clauses_of, describe, tell
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.errors import IllegalMove, MutinyError
from mutiny.kernel.events import Event, SeatEvent
from mutiny.kernel.match import Match
from mutiny.lessons.script import BadLesson, Lesson, ScriptStep


class Scene(Struct):
    """A step as it is shown: the events since the one before, the view, the legal moves and those asked for."""

    text: str
    events: list[SeatEvent]
    texts: list[str | None]
    view: dict[str, Any]
    acting: list[int]
    moves: list[tuple[str, str, list[str]]]
    """The notation, the effect and the clauses of each move; empty where the learner only watches."""
    wanted: list[str]
    hints: list[tuple[str, str]]
    """The beginning of a move, and the text for a learner who makes such a move instead."""
    clauses: list[str]


def scenes(lesson: Lesson, lang: str) -> list[Scene]:
    """Return all steps of a lesson in one language; raises `BadLesson` if the script cannot be played.

    >>> from mutiny.lessons import load
    >>> scene = scenes(load("meuterer"), "en")[3]
    >>> scene.wanted, scene.texts[0]
    (['offer conflict'], 'Bernhard offers a conflict card.')
    """
    match = Match(find_game(lesson.game), lesson.players, lesson.options)
    found: list[Scene] = []
    happened: list[Event] = []
    for number, step in enumerate(lesson.step):
        try:
            for who, notation in step.entries():
                happened += match.enter(who, notation)
            found.append(_scene(lesson, step, lang, match, happened))
            happened = match.play(lesson.seat, step.do[0]) if step.do else []
        except MutinyError as error:
            raise BadLesson(f"step {number}", str(error).rstrip(".")) from None
    return found


def _scene(lesson: Lesson, step: ScriptStep, lang: str, match: Match, happened: list[Event]) -> Scene:
    seat = lesson.seat
    names = lesson.players
    seen = [each for event in happened if (each := event.seen_by(seat)) is not None]
    view = match.state.view(seat)
    named = {**view, "names": names}
    legal = match.legal_moves(seat) if step.do else []
    for wanted in step.do:
        if wanted not in legal:
            raise IllegalMove(match.state.clause(), f"{wanted!r} is not among {', '.join(legal)}")
    return Scene(
        step.text(lang),
        seen,
        [tell(each, names, lang, lesson.game) for each in seen],
        view,
        list(match.state.acting),
        [(move, describe(move, named, lang), clauses_of(move, view)) for move in legal],
        step.do,
        [(hint.begins, hint.text(lang)) for hint in step.hint],
        step.clauses,
    )
