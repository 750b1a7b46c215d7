"""The games of a run: groups of games of one setting, whose moves are noted so that they can be continued later."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

from mutiny.adapters.rows import features_of
from mutiny.common.extras import OptionalImports
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.game import Game
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import playout
from mutiny.nets.encoding import RowEncoding, make_encoding
from mutiny.training.plan import Setting, TrainingPlan
from mutiny.vector import VectorGames

with OptionalImports("train"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

GROUPS: Final = 1000
"""The seeds of the groups of a run are this far from those of a run with the next seed."""
POINTS: Final = 4.0
"""The difference of points that is worth a factor of e, while points count."""
SAMPLE_SEED: Final = 0
SAMPLE_GAMES: Final = 64
SAMPLE_STEPS: Final = 200
"""The random games, for each setting, and their decisions, from which the encoding of rows is made."""


def has_scores(game: Game, players: int, options: dict[str, str]) -> bool:
    """Return whether a game has points, and the most points win.

    >>> has_scores(find_game("meuterer"), 4, {}), has_scores(find_game("traitres"), 4, {})
    (True, False)
    """
    state = game.new(players, options)
    playout(state, Rng(b"scores"))
    return "scores" in state.result()


class GameGroup:
    """Games of one setting that are played together.

    >>> group = GameGroup(TrainingPlan("traitres", (5,)), 0, Setting(5, ()), 4)
    >>> group.step(np.zeros(4, np.int64))
    >>> later = GameGroup(TrainingPlan("traitres", (5,)), 0, Setting(5, ()), 4)
    >>> later.resume(group.position())
    >>> bool((group.arrays.states == later.arrays.states).all())
    True
    """

    def __init__(self, plan: TrainingPlan, number: int, setting: Setting, count: int, processes: int = 1) -> None:
        options = dict(setting.options)
        self.setting = setting
        self.count = count
        self.scored = has_scores(find_game(plan.game), setting.players, options)
        self._teams = plan.teams()
        self._seed = plan.seed * GROUPS + number
        self._games = VectorGames(
            plan.game,
            count,
            setting.players,
            seed=self._seed,
            skip_forced=True,
            reward="score" if self.scored else "win",
            width=plan.width,
            states=True,
            processes=processes,
            options=options,
        )
        self.arrays = self._games.arrays
        self._choices = np.zeros((count, 256), np.int16)
        self._made = np.zeros(count, np.int64)
        # A thread waits for the processes, so that this one can decide the moves of other groups meanwhile.
        self._waiter = ThreadPoolExecutor(1) if processes > 1 else None

    def step(self, choices: NDArray[np.int64]) -> None:
        """Make these moves, given as indices into the lists of legal actions."""
        if self._made.max() == self._choices.shape[1]:
            self._choices = np.concatenate([self._choices, np.zeros_like(self._choices)], axis=1)
        self._choices[np.arange(self.count), self._made] = choices
        self._made += 1
        self._games.step_choices(choices)
        self._made[self.arrays.ended] = 0

    def begin_step(self, choices: NDArray[np.int64]) -> Future[None] | None:
        """Begin to make these moves in other processes, if there are any; otherwise make them."""
        if self._waiter is None:
            self.step(choices)
            return None
        return self._waiter.submit(self.step, choices)

    def shares(self, by_points: float) -> NDArray[np.float32]:
        """Return what each seat gets where a game has ended in the last step, and zeros elsewhere.

        `by_points` is the weight of points, from 0 to 1; otherwise the share of the win counts, or 1 for each member of
        a winning team.
        """
        arrays = self.arrays
        found = np.zeros_like(arrays.rewards)
        ended = np.flatnonzero(arrays.ended)
        paid = arrays.rewards[ended]
        if self.scored:
            won = (paid == paid.max(axis=1, keepdims=True)).astype(np.float32)
            won /= won.sum(axis=1, keepdims=True)
            points = np.exp((paid - paid.max(axis=1, keepdims=True)) / POINTS)
            points /= points.sum(axis=1, keepdims=True)
            found[ended] = by_points * points + (1.0 - by_points) * won
        elif self._teams:
            found[ended] = paid > 0
        else:
            # The rewards are shares of the win minus the mean, and all zero if nobody has won.
            found[ended] = np.where(paid.any(axis=1, keepdims=True), paid + 1.0 / arrays.rewards.shape[1], 0.0)
        return found

    def position(self) -> dict[str, Any]:
        """Return what is needed to continue these games."""
        return {
            "numbers": self.arrays.numbers.copy(),
            "made": self._made.copy(),
            "choices": self._choices[:, : max(1, int(self._made.max()))].copy(),
        }

    def resume(self, position: dict[str, Any]) -> None:
        """Continue games from a position."""
        made = position["made"]
        choices = position["choices"]
        self._games.resume(
            self._seed, position["numbers"], [line[:count].tolist() for line, count in zip(choices, made, strict=True)]
        )
        wide = 256
        while wide < choices.shape[1]:
            wide *= 2
        self._choices = np.zeros((self.count, wide), np.int16)
        self._choices[:, : choices.shape[1]] = choices
        self._made = made.copy()

    def close(self) -> None:
        """End the processes, if there are any."""
        if self._waiter is not None:
            self._waiter.shutdown()
        self._games.close()


def make_encodings(plan: TrainingPlan) -> dict[int, RowEncoding]:
    """Return the encoding for each number of players, from random games of all its settings.

    It does not depend on the seed of the plan, so that a run can begin with the weights of another.
    """
    found = find_game(plan.game)
    random = np.random.default_rng(SAMPLE_SEED)
    rows: dict[int, list[NDArray[np.uint8]]] = {}
    for setting in plan.settings():
        options = dict(setting.options)
        games = VectorGames(
            plan.game,
            SAMPLE_GAMES,
            setting.players,
            seed=SAMPLE_SEED,
            skip_forced=True,
            width=plan.width,
            options=options,
        )
        for _ in range(SAMPLE_STEPS):
            rows.setdefault(setting.players, []).append(games.arrays.rows.copy())
            games.step_choices((random.random(SAMPLE_GAMES) * games.arrays.counts).astype(np.int64))
    return {
        players: make_encoding(features_of(found, players, dict(plan.options)), np.concatenate(some))
        for players, some in rows.items()
    }
