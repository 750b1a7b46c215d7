"""The interface of a bot, and the sight it decides from: its seat's view and legal moves, never the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mutiny.kernel.abstract import guard, not_implemented
from mutiny.kernel.events import Told
from mutiny.kernel.game import Game
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

NEEDED: Final = ("choose",)
"""The methods that every bot must define: the abstract ones."""


class Budget:
    """The limits of a bot's thinking about a move: simulations, seconds, or both; the first one reached ends it.

    Zero means no such limit; with neither, a bot that searches uses its default. A bot's decisions are reproducible
    only if the number of simulations is the only limit.

    >>> Budget(400), Budget(0, 0.5), Budget()
    (Budget('400'), Budget('0.5s'), Budget(''))
    """

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def __repr__(self) -> str:
        parts = [str(self.simulations)] if self.simulations else []
        if self.seconds:
            parts.append(f"{self.seconds:g}s")
        return f"Budget({'/'.join(parts)!r})"


class Sight:
    """The knowledge of one seat that is to decide: its view and its legal moves.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> sight = Sight(match.state, match.state.acting[0])
    >>> [sight.write(action) for action in sight.legal]
    ['pay 0', 'pay 1', 'pay 2', 'pay 3']
    >>> sight.view["phase"], len(sight.view["hand"])
    ('pay', 5)
    """

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._view: dict[str, Any] | None = None
        self.seat = seat
        self.legal: Sequence[int] = state.legal(seat)

    @property
    def view(self) -> dict[str, Any]:
        """The table as this seat sees it; built on first use, because not every bot needs it."""
        view = self._view
        if view is None:
            view = self._state.view(self.seat)
            self._view = view
        return view

    def write(self, action: int) -> str:
        """Return the notation of an action of this seat."""
        return self._state.write(self.seat, action)

    def read(self, text: str) -> int:
        """Return the action that a notation stands for."""
        return self._state.read(self.seat, text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A program that plays one seat of one game; its own generator is its only source of randomness.

    A bot is created, given its `budget`, and told to `begin`. It is then told what its seat sees. Whenever its seat is
    to decide, it is asked what to say and what to do.
    """

    def __init__(self, seat: int, players: int, rng: Rng) -> None:
        self.seat = seat
        self.players = players
        self.rng = rng
        self.budget = Budget()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        guard(cls, Bot, NEEDED)

    def begin(self, game: Game, options: dict[str, str]) -> None:  # noqa: B027 (most bots need not know)
        """Learn the game and its options. Called once, before anything else."""

    @abstractmethod
    def choose(self, sight: Sight) -> int:
        """Return the action to take, one of `sight.legal`."""
        raise not_implemented(self, "choose")

    def see(self, told: Told) -> None:  # noqa: B027 (most bots need no events and leave this as it is)
        """Receive an event as this seat was told it; bots that remember override this."""

    def speak(self, sight: Sight) -> list[str]:
        """Return what to say before deciding, as set phrases (`say accuse 2`) if the game has any.

        Called once before each decision; only the first phrase is said. It is logged, everybody hears it as an event,
        and it changes nothing in the game.
        """
        return []

    def end(self) -> None:  # noqa: B027 (most bots have nothing to put away)
        """Release all resources: the game is over or was abandoned."""

    def attends(self, game: str) -> bool:
        """Return whether it must be told events, and asked what to say, in a game of that name.

        Games that no bot attends are played without events, which is faster.

        >>> from mutiny.bots.random_bot import RandomBot
        >>> RandomBot(0, 3, Rng(b"")).attends("traitres")
        False
        """
        return type(self).see is not Bot.see or type(self).speak is not Bot.speak
