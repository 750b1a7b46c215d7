"""The web client's files: found by their paths and the client's routes, compressed and cached."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.servers import browser, run, running_server

from mutiny.server.edge import app, static_files
from mutiny.server.edge.static_files import NO_CLIENT_PAGE, StaticFiles

FILES = {
    "/index.html": b"<!doctype html><title>Mutiny</title>",
    "/sw.js": b"// nothing",
    "/assets/index-abc.js": b"console.log(1)",
    "/assets/index-abc.js.br": b"packed well",
    "/assets/index-abc.js.gz": b"packed",
}


@pytest.fixture
def client_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Serve a client that consists of a few files."""
    monkeypatch.setattr(app, "built_client", lambda: StaticFiles(FILES))


@pytest.mark.usefixtures("client_built")
def test_every_route_of_the_client_shows_its_page(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            for path in (
                "/",
                "/lobby",
                "/t/abc",
                "/t/abc/",
                "/new/meuterer",
                "/r/abc?entry=3",
                "/rules/traitres",
                "/learn",
            ):
                page = await client.get(path)
                assert (page.status_code, page.text) == (200, FILES["/index.html"].decode())
                assert page.headers["cache-control"] == "no-cache"
                assert "default-src 'self'" in page.headers["content-security-policy"]
            assert (await client.head("/")).content == b""

    run(test)


@pytest.mark.usefixtures("client_built")
def test_files_are_compressed_and_cacheable(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            for accepts, encoding in (
                ("gzip, deflate, br", "br"),
                ("gzip", "gzip"),
                ("br;q=0, gzip", "gzip"),
                ("", None),
            ):
                request = client.build_request("GET", "/assets/index-abc.js", headers={"accept-encoding": accepts})
                answer = await client.send(request, stream=True)
                body = b"".join([part async for part in answer.aiter_raw()])
                assert answer.headers.get("content-encoding") == encoding
                assert body == FILES["/assets/index-abc.js" + {"br": ".br", "gzip": ".gz", None: ""}[encoding]]
                assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
                assert answer.headers["content-type"] == "text/javascript; charset=utf-8"

    run(test)


@pytest.mark.usefixtures("client_built")
def test_a_cached_file_is_not_sent_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            first = await client.get("/sw.js")
            again = await client.get("/sw.js", headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            other = await client.get("/sw.js", headers={"if-none-match": '"other"'})
            assert other.status_code == 200

    run(test)


@pytest.mark.usefixtures("client_built")
def test_other_paths_have_no_file(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            for path in (
                "/assets/other.js",
                "/assets/",
                "/index.html.br",
                "/assets/index-abc.js.br",
                "/nowhere",
                "/%2e%2e/x",
            ):
                answer = await client.get(path)
                assert answer.status_code == 404, path
                assert answer.json()["code"] == "not-found"
            # For a browser, the client itself shows that the page is missing.
            page = await client.get("/nowhere", headers={"accept": "text/html,*/*"})
            assert (page.status_code, page.content) == (404, FILES["/index.html"])
            answer = await client.get("/api/v1/nowhere", headers={"accept": "text/html,*/*"})
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
            assert (await client.get("/healthz", headers={"accept": "text/html"})).text == "ok\n"
            assert (await client.post("/lobby", json={})).status_code == 404

    run(test)


def test_a_missing_client_is_said_by_every_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "_folder", lambda: tmp_path / "static")

    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            for path, status in (("/", 200), ("/t/abc", 200), ("/nowhere", 404)):
                page = await client.get(path, headers={"accept": "text/html,*/*"})
                assert (page.status_code, page.content) == (status, NO_CLIENT_PAGE)
                assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert (await client.get("/api")).text.startswith("<!doctype html>")
            assert (await client.get("/api/v1/games")).status_code == 200

    assert not static_files.has_client()
    run(test)
