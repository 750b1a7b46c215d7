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


class Caller(H11Protocol):
    """One client's connection, until it becomes a WebSocket."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._patience: TimerHandle | None = None
        self._let_go = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Start the timer for the first request."""
        super().connection_made(transport)
        self._await_rest(True)

    def data_received(self, data: bytes) -> None:
        """Take data from the client, and start or stop the timer."""
        super().data_received(data)
        self._await_rest(True)

    def on_response_complete(self) -> None:
        """Restart the timer if the next request has begun already. Otherwise uvicorn's keep-alive timeout applies."""
        super().on_response_complete()
        self._await_rest(bool(self.conn.trailing_data[0]))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket protocol."""
        super().handle_websocket_upgrade(event)
        self._let_go = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer when the client has disconnected."""
        super().connection_lost(exc)
        self._let_go = True
        self._await_rest(False)

    def _await_rest(self, begun: bool) -> None:
        if begun and not self._let_go and self.conn.their_state in UNFINISHED:
            # The timer is not restarted with every byte.
            if self._patience is None:
                self._patience = self.loop.call_later(REQUEST_S, self.transport.abort)
        elif self._patience is not None:
            self._patience.cancel()
            self._patience = None
