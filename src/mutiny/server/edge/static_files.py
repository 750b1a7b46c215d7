"""The web client's files, built into the package (static/), with their HTTP headers.

All files are held in memory, so no request can reach any other file.
"""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from msgspec import Struct

ROUTES: Final = frozenset({"", "games", "learn", "lobby", "mine", "new", "r", "rules", "t"})
"""The first path segments of the client's own pages: each of them gets the same HTML file."""
CONTENT_TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings, the best first, and the suffixes of the encoded files."""
IMMUTABLE: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
PAGE: Final = "/index.html"
NO_CLIENT: Final = "the web client is missing here, so browsers have nothing to show; programs can play."
NO_CLIENT_PAGE: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mutiny: the web client is missing</title>
<h1>The web client is missing</h1>
<p>This server of Mutiny works, but it was installed without the web client, so there is nothing to see here.
Programs can play by <a href="/api">its API</a>.</p>
<p>If you run this server: every released package has the client, and <code>make web</code> builds it in a clone.
Then start the server again.</p>
</html>
"""
"""The page that is shown instead of the client."""


class StaticFile(Struct, frozen=True):
    """A file, compressed and not, with its headers."""

    bodies: dict[str, bytes]
    """By encoding; "" is the plain file."""
    content_type: str
    etag: str
    cache_control: str

    def response(self, accepts: str, cached: str | None, status: int = 200) -> tuple[int, list[tuple[str, str]], bytes]:
        """Return status, headers and body for a browser's accepted encodings and cached version."""
        headers = [("content-type", self.content_type), ("cache-control", self.cache_control), ("etag", self.etag)]
        headers.append(("vary", "accept-encoding"))
        if cached == self.etag and status == 200:
            return 304, headers, b""
        accepted = {
            each.split(";")[0].strip() for each in accepts.lower().split(",") if "q=0" not in each.split(";")[1:]
        }
        encoding = next((each for each in ENCODINGS if each in accepted and each in self.bodies), "")
        body = self.bodies[encoding]
        if encoding:
            headers.append(("content-encoding", encoding))
        headers.append(("content-length", str(len(body))))
        return status, headers, body


class StaticFiles:
    """The files of the client, by path.

    >>> files = StaticFiles({"/index.html": b"<title>Mutiny</title>", "/assets/a-1.js": b"1"})
    >>> [files.find(path) is not None for path in ("/", "/t/abc", "/assets/a-1.js", "/api/v1/games", "/../secret")]
    [True, True, True, False, False]
    """

    def __init__(self, found: dict[str, bytes]) -> None:
        suffixes = tuple(ENCODINGS.values())
        self.files = {path: _file(path, found) for path in found if not path.endswith(suffixes)}

    def find(self, path: str) -> StaticFile | None:
        """Return the file for a path; for the client's own pages, its HTML file."""
        if path.split("/", 2)[1] in ROUTES:
            return self.files.get(PAGE)
        return self.files.get(path)


def _file(path: str, found: dict[str, bytes]) -> StaticFile:
    body = found[path]
    suffix = path[path.rfind(".") :]
    content_type = CONTENT_TYPES.get(suffix) or guess_type(path)[0] or "application/octet-stream"
    if content_type.startswith("text/"):
        content_type += "; charset=utf-8"
    bodies = {"": body} | {name: found[path + end] for name, end in ENCODINGS.items() if path + end in found}
    cache_control = IMMUTABLE if path.startswith("/assets/") else REVALIDATE
    return StaticFile(bodies, content_type, f'"{sha256(body).hexdigest()[:20]}"', cache_control)


def has_client() -> bool:
    """Return whether a client is built into this package.

    >>> has_client() in (True, False)
    True
    """
    return _folder().joinpath(PAGE.removeprefix("/")).is_file()


def built_client() -> StaticFiles:
    """Return the client built into this package; if there is none, a page that says so."""
    found = dict(_walk(_folder(), ""))
    return StaticFiles(found if PAGE in found else {PAGE: NO_CLIENT_PAGE})


def _folder() -> Traversable:
    return files("mutiny.server").joinpath("static")


def _walk(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    if not folder.is_dir():
        return []
    found: list[tuple[str, bytes]] = []
    for each in folder.iterdir():
        here = f"{path}/{each.name}"
        found += _walk(each, here) if each.is_dir() else [(here, each.read_bytes())]
    return found
