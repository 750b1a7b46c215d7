"""Turns a player's command into entries of the table's log, or refuses it."""

from __future__ import annotations

from typing import Final

from mutiny.bots import BotSpec, installed_bots
from mutiny.kernel.errors import MutinyError
from mutiny.protocol import messages as wire
from mutiny.server.common.refusal import Refusal
from mutiny.server.tables.entries import (
    ChatMuted,
    ChatSent,
    GameStarted,
    LogEntry,
    MoveMade,
    PhraseSaid,
    SeatLeft,
    SeatRemoved,
    SeatReturned,
    SeatTakenOver,
    TableClosed,
    TableLocked,
    UndoAnswered,
    UndoRequested,
)
from mutiny.server.tables.names import printable_text
from mutiny.server.tables.table import Table
from mutiny.server.tables.undo import MOST_UNDONE

MOST_SAID: Final = 1000
"""Chat messages, phrases and emotes of a player at a table."""
MOST_SAID_WATCHING: Final = 2000
"""Chat messages of all spectators of a table."""
MOST_LEFT: Final = 100
"""How often the seat of a table may be left, before and during the game."""
MOST_UNDO_REQUESTS: Final = 300
"""Requests of a player to take back a move."""


MOST_DECISIONS: Final = 500
"""How often the hosts of a table may remove, mute and lock."""


def entries_for_command(table: Table, seat: int | None, act: wire.Act, now: int, watcher: str = "") -> list[LogEntry]:
    """Return the log entries for a command from a seat, or from a spectator if the seat is None.

    `watcher` is the mark of the spectator.

    Raises Refusal, with the reason, if the command is not allowed.

    >>> from mutiny.server.tables.entries import TableOpened
    >>> from mutiny.protocol.tables import Clock
    >>> table = Table("t", bytes(32))
    >>> _ = table.apply(TableOpened(0, "meuterer", {}, [None, None, None], False, Clock()))
    >>> entries_for_command(table, None, wire.Chat("1", "ahoy"), 5)
    [ChatSent(at=5, seat=None, text='ahoy', id=None, emote=None, watcher='', erased=False)]
    >>> entries_for_command(table, None, wire.Start("2"), 5)
    Traceback (most recent call last):
    mutiny.server.common.refusal.Refusal: spectators can only talk: take a seat first.
    """
    table.hosting.check_open()
    if isinstance(act, wire.Chat | wire.Say | wire.Emote):
        _check_talk(table, seat)
    if isinstance(act, wire.Chat | wire.Emote):
        table.hosting.check_chat(seat, watcher)
    if isinstance(act, wire.Chat):
        text = printable_text(act.text)
        return [ChatSent(now, None, text, watcher=watcher) if seat is None else ChatSent(now, seat, text, act.id)]
    if seat is None:
        raise Refusal("no-seat", "spectators can only talk: take a seat first.")
    if isinstance(act, wire.Move):
        return [_move(table, seat, act, now)]
    if isinstance(act, wire.Say | wire.Emote):
        return [_talk(seat, act, now)]
    if isinstance(act, wire.HostAct):
        return [_host_entry(table, seat, act, now)]
    if isinstance(act, wire.Leave):
        return [_leave(table, seat, now)]
    if isinstance(act, wire.Return):
        if not table.away[seat]:
            raise Refusal("not-now", "no bot has your seat.")
        return [SeatReturned(now, seat)]
    if isinstance(act, wire.Undo):
        return [_undo(table, seat, now)]
    if isinstance(act, wire.Consent):
        if act.agree and table.undo.has_agreed(seat):
            raise Refusal("not-now", "you have agreed already: the others are asked too.")
        return [UndoAnswered(now, seat, act.agree)]
    raise Refusal("not-now", "a rematch is for tables whose game is over.")


def emote_entry(emote: str, seat: int, now: int, key: str | None = None) -> LogEntry:
    """Return the log entry for an emote; refuse one that does not exist.

    >>> emote_entry("laugh", 1, 5)
    ChatSent(at=5, seat=1, text=':laugh:', id=None, emote='laugh', watcher=None, erased=False)
    """
    if emote not in wire.EMOTES:
        raise Refusal("malformed", f"there is no emote {emote[:40]!r}; there are {', '.join(wire.EMOTES)}.")
    return ChatSent(now, seat, f":{emote}:", key, emote)


def _talk(seat: int, act: wire.Say | wire.Emote, now: int) -> LogEntry:
    if isinstance(act, wire.Say):
        return PhraseSaid(now, seat, act.phrase, act.id)
    return emote_entry(act.emote, seat, now, act.id)


def _move(table: Table, seat: int, act: wire.Move, now: int) -> LogEntry:
    if table.away[seat]:
        raise Refusal("not-now", "a bot has your seat: take it back first.")
    if act.at > table.message_counts[seat]:
        raise Refusal(
            "malformed", f"'at' is {act.at}, but you have been told {table.message_counts[seat]} things so far."
        )
    if act.at < table.last_changes[seat]:
        raise Refusal("stale", "the game has gone on since: look at it again.")
    return MoveMade(now, seat, act.move, id=act.id)


def _host_entry(table: Table, seat: int, act: wire.HostAct, now: int) -> LogEntry:
    """Return the log entry for a command that only the host can give."""
    if seat != table.hosting.host:
        raise Refusal("not-host", f"only the host of the table can do that{_name_of_host(table)}.")
    if isinstance(act, wire.Start):
        return _start(table, seat, act, now)
    if isinstance(act, wire.Close):
        if table.status == "over":
            raise Refusal("not-now", "the game is over: there is nothing to close.")
        return TableClosed(now, seat)
    if table.hosting.decisions >= MOST_DECISIONS:
        raise Refusal("not-now", f"hosts have decided {MOST_DECISIONS} things here: you can still close the table.")
    if isinstance(act, wire.Remove):
        return _remove(table, seat, act, now)
    if isinstance(act, wire.Mute):
        return _mute(table, seat, act, now)
    if act.chat is None and act.seats is None:
        raise Refusal("malformed", "say what to lock or unlock: 'chat' or 'seats', true or false.")
    return TableLocked(now, act.chat, act.seats)


def _name_of_host(table: Table) -> str:
    host = table.hosting.host
    name = None if host is None else table.names[host]
    return "" if name is None else f", {name}"


def _checked_seat(table: Table, host: int, seat: int) -> int:
    if seat >= table.players:
        raise Refusal("malformed", f"there is no seat {seat}; the last one is {table.players - 1}.")
    if seat == host:
        raise Refusal("not-now", "that is your own seat: you can leave it, or close the table.")
    return seat


def _remove(table: Table, host: int, act: wire.Remove, now: int) -> LogEntry:
    if table.status == "over":
        raise Refusal("not-now", "the game is over.")
    seat = _checked_seat(table, host, act.seat)
    if table.names[seat] is None and (table.match is not None or act.bot is not None or table.bots[seat] is None):
        raise Refusal("not-now", f"nobody sits at seat {seat}.")
    if table.match is not None and table.digests[seat] is None:
        raise Refusal("not-now", "this player was removed already.")
    return SeatRemoved(now, seat, None if act.bot is None else checked_level(act.bot))


def _mute(table: Table, host: int, act: wire.Mute, now: int) -> LogEntry:
    if (act.seat is None) == (act.watcher is None):
        raise Refusal("malformed", "say whom to mute: the 'seat' of a player, or the number of a 'watcher'.")
    if act.seat is not None and table.names[_checked_seat(table, host, act.seat)] is None:
        raise Refusal("not-now", f"nobody sits at seat {act.seat}.")
    if act.watcher is not None and not table.hosting.has_talked(act.watcher):
        raise Refusal("malformed", f"no watcher has the number {act.watcher}.")
    return ChatMuted(now, act.on, act.seat, act.watcher)


def _start(table: Table, seat: int, act: wire.Start, now: int) -> LogEntry:
    if table.match is not None:
        raise Refusal("not-now", "the game has begun already.")
    return GameStarted(now, seat, checked_level(act.bots), [])


def _undo(table: Table, seat: int, now: int) -> LogEntry:
    if table.undo.undone >= MOST_UNDONE:
        raise Refusal("not-now", f"{MOST_UNDONE} moves were taken back in this game: the rest stands.")
    if table.keeps_decisions_secret(seat):
        raise Refusal("not-now", "several players decide at once: wait until all have decided.")
    if table.undo_requests[seat] >= MOST_UNDO_REQUESTS:
        raise Refusal("not-now", f"you have asked {MOST_UNDO_REQUESTS} times in this game: that was the last time.")
    return UndoRequested(now, seat)


def _check_talk(table: Table, seat: int | None) -> None:
    """Refuse to say more than a table has room for: the log keeps it for as long as the table."""
    said, most = table.talk_counts[table.audience(seat)], MOST_SAID_WATCHING if seat is None else MOST_SAID
    if said >= most:
        whose = "spectators have" if seat is None else "you have"
        raise Refusal("not-now", f"{whose} said {said} things at this table: there is room for no more.")


def _leave(table: Table, seat: int, now: int) -> LogEntry:
    if table.status == "over":
        raise Refusal("not-now", "the game is over.")
    if table.leave_counts[seat] >= MOST_LEFT:
        raise Refusal("not-now", f"this seat was left {MOST_LEFT} times: it cannot be left again.")
    if table.match is None:
        return SeatLeft(now, seat)
    if table.away[seat]:
        raise Refusal("not-now", "a bot has your seat already.")
    return SeatTakenOver(now, seat, "left")


def checked_level(name: str) -> str:
    """Check the name of a bot level and return it. The levels are the installed bots, by their plain names.

    >>> checked_level("hard")
    'hard'
    >>> checked_level("hard@1000000")
    Traceback (most recent call last):
    mutiny.server.common.refusal.Refusal: there are no bots 'hard@1000000' here; there are random, easy, medium, hard.
    """
    if name not in installed_bots():
        raise Refusal("malformed", f"there are no bots {name[:40]!r} here; there are {', '.join(installed_bots())}.")
    try:
        return BotSpec(name).text
    except MutinyError as error:
        raise Refusal("malformed", str(error)) from None
