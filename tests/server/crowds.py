"""A crowd: simulated players at many tables who keep playing through crashes, and record all messages and answers.

The records are then compared with the database: every acknowledged act is stored once, no refused act is stored, and
every message agrees with the log, with each number once on a connection and always with the same text.
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

from helpers.patience import LONG_S
from sqlalchemy import create_engine, make_url, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from mutiny.client import HttpApi
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.protocol.tables import TableInfo
from mutiny.server.common.tokens import digest
from mutiny.server.store.schema import ENTRIES, TABLES
from mutiny.server.tables.entries import (
    ChatSent,
    LogEntry,
    MoveMade,
    PhraseSaid,
    RematchOpened,
    SeatReturned,
    SeatTakenOver,
    UndoAnswered,
    UndoRequested,
    decode_entry,
)
from mutiny.server.tables.table import Table, replay_log

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]
PAUSE_S = 0.02
AGAIN = frozenset({"unavailable"})
"""Refusals after which the outcome is unknown: the act is sent again under the same id."""


class TableSeat(NamedTuple):
    """A seat of a table; None for a spectator."""

    table: str
    seat: int | None


class ActOutcome(NamedTuple):
    """An act, and whether it was done."""

    place: TableSeat
    act: wire.Act
    done: bool


class Device:
    """The client of a player: it always reconnects, and continues after the last number it knows."""

    def __init__(self, crowd: Crowd, place: TableSeat, token: str | None, name: str) -> None:
        self.crowd = crowd
        self.place = place
        self.token = token
        self.name = name
        self.rng = Random(f"{crowd.seed} {name}")
        self.acts = 0
        self.highest_number = 0
        # The last number on this connection.
        self.last_number = 0
        self.info: TableInfo | None = None
        self.view: wire.View | None = None
        self.acted: int | None = None
        self.consents = False
        self.pending: wire.Act | None = None
        self.connections = 0
        # A player who was absent when the rematch was opened has no seat there.
        self.invited = True

    async def play(self) -> None:
        """Play until there is a rematch, or until the crowd leaves."""
        while not self._has_left():
            try:
                await self._run_connection()
            except (WebSocketException, OSError, EOFError):
                await asyncio.sleep(self.rng.uniform(0.05, 0.2))

    async def _run_connection(self) -> None:
        """Hold one connection. Now and then, connect as a new device that needs the whole history."""
        after = 0 if self.rng.random() < 0.1 else self.highest_number
        # Most programs name the table in the address; some do not, and are served wherever they arrive.
        named = self.rng.random() < 0.9
        async with self.crowd.connect(self.place.table if named else None) as socket:
            hello = wire.Hello(wire.PROTOCOL, self.place.table, self.token, after, views=True)
            await socket.send(wire.encode(hello), text=True)
            self.last_number = after
            self.connections += 1
            while True:
                body = await socket.recv()
                assert isinstance(body, str)
                await self._handle(body.encode(), socket)
                act = self._next()
                if act is not None:
                    await asyncio.sleep(self.rng.random() * PAUSE_S)
                    self.pending = act
                    await socket.send(wire.encode(act), text=True)
                elif self.rng.random() < 0.002 or self._has_left():
                    # Disconnect now and then, and when there is a rematch.
                    return

    def _has_left(self) -> bool:
        return not self.invited or (self.info is not None and self.info.next is not None and self.pending is None)

    async def _handle(self, body: bytes, socket: ClientConnection) -> None:
        message = wire.read_server(body)
        match message:
            case wire.Welcome():
                assert message.seat == self.place.seat
                assert message.n >= self.last_number
                self.info = message.table
                if self.pending is not None:
                    await socket.send(wire.encode(self.pending), text=True)
            case wire.Told() | wire.Chatted() | wire.Note():
                assert message.n == self.last_number + 1, (self.place, self.last_number, body)
                self.last_number = message.n
                self.highest_number = max(self.highest_number, self.last_number)
                self.crowd.note(self.place, message.n, body)
                if isinstance(message, wire.Note):
                    self._handle_note(message)
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
                    assert message.n <= self.last_number
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
        assert n <= self.last_number
        self.pending = None
        self.crowd.answer(ActOutcome(self.place, act, done))
        if not done and not isinstance(act, wire.Move):
            # Another act may follow from the same view.
            self.acted = None

    def _handle_note(self, note: wire.Note) -> None:
        self.info = note.table
        self.consents = note.what == "undo-asked" and note.seat != self.place.seat
        if note.what == "rematch":
            self.crowd.follow(note.table)

    def _next(self) -> wire.Act | None:
        """Return the next act for the current view."""
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
            return wire.Rematch(self._key()) if info.next is None and self.crowd.wants_more_tables() else None
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


class TableParty(NamedTuple):
    """The players of a table: their tokens by seat, and the number of devices that each has."""

    tokens: list[str | None]
    devices: int


class CrowdServer(Protocol):
    """A server for a crowd."""

    @property
    def sockets(self) -> str:
        """Return the address of its WebSockets."""
        ...

    @property
    def http_api(self) -> HttpApi:
        """Return its HTTP API."""
        ...


class Crowd:
    """All simulated players."""

    def __init__(self, server: CrowdServer, seed: str, most: int) -> None:
        self.server = server
        self.seed = seed
        self.most = most
        """The greatest number of tables, including rematches."""
        self.closing = False
        self.unavailable = 0
        self.parties: dict[str, TableParty] = {}
        self.devices: list[Device] = []
        self.answers: list[ActOutcome] = []
        # The messages by audience and number.
        self.known: dict[TableSeat, dict[int, bytes]] = {}
        self.rematches: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def connect(self, table: str | None = None) -> connect:
        """Return a connection to the server, by the address of a table or by the general one."""
        address = f"{self.server.sockets}/socket" if table is None else f"{self.server.sockets}/tables/{table}/socket"
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
        """Open a table and fill its seats."""
        http_api = self.server.http_api
        wanted = api.NewTable(game=game, name="Ann", players=players, bots=["random"] * bots, grace=None, open=True)
        first = await http_api.open_table(wanted)
        seats = [first]
        for name in NAMES[1 : players - bots]:
            seats.append(await http_api.join(first.table.id, name))
        assert [seated.seat for seated in seats] == list(range(players - bots))
        self._seat_players(first.table.id, TableParty([*(seated.token for seated in seats), *[None] * bots], devices))

    def _seat_players(self, table: str, party: TableParty) -> None:
        self.parties[table] = party
        places = [(seat, token) for seat, token in enumerate(party.tokens) if token is not None]
        for seat, token in [*places, (None, None)]:
            place = TableSeat(table, seat)
            self.known[place] = {}
            for number in range(party.devices):
                name = f"{len(self.parties)}-{'w' if seat is None else seat}-{number}"
                device = Device(self, place, token, name)
                self.devices.append(device)
                self._tasks.append(asyncio.ensure_future(device.play()))

    def wants_more_tables(self) -> bool:
        """Return whether there should be more tables."""
        return len(self.parties) < self.most

    def follow(self, info: TableInfo) -> None:
        """Continue at a rematch, with the same tokens."""
        if info.next is not None and info.next not in self.parties:
            party = self.parties[info.id]
            self.rematches.add(info.next)
            self._seat_players(info.next, party)

    def note(self, place: TableSeat, n: int, body: bytes) -> None:
        """Record a message, and check that a number always has the same message."""
        assert self.known[place].setdefault(n, body) == body

    def answer(self, outcome: ActOutcome) -> None:
        """Record the outcome of an act."""
        self.answers.append(outcome)

    def check(self) -> None:
        """Fail as soon as a player has failed."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for a condition; fail if a player fails meanwhile."""
        async with asyncio.timeout(LONG_S):
            while not true():
                self.check()
                await asyncio.sleep(0.01)

    async def until_answers(self, count: int) -> None:
        """Wait for a number of further answers."""
        before = len(self.answers)
        await self.until(lambda: len(self.answers) >= before + count)

    async def until_all_change(self) -> None:
        """Wait until every table has changed, or its game is over."""
        places = [TableSeat(name, None) for name in self.parties]
        before = {place: len(self.known[place]) for place in places}

        await self.until(
            lambda: all(self._is_over(place.table) or len(self.known[place]) > before[place] for place in places)
        )

    def _is_over(self, table: str) -> bool:
        infos = [device.info for device in self.devices if device.place.table == table]
        return any(info is not None and info.status == "over" for info in infos)

    async def finish_acts(self) -> None:
        """Send no more acts, and wait for the pending answers."""
        self.closing = True
        await self.until(lambda: all(device.pending is None for device in self.devices))

    async def fetch_all_messages(self) -> None:
        """Fetch all messages again on new connections, and compare them."""
        for device in {device.place: device for device in self.devices if device.invited}.values():
            # The messages that it has seen before: it may receive more while the answer to this hello is under way.
            seen = device.highest_number
            async with asyncio.timeout(LONG_S), self.connect() as socket:
                hello = wire.Hello(wire.PROTOCOL, device.place.table, device.token)
                await socket.send(wire.encode(hello), text=True)
                body = await socket.recv(decode=False)
                welcome = wire.read_server(body)
                if isinstance(welcome, wire.Bye) and welcome.code == "bad-token":
                    # A player who was absent when the rematch was opened, and has not been told yet.
                    assert device.place.table in self.rematches, body
                    device.invited = False
                    continue
                assert isinstance(welcome, wire.Welcome), body
                assert welcome.n >= seen, (device.place, seen, body)
                for number in range(1, welcome.n + 1):
                    self.note(device.place, number, await socket.recv(decode=False))

    async def disconnect(self) -> None:
        """Disconnect everybody."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()


def compare_with_database(crowd: Crowd, database: str, folder: Path) -> int:
    """Compare the crowd's records with the database; return the number of acknowledged acts."""
    url = make_url(database)
    engine = create_engine(url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url)
    with engine.connect() as connection:
        rows = {row.id: row for row in connection.execute(select(TABLES))}
        entries = connection.execute(select(ENTRIES).order_by(ENTRIES.c.table, ENTRIES.c.index)).all()
    engine.dispose()
    logs: dict[str, list[LogEntry]] = {name: [] for name in rows}
    acts: dict[tuple[str, int, str], int] = {}
    for name, index, _, body, seat, key in entries:
        # The indexes have no gaps.
        assert index == len(logs[name])
        logs[name].append(decode_entry(body))
        if key is not None:
            acts[name, seat, key] = index
    _compare_acts(crowd, logs, acts)
    # Somebody was told of every table that was opened.
    assert rows.keys() == crowd.parties.keys()
    folder.mkdir()
    for name, row in rows.items():
        seated = [place.seat for place in crowd.known if place.table == name]
        players = row.players
        listening = [audience in seated or (audience == players and None in seated) for audience in range(players + 1)]
        table, deliveries = replay_log(name, row.seed, logs[name], listening)
        assert (row.status, row.summary) == (table.status, wire.encode(table.info()))
        messages = {(audience, message.n): wire.encode(message) for audience, message in deliveries}
        for seat in seated:
            audience = table.audience(seat)
            for number, body in crowd.known[TableSeat(name, seat)].items():
                assert messages[audience, number] == body
        for device in crowd.devices:
            if device.place.table == name and device.token is not None:
                assert (digest(device.token) in table.digests) == device.invited
        _save(table, folder)
    _check_records(folder)
    return sum(outcome.done for outcome in crowd.answers)


def _compare_acts(crowd: Crowd, logs: dict[str, list[LogEntry]], acts: dict[tuple[str, int, str], int]) -> None:
    """Check that every acknowledged act is stored once and unchanged, and that no refused act is stored."""
    stored = Counter(
        (name, entry.seat, entry.id)
        for name, entries in logs.items()
        for entry in entries
        if isinstance(entry, MoveMade | PhraseSaid | ChatSent) and entry.id is not None
    )
    assert all(count == 1 for count in stored.values())
    assert stored.keys() <= acts.keys()
    for (table, seat), act, done in crowd.answers:
        assert seat is not None
        key = (table, seat, act.id)
        if isinstance(act, wire.Rematch):
            assert not done or any(isinstance(entry, RematchOpened) for entry in logs[table])
            continue
        assert (key in acts) == done, (key, act, done)
        if not done:
            continue
        entry = logs[table][acts[key]]
        match entry:
            case MoveMade():
                assert isinstance(act, wire.Move)
                assert (entry.seat, entry.move, entry.id) == (seat, act.move, act.id)
            case PhraseSaid():
                assert isinstance(act, wire.Say)
                assert (entry.seat, entry.phrase, entry.id) == (seat, act.phrase, act.id)
            case ChatSent():
                assert isinstance(act, wire.Chat)
                assert (entry.seat, entry.text, entry.id) == (seat, act.text, act.id)
            case UndoRequested() | UndoAnswered() | SeatTakenOver() | SeatReturned():
                assert isinstance(act, wire.Undo | wire.Consent | wire.Leave | wire.Return)
                assert entry.seat == seat
            case _:
                raise AssertionError(entry)


def _save(table: Table, folder: Path) -> None:
    if table.match is not None:
        (folder / f"{table.id}.json").write_text(table.match.record().text())


def _check_records(folder: Path) -> None:
    """Check every table's record with `mutiny check`."""
    command = [sys.executable, "-m", "mutiny", "check", "--json", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0, [each for each in found if not each["ok"]] or done.stderr
    assert len(found) == len(list(folder.iterdir())) > 0
