"""Rows of games as Arrow tables, and columns as arrays for learning. Needs pyarrow and numpy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

from mutiny.adapters.dataset.columns import COLUMNS, BadDataset, schema_of
from mutiny.adapters.dataset.decision_rows import GameRows, mask_size
from mutiny.common.extras import need

ROWS: Final = 16384
"""The most rows held in memory before they become a batch, except for those of a single game."""


def table_of(rows_by_game: Sequence[GameRows]) -> Any:
    """Return the rows of games of one shape as an Arrow table.

    >>> from mutiny.adapters.dataset import simulated
    >>> table = table_of(list(simulated("traitres", ["random"] * 3, games=2, seed="doc")))
    >>> table.column_names[6:8], table["game_id"].unique().to_pylist()
    (['seat', 'clause'], ['doc/0', 'doc/1'])
    """
    arrow, numpy = need("pyarrow"), need("numpy")
    shape = rows_by_game[0].shape
    schema = schema_of(shape)
    lengths = [len(game_rows) for game_rows in rows_by_game]
    rows = sum(lengths)
    which = numpy.repeat(numpy.arange(len(rows_by_game), dtype=numpy.int32), lengths)
    starts = numpy.cumsum([0, *lengths[:-1]], dtype=numpy.int32)
    seats = _joined(numpy, [game_rows.seats for game_rows in rows_by_game], numpy.uint8)
    # The name at each seat of each game, in one list: the player of a row is found by game and seat.
    names = [name for game_rows in rows_by_game for name in (game_rows.names or (None,) * shape.players)]
    choices = _joined(numpy, [game_rows.choices for game_rows in rows_by_game], numpy.int32)
    packed = _joined(numpy, [game_rows.legal for game_rows in rows_by_game], numpy.int32)
    offsets = numpy.zeros(rows + 1, numpy.int32)
    numpy.cumsum(choices, out=offsets[1:])

    def of_game(name: str, values: list[Any]) -> Any:
        return arrow.array(values, schema.field(name).type).take(arrow.array(which))

    def numbers(packed: list[bytes]) -> Any:
        return arrow.array(_joined(numpy, packed, numpy.int32))

    scores = [game_rows.scores for game_rows in rows_by_game if game_rows.scores is not None]
    made = {
        "game": of_game("game", [shape.game] * len(rows_by_game)),
        "players": arrow.array(numpy.full(rows, shape.players, numpy.uint8)),
        "options": of_game("options", [game_rows.options for game_rows in rows_by_game]),
        "game_id": of_game("game_id", [game_rows.game_id for game_rows in rows_by_game]),
        "entry": numbers([game_rows.entries for game_rows in rows_by_game]),
        "decision": arrow.array(numpy.arange(rows, dtype=numpy.int32) - starts[which]),
        "seat": arrow.array(seats),
        "clause": arrow.array(list(chain.from_iterable(game_rows.clauses for game_rows in rows_by_game)), "string"),
        "features": arrow.FixedSizeListArray.from_arrays(
            arrow.array(_joined(numpy, [game_rows.features for game_rows in rows_by_game], numpy.uint8)),
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
        "action": numbers([game_rows.actions for game_rows in rows_by_game]),
        "move": arrow.array(list(chain.from_iterable(game_rows.moves for game_rows in rows_by_game)), "string"),
        "reward_to_go": arrow.array(_joined(numpy, [game_rows.rewards for game_rows in rows_by_game], numpy.float32)),
        # Either all games of a shape have points, or none has.
        "score": numbers(scores) if scores else arrow.nulls(rows, "int32"),
        "player": arrow.array(names, "string").take(arrow.array(which * shape.players + seats)),
        "names": of_game("names", [game_rows.names for game_rows in rows_by_game]),
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


def batches(rows_by_game: Iterable[GameRows], rows: int = ROWS) -> Iterator[Any]:
    """Yield Arrow tables of about `rows` rows from games of one shape. Only one batch is held in memory.

    >>> from mutiny.adapters.dataset import simulated
    >>> rows_by_game = simulated("meuterer", ["random"] * 3, games=12, seed="doc")
    >>> [250 <= table.num_rows < 400 for table in batches(rows_by_game, rows=250)][:-1]
    [True, True, True, True]
    """
    kept: list[GameRows] = []
    held = 0
    for game_rows in rows_by_game:
        if kept and game_rows.shape != kept[0].shape:
            raise BadDataset(f"rows of {game_rows.shape.folder} do not fit to those of {kept[0].shape.folder}.")
        kept.append(game_rows)
        held += len(game_rows)
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
