"""Who hosts a table, and what the host has decided: who may talk, who may sit down, and whether the table is closed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mutiny.server.common.refusal import Refusal
from mutiny.server.tables.entries import ChatMuted, TableClosed, TableLocked

if TYPE_CHECKING:
    from mutiny.server.tables.table import Table

REMOVED = "the host has removed you from this table: you can still watch it."
CLOSED = "this table was closed: nothing more happens here."


class Hosting:
    """The host of a table, and the host's decisions.

    The first player who takes a seat is the host. When a bot takes the host's seat, or the host leaves it, the next
    player by seat becomes the host and stays it.

    >>> hosting = Hosting()
    >>> hosting.sit(0, [0]), hosting.sit(2, [0, 2])
    (None, None)
    >>> hosting.pass_on(0, [2, 3])
    >>> hosting.host
    2
    """

    def __init__(self) -> None:
        self.host: int | None = None
        self.closed: str | None = None
        """Why the table was closed before the end of its game."""
        self.decisions = 0
        """How often the host has removed, muted or locked."""
        self.chat_locked = False
        self.seats_locked = False
        self.muted: set[int] = set()
        self.muted_watchers: set[int] = set()
        # The numbers of the spectators who have talked, by their marks.
        self._watchers: dict[str, int] = {}
        # The digests of the tokens of players whom the host has removed.
        self._barred: set[str] = set()

    def locked(self) -> list[str]:
        """Return what is locked, as the protocol names it."""
        locks = {"seats": self.seats_locked, "chat": self.chat_locked}
        return [what for what, is_locked in locks.items() if is_locked]

    def sit(self, seat: int, people: Sequence[int]) -> None:
        """Note that a player has taken a seat, or taken it back: if the host is away, this player is the host."""
        if self.host not in people:
            self.host = seat

    def leave(self, seat: int, people: Sequence[int]) -> None:
        """Note that a seat is free now. `people` are the seats of the other players."""
        self.muted.discard(seat)
        self.pass_on(seat, people)
        if self.host == seat:
            self.host = None

    def pass_on(self, seat: int, people: Sequence[int]) -> None:
        """If the host sat at this seat, make the next player the host. A host without other players stays host."""
        others = [each for each in people if each != seat]
        if self.host == seat and others:
            self.host = next((each for each in others if each > seat), others[0])

    def bar(self, digest: str | None) -> None:
        """Remember the digest of the token of a player whom the host has removed."""
        if digest is not None:
            self._barred.add(digest)

    def check_barred(self, digest: str | None) -> None:
        """Refuse the token of a player whom the host has removed."""
        if digest in self._barred:
            raise Refusal("removed", REMOVED)

    def mute(self, on: bool, seat: int | None, watcher: int | None) -> None:
        """Mute a player or a spectator, or let them talk again."""
        muted, number = (self.muted, seat) if seat is not None else (self.muted_watchers, watcher)
        if number is not None:
            (muted.add if on else muted.discard)(number)

    def lock(self, chat: bool | None, seats: bool | None) -> list[str]:
        """Lock or unlock the spectators' chat or the free seats; return the names of the notes about it."""
        notes: list[str] = []
        if chat is not None:
            self.chat_locked = chat
            notes.append("chat-locked" if chat else "chat-unlocked")
        if seats is not None:
            self.seats_locked = seats
            notes.append("seats-locked" if seats else "seats-unlocked")
        return notes

    def watcher_number(self, mark: str) -> int:
        """Return the number of a spectator who talks, from 1; a new one gets the next number."""
        return self._watchers.setdefault(mark, len(self._watchers) + 1)

    def has_talked(self, number: int) -> bool:
        """Return whether a spectator with this number has talked."""
        return 1 <= number <= len(self._watchers)

    def check_chat(self, seat: int | None, mark: str) -> None:
        """Refuse a chat message of somebody who is muted, or of a spectator while the spectators' chat is locked."""
        if seat is None and self.chat_locked:
            raise Refusal("locked", "the host has locked the chat for watchers.")
        muted = seat in self.muted if seat is not None else self._watchers.get(mark) in self.muted_watchers
        if muted:
            raise Refusal("muted", "the host has muted you: the others do not get what you write.")

    def check_open(self) -> None:
        """Refuse if the table was closed."""
        if self.closed is not None:
            raise Refusal("closed", CLOSED)


HostNote = tuple[str, int | None, int | None]
"""A note to make: what happened, the seat that it is about, and the number of the spectator that it is about."""


def apply_decision(table: Table, entry: TableClosed | ChatMuted | TableLocked) -> list[HostNote]:
    """Apply a decision of the host to a table; return the notes about it."""
    hosting = table.hosting
    hosting.decisions += 1
    if isinstance(entry, ChatMuted):
        hosting.mute(entry.on, entry.seat, entry.watcher)
        return [("muted" if entry.on else "unmuted", entry.seat, entry.watcher)]
    if isinstance(entry, TableLocked):
        return [(what, None, None) for what in hosting.lock(entry.chat, entry.seats)]
    if table.status == "over":
        raise Refusal("not-now", "the game is over.")
    hosting.closed = entry.why
    table.status = "over"
    table.ended = entry.at
    table.undo.cancel()
    table.turns.restart((), entry.at)
    return [("closed", entry.by, None)]
