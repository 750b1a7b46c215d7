"""The HTTP API: its responses, its errors, and the headers of every response."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.servers import browser, new_table, run, running_server
from server.test_client import play
from structlog.testing import capture_logs

from mutiny.client import Client
from mutiny.protocol import messages as wire
from mutiny.server.common.settings import Allowance
from mutiny.server.edge import app, routes
from mutiny.server.edge.app import SECURITY_HEADERS
from mutiny.server.edge.problems import LARGEST_BODY, STATUSES
from mutiny.server.edge.routes import catalogue
from mutiny.server.edge.schema import schema

TABLE: dict[str, Any] = {"game": "meuterer", "name": "Ann", "players": 3}
JSON = {"content-type": "application/json"}


def test_every_response_has_the_security_headers(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            paths = ["/", "/healthz", "/readyz", "/api/v1/games", "/api/v1/openapi.json", "/nothing", "/metrics"]
            answers = [await client.get(path) for path in paths]
            answers.append(await client.put("/api/v1/games"))
            answers.append(await client.post("/api/v1/tables", content=b"{"))
            answers.append(await client.get("/", headers={"host": "evil.example"}))
            assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 200, 404, 200, 405, 415, 403]
            for answer in answers:
                for name, value in SECURITY_HEADERS:
                    assert answer.headers[name.decode()] == value.decode()
                assert "set-cookie" not in answer.headers
                assert "server" not in answer.headers
            assert len({answer.headers["x-request-id"] for answer in answers}) == len(answers)

    run(test)


def test_the_api_page_introduces_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            page = await client.get("/api")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert "This is a server of Mutiny" in page.text
            for link in ("/api/v1/games", "/api/v1/openapi.json", "/api/v1/messages.schema.json"):
                assert f'href="{link}"' in page.text
                assert (await client.get(link)).status_code == 200
            # The request that the page shows works.
            start = page.text.index("-d '") + 4
            body = page.text[start : page.text.index("'</pre>")]
            sent = await client.post("/api/v1/tables", content=body, headers=JSON)
            assert sent.status_code == 201

    run(test)


def test_tables_can_be_opened_joined_and_queried(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            opened = await client.post("/api/v1/tables", json={**TABLE, "open": True, "clock": {"move": 60}})
            assert opened.status_code == 201
            assert opened.headers["cache-control"] == "no-store"
            table = opened.json()["table"]["id"]
            joined = await client.post(f"/api/v1/tables/{table}/join", json={"name": "Bo"})
            assert (joined.status_code, joined.json()["seat"]) == (201, 1)
            tokens = {opened.json()["token"], joined.json()["token"]}
            assert len(tokens) == 2
            shown = await client.get(f"/api/v1/tables/{table}")
            assert [seat.get("name") for seat in shown.json()["seats"]] == ["Ann", "Bo", None]
            assert (await client.get("/api/v1/tables")).json()["tables"] == [shown.json()]
            for answer in (shown, await client.get("/api/v1/tables")):
                assert not any(token in answer.text for token in tokens)

    run(test)


BAD_TABLES: list[tuple[Any, str]] = [
    (b"", "this is not JSON: it ends too early."),
    (b"nonsense", "this is not JSON: invalid character (byte 4)."),
    (b'{"game": "\xff"}', "this is not JSON: it is not UTF-8 text."),
    (b"[]", "it must be an object, not a list."),
    (b"{}", "the field 'game' is missing."),
    ({**TABLE, "players": "3"}, "'players' must be a whole number, not a text."),
    ({**TABLE, "players": 99}, "'players' must be a whole number of at most 8."),
    ({**TABLE, "players": 5}, "meuterer is for 3 to 4 players, not 5."),
    ({**TABLE, "game": "meutere"}, "there is no game 'meutere'; did you mean meuterer?"),
    ({**TABLE, "name": ""}, "'name' must be a text of at least 1 characters."),
    ({**TABLE, "name": "\u202e"}, "a name needs letters one can read."),
    ({**TABLE, "seats": 3}, "there is no field 'seats'."),
    ({**TABLE, "options": {"pirates": "maybe"}}, "option pirates: 'maybe' is not one of off, on, double."),
    ({**TABLE, "options": {"pirates": 1}}, "'options' must be a text, not a whole number."),
    ({**TABLE, "bots": ["genius"]}, "there are no bots 'genius' here; there are random, easy, medium, hard."),
    ({**TABLE, "bots": ["easy"] * 3}, "3 bots leave no seat of 3 for you."),
    ({**TABLE, "clock": {"late": "x"}}, "'clock.late' must be written as ^(move|seat)$."),
]


def test_bad_tables_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            for body, why in BAD_TABLES:
                content = body if isinstance(body, bytes) else json.dumps(body)
                answer = await client.post("/api/v1/tables", content=content, headers=JSON)
                assert answer.status_code in (400, 409)
                assert answer.json()["why"].startswith(why)
                assert answer.json()["code"] in ("malformed", "name")

    run(test)


def test_impossible_requests_get_a_fitting_status(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            seated = await server.http_api.open_table(new_table(bots=["easy"]))
            table = seated.table.id
            form = {"content-type": "application/x-www-form-urlencoded"}
            page = {"origin": "https://evil.example"}
            big = json.dumps({**TABLE, "options": {"islands": "x" * LARGEST_BODY}})
            join = f"/api/v1/tables/{table}/join"
            cases = [
                (await client.post(join, content='{"name":"Bo"}', headers=form), 415, "not-json"),
                (await client.post(join, json={"name": "Bo"}, headers=page), 403, "origin"),
                (await client.post(join, json={"name": "ann"}), 409, "name"),
                (await client.post("/api/v1/tables/nowhere/join", json={"name": "Bo"}), 404, "no-table"),
                (await client.post("/api/v1/tables/a%00b/join", json={"name": "Bo"}), 404, "no-table"),
                (await client.get("/api/v1/tables/nowhere"), 404, "no-table"),
                (await client.get(f"/api/v1/tables/{'x' * 100}"), 404, "no-table"),
                (await client.get(f"/api/v1/tables/{table}/record"), 409, "not-now"),
                (await client.get(f"/api/v1/tables/{table}/replay"), 409, "not-now"),
                (await client.get(f"/api/v1/tables/{table}/replay?seat=x"), 400, "malformed"),
                (await client.get("/api/v1/archive?limit=1000"), 400, "malformed"),
                (await client.delete(f"/api/v1/tables/{table}"), 405, "method"),
                (
                    await client.post("/api/v1/tables", content=big, headers=JSON),
                    413,
                    "too-big",
                ),
            ]
            for answer, status, code in cases:
                assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
                assert answer.json()["why"].endswith(".")
                assert "Traceback" not in answer.text
            assert cases[11][0].headers["allow"]
            assert (await client.post(join, json={"name": "Bo"})).status_code == 201
            full = await client.post(join, json={"name": "Cy"})
            assert (full.status_code, full.json()["code"]) == (409, "closed")

    run(test)


def test_a_token_finds_its_seat_and_no_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            ann = await server.http_api.open_table(new_table(players=3))
            bo = await server.http_api.join(ann.table.id, "Bo")
            elsewhere = await server.http_api.open_table(new_table(players=3))
            seat = f"/api/v1/tables/{ann.table.id}/seat"
            nobody = {"seat": None, "token": None}
            for tokens, answer in (
                ([], nobody),
                ([elsewhere.token, "guess", ""], nobody),
                ([elsewhere.token, bo.token], {"seat": 1, "token": bo.token}),
                ([ann.token], {"seat": 0, "token": ann.token}),
            ):
                found = await client.post(seat, json={"tokens": tokens})
                assert (found.status_code, found.json()) == (200, answer)
                assert found.headers["cache-control"] == "no-store"
            page = {"origin": "https://evil.example"}
            for refused, status, code in (
                (await client.post(seat, json={"tokens": [bo.token]}, headers=page), 403, "origin"),
                (await client.post(seat, json={"tokens": ["x" * 81]}), 400, "malformed"),
                (await client.post(seat, json={"tokens": ["x"] * 101}), 400, "malformed"),
                (await client.post("/api/v1/tables/nowhere/seat", json={"tokens": []}), 404, "no-table"),
            ):
                assert (refused.status_code, refused.json()["code"]) == (status, code), refused.text

    run(test)


def test_a_defect_is_not_explained_to_clients(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:

            async def broken(name: str) -> None:
                raise ZeroDivisionError("the seed is 1234")

            monkeypatch.setattr(server.worker.service.queries, "info", broken)
            answer = await client.get("/api/v1/tables/nowhere")
            assert answer.status_code == 500
            assert answer.json() == {"code": "defect", "why": "something went wrong here; it is noted."}

    run(test)


def test_limits_of_an_address_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "monotonic", lambda: 1000.0)

    async def test() -> None:
        limits = {"address_requests": Allowance(0.001, 5), "address_openings": Allowance(0.01, 1)}
        async with running_server(tmp_path, **limits) as server, browser(server) as client:
            assert (await client.post("/api/v1/tables", json=TABLE)).status_code == 201
            again = await client.post("/api/v1/tables", json=TABLE)
            assert (again.status_code, again.json()["code"]) == (429, "too-fast")
            assert again.json()["why"] == "too many new tables from your address: wait 100 seconds."
            assert again.headers["retry-after"] == "100"
            statuses = [(await client.get("/healthz")).status_code for _ in range(5)]
            assert statuses == [200, 200, 200, 429, 429]

    run(test)


def test_files_of_the_client_do_not_use_up_the_requests_of_an_address(tmp_path: Path) -> None:
    async def test() -> None:
        limits = {"address_requests": Allowance(0.001, 2), "address_files": Allowance(0.001, 30)}
        async with running_server(tmp_path, **limits) as server, browser(server) as client:
            pages = [(await client.get("/")).status_code for _ in range(31)]
            assert pages == [pages[0]] * 30 + [429]
            assert pages[0] == 200
            answers = [(await client.get("/api/v1/games")).status_code for _ in range(3)]
            assert answers == [200, 200, 429]

    run(test)


def test_metrics_are_only_for_this_machine_by_default(tmp_path: Path) -> None:
    async def counts(**more: Any) -> list[int]:
        async with running_server(tmp_path, **more) as server, browser(server) as client:
            proxied = await client.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
            return [(await client.get("/metrics")).status_code, proxied.status_code]

    async def test() -> None:
        assert await counts() == [200, 404]
        assert await counts(metrics="all") == [200, 200]
        assert await counts(metrics="off") == [404, 404]
        async with running_server(tmp_path) as server, browser(server) as client:
            await client.post("/api/v1/tables", json=TABLE)
            await client.get("/nothing")
            text = (await client.get("/metrics")).text
            assert 'mutiny_http_requests_total{route="/api/v1/tables",status="201"} 1.0' in text
            assert 'mutiny_refusals_total{code="not-found"} 1.0' in text

    run(test)


def test_readiness_is_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            assert (await client.get("/readyz")).text == "ready\n"
            monkeypatch.setattr(app, "READY_S", 0.05)

            async def gone(limit: int) -> None:
                await asyncio.Event().wait()

            server.worker.store.lobby = gone  # type: ignore[assignment]
            unready = await client.get("/readyz")
            assert (unready.status_code, unready.text) == (503, "the database does not answer\n")
            assert (await client.get("/healthz")).text == "ok\n"

    run(test)


def test_pages_of_allowed_origins_may_use_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path, origins=("https://example.org",)) as server, browser(server) as client:
            ours = {"origin": "https://example.org"}
            preflight = {
                **ours,
                "access-control-request-method": "POST",
                "access-control-request-headers": "content-type",
            }
            allowed = await client.options("/api/v1/tables", headers=preflight)
            assert allowed.headers["access-control-allow-origin"] == "https://example.org"
            opened = await client.post("/api/v1/tables", json=TABLE, headers={**ours, "host": "example.org"})
            assert opened.status_code == 201
            assert "access-control-allow-credentials" not in opened.headers
            stranger = await client.get("/api/v1/games", headers={"origin": "https://evil.example"})
            assert "access-control-allow-origin" not in stranger.headers

    run(test)


def test_the_record_of_a_finished_game_can_be_fetched(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            ann = await server.http_api.open_table(new_table(game="traitres", open=True, bots=["random", "random"]))
            async with Client(server.address, ann.table.id, ann.token, views=True) as player:
                await play(player)
            table = f"/api/v1/tables/{ann.table.id}"
            record = await client.get(f"{table}/record")
            assert record.headers["content-disposition"] == f'attachment; filename="mutiny-{ann.table.id}.json"'
            entries = len(record.json()["moves"])
            mine = (await client.get(f"{table}/replay?seat=0&entry=1")).json()
            assert (mine["entry"], mine["entries"], mine["seat"]) == (1, entries, 0)
            whole = (await client.get(f"{table}/replay?everything=true")).json()
            assert (whole["entry"], len(whole["views"])) == (entries, 3)
            wrong = await client.get(f"{table}/replay?seat=7")
            assert (wrong.status_code, wrong.json()["why"]) == (400, "there is no seat 7: seats run from 0 to 2.")
            archive = (await client.get("/api/v1/archive?limit=1")).json()
            assert [info["id"] for info in archive["tables"]] == [ann.table.id]
            earlier = (await client.get(f"/api/v1/archive?before={archive['before']}")).json()
            assert earlier == {"tables": [], "before": None}
            assert (await client.get("/api/v1/archive?game=meuterer")).json()["tables"] == []

    run(test)


def test_the_schema_knows_every_message() -> None:
    known = schema()
    assert set(known["properties"]["client"]["discriminator"]["mapping"]) >= {"hello", "move", "ping"}
    assert set(known["properties"]["server"]["discriminator"]["mapping"]) >= {"welcome", "event", "bye"}
    assert known["$defs"]["Move"]["required"] == ["type", "id", "at", "move"]


def test_every_code_has_a_status_and_is_known_to_clients() -> None:
    assert set(STATUSES) <= set(wire.CODES)


def test_a_game_that_cannot_be_loaded_is_left_out_of_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = catalogue()
    monkeypatch.setattr("mutiny.server.edge.routes.game_names", lambda: ("broken", "cartagena", "meuterer", "traitres"))
    with capture_logs() as lines:
        assert catalogue() == whole
    assert lines[0]["game"] == "broken"
