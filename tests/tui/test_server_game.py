"""Tables on a real server, by their links."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server.servers import RunningServer, new_table, running_server
from tui.playing import LARGE, has_choice, is_over, notices, play_to_end, run, running, text_of, until

from mutiny.client import Client
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.tui.dialogs import Dialog
from mutiny.tui.player_game import CannotDo
from mutiny.tui.server_game import SeatLink, ServerGame, with_seat


def link_of(server: RunningServer, seated: api.Seated) -> SeatLink:
    """Return the link of a seat."""
    found = SeatLink.read(f"{server.address.rstrip('/')}/t/{seated.table.id}#{seated.token}")
    assert found is not None
    return found


@pytest.mark.parametrize(
    "text",
    ["", "traitres", "http://x/lobby", "ftp://x/t/abc", "http://x:port/t/abc", "http:///t/abc", "http://x/t/a b"],
)
def test_other_texts_are_no_links(text: str) -> None:
    assert SeatLink.read(text) is None


def test_links_are_written_as_they_were_read() -> None:
    for text in ("http://x:1/t/abc#abcdef-12345_6", "https://games.example/mutiny/t/abc", "http://[::1]:8765/t/a-b"):
        assert str(SeatLink.read(text)) == text


def test_a_whole_game_at_a_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            seated = await server.http_api.open_table(new_table(game="traitres", bots=["easy"] * 2))
            played = ServerGame(link_of(server, seated), "en")
            async with running(played) as (app, pilot):
                assert await play_to_end(app, pilot, last=True) > 1
                assert "The game is over" in text_of(app)
                assert played.farewell() == str(link_of(server, seated))

    run(test)


def test_a_waiting_table_shows_its_link_and_begins_with_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            seated = await server.http_api.open_table(new_table(game="traitres", players=4))
            link = await with_seat(link_of(server, seated)._replace(token=None), "Bo")
            assert link.token is not None
            async with running(ServerGame(link, "en"), LARGE) as (app, pilot):
                await until(app, pilot, lambda: "Waiting for players" in text_of(app))
                assert "Ann, Bo, free seat and free seat" in text_of(app)
                # Only the host can start the game and manage the table.
                assert "Start now" not in text_of(app)
                assert "Manage" not in text_of(app)
            host = link_of(server, seated)
            async with running(ServerGame(host, "en"), LARGE) as (app, pilot):
                await until(app, pilot, lambda: "Start now" in text_of(app))
                assert seated.token not in text_of(app)
                await pilot.press("m")
                await until(app, pilot, lambda: "Remove Bo" in text_of(app))
                await pilot.press("enter")
                await until(app, pilot, lambda: "Remove Bo?" in text_of(app))
                await pilot.press("down", "enter")
                await until(app, pilot, lambda: "Ann, free seat, free seat and free seat" in text_of(app))
                assert "The host has removed Bo." in text_of(app)
                await pilot.press("2", "enter")
                await until(app, pilot, lambda: "The game begins." in text_of(app))
                await until(app, pilot, lambda: "Your cards" in text_of(app))
            # All seats are taken now: whoever comes may watch.
            other = host._replace(token=None)
            assert await with_seat(other, "Cy") == other
            async with running(ServerGame(other, "de")) as (app, pilot):
                await until(app, pilot, lambda: "Du schaust zu" in text_of(app))
                assert "Deine Karten" not in text_of(app)
                await pilot.press("h")
                await until(app, pilot, lambda: "Jetzt gibt es keinen Tipp" in notices(app))

    run(test)


def test_people_talk_and_take_a_move_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            bo, cy = [await server.http_api.join(ann.table.id, name) for name in ("Bo", "Cy")]
            async with (
                Client(server.address, bo.table.id, bo.token) as second,
                Client(server.address, cy.table.id, cy.token) as third,
                running(ServerGame(link_of(server, ann), "en"), LARGE) as (app, pilot),
            ):
                others = {1: second, 2: third}
                await until(app, pilot, lambda: "Your cards" in text_of(app))
                await second.act(wire.Chat(second.new_id(), "Ahoy\x1b[b]there"))
                await until(app, pilot, lambda: "Bo: Ahoy [b]there" in text_of(app))
                await pilot.press("t", *"Hello", "enter")
                await until(app, pilot, lambda: "Ann: Hello" in text_of(app))
                captain = (await second.look()).acting[0]
                if captain:
                    other = others.pop(captain)
                    await other.move((await other.look()).legal[0])
                    await other.act(wire.Undo(other.new_id()))
                    await until(app, pilot, lambda: isinstance(app.screen, Dialog))
                    assert "asks to take back the last move." in text_of(app)
                    await pilot.press("enter")
                else:
                    await until(app, pilot, lambda: has_choice(app))
                    await pilot.press("1", "enter")
                    await until(app, pilot, lambda: app.game is not None and app.game.snapshot().undo)
                    await pilot.press("u")
                await until(app, pilot, lambda: "asks to take back a move." in text_of(app))
                for client in others.values():
                    await client.act(wire.Consent(client.new_id(), True))
                await until(app, pilot, lambda: "The move is taken back." in text_of(app))
                assert not is_over(app)

    run(test)


def test_a_lost_connection_is_told_and_restored(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as screen:
            async with running_server(tmp_path) as server:
                seated = await server.http_api.open_table(new_table(game="meuterer", players=3, bots=["easy"] * 2))
                played = ServerGame(link_of(server, seated), "en")
                app, pilot = await screen.enter_async_context(running(played, LARGE))
                await until(app, pilot, lambda: has_choice(app))
                assert "Connecting" not in text_of(app)
            await until(app, pilot, lambda: f"Connecting to {played.link.server}…" in text_of(app))
            async with running_server(tmp_path, port=urlsplit(server.address).port):
                await until(app, pilot, lambda: "Connecting" not in text_of(app))
                await pilot.press("1", "enter")
                await until(app, pilot, lambda: played.snapshot().undo)

    run(test)


def test_a_server_that_is_not_there_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        link = SeatLink("http://127.0.0.1:1", "abc", "abcdef-123456")
        played = ServerGame(link, "en", patience=0.1)
        async with running(played) as (app, pilot):
            await until(app, pilot, lambda: "The connection is lost" in text_of(app))
            with pytest.raises(CannotDo, match="server"):
                await played.undo()

    run(test)
