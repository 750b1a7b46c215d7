"""The schemas of messages and bodies, from the types that read them: JSON Schema, and the OpenAPI document."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.openapi.plugins import JsonRenderPlugin

from mutiny.protocol import api, lobby
from mutiny.protocol import messages as wire
from mutiny.protocol.library import LessonBody, LessonList, Rules

BODIES: Final = {
    "catalogue": api.Catalogue,
    "new_table": api.NewTable,
    "join": api.Join,
    "option_text": api.OptionText,
    "text_accepted": api.TextAccepted,
    "seated": api.Seated,
    "seat_question": api.SeatQuestion,
    "seat_answer": api.SeatAnswer,
    "seat_proof": api.SeatProof,
    "seat_export": api.SeatExport,
    "erased": api.Erased,
    "tables": api.Tables,
    "announcement": wire.Announcement,
    "replay": api.Replay,
    "position_question": api.PositionQuestion,
    "positions": api.Positions,
    "hint_question": api.HintQuestion,
    "hint": api.Hint,
    "rules": Rules,
    "lesson": LessonBody,
    "lessons": LessonList,
    "problem": api.Problem,
}


class MsgspecSchemaPlugin(JsonRenderPlugin):
    """OpenAPI in JSON, in which the bodies are described by the types that read them."""

    def render(self, request: Request[Any, Any, State], openapi_schema: dict[str, Any]) -> bytes:
        """Return the OpenAPI document."""
        return self.render_json(request, openapi_document(openapi_schema))


def openapi_document(made: dict[str, Any]) -> dict[str, Any]:
    """Return the OpenAPI document that Litestar has made, with the bodies described by the types that read them."""
    _, components = msgspec.json.schema_components(BODIES.values(), ref_template="#/components/schemas/{name}")
    return {**made, "components": {**made["components"], "schemas": components}}


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages and bodies, for generating a client's types.

    >>> sorted(schema()["$defs"])[:3], len(schema()["properties"])
    (['Announcement', 'Bye', 'Catalogue'], 26)
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
