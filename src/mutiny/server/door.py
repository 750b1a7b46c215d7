"""The door: which pages and which names of this server are heard. May import: the standard library, and settings.

Browsers say on whose behalf they ask (`Origin`) and whom they believe to ask (`Host`). A page of somebody else, or one
that gave this machine a name of its own, gets no answer; programs that are no browsers say nothing and are let in,
since they have nobody's secrets.
"""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from mutiny.server.settings import LOOPBACK, Settings

Headers = Iterable[tuple[bytes, bytes]]


class Door:
    """Decides by two headers.

    >>> from pathlib import Path
    >>> door = Door(Settings(data=Path(), database="", origins=("https://example.org",)))
    >>> door.knows("localhost:8765"), door.knows("example.org"), door.knows("evil.example")
    (True, True, False)
    >>> door.welcomes("http://localhost:8765", "localhost:8765"), door.welcomes("http://evil.example", "localhost:8765")
    (True, False)
    """

    def __init__(self, settings: Settings) -> None:
        self.origins = frozenset(settings.origins)
        # Only a server for this machine can tell which names are its own.
        self.names = None
        if settings.local:
            self.names = frozenset({*LOOPBACK, *(urlsplit(origin).hostname for origin in settings.origins)})

    def knows(self, host: str) -> bool:
        """Whether this server goes by that name."""
        return self.names is None or name_of(host) in self.names

    def welcomes(self, origin: str | None, host: str) -> bool:
        """Whether a page from there may use the server."""
        if origin is None or origin.lower() in self.origins:
            return True
        scheme, _, rest = origin.partition("://")
        return scheme in ("http", "https") and rest.lower() == host.lower()


def name_of(host: str) -> str:
    """A host without its port.

    >>> name_of("localhost:8765"), name_of("[::1]:8765"), name_of("::1")
    ('localhost', '::1', '::1')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.lower() if host.count(":") > 1 else host.partition(":")[0].lower()


def header(headers: Headers, name: bytes) -> str | None:
    """A header of a request, if it is there.

    >>> header([(b"host", b"example.org")], b"host")
    'example.org'
    """
    return next((value.decode("latin-1") for key, value in headers if key == name), None)
