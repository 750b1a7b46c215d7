"""Many games of one kind as one object: the arrays after each step, in this process or in several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from mutiny.adapters.choices import REWARDS, check_scores, game_of, one_of, options_of, players_of
from mutiny.adapters.rows import features_of
from mutiny.common.extras import OptionalImports
from mutiny.kernel.errors import BadOptions, MutinyError
from mutiny.kernel.game import Game
from mutiny.vector.arrays import ArrayShapes, VectorArrays, make_arrays
from mutiny.vector.places import VectorPlaces, VectorPlan
from mutiny.vector.workers import WorkerProcesses

with OptionalImports("train"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDTH: Final = 128
"""The usual width of the lists of legal actions. No decision of the games here has more legal actions."""


class VectorGames:
    """`count` games of one kind; each step makes a move in every game and fills the same arrays again.

    `game`, `players` and the options, by name or together, are those of any game. `reset` deals the first games from a
    seed; a game that has ended is followed by the next one at once, in the same step. With `skip_forced`, decisions
    with a single legal action are made without asking. `reward` is "win" or, where a game has scores, "score", as in
    the environments of PettingZoo. With `states`, the arrays hold what all seats know too, which is for critics in
    training only. `width` is the most legal actions that a list holds. `processes` share the games
    among themselves; the games are the same for any number of processes. `arrays` are arrays of yours to write into.

    >>> games = VectorGames("meuterer", 3, players=4, seed=7)
    >>> games.arrays.rows.shape, games.arrays.legal.shape
    ((3, 299), (3, 128))
    >>> for _ in range(224):
    ...     games.step(games.arrays.legal[:, 0])
    >>> games.arrays.numbers.tolist()
    [2, 2, 2]
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        players: int | None = None,
        *,
        seed: int = 0,
        skip_forced: bool = False,
        reward: str = "win",
        width: int = WIDTH,
        states: bool = False,
        processes: int = 1,
        arrays: VectorArrays | None = None,
        options: Mapping[str, str] | None = None,
        **named: Any,
    ) -> None:
        # Before anything that can fail: `close` may be called on an object that could not be made.
        self._workers: WorkerProcesses | None = None
        self.count = _at_least(1, "the number of games", count)
        self.game = game_of(game)
        self.players = players_of(self.game, players)
        self.options = options_of(self.game, options, named)
        self.features = features_of(self.game, self.players, self.options)
        by_score = one_of("reward", reward, REWARDS) == "score"
        if by_score:
            check_scores(self.game, self.players, self.options)
        plan = VectorPlan(
            self.game,
            self.players,
            self.options,
            _at_least(1, "the width", width),
            bool(skip_forced),
            by_score,
            bool(states),
        )
        shapes = ArrayShapes(self.count, self.features.size, width, self.players, bool(states))
        if arrays is not None:
            arrays.check(shapes)
        self._places: VectorPlaces | WorkerProcesses
        if min(_at_least(1, "the number of processes", processes), self.count) > 1:
            self._workers = self._places = WorkerProcesses(plan, shapes, min(processes, self.count))
            # The arrays are memory that the processes share; arrays of others get a copy after each step.
            self._written = self._workers.arrays
            self.arrays = self._written if arrays is None else arrays
        else:
            self.arrays = self._written = make_arrays(shapes) if arrays is None else arrays
            self._places = VectorPlaces(plan, self.arrays)
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<VectorGames {self.game.name!r}, {self.count} games for {self.players} players>"

    def reset(self, seed: int) -> None:
        """Begin the first game at every place. The same seed deals the same games again."""
        if type(seed) is not int:
            raise BadOptions(f"the seed must be a whole number, not {str(seed)[:40]!r}.")
        self._open()
        self._places.reset(seed)
        self._copy()

    def resume(self, seed: int, numbers: Any, choices: Sequence[Sequence[int]]) -> None:
        """Continue games that another vector of the same kind, size and seed has played.

        `numbers` are what its array of that name held, and `choices` the moves of the game at each place so far, as
        indices into the lists of legal actions.

        >>> games, others = VectorGames("cartagena", 2, players=3), VectorGames("cartagena", 2, players=3)
        >>> games.step_choices([0, 0])
        >>> others.resume(0, games.arrays.numbers, [[0], [0]])
        >>> bool((games.arrays.rows == others.arrays.rows).all())
        True
        """
        self._open()
        begun = np.asarray(numbers)
        if (
            begun.shape != (self.count,)
            or len(choices) != self.count
            or begun.dtype.kind not in "iu"
            or begun.min() < 1
        ):
            raise BadOptions(f"to resume {self.count} games, give {self.count} numbers from 1 and lists of choices.")
        self._places.resume(seed, (begun - 1).tolist(), [[int(choice) for choice in made] for made in choices])
        self._copy()

    def step(self, actions: Any) -> None:
        """Make one move in every game, given as action numbers. If one of them is illegal, none is made."""
        self._open()
        moves = self._whole(actions, "an action")
        self._written.check_actions(moves)
        self._places.step(moves)
        self._copy()

    def step_choices(self, choices: Any) -> None:
        """Make one move in every game, given as indices into the lists of legal actions. It is faster than `step`.

        >>> games = VectorGames("cartagena", 2, players=3)
        >>> games.step_choices([0, 0])
        >>> games.step_choices([1, -1])
        Traceback (most recent call last):
        mutiny.kernel.errors.BadOptions: place 1: a choice is from 0 to 1, not -1.
        """
        self._open()
        moves = self._whole(choices, "a choice")
        self._written.check_choices(moves)
        self._places.step_choices(moves)
        self._copy()

    def mask(self, into: NDArray[Any] | None = None) -> NDArray[Any]:
        """Return a mask over all actions for each game, with a one for each legal action.

        `into` is an array to write it into. Most of a mask is zeros: the lists in `legal` are much smaller.

        >>> VectorGames("traitres", 2, players=5).mask().sum(axis=1).tolist()
        [9, 11]
        """
        shape = (self.count, self.game.actions)
        mask = np.zeros(shape, np.bool_) if into is None else into
        if mask.shape != shape:
            raise BadOptions(f"the mask must be of shape {shape}, not {mask.shape}.")
        mask[...] = 0
        places, positions = np.nonzero(self.arrays.legal >= 0)
        mask[places, self.arrays.legal[places, positions]] = 1
        return mask

    def close(self) -> None:
        """End the processes, if there are any. The arrays stay as they are."""
        if self._workers is not None:
            self._workers.close()

    def __enter__(self) -> VectorGames:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def __del__(self) -> None:
        self.close()

    def _open(self) -> None:
        if self._workers is not None and self._workers.closed:
            raise MutinyError("these games have been closed.")

    def _whole(self, moves: Any, what: str) -> NDArray[Any]:
        """Return the moves as an array of whole numbers, one for each game."""
        array = np.asarray(moves)
        if array.dtype.kind not in "iu":
            raise BadOptions(f"{what} is a whole number, not a number of type {array.dtype}.")
        if array.shape != (self.count,):
            raise BadOptions(f"one move for each of {self.count} games is needed, not an array of shape {array.shape}.")
        return array

    def _copy(self) -> None:
        if self.arrays is not self._written:
            self.arrays.copy_from(self._written)


def _at_least(least: int, what: str, value: Any) -> int:
    """Check a whole number."""
    if type(value) is not int or value < least:
        raise BadOptions(f"{what} must be a whole number from {least} on, not {str(value)[:40]!r}.")
    return value
