"""The places of one process: compiled games, and the arrays into which they write."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mutiny.adapters.returns import centred
from mutiny.adapters.rows import features_of
from mutiny.common.extras import OptionalImports
from mutiny.kernel.batch import GameBatch
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.game import Game
from mutiny.vector.arrays import VectorArrays

with OptionalImports("train"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


PART: Final = 128
"""Places that are stepped together: their buffers are small enough that the memory of the last step is used again."""


@dataclass(frozen=True, slots=True)
class VectorPlan:
    """The plan of a vector: the game, the number of players, the options, and the form of its arrays."""

    game: Game
    players: int
    options: dict[str, str]
    width: int
    skip_forced: bool
    by_score: bool
    whole: bool = False

    def __reduce__(self) -> tuple[Any, ...]:
        # A game cannot be pickled; another process finds it by its name.
        rest = self.players, self.options, self.width, self.skip_forced, self.by_score, self.whole
        return plan_by_name, (self.game.name, *rest)

    def rewards(self, result: dict[str, Any]) -> list[float]:
        """Return what each seat gets for a result."""
        if self.by_score:
            scores: list[float] = result["scores"]
            mean = sum(scores) / len(scores)
            return [score - mean for score in scores]
        return centred(result["winners"], self.players)


def plan_by_name(name: str, *rest: Any) -> VectorPlan:
    """Return the plan with the game of this name.

    >>> plan_by_name("traitres", 5, {}, 128, False, False).rewards({"winners": [0, 2]})
    [0.3, -0.2, 0.3, -0.2, -0.2]
    """
    return VectorPlan(find_game(name), *rest)


class VectorPlaces:
    """The games at some places, from the place `first` on."""

    def __init__(self, plan: VectorPlan, arrays: VectorArrays, first: int = 0) -> None:
        features = features_of(plan.game, plan.players, plan.options)
        self._plan = plan
        self._parts: list[tuple[slice, int, GameBatch, VectorArrays]] = []
        count = len(arrays.seats)
        for start in range(0, count, PART):
            size = min(PART, count - start)
            batch = GameBatch(
                plan.game,
                features,
                plan.players,
                plan.options,
                size,
                first + start,
                plan.width,
                plan.skip_forced,
                plan.whole,
            )
            self._parts.append((slice(start, start + size), first + start, batch, arrays.part(start, size)))

    def reset(self, seed: int) -> None:
        """Begin the first game at every place."""
        for _, first, batch, arrays in self._parts:
            batch.reset(seed)
            arrays.numbers.fill(1)
            self._write(first, batch, arrays)

    def resume(self, seed: int, numbers: list[int], choices: list[list[int]]) -> None:
        """Continue these games, each after these choices."""
        for part, first, batch, arrays in self._parts:
            batch.resume(seed, numbers[part], choices[part])
            self._write(first, batch, arrays)
            arrays.numbers[:] = [number + 1 for number in numbers[part]]

    def step(self, actions: NDArray[Any]) -> None:
        """Make these moves, given as action numbers."""
        for part, first, batch, arrays in self._parts:
            batch.step(actions[part].tolist())
            self._write(first, batch, arrays)

    def step_choices(self, choices: NDArray[Any]) -> None:
        """Make these moves, given as indices into the lists of legal actions."""
        for part, first, batch, arrays in self._parts:
            batch.step_choices(choices[part].tolist())
            self._write(first, batch, arrays)

    def _write(self, first: int, batch: GameBatch, arrays: VectorArrays) -> None:
        for array, buffer in (
            (arrays.rows, batch.rows),
            (arrays.states, batch.states),
            (arrays.legal, batch.legal),
            (arrays.counts, batch.counts),
            (arrays.seats, batch.seats),
        ):
            np.copyto(array, np.frombuffer(buffer.getvalue(), array.dtype).reshape(array.shape))
        arrays.ended.fill(False)
        arrays.rewards.fill(0)
        for index, number, result in batch.ended:
            place = index - first
            arrays.ended[place] = True
            arrays.rewards[place] += self._plan.rewards(result)
            arrays.numbers[place] = number + 2
