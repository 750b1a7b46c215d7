"""A WebSocket's channel: uvicorn's, with what a table needs besides: to tell at once, within bounds, and to let go.

Messages are gathered while the event loop goes round once, and written as one, with no task in between. What a client
does not read stays in the channel's buffer; who listens there decides how much that may be. May import: the standard
library, uvicorn, websockets.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from math import inf
from struct import pack
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "mutiny.channel"
MOST_PONGS: Final = 100
"""Pings that are answered though nothing is read."""
MOST_FRAGMENTS: Final = 64
"""Parts of which a message may consist: of empty ones it could have any number within its size."""
POLICY: Final = 1008
CLOSING_S: Final = 10.0
"""Seconds that a client has to say goodbye, or to read what was sent before."""
MOST_UNHEARD: Final = 8
"""Messages of a client that wait until the one before is answered; it is not listened to beyond that."""


class Mailbox:
    """What a client has said and the application has not yet heard: a queue that only one reads, and costs less."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._said: deque[Any] = deque()
        self._waiter: Future[None] | None = None

    def put_nowait(self, said: Any) -> None:
        """Put something in."""
        self._said.append(said)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        """Take the first thing out; waits until there is one."""
        while not self._said:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._said.popleft()

    def qsize(self) -> int:
        """How much there is in it."""
        return len(self._said)

    def empty(self) -> bool:
        """Whether there is nothing in it."""
        return not self._said


class Channel(WebSocketsSansIOProtocol):
    """One client's connection."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.queue = Mailbox(self.loop)  # type: ignore[assignment]  # what uvicorn does with it, this does as well
        # What is to be written when the event loop comes round.
        self.gathered: list[bytes] = []
        # Bytes that the client may leave unread, and what is done with one that leaves more.
        self.most_unread: float = inf
        self.on_slow: Callable[[], None] | None = None
        # How many pings were answered since all was read.
        self.pongs = 0

    def handle_connect(self, event: Request) -> None:
        """Let the application have the channel itself."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
            extensions[EXTENSION] = self

    @property
    def open(self) -> bool:
        """Whether anything can still be said."""
        return not self.close_sent and not self.disconnected and self.conn.state is State.OPEN

    @property
    def unread(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size() + sum(map(len, self.gathered))

    def tell(self, message: bytes) -> None:
        """Send a text."""
        gathered = self.gathered
        if not gathered:
            self.loop.call_soon(self.flush)
        gathered.append(head_of(len(message)))
        gathered.append(message)

    def flush(self) -> None:
        """Write all that has been told since the event loop last came round, as one."""
        if not self.gathered:
            return
        data = b"".join(self.gathered)
        self.gathered.clear()
        if not self.open or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > self.most_unread and self.on_slow is not None:
            self.most_unread = inf
            self.on_slow()
        else:
            self.transport.write(data)

    def data_received(self, data: bytes) -> None:
        """Take what the client sends. Mostly that is one short text: a parser for it is a tenth of a move's cost."""
        between = not self.frames and not self.conn.reader.buffer and self.open
        text = short_text(data) if between else None
        if text is None:
            super().data_received(data)
        else:
            self.frames.append(text)
            self.curr_msg_data_type = "text"
            self.send_receive_event_to_app()

    def leave(self, code: int) -> None:
        """Close: by mutual farewell if the client takes part in it, otherwise after a while all the same."""
        if not self.open:
            return
        self.flush()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": None})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        # Not `close`, which waits for the client to read.
        self.close_timer = self.loop.call_later(CLOSING_S, self.transport.abort)

    def handle_ping(self) -> None:
        """Answer, but not for ever to somebody who does not read."""
        self.pongs = self.pongs + 1 if self.transport.get_write_buffer_size() else 0
        if self.pongs > MOST_PONGS:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """One more part of a message."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self.frames = []
            self.leave(POLICY)
        elif not self.close_sent:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message is whole; what is no text ends the connection, unless the client has just done so itself."""
        # Not listening to a client, as is usual from here on, costs more than a few messages that wait.
        paused, self.read_paused = self.read_paused, True
        with suppress(InvalidState):
            super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        """Who does not answer pings is gone, and whatever was to be sent with them."""
        super().keepalive_timeout()
        self.transport.abort()


def short_text(data: bytes) -> bytes | None:
    """The text, if the data are one whole, short text of a client (RFC 6455, 5.2) and nothing else.

    >>> short_text(bytes.fromhex("81 85 37fa213d 7f9f4d5158")), short_text(bytes.fromhex("81 85 37fa213d 7f9f"))
    (b'Hello', None)
    """
    size = len(data) - 6
    if not 0 <= size < 126 or data[0] != 0x81 or data[1] != 0x80 | size:
        return None
    masked: bytes = apply_mask(data[6:], data[2:6])
    return masked


def head_of(size: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2): a server's texts are whole and not masked.

    >>> head_of(5).hex(" "), head_of(300).hex(" ")
    ('81 05', '81 7e 01 2c')
    """
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return pack("!BBH", 0x81, 126, size)
    return pack("!BBQ", 0x81, 127, size)
