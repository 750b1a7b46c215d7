"""Whole games over the network with the Python client, through lost connections and restarts."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest
from server.servers import new_table, run, running_server

from mutiny import read_record, replay
from mutiny.client import ActRefused, Client, HttpApi, Lost
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.server.common.settings import Allowance


async def play(client: Client) -> list[wire.ServerMessage]:
    """Play the first legal move on every turn until the end; return the messages received."""
    messages: list[wire.ServerMessage] = []
    async for message in client.follow():
        messages.append(message)
        if isinstance(message, wire.Note) and message.what == "over":
            return messages
        if isinstance(message, wire.View) and message.legal:
            # If the view is out of date, a newer one is on its way.
            with suppress(ActRefused):
                await client.move(message.legal[0])
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game", ["meuterer", "traitres", "cartagena"])
def test_people_and_bots_play_a_whole_game(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table(game=game, players=3, bots=["easy"]))
            bo = await server.http_api.join(ann.table.id, "Bo")
            assert (ann.seat, bo.seat, bo.table.status) == (0, 1, "playing")
            async with (
                Client(server.address, ann.table.id, ann.token, views=True) as first,
                Client(server.address, ann.table.id, bo.token, views=True) as second,
                Client(server.address, ann.table.id, views=True) as watcher,
            ):
                assert (first.seat, second.seat, watcher.seat) == (0, 1, None)
                stories = await asyncio.gather(play(first), play(second), play(watcher))
                for story in stories:
                    numbers = [message.n for message in story if not isinstance(message, wire.View)]  # type: ignore[union-attr]
                    assert numbers == list(range(1, len(numbers) + 1))
                assert first.info is not None
                assert first.info.status == "over"
                assert first.info.winners == (await server.http_api.about(ann.table.id)).winners
            record = read_record(await server.http_api.record(ann.table.id))
            assert replay(record).over
            assert record.seed is not None

    run(test)


def test_a_returning_client_gets_the_missed_messages(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with Client(server.address, ann.table.id, ann.token) as client:
                for number in range(5):
                    await client.act(wire.Chat(client.new_id(), f"ahoy {number}"))
                before = client.n
            async with Client(server.address, ann.table.id, ann.token, after=before - 2) as client:
                story = client.follow()
                messages = [await anext(story), await anext(story)]
                assert [message.text for message in messages if isinstance(message, wire.Chatted)] == [
                    "ahoy 3",
                    "ahoy 4",
                ]
                assert client.n == before

    run(test)


def test_a_lost_act_is_sent_again_and_done_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with Client(server.address, ann.table.id, ann.token) as client:
                act = wire.Chat(client.new_id(), "ahoy")
                done = await client.act(act)
                for connection in list(server.worker.sockets.connections):
                    connection.protocol.transport.abort()
                again = await client.act(act)
                assert again.n == done.n
                assert client.connections == 2

    run(test)


def test_an_emote_is_shown_once_to_everybody_and_again_to_later_comers(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with Client(server.address, ann.table.id, ann.token) as client:
                act = wire.Emote(client.new_id(), "laugh")
                done = await client.act(act)
                for connection in list(server.worker.sockets.connections):
                    connection.protocol.transport.abort()
                assert (await client.act(act)).n == done.n
                assert (await client.emote("salute")).n == done.n + 1
                with pytest.raises(ActRefused) as refused:
                    await client.emote("wink")
                assert refused.value.code == "malformed"
                assert refused.value.why == f"there is no emote 'wink'; there are {', '.join(wire.EMOTES)}."
            async with Client(server.address, ann.table.id) as spectator:
                story = spectator.follow()
                messages = [await anext(story) for _ in range(3)]
                shown = [each for each in messages if isinstance(each, wire.Chatted)]
                assert [(each.seat, each.emote, each.text) for each in shown] == [
                    (0, "laugh", ":laugh:"),
                    (0, "salute", ":salute:"),
                ]
                with pytest.raises(ActRefused, match="take a seat first"):
                    await spectator.emote("laugh")

    run(test)


def test_a_refused_client_is_told_the_reason(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            with pytest.raises(Lost, match="no seat of this table"):
                async with Client(server.address, ann.table.id, "no-such-token"):
                    pass
            with pytest.raises(Lost, match="there is no such table"):
                async with Client(server.address, "nowhere"):
                    pass
            with pytest.raises(ActRefused, match="somebody at this table is called Ann already"):
                await server.http_api.join(ann.table.id, "ann")
            async with Client(server.address, ann.table.id, ann.token) as client:
                with pytest.raises(ActRefused) as refused:
                    await client.move("offer wine")
                assert (refused.value.code, refused.value.why) == ("not-now", "the game has not begun.")
            with pytest.raises(Lost, match="closed"):
                await client.look()

    run(test)


def test_a_client_gives_up_on_a_server_that_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            client = Client(server.address, ann.table.id, ann.token, patience=0.2)
            await client.connect()
        with pytest.raises(Lost, match="does not answer"):
            await client.act(wire.Chat("1", "is anybody there?"))
        assert [message async for message in client.follow()][-1:] != [None]
        await client.close()

    run(test)


def test_the_http_api_lists_games_tables_and_archive(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            games = await server.http_api.games()
            assert [info.name for info in games.games] == ["cartagena", "meuterer", "traitres"]
            shown = await server.http_api.open_table(new_table(open=True))
            await server.http_api.open_table(new_table())
            assert [info.id for info in await server.http_api.lobby()] == [shown.table.id]
            assert await server.http_api.archive() == api.Tables([])

    run(test)


def test_acts_refused_as_too_fast_are_sent_again(tmp_path: Path) -> None:
    async def chatter(client: Client) -> None:
        for number in range(6):
            await client.act(wire.Chat(client.new_id(), f"ahoy {number}"))

    async def test() -> None:
        async with running_server(tmp_path, messages=Allowance(20, 2)) as server:
            ann = await server.http_api.open_table(new_table())
            async with Client(server.address, ann.table.id, ann.token) as client:
                await chatter(client)
        async with (
            running_server(tmp_path, messages=Allowance(0.001, 2)) as server,
            Client(server.address, ann.table.id, ann.token, patience=0) as client,
        ):
            with pytest.raises(ActRefused, match="too-fast"):
                await chatter(client)

    run(test)


def test_a_move_is_based_on_the_view_that_the_program_has_read(tmp_path: Path) -> None:
    """The game goes on while the program thinks: its move is stale, whatever the client has received since."""

    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table(players=3, bots=["random", "random"]))
            async with (
                Client(server.address, ann.table.id, ann.token, views=True) as slow,
                Client(server.address, ann.table.id, ann.token, views=True) as quick,
            ):
                view = await anext(slow.decisions())
                async for other in quick.decisions():
                    assert other.n == view.n
                    await quick.move(other.legal[0])
                    break
                later = await anext(quick.decisions())
                while slow.n < later.n:
                    await asyncio.sleep(0.01)
                for at in (None, view, view.n):
                    with pytest.raises(ActRefused) as refused:
                        await slow.move(view.legal[-1], at)
                    assert refused.value.code == "stale"
                # The next view is the newest; those between are passed over.
                newest = await anext(slow.decisions())
                assert newest.n == later.n
                await slow.move(newest.legal[0])

    run(test)


def test_a_move_before_anything_was_read_is_based_on_the_newest_position(tmp_path: Path) -> None:
    """The history of the table may still be on its way."""

    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table(players=3, bots=["random", "random"]))
            async with Client(server.address, ann.table.id, ann.token, views=True) as client:
                view = await anext(client.decisions())
            assert view.n > 0
            async with Client(server.address, ann.table.id, ann.token) as client:
                await client.move(view.legal[0])

    run(test)


def test_decisions_end_with_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table(players=3, bots=["easy", "random"]))
            async with Client(server.address, ann.table.id, ann.token, views=True) as client:
                numbers = []
                async for view in client.decisions():
                    numbers.append(view.n)
                    await client.move(view.legal[0])
                assert client.info is not None
                assert client.info.status == "over"
                assert numbers == sorted(set(numbers))

    run(test)


def test_a_removed_player_is_disconnected_with_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table(game="traitres"))
            bo = await server.http_api.join(ann.table.id, "Bo")
            async with (
                Client(server.address, ann.table.id, ann.token) as host,
                Client(server.address, ann.table.id, bo.token) as guest,
                Client(server.address, ann.table.id, watcher="mine") as watcher,
            ):
                with pytest.raises(ActRefused, match="only the host of the table can do that, Ann"):
                    await guest.start()
                await watcher.chat("I see everything")
                await host.mute(watcher=1)
                with pytest.raises(ActRefused, match="has muted you"):
                    await watcher.chat("and say it")
                await host.lock(chat=True)
                await host.remove(bo.seat)
                # The server closes the connection: nothing more arrives.
                heard = [message async for message in guest.follow()]
                assert not any(isinstance(message, wire.Chatted) for message in heard)
                with pytest.raises(Lost, match="the host has removed you"):
                    await guest.chat("why?")
                await host.close_table()
                assert host.info is not None
                assert host.info.closed == "host"
            with pytest.raises(Lost, match="the host has removed you"):
                async with Client(server.address, ann.table.id, bo.token):
                    pass

    run(test)


def test_the_acts_of_a_player(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table(game="traitres", players=4, bots=["easy", "easy"]))
            async with Client(server.address, ann.table.id, ann.token, views=True) as client:
                await client.start("random")
                await client.say("say accuse 2")
                await client.chat("Ahoy")
                view = await anext(client.decisions())
                await client.move(view.legal[-1])
                await client.undo()
                await client.leave()
                await client.take_back_seat()
                with pytest.raises(ActRefused):
                    await client.consent(True)
                with pytest.raises(ActRefused):
                    await client.rematch()

    run(test)


def test_too_many_requests_are_repeated(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path, address_requests=Allowance(5, 2), messages=Allowance(5, 2)) as server:
            ann = await server.http_api.open_table(new_table(players=3, bots=["easy", "random"]))
            found = await asyncio.gather(*(server.http_api.about(ann.table.id) for _ in range(6)))
            assert {each.id for each in found} == {ann.table.id}
            async with Client(server.address, ann.table.id, ann.token) as client:
                views = [await client.look() for _ in range(8)]
                assert len(views) == 8

    run(test)


def test_an_answer_of_something_else_is_explained(tmp_path: Path) -> None:
    class Proxy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(502)

        def log_message(self, *arguments: object) -> None:
            pass

    async def test() -> None:
        with HTTPServer(("127.0.0.1", 0), Proxy) as server:
            thread = Thread(target=server.serve_forever)
            thread.start()
            try:
                with pytest.raises(ActRefused, match="the answer is 502 Bad Gateway"):
                    await HttpApi(f"http://127.0.0.1:{server.server_address[1]}").games()
            finally:
                server.shutdown()
                thread.join()

    run(test)
