"""Finished games: as records, and as they looked to each seat.

May import: mutiny.kernel, mutiny.i18n, mutiny.wire, and table and below.
"""

from __future__ import annotations

from typing import NamedTuple

from mutiny.i18n import tell
from mutiny.kernel.match import Match
from mutiny.server.refusal import Refusal
from mutiny.server.table import Table
from mutiny.wire.api import Frame, Replay
from mutiny.wire.messages import Language


def record_of(table: Table) -> str:
    """The record of a finished game, with its seed, so that anybody can verify the shuffle."""
    match = table.playing()
    if not match.over:
        raise Refusal("not-now", "the record is given out when the game is over: it holds everybody's secrets.")
    return match.record().text()


class Asked(NamedTuple):
    """What somebody wants to see again: with whose eyes, up to which entry, and how many views after it."""

    seat: int | None = None
    everything: bool = False
    entry: int | None = None
    span: int = 0
    events: bool = True
    lang: Language | None = None


def replay_of(table: Table, asked: Asked) -> Replay:
    """A finished game after so many entries of its record, as a seat saw it, or who watched, or with all secrets."""
    match = table.playing()
    if not match.over:
        raise Refusal("not-now", "a game is shown again when it is over.")
    count = len(match.entries)
    upto = count if asked.entry is None else asked.entry
    if upto > count:
        raise Refusal("malformed", f"there is no entry {upto}; the record has {count}.")
    match.state.check_seat(asked.seat)
    seat = None if asked.everything else asked.seat
    again = Match(match.game, match.names, match.options)
    for who, notation in match.entries[:upto]:
        again.enter(who, notation)
    first = _frame(again, seat, asked.everything)
    shown = Replay(upto, count, seat, [], first.view, first.views)
    if asked.events:
        _tell(again, shown, asked)
    for who, notation in match.entries[upto : upto + asked.span]:
        again.enter(who, notation)
        shown.frames.append(_frame(again, seat, asked.everything))
    return shown


def _frame(match: Match, seat: int | None, everything: bool) -> Frame:
    state = match.state
    views = [state.view(each) for each in range(state.players)] if everything else []
    return Frame(len(match.entries), state.view(seat), views)


def _tell(match: Match, shown: Replay, asked: Asked) -> None:
    """What was told until now, after which entry, and in words if they are wanted."""
    for entry, batch in enumerate(match.told, 1):
        for event in batch:
            told = event.whole() if asked.everything else event.told(shown.seat)
            if told is None:
                continue
            shown.events.append(told)
            shown.at.append(entry)
            if asked.lang is not None:
                shown.texts.append(tell(told, match.names, asked.lang, match.game.name))
