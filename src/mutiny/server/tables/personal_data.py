"""What a table's log holds about the player with a token: to export it, or to erase it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from mutiny.protocol import api
from mutiny.server.common.refusal import Refusal
from mutiny.server.tables.entries import (
    ChatSent,
    GameStarted,
    LogEntry,
    MoveMade,
    PhraseSaid,
    PlayerErased,
    SeatLeft,
    SeatRemoved,
    SeatTaken,
    TableOpened,
    UndoAnswered,
    UndoRequested,
)
from mutiny.server.tables.replays import finished_record
from mutiny.server.tables.table import replay_log

ERASED_NAME = "Anonymus"
"""The name of a player whose name was erased, together with the number of the seat: understood in all languages."""
ERASED_TEXT = "…"


class Tenure(NamedTuple):
    """The part of a log in which a player had a seat: from the entry at `first` up to `end`."""

    seat: int
    name: str
    first: int
    end: int
    current: bool
    """Whether the seat still shows the player's name."""


def tenure_of(log: Sequence[LogEntry], digest: str) -> Tenure:
    """Return when the player whose token has a digest had a seat; refuse a token that never had one.

    >>> log = [SeatTaken(1, 0, "Ann", "a"), SeatTaken(2, 1, "Bo", "b"), SeatLeft(3, 0)]
    >>> tenure_of(log, "a")
    Tenure(seat=0, name='Ann', first=0, end=2, current=False)
    >>> tenure_of(log, "b").current
    True
    """
    for first, entry in enumerate(log):
        if isinstance(entry, SeatTaken) and entry.digest == digest:
            end = _end_of(log, first, entry.seat)
            return Tenure(entry.seat, entry.name, first, end, end == len(log))
    raise Refusal("bad-token", "this link belongs to no seat of this table.")


def _end_of(log: Sequence[LogEntry], first: int, seat: int) -> int:
    for place in range(first + 1, len(log)):
        entry = log[place]
        if isinstance(entry, GameStarted):
            # From here on the seat keeps the name, also if a bot plays.
            break
        if isinstance(entry, SeatLeft | SeatRemoved) and entry.seat == seat:
            return place
    return len(log)


class Erasure(NamedTuple):
    """How a player's name and chat are erased: the entry to append, and the entries to overwrite, by their index."""

    entry: PlayerErased
    replaced: list[tuple[int, LogEntry]]


def erasure(log: Sequence[LogEntry], digest: str, now: int) -> Erasure:
    """Return how to erase the name, the token and the chat of a player.

    The moves stay: the others' game consists of them. So does the number of messages, by which clients know what they
    missed.
    """
    tenure = tenure_of(log, digest)
    name = f"{ERASED_NAME} {tenure.seat + 1}"
    replaced: list[tuple[int, LogEntry]] = []
    for place in range(tenure.first, tenure.end):
        entry = log[place]
        if isinstance(entry, SeatTaken) and place == tenure.first:
            replaced.append((place, SeatTaken(entry.at, entry.seat, name, "")))
        elif isinstance(entry, ChatSent) and entry.seat == tenure.seat and entry.emote is None:
            replaced.append((place, ChatSent(entry.at, entry.seat, ERASED_TEXT, entry.id, erased=True)))
    return Erasure(PlayerErased(now, tenure.seat, name, tenure.current), replaced)


def exported(table_id: str, seed: bytes, log: Sequence[LogEntry], digest: str) -> api.SeatExport:
    """Return everything that is stored about a player, as far as the player may know it."""
    tenure = tenure_of(log, digest)
    opened = log[0]
    players = len(opened.seats) if isinstance(opened, TableOpened) else 0
    listening = [seat == tenure.seat for seat in range(players + 1)]
    table, deliveries = replay_log(table_id, seed, log, listening)
    messages: list[dict[str, Any]] = []
    if table.digests[tenure.seat] == digest:
        messages = [msgspec.to_builtins(message) for audience, message in deliveries if audience == tenure.seat]
    finished = table.match is not None and table.match.over
    return api.SeatExport(
        table.info(),
        tenure.seat,
        tenure.name,
        list(_own_entries(log[tenure.first : tenure.end], tenure.seat)),
        messages,
        finished_record(table) if finished and table.hosting.closed is None else None,
    )


def _own_entries(log: Sequence[LogEntry], seat: int) -> Iterator[api.OwnEntry]:
    for entry in log:
        if isinstance(entry, SeatTaken) and entry.seat == seat:
            yield api.OwnEntry(entry.at, "sat", entry.name)
        elif isinstance(entry, SeatLeft) and entry.seat == seat:
            yield api.OwnEntry(entry.at, "left", "")
        elif isinstance(entry, MoveMade) and entry.seat == seat and not entry.bot:
            yield api.OwnEntry(entry.at, "moved", entry.move)
        elif isinstance(entry, PhraseSaid) and entry.seat == seat:
            yield api.OwnEntry(entry.at, "said", entry.phrase)
        elif isinstance(entry, ChatSent) and entry.seat == seat:
            yield api.OwnEntry(entry.at, "chatted", entry.text)
        elif isinstance(entry, UndoRequested) and entry.seat == seat:
            yield api.OwnEntry(entry.at, "undo-asked", "")
        elif isinstance(entry, UndoAnswered) and entry.seat == seat:
            yield api.OwnEntry(entry.at, "undo-answered", "agreed" if entry.agree else "refused")
