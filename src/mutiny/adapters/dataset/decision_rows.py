"""The decisions of one game as columns, collected while it is played or replayed. Needs only the standard library.

The rows of a game are small and can be sent between processes; those of many games become a table (see tables).
"""

from __future__ import annotations

import json
import re
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from itertools import chain
from typing import NamedTuple

from mutiny.adapters.returns import centred
from mutiny.adapters.rows import features_of
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.features import Features
from mutiny.kernel.game import Game
from mutiny.kernel.state import State

NUMBER = "i"
"""The array type for integers: four bytes each, as in the columns."""
SCORES = ("scores", "gold")
"""The keys of a result that may hold points, one number for each seat."""
FORMATS_KEPT = 64
PLAIN_VALUE = re.compile(r"[a-z0-9-]{1,24}")
"""Option values that can be part of a folder's name. For other values, such as whole files, a hash is used."""
DIGITS = 8


class Unfinished(MutinyError):
    """A game is not over, so the value of its decisions is unknown."""


class FieldPlace(NamedTuple):
    """One field of the features, as data (see `mutiny.kernel.features.Field`)."""

    name: str
    size: int
    most: int
    about: str


class Shape(NamedTuple):
    """The game, number of players, options and fields that the rows of a file have in common."""

    folder: str
    game: str
    players: int
    actions: int
    fields: tuple[FieldPlace, ...]

    @property
    def size(self) -> int:
        """The number of features in a row.

        >>> Shape("toy-2", "toy", 2, 10, (FieldPlace("hand", 5, 3, ""), FieldPlace("pile", 1, 15, ""))).size
        6
        """
        return sum(place.size for place in self.fields)


class DecisionRow(NamedTuple):
    """One decision; the fields are the columns of a dataset (see columns)."""

    game: str
    players: int
    options: str
    game_id: str
    entry: int
    decision: int
    seat: int
    clause: str
    features: bytes
    legal: tuple[int, ...]
    mask: bytes
    action: int
    move: str
    reward_to_go: float
    score: int | None
    player: str | None
    names: tuple[str, ...] | None


def mask_size(actions: int) -> int:
    """Return the number of bytes of a mask: one bit for every action.

    >>> mask_size(8), mask_size(140)
    (1, 18)
    """
    return -(-actions // 8)


def bits_of(legal: Iterable[int], actions: int) -> bytes:
    """Return a mask with a bit set for each legal action; action 0 is the lowest bit of the first byte.

    >>> bits_of((0, 3, 9), 12)
    b'\\t\\x02'
    """
    return sum(1 << action for action in legal).to_bytes(mask_size(actions), "little")


@dataclass(frozen=True, slots=True)
class GameRows:
    """All decisions of one game. Fields of type `bytes` hold packed numbers, one or several for each decision."""

    shape: Shape
    options: str
    game_id: str
    names: tuple[str, ...] | None
    features: bytes
    entries: bytes
    seats: bytes
    clauses: list[str]
    choices: bytes
    legal: bytes
    actions: bytes
    moves: list[str]
    rewards: bytes
    scores: bytes | None

    def __len__(self) -> int:
        return len(self.seats)

    def rows(self) -> Iterator[DecisionRow]:
        """Yield the decisions one by one, for inspection. For learning, write files and read whole columns."""
        shape, size, at = self.shape, self.shape.size, 0
        legal = _numbers(self.legal)
        rewards = array("f", self.rewards)
        scores = None if self.scores is None else _numbers(self.scores)
        facts = zip(_numbers(self.entries), self.seats, _numbers(self.choices), _numbers(self.actions), strict=True)
        for number, (entry, seat, choices, action) in enumerate(facts):
            actions = tuple(legal[at : at + choices])
            yield DecisionRow(
                shape.game,
                shape.players,
                self.options,
                self.game_id,
                entry,
                number,
                seat,
                self.clauses[number],
                self.features[number * size : (number + 1) * size],
                actions,
                bits_of(actions, shape.actions),
                action,
                self.moves[number],
                rewards[number],
                None if scores is None else scores[number],
                None if self.names is None else self.names[seat],
                self.names,
            )
            at += choices


class RowFormat(NamedTuple):
    """The data that all games with the same number of players and options share."""

    shape: Shape
    options: str
    features: Features


class RowCollector:
    """Collects the decisions of one game as they are made, as the deciding seat sees it.

    >>> from mutiny import Rng, game
    >>> meuterer = game("meuterer")
    >>> collector, state, rng = RowCollector(row_format_of(meuterer, 3, {})), meuterer.new(3), Rng(b"doc")
    >>> while not state.over:
    ...     if state.awaits_chance:
    ...         state.apply_chance(state.sample_chance(rng))
    ...     else:
    ...         seat = state.acting[0]
    ...         legal = state.legal_actions(seat)
    ...         collector.note(0, state, seat, legal, legal[0])
    ...         state.apply(seat, legal[0])
    >>> [row.move for row in collector.game_rows(state, "doc").rows()][:3]
    ['pay 0', 'offer ruby', 'offer salt']
    """

    def __init__(self, row_format: RowFormat) -> None:
        self.row_format = row_format
        self._row = row_format.features.row
        self._noted: list[tuple[int, int, str, Sequence[int], int, str, bytes]] = []

    def note(self, entry: int, state: State, seat: int, legal: Sequence[int], action: int) -> None:
        """Note a decision that is about to be played as entry number `entry` of the log."""
        # As little as possible: this runs for every decision; the columns are made once a game.
        self._noted.append(
            (entry, seat, state.clause(), legal, action, state.format_move(seat, action), self._row(state, seat))
        )

    def game_rows(self, state: State, game_id: str, names: Sequence[str] | None = None) -> GameRows:
        """Return the rows of the finished game."""
        if not state.over:
            raise Unfinished("the game is not over, so nobody knows what its decisions were worth.")
        columns = zip(*self._noted, strict=True) if self._noted else ((),) * 7
        entries, seats, clauses, legal, actions, moves, rows = columns
        result = state.result()
        worth = centred(result["winners"], state.players)
        scores: list[int] | None = next((result[name] for name in SCORES if name in result), None)
        return GameRows(
            self.row_format.shape,
            self.row_format.options,
            game_id,
            None if names is None else tuple(names),
            b"".join(rows),
            _packed(entries),
            bytes(seats),
            list(clauses),
            _packed(map(len, legal)),
            _packed(chain.from_iterable(legal)),
            _packed(actions),
            list(moves),
            array("f", [worth[seat] for seat in seats]).tobytes(),
            None if scores is None else _packed([scores[seat] for seat in seats]),
        )


def row_format_of(game: Game, players: int, options: dict[str, str]) -> RowFormat:
    """Return the data that rows of such games share.

    >>> from mutiny import game
    >>> row_format = row_format_of(game("meuterer"), 4, {"pirates": "on"})
    >>> row_format.shape.folder, row_format.shape.size == row_format.features.size
    ('meuterer-4-pirates-on', True)
    """
    return _row_format(game, players, tuple(options.items()))


@lru_cache(FORMATS_KEPT)
def _row_format(game: Game, players: int, options: tuple[tuple[str, str], ...]) -> RowFormat:
    whole = game.complete(dict(options))
    features = features_of(game, players, whole)
    fields = tuple(FieldPlace(field.name, field.size, field.most, field.about) for field in features.fields)
    shape = Shape(_folder(game, players, whole), game.name, players, game.actions, fields)
    return RowFormat(shape, json.dumps(whole, ensure_ascii=False), features)


def _folder(game: Game, players: int, options: dict[str, str]) -> str:
    """Return the folder of a game's rows, named after the game, the players and the options that are not defaults."""
    parts = [game.name, str(players)]
    for option in game.options:
        value = options[option.name]
        if value != option.default:
            short = value if PLAIN_VALUE.fullmatch(value) else sha256(value.encode()).hexdigest()[:DIGITS]
            parts += [option.name, short]
    return "-".join(parts)


def _packed(numbers: Iterable[int]) -> bytes:
    return array(NUMBER, numbers).tobytes()


def _numbers(packed: bytes) -> array[int]:
    return array(NUMBER, packed)
