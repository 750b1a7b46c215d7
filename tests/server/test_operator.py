"""The orders of the operator: `mutiny admin` gives them while a server runs, and all workers obey."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from server.programs import ServerProgram
from server.servers import RunningServer, browser, new_table, raw_socket, run, running_server
from structlog.testing import capture_logs

from mutiny.cli.entry import main
from mutiny.client import ActRefused, Client
from mutiny.protocol import messages as wire

ADDRESS = "127.0.0.1"


def admin(url: str, *words: str) -> None:
    """Give an order as the operator does."""
    assert main(["admin", *words, "--database", url]) == 0


def told(capsys: pytest.CaptureFixture[str], url: str, *words: str) -> Any:
    """Return what a command says, as data."""
    capsys.readouterr()
    admin(url, *words, "--json")
    return json.loads(capsys.readouterr().out)


async def obey(server: RunningServer) -> None:
    """Let a server read its orders now."""
    await server.worker.service.orders.read()


def test_a_banned_address_is_disconnected_and_stays_out_until_it_is_unbanned(tmp_path: Path, database_url: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path, database=database_url) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket:
                await socket.hello(ann)
                admin(database_url, "ban", "127.0.0.0/24", "--why", "spam")
                await obey(server)
                bye = await socket.receive_until("bye")
                assert (bye["code"], bye["again"]) == ("banned", False)
                assert await socket.closed() == 1008
            async with browser(server) as page:
                answer = await page.get("/api/v1/games")
                assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        # After a restart too, before the first request.
        async with running_server(tmp_path, database=database_url) as server, browser(server) as page:
            assert (await page.get("/")).status_code == 403
            admin(database_url, "unban", "127.0.0.9/24")
            await obey(server)
            assert (await page.get("/api/v1/games")).status_code == 200

    run(test)


async def first_announcement(client: Client) -> AsyncIterator[wire.Announcement]:
    """Yield the first announcement that a client receives."""
    async for message in client.follow():
        if isinstance(message, wire.Announcement):
            yield message
            return


def test_an_announcement_reaches_those_who_ask_for_it_until_it_is_withdrawn(tmp_path: Path, database_url: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path, database=database_url) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as asking, raw_socket(server) as other, browser(server) as page:
                await asking.hello(ann, announcements=True)
                assert await asking.receive_until("announcement") == {"type": "announcement"}
                await other.hello(ann)
                admin(database_url, "announce", "Back at\nnoon.")
                await obey(server)
                assert (await asking.receive_until("announcement"))["text"] == "Back at noon."
                assert (await page.get("/api/v1/announcement")).json()["text"] == "Back at noon."
                async with Client(server.address, ann.table.id, announcements=True) as client:
                    found = [each async for each in first_announcement(client)]
                    assert found == [wire.Announcement("Back at noon.")]
                admin(database_url, "announce")
                await obey(server)
                assert await asking.receive_until("announcement") == {"type": "announcement"}
                # Whoever does not ask hears nothing of it.
                await other.send(type="ping")
                while (message := await other.receive())["type"] != "pong":
                    assert message["type"] != "announcement"

    run(test)


def test_while_a_server_drains_no_table_is_opened_and_games_go_on(tmp_path: Path, database_url: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path, database=database_url) as server:
            ann = await server.http_api.open_table(new_table(bots=["random"] * 2))
            waiting = await server.http_api.open_table(new_table())
            admin(database_url, "drain")
            await obey(server)
            with pytest.raises(ActRefused) as refused:
                await server.http_api.open_table(new_table())
            assert refused.value.code == "draining"
            await server.http_api.join(waiting.table.id, "Bo")
            async with Client(server.address, ann.table.id, ann.token, views=True) as client:
                async for view in client.decisions():
                    await client.move(view.legal[0])
                with pytest.raises(ActRefused) as refused:
                    await client.rematch()
                assert refused.value.code == "draining"
            admin(database_url, "undrain")
            await obey(server)
            await server.http_api.open_table(new_table())

    run(test)


def test_an_order_from_before_the_start_does_not_drain_a_server(tmp_path: Path, database_url: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path, database=database_url) as server:
            admin(database_url, "drain", "--stop-after", "0")
            await obey(server)
            assert server.server.should_exit
        async with running_server(tmp_path, database=database_url, started=1e12) as server:
            await obey(server)
            assert not server.server.should_exit
            await server.http_api.open_table(new_table())

    run(test)


def test_a_drained_server_of_several_workers_stops_and_its_games_go_on_afterwards(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/mutiny.db"

    async def test() -> None:
        server = ServerProgram(tmp_path, "--workers", 2)
        await server.start()
        ann = await server.http_api.open_table(new_table(bots=["random"] * 2))
        process = server.process
        admin(url, "drain", "--stop-after", "0")
        await server.gone()
        assert process is not None
        assert process.returncode == 0
        await server.start()
        assert (await server.http_api.about(ann.table.id)).status == "playing"
        # It was started again, so it is not drained.
        await server.http_api.open_table(new_table())
        await server.stop()

    run(test)


def test_the_operator_sees_tables_and_players(
    tmp_path: Path, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test() -> None:
        async with running_server(tmp_path, database=database_url) as server:
            ann = await server.http_api.open_table(new_table(open=False, bots=["random"]))
            (table,) = told(capsys, database_url, "tables")
            assert (table["id"], table["status"], table["open"]) == (ann.table.id, "waiting", False)
            assert table["players"][:2] == ["Ann", None]
            assert [player["name"] for player in told(capsys, database_url, "players")] == ["Ann"]
            assert told(capsys, database_url, "bans") == []
            admin(database_url, "ban", "2001:db8:1:2:3::7", "--hours", "1", "--why", "spam")
            (ban,) = told(capsys, database_url, "bans")
            assert (ban["network"], ban["why"]) == ("2001:db8:1:2::/64", "spam")

    run(test)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["bann", "192.0.2.1"], "there is no action 'bann'; there are tables, players, "),
        (["ban"], "admin ban: name the address to ban."),
        (["ban", "example.org"], "'example.org' is no address"),
        (["unban", "192.0.2.1"], "192.0.2.1/32 is not banned"),
        (["announce", "x" * 501], "an announcement has at most 500 characters, not 501."),
        (["tables", "--database", "sqlite:////nowhere/mutiny.db"], "there is no folder /nowhere"),
    ],
)
def test_a_bad_order_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    async def test() -> None:
        async with running_server(tmp_path):
            pass

    run(test)
    assert main(["admin", "--database", f"sqlite:///{tmp_path}/mutiny.db", *words]) in (1, 2)
    assert why in capsys.readouterr().err


@pytest.mark.parametrize("wanted", ["on", "off"])
def test_addresses_are_logged_only_on_request(tmp_path: Path, capsys: pytest.CaptureFixture[str], wanted: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path, addresses=wanted) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket:
                await socket.hello(ann)
            (table,) = told(capsys, server.worker.settings.database, "tables")
            assert ann.table.id not in capsys.readouterr().err
            marks.append(table["mark"])

    marks: list[str] = []
    with capture_logs() as logs:
        run(test)
    seated = [line for line in logs if line["event"] == "seated"]
    assert [(line["address"], line["mark"], line["seat"]) for line in seated] == (
        [(ADDRESS, marks[0], 0)] if wanted == "on" else []
    )
    assert any(ADDRESS in str(line) for line in logs) == (wanted == "on")
