"""Promises to hosts: readiness, one server a database, closed metrics, and bad requests."""

from __future__ import annotations

import ast
import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from server.servers import browser, new_table, raw_socket, run, running_server
from server.services import seated, service_on, sqlite

import mutiny.server
from mutiny.common.async_parallel import AsyncProcessPool
from mutiny.kernel.discovery import game as find_game
from mutiny.protocol import messages as wire
from mutiny.server.common.settings import BadSetting, read_settings
from mutiny.server.edge import app
from mutiny.server.process.serve import CannotServe, database_lock
from mutiny.server.service.table_service import TableService
from mutiny.server.store import TableRow
from mutiny.server.store.sqlite import SqliteDatabase

PASSWORD = "correct-horse-battery"


def test_readiness_is_a_disk_with_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            assert (await client.get("/readyz")).status_code == 200
            monkeypatch.setattr(SqliteDatabase, "free_bytes", lambda _: 1000)
            assert (await client.get("/readyz")).status_code == 503
            monkeypatch.undo()
            assert (await client.get("/readyz")).status_code == 200

    run(work)


def test_readiness_is_a_database_that_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            assert (await client.get("/readyz")).status_code == 200
            other = sqlite3.connect(tmp_path / "mutiny.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with monkeypatch.context() as quick:
                quick.setattr(app, "READY_S", 0.3)
                assert (await client.get("/api/v1/tables")).status_code == 200
                assert (await client.get("/readyz")).status_code == 503
            other.execute("ROLLBACK")
            other.close()
            while (await client.get("/readyz")).status_code == 503:
                await asyncio.sleep(0.05)

    run(work)


def test_damaged_pages_end_readiness(tmp_path: Path) -> None:
    path = tmp_path / "mutiny.db"

    async def work() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
        with sqlite3.connect(path) as connection:
            (size,) = connection.execute("PRAGMA page_size").fetchone()
            (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
        connection.close()
        with path.open("r+b") as file:
            file.seek((page - 1) * size)
            file.write(b"\xff" * size)
        async with running_server(tmp_path) as server, browser(server) as client:
            server.worker.store.patience = 0.1
            assert (await client.get("/readyz")).status_code == 200
            assert (await client.get(f"/api/v1/tables/{ann.table.id}")).status_code == 503
            assert (await client.get("/readyz")).status_code == 503
            assert (await client.get("/healthz")).status_code == 200

    run(work)


def test_a_symbolic_link_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "mutiny.db").touch()
    (tmp_path / "file.db").symlink_to(tmp_path / "there" / "mutiny.db")
    (tmp_path / "folder").symlink_to(tmp_path / "there")
    with database_lock(f"sqlite:///{tmp_path}/there/mutiny.db"):
        for other in ("file.db", "folder/mutiny.db"):
            with (
                pytest.raises(CannotServe, match="another server uses this database"),
                database_lock(f"sqlite:///{tmp_path}/{other}"),
            ):
                pass


def test_metrics_are_closed_as_soon_as_there_may_be_a_proxy(tmp_path: Path) -> None:
    async def statuses(**more: Any) -> list[int]:
        async with running_server(tmp_path, **more) as server, browser(server) as client:
            right, wrong = ({"authorization": f"Bearer {each}"} for each in (PASSWORD, "wrong"))
            asked = [await client.get("/metrics", headers=headers) for headers in ({}, wrong, right)]
            return [answer.status_code for answer in asked]

    async def work() -> None:
        assert await statuses() == [200, 200, 200]
        public: list[dict[str, Any]] = [
            {"origins": ("https://example.org",)},
            {"proxies": ("127.0.0.1",)},
            {"host": "0.0.0.0"},
        ]
        for more in public:
            assert await statuses(**more) == [404, 404, 404]
            assert await statuses(**more, metrics_token=PASSWORD) == [404, 404, 200]
        assert await statuses(metrics="off", metrics_token=PASSWORD) == [404, 404, 404]

    run(work)
    with pytest.raises(BadSetting, match=r"^MUTINY_METRICS_TOKEN: '\.\.\.' is not a password; write 16 or more"):
        read_settings({}, {"MUTINY_METRICS_TOKEN": "too-short"}, tmp_path)


def test_paths_without_a_slash_are_bad_requests(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_server(tmp_path) as server:
            port = httpx.URL(server.address).port
            for line in ("GET *", "GET api/v1/games", "OPTIONS *", "POST tables", "GET http://127.0.0.1/healthz"):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(f"{line} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
                assert (await reader.readline()).split()[1] == b"400", line
                writer.close()

    run(work)


def test_the_archive_skips_no_ties(tmp_path: Path) -> None:
    ends = [5, 4, 4, 3, 2, 2, 2, 2, 1]

    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            for number, ended in enumerate(ends):
                row = await _finished_row(service, f"table-{number}", ended)
                await service.store.create(row, [b"{}"])
            for limit in range(1, len(ends) + 2):
                found: list[str] = []
                before: int | None = None
                while True:
                    page, before = await service.queries.archive(before and before / 1000, limit, None)
                    assert len({each.ended for each in page}) == 1 or len(page) <= limit
                    found += [each.id for each in page]
                    if before is None:
                        break
                assert sorted(found) == [f"table-{number}" for number in range(len(ends))], limit

    run(work)


async def _finished_row(service: TableService, name: str, ended: int) -> TableRow:
    (ann,) = await seated(service, "meuterer", 3, bots=["random", "random"])
    info = replace(await service.queries.info(ann.table), id=name, ended=ended, status="over")
    return TableRow(name, 0.0, "meuterer", 3, True, bytes(32), "over", None, wire.encode(info), ended / 1000)


def test_an_analysis_is_made_once_for_all_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    async def analyse(pool: AsyncProcessPool, work: object, record: str) -> dict[str, str]:
        made.append(record)
        await asyncio.sleep(0)
        return {lang: f"analysis in {lang}" for lang in ("en", "fr", "it", "de")}

    monkeypatch.setattr(AsyncProcessPool, "run", analyse)

    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            pool = service.queries.analyses
            found = await asyncio.gather(*(pool.analyse("t", "record", lang) for lang in ("en", "fr", "it", "de")))
            assert found == [f"analysis in {lang}" for lang in ("en", "fr", "it", "de")]
            assert made == ["record"]

    run(work)


def test_no_assertion_guards_the_server() -> None:
    """Check that functions of the server raise errors of their own: `python -O` removes assertions."""
    folder = Path(mutiny.server.__file__).parent
    found = [
        f"{path.name}:{node.lineno}"
        for path in folder.rglob("*.py")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Assert)
    ]
    assert found == []


def test_an_upgrade_that_changes_rules_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table(bots=["random", "random"]))
            waiting = await server.http_api.open_table(new_table())
        monkeypatch.setattr(find_game("meuterer"), "rules", 2)
        async with running_server(tmp_path) as server, browser(server) as client:
            why = (
                "this game was begun under version 1 of its rules, and this server plays version 2: "
                "it cannot go on here. Open a new table."
            )
            async with raw_socket(server) as socket:
                bye = await socket.hello(ann)
                assert (bye["type"], bye["code"], bye["why"], bye["again"]) == ("bye", "closed", why, False)
            record = await client.get(f"/api/v1/tables/{ann.table.id}/record")
            assert (record.status_code, record.json()["why"]) == (409, why)
            async with raw_socket(server) as socket:
                assert (await socket.hello(waiting))["table"]["status"] == "waiting"

    run(work)
