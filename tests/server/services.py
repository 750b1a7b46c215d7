"""Table services with separate databases, players who sit at their tables, and bots that need no processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from helpers.patience import LONG_S

from mutiny import Rng, seed_of
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.server.bots.bot_pool import BotAnswer, BotPool, BotQuestion, decide
from mutiny.server.common.clock import ServerClock
from mutiny.server.common.tokens import SecretSource
from mutiny.server.service.loaded_table import Subscription
from mutiny.server.service.scheduler import Scheduler
from mutiny.server.service.table_service import TableService, make_table_service
from mutiny.server.store import StoreDown, open_store
from mutiny.server.tables.entries import LogEntry, decode_entry
from mutiny.server.tables.table import Participant


class ManualClock:
    """A clock that stands still until the test sets it."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.at = now

    def __call__(self) -> float:
        return self.at


class FixedSecrets(SecretSource):
    """Secrets whose shuffles are the same in every run."""

    def __init__(self) -> None:
        self.seeds = 0

    def seed(self) -> bytes:
        self.seeds += 1
        return seed_of("house", self.seeds)


class InProcessBotPool(BotPool):
    """A bot pool whose bots decide in this process, at once."""

    def __init__(self) -> None:
        super().__init__(1)
        self.questions: list[BotQuestion] = []

    async def ask(self, question: BotQuestion) -> BotAnswer:
        self.questions.append(question)
        return decide(question)


@asynccontextmanager
async def service_on(
    url: str,
    worker: str = "one",
    alone: bool = True,
    clock: ManualClock | None = None,
    monotonic: ManualClock | None = None,
) -> AsyncIterator[TableService]:
    """Run a table service with its store. The same cards are dealt in every run.

    `clock` replaces the wall clock, and the monotonic clock too unless `monotonic` is given.
    """
    store = open_store(url, worker, alone)
    await store.start()
    server_clock = ServerClock() if clock is None else ServerClock(clock, monotonic or clock)
    try:
        yield make_table_service(store, server_clock, 0.0, worker, alone, secrets=FixedSecrets())
    finally:
        await store.stop()


@asynccontextmanager
async def scheduled(service: TableService, pace: float = 0.0) -> AsyncIterator[InProcessBotPool]:
    """Run the scheduler of a table service: bots move and clocks run out."""
    bots = InProcessBotPool()
    service.schedule.pace = int(pace * 1000)
    scheduler = Scheduler(service, bots, search_interval=0.02)
    await scheduler.start()
    try:
        yield bots
    finally:
        await scheduler.stop()


class FailingStore:
    """Makes the store of a service fail."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.append: Callable[[Any], Awaitable[Any]] = service.store.append
        self.load = service.store.load
        self.commits = True
        self.answers = True
        self.reads = True
        self.waits = asyncio.Event()
        self.waits.set()
        self.waiting = 0
        service.store.append = self._append  # type: ignore[method-assign]
        service.store.load = self._load  # type: ignore[assignment, method-assign]

    async def _append(self, change: Any) -> Any:
        self.waiting += 1
        await self.waits.wait()
        self.waiting -= 1
        outcome = await self.append(change) if self.commits else None
        if outcome is None or not self.answers:
            raise StoreDown("gone")
        return outcome

    async def _load(self, *arguments: Any) -> Any:
        if not self.reads:
            raise StoreDown("gone")
        return await self.load(*arguments)


async def stored_entries(service: TableService, table: str) -> list[LogEntry]:
    """Return the stored log of a table."""
    found = await service.store.load(table)
    assert found is not None
    return [decode_entry(body) for body in found[1]]


class SeatedClient:
    """A player with a token, or a spectator without one, who keeps every byte received."""

    def __init__(self, service: TableService, table: str, seat: int | None, token: str | None = None) -> None:
        self.service = service
        self.table = table
        self.seat = seat
        self.token = token
        self.received: list[bytes] = []
        self.subscription: Subscription | None = None
        self.acts = 0

    async def subscribe(
        self,
        after: int = 0,
        views: bool = False,
        lang: wire.Language | None = None,
        presence: bool = False,
        steps: bool = False,
    ) -> SeatedClient:
        """Receive the messages of the table."""
        sink = self.received.append
        participant = await self.identify()
        self.subscription = await self.service.subscribe(
            self.table, participant, after, views, sink, lang, presence, steps
        )
        return self

    async def identify(self) -> Participant:
        """Return the participant that the token proves."""
        return await self.service.identify(self.table, self.token)

    def unsubscribe(self) -> None:
        """Receive nothing more."""
        assert self.subscription is not None
        self.subscription.cancel()

    @property
    def messages(self) -> list[Any]:
        """Return the messages received."""
        return [wire.read_server(body) for body in self.received]

    @property
    def n(self) -> int:
        """Return the last number received."""
        return max((message.n for message in self.messages if hasattr(message, "n")), default=0)

    async def do(self, make: Callable[[str], wire.Act]) -> wire.Done | wire.Refused:
        """Act under a new id."""
        self.acts += 1
        return await self.service.execute(self.table, await self.identify(), make(f"{self.seat}-{self.acts}"))

    async def move(self, move: str, at: int | None = None) -> wire.Done | wire.Refused:
        """Make a move."""
        known = self.n if at is None else at
        return await self.do(lambda key: wire.Move(key, known, move))


async def seated(service: TableService, game: str, players: int, **more: Any) -> list[SeatedClient]:
    """Open a table and fill its seats, without subscribing anybody."""
    opened = await service.open_table(api.NewTable(game=game, name="Ann", players=players, **more))
    people = [SeatedClient(service, opened.table.id, 0, opened.token)]
    for name in ["Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"][: players - 1 - len(more.get("bots", []))]:
        taken = await service.join(opened.table.id, api.Join(name))
        people.append(SeatedClient(service, opened.table.id, taken.seat, taken.token))
    return people


async def play(people: list[SeatedClient], rng: Rng, moves: int = 10_000) -> None:
    """Make random moves until the game is over or the number of moves is reached."""
    service, table_id = people[0].service, people[0].table
    while moves:
        table = (await service.cache.get(table_id)).table
        match = table.started_match()
        if match.over:
            return
        acting = match.state.acting
        person = people[acting[rng.below(len(acting))]]
        assert person.seat is not None
        legal = match.legal_moves(person.seat)
        done = await person.move(legal[rng.below(len(legal))], table.message_counts[person.seat])
        assert isinstance(done, wire.Done), done
        moves -= 1


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test."""

    async def whole() -> None:
        await asyncio.wait_for(work(), LONG_S)

    asyncio.run(whole())


def sqlite(folder: Path) -> str:
    """Return the address of a database in a folder."""
    return f"sqlite:///{folder / 'tables.db'}"


async def until(true: Callable[[], bool]) -> None:
    """Let other tasks run until a condition is true."""
    while not true():
        await asyncio.sleep(0.002)
