"""Several machines: servers with one database behind a real web server that routes by table, killed in turns."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest
from helpers.patience import LONG_S
from helpers.soaking import varied
from server.crowds import Crowd, compare_with_database
from server.programs import ServerProgram, free_port, program

from mutiny.client import HttpApi

Runs = Callable[[int, int], int]
EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "deploy"
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


class Front:
    """The web server in front, as a crowd sees it."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.sockets = f"ws://127.0.0.1:{port}/api/v1"

    @property
    def http_api(self) -> HttpApi:
        """Return the HTTP API behind it."""
        return HttpApi(self.address)


def configured(name: str, folder: Path, port: int, servers: list[ServerProgram]) -> list[str]:
    """Write our example's configuration for these servers; return the command that starts the web server."""
    machines = [f"127.0.0.1:{server.port}" for server in servers]
    if name == "caddy":
        text = (EXAMPLES / "Caddyfile.machines").read_text()
        text = text.replace("mutiny.example.org", f"http://127.0.0.1:{port}").replace(
            "10.0.0.1:8765 10.0.0.2:8765", " ".join(machines)
        )
        (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
        return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    text = (EXAMPLES / "nginx-machines.conf").read_text().replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    for number, machine in enumerate(machines, 1):
        text = text.replace(f"10.0.0.{number}:8765", machine)
    main = f"pid {folder}/pid; error_log {folder}/error.log; daemon off; events {{}}"
    (folder / "nginx.conf").write_text(f"{main} http {{ access_log off; {text} }}")
    return ["nginx", "-c", str(folder / "nginx.conf")]


@contextmanager
def web_server(name: str, folder: Path, servers: list[ServerProgram]) -> Iterator[Front]:
    """Run a web server in front of some servers."""
    if shutil.which(name) is None:
        pytest.skip(f"there is no {name} here")
    port = free_port()
    with (folder / "front.log").open("wb") as log:
        process = subprocess.Popen(configured(name, folder, port, servers), stdout=log, stderr=log)
    try:
        yield Front(port)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(LONG_S)


@pytest.mark.soak
@pytest.mark.parametrize("name", ["caddy", "nginx"])
def test_machines_that_are_killed_in_turns_lose_nothing(
    tmp_path: Path, postgres_url: str, name: str, runs: Runs
) -> None:
    kills = runs(2, 60)
    rng = Random(varied(name))

    async def test(servers: list[ServerProgram], front: Front) -> Crowd:
        for server in servers:
            await server.start()
        crowd = Crowd(front, name, 30 + 4 * kills)
        for game, players in (("meuterer", 3), ("traitres", 4), ("cartagena", 2)):
            await crowd.open_table(game, players, devices=2)
        for number in range(kills):
            await crowd.until_answers(rng.randrange(20, 100))
            server = servers[number % 2]
            os.killpg(server.pid, signal.SIGKILL)
            await server.gone()
            await crowd.until_answers(rng.randrange(5, 20))
            await server.start()
        await crowd.until_all_change()
        await crowd.finish_acts()
        await crowd.disconnect()
        for server in servers:
            assert await server.stop() == 0
        return crowd

    with ExitStack() as stack:
        servers = []
        for number in range(2):
            folder = tmp_path / str(number)
            folder.mkdir()
            servers.append(stack.enter_context(program(folder, "--workers", 2, "--database", postgres_url)))
        front = stack.enter_context(web_server(name, tmp_path, servers))
        crowd = asyncio.run(test(servers, front))
    assert compare_with_database(crowd, postgres_url, tmp_path / "records") > 20 * kills
    assert not any(server.defects() for server in servers)
