"""uvicorn's server, configured for games: how it listens, keeps connections alive, and shuts down."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Final

import uvicorn

from mutiny.server.common.settings import Settings
from mutiny.server.edge.http_protocol import HttpProtocol
from mutiny.server.edge.neighbours import Neighbours
from mutiny.server.edge.sockets import LARGEST_FRAME, WebSockets
from mutiny.server.edge.websocket_protocol import WebSocketProtocol

BACKLOG: Final = 2048
PING_S: Final = 20.0
"""Seconds between pings, and within which they must be answered."""
KEEP_ALIVE_S: Final = 15
DRAIN_S: Final = 10.0
"""Seconds for finishing commands at shutdown: longer than the store waits for the database."""
SHUTDOWN_S: Final = 3
LARGEST_HEADERS: Final = 16 * 1024


class HttpServer(uvicorn.Server):
    """uvicorn's server, which reports when it is ready, drains the WebSockets, and obeys a second signal."""

    def __init__(
        self, config: uvicorn.Config, clients: WebSockets, ready: Callable[[], None], neighbours: Neighbours | None
    ) -> None:
        super().__init__(config)
        self.neighbours = neighbours
        self._adoptions: set[asyncio.Task[None]] = set()
        self.clients = clients
        self.ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; at the second signal, without waiting."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and report it."""
        await super().startup(sockets)
        if self.neighbours is not None:
            self.neighbours.start(self._adopt)
        self.ready()

    def _adopt(self, connection: socket.socket, data: bytes) -> None:
        """Serve a connection that another worker has accepted, given what was read from it."""
        task = asyncio.ensure_future(self._serve_adopted(connection, data))
        self._adoptions.add(task)
        task.add_done_callback(self._adoptions.discard)

    async def _serve_adopted(self, connection: socket.socket, data: bytes) -> None:
        # The protocol gets the data at once: after this call, it may receive what follows them.
        make = partial(
            HttpProtocol,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            neighbours=self.neighbours,
            received=data,
        )
        try:
            await asyncio.get_running_loop().connect_accepted_socket(make, connection)
        except OSError:
            # The client has disconnected.
            connection.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no connections, drain the WebSockets, and then close."""
        for server in self.servers:
            server.close()
        if self.neighbours is not None:
            self.neighbours.stop()
        draining = asyncio.ensure_future(self.clients.drain(DRAIN_S))
        while not draining.done() and not self.force_exit:
            await asyncio.wait([draining], timeout=0.05)
        draining.cancel()
        await super().shutdown(sockets)


def configure(settings: Settings, application: object, neighbours: Neighbours | None = None) -> uvicorn.Config:
    """Return uvicorn's configuration: no server header, no access log, no compression, which could leak secrets."""
    return uvicorn.Config(
        application,  # type: ignore[arg-type]
        http=partial(HttpProtocol, neighbours=neighbours),  # type: ignore[arg-type]
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=",".join(settings.proxies) or None,
        server_header=False,
        backlog=BACKLOG,
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=SHUTDOWN_S,
        h11_max_incomplete_event_size=LARGEST_HEADERS,
    )
