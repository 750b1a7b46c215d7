"""Turns the facts of an event into the variables of its message. Knows no game.

Numbers and words are passed unchanged, so that a message can select on them. The speech of a game lists the facts that
need more than that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from mutiny.i18n.messages import Messages
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.plugin import part

Wording = Callable[[Any, Sequence[str], Messages], str]
"""Makes the text of one fact from its value, the players' names and the messages."""


def player(seat: int, names: Sequence[str], _: Messages) -> str:
    """Return the name of the player at a seat.

    >>> player(1, ["Ann", "Bo"], Messages("en"))
    'Bo'
    """
    return names[seat]


def word(message: str) -> Wording:
    """Return a wording that puts a word into the message that selects on it.

    >>> word("meuterer-island")("gruenland", [], Messages("en", "meuterer"))
    'Grünland'
    """

    def say(value: str, _: Sequence[str], messages: Messages) -> str:
        return messages.text(message, word=value)

    return say


def each(say: Wording) -> Wording:
    """Return a wording for a list of such facts, as an enumeration.

    >>> each(player)([0, 1], ["Ann", "Bo"], Messages("it"))
    'Ann e Bo'
    """

    def say_all(values: Sequence[Any], names: Sequence[str], messages: Messages) -> str:
        return messages.join([say(value, names, messages) for value in values])

    return say_all


def counted(message: str) -> Wording:
    """Return a wording for a list of words that counts equal ones, in the order of their first appearance.

    >>> counted("meuterer-counted")(["wine", "ruby", "wine"], [], Messages("en", "meuterer"))
    '2 wine and 1 ruby'
    """

    def say(values: Sequence[str], _: Sequence[str], messages: Messages) -> str:
        kinds = list(dict.fromkeys(values))
        return messages.join([messages.text(message, word=kind, count=values.count(kind)) for kind in kinds])

    return say


def by_seat(message: str, say: Wording | None = None) -> Wording:
    """Return a wording for a list by seat: players and their values; players without a value are left out.

    >>> by_seat("seat-score")([3, 5], ["Ann", "Bo"], Messages("en"))
    'Ann 3 and Bo 5'
    """

    def say_all(values: Sequence[Any], names: Sequence[str], messages: Messages) -> str:
        parts = []
        for name, value in zip(names, values, strict=True):
            if value is not None and value != []:
                what = value if say is None else say(value, names, messages)
                parts.append(messages.text(message, player=name, value=what))
        return messages.join(parts)

    return say_all


def _nothing_more(_: SeatEvent) -> SeatEvent:
    return {}


def _no_phrases(_: Mapping[str, Any]) -> list[str]:
    return []


def _as_written(notation: str, _: Mapping[str, Any], __: Messages) -> str:
    return notation


@dataclass(frozen=True, slots=True)
class Speech:
    """The way one game puts its events and moves into words; the default serves games that have only messages, or none.

    `wordings` are by fact, or by `KIND.FACT` if one kind of event differs. `hushed` are events, by kind and clause,
    that get a line only for seats that are told more than the others. `more` adds variables to an event. `describe`
    describes the effect of a move. `clauses` are space-separated clause ids by the beginning of a move's notation; the
    first match counts. `phrases` returns one example of each set phrase. `begins` are kinds of events that begin
    something new. `ends` are first words of moves that end the game at once: players are asked twice.
    """

    wordings: Mapping[str, Wording] = field(default_factory=dict)
    more: Callable[[SeatEvent], SeatEvent] = _nothing_more
    describe: Callable[[str, Mapping[str, Any], Messages], str] = _as_written
    clauses: tuple[tuple[str, str], ...] = ()
    hushed: frozenset[tuple[str, str]] = frozenset()
    phrases: Callable[[Mapping[str, Any]], list[str]] = _no_phrases
    begins: frozenset[str] = frozenset({"round"})
    ends: tuple[str, ...] = ()


@cache
def speech_of(game: str) -> Speech:
    """Return the speech of a game: `SPEECH` of its part `text`.

    >>> speech_of("meuterer").clauses[0]
    ('pay ', 'M1.1')
    >>> speech_of("no-game").clauses
    ()
    """
    found = getattr(part(game, "text"), "SPEECH", None)
    return found if isinstance(found, Speech) else Speech()


def variables(event: SeatEvent, names: Sequence[str], messages: Messages, speech: Speech) -> dict[str, str | int]:
    """Return the variables for an event's message: `player`, `FACT` for each fact, `FACT-count` for a list.

    >>> event = {"kind": "leave", "clause": "M2.6", "seat": 0, "left": 4, "tied": True}
    >>> variables(event, ["Ann"], Messages("en"), Speech())
    {'clause': 'M2-6', 'player': 'Ann', 'left': 4, 'tied': 'yes'}
    """
    # A variant's key cannot contain full stops.
    made: dict[str, str | int] = {"clause": str(event["clause"]).replace(".", "-")}
    for fact, value in {**event, **speech.more(event)}.items():
        if fact in ("kind", "clause") or value is None:
            continue
        if fact == "seat":
            made["player"] = names[int(value)]
            continue
        say = speech.wordings.get(f"{event['kind']}.{fact}", speech.wordings.get(fact))
        if isinstance(value, list):
            made[f"{fact}-count"] = sum(1 for item in value if item not in (None, []))
        made[fact] = _plain(value, messages) if say is None else say(value, names, messages)
    return made


def _plain(value: Any, messages: Messages) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return messages.join([str(_plain(item, messages)) for item in value])
    return value if isinstance(value, int) else str(value)
