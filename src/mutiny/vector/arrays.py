"""The arrays into which a step of many games is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from mutiny.common.extras import OptionalImports
from mutiny.kernel.errors import BadOptions

with OptionalImports("train"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class ArrayShapes:
    """The sizes on which the shapes of the arrays depend."""

    count: int
    row: int
    width: int
    players: int
    whole: bool = False

    def of(self, name: str) -> tuple[tuple[int, ...], str]:
        """Return the shape of an array, and its type.

        >>> ArrayShapes(count=2, row=100, width=128, players=4).of("legal")
        ((2, 128), 'int16')
        """
        shapes: dict[str, tuple[tuple[int, ...], str]] = {
            "rows": ((self.count, self.row), "uint8"),
            "states": ((self.count, self.players * self.row if self.whole else 0), "uint8"),
            "legal": ((self.count, self.width), "int16"),
            "counts": ((self.count,), "int16"),
            "seats": ((self.count,), "uint8"),
            "rewards": ((self.count, self.players), "float32"),
            "ended": ((self.count,), "bool"),
            "numbers": ((self.count,), "int64"),
        }
        return shapes[name]


@dataclass(frozen=True, slots=True)
class VectorArrays:
    """The arrays of many games after a step; the first index of each array is the place.

    `rows` are the features of the acting seat, `states` those of all seats beginning with it, if the games were asked
    for them, `legal` its legal actions, padded with -1, `counts` how many they are,
    `seats` the acting seats. `ended` tells where a game has ended in this step; only there `rewards` holds what each
    seat of that game gets, and is 0 elsewhere. `numbers` counts the games at each place; the current one is included.
    """

    rows: NDArray[np.uint8]
    states: NDArray[np.uint8]
    legal: NDArray[np.int16]
    counts: NDArray[np.int16]
    seats: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    numbers: NDArray[np.int64]

    def check(self, shapes: ArrayShapes) -> None:
        """Refuse arrays of other shapes or types than the games write.

        >>> shapes = ArrayShapes(count=2, row=100, width=128, players=4)
        >>> make_arrays(shapes).check(ArrayShapes(count=3, row=100, width=128, players=4))
        Traceback (most recent call last):
        mutiny.kernel.errors.BadOptions: the array rows must be uint8 of shape (3, 100), not uint8 of shape (2, 100).
        """
        for field in fields(self):
            shape, kind = shapes.of(field.name)
            array: Any = getattr(self, field.name)
            if not isinstance(array, np.ndarray) or array.shape != shape or array.dtype != kind:
                found = f"{array.dtype} of shape {array.shape}" if isinstance(array, np.ndarray) else repr(array)[:40]
                raise BadOptions(f"the array {field.name} must be {kind} of shape {shape}, not {found}.")
            if not array.flags.writeable:
                raise BadOptions(f"the array {field.name} cannot be written to.")

    def check_actions(self, actions: NDArray[Any]) -> None:
        """Refuse actions of which one is not legal."""
        illegal = np.flatnonzero((self.legal != actions[:, None]).all(axis=1) | (actions < 0))
        if len(illegal):
            place = illegal[0]
            raise BadOptions(f"place {place}: action {actions[place]} is not legal for seat {self.seats[place]}.")

    def check_choices(self, choices: NDArray[Any]) -> None:
        """Refuse indices of which one is not in its list of legal actions."""
        wrong = np.flatnonzero((choices < 0) | (choices >= self.counts))
        if len(wrong):
            place = wrong[0]
            most = self.counts[place] - 1
            raise BadOptions(f"place {place}: a choice is from 0 to {most}, not {choices[place]}.")

    def part(self, first: int, count: int) -> VectorArrays:
        """Return the same arrays for some of the places only; they share their memory with these."""
        return VectorArrays(*(getattr(self, field.name)[first : first + count] for field in fields(self)))

    def copy_from(self, other: VectorArrays) -> None:
        """Overwrite these arrays with others."""
        for field in fields(self):
            np.copyto(getattr(self, field.name), getattr(other, field.name))


def make_arrays(shapes: ArrayShapes, buffer: Callable[[int], Any] = bytearray) -> VectorArrays:
    """Make arrays; `buffer` returns the memory for a number of bytes, for instance memory shared by processes.

    >>> make_arrays(ArrayShapes(count=2, row=100, width=128, players=4)).rewards.shape
    (2, 4)
    """
    made: list[NDArray[Any]] = []
    for field in fields(VectorArrays):
        shape, name = shapes.of(field.name)
        kind = np.dtype(name)
        size = int(np.prod(shape)) * kind.itemsize
        made.append(np.frombuffer(buffer(size), kind).reshape(shape))
    return VectorArrays(*made)
