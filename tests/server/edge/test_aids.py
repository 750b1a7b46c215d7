"""Earlier positions and hints over HTTP: given to the seat that a token proves, otherwise refused with a message."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from httpx import AsyncClient, Response
from server.servers import RunningServer, browser, new_table, run, running_server
from server.tables.test_undo_bots import table_with_bots

from mutiny.bots import Budget
from mutiny.client import Client
from mutiny.protocol import messages as wire
from mutiny.protocol.api import MOST_POSITIONS, Hint, HintQuestion
from mutiny.server.bots import hint_pool
from mutiny.server.bots.hint_pool import AdviceRequest, HintPool
from mutiny.server.common.refusal import Refusal
from mutiny.server.common.settings import Allowance
from mutiny.server.service.aids import advice_request
from mutiny.server.tables.entries import MoveMade, SeatTakenOver
from mutiny.server.tables.table import Participant

GAMES = {"meuterer": 3, "traitres": 3, "cartagena": 2}


class InProcessHintPool(HintPool):
    """A pool that computes hints in this process, when the test allows it."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed = asyncio.Event()
        self.allowed.set()
        self.computed = 0

    async def _compute(self, request: AdviceRequest) -> Hint:
        await self.allowed.wait()
        self.computed += 1
        return hint_pool.hint(request)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_pool, "BUDGET", Budget(60))


def pool_of(server: RunningServer) -> InProcessHintPool:
    pool = InProcessHintPool()
    server.worker.service.aids.hints = pool
    return pool


async def turn_of(client: Client) -> wire.View | None:
    """Return the view in which the player is to decide; None if the game ends before that."""
    while True:
        seen = await client.look()
        if seen.legal:
            return seen
        if (seen.view or {}).get("phase") == "over":
            return None
        await asyncio.sleep(0.01)


class Turn(NamedTuple):
    """A player who is to decide."""

    table: str
    token: str
    player: Client
    seen: wire.View


@asynccontextmanager
async def turn_against_bots(server: RunningServer, game: str) -> AsyncIterator[Turn]:
    """Open a table for a player and random bots, and wait for the player's turn.

    Random bots may end a game before the player's first turn; then open another table.
    """
    for _ in range(20):
        wanted = new_table(game=game, players=GAMES[game], bots=["random"] * (GAMES[game] - 1))
        ann = await server.http_api.open_table(wanted)
        async with Client(server.address, ann.table.id, ann.token, views=True) as player:
            seen = await turn_of(player)
            if seen is not None:
                yield Turn(ann.table.id, ann.token, player, seen)
                return
    pytest.fail("the player had no turn in any of 20 games")


async def ask(client: AsyncClient, table: str, what: str, **body: Any) -> Response:
    return await client.post(f"/api/v1/tables/{table}/{what}", json=body)


def problem(answer: Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]


@pytest.mark.parametrize("game", GAMES)
def test_a_player_looks_back_while_the_game_goes_on(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            then: dict[int, dict[str, Any]] = {}
            async with turn_against_bots(server, game) as (table, token, player, first):
                seen: wire.View | None = first
                while seen is not None and len(then) < 3:
                    assert seen.view is not None
                    then[seen.n] = seen.view
                    await player.move(seen.legal[0])
                    seen = await turn_of(player)
                answer = await ask(client, table, "positions", token=token, n=list(then), lang="de")
            assert answer.status_code == 200
            assert answer.json()["seat"] == 0
            assert [position["view"] for position in answer.json()["positions"]] == list(then.values())
            assert all(position["acting"] for position in answer.json()["positions"])
            # A spectator has other numbers and another view.
            watched = (await ask(client, table, "positions", n=[3])).json()
            assert watched["seat"] is None
            assert watched["positions"][0]["view"] not in then.values()

    run(test)


def test_positions_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            ann = await server.http_api.open_table(new_table(game="meuterer", players=3))
            table = ann.table.id
            other = await server.http_api.open_table(new_table(game="meuterer", players=3))
            for token in ("nonsense", other.token):
                answer = await ask(client, table, "positions", token=token, n=[1])
                assert problem(answer) == (401, "this link belongs to no seat of this table.")
            told = server.worker.service.cache.tables[table].table.message_counts[0]
            answer = await ask(client, table, "positions", token=ann.token, n=[told + 1])
            assert problem(answer) == (400, f"there is no position after message {told + 1}: you were sent {told}.")
            assert (await ask(client, table, "positions", n=[])).status_code == 400
            assert (await ask(client, table, "positions", n=[1] * (MOST_POSITIONS + 1))).status_code == 400
            assert (await ask(client, table, "positions", n=[-1])).status_code == 400
            assert (await ask(client, "none", "positions", n=[1])).status_code == 404

    run(test)


def test_aids_count_against_the_limits_of_an_address(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path, address_requests=Allowance(0.001, 4)) as server, browser(server) as client:
            ann = await server.http_api.open_table(new_table(game="meuterer", players=3))
            answers = [await ask(client, ann.table.id, "positions", n=[0]) for _ in range(5)]
            assert [answer.status_code for answer in answers][-1] == 429

    run(test)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_hint_has_the_best_moves_and_the_reasons(tmp_path: Path, game: str, lang: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            pool = pool_of(server)
            async with turn_against_bots(server, game) as (table, token, player, seen):
                body = {"token": token, "at": seen.n, "lang": lang}
                answer = await ask(client, table, "hint", **body)
                assert answer.status_code == 200
                found = answer.json()
                assert found["n"] == seen.n
                assert 1 <= len(found["moves"]) <= 3
                assert all(each["move"] in seen.legal for each in found["moves"])
                assert all("±" in each["estimate"] for each in found["moves"])
                assert found["heading"]
                # The same position gets the same answer, without a second computation.
                assert (await ask(client, table, "hint", **body)).json() == found
                assert pool.computed == 1
                # Chat does not change the position.
                await player.act(wire.Chat("c1", "hm"))
                assert (await ask(client, table, "hint", **body)).status_code == 200

    run(test)


def test_hints_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            pool_of(server)
            waiting = await server.http_api.open_table(new_table(game="meuterer", players=3))
            answer = await ask(client, waiting.table.id, "hint", token=waiting.token, at=0)
            assert problem(answer) == (409, "the game has not begun.")
            people = await server.http_api.open_table(new_table(game="meuterer", players=3, bots=["random"]))
            joined = await client.post(f"/api/v1/tables/{people.table.id}/join", json={"name": "Bo"})
            assert joined.status_code == 201
            answer = await ask(client, people.table.id, "hint", token=people.token, at=0)
            assert problem(answer) == (409, "there are hints only against bots: another person sits at this table.")
            async with turn_against_bots(server, "meuterer") as (table, token, player, first):
                assert (await ask(client, table, "hint", token="nonsense", at=0)).status_code == 401
                assert (await ask(client, table, "hint", at=0)).status_code == 400
                answer = await ask(client, table, "hint", token=token, at=0)
                assert problem(answer) == (409, "the game has gone on since: look at it again.")
                answer = await ask(client, table, "hint", token=token, at=first.n + 9)
                assert answer.status_code == 400
                seen: wire.View | None = first
                while seen is not None:
                    await player.move(seen.legal[0])
                    seen = await turn_of(player)
                answer = await ask(client, table, "hint", token=token, at=first.n)
                assert problem(answer) == (409, "the game is over.")

    run(test)


def test_a_hint_for_a_position_that_is_past_is_dropped(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            pool = pool_of(server)
            async with turn_against_bots(server, "meuterer") as (table, token, player, seen):
                pool.allowed.clear()
                asked = asyncio.ensure_future(ask(client, table, "hint", token=token, at=seen.n))
                while not pool._hints:
                    await asyncio.sleep(0.01)
                # A table gets one hint at a time.
                answer = await ask(client, table, "hint", token=token, at=seen.n, lang="fr")
                assert problem(answer) == (429, "a hint for this table is on its way: wait a moment.")
                await player.move(seen.legal[0])
                pool.allowed.set()
                why = "the game has gone on since: the hint was for an earlier position."
                assert problem(await asked) == (409, why)

    run(test)


def test_hints_are_computed_in_another_process(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running_server(tmp_path) as server,
            browser(server) as client,
            turn_against_bots(server, "traitres") as (table, token, _, seen),
        ):
            body = {"token": token, "at": seen.n}
            answer = await client.post(f"/api/v1/tables/{table}/hint", json=body)
            assert answer.status_code == 200

    run(test)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_hint_for_the_turn_of_another_seat(game: str) -> None:
    made = table_with_bots(game)
    table = made.table
    for _ in range(20):
        if 0 not in made.match.state.acting:
            break
        made.apply(MoveMade(3000, 0, made.match.legal_moves(0)[0]))
    question = HintQuestion("token", table.message_counts[0])
    with pytest.raises(Refusal, match="it is not your turn"):
        advice_request(table, Participant(0, "digest 0"), question)
    with pytest.raises(Refusal, match="there are hints for players"):
        advice_request(table, Participant(), question)
    made.apply(SeatTakenOver(4000, 0, "left"))
    with pytest.raises(Refusal, match="a bot has your seat"):
        advice_request(table, Participant(0, "digest 0"), question)
