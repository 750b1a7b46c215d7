"""`play --server`: a table is opened, joined and played from the terminal; what goes wrong is said in a sentence."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from cli.running import PROGRAM, Run
from helpers.patience import LONG_S, wait_until

from mutiny import read_record, replay
from mutiny.client import HttpApi
from mutiny.protocol.api import NewTable

ROOT = Path(__file__).parents[2]
SEAT = re.compile(r"^  (?P<address>http://[^/]+)/t/(?P<table>[^#\s]+)#(?P<token>\S+)$", re.MULTILINE)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server and return its address."""
    folder = str(tmp_path_factory.mktemp("server"))
    command = [*PROGRAM, "serve", "--port", "0", "--data", folder, "--pace", "0", "--log", "error"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://[^ ]+(?=/)", process.stdout.readline())
    assert found is not None
    yield found[0]
    process.terminate()
    process.wait(LONG_S)
    process.stdout.close()


@pytest.mark.parametrize(("game", "lang"), [("meuterer", "en"), ("traitres", "fr"), ("cartagena", "de")])
def test_a_whole_game_against_bots(run: Run, address: str, game: str, lang: str) -> None:
    command = ("play", game, "--server", address, "--players", 3, "--bots", "easy,random", "--name", "Zoe")
    ran = run(*command, "--lang", lang, typed="rules\n?\n" + "1\n" * 300)
    assert (ran.status, ran.err) == (0, "")
    seat = SEAT.search(ran.out)
    assert seat is not None
    record = read_record(asyncio.run(HttpApi(address).record(seat["table"])))
    assert record.players[0] == "Zoe"
    assert replay(record).over


def test_a_table_is_opened_left_and_joined(run: Run, address: str, tmp_path: Path) -> None:
    opened = run("play", "--server", f"{address}/", "--players", 3, "--bots", "random", "--name", "Zoe", typed="quit\n")
    assert (opened.status, opened.err) == (0, "")
    assert "One seat is free." in opened.out
    seat = SEAT.search(opened.out)
    assert seat is not None
    invitation = f"{address}/t/{seat['table']}"
    assert f"\n  {invitation}\n" in opened.out
    assert opened.out.endswith(f"Your seat stays yours. To come back:\n  mutiny play --server '{seat[0].strip()}'\n")
    # Bo takes the free seat, so the game begins; a third person can only watch.
    with (
        background(tmp_path / "bo", "play", "--server", invitation, "--name", "Bo") as bo,
        background(tmp_path / "cy", "play", "--server", invitation, "--name", "Cy") as third,
    ):
        assert (tmp_path / "cy").read_text().startswith("All seats are taken: you are watching.\n")
        third.kill()
        # Zoe comes back to her seat by its link, and plays to the end.
        back = run("play", "--server", seat[0].strip(), typed="chat Ahoy\nundo\nsay hello\n" + "1\n" * 300)
        assert (back.status, back.err) == (0, "")
        for text in ("You are Zoe.", "The game begins.", "Zoe is dealt 5 cards: ", "Zoe: Ahoy", "The game is over"):
            assert text in back.out
        assert bo.wait(LONG_S) == 0
    out = (tmp_path / "bo").read_text()
    assert out.startswith("You are Bo. The link to your seat, for you alone:\n")
    assert "Zoe: Ahoy" in out
    assert "Bo is dealt 5 cards: " in out


@contextmanager
def background(out: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run a command that makes the first move on every turn, and wait until it has written something."""
    typed = out.with_suffix(".typed")
    typed.write_text("1\n" * 300)
    with typed.open() as source, out.open("w") as target:
        process = subprocess.Popen([*PROGRAM, *arguments], stdin=source, stdout=target, stderr=target, text=True)
        try:
            wait_until(lambda: out.stat().st_size > 0)
            yield process
        finally:
            process.kill()
            process.wait()


def test_the_game_starts_with_bots_in_the_free_seats(run: Run, address: str) -> None:
    ran = run("play", "--server", address, "--players", 4, "--name", "Zoe", typed="start random\n" + "1\n" * 300)
    assert (ran.status, ran.err) == (0, "")
    assert "3 seats are free." in ran.out
    assert "The game is over" in ran.out


@pytest.mark.parametrize(
    ("arguments", "status", "line"),
    [
        (
            ["--server", "ftp://x"],
            2,
            "'ftp://x' is not a link to a server; write http://HOST:PORT, or the link of a table.",
        ),
        (["--server", "ADDRESS", "--seed", "1"], 2, "--seed is for games on this machine, not for --server."),
        (["--server", "ADDRESS", "--name", "x" * 30], 2, "--name: a server takes names of at most 24 characters."),
        (["--server", "ADDRESS", "--bots", "a,b,c,d,e"], 2, "there are 5 bots for the 3 seats beside yours."),
        (["--server", "ADDRESS/t/nowhere"], 1, "ADDRESS: there is no such table."),
        (["--server", "http://127.0.0.1:1"], 1, "http://127.0.0.1:1: the server does not answer: Connection refused."),
        (["meutrer", "--server", "ADDRESS"], 2, "there is no game 'meutrer'; did you mean meuterer?"),
    ],
)
def test_what_goes_wrong_is_said(run: Run, address: str, arguments: list[str], status: int, line: str) -> None:
    ran = run("play", *(word.replace("ADDRESS", address) for word in arguments))
    assert (ran.status, ran.out, ran.err) == (status, "", f"mutiny: {line.replace('ADDRESS', address)}\n")


def test_a_wrong_token_is_refused(run: Run, address: str) -> None:
    wanted = NewTable(game="meuterer", name="Ann", players=3, bots=["random", "random"])
    table = asyncio.run(HttpApi(address).open_table(wanted)).table.id
    ran = run("play", "--server", f"{address}/t/{table}#wrong")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith(f"mutiny: {address}: ")


@pytest.mark.parametrize("how", ["new table", "seat", "free seat"])
def test_the_example_bot_survives_without_pace(address: str, how: str) -> None:
    api = HttpApi(address)
    if how == "new table":
        arguments = [address, "cartagena"]
    else:
        free = how == "free seat"
        wanted = NewTable(game="traitres", name="Ann", players=3, bots=["random"] if free else ["random", "random"])
        seated = asyncio.run(api.open_table(wanted))
        arguments = [f"{address}/t/{seated.table.id}" + ("" if free else f"#{seated.token}")]
    bot = [sys.executable, "examples/bots/network.py"]
    processes = [
        subprocess.Popen([*bot, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)
    ]
    if how == "free seat":
        link = f"{address}/t/{seated.table.id}#{seated.token}"
        processes.append(
            subprocess.Popen([*bot, link], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)
        )
    for process in processes:
        out, err = process.communicate(timeout=LONG_S)
        assert (process.returncode, err) == (0, "")
        assert out.startswith(("won by seat ", "nobody has won"))
