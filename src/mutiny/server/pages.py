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

ROUTES: Final = frozenset({"", "games", "learn", "lobby", "new", "r", "rules", "t"})
"""The first path segments of the client's own pages: each of them gets the same HTML file."""
SPECIAL: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings, the best first, and the suffixes of the encoded files."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class File(Struct, frozen=True):
    """A file, compressed and not, with its headers."""

    bodies: dict[str, bytes]
    """By encoding; "" is the plain file."""
    kind: str
    tag: str
    keep: str

    def answer(self, accepts: str, known: str | None, status: int = 200) -> tuple[int, list[tuple[str, str]], bytes]:
        """Return status, headers and body for a browser's accepted encodings and cached version."""
        headers = [("content-type", self.kind), ("cache-control", self.keep), ("etag", self.tag)]
        headers.append(("vary", "accept-encoding"))
        if known == self.tag and status == 200:
            return 304, headers, b""
        wanted = {each.split(";")[0].strip() for each in accepts.lower().split(",") if "q=0" not in each.split(";")[1:]}
        encoding = next((each for each in PACKED if each in wanted and each in self.bodies), "")
        body = self.bodies[encoding]
        if encoding:
            headers.append(("content-encoding", encoding))
        headers.append(("content-length", str(len(body))))
        return status, headers, body


class Pages:
    """The files of the client, by path.

    >>> pages = Pages({"/index.html": b"<title>Mutiny</title>", "/assets/a-1.js": b"1"})
    >>> [pages.find(path) is not None for path in ("/", "/t/abc", "/assets/a-1.js", "/api/v1/games", "/../secret")]
    [True, True, True, False, False]
    """

    def __init__(self, found: dict[str, bytes]) -> None:
        packed = tuple(PACKED.values())
        self.files = {path: _file(path, found) for path in found if not path.endswith(packed)}

    @property
    def built(self) -> bool:
        """Whether the package contains a client."""
        return "/index.html" in self.files

    def find(self, path: str) -> File | None:
        """Return the file for a path; for the client's own pages, its HTML file."""
        if path.split("/", 2)[1] in ROUTES:
            return self.files.get("/index.html")
        return self.files.get(path)


def _file(path: str, found: dict[str, bytes]) -> File:
    body = found[path]
    suffix = path[path.rfind(".") :]
    kind = SPECIAL.get(suffix) or guess_type(path)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    bodies = {"": body} | {name: found[path + end] for name, end in PACKED.items() if path + end in found}
    keep = FOR_EVER if path.startswith("/assets/") else ASK_AGAIN
    return File(bodies, kind, f'"{sha256(body).hexdigest()[:20]}"', keep)


def built_pages() -> Pages:
    """Return the client built into this package; empty if there is none."""
    return Pages(dict(_walk(files("mutiny.server").joinpath("static"), "")))


def _walk(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    if not folder.is_dir():
        return []
    found: list[tuple[str, bytes]] = []
    for each in folder.iterdir():
        here = f"{path}/{each.name}"
        found += _walk(each, here) if each.is_dir() else [(here, each.read_bytes())]
    return found
