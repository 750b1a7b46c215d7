"""Finished games: their records, and their replays as each seat saw them."""

from __future__ import annotations

from typing import NamedTuple

from mutiny.i18n import tell
from mutiny.kernel.match import Match
from mutiny.server.refusal import Refusal
from mutiny.server.table import Table
from mutiny.wire.api import Frame, Replay
from mutiny.wire.messages import Language


def record_of(table: Table) -> str:
    """Return the record of a finished game, with its seed, so that anybody can verify the shuffle."""
    match = table.playing()
    if not match.over:
        raise Refusal("not-now", "the record is given out when the game is over: it holds everybody's secrets.")
    return match.record().text()


class Asked(NamedTuple):
    """A request for a replay: whose view, from which entry, and how many more views after it."""

    seat: int | None = None
    everything: bool = False
    entry: int | None = None
    span: int = 0
    events: bool = True
    lang: Language | None = None


def replay_of(table: Table, asked: Asked) -> Replay:
    """Return a finished game after a number of entries, as a seat or a spectator saw it, or with all secrets."""
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
    """Add the events so far, the entry of each, and their sentences if a language is given."""
    for entry, batch in enumerate(match.told, 1):
        for event in batch:
            told = event.whole() if asked.everything else event.told(shown.seat)
            if told is None:
                continue
            shown.events.append(told)
            shown.at.append(entry)
            if asked.lang is not None:
                shown.texts.append(tell(told, match.names, asked.lang, match.game.name))
