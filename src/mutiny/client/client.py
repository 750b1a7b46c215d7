"""A player or spectator at a table, over the network: sends acts, receives messages, and survives lost connections.

After a lost connection the client connects again with the last number it knows. It sends acts without an answer again
under their old ids, which is harmless.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from types import TracebackType
from typing import Final

import msgspec

from mutiny.bots import USUAL_STRENGTH
from mutiny.client.refused import ActRefused
from mutiny.common.extras import OptionalImports
from mutiny.protocol import messages as wire
from mutiny.protocol.api import Problem
from mutiny.protocol.tables import TableInfo

with OptionalImports("client"):
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

FIRST_WAIT_S: Final = 0.05
LONGEST_WAIT_S: Final = 1.0
TOO_FAST_S: Final = 0.25
"""Seconds until an act that was refused as too fast is sent again."""
_TABLE_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")
FINAL: Final = frozenset({400, 403, 404})
"""HTTP statuses that another attempt to connect would not change."""


class Lost(Exception):
    """The server cannot be reached or has refused this client; the text gives the reason."""


class Client:
    """A player at a table, or a spectator if there is no token.

    `address` is the server's, `table` the id of the table. `after` is the last number that the program knows from an
    earlier connection. With `views` the server sends the view after every change, with `presence` also who is
    connected, with `announcements` what its operator tells everybody. A spectator who gives the same secret as
    `watcher` again has the same number in the chat as before. For `patience` seconds the client tries to reach a lost
    server, and repeats what was refused as too fast.

    ::

        async with Client("http://127.0.0.1:8765", seated.table.id, seated.token, views=True) as client:
            async for view in client.decisions():
                await client.move(view.legal[0])

    docs/client.md describes all of it.
    """

    def __init__(
        self,
        address: str,
        table: str,
        token: str | None = None,
        *,
        after: int = 0,
        views: bool = False,
        presence: bool = False,
        announcements: bool = False,
        watcher: str | None = None,
        patience: float = 30.0,
    ) -> None:
        # A path with the table's id lets a proxy bring all players of a table to the same server.
        path = f"tables/{table}/socket" if _TABLE_ID.fullmatch(table) else "socket"
        self.address = f"ws{address.rstrip('/').removeprefix('http')}/api/v1/{path}"
        self.table = table
        self.token = token
        self.views = views
        self.presence = presence
        self.announcements = announcements
        self.patience = patience
        """The seconds for which the client tries to reach a lost server."""
        self.n = after
        """The last number known."""
        self.seat: int | None = None
        self.info: TableInfo | None = None
        """The table, as last received."""
        self._view: wire.View | None = None
        self.here: list[int] = []
        """The connected seats, if `presence` was requested."""
        self.connections = 0
        """The number of connections made so far."""
        self._shown = after
        """The number of the position that the program has looked at: what its next move is based on."""
        self._newest = after
        """The number of the last message to this audience when the client connected; it may still be on its way."""
        self._id_prefix = token_hex(6)
        # A spectator keeps the same number in the chat on the next connection.
        self._watcher = token_hex(16) if watcher is None else watcher
        self._acts = 0
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._pending: dict[str, tuple[wire.Act, asyncio.Future[wire.Done]]] = {}
        self._awaiting_view: list[asyncio.Future[wire.View]] = []
        self._messages: asyncio.Queue[wire.ServerMessage | None] = asyncio.Queue()
        self._welcomed: asyncio.Future[None] | None = None
        self._bye: wire.Bye | None = None
        self._reason = "the client was closed."
        self._ended = False
        self._later: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Client:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def view(self) -> wire.View | None:
        """The last view received."""
        if self._view is not None:
            self._shown = self._view.n
        return self._view

    @property
    def connected(self) -> bool:
        """Whether there is a connection now; the client tries to restore a lost one."""
        return self._socket is not None

    async def connect(self) -> None:
        """Connect, and wait for the welcome."""
        self._welcomed = asyncio.get_running_loop().create_future()
        self._task = asyncio.ensure_future(self._keep_connected())
        await self._welcomed

    async def close(self) -> None:
        """Close the connection for good."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._end()

    def new_id(self) -> str:
        """Return a new id for an act."""
        self._acts += 1
        return f"{self._id_prefix}-{self._acts}"

    async def move(self, move: str, at: int | wire.View | None = None) -> wire.Done:
        """Make a move. `at` is the view on which the program decided, or its number.

        By default that is the last view, or other message, that `view`, `look`, `follow` or `decisions` has given to
        the program. If the game has gone on since, although the program has not read it yet, the server refuses the
        move as stale. A program that has read nothing at all decides on something else; for it, the newest counts.
        """
        number = (self._shown or max(self.n, self._newest)) if at is None else at.n if isinstance(at, wire.View) else at
        return await self.act(wire.Move(self.new_id(), number, move))

    async def say(self, phrase: str) -> wire.Done:
        """Say a set phrase of the game, such as `say accuse 2`."""
        return await self.act(wire.Say(self.new_id(), phrase))

    async def chat(self, text: str) -> wire.Done:
        """Send a chat message to the people at the table."""
        return await self.act(wire.Chat(self.new_id(), text))

    async def start(self, bots: str = USUAL_STRENGTH) -> wire.Done:
        """Start the game, with bots of this strength in the free seats; only the host can."""
        return await self.act(wire.Start(self.new_id(), bots))

    async def close_table(self) -> wire.Done:
        """Close the table for good; only the host can."""
        return await self.act(wire.Close(self.new_id()))

    async def remove(self, seat: int, bot: str | None = None) -> wire.Done:
        """Remove a player, and give the seat to a bot if a strength is given; only the host can.

        Once the game has begun, a bot always gets the seat.
        """
        return await self.act(wire.Remove(self.new_id(), seat, bot))

    async def mute(self, on: bool = True, *, seat: int | None = None, watcher: int | None = None) -> wire.Done:
        """Mute the chat of a player, or of a spectator by number, or let them talk again; only the host can."""
        return await self.act(wire.Mute(self.new_id(), on, seat, watcher))

    async def lock(self, *, chat: bool | None = None, seats: bool | None = None) -> wire.Done:
        """Lock or unlock the spectators' chat, or the free seats; only the host can."""
        return await self.act(wire.Lock(self.new_id(), chat, seats))

    async def undo(self) -> wire.Done:
        """Ask to take back the player's last move; against bots alone it happens at once."""
        return await self.act(wire.Undo(self.new_id()))

    async def consent(self, agree: bool) -> wire.Done:
        """Agree, or refuse, that another player takes a move back."""
        return await self.act(wire.Consent(self.new_id(), agree))

    async def leave(self) -> wire.Done:
        """Leave: the seat becomes free, or, once the game has started, a bot's."""
        return await self.act(wire.Leave(self.new_id()))

    async def take_back_seat(self) -> wire.Done:
        """Take the seat back from the bot that stands in."""
        return await self.act(wire.Return(self.new_id()))

    async def rematch(self) -> wire.Done:
        """Ask for another game with the same people; the table is then in `info.next`."""
        return await self.act(wire.Rematch(self.new_id()))

    async def emote(self, emote: str) -> wire.Done:
        """Show an emote at the player's seat, one of `mutiny.protocol.messages.EMOTES`."""
        return await self.act(wire.Emote(self.new_id(), emote))

    async def act(self, act: wire.Act) -> wire.Done:
        """Send an act and wait until it is done; raises ActRefused or Lost.

        An act that is refused because too many were sent is sent again after a moment, for as long as `patience` says.
        """
        end = monotonic() + self.patience
        while True:
            try:
                return await self._attempt(act)
            except ActRefused as refused:
                if refused.code != "too-fast" or monotonic() >= end:
                    raise
            await asyncio.sleep(TOO_FAST_S)

    async def _attempt(self, act: wire.Act) -> wire.Done:
        if self._ended:
            raise Lost(self._reason)
        future: asyncio.Future[wire.Done] = asyncio.get_running_loop().create_future()
        self._pending[act.id] = (act, future)
        await self._send(act)
        try:
            return await future
        finally:
            self._pending.pop(act.id, None)

    async def look(self) -> wire.View:
        """Return the current view and legal moves."""
        if self._ended:
            raise Lost(self._reason)
        future: asyncio.Future[wire.View] = asyncio.get_running_loop().create_future()
        self._awaiting_view.append(future)
        await self._send(wire.Look())
        view = await future
        self._shown = view.n
        return view

    async def follow(self) -> AsyncIterator[wire.ServerMessage]:
        """Yield every message in order, each once, until the connection ends for good."""
        while True:
            message = await self._messages.get()
            if message is None:
                return
            if isinstance(message, wire.View):
                self._shown = message.n
            elif isinstance(message, wire.Told | wire.Note | wire.Chatted):
                self._shown = max(self._shown, message.n)
            yield message

    async def decisions(self) -> AsyncIterator[wire.View]:
        """Yield each view in which this seat is to act, until the game is over or the connection ends for good.

        A view that is out of date by the time when the program could read it is passed over, and none comes twice. The
        client must have been made with `views`.
        """
        decided = 0
        async for message in self.follow():
            if isinstance(message, wire.Note) and message.what == "over":
                return
            if isinstance(message, wire.View) and message.legal and message.n > decided and message is self._view:
                decided = message.n
                yield message

    async def _send(self, message: wire.ClientMessage) -> None:
        if self._socket is not None:
            # A message that is lost on the way is sent again on the next connection.
            with suppress(WebSocketException, OSError):
                await self._socket.send(wire.encode(message), text=True)

    async def _keep_connected(self) -> None:
        wait = FIRST_WAIT_S
        since = monotonic()
        while True:
            before = self.connections
            try:
                await self._run_connection()
            except InvalidStatus as error:
                self._reason = _sentence(error.response.body)
                if error.response.status_code in FINAL:
                    break
            except (WebSocketException, InvalidHandshake, OSError, EOFError) as error:
                self._reason = f"the server does not answer: {error}"
            if self._bye is not None:
                self._reason = self._bye.why
                if not self._bye.again:
                    break
            if self.connections > before:
                wait, since = FIRST_WAIT_S, monotonic()
            if monotonic() - since > self.patience:
                break
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT_S, wait * 2)
        self._end()

    async def _run_connection(self) -> None:
        """Hold one connection until it ends."""
        self._bye = None
        async with connect(self.address, compression=None, max_size=None, proxy=None, ping_interval=None) as socket:
            hello = wire.Hello(wire.PROTOCOL, self.table, self.token, self.n, self.views, presence=self.presence)
            hello.announcements = self.announcements
            if self.token is None:
                hello.watcher = self._watcher
            await socket.send(wire.encode(hello), text=True)
            try:
                async for message in socket:
                    received = wire.read_server(message)
                    if isinstance(received, wire.Welcome):
                        await self._begin(socket, received)
                    else:
                        self._handle(received)
            finally:
                self._socket = None

    async def _begin(self, socket: ClientConnection, welcome: wire.Welcome) -> None:
        self.connections += 1
        self._newest = welcome.n
        self.seat = welcome.seat
        self.info = welcome.table
        self._socket = socket
        for act, _ in list(self._pending.values()):
            await self._send(act)
        for _ in self._awaiting_view:
            await self._send(wire.Look())
        if self._welcomed is not None and not self._welcomed.done():
            self._welcomed.set_result(None)

    def _handle(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.Told() | wire.Chatted():
                self.n = message.n
                self._messages.put_nowait(message)
            case wire.Note():
                self.n = message.n
                self.info = message.table
                self._messages.put_nowait(message)
            case wire.Present():
                self.here = message.here
                self._messages.put_nowait(message)
            case wire.Announcement():
                self._messages.put_nowait(message)
            case wire.View():
                self._view = message
                for future in self._awaiting_view:
                    if not future.done():
                        future.set_result(message)
                self._awaiting_view.clear()
                self._messages.put_nowait(message)
            case wire.Done():
                waiting = self._pending.get(message.id)
                if waiting is not None and not waiting[1].done():
                    waiting[1].set_result(message)
            case wire.Refused():
                self._handle_refusal(message)
            case wire.Bye():
                self._bye = message

    def _handle_refusal(self, message: wire.Refused) -> None:
        if message.id is None and message.code == "too-fast" and self._awaiting_view:
            # It may have been the request for a view, which has no id: ask again.
            self._later = asyncio.ensure_future(self._look_again())
            return
        waiting = self._pending.get(message.id or "")
        if waiting is not None and not waiting[1].done():
            waiting[1].set_exception(ActRefused(message.code, message.why, message.clause))
        elif message.id is None:
            self._messages.put_nowait(message)

    async def _look_again(self) -> None:
        await asyncio.sleep(TOO_FAST_S)
        if self._awaiting_view:
            await self._send(wire.Look())

    def _end(self) -> None:
        """End all waiting: nothing more will arrive."""
        if self._ended:
            return
        self._ended = True
        if self._later is not None:
            self._later.cancel()
        futures: list[asyncio.Future[wire.Done] | asyncio.Future[wire.View] | asyncio.Future[None]]
        futures = [future for _, future in self._pending.values()]
        futures += self._awaiting_view
        if self._welcomed is not None:
            futures.append(self._welcomed)
        for future in futures:
            if not future.done():
                future.set_exception(Lost(self._reason))
        self._messages.put_nowait(None)


def _sentence(body: bytes | bytearray | None) -> str:
    """Return the reason why a server refuses a connection."""
    try:
        return msgspec.json.decode(body or b"", type=Problem).why
    except msgspec.MsgspecError:
        return "the server does not let us connect."
