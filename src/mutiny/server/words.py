"""Adds sentences to the messages of a table, for clients that cannot make their own.

The sentences are made only from the event or view that the player receives, so they reveal nothing more.
"""

from __future__ import annotations

from mutiny.i18n import LANGUAGES, Messages, clauses_of, describe, tell
from mutiny.server.table import Table
from mutiny.wire import messages as wire


def told_in_words(message: wire.ServerMessage, table: Table, lang: wire.Language | None) -> wire.ServerMessage:
    """Return a message with a sentence in a language, if it is an event that has one.

    >>> from mutiny.server import log
    >>> from mutiny.wire.tables import Clock
    >>> table = Table("t", bytes(32))
    >>> _ = table.fold(log.Opened(0, "meuterer", {}, [None, "easy", "easy"], False, Clock()))
    >>> _ = table.fold(log.Sat(1, 0, "Ann", "d")), table.fold(log.Started(2, 0, "easy", []), fresh=True)
    >>> told_in_words(wire.Told(3, 0, {"kind": "pay", "clause": "M1.1", "seat": 0, "amount": 2}), table, "fr").text
    'Ann promet au quartier-maître une prime de 2 points.'
    """
    match = table.match
    if lang is None or match is None or not isinstance(message, wire.Told):
        return message
    # A new message: the same one may be sent in other languages too.
    return wire.Told(message.n, message.at, message.event, tell(message.event, match.names, lang, table.game))


def view_in_words(view: wire.View, table: Table, lang: wire.Language | None) -> wire.View:
    """Add a description of each legal move to a view, if a language is given."""
    match = table.match
    if lang is not None and match is not None and view.view is not None:
        # Descriptions use the players' names, not the numbers of their seats.
        seen = {**view.view, "names": match.names}
        view.moves = [wire.Choice(move, describe(move, seen, lang), clauses_of(move, seen)) for move in view.legal]
    return view


def get_ready() -> None:
    """Load the files of all languages, so that no player waits for it."""
    for lang in LANGUAGES:
        Messages(lang)
