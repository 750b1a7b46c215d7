"""The protocols of the two servers that are measured: ours and boardgame.io's.

Both are used in the same way: HTTP to open matches and take seats, then a WebSocket for each player. A match calls back
when its move has been acknowledged to the player who made it and everybody knows whose turn it is next.
"""

from __future__ import annotations

import asyncio
import http.client
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from frames import WebSocketClient
from msgspec import Struct, field
from msgspec.json import Decoder, encode


class LoadMatch(ABC):
    """A match of several players, one of whom moves at a time."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.players: list[LoadPlayer] = []
        self.over = False
        self.moves = 0
        self.mover: LoadPlayer | None = None
        self.began = 0.0
        """The time at which the current move was due."""
        self.told = True
        """Whether the others have been told of the current move."""
        self.on_done: Callable[[LoadMatch, float], None]
        """Called with the time when the move was acknowledged and the next one can be made."""
        self.on_told: Callable[[LoadMatch, float], None]
        """Called with the time when another player was told of the move."""
        self.acknowledged = 0.0

    @abstractmethod
    def ready(self) -> LoadPlayer | None:
        """Return the player who can move now."""

    def is_unannounced(self) -> bool:
        """Return whether nobody else hears of the next move."""
        return False

    def move(self, began: float) -> None:
        """Make a move that was due at a time."""
        player = self.ready()
        assert player is not None
        self.mover = player
        self.began = began
        self.told = self.is_unannounced()
        self.acknowledged = 0.0
        self.moves += 1
        player.make_move()

    def on_message(self, player: LoadPlayer, now: float) -> None:
        """Handle a message to a player."""
        if not self.told and player is not self.mover:
            self.told = True
            self.on_told(self, now)

    def close(self) -> None:
        """Disconnect the players."""
        for player in self.players:
            player.transport.close()

    def finish_if_done(self) -> None:
        """Check whether the move is done and the next one can be made."""
        if self.mover is not None and self.acknowledged and self.told and (self.over or self.ready() is not None):
            self.mover = None
            self.on_done(self, self.acknowledged)


class LoadPlayer(WebSocketClient):
    """A player."""

    def __init__(self, match: LoadMatch, host: str, path: str) -> None:
        super().__init__(host, path)
        self.match = match
        match.players.append(self)

    @abstractmethod
    def make_move(self) -> None:
        """Send a move."""


class MutinyView(Struct):
    """The part of a view that is read."""

    n: int
    legal: list[str]
    acting: list[int]


class MutinyMatch(LoadMatch):
    """A table on our server."""

    def is_unannounced(self) -> bool:
        # While several decide at once, the others are not told of the first decision.
        return all(isinstance(player, MutinyPlayer) and player.legal for player in self.players)

    def ready(self) -> LoadPlayer | None:
        for player in self.players:
            assert isinstance(player, MutinyPlayer)
            if player.legal:
                return player
        return None


class MutinyPlayer(LoadPlayer):
    """A player at our server, who receives views and legal moves."""

    read = Decoder(MutinyView).decode

    def __init__(self, match: LoadMatch, host: str, table: str, token: str) -> None:
        super().__init__(match, host, f"/api/v1/tables/{table}/socket")
        self.hello = encode({"type": "hello", "protocol": 1, "table": table, "token": token, "views": True})
        self.legal: list[str] = []
        self.n = 0
        self.chats = 0

    def receive(self, text: bytes, now: float) -> None:
        match = self.match
        if text.startswith(b'{"type":"event"'):
            match.on_message(self, now)
        elif text.startswith(b'{"type":"view"'):
            view = self.read(text)
            self.n = view.n
            self.legal = view.legal
            match.over = not view.acting
            match.finish_if_done()
        elif text.startswith(b'{"type":"done"'):
            match.acknowledged = now
            match.finish_if_done()
        elif text.startswith(b'{"type":"chat"'):
            self.chats += 1
        elif not text.startswith((b'{"type":"note"', b'{"type":"welcome"')):
            raise RuntimeError(f"the server says {text.decode()}")

    def make_move(self) -> None:
        move = self.match.chance.choice(self.legal)
        self.legal = []
        self.send(encode({"type": "move", "id": str(self.match.moves), "at": self.n, "move": move}))


class BoardgameContext(Struct):
    """The part of a state's context that is read."""

    current: str = field(name="currentPlayer")
    over: Any = field(name="gameover", default=None)


class BoardgameState(Struct):
    """The part of a state that is read."""

    id: int = field(name="_stateID")
    ctx: BoardgameContext


class BoardgameUpdate(Struct, array_like=True):
    """The message about a move to everybody: the new state."""

    what: str
    match: str
    state: BoardgameState


class BoardgameFirstData(Struct):
    """The first data that a player receives."""

    state: BoardgameState


class BoardgameSync(Struct, array_like=True):
    """The answer to a player who has just connected."""

    what: str
    match: str
    first: BoardgameFirstData


class BoardgameMatch(LoadMatch):
    """A match of boardgame.io: whose turn it is, according to each player's messages."""

    def ready(self) -> LoadPlayer | None:
        for player in self.players:
            assert isinstance(player, BoardgamePlayer)
            if player.turn:
                return player
        return None


class BoardgamePlayer(LoadPlayer):
    """A player of boardgame.io, in the packets of socket.io."""

    read = Decoder(BoardgameUpdate).decode
    read_sync = Decoder(BoardgameSync).decode

    def __init__(self, match: LoadMatch, host: str, name: str, seat: str, secret: str) -> None:
        super().__init__(match, host, "/socket.io/?EIO=4&transport=websocket")
        self.name = name
        self.seat = seat
        self.secret = secret
        self.turn = False
        self.state = 0
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def receive(self, text: bytes, now: float) -> None:
        match = self.match
        if text.startswith(b'42/turns,["update"'):
            state = self.read(text[9:]).state
            self._update(state.id, state.ctx)
            match.on_message(self, now)
            if self is match.mover:
                match.acknowledged = now
            match.finish_if_done()
        elif text.startswith(b'42/turns,["sync"'):
            state = self.read_sync(text[9:]).first.state
            self._update(state.id, state.ctx)
            if not self.synced.done():
                self.synced.set_result(None)
        elif text.startswith(b"40/turns"):
            self.send(b"42/turns," + encode(["sync", self.name, self.seat, self.secret, 2]))
        elif text.startswith(b"0"):
            self.send(b"40/turns,")
        elif text == b"2":
            self.send(b"3")
        elif not text.startswith(b'42/turns,["matchData"'):
            raise RuntimeError(f"the server says {text.decode()}")

    def _update(self, state: int, context: BoardgameContext) -> None:
        self.state = state
        self.match.over = context.over is not None
        self.turn = context.current == self.seat and not self.match.over

    def make_move(self) -> None:
        self.turn = False
        payload = {"type": "go", "args": [self.match.moves], "playerID": self.seat, "credentials": self.secret}
        self.send(
            b"42/turns,"
            + encode(["update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.name, self.seat])
        )


class Dialect(ABC):
    """A dialect: how matches are opened at a server over HTTP, and how players connect."""

    def __init__(self, port: int, http_port: int | None = None) -> None:
        self.port = port
        self.host = f"127.0.0.1:{port}"
        self.http = http.client.HTTPConnection("127.0.0.1", port if http_port is None else http_port)

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        """Send a request and return the answer."""
        self.http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self.http.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
        return json.loads(text)

    @abstractmethod
    def open_seats(self) -> Sequence[tuple[str, ...]]:
        """Open a match; return what its players need to connect."""

    def close(self) -> None:
        """Close the connection."""
        self.http.close()

    @abstractmethod
    async def match_of(self, seats: Sequence[tuple[str, ...]], chance: Random) -> LoadMatch:
        """Return a match whose players are all connected, and know whose turn it is."""

    async def connect(self, player: LoadPlayer) -> None:
        """Connect a player."""
        await asyncio.get_running_loop().create_connection(lambda: player, "127.0.0.1", self.port)
        await player.opened


class MutinyDialect(Dialect):
    """The dialect of our server: Cartagena for two."""

    grace = 120
    """The seconds after which a bot takes over the seat of an absent player: the usual value."""

    def open_seats(self) -> Sequence[tuple[str, ...]]:
        opened = self.ask("/api/v1/tables", {"game": "cartagena", "name": "Ann", "players": 2, "grace": self.grace})
        table = opened["table"]["id"]
        joined = self.ask(f"/api/v1/tables/{table}/join", {"name": "Bo"})
        return [(table, opened["token"]), (table, joined["token"])]

    async def match_of(self, seats: Sequence[tuple[str, ...]], chance: Random) -> LoadMatch:
        match = MutinyMatch(chance)
        for table, token in seats:
            player = MutinyPlayer(match, self.host, table, token)
            await self.connect(player)
            player.send(player.hello)
        while not all(isinstance(player, MutinyPlayer) and player.n for player in match.players):
            await asyncio.sleep(0.001)
        return match


class BoardgameDialect(Dialect):
    """The dialect of boardgame.io's server: the game of server.mjs, for two."""

    def open_seats(self) -> Sequence[tuple[str, ...]]:
        name = self.ask("/games/turns/create", {"numPlayers": 2})["matchID"]
        found = []
        for seat in ("0", "1"):
            joined = self.ask(f"/games/turns/{name}/join", {"playerID": seat, "playerName": f"Player {seat}"})
            found.append((name, seat, joined["playerCredentials"]))
        return found

    async def match_of(self, seats: Sequence[tuple[str, ...]], chance: Random) -> LoadMatch:
        match = BoardgameMatch(chance)
        for name, seat, secret in seats:
            player = BoardgamePlayer(match, self.host, name, seat, secret)
            await self.connect(player)
            await player.synced
        return match
