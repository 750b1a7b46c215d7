"""Histories: what an audience was sent, made again from the log for a client that comes or returns.

They are made in a thread, one at a time, in turns for each address, and shared by all clients that ask for the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from mutiny.protocol import messages as wire
from mutiny.server.common.fair_turns import FairTurns
from mutiny.server.common.refusal import Refusal
from mutiny.server.store import Store
from mutiny.server.tables.entries import TableOpened, decode_entry
from mutiny.server.tables.localize import with_sentence
from mutiny.server.tables.table import BrokenLog, NumberedMessage, replay_log

CHATS_KEPT: Final = 200
"""The last chat messages that a history shows, of the players and of the spectators each; older ones have no text."""
MOST_BYTES: Final = 16 << 20
"""Bytes of histories that are kept for further clients."""

NumberedMessages = list[tuple[int, bytes]]
"""The numbers of messages, and the encoded messages."""


class HistoryRequest(NamedTuple):
    """The history of an audience after a number of entries of the log, with sentences in a language."""

    table: str
    entries: int
    audience: int
    lang: wire.Language | None


class Histories:
    """Makes histories, and keeps the last ones."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._thread = ThreadPoolExecutor(1, "mutiny-history")
        self._turns = FairTurns(1)
        # Those used last come last.
        self._kept: dict[HistoryRequest, asyncio.Future[NumberedMessages]] = {}
        self._sizes: dict[HistoryRequest, int] = {}

    async def get(self, request: HistoryRequest, seed: bytes, address: str) -> NumberedMessages:
        """Return a history. The address is that of the client: those who ask for many wait for the others."""
        future = self._kept.pop(request, None)
        if future is None or (future.done() and (future.cancelled() or future.exception() is not None)):
            future = asyncio.ensure_future(self._make(request, seed, address))
            future.add_done_callback(self._note_end)
        self._kept[request] = future
        return await asyncio.shield(future)

    async def _make(self, request: HistoryRequest, seed: bytes, address: str) -> NumberedMessages:
        async with self._turns.turn(address, request.table):
            found = await self.store.load(request.table)
            if found is None:
                raise Refusal("no-table", "there is no such table.")
            bodies = found[1][: request.entries]
            run = asyncio.get_running_loop().run_in_executor
            history = await run(self._thread, make_history, request, seed, bodies)
        self._sizes[request] = sum(len(body) for _, body in history)
        return history

    def _note_end(self, made: asyncio.Future[NumberedMessages]) -> None:
        if not made.cancelled():
            # Mark an error as seen: its caller may be gone.
            made.exception()
        self._forget_oldest()

    def _forget_oldest(self) -> None:
        """Forget the histories unused for longest, but not the last one."""
        self._sizes = {request: size for request, size in self._sizes.items() if request in self._kept}
        total = sum(self._sizes.values())
        for request in list(self._kept)[:-1]:
            if total <= MOST_BYTES:
                return
            if self._kept[request].done():
                total -= self._sizes.pop(request, 0)
                del self._kept[request]

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def make_history(request: HistoryRequest, seed: bytes, bodies: Sequence[bytes]) -> NumberedMessages:
    """Make a history from the entries of a log."""
    entries = [decode_entry(body) for body in bodies]
    opening = entries[0]
    if not isinstance(opening, TableOpened):
        raise BrokenLog(f"table {request.table}: its log does not begin with its opening.")
    listening = [each == request.audience for each in range(len(opening.seats) + 1)]
    table, deliveries = replay_log(request.table, seed, entries, listening)
    messages = without_old_chat([message for _, message in deliveries])
    return [(each.n, wire.encode(with_sentence(each, table, request.lang))) for each in messages]


def without_old_chat(messages: Sequence[NumberedMessage]) -> list[NumberedMessage]:
    """Take the text from chat messages and emotes that are older than the last few. Their numbers stay.

    >>> chats = [wire.Chatted(number, 0, None, "ahoy") for number in range(1, CHATS_KEPT + 2)]
    >>> found = without_old_chat([*chats, wire.Chatted(CHATS_KEPT + 2, 0, 1, "a player's")])
    >>> [message.text for message in found if message.n in (1, 2, CHATS_KEPT + 2)]
    ['', 'ahoy', "a player's"]
    """
    left = {True: CHATS_KEPT, False: CHATS_KEPT}
    found: list[NumberedMessage] = []
    for message in reversed(messages):
        if isinstance(message, wire.Chatted):
            watches = message.seat is None
            left[watches] -= 1
            found.append(message if left[watches] >= 0 else wire.Chatted(message.n, message.at, message.seat, ""))
        else:
            found.append(message)
    return found[::-1]
