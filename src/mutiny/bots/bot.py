"""The interface of a bot, and the budget of its thinking."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mutiny.bots.observation import Observation
from mutiny.kernel.abstract import guard, not_implemented
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.game import Game
from mutiny.kernel.rng import Rng

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A program that plays one seat of one game; its own generator is its only source of randomness.

    A caller creates a bot, sets its `budget`, and calls `begin`. Then it passes every event that the seat sees to
    `observe`. Whenever the seat is to decide, it calls `speak` and `choose`.
    """

    needs_view: ClassVar[bool] = True
    """Whether the bot reads the view and the moves of an observation. Observations without them are faster."""
    needs_view_if_forced: ClassVar[bool] = True
    """Whether it reads them even if there is only one legal action, which a bot that needs events may in any case."""

    uses_budget: ClassVar[bool] = True
    """Whether a budget changes the bot's decisions. A bot that does not think ahead sets it to False."""

    def __init__(self, seat: int, players: int, rng: Rng) -> None:
        self.seat = seat
        self.players = players
        self.rng = rng
        self.budget = Budget()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        guard(cls, Bot, NEEDED)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} at seat {self.seat}>"

    def begin(self, game: Game, options: dict[str, str]) -> None:  # noqa: B027 (most bots need not know)
        """Learn the game and its options. Called once, before anything else."""

    @abstractmethod
    def choose(self, observation: Observation) -> int:
        """Return the action to take, one of `observation.legal_actions`."""
        raise not_implemented(self, "choose")

    def observe(self, event: SeatEvent) -> None:  # noqa: B027 (most bots need no events and leave this as it is)
        """Receive an event as this seat sees it; bots that remember override this."""

    def speak(self, observation: Observation) -> list[str]:
        """Return what to say before deciding, as set phrases (`say accuse 2`) if the game has any.

        Called once before each decision; only the first phrase is said. It is logged, everybody sees it as an event,
        and it changes nothing in the game.
        """
        return []

    def end(self) -> None:  # noqa: B027 (most bots have nothing to put away)
        """Release all resources: the game is over or was abandoned."""

    def needs_events(self, game: str) -> bool:
        """Return whether the bot needs events, and may speak, in a game of that name.

        Games in which no bot needs events are played without them, which is faster.

        >>> from mutiny.bots.random_bot import RandomBot
        >>> RandomBot(0, 3, Rng(b"")).needs_events("traitres")
        False
        """
        return type(self).observe is not Bot.observe or type(self).speak is not Bot.speak
