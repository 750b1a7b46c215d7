"""The policy of a game: how it tells the bots what its moves are worth; and the bot that plays by it.

A game has these in its part `bots`: `POLICY`, a subclass of `Policy`, and `MODEL`, a model for searches. In a game
without them the bots make random moves, and a search simulates random games.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mutiny.bots.bot import Bot, Sight
from mutiny.bots.search.model import Model
from mutiny.kernel.events import Told
from mutiny.kernel.game import Game, Memory
from mutiny.kernel.plugin import part
from mutiny.kernel.rng import Rng

NEVER: Final = -1000.0
"""The value of a move that nobody makes who knows the rules."""
AT_ONCE: Final = 1000.0
"""The value of a move that wins."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """The judgement of one seat in one game. This one has no opinion; a game's subclass overrides what it needs.

    It is made from the first view of the seat, and then told all events that the seat was told. `keen` asks for the
    best judgement, for a bot that has time.
    """

    needs_events: ClassVar[bool] = False
    """Whether the policy must be told events. If no bot needs them, games are played without, which is faster."""
    misjudgement: ClassVar[float] = 1.0
    """The size of the easy bot's errors, as a share of the difference between the best and the worst move."""
    favourites: ClassVar[dict[str, float]] = {}
    """The bonus that the easy bot gives to a move, as a share of the same; by a move, or by its first word."""

    def __init__(self, view: dict[str, Any], keen: bool = False) -> None:
        self.seat: int = view.get("seat", 0)
        self.keen = keen

    def see(self, told: Told) -> None:
        """Take in an event."""

    def values(self, sight: Sight) -> list[float]:
        """Return a value for each legal move, in order; higher is better. An empty list means no opinion."""
        return []

    def phrases(self, sight: Sight) -> list[str]:
        """Return what to say before deciding, in a game with set phrases."""
        return []

    def notices(self, told: Told) -> bool:
        """Return whether the easy bot notices an event."""
        return True

    def misread(self, sight: Sight, moves: list[str], values: list[float]) -> None:
        """Change the values of moves that beginners misjudge; `moves` is the notation of the legal moves."""

    def believe(self, memory: Memory) -> Memory:
        """Return a memory that samples worlds as likely as this policy thinks them."""
        return memory

    def search_model(self, sight: Sight, model: Model) -> Model:
        """Return the model of a search for this decision; `model` is the one of the game."""
        return model


@cache
def policy_of(game: str) -> type[Policy]:
    """Return the policy of a game: `POLICY` of its part `bots`.

    >>> policy_of("meuterer").__name__, policy_of("poker").__name__
    ('MeutererPolicy', 'Policy')
    """
    found = getattr(part(game, "bots"), "POLICY", None)
    return found if isinstance(found, type) and issubclass(found, Policy) else Policy


@cache
def model_of(game: str) -> Model:
    """Return the model of a game for searches: `MODEL` of its part `bots`.

    >>> type(model_of("meuterer")).__name__, type(model_of("poker")).__name__
    ('MeutererModel', 'Model')
    """
    found = getattr(part(game, "bots"), "MODEL", None)
    return found if isinstance(found, Model) else Model()


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyBot(Bot):
    """A bot that plays by the policy of the game."""

    def __init__(self, seat: int, players: int, rng: Rng) -> None:
        super().__init__(seat, players, rng)
        self.keen = False
        self._listens = True
        self._told: list[Told] = []
        self._policy: Policy | None = None

    def begin(self, game: Game, options: dict[str, str]) -> None:
        """Find out whether the policy needs events."""
        self._listens = policy_of(game.name).needs_events

    def see(self, told: Told) -> None:
        """Keep the event until the policy is asked next."""
        if self._listens:
            self._told.append(told)

    def heeds(self, policy: Policy, told: Told) -> bool:
        """Return whether the policy is told an event."""
        return True

    def policy(self, sight: Sight) -> Policy:
        """Return its policy, after telling it the events so far."""
        policy = self._policy
        if policy is None:
            policy = policy_of(str(sight.view.get("game", "")))(sight.view, self.keen)
            self._policy = policy
        for told in self._told:
            if self.heeds(policy, told):
                policy.see(told)
        self._told = []
        return policy

    def speak(self, sight: Sight) -> list[str]:
        """Return what its policy has to say."""
        return self.policy(sight).phrases(sight)

    def attends(self, game: str) -> bool:
        """Return whether its policy needs events."""
        return policy_of(game).needs_events
