"""The WebSocket protocol: uvicorn's, with batched writes, bounds on unread data and frames, and a close without waits.

Messages sent during one turn of the event loop are written together, without a task in between. What a client does not
read stays in the write buffer; the application sets the limit for it.

Received data are parsed in short slices, so that no client can send more frames at once than its limits allow: a
quarter of a megabyte, which the event loop may deliver in one call, holds forty thousand pings.
"""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from struct import pack
from time import monotonic
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one
from websockets.http11 import Request
from websockets.protocol import State

from mutiny.server.common.settings import Allowance
from mutiny.server.edge.limits import Bucket

EXTENSION: Final = "mutiny.websocket"
"""The name of the ASGI extension by which the application reaches the protocol object."""
MOST_PONGS: Final = 100
"""Pings that are answered while the client reads nothing."""
MOST_FRAGMENTS: Final = 64
"""Fragments that a message may have: without a limit, a client could send any number of empty ones."""
POLICY: Final = 1008
CLOSING_S: Final = 10.0
"""Seconds that a client has to answer the close frame, or to read what was sent before it."""
MOST_QUEUED: Final = 8
"""Messages of a client that may wait for processing; beyond that, the server stops reading from the connection."""
READING_S: Final = 30.0
"""Seconds within which a client must read a page of a history."""
MOST_AHEAD: Final = 1 << 16
"""Bytes of a history that a client may still have to read when the next page is sent."""
SLICE: Final = 1024
"""Bytes of received data that are parsed before the limits are checked again."""
FRAMES_AT_FIRST: Final = Allowance(5, 100)
"""The limit on control frames and fragments until the application sets its own."""


class MessageQueue:
    """A queue of received messages for a single reader, cheaper than asyncio's."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._waiter: Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        """Remove and return the first message; wait until there is one."""
        while not self._messages:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._messages.popleft()

    def qsize(self) -> int:
        """Return the number of messages."""
        return len(self._messages)

    def empty(self) -> bool:
        """Return whether the queue is empty."""
        return not self._messages


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One client's connection."""

    def __init__(self, *arguments: Any, **keywords: Any) -> None:
        super().__init__(*arguments, **keywords)
        self.queue = MessageQueue(self.loop)  # type: ignore[assignment]  # it has the methods of a queue that uvicorn uses
        # Data to be written at the next turn of the event loop.
        self.unsent: list[bytes] = []
        # Bytes that the client may leave unread, and the callback for a client that exceeds them.
        self.most_unread: float = inf
        self.on_slow: Callable[[], None] | None = None
        # Pings answered since the write buffer was last empty.
        self.unread_pongs = 0
        # The limits on control frames and fragments, and the callback for a client that exceeds them.
        self.frame_limits: Sequence[Bucket] = (Bucket(FRAMES_AT_FIRST, monotonic()),)
        self.on_flood: Callable[[], None] | None = None
        # Received data that wait until messages are processed, and whether data are ignored from now on.
        self.unparsed = b""
        self.ignoring = False

    def handle_connect(self, event: Request) -> None:
        """Give the application access to this object, as an ASGI extension."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
            extensions[EXTENSION] = self

    @property
    def open(self) -> bool:
        """Whether messages can still be sent."""
        return not self.close_sent and not self.disconnected and self.conn.state is State.OPEN

    @property
    def unread_bytes(self) -> int:
        """Bytes that the client has not yet read."""
        return self.transport.get_write_buffer_size() + sum(map(len, self.unsent))

    def send_text(self, message: bytes) -> None:
        """Send a text message."""
        unsent = self.unsent
        if not unsent:
            self.loop.call_soon(self.flush)
        unsent.append(frame_header(len(message)))
        unsent.append(message)

    def flush(self) -> None:
        """Write everything sent since the last turn of the event loop, in one call."""
        if not self.unsent:
            return
        data = b"".join(self.unsent)
        self.unsent.clear()
        if not self.open or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > self.most_unread and self.on_slow is not None:
            self.most_unread = inf
            self.on_slow()
        else:
            self.transport.write(data)

    async def await_reading(self) -> None:
        """Wait until the client has read most of what was sent. Raises TimeoutError if that takes too long."""
        self.flush()
        async with asyncio.timeout(READING_S):
            while self.open and self.transport.get_write_buffer_size() > MOST_AHEAD:
                # The transport notes only at the end of a turn of the event loop that its buffer is full.
                await asyncio.sleep(0)
                await self.writable.wait()

    def data_received(self, data: bytes) -> None:
        """Take data from the client.

        Most messages are one short text frame, which is decoded here: the full parser costs a tenth of a move.
        """
        is_new_message = not self.frames and not self.conn.reader.buffer and not self.unparsed and self.open
        text = decode_short_frame(data) if is_new_message else None
        if text is None:
            self._parse(self.unparsed + data)
        else:
            self.frames.append(text)
            self.curr_msg_data_type = "text"
            self.send_receive_event_to_app()

    def _parse(self, data: bytes) -> None:
        """Parse data slice by slice, until too many messages wait or a limit is exceeded."""
        self.unparsed = b""
        for start in range(0, len(data), SLICE):
            if self.ignoring or self.conn.parser_exc is not None:
                return
            if self.queue.qsize() >= MOST_QUEUED and not self.close_sent:
                self.unparsed = data[start:]
                return
            super().data_received(data[start : start + SLICE])

    async def receive(self) -> Any:
        """Return the next event for the application; go on reading when none is left."""
        event = await super().receive()
        if self.unparsed and self.queue.empty():
            self._parse(self.unparsed)
        return event

    def _count_frame(self) -> bool:
        """Count a control frame or a fragment; return whether it is within the limits. If not, close the connection."""
        now = monotonic()
        if not self.ignoring and all(bucket.take(now) for bucket in self.frame_limits):
            return True
        if not self.ignoring:
            self._stop_flood()
        return False

    def _stop_flood(self) -> None:
        """Close the connection, and read nothing more: even frames that are thrown away cost time."""
        self.ignoring = True
        if not self.handshake_complete:
            self.transport.abort()
            return
        if self.on_flood is not None:
            self.on_flood()
        self.close_with(POLICY)
        self.read_paused = True
        self.transport.pause_reading()
        # The client sees the end at once, although its answer is not read.
        self.transport.write_eof()

    def close_with(self, code: int) -> None:
        """Close the connection: with a closing handshake if the client takes part, otherwise after a timeout."""
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
        # `close` would wait for the client to read.
        self.close_timer = self.loop.call_later(CLOSING_S, self.transport.abort)

    def handle_ping(self) -> None:
        """Answer a ping, unless there were too many, or the client has left too many answers unread."""
        if not self._count_frame():
            self.conn.data_to_send()
            return
        self.unread_pongs = self.unread_pongs + 1 if self.transport.get_write_buffer_size() else 0
        if self.unread_pongs > MOST_PONGS:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping. One that was not asked for counts against the limits."""
        asked = self.pending_ping_payload
        if (asked is not None and bytes(event.data) == asked) or self._count_frame():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        """Take a message, or its first fragment. After the close, it counts like a control frame."""
        if not self.close_sent or self._count_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take a binary message, or its first fragment. After the close, it counts like a control frame."""
        if not self.close_sent or self._count_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take one more fragment of a message."""
        if not self._count_frame():
            self.frames = []
        elif len(self.frames) >= MOST_FRAGMENTS:
            self.frames = []
            self.close_with(POLICY)
        elif not self.close_sent:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a complete message to the application. Text that is not UTF-8 closes the connection."""
        # uvicorn stops reading after each message; pausing costs more than keeping a few messages in the queue.
        paused, self.read_paused = self.read_paused, True
        with suppress(InvalidState):
            super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_QUEUED:
            self.read_paused = True
            self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        """Drop a client that does not answer pings, with everything that was to be sent to it."""
        super().keepalive_timeout()
        self.transport.abort()


def decode_short_frame(data: bytes) -> bytes | None:
    """Return the text if the data are exactly one short, whole text frame of a client (RFC 6455, 5.2), else None.

    >>> decode_short_frame(bytes.fromhex("81 85 37fa213d 7f9f4d5158"))
    b'Hello'
    >>> decode_short_frame(bytes.fromhex("81 85 37fa213d 7f9f")) is None
    True
    """
    size = len(data) - 6
    if not 0 <= size < 126 or data[0] != 0x81 or data[1] != 0x80 | size:
        return None
    masked: bytes = apply_mask(data[6:], data[2:6])
    return masked


def frame_header(size: int) -> bytes:
    """Return the frame header for a text of `size` bytes (RFC 6455, 5.2). A server's texts are whole and not masked.

    >>> frame_header(5).hex(" "), frame_header(300).hex(" ")
    ('81 05', '81 7e 01 2c')
    """
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return pack("!BBH", 0x81, 126, size)
    return pack("!BBQ", 0x81, 127, size)
