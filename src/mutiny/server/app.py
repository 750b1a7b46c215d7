"""The application: the checks on every HTTP request, the web client's files, the API, health and metrics."""

from __future__ import annotations

import asyncio
from secrets import token_hex
from time import monotonic
from typing import Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.cors import CORSConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Contact

from mutiny import __version__
from mutiny.kernel.errors import MutinyError
from mutiny.server import http
from mutiny.server.door import Door, header
from mutiny.server.house import House
from mutiny.server.limits import Addresses
from mutiny.server.lobby import Lobby
from mutiny.server.logs import log, problem
from mutiny.server.metrics import CONTENT_TYPE, Metrics
from mutiny.server.pages import Pages, built_pages
from mutiny.server.problems import LARGEST_BODY, WHYS, Answer, TooFast
from mutiny.server.refusal import Refusal
from mutiny.server.settings import LOOPBACK, Settings
from mutiny.server.sockets import Receive, Scope, Send, Sockets

READY_S: Final = 2.0
"""Seconds within which the database must answer a readiness check."""
SAFETY: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
"""Security headers of every response: load nothing from elsewhere, allow no frames, send no referrer."""
PLACES: Final = ("/api", "/healthz", "/readyz", "/metrics")
"""Paths outside the client's pages and the versioned API."""
PAGE: Final = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mutiny</title>
<h1>Mutiny</h1>
<p>This is a server of Mutiny {__version__}: three games of mutiny at sea. People play at <a href="/">its tables</a>,
programs by its API.</p>
<p>Open a table with a bot in every other seat:</p>
<pre>curl -H 'Content-Type: application/json' ADDRESS/api/v1/tables \\
    -d '{{"game": "meuterer", "name": "Ann", "players": 3, "bots": ["easy", "easy"]}}'</pre>
<p>The answer has the table's id and your seat's token: say hello with both on the WebSocket at /api/v1/socket.</p>
<ul>
<li><a href="/api/v1/games">What can be played here</a></li>
<li><a href="/api/v1/openapi.json">The API, as OpenAPI</a></li>
<li><a href="/api/v1/messages.schema.json">The messages, as JSON Schema</a></li>
</ul>
<p>The protocol is explained in docs/protocol.md of the program's sources.</p>
</html>
""".encode()


def _is_strayed(scope: Scope) -> bool:
    """Return whether a browser asks for a page that does not exist."""
    path: str = scope["path"]
    asks = "text/html" in (header(scope["headers"], b"accept") or "")
    return asks and scope["method"] == "GET" and path not in PLACES and not path.startswith("/api/")


class Front:
    """The outermost ASGI application: checks host, origin and limits, serves files, sets headers, logs requests."""

    def __init__(
        self,
        app: Litestar,
        pages: Pages,
        sockets: Sockets,
        addresses: Addresses,
        metrics: Metrics,
        door: Door,
        metrics_for: str,
    ) -> None:
        self.app = app
        self.pages = pages
        self.sockets = sockets
        self.addresses = addresses
        self.metrics = metrics
        self.door = door
        self.metrics_for = metrics_for

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or serve one WebSocket."""
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
            return
        came = monotonic()
        request = token_hex(8)
        scope.setdefault("state", {})
        status = 0

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *SAFETY, (b"x-request-id", request.encode())]
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request):
            turned_away = self._turned_away(scope)
            try:
                if turned_away is None:
                    if not await self._show(scope, answer):
                        await self.app(scope, receive, answer)  # type: ignore[arg-type]
                else:
                    refused = Answer(turned_away)
                    scope["state"]["problem"] = refused.problem.code
                    await answer({"type": "http.response.start", "status": refused.status, "headers": refused.raw()})
                    await answer({"type": "http.response.body", "body": refused.body})
            except OSError:
                # The client has disconnected.
                return
            finally:
                self._note(scope, status, monotonic() - came)

    async def _show(self, scope: Scope, answer: Send) -> bool:
        """Answer with a file of the web client, if the path names one; return whether it did."""
        headers = scope["headers"]
        status = 200
        file = self.pages.find(scope["path"]) if scope["method"] in ("GET", "HEAD") else None
        if file is None and _is_strayed(scope):
            # A browser asks for an unknown page: the client shows its own "not found" page, in the user's language.
            file, status = self.pages.find("/"), 404
        if file is None:
            return False
        scope["path_template"] = "client"
        known = header(headers, b"if-none-match")
        status, told, body = file.answer(header(headers, b"accept-encoding") or "", known, status)
        raw = [(name.encode(), value.encode()) for name, value in told]
        await answer({"type": "http.response.start", "status": status, "headers": raw})
        await answer({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
        return True

    def _turned_away(self, scope: Scope) -> Refusal | None:
        """Return the reason to refuse a request before it reaches the API, if there is one."""
        host = header(scope["headers"], b"host") or ""
        if not self.door.knows(host):
            return Refusal("origin", "this server does not go by that name: its host can add it, with --origins.")
        safe = scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not safe and not self.door.welcomes(header(scope["headers"], b"origin"), host):
            return Refusal("origin", "this page may not use this server: its host can allow it, with --origins.")
        client = scope.get("client")
        now = monotonic()
        address = self.addresses.of(client[0] if client else "", now)
        # A page is dozens of files, and several people may share an address.
        is_file = scope["method"] in ("GET", "HEAD") and self.pages.find(scope["path"]) is not None
        bucket = address.files if is_file else address.requests
        if not bucket.take(now):
            return TooFast("requests", bucket.wait())
        if scope["path"] == "/metrics" and not self._may_measure(scope):
            return Refusal("not-found", WHYS["not-found"])
        return None

    def _may_measure(self, scope: Scope) -> bool:
        """Return whether the client may read /metrics.

        With the setting "local", only programs on this machine may, and only without a proxy in between.
        """
        if self.metrics_for != "local":
            return self.metrics_for == "all"
        client = scope.get("client")
        passed_on = any(key in (b"x-forwarded-for", b"forwarded") for key, _ in scope["headers"])
        return client is not None and client[0] in LOOPBACK and not passed_on

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = str(scope.get("path_template") or "other")
        self.metrics.requests.labels(route, status).inc()
        code = scope["state"].get("problem")
        if code is not None:
            self.metrics.refusals.labels(code).inc()
        write = log().error if status >= 500 else log().info if scope["method"] == "POST" else log().debug
        write("request", method=scope["method"], route=route, status=status, code=code, ms=round(seconds * 1000, 1))


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Turn an exception into an API response. Unexpected errors are logged."""
    refused = Answer(error)
    if refused.problem.code == "defect":
        log().error("request failed", **problem(error))
    request.scope["state"]["problem"] = refused.problem.code
    return Response(refused.body, status_code=refused.status, headers=refused.headers, media_type="application/json")


def make_app(house: House, settings: Settings, metrics: Metrics, pages: Pages | None = None) -> tuple[Front, Sockets]:
    """Build the application of a worker, and its WebSockets, which must be drained before the worker stops."""
    pages = built_pages() if pages is None else pages

    @get(["/", "/api"], media_type="text/html", include_in_schema=False)
    async def page() -> bytes:
        return PAGE

    @get("/healthz", media_type="text/plain", include_in_schema=False)
    async def alive() -> str:
        """Report that the process answers."""
        return "ok\n"

    @get("/readyz", media_type="text/plain", include_in_schema=False)
    async def ready() -> Response[str]:
        """Report whether requests should be sent here: the database answers, and no restart is under way."""
        try:
            async with asyncio.timeout(READY_S):
                await house.store.lobby(1)
        except (MutinyError, TimeoutError):
            return Response("the database does not answer\n", status_code=503, media_type="text/plain")
        if sockets.draining:
            return Response("about to restart\n", status_code=503, media_type="text/plain")
        return Response("ready\n", media_type="text/plain")

    @get("/metrics", media_type=CONTENT_TYPE, include_in_schema=False)
    async def measures() -> bytes:
        """Return the metrics for Prometheus. By default only for programs on this machine (MUTINY_METRICS)."""
        return metrics.text()

    addresses = Addresses(
        settings.address_messages, settings.address_requests, settings.address_files, settings.address_openings
    )
    door = Door(settings)
    sockets = Sockets(house, Lobby(house), settings, addresses, metrics, door)
    app = Litestar(
        route_handlers=[page, alive, ready, measures, http.routes(house, addresses)],
        exception_handlers={Exception: refuse},
        request_max_body_size=LARGEST_BODY,
        cors_config=cors(settings.origins),
        openapi_config=OpenAPIConfig(
            title="Mutiny",
            version=__version__,
            description="Tables of games of mutiny at sea. What happens at a table goes over the WebSocket at "
            "/api/v1/socket, whose messages /api/v1/messages.schema.json describes.",
            contact=Contact(name="the Mutiny developers"),
            # A path of its own: next to it, Litestar answers any other path with an HTML page.
            path="/api/v1/openapi.json",
            render_plugins=[http.Accurately(path=["/", "/openapi.json"], media_type=MediaType.JSON)],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    return Front(app, pages, sockets, addresses, metrics, door, settings.metrics), sockets


def cors(origins: tuple[str, ...]) -> CORSConfig | None:
    """Return the CORS rules. There are no cookies, so a foreign page cannot act in a user's name."""
    if not origins:
        return None
    return CORSConfig(
        allow_origins=list(origins),
        allow_methods=["GET", "POST"],
        allow_headers=["Authorization", "Content-Type"],
        allow_credentials=False,
    )
