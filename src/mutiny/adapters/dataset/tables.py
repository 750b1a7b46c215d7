"""Sheets as Arrow tables, and columns as arrays for learning. Needs pyarrow and numpy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

from mutiny.adapters.dataset.columns import COLUMNS, BadDataset, schema_of
from mutiny.adapters.dataset.sheet import Sheet, mask_size
from mutiny.adapters.extra import need

ROWS: Final = 16384
"""The most rows held in memory before they become a batch, except for those of a single game."""


def table_of(sheets: Sequence[Sheet]) -> Any:
    """Return the rows of games of one shape as an Arrow table.

    >>> from mutiny.adapters.dataset import simulated
    >>> table = table_of(list(simulated("traitres", ["random"] * 3, games=2, seed="doc")))
    >>> table.column_names[6:8], table["game_id"].unique().to_pylist()
    (['seat', 'clause'], ['doc/0', 'doc/1'])
    """
    arrow, numpy = need("pyarrow"), need("numpy")
    shape = sheets[0].shape
    schema = schema_of(shape)
    lengths = [len(sheet) for sheet in sheets]
    rows = sum(lengths)
    which = numpy.repeat(numpy.arange(len(sheets), dtype=numpy.int32), lengths)
    starts = numpy.cumsum([0, *lengths[:-1]], dtype=numpy.int32)
    seats = _joined(numpy, [sheet.seats for sheet in sheets], numpy.uint8)
    # The name at each seat of each game, in one list: the player of a row is found by game and seat.
    names = [name for sheet in sheets for name in (sheet.names or (None,) * shape.players)]
    choices = _joined(numpy, [sheet.choices for sheet in sheets], numpy.int32)
    packed = _joined(numpy, [sheet.legal for sheet in sheets], numpy.int32)
    offsets = numpy.zeros(rows + 1, numpy.int32)
    numpy.cumsum(choices, out=offsets[1:])

    def of_game(name: str, values: list[Any]) -> Any:
        return arrow.array(values, schema.field(name).type).take(arrow.array(which))

    def numbers(packed: list[bytes]) -> Any:
        return arrow.array(_joined(numpy, packed, numpy.int32))

    scores = [sheet.scores for sheet in sheets if sheet.scores is not None]
    made = {
        "game": of_game("game", [shape.game] * len(sheets)),
        "players": arrow.array(numpy.full(rows, shape.players, numpy.uint8)),
        "options": of_game("options", [sheet.options for sheet in sheets]),
        "game_id": of_game("game_id", [sheet.game_id for sheet in sheets]),
        "entry": numbers([sheet.entries for sheet in sheets]),
        "decision": arrow.array(numpy.arange(rows, dtype=numpy.int32) - starts[which]),
        "seat": arrow.array(seats),
        "clause": arrow.array(list(chain.from_iterable(sheet.clauses for sheet in sheets)), "string"),
        "features": arrow.FixedSizeListArray.from_arrays(
            arrow.array(_joined(numpy, [sheet.features for sheet in sheets], numpy.uint8)),
            type=schema.field("features").type,
        ),
        "legal": arrow.ListArray.from_arrays(
            arrow.array(offsets), arrow.array(packed), type=schema.field("legal").type
        ),
        "mask": arrow.FixedSizeBinaryArray.from_buffers(
            schema.field("mask").type,
            rows,
            [None, arrow.py_buffer(_bits(numpy, choices, packed, shape.actions))],
        ),
        "action": numbers([sheet.actions for sheet in sheets]),
        "move": arrow.array(list(chain.from_iterable(sheet.moves for sheet in sheets)), "string"),
        "reward_to_go": arrow.array(_joined(numpy, [sheet.rewards for sheet in sheets], numpy.float32)),
        # Either all games of a shape have points, or none has.
        "score": numbers(scores) if scores else arrow.nulls(rows, "int32"),
        "player": arrow.array(names, "string").take(arrow.array(which * shape.players + seats)),
        "names": of_game("names", [sheet.names for sheet in sheets]),
    }
    return arrow.Table.from_arrays([made[column.name] for column in COLUMNS], schema=schema)


def _joined(numpy: Any, packed: list[bytes], kind: Any) -> Any:
    return numpy.frombuffer(b"".join(packed), kind)


def _bits(numpy: Any, choices: Any, legal: Any, actions: int) -> bytes:
    """Return the masks of all rows, one after another."""
    bits = numpy.zeros((len(choices), mask_size(actions)), numpy.uint8)
    numpy.bitwise_or.at(
        bits, (numpy.repeat(numpy.arange(len(choices)), choices), legal >> 3), numpy.left_shift(1, legal & 7)
    )
    found: bytes = bits.tobytes()
    return found


def batches(sheets: Iterable[Sheet], rows: int = ROWS) -> Iterator[Any]:
    """Yield Arrow tables of about `rows` rows from games of one shape. Only one batch is held in memory.

    >>> from mutiny.adapters.dataset import simulated
    >>> sheets = simulated("meuterer", ["random"] * 3, games=12, seed="doc")
    >>> [250 <= table.num_rows < 400 for table in batches(sheets, rows=250)][:-1]
    [True, True, True, True]
    """
    kept: list[Sheet] = []
    held = 0
    for sheet in sheets:
        if kept and sheet.shape != kept[0].shape:
            raise BadDataset(f"rows of {sheet.shape.folder} do not fit to those of {kept[0].shape.folder}.")
        kept.append(sheet)
        held += len(sheet)
        if held >= rows:
            yield table_of(kept)
            kept, held = [], 0
    if kept:
        yield table_of(kept)


def matrix(column: Any) -> Any:
    """Return the column `features`, of pyarrow or polars, as a numpy array of type uint8, one row per decision.

    >>> from mutiny.adapters.dataset import simulated
    >>> table = table_of(list(simulated("traitres", ["random"] * 3, games=2, seed="doc")))
    >>> matrix(table["features"]).shape == (table.num_rows, 86), matrix(table["features"]).dtype
    (True, dtype('uint8'))
    """
    arrow = need("pyarrow")
    whole = arrow.chunked_array(column).combine_chunks()
    return whole.flatten().to_numpy().reshape(len(whole), whole.type.list_size)


def masks(column: Any, actions: int) -> Any:
    """Return the column `mask` or `legal`, of pyarrow or polars, as a numpy array: True where an action is legal.

    >>> from mutiny.adapters.dataset import simulated
    >>> table = table_of(list(simulated("traitres", ["random"] * 3, games=2, seed="doc")))
    >>> found = masks(table["mask"], 140)
    >>> found.shape == (table.num_rows, 140), found[0].nonzero()[0].tolist() == table["legal"][0].as_py()
    (True, True)
    """
    arrow, numpy = need("pyarrow"), need("numpy")
    whole = arrow.chunked_array(column).combine_chunks()
    if not arrow.types.is_list(whole.type) and not arrow.types.is_large_list(whole.type):
        return _unpacked(arrow, numpy, whole, actions)
    lengths = whole.value_lengths().to_numpy()
    legal = whole.flatten().to_numpy()
    if len(legal) and int(legal.max()) >= actions:
        raise BadDataset(f"there is an action {int(legal.max())} among them, and {actions} in all.")
    found = numpy.zeros((len(whole), actions), numpy.bool_)
    found[numpy.repeat(numpy.arange(len(whole)), lengths), legal] = True
    return found


def _unpacked(arrow: Any, numpy: Any, masks: Any, actions: int) -> Any:
    # Polars returns binary values of variable length, possibly as views.
    width = mask_size(actions)
    joined = b"".join(masks.cast(arrow.large_binary()).to_pylist())
    if len(joined) != len(masks) * width:
        raise BadDataset(f"a mask of {actions} actions has {width} bytes, and these have others.")
    rows = numpy.frombuffer(joined, numpy.uint8).reshape(len(masks), width)
    return numpy.unpackbits(rows, axis=1, count=actions, bitorder="little").astype(numpy.bool_)
