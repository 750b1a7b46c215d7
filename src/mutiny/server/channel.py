"""A WebSocket's channel: uvicorn's, with what a table needs besides: to tell at once, within bounds, and to let go.

Messages are written when there is something to tell, with no task and no queue in between: the event loop sends what
was written in one go. What a client does not read stays in the channel's buffer; when that is full, the client is told
so and let go, and can come again for what it missed. May import: the standard library, uvicorn, websockets.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "mutiny.channel"
CLOSING_S: Final = 10.0
"""Seconds that a client has to say goodbye, or to read what was sent before."""


class Channel(WebSocketsSansIOProtocol):
    """One client's connection."""

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
        return self.transport.get_write_buffer_size()

    def tell(self, message: bytes) -> None:
        """Send a text."""
        if self.open:
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def leave(self, code: int) -> None:
        """Close: by mutual farewell if the client takes part in it, otherwise after a while all the same."""
        if not self.open:
            return
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

    def keepalive_timeout(self) -> None:
        """Who does not answer pings is gone, and whatever was to be sent with them."""
        super().keepalive_timeout()
        self.transport.abort()
