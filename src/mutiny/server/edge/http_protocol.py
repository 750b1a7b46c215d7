"""The HTTP protocol: uvicorn's, with a time limit for receiving a request.

Without the limit, clients that connect and send nothing, or a byte a minute, could hold connections that others need;
thousands of such clients cost next to nothing.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_S: Final = 20.0
"""Seconds within which a request must be complete, from its first byte on; the first one, from the connection on."""
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)


class HttpProtocol(H11Protocol):
    """One client's connection, until it becomes a WebSocket."""

    def __init__(self, *arguments: Any, **keywords: Any) -> None:
        super().__init__(*arguments, **keywords)
        self._timer: TimerHandle | None = None
        self._released = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Start the timer for the first request."""
        super().connection_made(transport)
        self._update_timer(True)

    def data_received(self, data: bytes) -> None:
        """Take data from the client, and start or stop the timer."""
        super().data_received(data)
        self._update_timer(True)

    def on_response_complete(self) -> None:
        """Restart the timer if the next request has begun already. Otherwise uvicorn's keep-alive timeout applies."""
        super().on_response_complete()
        self._update_timer(bool(self.conn.trailing_data[0]))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket protocol."""
        super().handle_websocket_upgrade(event)
        self._released = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer when the client has disconnected."""
        super().connection_lost(exc)
        self._released = True
        self._update_timer(False)

    def _update_timer(self, begun: bool) -> None:
        """Run the timer while a request has begun and is not complete."""
        if begun and not self._released and self.conn.their_state in UNFINISHED:
            # The timer is not restarted with every byte.
            if self._timer is None:
                self._timer = self.loop.call_later(REQUEST_S, self.transport.abort)
        elif self._timer is not None:
            self._timer.cancel()
            self._timer = None
