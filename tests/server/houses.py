"""Houses on a database of their own, people who sit in them, and bots that need no processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from mutiny import Rng, seed_of
from mutiny.server.clock import Time
from mutiny.server.house import House
from mutiny.server.keeper import Keeper
from mutiny.server.live import Attachment
from mutiny.server.minds import Answer, Minds, Question, decide
from mutiny.server.store import open_store
from mutiny.server.table import Who
from mutiny.server.tokens import Secrets
from mutiny.wire import api
from mutiny.wire import messages as wire


class Hands:
    """A clock that goes on when told to."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.at = now

    def __call__(self) -> float:
        return self.at


class Seeds(Secrets):
    """Secrets of which the shuffles are the same in every run."""

    def __init__(self) -> None:
        self.given = 0

    def seed(self) -> bytes:
        self.given += 1
        return seed_of("house", self.given)


class HereMinds(Minds):
    """Bots that think in this process, at once."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> Answer:
        self.asked.append(question)
        return decide(question)


@asynccontextmanager
async def house_on(
    url: str, worker: str = "one", alone: bool = True, hands: Hands | None = None
) -> AsyncIterator[House]:
    """A house with its store, where the same is dealt in every run; with hands, a clock that stands still."""
    store = open_store(url, worker, alone)
    await store.start()
    clock = Time() if hands is None else Time(hands, hands)
    try:
        yield House(store, clock, alone, secrets=Seeds())
    finally:
        await store.stop()


@asynccontextmanager
async def kept(house: House, pace: float = 0.0, worker: str = "") -> AsyncIterator[HereMinds]:
    """A house in which bots move."""
    minds = HereMinds()
    keeper = Keeper(house, minds, pace, worker, patrol=0.02)
    await keeper.start()
    try:
        yield minds
    finally:
        await keeper.stop()


class Person:
    """Somebody with a link, who notes every byte received."""

    def __init__(self, house: House, table: str, seat: int | None, token: str | None = None) -> None:
        self.house = house
        self.table = table
        self.seat = seat
        self.token = token
        self.received: list[bytes] = []
        self.attachment: Attachment | None = None
        self.acts = 0

    async def come(
        self, after: int = 0, views: bool = False, lang: wire.Language | None = None, presence: bool = False
    ) -> Person:
        """Listen at the table."""
        hear = self.received.append
        self.attachment = await self.house.attach(self.table, await self.who(), after, views, hear, lang, presence)
        return self

    async def who(self) -> Who:
        """Who that is, by the link."""
        return await self.house.who(self.table, self.token)

    def go(self) -> None:
        """Listen no more."""
        assert self.attachment is not None
        self.attachment.detach()

    @property
    def messages(self) -> list[Any]:
        """What was received, read."""
        return [wire.read_server(body) for body in self.received]

    @property
    def n(self) -> int:
        """The last number that was received."""
        return max((message.n for message in self.messages if hasattr(message, "n")), default=0)

    async def do(self, make: Callable[[str], wire.Act]) -> wire.Done | wire.Refused:
        """Act under a fresh id."""
        self.acts += 1
        return await self.house.act(self.table, await self.who(), make(f"{self.seat}-{self.acts}"))

    async def move(self, move: str, at: int | None = None) -> wire.Done | wire.Refused:
        """Make a move."""
        known = self.n if at is None else at
        return await self.do(lambda key: wire.Move(key, known, move))


async def seated(house: House, game: str, players: int, **more: Any) -> list[Person]:
    """People at all seats of a new table, none of them listening yet."""
    opened = await house.open_table(api.NewTable(game=game, name="Ann", players=players, **more))
    people = [Person(house, opened.table.id, 0, opened.token)]
    for name in ["Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"][: players - 1 - len(more.get("bots", []))]:
        taken = await house.join(opened.table.id, api.Join(name))
        people.append(Person(house, opened.table.id, taken.seat, taken.token))
    return people


async def play(people: list[Person], rng: Rng, moves: int = 10_000) -> None:
    """Random moves until the end, or so many."""
    house, name = people[0].house, people[0].table
    while moves:
        live = await house.hold(name)
        match = live.table.playing()
        if match.over:
            return
        acting = match.state.acting
        person = people[acting[rng.below(len(acting))]]
        assert person.seat is not None
        legal = match.legal(person.seat)
        done = await person.move(legal[rng.below(len(legal))], live.table.told[person.seat])
        assert isinstance(done, wire.Done), done
        moves -= 1


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run a test that waits."""

    async def whole() -> None:
        await asyncio.wait_for(work(), 40)

    asyncio.run(whole())


def sqlite(folder: Path) -> str:
    """A database in a folder."""
    return f"sqlite:///{folder / 'tables.db'}"


async def until(true: Callable[[], bool]) -> None:
    """Let others go on until something has happened."""
    while not true():
        await asyncio.sleep(0.002)
