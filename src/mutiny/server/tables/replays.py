"""Finished games: their records, and their replays as each seat saw them."""

from __future__ import annotations

from typing import NamedTuple

from mutiny.i18n import tell
from mutiny.kernel.match import Match
from mutiny.protocol.api import Frame, Replay
from mutiny.protocol.messages import Language
from mutiny.server.common.refusal import Refusal
from mutiny.server.tables.reactions import in_manner
from mutiny.server.tables.table import Table


def finished_record(table: Table) -> str:
    """Return the record of a finished game, with its seed, so that anybody can verify the shuffle."""
    match = table.started_match()
    _check_not_closed(table)
    if not match.over:
        raise Refusal("not-now", "the record is given out when the game is over: it holds everybody's secrets.")
    return match.record().text()


def _check_not_closed(table: Table) -> None:
    if table.hosting.closed is not None:
        raise Refusal("closed", "the table was closed before the game was over: its secrets stay secret.")


class ReplayRequest(NamedTuple):
    """A request for a replay: whose view, from which entry, and how many more views after it."""

    seat: int | None = None
    everything: bool = False
    entry: int | None = None
    span: int = 0
    events: bool = True
    lang: Language | None = None


def finished_replay(table: Table, request: ReplayRequest) -> Replay:
    """Return a finished game after a number of entries, as a seat or a spectator saw it, or with all secrets."""
    match = table.started_match()
    _check_not_closed(table)
    if not match.over:
        raise Refusal("not-now", "a game is shown again when it is over.")
    count = len(match.entries)
    end = count if request.entry is None else request.entry
    if end > count:
        raise Refusal("malformed", f"there is no entry {end}; the record has {count}.")
    match.state.check_seat(request.seat)
    seat = None if request.everything else request.seat
    replayed = Match(match.game, match.names, match.options)
    for mover, notation in match.entries[:end]:
        replayed.enter(mover, notation)
    first = _frame(replayed, seat, request.everything)
    replay = Replay(end, count, seat, [], first.view, first.views)
    if request.events:
        _add_events(table, replayed, replay, request)
    for mover, notation in match.entries[end : end + request.span]:
        replayed.enter(mover, notation)
        replay.frames.append(_frame(replayed, seat, request.everything))
    return replay


def _frame(match: Match, seat: int | None, everything: bool) -> Frame:
    state = match.state
    views = [state.view(each) for each in range(state.players)] if everything else []
    return Frame(len(match.entries), state.view(seat), views)


def _add_events(table: Table, match: Match, replay: Replay, request: ReplayRequest) -> None:
    """Add the events so far, the entry of each, and their sentences if a language is given."""
    for entry, batch in enumerate(match.events, 1):
        for event in batch:
            seen = event.with_secrets() if request.everything else event.seen_by(replay.seat)
            if seen is None:
                continue
            replay.events.append(seen)
            replay.at.append(entry)
            if request.lang is not None:
                replay.texts.append(tell(in_manner(seen, table), match.names, request.lang, table.game))
