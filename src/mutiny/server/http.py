"""The HTTP API under /api/v1: games, tables, seats, records, replays. It reports every error as a Problem."""

from __future__ import annotations

from time import monotonic
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import ResponseHeader, State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from mutiny import __version__
from mutiny.bots import installed_bots
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.discovery import game_names
from mutiny.kernel.errors import NoSuchGame
from mutiny.kernel.plugin import part
from mutiny.server.house import House
from mutiny.server.library import all_lessons, lessons, rules
from mutiny.server.limits import Addresses
from mutiny.server.logs import log
from mutiny.server.options import check_text, template, template_of, text_options
from mutiny.server.problems import TooFast
from mutiny.server.refusal import Refusal
from mutiny.server.replays import Asked
from mutiny.server.seating import entries_of_opening
from mutiny.server.sockets import is_table
from mutiny.wire import api, lobby
from mutiny.wire import messages as wire
from mutiny.wire.library import LessonBody, LessonList, Rules
from mutiny.wire.messages import Language
from mutiny.wire.tables import MOST_PLAYERS, TableInfo

T = TypeVar("T")
AnyRequest = Request[Any, Any, State]

TOML: Final = "application/toml"
MOST_LISTED: Final = 100
MOST_FRAMES: Final = 40
Count = Annotated[int, Meta(ge=0, le=1 << 53)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Short = Annotated[str, Meta(max_length=40)]
MEANINGS: Final = {
    400: "Something in it is not as it should be",
    404: "There is no such thing",
    409: "Not now, or not so",
    413: "It is too long",
    415: "It is not JSON",
    429: "Too many requests: wait as long as Retry-After says",
    503: "The database does not answer: try again in a moment",
}


def answers(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the error responses of a route, for its documentation."""
    return {
        status: ResponseSpec(api.Problem, description=MEANINGS[status], generate_examples=False)
        for status in (*statuses, 429, 503)
    }


async def strictly(request: AnyRequest, kind: type[T]) -> T:
    """Read the body of a request as JSON. A foreign page cannot send JSON without permission."""
    said = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if said != "application/json":
        raise Refusal("not-json", "send JSON, and say so: Content-Type: application/json.")
    return msgspec.json.decode(await request.body(), type=kind)


async def check_new_table(request: AnyRequest) -> None:
    """Validate the body of a new table: the framework validates less strictly than the protocol."""
    await strictly(request, api.NewTable)


async def check_option_text(request: AnyRequest) -> None:
    """Validate the body with an option's text."""
    await strictly(request, api.OptionText)


async def check_join(request: AnyRequest) -> None:
    """Validate the body of a join request."""
    await strictly(request, api.Join)


def allow_opening(request: AnyRequest, addresses: Addresses) -> None:
    """Refuse a new table if the address has opened too many."""
    host = request.client.host if request.client else ""
    now = monotonic()
    openings = addresses.of(host, now).openings
    if not openings.take(now):
        raise TooFast("new tables", openings.wait())


def known(table: str) -> str:
    """Return the name of a table; refuse one that no table could have."""
    if not is_table(table):
        raise Refusal("no-table", "there is no such table.")
    return table


@get("/games", summary="What can be played here, and against whom", responses=answers())
async def games() -> api.Catalogue:
    """Every game with its numbers of players, its options (each with its default first) and its set phrases."""
    return catalogue()


def catalogue() -> api.Catalogue:
    """Return the games and bots of this server.

    >>> [(info.name, info.least, info.most) for info in catalogue().games]
    [('cartagena', 2, 4), ('meuterer', 3, 4), ('traitres', 3, 8)]
    >>> catalogue().games[2].phrases["accuse"], catalogue().bots
    (['seat'], ['easy', 'hard', 'medium', 'random'])
    """
    games = [info for name in game_names() if (info := _info(name)) is not None]
    return api.Catalogue(__version__, wire.PROTOCOL, games, list(installed_bots()))


def _info(name: str) -> api.GameInfo | None:
    """What is said of a game; nothing of a plug-in that cannot be used, which must not keep anybody from the others."""
    try:
        game = find_game(name)
    except NoSuchGame as error:
        log().error("a game cannot be used", game=name, why=str(error))
        return None
    options = {
        option.name: [option.default, *(value for value in option.values if value != option.default)]
        for option in game.options
    }
    talk = part(name, "talk")
    phrases = {} if talk is None else talk.phrases()
    texts = {option: template_of(name) is not None for option in text_options(name)}
    return api.GameInfo(name, game.least, game.most, options, phrases, texts)


@get(
    "/games/{game:str}/options/{option:str}",
    summary="Our own file for an option",
    media_type=TOML,
    responses=answers(404),
)
async def option_file(game: FromPath[str], option: FromPath[str]) -> Response[str]:
    """Our own file for an option that takes the text of a file, as a template."""
    return _file(f"{game}-{option}.toml", template(game, option))


@post(
    "/games/{game:str}/options/{option:str}",
    summary="Check a text for an option",
    status_code=200,
    before_request=check_option_text,
    responses=answers(400, 404, 413, 415),
)
async def check_option(game: FromPath[str], option: FromPath[str], data: JSONBody[api.OptionText]) -> api.TextAccepted:
    """Check a text for an option that takes the text of a file. The error says what is wrong and where."""
    check_text(game, option, data.text)
    return api.TextAccepted(game, option)


def _file(name: str, text: str) -> Response[str]:
    """Return a text as a download, not as a page: another user may have written it."""
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'}, media_type=TOML)


@get("/tables", summary="The lobby", responses=answers())
async def tables(house: NamedDependency[House]) -> api.Tables:
    """The open tables that wait for players or play, newest first: one hundred at most.

    The WebSocket at /api/v1/lobby tells the same, and every change.
    """
    return api.Tables(await house.lobby(MOST_LISTED))


@get("/archive", summary="Finished games", responses=answers(400))
async def archive(
    house: NamedDependency[House],
    before: Annotated[Count | None, QueryParameter(description="milliseconds since 1970")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED, description="how many at most")] = 20,
    game: Annotated[Short | None, QueryParameter(description="only those of this game")] = None,
) -> api.Tables:
    """Open tables whose games are over, the last to end first; ask again with the `before` of the answer for more."""
    found = await house.archive(None if before is None else before / 1000, limit, game)
    return api.Tables(found, found[-1].ended if len(found) == limit else None)


@get("/tables/{table:str}", summary="A table", responses=answers(404))
async def about(table: FromPath[str], house: NamedDependency[House]) -> TableInfo:
    """The public description of a table."""
    return await house.about(known(table))


@get(
    "/tables/{table:str}/options/{option:str}",
    summary="A file that a table plays with",
    media_type=TOML,
    responses=answers(404),
)
async def table_file(table: FromPath[str], option: FromPath[str], house: NamedDependency[House]) -> Response[str]:
    """The text that replaces our file for an option at this table: one of the table's `replaced`."""
    return _file(f"mutiny-{known(table)}.toml", await house.option_text(table, option))


@get(
    "/tables/{table:str}/record",
    summary="The record of a finished game",
    responses=answers(404, 409),
)
async def record(table: FromPath[str], house: NamedDependency[House]) -> Response[Any]:
    """The whole game with its seed: `mutiny verify` checks it against the commitment published before the deal."""
    text = await house.record(known(table))
    headers = {"content-disposition": f'attachment; filename="mutiny-{table}.json"'}
    return Response(text.encode(), headers=headers, media_type="application/json")


@get(
    "/tables/{table:str}/replay",
    summary="A finished game as it was",
    responses=answers(400, 404, 409),
)
async def replay(
    table: FromPath[str],
    house: NamedDependency[House],
    seat: Annotated[SeatNumber | None, QueryParameter(description="as this seat saw it")] = None,
    everything: Annotated[bool, QueryParameter(description="with all secrets")] = False,
    entry: Annotated[Count | None, QueryParameter(description="after so many entries of the record")] = None,
    span: Annotated[int, QueryParameter(ge=0, le=MOST_FRAMES, description="so many views after it too")] = 0,
    events: Annotated[bool, QueryParameter(description="with what was told until then")] = True,
    lang: Annotated[Language | None, QueryParameter(description="told in words too")] = None,
) -> api.Replay:
    """The events and the view of a seat after a number of entries; without a seat, those of a spectator."""
    return await house.replay(known(table), Asked(seat, everything, entry, span, events, lang))


@get(
    "/tables/{table:str}/analysis",
    summary="What decided a finished game",
    responses=answers(400, 404, 409, 503),
)
async def analysis(
    table: FromPath[str],
    house: NamedDependency[House],
    lang: Annotated[Language, QueryParameter(description="its language")] = "en",
) -> Response[Any]:
    """Winning chances by entry, turning points and costly mistakes, as `mutiny analyse --json`; it takes a while."""
    return Response((await house.analysis(known(table), lang)).encode(), media_type="application/json")


@post(
    "/tables",
    summary="Open a table",
    before_request=check_new_table,
    responses=answers(400, 409, 413, 415),
)
async def open_table(
    data: JSONBody[api.NewTable],
    request: AnyRequest,
    house: NamedDependency[House],
    addresses: NamedDependency[Addresses],
) -> api.Seated:
    """Open a table and take its first seat. The token proves the seat: keep it, or bookmark `/t/TABLE#TOKEN`."""
    # A file with a mistake does not count against the limit: the user corrects it and sends it again.
    entries_of_opening(data, "", 0)
    allow_opening(request, addresses)
    return await house.open_table(data)


@post(
    "/tables/{table:str}/join",
    summary="Take a seat",
    before_request=check_join,
    responses=answers(400, 404, 409, 413, 415),
)
async def join(table: FromPath[str], data: JSONBody[api.Join], house: NamedDependency[House]) -> api.Seated:
    """Take the first free seat at a table, under a name. The token proves the seat."""
    return await house.join(known(table), data)


BODIES: Final = {
    "catalogue": api.Catalogue,
    "new_table": api.NewTable,
    "join": api.Join,
    "option_text": api.OptionText,
    "text_accepted": api.TextAccepted,
    "seated": api.Seated,
    "tables": api.Tables,
    "replay": api.Replay,
    "rules": Rules,
    "lesson": LessonBody,
    "lessons": LessonList,
    "problem": api.Problem,
}


class Accurately(JsonRenderPlugin):
    """OpenAPI in JSON, in which the bodies are described by the types that read them."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """Return the OpenAPI document."""
        _, components = msgspec.json.schema_components(BODIES.values(), ref_template="#/components/schemas/{name}")
        parts = {**openapi_schema["components"], "schemas": components}
        return self.render_json(request, {**openapi_schema, "components": parts})


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages and bodies, for generating a client's types.

    >>> sorted(schema()["$defs"])[:3], len(schema()["properties"])
    (['Bye', 'Catalogue', 'Changed'], 16)
    """
    places = {
        "client": wire.ClientMessage,
        "server": wire.ServerMessage,
        "visitor": wire.Ping,
        "lobby": lobby.LobbyMessage,
        **BODIES,
    }
    # msgspec accepts several kinds of types, which have no common base.
    kinds: Any = places.values()
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Mutiny: messages of protocol {wire.PROTOCOL} and bodies of the API",
        "type": "object",
        "properties": dict(zip(places, schemas, strict=True)),
        "$defs": components,
    }


@get(
    "/messages.schema.json",
    summary="JSON Schema of all messages and bodies",
    media_type="application/schema+json",
    responses=answers(),
)
async def messages_schema() -> dict[str, Any]:
    """`client` and `server` are the messages of a table's WebSocket, `visitor` and `lobby` those of the lobby's."""
    return schema()


ROUTES: Final = [
    games,
    option_file,
    check_option,
    rules,
    all_lessons,
    lessons,
    tables,
    open_table,
    about,
    join,
    table_file,
    record,
    replay,
    analysis,
    archive,
    messages_schema,
]


def routes(house: House, addresses: Addresses) -> Router:
    """Return the router of the API."""
    return Router(
        "/api/v1",
        route_handlers=ROUTES,
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "addresses": Provide(lambda: addresses, sync_to_thread=False),
        },
        response_headers=[ResponseHeader(name="Cache-Control", value="no-store")],
    )
