"""The columns of a dataset: names, types and meanings, for the schema of a file and for its documentation."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from mutiny.adapters.dataset.decision_rows import Shape, mask_size
from mutiny.common.extras import need
from mutiny.kernel.errors import MutinyError

VERSION: Final = 1
"""The version of the schema: it changes when columns are removed or change their meaning."""
KEY: Final = b"mutiny"
"""The key of the metadata of a file, for the result of `described`."""


class BadDataset(MutinyError):
    """Files are not a dataset, or not the expected one."""


class DatasetColumn(NamedTuple):
    """One column; `may_lack` tells whether its values may be null."""

    name: str
    type: str
    about: str
    may_lack: bool = False


COLUMNS: Final = (
    DatasetColumn("game", "string", "the name of the game"),
    DatasetColumn("players", "uint8", "how many play"),
    DatasetColumn("options", "string", "all options of the game, defaults too, as a JSON object"),
    DatasetColumn("game_id", "string", "which game: `SEED/NUMBER` of a simulation, name and digits of a record"),
    DatasetColumn("entry", "int32", "which entry of the game's log this is, from 0; chance and talk have entries too"),
    DatasetColumn("decision", "int32", "which decision of the game this is, from 0"),
    DatasetColumn("seat", "uint8", "who decides"),
    DatasetColumn("clause", "string", "the clause of the rulebook that asks for the decision"),
    DatasetColumn(
        "features", "list<uint8>[FEATURES]", "what the seat knows at that moment, as numbers; see the fields"
    ),
    DatasetColumn("legal", "list<int32>", "the actions that are legal then, ascending"),
    DatasetColumn("mask", "binary[MASK]", "the same as bits, one for every action, eight in a byte, the lowest first"),
    DatasetColumn("action", "int32", "the action that was taken, one of them"),
    DatasetColumn("move", "string", "the same in the notation of records"),
    DatasetColumn(
        "reward_to_go", "float32", "what the seat gets from here to the end: its share of the win, less an even one"
    ),
    DatasetColumn("score", "int32", "the seat's points at the end of the game", True),
    DatasetColumn("player", "string", "who sits there: the bot, or the name in the record", True),
    DatasetColumn("names", "list<string>", "who sits at each seat", True),
)
"""The columns in order, the same as the fields of `Row`."""


def columns_table() -> str:
    """Return the columns as a Markdown table.

    >>> print(columns_table().splitlines()[3])
    | `players` | `uint8` | how many play |
    """
    lines = ["| column | type | what |", "| --- | --- | --- |"]
    for column in COLUMNS:
        lack = "; null where there is none" if column.may_lack else ""
        lines.append(f"| `{column.name}` | `{column.type}` | {column.about}{lack} |")
    return "\n".join(lines)


def schema_of(shape: Shape) -> Any:
    """Return the Arrow schema of rows of a shape, with the fields of the features in its metadata.

    >>> from mutiny.adapters.dataset import row_format_of
    >>> from mutiny import game
    >>> schema = schema_of(row_format_of(game("traitres"), 3, {}).shape)
    >>> schema.field("seat").type, schema.field("legal").type, schema.field("seat").metadata
    (DataType(uint8), ListType(list<element: int32 not null>), {b'about': b'who decides'})
    """
    arrow = need("pyarrow")
    fields = [
        arrow.field(column.name, _type(arrow, column.type, shape), column.may_lack, {"about": column.about})
        for column in COLUMNS
    ]
    about = {
        "dataset": VERSION,
        "game": shape.game,
        "players": shape.players,
        "actions": shape.actions,
        "fields": [place._asdict() for place in shape.fields],
    }
    return arrow.schema(fields, {KEY: json.dumps(about, ensure_ascii=False).encode()})


def _type(arrow: Any, text: str, shape: Shape) -> Any:
    if text == "binary[MASK]":
        return arrow.binary(mask_size(shape.actions))
    outer, inside, rest = text.partition("<")
    if not inside:
        return arrow.type_for_alias(outer)
    element = arrow.field("element", arrow.type_for_alias(rest.partition(">")[0]), nullable=False)
    return arrow.list_(element, shape.size) if rest.endswith("]") else arrow.list_(element)


def described(schema: Any) -> dict[str, Any]:
    """Return the description of a file: version, game, numbers of players and actions, fields of the features.

    It takes the schema of a file, or of a table that was read from one.

    >>> from mutiny.adapters.dataset import row_format_of
    >>> from mutiny import game
    >>> about = described(schema_of(row_format_of(game("traitres"), 3, {}).shape))
    >>> about["game"], about["players"], about["actions"], about["fields"][0]["name"]
    ('traitres', 3, 140, 'phase')
    """
    try:
        about = json.loads(schema.metadata[KEY])
    except (TypeError, KeyError, ValueError):
        raise BadDataset("these columns have no description of their rows: this is not a dataset of Mutiny.") from None
    if about.get("dataset") != VERSION:
        raise BadDataset(f"this is a dataset of version {about.get('dataset')}, not {VERSION}.")
    found: dict[str, Any] = about
    return found
