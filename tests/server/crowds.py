"""A crowd: people at many tables who play on whatever happens to the server, and note all they hear and are promised.

What they note is then compared with what is stored: every act that was acknowledged is there once, none that was
refused, and everybody heard what the log says, each number once on a connection and always the same.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple, Protocol

from server.programs import LONG_S
from sqlalchemy import create_engine, make_url, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from mutiny.client import Desk
from mutiny.server import log
from mutiny.server.store.schema import ENTRIES, TABLES
from mutiny.server.table import Table, fold_log
from mutiny.server.tokens import digest
from mutiny.wire import api
from mutiny.wire import messages as wire
from mutiny.wire.tables import TableInfo

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]
PAUSE_S = 0.02
AGAIN = frozenset({"unavailable"})
"""Refusals after which nobody knows whether it was done: it is said again, under the same id."""


class Place(NamedTuple):
    """Where somebody is: a seat of a table, or beside it."""

    table: str
    seat: int | None


class Told(NamedTuple):
    """What happened to an act."""

    place: Place
    act: wire.Act
    done: bool


class Device:
    """Somebody's browser, as it were: it comes back whenever it is sent away, and knows what it knew."""

    def __init__(self, crowd: Crowd, place: Place, token: str | None, name: str) -> None:
        self.crowd = crowd
        self.place = place
        self.token = token
        self.name = name
        self.rng = Random(f"{crowd.seed} {name}")
        self.acts = 0
        self.n = 0
        # On this connection.
        self.heard = 0
        self.info: TableInfo | None = None
        self.view: wire.View | None = None
        self.acted: int | None = None
        self.consents = False
        self.pending: wire.Act | None = None
        self.connections = 0
        # Who was away when there was a rematch has no seat there.
        self.invited = True

    async def live(self) -> None:
        """Be there, until the crowd goes to another table, or home."""
        while not self._has_gone_on():
            try:
                await self._converse()
            except (WebSocketException, OSError, EOFError):
                await asyncio.sleep(self.rng.uniform(0.05, 0.2))

    async def _converse(self) -> None:
        """One connection; now and then from another device, that knows nothing yet."""
        after = 0 if self.rng.random() < 0.1 else self.n
        async with self.crowd.connect() as socket:
            hello = wire.Hello(wire.PROTOCOL, self.place.table, self.token, after, views=True)
            await socket.send(wire.encode(hello), text=True)
            self.heard = after
            self.connections += 1
            while True:
                body = await socket.recv()
                assert isinstance(body, str)
                await self._hear(body.encode(), socket)
                act = self._next()
                if act is not None:
                    await asyncio.sleep(self.rng.random() * PAUSE_S)
                    self.pending = act
                    await socket.send(wire.encode(act), text=True)
                elif self.rng.random() < 0.002 or self._has_gone_on():
                    # Out of range, or closed by mistake; or there is nothing more to be heard here.
                    return

    def _has_gone_on(self) -> bool:
        return not self.invited or (self.info is not None and self.info.next is not None and self.pending is None)

    async def _hear(self, body: bytes, socket: ClientConnection) -> None:
        message = wire.read_server(body)
        match message:
            case wire.Welcome():
                assert message.seat == self.place.seat
                assert message.n >= self.heard
                self.info = message.table
                if self.pending is not None:
                    await socket.send(wire.encode(self.pending), text=True)
            case wire.Told() | wire.Chatted() | wire.Note():
                assert message.n == self.heard + 1, (self.place, self.heard, body)
                self.heard = message.n
                self.n = max(self.n, self.heard)
                self.crowd.note(self.place, message.n, body)
                if isinstance(message, wire.Note):
                    self._look_around(message)
            case wire.View():
                self.view = message
            case wire.Done():
                self._answer(message.id, message.n, done=True)
            case wire.Refused():
                if message.code in AGAIN:
                    assert self.pending is not None
                    self.crowd.unavailable += 1
                    await asyncio.sleep(0.1)
                    await socket.send(wire.encode(self.pending), text=True)
                else:
                    assert message.code in ("stale", "not-now", "illegal"), message
                    assert message.n <= self.heard
                    self._answer(message.id, message.n, done=False)
            case wire.Bye():
                self.invited = message.again
                assert message.again or (message.code == "bad-token" and self.place.table in self.crowd.rematches), body
            case wire.Pong():
                pass

    def _answer(self, key: str | None, n: int, done: bool) -> None:
        act = self.pending
        assert act is not None, key
        assert act.id == key
        assert n <= self.heard
        self.pending = None
        self.crowd.answer(Told(self.place, act, done))
        if not done and not isinstance(act, wire.Move):
            # The same view is good for something else.
            self.acted = None

    def _look_around(self, note: wire.Note) -> None:
        self.info = note.table
        self.consents = note.what == "undo-asked" and note.seat != self.place.seat
        if note.what == "rematch":
            self.crowd.follow(note.table)

    def _next(self) -> wire.Act | None:
        """What to do about what is seen."""
        seat, view, info = self.place.seat, self.view, self.info
        if seat is None or view is None or info is None or self.pending is not None or self.crowd.closing:
            return None
        if self.consents:
            self.consents = False
            return wire.Consent(self._key(), agree=self.rng.random() < 0.9)
        if view.n == self.acted:
            return None
        self.acted = view.n
        if info.status == "over":
            return wire.Rematch(self._key()) if info.next is None and self.crowd.wants_more() else None
        if info.seats[seat].away:
            return wire.Return(self._key())
        chance = self.rng.random()
        if chance < 0.06:
            return wire.Chat(self._key(), f"{self.name} says {self.acts}")
        if chance < 0.08 and info.game == "traitres":
            return wire.Say(self._key(), "say accuse 1" if seat != 1 else "say accuse 0")
        if chance < 0.1 and seat not in view.acting:
            return wire.Undo(self._key())
        if chance < 0.103:
            return wire.Leave(self._key())
        if not view.legal:
            return None
        return wire.Move(self._key(), view.n, self.rng.choice(view.legal))

    def _key(self) -> str:
        self.acts += 1
        return f"{self.name}-{self.acts}"


class Party(NamedTuple):
    """Who plays at a table: by seat, the links; and how many devices each has."""

    tokens: list[str | None]
    devices: int


class Server(Protocol):
    """Where they go."""

    @property
    def sockets(self) -> str:
        """Where its WebSockets are."""
        ...

    @property
    def desk(self) -> Desk:
        """Where tables are opened."""
        ...


class Crowd:
    """All of them."""

    def __init__(self, server: Server, seed: str, most: int) -> None:
        self.server = server
        self.seed = seed
        self.most = most
        """Tables that there will be, with rematches."""
        self.closing = False
        self.unavailable = 0
        self.parties: dict[str, Party] = {}
        self.devices: list[Device] = []
        self.answers: list[Told] = []
        # What was told, by audience and number.
        self.known: dict[Place, dict[int, bytes]] = {}
        self.rematches: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def connect(self) -> connect:
        """A connection to the server, if it is there."""
        address = f"{self.server.sockets}/socket"
        return connect(
            address,
            compression=None,
            proxy=None,
            ping_interval=None,
            max_size=None,
            open_timeout=LONG_S,
            close_timeout=1,
        )

    async def open_table(self, game: str, players: int, bots: int = 0, devices: int = 1) -> None:
        """Open a table and sit down at it, all of us."""
        desk = self.server.desk
        wanted = api.NewTable(game=game, name="Ann", players=players, bots=["random"] * bots, grace=None, open=True)
        first = await desk.open_table(wanted)
        seats = [first]
        for name in NAMES[1 : players - bots]:
            seats.append(await desk.join(first.table.id, name))
        assert [seated.seat for seated in seats] == list(range(players - bots))
        self._sit(first.table.id, Party([*(seated.token for seated in seats), *[None] * bots], devices))

    def _sit(self, table: str, party: Party) -> None:
        self.parties[table] = party
        places = [(seat, token) for seat, token in enumerate(party.tokens) if token is not None]
        for seat, token in [*places, (None, None)]:
            place = Place(table, seat)
            self.known[place] = {}
            for number in range(party.devices):
                name = f"{len(self.parties)}-{'w' if seat is None else seat}-{number}"
                device = Device(self, place, token, name)
                self.devices.append(device)
                self._tasks.append(asyncio.ensure_future(device.live()))

    def wants_more(self) -> bool:
        """Whether there should be more tables."""
        return len(self.parties) < self.most

    def follow(self, info: TableInfo) -> None:
        """There is a rematch: go there, with the same links."""
        if info.next is not None and info.next not in self.parties:
            party = self.parties[info.id]
            self.rematches.add(info.next)
            self._sit(info.next, party)

    def note(self, place: Place, n: int, body: bytes) -> None:
        """Somebody was told something: what has a number is always the same."""
        assert self.known[place].setdefault(n, body) == body

    def answer(self, told: Told) -> None:
        """The server has promised something, or refused."""
        self.answers.append(told)

    def check(self) -> None:
        """Fail as soon as anybody's notes do not agree."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something; whoever fails meanwhile fails it all."""
        async with asyncio.timeout(LONG_S):
            while not true():
                self.check()
                await asyncio.sleep(0.01)

    async def answered(self, count: int) -> None:
        """Wait for so many more answers."""
        before = len(self.answers)
        await self.until(lambda: len(self.answers) >= before + count)

    async def all_go_on(self) -> None:
        """Wait until every table has gone on, or its game is over."""
        places = [Place(name, None) for name in self.parties]
        before = {place: len(self.known[place]) for place in places}

        await self.until(
            lambda: all(self._is_over(place.table) or len(self.known[place]) > before[place] for place in places)
        )

    def _is_over(self, table: str) -> bool:
        infos = [device.info for device in self.devices if device.place.table == table]
        return any(info is not None and info.status == "over" for info in infos)

    async def settle(self) -> None:
        """Do nothing new, and wait for every answer that is still to come."""
        self.closing = True
        await self.until(lambda: all(device.pending is None for device in self.devices))

    async def hear_all(self) -> None:
        """Hear again, on a fresh connection, all that anybody was ever told."""
        for device in {device.place: device for device in self.devices if device.invited}.values():
            async with asyncio.timeout(LONG_S), self.connect() as socket:
                hello = wire.Hello(wire.PROTOCOL, device.place.table, device.token)
                await socket.send(wire.encode(hello), text=True)
                body = await socket.recv(decode=False)
                welcome = wire.read_server(body)
                assert isinstance(welcome, wire.Welcome), body
                assert welcome.n >= device.n
                for number in range(1, welcome.n + 1):
                    self.note(device.place, number, await socket.recv(decode=False))

    async def go(self) -> None:
        """Go home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()


def compare(crowd: Crowd, database: str, folder: Path) -> int:
    """Compare what the crowd knows with what is stored; how many acts were acknowledged."""
    url = make_url(database)
    engine = create_engine(url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url)
    with engine.connect() as connection:
        rows = {row.id: row for row in connection.execute(select(TABLES))}
        entries = connection.execute(select(ENTRIES).order_by(ENTRIES.c.table, ENTRIES.c.index)).all()
    engine.dispose()
    logs: dict[str, list[log.Entry]] = {name: [] for name in rows}
    acts: dict[tuple[str, int, str], int] = {}
    for name, index, _, body, seat, key in entries:
        # From the first on, and none left out.
        assert index == len(logs[name])
        logs[name].append(log.decode(body))
        if key is not None:
            acts[name, seat, key] = index
    _compare_acts(crowd, logs, acts)
    # Nothing was opened that nobody was told of.
    assert rows.keys() == crowd.parties.keys()
    folder.mkdir()
    for name, row in rows.items():
        seated = [place.seat for place in crowd.known if place.table == name]
        players = row.players
        ears = [audience in seated or (audience == players and None in seated) for audience in range(players + 1)]
        table, told = fold_log(name, row.seed, logs[name], ears)
        assert (row.status, row.summary) == (table.status, wire.encode(table.info()))
        said = {(audience, message.n): wire.encode(message) for audience, message in told}
        for seat in seated:
            audience = table.audience(seat)
            for number, body in crowd.known[Place(name, seat)].items():
                assert said[audience, number] == body
        for device in crowd.devices:
            if device.place.table == name and device.token is not None:
                assert (digest(device.token) in table.digests) == device.invited
        _save(table, folder)
    _check_records(folder)
    return sum(told.done for told in crowd.answers)


def _compare_acts(crowd: Crowd, logs: dict[str, list[log.Entry]], acts: dict[tuple[str, int, str], int]) -> None:
    """What was acknowledged is there, once and as it was said; what was refused is not."""
    stored = Counter(
        (name, entry.seat, entry.id)
        for name, entries in logs.items()
        for entry in entries
        if isinstance(entry, log.Moved | log.Said | log.Chatted) and entry.id is not None
    )
    assert all(count == 1 for count in stored.values())
    assert stored.keys() <= acts.keys()
    for (table, seat), act, done in crowd.answers:
        assert seat is not None
        key = (table, seat, act.id)
        if isinstance(act, wire.Rematch):
            assert not done or any(isinstance(entry, log.Rematched) for entry in logs[table])
            continue
        assert (key in acts) == done, (key, act, done)
        if not done:
            continue
        entry = logs[table][acts[key]]
        match entry:
            case log.Moved():
                assert isinstance(act, wire.Move)
                assert (entry.seat, entry.move, entry.id) == (seat, act.move, act.id)
            case log.Said():
                assert isinstance(act, wire.Say)
                assert (entry.seat, entry.phrase, entry.id) == (seat, act.phrase, act.id)
            case log.Chatted():
                assert isinstance(act, wire.Chat)
                assert (entry.seat, entry.text, entry.id) == (seat, act.text, act.id)
            case log.UndoAsked() | log.UndoAnswered() | log.TookOver() | log.Returned():
                assert isinstance(act, wire.Undo | wire.Consent | wire.Leave | wire.Return)
                assert entry.seat == seat
            case _:
                raise AssertionError(entry)


def _save(table: Table, folder: Path) -> None:
    if table.match is not None:
        (folder / f"{table.id}.json").write_text(table.match.record().text())


def _check_records(folder: Path) -> None:
    """Every table's record is sound, by the program that everybody can run."""
    command = [sys.executable, "-m", "mutiny", "check", "--json", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0, [each for each in found if not each["ok"]] or done.stderr
    assert len(found) == len(list(folder.iterdir())) > 0
