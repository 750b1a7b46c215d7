"""Turns a player's command into entries of the table's log, or refuses it."""

from __future__ import annotations

from mutiny.bots import Kind, installed_bots
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.record import LONGEST_NAME as LONGEST_IN_RECORD
from mutiny.server import log
from mutiny.server.log import Entry
from mutiny.server.refusal import Refusal
from mutiny.server.table import Table
from mutiny.wire import messages as wire
from mutiny.wire.tables import LONGEST_NAME

assert LONGEST_NAME <= LONGEST_IN_RECORD


def entries_for(table: Table, seat: int | None, act: wire.Act, now: int) -> list[Entry]:
    """Return the log entries for a command from a seat, or from a spectator if the seat is None.

    Raises Refusal, with the reason, if the command is not allowed.

    >>> from mutiny.wire.tables import Clock
    >>> table = Table("t", bytes(32))
    >>> _ = table.fold(log.Opened(0, "meuterer", {}, [None, None, None], False, Clock()))
    >>> entries_for(table, None, wire.Chat("1", "ahoy"), 5)
    [Chatted(at=5, seat=None, text='ahoy', id=None)]
    >>> entries_for(table, None, wire.Start("2"), 5)
    Traceback (most recent call last):
    mutiny.server.refusal.Refusal: whoever watches can only talk: take a seat first.
    """
    if isinstance(act, wire.Chat):
        return [log.Chatted(now, seat, clean(act.text), None if seat is None else act.id)]
    if seat is None:
        raise Refusal("no-seat", "whoever watches can only talk: take a seat first.")
    if isinstance(act, wire.Move):
        return [_move(table, seat, act, now)]
    if isinstance(act, wire.Say):
        return [log.Said(now, seat, act.phrase, act.id)]
    if isinstance(act, wire.Start):
        return [_start(table, seat, act, now)]
    if isinstance(act, wire.Leave):
        return [_leave(table, seat, now)]
    if isinstance(act, wire.Return):
        if not table.away[seat]:
            raise Refusal("not-now", "no bot has your seat.")
        return [log.Returned(now, seat)]
    if isinstance(act, wire.Undo):
        return [log.UndoAsked(now, seat)]
    if isinstance(act, wire.Consent):
        return [log.UndoAnswered(now, seat, act.agree)]
    raise Refusal("not-now", "a rematch is for tables whose game is over.")


def _move(table: Table, seat: int, act: wire.Move, now: int) -> Entry:
    if table.away[seat]:
        raise Refusal("not-now", "a bot has your seat: take it back first.")
    if act.at > table.told[seat]:
        raise Refusal("malformed", f"'at' is {act.at}, but you have been told {table.told[seat]} things so far.")
    if act.at < table.changed[seat]:
        raise Refusal("stale", "the game has gone on since: look at it again.")
    return log.Moved(now, seat, act.move, id=act.id)


def _start(table: Table, seat: int, act: wire.Start, now: int) -> Entry:
    if table.match is not None:
        raise Refusal("not-now", "the game has begun already.")
    return log.Started(now, seat, level(act.bots), [])


def _leave(table: Table, seat: int, now: int) -> Entry:
    if table.status == "over":
        raise Refusal("not-now", "the game is over.")
    if table.match is None:
        return log.Left(now, seat)
    if table.away[seat]:
        raise Refusal("not-now", "a bot has your seat already.")
    return log.TookOver(now, seat, "left")


def level(name: str) -> str:
    """Check the name of a bot level and return it. The levels are the installed bots, by their plain names.

    >>> level("hard")
    'hard'
    >>> level("hard@1000000")
    Traceback (most recent call last):
    mutiny.server.refusal.Refusal: there are no bots 'hard@1000000' here; there are easy, hard, medium, random.
    """
    if name not in installed_bots():
        raise Refusal("malformed", f"there are no bots {name[:40]!r} here; there are {', '.join(installed_bots())}.")
    try:
        return Kind(name).text
    except MutinyError as error:
        raise Refusal("malformed", str(error)) from None


def clean(text: str) -> str:
    """Replace unprintable characters with spaces: control and direction marks could garble the reader's screen.

    >>> clean("ahoy\\u202e\\nthere")
    'ahoy there'
    """
    kept = "".join(c if c.isprintable() else " " for c in text)
    kept = " ".join(kept.split())
    if not kept:
        raise Refusal("malformed", "there is nothing to read in it.")
    return kept


def name_of(text: str, taken: list[str | None]) -> str:
    """Check the name that a player asks for: it must be readable, short enough, and not in use at the table.

    >>> name_of(" Ann ", ["Bo", None])
    'Ann'
    >>> name_of("bo", ["Bo", None])
    Traceback (most recent call last):
    mutiny.server.refusal.Refusal: somebody at this table is called Bo already: choose another name.
    """
    try:
        name = clean(text)
    except Refusal:
        raise Refusal("name", "a name needs letters one can read.") from None
    if len(name) > LONGEST_NAME:
        raise Refusal("name", f"a name has at most {LONGEST_NAME} characters, not {len(name)}.")
    for other in taken:
        if other is not None and other.casefold() == name.casefold():
            raise Refusal("name", f"somebody at this table is called {other} already: choose another name.")
    return name
