"""The WebSockets, one for tables and one for the lobby: who may connect, rate limits, and closing."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final, get_args

import msgspec
from prometheus_client import Counter

from mutiny.kernel.errors import MutinyError
from mutiny.server.channel import EXTENSION, Channel
from mutiny.server.door import Door, header
from mutiny.server.house import House
from mutiny.server.limits import Address, Addresses, Allowance, Bucket
from mutiny.server.live import Attachment, Sink
from mutiny.server.lobby import Lobby
from mutiny.server.logs import log, problem
from mutiny.server.malformed import kindly
from mutiny.server.metrics import Metrics
from mutiny.server.problems import Answer, TooFast
from mutiny.server.refusal import Refusal, refusal_of
from mutiny.server.settings import Settings
from mutiny.server.table import Who
from mutiny.wire import messages as wire
from mutiny.wire.lobby import read_visitor

TABLE_PATH: Final = "/api/v1/socket"
LOBBY_PATH: Final = "/api/v1/lobby"
HELLO_S: Final = 10.0
"""Seconds within which a client must say hello."""
LONGEST: Final = 8192
"""Characters of a message: a chat with escapes is the longest."""
LARGEST_FRAME: Final = 4 * LONGEST
MOST_UNREAD: Final = 1 << 20
"""Bytes that a client may leave unread, besides the history sent on connecting."""
PATIENCE: Final = Allowance(0.5, 20)
"""Bad or too frequent messages that are refused before the connection is closed."""
NORMAL, POLICY, DEFECT, RESTART, LATER = 1000, 1008, 1011, 1012, 1013
"""WebSocket close codes (RFC 6455 and its registry)."""
_TABLE: Final = re.compile("[A-Za-z0-9_-]{1,40}")

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Scope = dict[str, Any]


def tag_of(kind: type[msgspec.Struct]) -> str:
    """Return the value of `type` in messages of a class.

    >>> tag_of(wire.Move)
    'move'
    """
    return str(kind.__struct_config__.tag)


TYPES: Final = tuple(tag_of(kind) for kind in get_args(wire.ClientMessage))


def is_table(name: str) -> bool:
    """Return whether a text could be the id of a table. Other texts are never looked up in the database.

    >>> is_table("Zm9v-_"), is_table("../x"), is_table("")
    (True, False, False)
    """
    return _TABLE.fullmatch(name) is not None


class Connection:
    """A client's connection."""

    __slots__ = ("address", "attachment", "busy", "channel", "drops", "messages", "patience", "tell")

    def __init__(self, channel: Channel, address: Address, allowance: Allowance, drops: Counter) -> None:
        now = monotonic()
        self.channel = channel
        self.address = address
        self.messages = Bucket(allowance, now)
        self.patience = Bucket(PATIENCE, now)
        self.attachment: Attachment | None = None
        # Whether a command is being carried out: it is finished whatever happens.
        self.busy = False
        self.drops = drops
        # Sends an encoded message.
        self.tell: Sink = channel.tell

    def bound(self) -> None:
        """From now on, drop the client if it leaves too much unread besides what was sent so far."""
        self.channel.most_unread = self.channel.unread + MOST_UNREAD
        self.channel.on_slow = self._leave_behind

    def _leave_behind(self) -> None:
        self.leave("slow", "too much was left unread: come again for the rest.", True, LATER)

    def leave(self, code: str, why: str, again: bool, closing: int) -> None:
        """Send a goodbye with the reason, and close."""
        if self.channel.open:
            self.drops.labels(code).inc()
        self.channel.tell(wire.encode(wire.Bye(code, why, again)))
        self.channel.leave(closing)

    def refuse(self, code: str, why: str, act: str | None = None) -> bool:
        """Refuse a message; return whether the client may send more such messages."""
        n = 0 if self.attachment is None else self.attachment.n
        self.tell(wire.encode(wire.Refused(code, why, n, act)))
        if self.patience.take(monotonic()):
            return True
        self.leave(code, "too much of that: come again later.", True, POLICY)
        return False

    def in_time(self) -> bool:
        """Return whether a message is within the rate limits of its connection and its address."""
        now = monotonic()
        return self.messages.take(now) and self.address.messages.take(now)


class Sockets:
    """The WebSockets of a worker."""

    def __init__(
        self, house: House, lobby: Lobby, settings: Settings, addresses: Addresses, metrics: Metrics, door: Door
    ) -> None:
        self.house = house
        self.lobby = lobby
        self.settings = settings
        self.addresses = addresses
        self.metrics = metrics
        self.door = door
        self.connections: set[Connection] = set()
        self.draining = False
        self._acts = {kind: metrics.acts.labels(tag_of(kind)) for kind in get_args(wire.Act)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one WebSocket from beginning to end."""
        await receive()
        client = scope.get("client")
        address = self.addresses.of(client[0] if client else "", monotonic())
        refused = self._turned_away(scope, address)
        if refused is not None:
            self.metrics.refusals.labels(refused.code).inc()
            await _reject(send, Answer(refused))
            return
        await send({"type": "websocket.accept"})
        connection = Connection(scope["extensions"][EXTENSION], address, self.settings.messages, self.metrics.drops)
        self.connections.add(connection)
        address.connections += 1
        self.metrics.connections.inc()
        try:
            await (self._in_lobby if scope["path"] == LOBBY_PATH else self._at_table)(connection, receive)
        except Exception as error:  # noqa: BLE001 (a defect must end one connection, not say more, and be heard of)
            log().error("connection failed", **problem(error))
            connection.leave("defect", "something went wrong here: come again.", True, DEFECT)
        finally:
            # Break the reference cycle.
            connection.channel.on_slow = None
            self.metrics.connections.dec()
            address.connections -= 1
            self.connections.discard(connection)

    def _turned_away(self, scope: Scope, address: Address) -> Refusal | None:
        """Return the reason to refuse a connection, if there is one."""
        host = header(scope["headers"], b"host") or ""
        if scope["path"] not in (TABLE_PATH, LOBBY_PATH):
            return Refusal("not-found", f"there is no WebSocket here: try {TABLE_PATH} or {LOBBY_PATH}.")
        if not self.door.knows(host) or not self.door.welcomes(header(scope["headers"], b"origin"), host):
            return Refusal("origin", "this page may not use this server: its host can allow it, with --origins.")
        if self.draining:
            return Refusal("restart", "the server is about to restart: come again.")
        if len(self.connections) >= self.settings.connections:
            return Refusal("unavailable", "the server is full: come again later.")
        if address.connections >= self.settings.address_connections:
            return Refusal("too-fast", f"your address holds {address.connections} connections already.")
        if not address.requests.take(monotonic()):
            return TooFast("connections", address.requests.wait())
        return None

    async def _in_lobby(self, connection: Connection, receive: Receive) -> None:
        connection.bound()
        try:
            await self.lobby.enter(connection.tell)
        except MutinyError as error:
            self._end(connection, error)
            return
        try:
            while True:
                message = await self._next(connection, receive, read_visitor, ("ping",))
                if message is None:
                    return
                connection.tell(wire.encode(wire.Pong()))
        finally:
            self.lobby.leave(connection.tell)

    async def _at_table(self, connection: Connection, receive: Receive) -> None:
        house = self.house
        try:
            async with asyncio.timeout(HELLO_S):
                hello = await self._hello(connection, receive)
        except TimeoutError:
            connection.leave("protocol", f"no hello within {HELLO_S:.0f} seconds.", True, POLICY)
            return
        if hello is None:
            return
        try:
            table = hello.table
            if not is_table(table):
                raise Refusal("no-table", "there is no such table.")
            who = await house.who(table, hello.token)
            attachment = await house.attach(
                table, who, hello.after, hello.views, connection.tell, hello.lang, hello.presence
            )
        except MutinyError as error:
            self._end(connection, error)
            return
        connection.attachment = attachment
        # The history sent so far may be long; only what comes after it is bounded.
        connection.bound()
        try:
            await self._play(connection, receive, table, who, hello.lang)
        finally:
            attachment.detach()

    async def _hello(self, connection: Connection, receive: Receive) -> wire.Hello | None:
        """Return the client's hello; None if the client disconnects first."""
        while True:
            message = await self._next(connection, receive, wire.read_client, TYPES)
            if message is None:
                return None
            if isinstance(message, wire.Hello):
                if message.protocol == wire.PROTOCOL:
                    return message
                why = f"this server speaks protocol {wire.PROTOCOL}, not {message.protocol}."
                connection.leave("protocol", why, False, POLICY)
                return None
            if not connection.refuse("protocol", "say hello first.", getattr(message, "id", None)):
                return None

    async def _play(
        self, connection: Connection, receive: Receive, table: str, who: Who, lang: wire.Language | None
    ) -> None:
        house = self.house
        while True:
            message = await self._next(connection, receive, wire.read_client, TYPES)
            if message is None:
                return
            if isinstance(message, wire.Ping):
                connection.tell(wire.encode(wire.Pong()))
            elif isinstance(message, wire.Hello):
                connection.refuse("protocol", "hello was said: connect anew for another table.")
            else:
                connection.busy = True
                came = monotonic()
                try:
                    if isinstance(message, wire.Look):
                        connection.tell(wire.encode(await house.look(table, who, lang)))
                    else:
                        answer = await house.act(table, who, message)
                        connection.tell(wire.encode(answer))
                        self._count(message, answer, came)
                except MutinyError as error:
                    # The table could not be loaded.
                    refusal = refusal_of(error)
                    connection.refuse(refusal.code, refusal.why, getattr(message, "id", None))
                connection.busy = False
                if self.draining:
                    self._restart(connection)

    def _count(self, act: wire.Act, answer: wire.Done | wire.Refused, came: float) -> None:
        if isinstance(answer, wire.Refused):
            self.metrics.refusals.labels(answer.code).inc()
        else:
            self._acts[type(act)].observe(monotonic() - came)

    async def _next(
        self, connection: Connection, receive: Receive, read: Callable[[str], Any], types: tuple[str, ...]
    ) -> Any:
        """Return the next valid message; None when the connection ends."""
        while True:
            event = await receive()
            if event["type"] != "websocket.receive" or not connection.channel.open:
                return None
            text = event.get("text")
            act: str | None = None
            if text is None:
                code, why = "malformed", "this is a binary message: send JSON as text."
            elif len(text) > LONGEST:
                code, why = "too-big", f"a message has at most {LONGEST} characters, not {len(text)}."
            else:
                try:
                    message = read(text)
                except msgspec.MsgspecError as error:
                    code, why = "malformed", kindly(str(error), types)
                else:
                    if connection.in_time():
                        return message
                    act = getattr(message, "id", None)
                    code, why = "too-fast", "too many messages: wait a moment, and then say it again."
            self.metrics.refusals.labels(code).inc()
            if not connection.refuse(code, why, act):
                return None

    def _end(self, connection: Connection, error: MutinyError) -> None:
        """Close a connection that could not be attached."""
        refusal = refusal_of(error)
        self.metrics.refusals.labels(refusal.code).inc()
        again = refusal.code == "unavailable"
        connection.leave(refusal.code, refusal.why, again, LATER if again else POLICY)

    def _restart(self, connection: Connection) -> None:
        connection.leave("restart", "the server restarts: come again in a moment.", True, RESTART)

    async def drain(self, within: float) -> None:
        """Accept no connections, finish the commands under way, and tell every client to reconnect."""
        self.draining = True
        for connection in list(self.connections):
            if not connection.busy:
                self._restart(connection)
        deadline = monotonic() + within
        while self.connections and monotonic() < deadline:
            await asyncio.sleep(0.02)
        if self.connections:
            log().warning("acts not finished in time", connections=len(self.connections))


async def _reject(send: Send, refused: Answer) -> None:
    """Refuse a WebSocket with an HTTP response that gives the reason."""
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": refused.raw()})
    await send({"type": "websocket.http.response.body", "body": refused.body})
