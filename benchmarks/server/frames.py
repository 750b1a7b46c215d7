"""A WebSocket client with so little overhead that a measurement with it measures the server.

It handles only whole text messages, to a server on this machine that is known to speak the protocol.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from struct import pack, unpack_from
from time import perf_counter
from typing import cast

TEXT, PING, PONG, CLOSE = 1, 9, 10, 8


class WebSocketClient(asyncio.Protocol, ABC):
    """One connection; subclasses handle the messages."""

    def __init__(self, host: str, path: str) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._host = host
        self._path = path
        self._rest = b""
        self._upgraded = False

    @abstractmethod
    def receive(self, text: bytes, now: float) -> None:
        """Handle a message."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)
        asked = f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.transport.write(
            f"{asked}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail the opening, so that no task waits for it forever."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        """Parse messages."""
        now = perf_counter()
        data = self._rest + data if self._rest else data
        if not self._upgraded:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
                return
            self._upgraded = True
            self.opened.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            start, length = at + 2, data[at + 1]
            if length == 126:
                if size < start + 2:
                    break
                (length,) = unpack_from("!H", data, start)
                start += 2
            elif length == 127:
                if size < start + 8:
                    break
                (length,) = unpack_from("!Q", data, start)
                start += 8
            if size < start + length:
                break
            kind = data[at] & 15
            at = start + length
            if kind == TEXT:
                self.receive(data[start:at], now)
            elif kind == PING:
                self._write(PONG, data[start:at])
            elif kind == CLOSE:
                self.transport.close()
        self._rest = data[at:]

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        # A mask of zeros is valid, and leaves the text as it is.
        size = len(body)
        head = pack("!BB", 0x80 | kind, 0x80 | size) if size < 126 else pack("!BBH", 0x80 | kind, 0xFE, size)
        self.transport.write(b"".join((head, b"\0\0\0\0", body)))
