"""A network as numpy evaluates it: a policy for the acting seat, and what each seat can expect if all is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mutiny.adapters.rows import features_of
from mutiny.common.extras import OptionalImports
from mutiny.kernel.features import Features
from mutiny.kernel.game import Game
from mutiny.nets.encoding import RowEncoding, fingerprint_of, relative_actions
from mutiny.nets.weights import BadWeights, NetWeights, read_weights

with OptionalImports("train"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

KEPT: Final = 8
"""The files whose weights are kept in memory."""


class Network:
    """The network of a game for a number of players and some options.

    `policy` takes rows of acting seats, `values` the rows of all seats from the acting one on. A network that was
    trained for other numbers of players, or for rows of another version, is refused.
    """

    def __init__(self, weights: NetWeights, game: Game, players: int, options: Mapping[str, str] | None = None) -> None:
        about = weights.about
        if about.get("game") != game.name:
            raise BadWeights(f"these weights are for {about.get('game')}, not for {game.name}.")
        trained: dict[str, Any] = about["players"]
        if str(players) not in trained:
            raise BadWeights(
                f"these weights are for {game.name} with {', '.join(trained)} players, and there are {players}."
            )
        chosen = game.complete(dict(options or {}))
        self.features: Features = features_of(game, players, dict(options or {}))
        if trained[str(players)] != fingerprint_of(self.features) or about["actions"] != game.actions:
            raise BadWeights(
                f"these weights were made with {about['version']}, whose rows or moves of {game.name} were others: "
                "train again with this version."
            )
        self.players = players
        self.about = about
        self._arrays = {name: array for name, array in weights.arrays.items() if not name.startswith("encoding.")}
        mark = f"encoding.{players}."
        self.encoding = RowEncoding(
            **{name.removeprefix(mark): array for name, array in weights.arrays.items() if name.startswith(mark)}
        )
        self.relative = relative_actions(self.features, game.actions, players)
        self._options = options_input(game, chosen)

    def share(self, winners: Sequence[int], seat: int) -> float:
        """Return what a seat gets for a result: 1 for each member of a winning team, else a share of the win."""
        if seat not in winners:
            return 0.0
        return 1.0 if self.about["teams"] else 1.0 / len(winners)

    def policy(self, rows: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Return the logits of all actions; their numbers are relative, see `relative`."""
        hidden = self._linear(f"policy.inputs.{self.players}", self._inputs(rows))
        return self._linear("policy.head", self._blocks("policy", hidden))

    def log_policy(self, row: bytes, seat: int, legal: Sequence[int]) -> NDArray[np.float32]:
        """Return the logarithms of the probabilities of the legal actions of a seat."""
        logits: NDArray[np.float32] = self.policy(np.frombuffer(row, np.uint8)[None])[
            0, self.relative[seat, list(legal)]
        ]
        logits -= logits.max()
        logits -= np.log(np.exp(logits).sum())
        return logits

    def values(self, states: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Return what each seat can expect of the win, from the acting seat on, from the rows of all seats."""
        count, size = len(states), self.features.size
        rows = states.reshape(count * self.players, size)
        hidden = self._linear(f"critic.inputs.{self.players}", self._inputs(states[:, :size]))
        others = self._linear(f"critic.others.{self.players}", self._inputs(rows))
        others = np.maximum(others, np.float32(0)).reshape(count, self.players, -1)[:, 1:]
        each = self._arrays["critic.seats.weight"][:, : others.shape[1] * others.shape[2]]
        hidden += others.reshape(count, -1) @ each.T
        logits = self._linear("critic.head", self._blocks("critic", hidden))[:, : self.players]
        odds_against: NDArray[np.float32] = np.exp(-logits)
        odds_against += 1.0
        return np.reciprocal(odds_against)

    def _inputs(self, rows: NDArray[np.uint8]) -> NDArray[np.float32]:
        inputs = self.encoding.encode(rows)
        return np.concatenate([inputs, np.broadcast_to(self._options, (len(inputs), len(self._options)))], axis=1)

    def _linear(self, name: str, inputs: NDArray[np.float32]) -> NDArray[np.float32]:
        found: NDArray[np.float32] = inputs @ self._arrays[f"{name}.weight"].T + self._arrays[f"{name}.bias"]
        return found

    def _blocks(self, net: str, hidden: NDArray[np.float32]) -> NDArray[np.float32]:
        hidden = np.maximum(hidden, 0.0)
        for number in range(self.about["blocks"]):
            inner = np.maximum(self._linear(f"{net}.blocks.{number}.first", hidden), 0.0)
            hidden = np.maximum(hidden + self._linear(f"{net}.blocks.{number}.second", inner), 0.0)
        return hidden


def options_input(game: Game, options: Mapping[str, str]) -> NDArray[np.float32]:
    """Return a one for each option that has another value than the default, among all such values.

    >>> from mutiny.kernel.discovery import game
    >>> options_input(game("traitres"), {"mutineers-meet": "yes"}).tolist()
    [1.0]
    """
    return np.array(
        [
            float(options.get(option.name, option.default) == value)
            for option in game.options
            for value in option.values
            if value != option.default
        ],
        np.float32,
    )


@lru_cache(KEPT)
def _kept(path: str, _changed: tuple[int, int]) -> NetWeights:
    return read_weights(path)


def load_weights(path: str) -> NetWeights:
    """Return the weights in a file; a file that has not changed is read once."""
    try:
        stat = Path(path).stat()
    except OSError:
        return read_weights(path)
    return _kept(path, (stat.st_mtime_ns, stat.st_size))
