"""Histories: sent in pages, made once and beside the event loop, and bounded, also for clients that do not read."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from server.edge.test_bad_clients import hold_little, small
from server.servers import new_table, raw_socket, running_server
from server.services import SeatedClient, play, run, seated, service_on, sqlite, until
from websockets.frames import Frame, Opcode

from mutiny import Rng
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.server.common.settings import Allowance
from mutiny.server.edge import websocket_protocol
from mutiny.server.edge.websocket_protocol import MOST_AHEAD
from mutiny.server.service import histories, table_service
from mutiny.server.service.histories import CHATS_KEPT, HistoryRequest, NumberedMessages
from mutiny.server.service.table_service import PAGE, Caller
from mutiny.server.tables import commands
from mutiny.server.tables.table import Table


class SlowReader:
    """A client that reads a page only when the test lets it."""

    def __init__(self, client: SeatedClient) -> None:
        self.client = client
        self.unread = 0
        self.waits = 0
        self.may_read = asyncio.Event()

    def receive(self, body: bytes) -> None:
        """Receive a message."""
        self.client.received.append(body)
        self.unread += len(body)

    async def read(self) -> None:
        """Read, as soon as the test allows it."""
        self.waits += 1
        await self.may_read.wait()
        self.unread = 0

    async def subscribe(self, after: int = 0) -> None:
        """Subscribe to the table."""
        client = self.client
        await client.service.subscribe(
            client.table, await client.identify(), after, False, self.receive, caller=Caller("", self.read)
        )


def without_welcome(client: SeatedClient) -> list[bytes]:
    """Return the messages that a client has received after the welcome."""
    return [body for body in client.received if b'"type":"welcome"' not in body]


def test_a_history_is_sent_in_pages_while_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = 4000
    monkeypatch.setattr(table_service, "PAGE", page)

    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "cartagena", 3)
            rng = Rng(b"pages")
            for person in people:
                await person.subscribe()
            await play(people, rng, 60)
            for seat, token in ((0, people[0].token), (None, None)):
                always = await SeatedClient(service, people[0].table, seat, token).subscribe()
                client = SeatedClient(service, people[0].table, seat, token)
                reader = SlowReader(client)
                coming = asyncio.ensure_future(reader.subscribe())
                await until(lambda reader=reader: reader.waits == 1)  # type: ignore[misc]
                assert page < reader.unread < page + 4000
                # The table does not wait for whoever does not read.
                await play(people, rng, 3)
                assert reader.waits == 1
                reader.may_read.set()
                await coming
                await play(people, rng, 2)
                assert reader.waits > 2
                # No message is missing, and none comes twice.
                assert without_welcome(client) == without_welcome(always)

    run(work)


def test_a_history_is_made_once_for_all_callers_and_not_in_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[HistoryRequest] = []
    threads: set[int] = set()
    make = histories.make_history

    def note(request: HistoryRequest, seed: bytes, bodies: Sequence[bytes]) -> NumberedMessages:
        made.append(request)
        threads.add(threading.get_ident())
        return make(request, seed, bodies)

    monkeypatch.setattr(histories, "make_history", note)

    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            await play(people, Rng(b"once"), 5)
            watchers = [SeatedClient(service, people[0].table, None) for _ in range(20)]
            await asyncio.gather(*(watcher.subscribe() for watcher in watchers))
            assert len(made) == 1
            assert all(watcher.received == watchers[0].received for watcher in watchers)
            await SeatedClient(service, people[0].table, None).subscribe(lang="fr")
            await SeatedClient(service, people[0].table, 0, people[0].token).subscribe()
            assert len(made) == 3
            assert threading.get_ident() not in threads
            # Whoever has missed nothing costs nothing.
            await SeatedClient(service, people[0].table, None).subscribe(watchers[0].n)
            assert len(made) == 3

    run(work)


def test_few_histories_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(histories, "MOST_BYTES", 1000)

    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            for _ in range(5):
                people = await seated(service, "meuterer", 3)
                await play(people, Rng(b"few"), 3)
                await people[0].subscribe()
                assert len(service.histories._kept) == 1
                assert len(service.histories._sizes) == 1

    run(work)


def test_old_chat_loses_its_text_and_keeps_its_number(tmp_path: Path) -> None:
    more = 30

    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            watcher = SeatedClient(service, people[0].table, None)
            for number in range(CHATS_KEPT + more):
                await people[0].do(lambda key, number=number: wire.Chat(key, f"player {number}"))  # type: ignore[misc]
                await watcher.do(lambda key, number=number: wire.Chat(key, f"watcher {number}"))  # type: ignore[misc]
            await play(people, Rng(b"chat"), 4)
            for client in (people[1], watcher):
                await client.subscribe()
                chats = [each for each in client.messages if isinstance(each, wire.Chatted)]
                heard = [(0, "player"), (None, "watcher")] if client is watcher else [(0, "player")]
                assert {each.seat for each in chats} == {seat for seat, _ in heard}
                for seat, name in heard:
                    texts = [each.text for each in chats if each.seat == seat]
                    assert texts == [""] * more + [f"{name} {each}" for each in range(more, CHATS_KEPT + more)]
                numbers = [each.n for each in client.messages[1:]]
                assert numbers == list(range(1, len(numbers) + 1))
                assert any(isinstance(each, wire.Told) for each in client.messages)

    run(work)


def test_what_one_person_can_add_to_a_log_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MOST_SAID", "MOST_SAID_WATCHING", "MOST_LEFT", "MOST_UNDO_REQUESTS"):
        monkeypatch.setattr(commands, name, 3)

    async def refused(client: SeatedClient, *acts: wire.Act) -> list[str]:
        """Repeat acts until the table's log grows no more; return the reasons."""
        table = (await client.service.cache.get(client.table)).table
        reasons: list[str] = []
        before = -1
        while before < table.index:
            before = table.index
            participant = await client.identify()
            for act in acts:
                client.acts += 1
                act.id = f"{client.seat}-{client.acts}"
                answer = await client.service.execute(client.table, participant, act)
                if isinstance(answer, wire.Refused):
                    reasons.append(answer.why)
        assert table.index < 60
        return reasons

    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "traitres", 4)
            watcher = SeatedClient(service, people[0].table, None)
            first = people[0]
            assert (await refused(watcher, wire.Chat("", "ahoy")))[0].startswith("spectators have said 3 things")
            talk = (wire.Chat("", "ahoy"), wire.Emote("", "laugh"), wire.Say("", "say accuse 2"))
            assert (await refused(first, *talk))[0].startswith("you have said 3 things at this table")
            assert await refused(people[1], wire.Chat("", "ahoy"))
            assert "this seat was left 3 times: it cannot be left again." in await refused(
                first, wire.Leave(""), wire.Return("")
            )
            # Bots talk on: what they say has no id, and they say something only when they move.
            again = await service.cache.get(first.table)
            service.cache.tables.clear()
            assert (await service.cache.get(first.table)).table.talk_counts == again.table.talk_counts

            waiting = await service.open_table(api.NewTable(game="meuterer", name="Ann", players=3))
            left = 0
            while True:
                taken = await service.join(waiting.table.id, api.Join("Bo"))
                leaving = SeatedClient(service, waiting.table.id, taken.seat, taken.token)
                leaving.acts = left
                if isinstance(await leaving.do(wire.Leave), wire.Refused):
                    break
                left += 1
            assert left == 3

            two = await seated(service, "meuterer", 3)
            while True:
                table = (await service.cache.get(two[0].table)).table
                seat = next((each for each in range(3) if table.view_for(each, 0).undo), None)
                if seat is not None:
                    break
                await play(two, Rng(b"undo"), 1)
            other = two[(seat + 1) % 3]
            requests = 0
            while isinstance(await two[seat].do(wire.Undo), wire.Done):
                requests += 1
                assert isinstance(await other.do(lambda key: wire.Consent(key, True)), wire.Done)
                twice = await other.do(lambda key: wire.Consent(key, True))
                assert isinstance(twice, wire.Refused)
                assert twice.why == "you have agreed already: the others are asked too."
                await other.do(lambda key: wire.Consent(key, False))
            assert requests == 3

    run(work)


def test_chat_has_a_limit_of_its_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_server(tmp_path, chats=Allowance(0.001, 2)) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket:
                await socket.hello(ann)
                for number in range(3):
                    await socket.send(type="chat", id=str(number), text="ahoy")
                assert [(await socket.receive_until("done"))["id"] for _ in range(2)] == ["0", "1"]
                refused = await socket.receive_until("refused")
                assert (refused["code"], refused["id"]) == ("too-fast", "2")
                # Other acts are not concerned.
                await socket.send(type="look")
                await socket.receive_until("view")
                emote = b'{"type":"emote","id":"e","emote":"laugh"}'
                socket.socket.transport.write(Frame(Opcode.TEXT, emote).serialize(mask=True) * 30)
                assert (await socket.receive_until("bye"))["code"] == "too-fast"

    run(work)


def test_callers_who_do_not_read_cost_a_page_each_and_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    callers = 8

    async def work() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            service = server.worker.service
            talker = SeatedClient(service, ann.table.id, 0, ann.token)
            for _ in range(CHATS_KEPT):
                await talker.do(lambda key: wire.Chat(key, "x" * wire.LONGEST_CHAT))
            monkeypatch.setattr(table_service, "PAGE", 10_000)
            monkeypatch.setattr(websocket_protocol, "MOST_AHEAD", 10_000)
            monkeypatch.setattr(websocket_protocol, "READING_S", 0.5)
            monkeypatch.setattr(websocket_protocol, "CLOSING_S", 0.5)
            opened = [raw_socket(server, sock=small(server)) for _ in range(callers)]
            sockets = [await each.__aenter__() for each in opened]
            hold_little(server)
            for socket in sockets:
                socket.socket.transport.pause_reading()
                await socket.send(type="hello", protocol=1, table=ann.table.id)
            most = 0
            while server.worker.sockets.connections:
                most = max([most, *(each.protocol.unread_bytes for each in server.worker.sockets.connections)])
                await asyncio.sleep(0)
            assert 0 < most < 10_000 + 10_000 + 4000
            assert f'mutiny_drops_total{{code="slow"}} {callers}.0' in server.worker.metrics.text().decode()
            for socket, each in zip(sockets, opened, strict=True):
                socket.socket.transport.abort()
                await each.__aexit__(None, None, None)

    assert PAGE <= MOST_AHEAD
    run(work)


def test_views_are_made_once_for_each_audience_and_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []
    view_for = Table.view_for

    def note(table: Table, seat: int | None, now: int) -> wire.View:
        made.append(seat)
        return view_for(table, seat, now)

    monkeypatch.setattr(Table, "view_for", note)

    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            watchers = [SeatedClient(service, people[0].table, None) for _ in range(10)]
            for number, watcher in enumerate(watchers):
                await watcher.subscribe(views=True, lang="fr" if number < 5 else "en")
            assert len(made) == 2
            await play(people, Rng(b"views"), 1)
            assert len(made) == 4
            for watcher in watchers:
                await service.view(watcher.table, await watcher.identify(), "fr")
            assert len(made) == 4
            assert len({watcher.received[-1] for watcher in watchers}) == 2
            loaded = await service.cache.get(people[0].table)
            fresh = wire.encode(view_for(loaded.table, None, 1))
            assert wire.encode(loaded.view(None, None, 1)) == fresh

    run(work)
