"""Finished games: as records, and as they looked to each seat.

May import: mutiny.kernel, mutiny.wire, and table and below.
"""

from __future__ import annotations

from mutiny.kernel.match import Match
from mutiny.server.refusal import Refusal
from mutiny.server.table import Table
from mutiny.wire.api import Replay


def record_of(table: Table) -> str:
    """The record of a finished game, with its seed, so that anybody can verify the shuffle."""
    match = table.playing()
    if not match.over:
        raise Refusal("not-now", "the record is given out when the game is over: it holds everybody's secrets.")
    return match.record().text()


def replay_of(table: Table, seat: int | None, everything: bool, entry: int | None) -> Replay:
    """A finished game after so many entries of its record, as a seat saw it, or who watched, or with all secrets."""
    match = table.playing()
    if not match.over:
        raise Refusal("not-now", "a game is shown again when it is over.")
    count = len(match.entries)
    upto = count if entry is None else entry
    if upto > count:
        raise Refusal("malformed", f"there is no entry {upto}; the record has {count}.")
    match.state.check_seat(seat)
    again = Match(match.game, match.names, match.options)
    for who, notation in match.entries[:upto]:
        again.enter(who, notation)
    if everything:
        events = [event.whole() for batch in again.told for event in batch]
        views = [again.state.view(each) for each in range(table.players)]
        return Replay(upto, count, None, events, again.state.view(None), views)
    return Replay(upto, count, seat, again.told_to(seat), again.state.view(seat), [])
