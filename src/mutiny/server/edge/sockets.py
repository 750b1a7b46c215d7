"""The WebSockets, one for tables and one for the lobby: accepting connections, rate limits, and closing."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Any, Final, get_args

import msgspec
from prometheus_client import Counter

from mutiny.kernel.errors import MutinyError
from mutiny.protocol import messages as wire
from mutiny.protocol.lobby import read_visitor
from mutiny.server.common.logging_setup import error_fields, logger
from mutiny.server.common.metrics import Metrics
from mutiny.server.common.refusal import Refusal
from mutiny.server.common.settings import Allowance, Settings
from mutiny.server.common.tokens import table_mark
from mutiny.server.edge.limits import AddressLimits, AddressRegistry, Bucket
from mutiny.server.edge.lobby import LobbyFeed
from mutiny.server.edge.origin_policy import OriginPolicy, header
from mutiny.server.edge.problems import ErrorResponse, TooFast
from mutiny.server.edge.validation_text import explain_error
from mutiny.server.edge.websocket_protocol import EXTENSION, WebSocketProtocol
from mutiny.server.service.errors import as_refusal
from mutiny.server.service.loaded_table import Sink, Subscription
from mutiny.server.service.table_service import Caller, TableService
from mutiny.server.tables.table import Participant

TABLE_PATH: Final = "/api/v1/socket"
NAMED_PATH: Final = re.compile("/api/v1/tables/([^/]+)/socket")
"""The path of a table's own WebSocket: proxies, and the workers among themselves, find the table's worker by it."""
LOBBY_PATH: Final = "/api/v1/lobby"
HELLO_S: Final = 10.0
"""Seconds within which a client must say hello."""
LONGEST_MESSAGE: Final = 8192
"""Characters of a message: a chat with escapes is the longest."""
LARGEST_FRAME: Final = 4 * LONGEST_MESSAGE
MOST_UNREAD: Final = 1 << 20
"""Bytes that a client may leave unread."""
REFUSALS_TOLERATED: Final = Allowance(0.5, 20)
"""Bad or too frequent messages that are refused before the connection is closed."""
NORMAL, POLICY, DEFECT, RESTART, LATER = 1000, 1008, 1011, 1012, 1013
"""WebSocket close codes (RFC 6455 and its registry)."""
_TABLE_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")

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


def checked_table_id(text: str) -> str:
    """Return a text that could be the id of a table. Refuse any other: it is never looked up in the database.

    >>> checked_table_id("Zm9v-_")
    'Zm9v-_'
    >>> checked_table_id("../x")
    Traceback (most recent call last):
    mutiny.server.common.refusal.Refusal: there is no such table.
    """
    if _TABLE_ID.fullmatch(text) is None:
        raise Refusal("no-table", "there is no such table.")
    return text


class Connection:
    """A client's connection."""

    __slots__ = (
        "address",
        "busy",
        "chats",
        "drops",
        "host",
        "messages",
        "protocol",
        "send",
        "subscription",
        "tolerance",
        "wants_announcements",
    )

    def __init__(
        self, protocol: WebSocketProtocol, address: AddressLimits, settings: Settings, drops: Counter, host: str
    ) -> None:
        now = monotonic()
        self.host = host
        self.wants_announcements = False
        self.protocol = protocol
        self.address = address
        self.messages = Bucket(settings.messages, now)
        self.chats = Bucket(settings.chats, now)
        protocol.frame_limits = (Bucket(settings.frames, now), address.frames)
        protocol.on_flood = self._drop_flooding_client
        self.tolerance = Bucket(REFUSALS_TOLERATED, now)
        self.subscription: Subscription | None = None
        # Whether a command is being carried out: it is finished whatever happens.
        self.busy = False
        self.drops = drops
        # Sends an encoded message.
        self.send: Sink = protocol.send_text

    def limit_backlog(self) -> None:
        """From now on, drop the client if it leaves too much unread."""
        self.protocol.most_unread = MOST_UNREAD
        self.protocol.on_slow = self.drop_slow_client

    def drop_slow_client(self) -> None:
        """Close the connection of a client that does not read."""
        self.close("slow", "too much was left unread: come again for the rest.", True, LATER)

    def _drop_flooding_client(self) -> None:
        self.close("too-fast", "too many control frames or fragments: come again later.", True, POLICY)

    def close(self, code: str, why: str, again: bool, close_code: int) -> None:
        """Send a goodbye with the reason, and close."""
        if self.protocol.open:
            self.drops.labels(code).inc()
        self.protocol.send_text(wire.encode(wire.Bye(code, why, again)))
        self.protocol.close_with(close_code)

    def refuse(self, code: str, why: str, act: str | None = None) -> bool:
        """Refuse a message; return whether the client may send more such messages."""
        n = 0 if self.subscription is None else self.subscription.last_number
        self.send(wire.encode(wire.Refused(code, why, n, act)))
        if self.tolerance.take(monotonic()):
            return True
        self.close(code, "too much of that: come again later.", True, POLICY)
        return False

    def is_within_limits(self) -> bool:
        """Return whether a message is within the rate limits of its connection and its address."""
        now = monotonic()
        return self.messages.take(now) and self.address.messages.take(now)

    def may_talk(self) -> bool:
        """Return whether a chat message, phrase or emote is within the limits of its connection and its address."""
        now = monotonic()
        return self.chats.take(now) and self.address.chats.take(now)


class WebSockets:
    """The WebSockets of a worker."""

    def __init__(
        self,
        service: TableService,
        lobby: LobbyFeed,
        settings: Settings,
        addresses: AddressRegistry,
        metrics: Metrics,
        origins: OriginPolicy,
    ) -> None:
        self.service = service
        self.lobby = lobby
        self.settings = settings
        self.addresses = addresses
        self.metrics = metrics
        self.origins = origins
        self.connections: set[Connection] = set()
        self.draining = False
        service.orders.on_change.append(self._follow_orders)
        self._acts = {kind: metrics.acts.labels(tag_of(kind)) for kind in get_args(wire.Act)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one WebSocket from beginning to end."""
        await receive()
        client = scope.get("client")
        host = client[0] if client else ""
        address = self.addresses.get(host, monotonic())
        refused = self._rejection(scope, address, host)
        if refused is not None:
            self.metrics.refusals.labels(refused.code).inc()
            await _reject(send, ErrorResponse(refused))
            return
        await send({"type": "websocket.accept"})
        connection = Connection(scope["extensions"][EXTENSION], address, self.settings, self.metrics.drops, host)
        self.connections.add(connection)
        for level in address.levels():
            level.connections += 1
        self.metrics.connections.inc()
        try:
            if scope["path"] == LOBBY_PATH:
                await self._serve_lobby(connection, receive)
            else:
                named = NAMED_PATH.fullmatch(scope["path"])
                await self._serve_table(connection, receive, None if named is None else named[1])
        except Exception as error:  # noqa: BLE001 (a defect ends one connection and is logged; the client is not told more)
            logger().error("connection failed", **error_fields(error))
            connection.close("defect", "something went wrong here: come again.", True, DEFECT)
        finally:
            # Break the reference cycle.
            connection.protocol.on_slow = connection.protocol.on_flood = None
            self.metrics.connections.dec()
            for level in address.levels():
                level.connections -= 1
            self.connections.discard(connection)

    def _follow_orders(self) -> None:
        """Disconnect the addresses that the operator has banned; tell the others what the operator announces."""
        announcement = wire.encode(self.service.orders.announcement())
        for connection in list(self.connections):
            try:
                self.service.orders.check_address(connection.host)
            except Refusal as refusal:
                connection.close(refusal.code, refusal.why, False, POLICY)
                continue
            if connection.wants_announcements:
                connection.send(announcement)

    def _send_announcement(self, connection: Connection) -> None:
        """Tell a newcomer what the operator announces, also that it is nothing any more."""
        if connection.wants_announcements:
            connection.send(wire.encode(self.service.orders.announcement()))

    def _log_seat(self, connection: Connection, table_id: str, seat: int | None) -> None:
        """Log who sits where, if the operator wants addresses to be logged."""
        if self.settings.addresses == "on":
            logger().info("seated", address=connection.host, mark=table_mark(table_id), seat=seat)

    def _rejection(self, scope: Scope, address: AddressLimits, client: str) -> Refusal | None:
        """Return the reason to refuse a connection, if there is one."""
        host = header(scope["headers"], b"host") or ""
        try:
            self.service.orders.check_address(client)
        except Refusal as refusal:
            return refusal
        path = scope["path"]
        if path not in (TABLE_PATH, LOBBY_PATH) and NAMED_PATH.fullmatch(path) is None:
            return Refusal("not-found", f"there is no WebSocket here: try {TABLE_PATH} or {LOBBY_PATH}.")
        origin = header(scope["headers"], b"origin")
        if not (self.origins.allows_host(host) and self.origins.allows_origin(origin, host)):
            return Refusal("origin", "this page may not use this server: its host can allow it, with --origins.")
        if self.draining:
            return Refusal("restart", "the server is about to restart: come again.")
        if len(self.connections) >= self.settings.connections:
            return Refusal("unavailable", "the server is full: come again later.")
        full = address.full_level(self.settings.address_connections)
        if full is not None:
            whose = "address" if full is address else "network"
            return Refusal("too-fast", f"your {whose} holds {full.connections} connections already.")
        if not address.requests.take(monotonic()):
            return TooFast("connections", address.requests.wait())
        return None

    async def _serve_lobby(self, connection: Connection, receive: Receive) -> None:
        connection.limit_backlog()
        try:
            await self.lobby.subscribe(connection.send)
        except MutinyError as error:
            self._close_refused(connection, error)
            return
        try:
            while True:
                message = await self._next_message(connection, receive, read_visitor, ("ping",))
                if message is None:
                    return
                connection.send(wire.encode(wire.Pong()))
        finally:
            self.lobby.unsubscribe(connection.send)

    async def _serve_table(self, connection: Connection, receive: Receive, named: str | None) -> None:
        """Serve a table's WebSocket; `named` is the table in its address, if there is one."""
        service = self.service
        try:
            async with asyncio.timeout(HELLO_S):
                hello = await self._await_hello(connection, receive)
        except TimeoutError:
            connection.close("protocol", f"no hello within {HELLO_S:.0f} seconds.", True, POLICY)
            return
        if hello is None:
            return
        connection.limit_backlog()
        try:
            table_id = checked_table_id(hello.table)
            if named not in (None, table_id):
                raise Refusal("protocol", "this is the address of another table: connect to the table's own.")
            participant = await service.identify(table_id, hello.token, hello.watcher)
            subscription = await service.subscribe(
                table_id,
                participant,
                hello.after,
                hello.views,
                connection.send,
                hello.lang,
                hello.presence,
                hello.steps,
                Caller(
                    connection.address.name,
                    connection.protocol.await_reading,
                    None if named is None else partial(self._close_for_move, connection),
                ),
            )
        except MutinyError as error:
            self._close_refused(connection, error)
            return
        except TimeoutError:
            connection.drop_slow_client()
            return
        connection.subscription = subscription
        connection.wants_announcements = hello.announcements
        self._send_announcement(connection)
        self._log_seat(connection, table_id, participant.seat)
        subscription.on_removal = lambda refusal: connection.close(refusal.code, refusal.why, False, POLICY)
        try:
            await self._handle_messages(connection, receive, table_id, participant, hello.lang)
        finally:
            subscription.cancel()

    async def _await_hello(self, connection: Connection, receive: Receive) -> wire.Hello | None:
        """Return the client's hello; None if the client disconnects first."""
        while True:
            message = await self._next_message(connection, receive, wire.read_client, TYPES)
            if message is None:
                return None
            if isinstance(message, wire.Hello):
                if message.protocol == wire.PROTOCOL:
                    return message
                why = f"this server speaks protocol {wire.PROTOCOL}, not {message.protocol}."
                connection.close("protocol", why, False, POLICY)
                return None
            if not connection.refuse("protocol", "say hello first.", getattr(message, "id", None)):
                return None

    async def _handle_messages(
        self,
        connection: Connection,
        receive: Receive,
        table_id: str,
        participant: Participant,
        lang: wire.Language | None,
    ) -> None:
        service = self.service
        while True:
            message = await self._next_message(connection, receive, wire.read_client, TYPES)
            if message is None:
                return
            if isinstance(message, wire.Ping):
                connection.send(wire.encode(wire.Pong()))
            elif isinstance(message, wire.Hello):
                connection.refuse("protocol", "you have sent hello already: open another connection for another table.")
            elif isinstance(message, wire.Chat | wire.Say | wire.Emote) and not connection.may_talk():
                self.metrics.refusals.labels("too-fast").inc()
                why = "too much was said in a short time: wait a moment, and then say it again."
                if not connection.refuse("too-fast", why, message.id):
                    return
            else:
                connection.busy = True
                arrived = monotonic()
                try:
                    if isinstance(message, wire.Look):
                        connection.send(wire.encode(await service.view(table_id, participant, lang)))
                    else:
                        answer = await service.execute(table_id, participant, message)
                        connection.send(wire.encode(answer))
                        self._measure(message, answer, arrived)
                except MutinyError as error:
                    # The table could not be loaded.
                    refusal = as_refusal(error)
                    connection.refuse(refusal.code, refusal.why, getattr(message, "id", None))
                connection.busy = False
                if self.draining:
                    self._close_for_restart(connection)

    def _measure(self, act: wire.Act, answer: wire.Done | wire.Refused, arrived: float) -> None:
        if isinstance(answer, wire.Refused):
            self.metrics.refusals.labels(answer.code).inc()
        else:
            self._acts[type(act)].observe(monotonic() - arrived)

    async def _next_message(
        self, connection: Connection, receive: Receive, read: Callable[[str], Any], types: tuple[str, ...]
    ) -> Any:
        """Return the next valid message; None when the connection ends."""
        while True:
            event = await receive()
            if event["type"] != "websocket.receive" or not connection.protocol.open:
                return None
            text = event.get("text")
            act: str | None = None
            if text is None:
                code, why = "malformed", "this is a binary message: send JSON as text."
            elif len(text) > LONGEST_MESSAGE:
                code, why = "too-big", f"a message has at most {LONGEST_MESSAGE} characters, not {len(text)}."
            else:
                try:
                    message = read(text)
                except msgspec.MsgspecError as error:
                    code, why = "malformed", explain_error(str(error), types)
                else:
                    if connection.is_within_limits():
                        return message
                    act = getattr(message, "id", None)
                    code, why = "too-fast", "too many messages: wait a moment, and then say it again."
            self.metrics.refusals.labels(code).inc()
            if not connection.refuse(code, why, act):
                return None

    def _close_refused(self, connection: Connection, error: MutinyError) -> None:
        """Close a connection that could not be attached."""
        refusal = as_refusal(error)
        self.metrics.refusals.labels(refusal.code).inc()
        again = refusal.code == "unavailable"
        connection.close(refusal.code, refusal.why, again, LATER if again else POLICY)

    def _close_for_restart(self, connection: Connection) -> None:
        connection.close("restart", "the server restarts: come again in a moment.", True, RESTART)

    def _close_for_move(self, connection: Connection) -> None:
        connection.close("restart", "the table is served by another process now: come again.", True, RESTART)

    async def drain(self, within: float) -> None:
        """Accept no connections, finish the commands under way, and tell every client to reconnect."""
        self.draining = True
        for connection in list(self.connections):
            if not connection.busy:
                self._close_for_restart(connection)
        deadline = monotonic() + within
        while self.connections and monotonic() < deadline:
            await asyncio.sleep(0.02)
        if self.connections:
            logger().warning("acts not finished in time", connections=len(self.connections))


async def _reject(send: Send, refused: ErrorResponse) -> None:
    """Refuse a WebSocket with an HTTP response that gives the reason."""
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": refused.raw()})
    await send({"type": "websocket.http.response.body", "body": refused.body})
