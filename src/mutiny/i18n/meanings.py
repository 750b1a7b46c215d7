"""Says what matters to a player now: the goal, dangers, key numbers, and what each legal move would mean.

A game describes these in its part `meaning`, as facts; the sentences are messages of the game. Everything is computed
from the view of one seat, never from a state, so it reveals nothing that the seat does not see already.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from mutiny.i18n.messages import Messages
from mutiny.i18n.speech import Wording
from mutiny.kernel.events import AnyView
from mutiny.kernel.plugin import part


@dataclass(frozen=True, slots=True)
class Fact:
    """One sentence as data: the last part of the id of its message, and the values of its variables."""

    id: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Count:
    """A key number as data: the number, the number it is compared with, and further variables of its message."""

    id: str
    value: int
    of: int | None = None
    values: Mapping[str, Any] = field(default_factory=dict)


class DangerText(NamedTuple):
    """A warning; `id` stays the same as long as the warning does."""

    id: str
    text: str


class NumberText(NamedTuple):
    """A number that decides the game, with what it means."""

    id: str
    value: int
    of: int | None
    text: str


def _nothing(_: AnyView) -> None:
    return None


def _none(_: AnyView) -> list[Any]:
    return []


def _no_facts(_: str, __: AnyView) -> list[Fact]:
    return []


@dataclass(frozen=True, slots=True)
class Meaning:
    """The functions by which one game comments on a view; by default they return nothing.

    `move` takes the notation of a legal move of the view's seat and returns what it would mean; `dangers` are for the
    view's seat; `goal` and `numbers` are for spectators too. Their messages are `GAME-meaning-ID`, `GAME-danger-ID`,
    `GAME-goal-ID` and `GAME-number-ID`. `wordings` says which values are words, cards or players, by name.
    """

    goal: Callable[[AnyView], Fact | None] = _nothing
    dangers: Callable[[AnyView], list[Fact]] = _none
    numbers: Callable[[AnyView], list[Count]] = _none
    move: Callable[[str, AnyView], list[Fact]] = _no_facts
    wordings: Mapping[str, Wording] = field(default_factory=dict)


@cache
def meaning_part(game: str) -> Meaning:
    """Return what a game can say: `MEANING` of its part `meaning`.

    >>> meaning_part("no-game").goal({})
    """
    found = getattr(part(game, "meaning"), "MEANING", None)
    return found if isinstance(found, Meaning) else Meaning()


def goal(view: AnyView, lang: str) -> str | None:
    """Return the goal of the view's seat in one line, or of all players for a spectator; None if there is none to tell.

    >>> goal({"game": "poker"}, "en")
    """
    found = meaning_part(_game(view)).goal(view)
    return None if found is None else _text("goal", found, view, lang)


def dangers(view: AnyView, lang: str) -> list[DangerText]:
    """Return warnings for the view's seat; a spectator gets none.

    >>> dangers({"game": "poker", "seat": 0}, "en")
    []
    """
    if "seat" not in view:
        return []
    return [DangerText(each.id, _text("danger", each, view, lang)) for each in meaning_part(_game(view)).dangers(view)]


def key_numbers(view: AnyView, lang: str) -> list[NumberText]:
    """Return the numbers that decide the game, each with what it means.

    >>> key_numbers({"game": "poker"}, "en")
    []
    """
    found = []
    for each in meaning_part(_game(view)).numbers(view):
        fact = Fact(each.id, {"value": each.value, "of": each.of, **each.values})
        found.append(NumberText(each.id, each.value, each.of, _text("number", fact, view, lang)))
    return found


def meaning(notation: str, view: AnyView, lang: str) -> str | None:
    """Return what a legal move of the view's seat would mean; None if there is nothing useful to say.

    >>> meaning("raise 10", {"game": "poker", "seat": 0}, "en")
    """
    if "seat" not in view:
        return None
    found = meaning_part(_game(view)).move(notation, view)
    return " ".join(_text("meaning", each, view, lang) for each in found) or None


def _game(view: AnyView) -> str:
    return str(view.get("game", ""))


def _text(kind: str, fact: Fact, view: AnyView, lang: str) -> str:
    game = _game(view)
    messages = Messages(lang, game)
    names: Sequence[str] = view.get("names") or [str(seat) for seat in range(int(view.get("players", 0)))]
    wordings = meaning_part(game).wordings
    values: dict[str, str | int] = {}
    for name, value in fact.values.items():
        say = wordings.get(name)
        if value is None:
            continue
        if say is not None:
            values[name] = say(value, names, messages)
        elif isinstance(value, bool):
            values[name] = "yes" if value else "no"
        else:
            values[name] = value if isinstance(value, int) else str(value)
    return messages.text(f"{game}-{kind}-{fact.id}", **values)
