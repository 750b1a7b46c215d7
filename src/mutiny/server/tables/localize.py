"""Adds sentences to the messages of a table, for clients that cannot make their own.

The sentences are made only from the event or view that the player receives, so they reveal nothing more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from mutiny.i18n import LANGUAGES, Messages, clauses_of, dangers, describe, goal, key_numbers, meaning, tell
from mutiny.protocol import messages as wire
from mutiny.server.tables.reactions import in_manner
from mutiny.server.tables.table import Table


def with_sentence(
    message: wire.ServerMessage, table: Table, lang: wire.Language | None, with_step: bool = False
) -> wire.ServerMessage:
    """Return a message with a sentence in a language, if it is an event that has one; without its step, if so asked.

    >>> from mutiny.server.tables.entries import GameStarted, SeatTaken, TableOpened
    >>> from mutiny.protocol.tables import Clock
    >>> table = Table("t", bytes(32))
    >>> _ = table.apply(TableOpened(0, "meuterer", {}, [None, "easy", "easy"], False, Clock()))
    >>> _ = table.apply(SeatTaken(1, 0, "Ann", "d")), table.apply(GameStarted(2, 0, "easy", []), fresh=True)
    >>> with_sentence(wire.Told(3, 0, {"kind": "pay", "clause": "M1.1", "seat": 0, "amount": 2}), table, "fr").text
    'Ann promet au quartier-maître une prime de 2 points.'
    """
    match = table.match
    if match is None or not isinstance(message, wire.Told):
        return message
    # A new message: the same one may be sent in other languages too.
    text = None if lang is None else tell(in_manner(message.event, table), match.names, lang, table.game)
    return wire.Told(message.n, message.at, message.event, text, message.step if with_step else None)


def with_texts(view: wire.View, table: Table, lang: wire.Language | None) -> wire.View:
    """Add the legal moves in words, the goal, dangers and key numbers to a view, if a language is given."""
    match = table.match
    if lang is not None and match is not None and view.view is not None:
        # Descriptions use the players' names, not the numbers of their seats.
        seen = {**view.view, "names": match.names}
        view.moves = [
            wire.Choice(move, describe(move, seen, lang), clauses_of(move, seen), meaning(move, seen, lang))
            for move in view.legal
        ]
        found = matters(seen, lang)
        view.goal, view.dangers, view.numbers = found["goal"], found["dangers"], found["numbers"]
    return view


class Matters(TypedDict):
    """The fields of a view, or of a step of a lesson, that say what matters to the player now."""

    goal: str | None
    dangers: list[wire.Danger]
    numbers: list[wire.KeyNumber]


def matters(view: Mapping[str, Any], lang: wire.Language) -> Matters:
    """Return the goal, the dangers and the key numbers for a view with the players' names."""
    return {
        "goal": goal(view, lang),
        "dangers": [wire.Danger(*each) for each in dangers(view, lang)],
        "numbers": [wire.KeyNumber(each.id, each.value, each.text, each.of) for each in key_numbers(view, lang)],
    }


def load_languages() -> None:
    """Load the files of all languages, so that no player waits for it."""
    for lang in LANGUAGES:
        Messages(lang)
