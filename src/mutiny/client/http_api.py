"""The HTTP API of a server: its games, new tables, free seats and finished games."""

from __future__ import annotations

import asyncio
import http.client
from time import monotonic
from typing import Final, TypeVar
from urllib.parse import quote, urlencode, urlsplit

import msgspec

from mutiny.client.refused import ActRefused
from mutiny.protocol import api
from mutiny.protocol.tables import TableInfo

TIMEOUT_S: Final = 30.0
PATIENCE_S: Final = 30.0
"""The seconds for which a request that was refused as too fast is repeated."""
TOO_MANY: Final = 429
T = TypeVar("T")


class TooManyRequests(ActRefused):
    """The server refuses a request because there were too many; `wait` is how long to wait, in seconds."""

    def __init__(self, code: str, why: str, wait: float) -> None:
        super().__init__(code, why)
        self.wait = wait


class HttpApi:
    """A server's HTTP API, by its address.

    What the server refuses raises ActRefused. A request that is refused because there were too many is repeated after
    the time that the server asks for.

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
        """Return advice for a player against bots, based only on what the seat knows."""
        return await self._request_json(api.Hint, "POST", f"/tables/{quote(table, safe='')}/hint", question)

    async def export(self, table: str, token: str) -> api.SeatExport:
        """Return everything that the server stores about the seat of a token."""
        path = f"/tables/{quote(table, safe='')}/export"
        return await self._request_json(api.SeatExport, "POST", path, api.SeatProof(token))

    async def erase(self, table: str, token: str) -> api.Erased:
        """Erase the name and the chat of the player with a token for good; the token is not valid any more."""
        path = f"/tables/{quote(table, safe='')}/erase"
        return await self._request_json(api.Erased, "POST", path, api.SeatProof(token))

    async def record(self, table: str) -> str:
        """Return the record of a finished game, with its seed."""
        return (await self._request_body("GET", f"/tables/{quote(table, safe='')}/record", None)).decode()

    async def _request_json(self, kind: type[T], method: str, path: str, body: msgspec.Struct | None = None) -> T:
        return msgspec.json.decode(await self._request_body(method, path, body), type=kind)

    async def _request_body(self, method: str, path: str, body: msgspec.Struct | None) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        end = monotonic() + PATIENCE_S
        while True:
            try:
                return await asyncio.to_thread(self._request, method, f"/api/v1{path}", data)
            except TooManyRequests as refused:
                if monotonic() + refused.wait > end:
                    raise
                await asyncio.sleep(refused.wait)

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
            try:
                refused = msgspec.json.decode(answer, type=api.Problem)
            except msgspec.MsgspecError:
                # Not our server, or a proxy in front of it.
                what = f"the answer is {response.status} {response.reason}, and no problem of a Mutiny server."
                raise ActRefused("unavailable", what) from None
            if response.status == TOO_MANY:
                raise TooManyRequests(refused.code, refused.why, float(response.headers.get("Retry-After") or 1))
            raise ActRefused(refused.code, refused.why, refused.clause)
        return answer
