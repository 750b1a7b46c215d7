"""A row of features as the input of a network: counts as thermometers, large numbers standardized, differences added.

A thermometer is a one for each threshold that a number reaches, so that a network can tell 2 from 3 as easily as 0 from
1. The encoding is made from rows of random games, is stored with the weights, and uses only columns that vary there.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final

from mutiny.common.extras import OptionalImports
from mutiny.kernel.features import Features

with OptionalImports("train"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_STEPS: Final = 15
"""The most thresholds of one number; numbers with more values are standardized."""
WIDE: Final = 10
"""A number that is larger than this may take values that random games do not reach."""
FARTHEST: Final = 5.0
"""The largest standardized number, in standard deviations."""
DIFFERENCES: Final = (-8, -4, -2, -1, 0, 1, 2, 4, 8)
"""The thresholds of the difference between this seat and another, such as of their points."""


@dataclass(frozen=True, slots=True)
class RowEncoding:
    """Which numbers of a row reach which thresholds, which are standardized, and which are subtracted.

    >>> from mutiny.kernel.discovery import game
    >>> features = game("traitres").features(5)
    >>> rows = np.random.default_rng(1).integers(0, 2, (100, features.size)).astype(np.uint8)
    >>> encoding = make_encoding(features, rows)
    >>> encoding.encode(rows).shape == (100, encoding.size)
    True
    """

    step_at: NDArray[np.int16]
    steps: NDArray[np.uint8]
    wide_at: NDArray[np.int16]
    wide_mean: NDArray[np.float32]
    wide_scale: NDArray[np.float32]
    own_at: NDArray[np.int16]
    other_at: NDArray[np.int16]
    gaps: NDArray[np.int16]

    @property
    def size(self) -> int:
        """The number of inputs."""
        return len(self.step_at) + len(self.wide_at) + len(self.own_at)

    def encode(self, rows: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Return the inputs for some rows."""
        inputs = np.empty((len(rows), self.size), np.float32)
        wide, gap = len(self.step_at), len(self.step_at) + len(self.wide_at)
        inputs[:, :wide] = rows[:, self.step_at] >= self.steps
        distances = (rows[:, self.wide_at] - self.wide_mean) * self.wide_scale
        inputs[:, wide:gap] = distances.clip(-FARTHEST, FARTHEST)
        numbers = rows.astype(np.int16)
        inputs[:, gap:] = numbers[:, self.own_at] - numbers[:, self.other_at] >= self.gaps
        return inputs

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return the arrays by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def make_encoding(features: Features, rows: NDArray[np.uint8]) -> RowEncoding:
    """Return the encoding of some features, for rows that are like these."""
    steps: list[tuple[int, int]] = []
    wide: list[int] = []
    gaps: list[tuple[int, int, int]] = []
    players = next((field.size for field in features.fields if field.name in {"acting", "turn"}), 0)
    at = 0
    for field in features.fields:
        for index in range(at, at + field.size):
            values = np.unique(rows[:, index])
            if 1 < field.most <= WIDE:
                steps += [(index, step) for step in range(1, field.most + 1)]
            elif field.most > WIDE and len(values) > MOST_STEPS:
                wide.append(index)
            elif len(values) > 1 or field.most == 1:
                steps += [(index, int(step)) for step in values[1:]] or [(index, 1)]
        if field.most > WIDE and field.size == players:
            gaps += [(at, other, gap) for other in range(at + 1, at + players) for gap in DIFFERENCES]
        at += field.size
    chosen = rows[:, wide].astype(np.float32)
    spread = chosen.std(axis=0) if wide else np.zeros(0, np.float32)
    return RowEncoding(
        np.array([index for index, _ in steps], np.int16),
        np.array([step for _, step in steps], np.uint8),
        np.array(wide, np.int16),
        chosen.mean(axis=0).astype(np.float32) if wide else np.zeros(0, np.float32),
        (1.0 / np.maximum(spread, 1.0)).astype(np.float32),
        np.array([own for own, _, _ in gaps], np.int16),
        np.array([other for _, other, _ in gaps], np.int16),
        np.array([gap for _, _, gap in gaps], np.int16),
    )


def relative_actions(features: Features, actions: int, players: int) -> NDArray[np.int16]:
    """Return for each seat the numbers under which a network knows the actions: seats are counted from its own.

    >>> from mutiny.kernel.discovery import game
    >>> table = relative_actions(game("traitres").features(5), 140, 5)
    >>> plank = game("traitres").features(5).seat_actions[0]
    >>> (table[3, plank + 4] - plank).item(), (table[3, plank] - plank).item()
    (1, 2)
    """
    table = np.tile(np.arange(actions, dtype=np.int16), (players, 1))
    for first in features.seat_actions:
        for own in range(players):
            for seat in range(players):
                table[own, first + seat] = first + (seat - own) % players
    return table


def fingerprint_of(features: Features) -> list[str]:
    """Return the fields of some rows as text; weights fit only rows with the same fields.

    >>> from mutiny.kernel.discovery import game
    >>> fingerprint_of(game("traitres").features(5))[:2]
    ['phase[7]', 'turn[5]']
    """
    return [field.span() for field in features.fields]
