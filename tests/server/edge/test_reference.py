"""The page that describes the HTTP API: complete, well-formed, and loading nothing from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

from server.servers import browser, run, running_server


class Links(HTMLParser):
    """Collects the ids, the links and the tags that are left open."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_api_is_described(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            page = await client.get("/api/reference")
            assert page.status_code == 200
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            document = (await client.get("/api/v1/openapi.json")).json()
            found = Links()
            found.feed(page.text)
            assert found.open == []
            assert len(set(found.ids)) == len(found.ids)
            for path, methods in document["paths"].items():
                for method in methods:
                    assert re.search(rf"{method.upper()}</span> <code>{re.escape(path)}</code>", page.text)
            assert set(document["components"]["schemas"]) <= set(found.ids)
            for link in found.links:
                if link.startswith("#"):
                    assert link[1:] in found.ids
                else:
                    assert (await client.get(link)).status_code == 200
            assert "/api/reference" in (await client.get("/api")).text

    run(test)
