"""The application: the checks on every HTTP request, the web client's files, the API, health and metrics."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
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
from mutiny.server.common.logging_setup import error_fields, logger
from mutiny.server.common.metrics import CONTENT_TYPE, Metrics
from mutiny.server.common.refusal import Refusal
from mutiny.server.common.settings import LOOPBACK, Settings
from mutiny.server.edge.limits import AddressAllowances, AddressRegistry
from mutiny.server.edge.lobby import LobbyFeed
from mutiny.server.edge.origin_policy import OriginPolicy, header
from mutiny.server.edge.problems import EXPLANATIONS, LARGEST_BODY, ErrorResponse, TooFast
from mutiny.server.edge.reference import STYLE, reference_page
from mutiny.server.edge.routes import make_router
from mutiny.server.edge.schema import MsgspecSchemaPlugin, openapi_document
from mutiny.server.edge.sockets import Receive, Scope, Send, WebSockets
from mutiny.server.edge.static_files import StaticFiles, built_client
from mutiny.server.service.table_service import TableService

READY_S: Final = 2.0
"""Seconds within which the database must answer a readiness check."""
SECURITY_HEADERS: Final = (
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
RESERVED_PATHS: Final = ("/api", "/healthz", "/readyz", "/metrics")
"""Paths outside the client's pages and the versioned API."""
API_PAGE: Final = f"""<!doctype html>
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
<li><a href="/api/reference">The API, to read</a></li>
<li><a href="/api/v1/openapi.json">The API, as OpenAPI</a></li>
<li><a href="/api/v1/messages.schema.json">The messages, as JSON Schema</a></li>
</ul>
<p>The protocol is explained in docs/protocol.md of the program's sources.</p>
</html>
""".encode()


def _is_unknown_page(scope: Scope) -> bool:
    """Return whether a browser asks for a page that does not exist."""
    path: str = scope["path"]
    wants_page = "text/html" in (header(scope["headers"], b"accept") or "")
    return wants_page and scope["method"] == "GET" and path not in RESERVED_PATHS and not path.startswith("/api/")


class EdgeApplication:
    """The outermost ASGI application: checks host, origin and limits, serves files, sets headers, logs requests."""

    def __init__(
        self,
        app: Litestar,
        files: StaticFiles,
        sockets: WebSockets,
        addresses: AddressRegistry,
        metrics: Metrics,
        origins: OriginPolicy,
        settings: Settings,
    ) -> None:
        self.app = app
        self.files = files
        self.sockets = sockets
        self.addresses = addresses
        self.metrics = metrics
        self.origins = origins
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or serve one WebSocket."""
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
            return
        arrived = monotonic()
        request = token_hex(8)
        scope.setdefault("state", {})
        status = 0

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *SECURITY_HEADERS, (b"x-request-id", request.encode())]
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request):
            rejection = self._rejection(scope)
            try:
                if rejection is None:
                    if not await self._serve_file(scope, answer):
                        await self.app(scope, receive, answer)  # type: ignore[arg-type]
                else:
                    refused = ErrorResponse(rejection)
                    scope["state"]["problem"] = refused.problem.code
                    await answer({"type": "http.response.start", "status": refused.status, "headers": refused.raw()})
                    await answer({"type": "http.response.body", "body": refused.body})
            except OSError:
                # The client has disconnected.
                return
            finally:
                self._log_request(scope, status, monotonic() - arrived)

    async def _serve_file(self, scope: Scope, answer: Send) -> bool:
        """Answer with a file of the web client, if the path names one; return whether it did."""
        headers = scope["headers"]
        status = 200
        file = self.files.find(scope["path"]) if scope["method"] in ("GET", "HEAD") else None
        if file is None and _is_unknown_page(scope):
            # A browser asks for an unknown page: the client shows its own "not found" page, in the user's language.
            file, status = self.files.find("/"), 404
        if file is None:
            return False
        scope["path_template"] = "client"
        cached = header(headers, b"if-none-match")
        status, sent_headers, body = file.response(header(headers, b"accept-encoding") or "", cached, status)
        raw = [(name.encode(), value.encode()) for name, value in sent_headers]
        await answer({"type": "http.response.start", "status": status, "headers": raw})
        await answer({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
        return True

    def _rejection(self, scope: Scope) -> Refusal | None:
        """Return the reason to refuse a request before it reaches the API, if there is one."""
        if not scope["path"].startswith("/"):
            return Refusal("malformed", "a path begins with a slash.")
        host = header(scope["headers"], b"host") or ""
        if not self.origins.allows_host(host):
            return Refusal("origin", "this server does not go by that name: its host can add it, with --origins.")
        safe = scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not safe and not self.origins.allows_origin(header(scope["headers"], b"origin"), host):
            return Refusal("origin", "this page may not use this server: its host can allow it, with --origins.")
        client = scope.get("client")
        try:
            self.sockets.service.orders.check_address(client[0] if client else "")
        except Refusal as refusal:
            return refusal
        now = monotonic()
        address = self.addresses.get(client[0] if client else "", now)
        # A page is dozens of files, and several people may share an address.
        is_file = scope["method"] in ("GET", "HEAD") and self.files.find(scope["path"]) is not None
        bucket = address.files if is_file else address.requests
        if not bucket.take(now):
            return TooFast("requests", bucket.wait())
        if scope["path"] == "/metrics" and not self._may_read_metrics(scope):
            return Refusal("not-found", EXPLANATIONS["not-found"])
        return None

    def _may_read_metrics(self, scope: Scope) -> bool:
        """Return whether the client may read /metrics.

        With the setting "local", only programs on this machine may, and only if the server is for this machine alone: a
        web server in front of it, which runs on this machine too, need not say that it passes on somebody's request.
        """
        access = self.settings.metrics
        if access != "local" or self._has_metrics_token(scope):
            return access != "off"
        client = scope.get("client")
        is_proxied = any(key in (b"x-forwarded-for", b"forwarded") for key, _ in scope["headers"])
        return self.settings.private and client is not None and client[0] in LOOPBACK and not is_proxied

    def _has_metrics_token(self, scope: Scope) -> bool:
        token = self.settings.metrics_token
        given = header(scope["headers"], b"authorization") or ""
        return token is not None and compare_digest(given.encode("latin-1"), f"Bearer {token}".encode())

    def _log_request(self, scope: Scope, status: int, seconds: float) -> None:
        route = str(scope.get("path_template") or "other")
        self.metrics.requests.labels(route, status).inc()
        code = scope["state"].get("problem")
        if code is not None:
            self.metrics.refusals.labels(code).inc()
        write = logger().error if status >= 500 else logger().info if scope["method"] == "POST" else logger().debug
        client = scope.get("client")
        source = {"address": client[0]} if client and self.sockets.settings.addresses == "on" else {}
        ms = round(seconds * 1000, 1)
        write("request", **source, method=scope["method"], route=route, status=status, code=code, ms=ms)


def error_response(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Turn an exception into an API response. Unexpected errors are logged."""
    refused = ErrorResponse(error)
    if refused.problem.code == "defect":
        logger().error("request failed", **error_fields(error))
    request.scope["state"]["problem"] = refused.problem.code
    return Response(refused.body, status_code=refused.status, headers=refused.headers, media_type="application/json")


def make_app(
    service: TableService, settings: Settings, metrics: Metrics, files: StaticFiles | None = None
) -> tuple[EdgeApplication, WebSockets]:
    """Build the application of a worker, and its WebSockets, which must be drained before the worker stops."""
    files = built_client() if files is None else files

    @get("/api", media_type="text/html", include_in_schema=False)
    async def page() -> bytes:
        return API_PAGE

    @get("/api/reference", media_type="text/html", include_in_schema=False)
    async def reference(request: Request[Any, Any, Any]) -> bytes:
        return reference_page(openapi_document(request.app.openapi_schema.to_schema()))

    @get("/api/reference.css", media_type="text/css", include_in_schema=False)
    async def reference_style() -> bytes:
        return STYLE

    @get("/healthz", media_type="text/plain", include_in_schema=False)
    async def alive() -> str:
        """Report that the process answers."""
        return "ok\n"

    @get("/readyz", media_type="text/plain", include_in_schema=False)
    async def ready() -> Response[str]:
        """Report whether requests should be sent here: the database can be read and written, and no restart is near."""
        try:
            async with asyncio.timeout(READY_S):
                await service.store.lobby(1)
                await service.store.check_writable()
        except (MutinyError, OSError, TimeoutError):
            return Response("the database does not answer\n", status_code=503, media_type="text/plain")
        if sockets.draining:
            return Response("about to restart\n", status_code=503, media_type="text/plain")
        return Response("ready\n", media_type="text/plain")

    @get("/metrics", media_type=CONTENT_TYPE, include_in_schema=False)
    async def measures() -> bytes:
        """Return the metrics for Prometheus. By default only for programs on this machine (MUTINY_METRICS)."""
        return metrics.text()

    addresses = AddressRegistry(
        AddressAllowances(
            messages=settings.address_messages,
            requests=settings.address_requests,
            files=settings.address_files,
            openings=settings.address_openings,
            frames=settings.address_frames,
            chats=settings.address_chats,
        )
    )
    origins = OriginPolicy(settings)
    sockets = WebSockets(service, LobbyFeed(service.queries, watch=metrics), settings, addresses, metrics, origins)
    app = Litestar(
        route_handlers=[page, reference, reference_style, alive, ready, measures, make_router(service, addresses)],
        exception_handlers={Exception: error_response},
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
            render_plugins=[MsgspecSchemaPlugin(path=["/", "/openapi.json"], media_type=MediaType.JSON)],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    return EdgeApplication(app, files, sockets, addresses, metrics, origins, settings), sockets


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
