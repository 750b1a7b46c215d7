"""`mutiny serve` as a program: it prints its address, stops cleanly, replaces workers and reports errors plainly."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from helpers.patience import LONG_S
from server.servers import new_table, run, settings_for

from mutiny.cli import main
from mutiny.client import ActRefused, Client, HttpApi
from mutiny.protocol import messages as wire
from mutiny.server.common import logging_setup
from mutiny.server.process import worker
from mutiny.server.process.serve import CannotServe, database_lock, listening_socket, make_folder
from mutiny.server.store import Store, open_store

PROGRAM = [sys.executable, "-m", "mutiny", "serve"]
SECRET = "the treasure lies under the palm tree"


def begin(folder: Path, *arguments: object, **environment: str) -> subprocess.Popen[str]:
    """Start the program without waiting for it."""
    home = {"XDG_DATA_HOME": str(folder), "MUTINY_PACE": "0", **environment}
    return subprocess.Popen(
        [*PROGRAM, *map(str, arguments)],
        env={**os.environ, **home},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@contextmanager
def program(folder: Path, *arguments: object, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the program on a free port; yield it and its address."""
    process = begin(folder, "--port", 0, *arguments, **environment)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.match(r"Mutiny is served at (http://127\.0\.0\.1:\d+/) for this machine alone; Ctrl\+C", line)
        assert found, (line, process.stderr.read() if process.stderr and not line else "")
        yield process, found[1]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


async def see_bots_think(client: Client, workers: list[int]) -> list[int]:
    """Play until there are bot processes."""
    async for message in client.follow():
        if isinstance(message, wire.View) and message.legal:
            with suppress(ActRefused):
                await client.move(message.legal[0])
        thinkers = [child for worker in workers for child in children_of(worker)]
        if thinkers:
            return thinkers
    raise AssertionError("no bot has thought")


def lines_of(text: str) -> list[dict[str, Any]]:
    """Return the lines of a log; each is a JSON object."""
    return [json.loads(line) for line in text.splitlines()]


def test_the_server_prints_its_address_and_stops_on_a_signal(tmp_path: Path) -> None:
    with program(tmp_path, "--log", "debug") as (process, address):

        async def test() -> None:
            http_api = HttpApi(address)
            ann = await http_api.open_table(new_table(name="Blackbeard", bots=["random", "random"]))
            client = Client(address, ann.table.id, ann.token, patience=0, views=True)
            await client.connect()
            await client.act(wire.Chat(client.new_id(), SECRET))
            await see_bots_think(client, [process.pid])
            process.send_signal(signal.SIGTERM)
            async for _ in client.follow():
                pass
            await client.close()
            tokens.append(ann.token)
            tokens.append(ann.table.id)

        tokens: list[str] = []
        run(test)
        out, err = process.communicate(timeout=LONG_S)
        assert (process.returncode, out) == (0, "")
        logged = lines_of(err)
        assert [line["event"] for line in logged if line["event"] in ("starting", "stopped")] == ["starting", "stopped"]
        assert any(line.get("route") == "/api/v1/tables" for line in logged)
        for secret in (*tokens, SECRET, "Blackbeard"):
            assert secret not in err
    assert (tmp_path / "mutiny" / "mutiny.db").exists()
    assert (tmp_path / "mutiny").stat().st_mode & 0o077 == 0


def test_several_workers_serve_the_same_tables_and_a_dead_one_is_replaced(tmp_path: Path) -> None:
    with program(tmp_path, "--workers", 2, MUTINY_METRICS="all") as (process, address):

        async def test() -> None:
            http_api = HttpApi(address)
            ann = await http_api.open_table(new_table())
            children = children_of(process.pid)
            async with Client(address, ann.table.id, ann.token) as client:
                for number in range(5):
                    await client.act(wire.Chat(client.new_id(), f"ahoy {number}"))
                for child in children:
                    os.kill(child, signal.SIGKILL)
                for number in range(5, 10):
                    await client.act(wire.Chat(client.new_id(), f"ahoy {number}"))
                assert client.connections >= 2
                story = client.follow()
                messages = [await anext(story) for _ in range(11)]
                texts = [message.text for message in messages if isinstance(message, wire.Chatted)]
                assert texts == [f"ahoy {number}" for number in range(10)]
            while len(children_of(process.pid)) < 2:
                await asyncio.sleep(0.05)
            async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=LONG_S) as browser:
                assert "mutiny_connections" in (await browser.get("/metrics")).text

        run(test)
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=LONG_S)
        assert (process.returncode, out) == (0, "")
        assert [line["event"] for line in lines_of(err)].count("worker died") >= 1
        assert not children_of(process.pid)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_second_signal_stops_at_once_and_loses_nothing(tmp_path: Path, workers: int) -> None:
    seats: list[tuple[str, str]] = []
    found: list[str] = []

    async def send_chat(address: str) -> None:
        ann = await HttpApi(address).open_table(new_table(bots=["random", "random"]))
        seats.append((ann.table.id, ann.token))
        async with Client(address, *seats[0]) as client:
            await client.act(wire.Chat(client.new_id(), "ahoy"))

    async def receive_chat(address: str) -> None:
        async with Client(address, *seats[0]) as client:
            async for message in client.follow():
                if isinstance(message, wire.Chatted):
                    found.append(message.text)
                    return

    with program(tmp_path, "--workers", workers) as (process, address):
        run(lambda: send_chat(address))
        address_pair = ("127.0.0.1", int(address.rstrip("/").rsplit(":", 1)[1]))
        # The server would wait for a request that never ends.
        with socket.create_connection(address_pair) as slow:
            slow.sendall(
                b"POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                b"Content-Length: 100\r\n\r\n{"
            )
            process.send_signal(signal.SIGTERM)
            # Two signals at once may arrive as one: send the second after the first was handled.
            time.sleep(1.0)
            process.send_signal(signal.SIGTERM)
            out, _ = process.communicate(timeout=LONG_S)
        assert (process.returncode, out) == (0, "")
        assert not children_of(process.pid)
    with program(tmp_path) as (process, address):
        run(lambda: receive_chat(address))
    assert found == ["ahoy"]


def test_nothing_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    with program(tmp_path, "--workers", 2) as (process, address):

        async def test() -> None:
            ann = await HttpApi(address).open_table(new_table(bots=["random", "random"]))
            workers = children_of(process.pid)
            async with Client(address, ann.table.id, ann.token, views=True) as client:
                thinkers = await see_bots_think(client, workers)
            process.kill()
            while any(is_alive(each) for each in workers + thinkers):
                await asyncio.sleep(0.02)

        run(test)


def is_alive(pid: int) -> bool:
    """Return whether a process exists and has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children_of(pid: int) -> list[int]:
    """Return the workers of a server: its child processes."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except (OSError, ValueError, IndexError):
            continue
        if parent == pid and b"spawn_main" in command:
            found.append(int(folder.name))
    return found


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = begin(tmp_path, "--port", port)
        out, err = process.communicate(timeout=LONG_S)
    why = "is taken, perhaps by another server; choose another one with --port."
    assert (process.returncode, out, err) == (1, "", f"mutiny: port {port} of 127.0.0.1 {why}\n")


def test_unusable_folders_hosts_and_databases_are_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    database = f"sqlite:///{tmp_path}/mutiny.db"
    with pytest.raises(CannotServe, match="Not a directory; name another folder with --data"):
        make_folder(tmp_path / "file" / "folder")
    with (
        pytest.raises(CannotServe, match="No such file or directory; name another folder"),
        database_lock(f"sqlite:///{tmp_path}/nowhere/mutiny.db"),
    ):
        pass
    with (
        database_lock(database),
        pytest.raises(CannotServe, match="another server uses this database"),
        database_lock(database),
    ):
        pass
    with database_lock(database):
        # The port is free again.
        pass
    with (
        pytest.raises(CannotServe, match=r"there is no host 'no\.such\.host\.invalid' here"),
        listening_socket("no.such.host.invalid", 0),
    ):
        pass
    with pytest.raises(CannotServe, match="that address is not this machine's"), listening_socket("192.0.2.1", 0):
        pass


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--port", "http"], "serve: --port: 'http' is not a port; write a whole number from 0 to 65535."),
        (["--workers", "0"], "serve: --workers: '0' is not a number of workers; write a whole number from 1 to 64."),
        (["--databse", "x"], "serve has no option '--databse'; did you mean --database?"),
    ],
)
def test_bad_settings_are_reported(capsys: pytest.CaptureFixture[str], arguments: list[str], why: str) -> None:
    assert main(["serve", *arguments]) == 2
    assert capsys.readouterr() == ("", f"mutiny: {why}\n")


def test_a_database_that_does_not_answer_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(*arguments: Any) -> Store:
        store = open_store(*arguments)
        store.patience = 0.1
        return store

    monkeypatch.setattr(worker, "open_store", impatient)
    monkeypatch.setattr(logging_setup, "configure", lambda level: None)
    settings = settings_for(tmp_path, database="postgresql://127.0.0.1:1/mutiny")
    with listening_socket("127.0.0.1", 0) as listener:
        trouble = worker.run_worker(settings, listener, False, lambda _: None)
    assert trouble is not None
    assert trouble.startswith("the database ")
    assert "refused" in trouble


def test_a_backup_is_made_while_tables_are_served(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with program(tmp_path) as (_, address):

        async def test() -> None:
            await HttpApi(address).open_table(new_table(open=True))

        run(test)
        copy = tmp_path / "copy.db"
        backup = ["serve", "--data", str(tmp_path / "mutiny"), "--backup", str(copy)]
        assert main(backup) == 0
        assert str(copy) in capsys.readouterr().out
        # An existing file is not overwritten.
        assert main(backup) == 1
        assert "goes into a new file" in capsys.readouterr().err
    assert copy.exists()
    with program(tmp_path, "--database", f"sqlite:///{copy}") as (_, address):

        async def again() -> None:
            assert len(await HttpApi(address).lobby()) == 1

        run(again)
