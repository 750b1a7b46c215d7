"""One game under test, played at random, and the failure that says what went wrong and where."""

from __future__ import annotations

from hashlib import sha256
from typing import NoReturn

from mutiny.kernel.errors import PluginFailed
from mutiny.kernel.features import Features
from mutiny.kernel.game import Game
from mutiny.kernel.match import Match
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

LONGEST_GAME = 10_000
"""The number of entries after which a game is considered endless."""


class Nonconformance(AssertionError):
    """A fault of a game or bot; carries everything needed to reproduce it.

    >>> from mutiny import game
    >>> trial = Trial(game("meuterer"), 3, {}, bytes(32))
    >>> try:
    ...     trial.fail("a copy differs from its original")
    ... except Nonconformance as failure:
    ...     print(str(failure)[:70], failure.entry)
    a copy differs from its original (meuterer, 3 players, options {}, see 0
    """

    def __init__(self, sentence: str, at: Trial | Game) -> None:
        self.sentence = sentence
        self.players = 0
        self.options: dict[str, str] = {}
        self.seed = b""
        self.entry = 0
        if not isinstance(at, Trial):
            # No game has begun; one that is incomplete may not even have a name.
            self.game: str = getattr(at, "name", type(at).__name__)
            super().__init__(f"{sentence} ({self.game})")
            return
        self.game = at.game.name
        self.players = at.players
        self.options = at.options
        self.seed = at.seed
        self.entry = len(at.match.entries)
        super().__init__(
            f"{sentence} ({self.game}, {self.players} players, options {self.options}, seed {self.seed.hex()}, "
            f"entry {self.entry})"
        )


def raised(error: Exception) -> str:
    """Return an error in words; for a plug-in's fault, the plug-in's own error.

    >>> raised(KeyError("rum")), raised(PluginFailed("toybox", "toy", 0, "KeyError: 'rum'"))
    ("KeyError: 'rum'", "KeyError: 'rum'")
    """
    return error.reason if isinstance(error, PluginFailed) else f"{type(error).__name__}: {error}"


class Trial:
    """A match whose chance outcomes and moves are all drawn here, so that everything follows from the seed."""

    def __init__(self, game: Game, players: int, options: dict[str, str], seed: bytes) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.rng = Rng(seed)
        self.names = [f"player {seat}" for seat in range(players)]
        self.match = Match(game, self.names, options)
        self.features: Features | None = game.features(players, options)

    @staticmethod
    def of(game: Game, number: int, seed: bytes, options: dict[str, str] | None) -> Trial:
        """Return one trial of a series.

        The series cycles through the numbers of players. It uses the default options first, then random ones.

        >>> from mutiny import game
        >>> [Trial.of(game("meuterer"), number, b"", None).players for number in range(3)]
        [3, 4, 3]
        """
        own = sha256(seed + b"/%d" % number).digest()
        players = game.least + number % (game.most - game.least + 1)
        return Trial(game, players, _varied(game, number, own) if options is None else options, own)

    @property
    def state(self) -> State:
        """The state as it is now."""
        return self.match.state

    @property
    def everybody(self) -> list[int | None]:
        """The spectator and every seat."""
        return [None, *range(self.players)]

    def sometimes(self, one_in: int) -> bool:
        """Return True once in `one_in` times on average, for checks too slow to run every time."""
        return self.rng.below(one_in) == 0

    def fail(self, sentence: str) -> NoReturn:
        """Raise `Nonconformance` with this sentence."""
        raise Nonconformance(sentence, self)

    def expect(self, fact: bool, sentence: str) -> None:
        """Fail with a sentence unless the fact is true."""
        if not fact:
            self.fail(sentence)


def _varied(game: Game, number: int, seed: bytes) -> dict[str, str]:
    if number == 0:
        return {}
    rng = Rng(seed).fork("options")
    return {option.name: option.values[rng.below(len(option.values))] for option in game.options if option.values}
