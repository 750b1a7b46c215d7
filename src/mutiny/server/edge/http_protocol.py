"""The HTTP protocol: uvicorn's, with a time limit for receiving a request, and connections handed to other workers.

Without the limit, clients that connect and send nothing, or a byte a minute, could hold connections that others need;
thousands of such clients cost next to nothing.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from time import monotonic
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from mutiny.server.edge.neighbours import Neighbours

REQUEST_S: Final = 20.0
"""Seconds within which a request must be complete, from its first byte on; the first one, from the connection on."""
HAND_OVER_S: Final = 1.0
"""Seconds for which a connection waits until another worker has room for it."""
RETRY_S: Final = 0.01
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)


class HttpProtocol(H11Protocol):
    """One client's connection, until it becomes a WebSocket."""

    def __init__(
        self, *arguments: Any, neighbours: Neighbours | None = None, received: bytes = b"", **keywords: Any
    ) -> None:
        super().__init__(*arguments, **keywords)
        self._neighbours = neighbours
        # What the worker that accepted the connection has read from it.
        self._received = received
        self._timer: TimerHandle | None = None
        self._released = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Start the timer for the first request."""
        super().connection_made(transport)
        self._update_timer(True)
        if self._received:
            self._process(self._received)

    def data_received(self, data: bytes) -> None:
        """Take data from the client. A request about another worker's table takes the connection there."""
        if self._neighbours is not None and self._is_between_requests():
            place = self._neighbours.should_have(data)
            if place is not None:
                self.transport.pause_reading()
                self._hand_over(self._neighbours, place, data, monotonic() + HAND_OVER_S)
                return
        self._process(data)

    def _process(self, data: bytes) -> None:
        """Process data, and start or stop the timer."""
        super().data_received(data)
        self._update_timer(True)

    def _is_between_requests(self) -> bool:
        conn = self.conn
        return conn.our_state is h11.IDLE and conn.their_state is h11.IDLE and not conn.trailing_data[0]

    def _hand_over(self, neighbours: Neighbours, place: int, data: bytes, deadline: float) -> None:
        """Hand the connection to another worker; serve it here if that worker is gone or has no room for long."""
        if self.transport.is_closing():
            return
        done = neighbours.hand_over(place, self.transport.get_extra_info("socket").fileno(), data)
        if done is None and monotonic() < deadline:
            self.loop.call_later(RETRY_S, self._hand_over, neighbours, place, data, deadline)
        elif done:
            # The other worker has a file of its own for the connection: closing this one sends nothing.
            self.transport.abort()
        else:
            self.transport.resume_reading()
            self._process(data)

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
