"""The origin policy: which pages may use the server, and under which host names it answers.

Browsers send the page's origin (`Origin`) and the name they asked for (`Host`). A foreign page, or one that points a
name of its own at this machine, is refused. Programs other than browsers send no `Origin` and are allowed: they do not
carry another user's secrets.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from mutiny.server.common.settings import LOOPBACK, Settings

Headers = Iterable[tuple[bytes, bytes]]


class OriginPolicy:
    """Decides by the headers `Host` and `Origin`.

    >>> from pathlib import Path
    >>> policy = OriginPolicy(Settings(data=Path(), database="", origins=("https://example.org",)))
    >>> policy.allows_host("localhost:8765"), policy.allows_host("example.org"), policy.allows_host("evil.example")
    (True, True, False)
    >>> public = OriginPolicy(Settings(data=Path(), database="", host="0.0.0.0", origins=("https://example.org",)))
    >>> [public.allows_host(host) for host in ("example.org", "192.0.2.1:8765", "mutiny:8765", "evil.example")]
    [True, True, True, False]
    >>> policy.allows_origin("http://localhost:8765", "localhost:8765")
    True
    >>> policy.allows_origin("http://evil.example", "localhost:8765")
    False
    """

    def __init__(self, settings: Settings) -> None:
        self.origins = frozenset(settings.origins)
        # A server that is reachable from outside cannot know all names that point to it, unless its host has said so.
        self.hosts = None
        if settings.local or settings.origins:
            self.hosts = frozenset({*LOOPBACK, *(urlsplit(origin).hostname for origin in settings.origins)})
        self.allows_addresses = not settings.local

    def allows_host(self, host: str) -> bool:
        """Return whether the server answers under a host name."""
        name = host_name(host)
        return self.hosts is None or name in self.hosts or (self.allows_addresses and not is_foreign_name(name))

    def allows_origin(self, origin: str | None, host: str) -> bool:
        """Return whether a page of an origin may use the server."""
        if origin is None or origin.lower() in self.origins:
            return True
        scheme, _, rest = origin.partition("://")
        return scheme in ("http", "https") and rest.lower() == host.lower()


def is_foreign_name(name: str) -> bool:
    """Return whether somebody else could own a host name: an address, or a name without dots, is nobody's domain.

    >>> is_foreign_name("evil.example"), is_foreign_name("192.0.2.1"), is_foreign_name("::1"), is_foreign_name("mutiny")
    (True, False, False, False)
    """
    try:
        ip_address(name)
    except ValueError:
        return "." in name
    return False


def host_name(host: str) -> str:
    """Return the host without its port, in lower case.

    >>> host_name("localhost:8765"), host_name("[::1]:8765"), host_name("::1")
    ('localhost', '::1', '::1')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.lower() if host.count(":") > 1 else host.partition(":")[0].lower()


def header(headers: Headers, name: bytes) -> str | None:
    """Return the value of a request header, or None.

    >>> header([(b"host", b"example.org")], b"host")
    'example.org'
    """
    return next((value.decode("latin-1") for key, value in headers if key == name), None)
