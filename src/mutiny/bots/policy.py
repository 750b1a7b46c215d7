"""The policy of a game: the values of its moves for the bots; and the bot that plays by it.

A game has these in its part `bots`: `POLICY`, a subclass of `Policy`, and `MODEL`, a model for searches. In a game
without them the bots make random moves, and a search simulates random games.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mutiny.bots.bot import Bot
from mutiny.bots.observation import Observation
from mutiny.bots.search.model import Model
from mutiny.kernel.belief import Belief
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.game import Game
from mutiny.kernel.plugin import part
from mutiny.kernel.rng import Rng

NEVER: Final = -1000.0
"""The value of a move that no player makes who knows the rules."""
AT_ONCE: Final = 1000.0
"""The value of a move that wins."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """The judgement of one seat in one game. This one has no opinion; a game's subclass overrides what it needs.

    A bot creates it from the first view of the seat, and then passes it all events of the seat. `keen` asks for the
    best judgement, for a bot that has time.
    """

    needs_events: ClassVar[bool] = False
    """Whether the policy needs events. If no bot needs them, games are played without, which is faster."""
    misjudgement: ClassVar[float] = 1.0
    """The size of the easy bot's errors, as a share of the difference between the best and the worst move."""
    favourites: ClassVar[dict[str, float]] = {}
    """The bonus that the easy bot gives to a move, as a share of the same; by a move, or by its first word."""

    def __init__(self, view: dict[str, Any], keen: bool = False) -> None:
        self.seat: int = view.get("seat", 0)
        self.keen = keen

    def observe(self, event: SeatEvent) -> None:
        """Take in an event."""

    def values(self, observation: Observation) -> list[float]:
        """Return a value for each legal move, in order; higher is better. An empty list means no opinion."""
        return []

    def phrases(self, observation: Observation) -> list[str]:
        """Return what to say before deciding, in a game with set phrases."""
        return []

    def notices(self, event: SeatEvent) -> bool:
        """Return whether the easy bot notices an event."""
        return True

    def misread(self, observation: Observation, moves: list[str], values: list[float]) -> None:
        """Change the values of moves that beginners misjudge; `moves` is the notation of the legal moves."""

    def refine_belief(self, belief: Belief) -> Belief:
        """Return a belief that samples worlds as likely as this policy thinks them."""
        return belief

    def search_model(self, observation: Observation, model: Model) -> Model:
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

    needs_view_if_forced: ClassVar[bool] = False

    def __init__(self, seat: int, players: int, rng: Rng) -> None:
        super().__init__(seat, players, rng)
        self.keen = False
        self._listens = True
        self._events: list[SeatEvent] = []
        self._policy: Policy | None = None

    def begin(self, game: Game, options: dict[str, str]) -> None:
        """Find out whether the policy needs events."""
        self._listens = policy_of(game.name).needs_events

    def observe(self, event: SeatEvent) -> None:
        """Keep the event until the policy is asked next."""
        if self._listens:
            self._events.append(event)

    def heeds(self, policy: Policy, event: SeatEvent) -> bool:
        """Return whether the policy receives an event."""
        return True

    def policy(self, observation: Observation) -> Policy:
        """Return its policy, after passing it the events so far."""
        policy = self._policy
        if policy is None:
            policy = policy_of(str(observation.view.get("game", "")))(observation.view, self.keen)
            self._policy = policy
        for event in self._events:
            if self.heeds(policy, event):
                policy.observe(event)
        self._events = []
        return policy

    def speak(self, observation: Observation) -> list[str]:
        """Return the phrases of its policy."""
        return self.policy(observation).phrases(observation)

    def needs_events(self, game: str) -> bool:
        """Return whether its policy needs events."""
        return policy_of(game).needs_events
