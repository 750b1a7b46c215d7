"""The server's settings, from the command line, the MUTINY_* environment variables, or the defaults.

Every setting is read from text. An error names the source of the bad value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from ipaddress import ip_address, ip_network
from math import inf, isfinite
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct

from mutiny.kernel.errors import MutinyError

SCHEMES: Final = ("sqlite", "postgresql")
LEVELS: Final = ("debug", "info", "warning", "error")
SHORTEST_PASSWORD: Final = 16
METRICS: Final = ("local", "all", "off")
ADDRESSES: Final = ("off", "on")
MOST_WORKERS: Final = 64
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
DATABASE: Final = "mutiny.db"


class BadSetting(MutinyError):
    """A setting has an invalid value."""


class Allowance(Struct, frozen=True):
    """A rate limit: `rate` per second on average, `burst` at once."""

    rate: float
    burst: float


UNLIMITED: Final = Allowance(inf, inf)


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of a server. The defaults are safe: only this machine can reach it."""

    data: Path
    database: str
    host: str = "127.0.0.1"
    port: int = 8765
    workers: int = 1
    origins: tuple[str, ...] = ()
    """The server's public addresses (`https://example.org`), and the origins of other pages that may use it."""
    proxies: tuple[str, ...] = ()
    """Addresses of trusted proxies, which report the addresses of clients."""
    pace: float = 1.0
    """Seconds that a bot takes for a move, whether or not it has a choice."""
    thinkers: int = 1
    """Bot processes of each worker."""
    tables: int = 20_000
    """Tables that a worker holds in memory; beyond that, idle ones are evicted."""
    connections: int = 20_000
    """Connections of a worker."""
    address_connections: int = 200
    """Connections of one address."""
    messages: Allowance = Allowance(20, 60)
    """Messages of one connection."""
    address_messages: Allowance = Allowance(400, 1200)
    """Messages of all connections of one address."""
    chats: Allowance = Allowance(1, 20)
    """Chat messages, phrases and emotes of one connection."""
    address_chats: Allowance = Allowance(10, 200)
    """Chat messages, phrases and emotes of all connections of one address."""
    frames: Allowance = Allowance(5, 100)
    """WebSocket control frames and fragments of one connection."""
    address_frames: Allowance = Allowance(100, 2000)
    """WebSocket control frames and fragments of all connections of one address."""
    address_requests: Allowance = Allowance(20, 100)
    """HTTP requests of one address, except for files of the client."""
    address_files: Allowance = Allowance(200, 4000)
    """Files of the client for one address: a whole class may open its pages at once."""
    address_openings: Allowance = Allowance(0.5, 30)
    """Tables opened from one address."""
    blocked_words: Path | None = None
    """A file with words that are refused in names and chat."""
    metrics: str = "local"
    """The readers of /metrics: programs on this machine, everybody, or nobody."""
    metrics_token: str | None = None
    """The password with which /metrics can be read from anywhere, unless nobody may."""
    addresses: str = "off"
    """Whether the log has the addresses of players, so that the operator can ban them."""
    log: str = "info"
    """The least severe level that is logged."""
    started: float = 0.0
    """When the server started, in seconds since 1970; set by `serve`."""

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in LOOPBACK

    @property
    def private(self) -> bool:
        """Whether the server is for this machine alone: no setting speaks of a web server in front of it."""
        return self.local and not self.origins and not self.proxies


def read_settings(given: Mapping[str, str | None], environment: Mapping[str, str], data: Path) -> Settings:
    """Return the settings: arguments come before the environment. `data` is the default data folder.

    >>> settings = read_settings({"port": "9000"}, {"MUTINY_WORKERS": "2"}, Path("/data"))
    >>> settings.port, settings.workers, settings.database
    (9000, 2, 'sqlite:////data/mutiny.db')
    >>> read_settings({"port": "http"}, {}, Path("/data"))
    Traceback (most recent call last):
    mutiny.server.common.settings.BadSetting: --port: 'http' is not a port; write a whole number from 0 to 65535.
    >>> read_settings({}, {"MUTINY_DATABASE": "mysql://x"}, Path("/data"))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    mutiny.server.common.settings.BadSetting: MUTINY_DATABASE: 'mysql' is not a database that this server can use; ...
    """
    found: dict[str, Any] = {}
    for name, read in READERS.items():
        text = given.get(name)
        source = f"--{name.replace('_', '-')}"
        if text is None:
            source = f"MUTINY_{name.upper()}"
            # An empty variable counts as not set, as in shell scripts.
            text = environment.get(source) or None
        if text is not None:
            try:
                found[name] = read(text)
            except BadSetting as error:
                raise BadSetting(f"{source}: {error}") from None
    folder: Path = found.setdefault("data", data)
    found.setdefault("database", f"sqlite:///{(folder / DATABASE).absolute().as_posix()}")
    return Settings(**found)


def _bad(text: str, what: str, right: str) -> BadSetting:
    return BadSetting(f"{text[:60]!r} is {what}; {right}{'' if right.endswith('?') else '.'}")


def _whole(what: str, least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
        if not least <= number <= most:
            raise _bad(text, f"not {what}", f"write a whole number from {least} to {most}")
        return number

    return read


def _one_of(what: str, choices: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in choices:
            close = get_close_matches(text, choices, 1, 0.5)
            raise _bad(text, f"not {what}", f"did you mean {close[0]}?" if close else f"there are {', '.join(choices)}")
        return text

    return read


def _host(text: str) -> str:
    host = text.removeprefix("[").removesuffix("]")
    if not host or any(sign in text for sign in "/@ ") or (host == text and ":" in host and not _is_address(host)):
        raise _bad(text, "not a host", "write an address such as 127.0.0.1 or 0.0.0.0, and the port with --port")
    return host


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _folder(text: str) -> Path:
    if "\0" in text:
        raise _bad(text, "not a folder", "write a path")
    return Path(text).expanduser()


def _file(text: str) -> Path:
    if "\0" in text:
        raise _bad(text, "not a file", "write a path")
    return Path(text).expanduser()


def _database(text: str) -> str:
    scheme, colon, rest = text.partition("://")
    if scheme not in SCHEMES or not colon or not rest:
        # The whole address is not shown: it may contain a password.
        unknown = bool(colon) and scheme not in SCHEMES
        what = "not a database that this server can use" if unknown else "not the address of a database"
        raise _bad(scheme, what, "write sqlite:///PATH for a file, or postgresql://USER:PASSWORD@HOST/NAME")
    return text


def _origins(text: str) -> tuple[str, ...]:
    return tuple(_origin(each) for each in _listed(text))


def _listed(text: str) -> list[str]:
    return [each.strip() for each in text.split(",") if each.strip()]


def _origin(text: str) -> str:
    try:
        parts = urlsplit(text)
        plain = parts.path in ("", "/") and not parts.query and not parts.fragment and "@" not in parts.netloc
        if plain and parts.scheme in ("http", "https") and parts.hostname and parts.port != 0:
            return f"{parts.scheme}://{parts.netloc.lower()}"
    except ValueError:
        # The port is not a number, or a bracket is not closed.
        pass
    raise _bad(text, "not an origin", "write it as browsers do: https://example.org, with a port if it has one")


def _proxies(text: str) -> tuple[str, ...]:
    found = _listed(text)
    for each in found:
        try:
            ip_network(each)
        except ValueError:
            raise _bad(each, "not the address of a proxy", "write 127.0.0.1, or a network such as 10.0.0.0/8") from None
    return tuple(found)


def _seconds(text: str) -> float:
    try:
        span = float(text)
    except ValueError:
        span = -1.0
    if not 0 <= span <= 60:
        raise _bad(text, "not a time", "write seconds, from 0 to 60, such as 1.5")
    return span


def _allowance(text: str) -> Allowance:
    if text == "none":
        return UNLIMITED
    rate, _, burst = text.partition("/")
    try:
        allowance = Allowance(float(rate), float(burst or rate))
    except ValueError:
        allowance = Allowance(-1.0, -1.0)
    if not (0 < allowance.rate < 1e9 and 1 <= allowance.burst < 1e9 and isfinite(allowance.burst)):
        raise _bad(text, "not a limit", "write 20/60 for 20 a second and 60 at once, or none")
    return allowance


def _password(text: str) -> str:
    if len(text) < SHORTEST_PASSWORD or not text.isascii() or not text.isprintable() or " " in text:
        # It is not shown.
        raise _bad("...", "not a password", f"write {SHORTEST_PASSWORD} or more letters and digits")
    return text


READERS: Final[dict[str, Callable[[str], Any]]] = {
    "data": _folder,
    "database": _database,
    "host": _host,
    "port": _whole("a port", 0, 65535),
    "workers": _whole("a number of workers", 1, MOST_WORKERS),
    "origins": _origins,
    "proxies": _proxies,
    "pace": _seconds,
    "thinkers": _whole("a number of processes", 1, MOST_WORKERS),
    "tables": _whole("a number of tables", 10, 10_000_000),
    "connections": _whole("a number of connections", 1, 1_000_000),
    "address_connections": _whole("a number of connections", 1, 1_000_000),
    "messages": _allowance,
    "address_messages": _allowance,
    "chats": _allowance,
    "address_chats": _allowance,
    "frames": _allowance,
    "address_frames": _allowance,
    "address_requests": _allowance,
    "address_files": _allowance,
    "address_openings": _allowance,
    "blocked_words": _file,
    "metrics": _one_of("known", METRICS),
    "metrics_token": _password,
    "addresses": _one_of("known", ADDRESSES),
    "log": _one_of("a level", LEVELS),
}
"""The functions that read each setting from text."""
