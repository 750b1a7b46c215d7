"""The HTTP API under /api/v1: games, tables, seats, records, replays. It reports every error as a Problem."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import ResponseHeader, State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from mutiny import __version__
from mutiny.bots import installed_bots
from mutiny.kernel.blame import plugin_at_fault
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.discovery import game_names
from mutiny.kernel.errors import NoSuchGame, PluginFailed
from mutiny.kernel.plugin import offered
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.protocol.messages import Language, SeatNumber
from mutiny.protocol.tables import TableInfo
from mutiny.server.common.logging_setup import logger
from mutiny.server.common.refusal import Refusal
from mutiny.server.edge.library import all_lessons, lessons, rules
from mutiny.server.edge.limits import AddressRegistry
from mutiny.server.edge.problems import TooFast
from mutiny.server.edge.schema import schema
from mutiny.server.edge.sockets import checked_table_id
from mutiny.server.service.table_service import TableService
from mutiny.server.tables.options import component_file, option_template, text_options, validate_option_text
from mutiny.server.tables.reactions import read_character_data
from mutiny.server.tables.replays import ReplayRequest
from mutiny.server.tables.seating import opening_entries

T = TypeVar("T")
AnyRequest = Request[Any, Any, State]

TOML: Final = "application/toml"
MOST_LISTED: Final = 100
MOST_FRAMES: Final = 40
CountParameter = Annotated[int, Meta(ge=0, le=1 << 53)]
Short = Annotated[str, Meta(max_length=40)]
DESCRIPTIONS: Final = {
    400: "The request is invalid",
    401: "The token belongs to no seat of this table",
    404: "Not found",
    409: "Not possible now",
    413: "The body is too long",
    415: "The body is not JSON",
    429: "Too many requests: wait as long as Retry-After says",
    503: "The database does not answer: try again in a moment",
}


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the error responses of a route, for its documentation."""
    return {
        status: ResponseSpec(api.Problem, description=DESCRIPTIONS[status], generate_examples=False)
        for status in (*statuses, 429, 503)
    }


async def read_json(request: AnyRequest, kind: type[T]) -> T:
    """Read the body of a request as JSON. A foreign page cannot send JSON without permission."""
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content_type != "application/json":
        raise Refusal("not-json", "send JSON, and say so: Content-Type: application/json.")
    return msgspec.json.decode(await request.body(), type=kind)


async def check_new_table(request: AnyRequest) -> None:
    """Validate the body of a new table: the framework validates less strictly than the protocol."""
    await read_json(request, api.NewTable)


async def check_option_text(request: AnyRequest) -> None:
    """Validate the body with an option's text."""
    await read_json(request, api.OptionText)


async def check_join(request: AnyRequest) -> None:
    """Validate the body of a join request."""
    await read_json(request, api.Join)


async def check_position_question(request: AnyRequest) -> None:
    """Validate the body with the numbers of positions."""
    await read_json(request, api.PositionQuestion)


async def check_hint_question(request: AnyRequest) -> None:
    """Validate the body of a request for a hint."""
    await read_json(request, api.HintQuestion)


async def check_seat_question(request: AnyRequest) -> None:
    """Validate the body with tokens."""
    await read_json(request, api.SeatQuestion)


async def check_seat_proof(request: AnyRequest) -> None:
    """Validate the body with a token."""
    await read_json(request, api.SeatProof)


def allow_opening(request: AnyRequest, addresses: AddressRegistry) -> None:
    """Refuse a new table if the address has opened too many."""
    host = request.client.host if request.client else ""
    now = monotonic()
    openings = addresses.get(host, now).openings
    if not openings.take(now):
        raise TooFast("new tables", openings.wait())


@get("/games", summary="The games and bots of this server", responses=error_responses())
async def games() -> api.Catalogue:
    """Every game with its numbers of players, its options (each with its default first) and its set phrases."""
    return catalogue()


def catalogue() -> api.Catalogue:
    """Return the games and bots of this server.

    >>> [(info.name, info.least, info.most) for info in catalogue().games]
    [('cartagena', 2, 4), ('meuterer', 3, 4), ('traitres', 3, 8)]
    >>> catalogue().games[2].phrases["accuse"], catalogue().bots
    (['seat'], ['random', 'easy', 'medium', 'hard'])
    """
    games = [info for name in game_names() if (info := _game_info(name)) is not None]
    return api.Catalogue(__version__, wire.PROTOCOL, games, list(installed_bots()))


def _game_info(name: str) -> api.GameInfo | None:
    """Return the description of a game; None for a plug-in that cannot be used, so that the others stay usable."""
    try:
        game = find_game(name)
        phrases = _phrases(name)
        manners = dict(read_character_data(name).wordings)
    except (NoSuchGame, PluginFailed) as error:
        logger().error("a game cannot be used", game=name, why=str(error))
        return None
    options = {
        option.name: [option.default, *(value for value in option.values if value != option.default)]
        for option in game.options
    }
    texts = {option: component_file(name) is not None for option in text_options(name)}
    return api.GameInfo(name, game.least, game.most, options, phrases, texts, manners)


def _phrases(name: str) -> dict[str, list[str]]:
    """Return the set phrases of a game, each with the names of its arguments."""
    make = offered(name, "talk", "phrases")
    try:
        found: dict[str, list[str]] = {} if make is None else make()
    except Exception as error:
        if plugin := plugin_at_fault(error):
            raise PluginFailed(plugin, name, None, f"its part 'talk': {type(error).__name__}: {error}") from error
        raise
    return found


@get(
    "/games/{game:str}/options/{option:str}",
    summary="Our own file for an option",
    media_type=TOML,
    responses=error_responses(404),
)
async def option_file(game: FromPath[str], option: FromPath[str]) -> Response[str]:
    """Our own file for an option that takes the text of a file, as a template."""
    return _download(f"{game}-{option}.toml", option_template(game, option))


@post(
    "/games/{game:str}/options/{option:str}",
    summary="Check a text for an option",
    status_code=200,
    before_request=check_option_text,
    responses=error_responses(400, 404, 413, 415),
)
async def check_option(game: FromPath[str], option: FromPath[str], data: JSONBody[api.OptionText]) -> api.TextAccepted:
    """Check a text for an option that takes the text of a file. The error says what is wrong and where."""
    # In a thread: reading a file takes longer than the event loop may be held up.
    await asyncio.to_thread(validate_option_text, game, option, data.text)
    return api.TextAccepted(game, option)


def _download(name: str, text: str) -> Response[str]:
    """Return a text as a download, not as a page: another user may have written it."""
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'}, media_type=TOML)


@get("/tables", summary="The lobby", responses=error_responses())
async def tables(service: NamedDependency[TableService]) -> api.Tables:
    """The open tables that wait for players or play, newest first: one hundred at most.

    The WebSocket at /api/v1/lobby tells the same, and every change.
    """
    return api.Tables(await service.queries.lobby(MOST_LISTED))


@get("/announcement", summary="What the operator announces", responses=error_responses())
async def announcement(service: NamedDependency[TableService]) -> wire.Announcement:
    """The sentence of the operator for everybody, if there is one, and whether the server will be upgraded soon.

    At a table the WebSocket tells the same, and every change, to clients that ask for it.
    """
    return service.orders.announcement()


@get("/archive", summary="Finished games", responses=error_responses(400))
async def archive(
    service: NamedDependency[TableService],
    before: Annotated[CountParameter | None, QueryParameter(description="milliseconds since 1970")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED, description="how many at most")] = 20,
    game: Annotated[Short | None, QueryParameter(description="only those of this game")] = None,
) -> api.Tables:
    """Open tables whose games are over, the last to end first; ask again with the `before` of the answer for more.

    Games that ended in the same millisecond are never divided between two answers.
    """
    return api.Tables(*await service.queries.archive(None if before is None else before / 1000, limit, game))


@get("/tables/{table:str}", summary="A table", responses=error_responses(404))
async def about(table: FromPath[str], service: NamedDependency[TableService]) -> TableInfo:
    """The public description of a table."""
    return await service.queries.info(checked_table_id(table))


@get(
    "/tables/{table:str}/options/{option:str}",
    summary="A file that a table plays with",
    media_type=TOML,
    responses=error_responses(404),
)
async def table_file(
    table: FromPath[str], option: FromPath[str], service: NamedDependency[TableService]
) -> Response[str]:
    """The text that replaces our file for an option at this table: one of the table's `replaced`."""
    return _download(f"mutiny-{checked_table_id(table)}.toml", await service.queries.option_text(table, option))


@get(
    "/tables/{table:str}/record",
    summary="The record of a finished game",
    responses=error_responses(404, 409),
)
async def record(table: FromPath[str], service: NamedDependency[TableService]) -> Response[Any]:
    """The whole game with its seed: `mutiny verify` checks it against the commitment published before the deal."""
    text = await service.queries.record(checked_table_id(table))
    headers = {"content-disposition": f'attachment; filename="mutiny-{table}.json"'}
    return Response(text.encode(), headers=headers, media_type="application/json")


@get(
    "/tables/{table:str}/replay",
    summary="A finished game, replayed",
    responses=error_responses(400, 404, 409),
)
async def replay(
    table: FromPath[str],
    service: NamedDependency[TableService],
    seat: Annotated[SeatNumber | None, QueryParameter(description="as this seat saw it")] = None,
    everything: Annotated[bool, QueryParameter(description="with all secrets")] = False,
    entry: Annotated[
        CountParameter | None, QueryParameter(description="after this number of entries of the record")
    ] = None,
    span: Annotated[int, QueryParameter(ge=0, le=MOST_FRAMES, description="the number of further views after it")] = 0,
    events: Annotated[bool, QueryParameter(description="with the events until then")] = True,
    lang: Annotated[Language | None, QueryParameter(description="with sentences in this language")] = None,
) -> api.Replay:
    """The events and the view of a seat after a number of entries; without a seat, those of a spectator."""
    return await service.queries.replay(
        checked_table_id(table), ReplayRequest(seat, everything, entry, span, events, lang)
    )


@get(
    "/tables/{table:str}/analysis",
    summary="What decided a finished game",
    responses=error_responses(400, 404, 409, 503),
)
async def analysis(
    table: FromPath[str],
    service: NamedDependency[TableService],
    lang: Annotated[Language, QueryParameter(description="its language")] = "en",
) -> Response[Any]:
    """Winning chances by entry, turning points and costly mistakes, as `mutiny analyse --json`; it takes a while."""
    return Response(
        (await service.queries.analysis(checked_table_id(table), lang)).encode(), media_type="application/json"
    )


@post(
    "/tables",
    summary="Open a table",
    before_request=check_new_table,
    responses=error_responses(400, 409, 413, 415),
)
async def open_table(
    data: JSONBody[api.NewTable],
    request: AnyRequest,
    service: NamedDependency[TableService],
    addresses: NamedDependency[AddressRegistry],
) -> api.Seated:
    """Open a table and take its first seat. The token proves the seat: keep it, or bookmark `/t/TABLE#TOKEN`."""
    # A file with a mistake does not count against the limit: the user corrects it and sends it again.
    # It is read in a thread; the games keep what they have read.
    await asyncio.to_thread(opening_entries, data, "", 0)
    allow_opening(request, addresses)
    return await service.open_table(data)


@post(
    "/tables/{table:str}/join",
    summary="Take a seat",
    before_request=check_join,
    responses=error_responses(400, 404, 409, 413, 415),
)
async def join(table: FromPath[str], data: JSONBody[api.Join], service: NamedDependency[TableService]) -> api.Seated:
    """Take the first free seat at a table, under a name. The token proves the seat."""
    return await service.join(checked_table_id(table), data)


@post(
    "/tables/{table:str}/seat",
    summary="Find a player's seat",
    status_code=200,
    before_request=check_seat_question,
    responses=error_responses(400, 404, 413, 415),
)
async def find_seat(
    table: FromPath[str], data: JSONBody[api.SeatQuestion], service: NamedDependency[TableService]
) -> api.SeatAnswer:
    """Find the seat at this table that one of the tokens proves: a rematch takes those of the table before it."""
    return await service.find_seat(checked_table_id(table), data.tokens)


@post(
    "/tables/{table:str}/positions",
    summary="Earlier positions of a game",
    status_code=200,
    before_request=check_position_question,
    responses=error_responses(400, 401, 404, 413, 415),
)
async def positions(
    table: FromPath[str], data: JSONBody[api.PositionQuestion], service: NamedDependency[TableService]
) -> api.Positions:
    """The game as the seat of the token, or a spectator, saw it after earlier messages; also while it goes on."""
    participant = await service.identify(checked_table_id(table), data.token)
    return await service.aids.positions(table, participant, data)


@post(
    "/tables/{table:str}/hint",
    summary="Advice against bots",
    status_code=200,
    before_request=check_hint_question,
    responses=error_responses(400, 401, 404, 409, 413, 415),
)
async def hint(
    table: FromPath[str], data: JSONBody[api.HintQuestion], service: NamedDependency[TableService]
) -> api.Hint:
    """The best moves of a player against bots, with their chances and the reasons, from what the player knows."""
    participant = await service.identify(checked_table_id(table), data.token)
    return await service.aids.hint(table, participant, data)


@post(
    "/tables/{table:str}/export",
    summary="What is stored about a player",
    status_code=200,
    before_request=check_seat_proof,
    responses=error_responses(400, 401, 404, 413, 415),
)
async def export_seat(
    table: FromPath[str], data: JSONBody[api.SeatProof], service: NamedDependency[TableService]
) -> api.SeatExport:
    """Everything that is stored about the player with a token: what the player did, wrote, and was sent."""
    return await service.personal_data.export(checked_table_id(table), data.token)


@post(
    "/tables/{table:str}/erase",
    summary="Erase a player's name and chat",
    status_code=200,
    before_request=check_seat_proof,
    responses=error_responses(400, 401, 404, 413, 415),
)
async def erase_seat(
    table: FromPath[str], data: JSONBody[api.SeatProof], service: NamedDependency[TableService]
) -> api.Erased:
    """Erase the name, the chat and the token of a player for good. The moves stay, for the others at the table."""
    return await service.personal_data.erase(checked_table_id(table), data.token)


@get(
    "/messages.schema.json",
    summary="JSON Schema of all messages and bodies",
    media_type="application/schema+json",
    responses=error_responses(),
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
    announcement,
    open_table,
    about,
    join,
    find_seat,
    positions,
    hint,
    export_seat,
    erase_seat,
    table_file,
    record,
    replay,
    analysis,
    archive,
    messages_schema,
]


def make_router(service: TableService, addresses: AddressRegistry) -> Router:
    """Return the router of the API."""
    return Router(
        "/api/v1",
        route_handlers=ROUTES,
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "addresses": Provide(lambda: addresses, sync_to_thread=False),
        },
        response_headers=[ResponseHeader(name="Cache-Control", value="no-store")],
    )
