"""The HTTP API of a server: its games, new tables, free seats and finished games."""

from __future__ import annotations

import asyncio
import http.client
from typing import Final, TypeVar
from urllib.parse import quote, urlencode, urlsplit

import msgspec

from mutiny.client.refused import ActRefused
from mutiny.protocol import api
from mutiny.protocol.tables import TableInfo

TIMEOUT_S: Final = 30.0
T = TypeVar("T")


class HttpApi:
    """A server's HTTP API, by its address.

    >>> HttpApi("http://127.0.0.1:8765/").address
    'http://127.0.0.1:8765'
    """

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    async def games(self) -> api.Catalogue:
        """Return the games that can be played there."""
        return await self._request_json(api.Catalogue, "GET", "/games")

    async def open_table(self, request: api.NewTable) -> api.Seated:
        """Open a table and take its first seat."""
        return await self._request_json(api.Seated, "POST", "/tables", request)

    async def join(self, table: str, name: str) -> api.Seated:
        """Take a free seat."""
        return await self._request_json(api.Seated, "POST", f"/tables/{quote(table, safe='')}/join", api.Join(name))

    async def lobby(self) -> list[TableInfo]:
        """Return the open tables that are waiting or playing, newest first."""
        return (await self._request_json(api.Tables, "GET", "/tables")).tables

    async def archive(self, before: int | None = None, game: str | None = None) -> api.Tables:
        """Return finished open tables, the last to end first; `before` continues where an earlier list ended."""
        parameters = {key: value for key, value in (("before", before), ("game", game)) if value is not None}
        return await self._request_json(api.Tables, "GET", f"/archive?{urlencode(parameters)}")

    async def about(self, table: str) -> TableInfo:
        """Return the public facts about a table."""
        return await self._request_json(TableInfo, "GET", f"/tables/{quote(table, safe='')}")

    async def hint(self, table: str, question: api.HintQuestion) -> api.Hint:
        """Return advice for a seat that plays against bots, on the decision that it is to make."""
        return await self._request_json(api.Hint, "POST", f"/tables/{quote(table, safe='')}/hint", question)

    async def record(self, table: str) -> str:
        """Return the record of a finished game, with its seed."""
        return (await self._request_body("GET", f"/tables/{quote(table, safe='')}/record", None)).decode()

    async def _request_json(self, kind: type[T], method: str, path: str, body: msgspec.Struct | None = None) -> T:
        return msgspec.json.decode(await self._request_body(method, path, body), type=kind)

    async def _request_body(self, method: str, path: str, body: msgspec.Struct | None) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        return await asyncio.to_thread(self._request, method, f"/api/v1{path}", data)

    def _request(self, method: str, path: str, data: bytes | None) -> bytes:
        parts = urlsplit(self.address)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = kind(parts.hostname or "", parts.port, timeout=TIMEOUT_S)
        try:
            connection.request(method, path, data, {} if data is None else {"Content-Type": "application/json"})
            response = connection.getresponse()
            answer = response.read()
        finally:
            connection.close()
        if response.status >= 400:
            refused = msgspec.json.decode(answer, type=api.Problem)
            raise ActRefused(refused.code, refused.why, refused.clause)
        return answer
