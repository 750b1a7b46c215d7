"""What bots know of a game besides its rules, and the bot that uses it.

A game brings this in its part `bots`: `POLICY`, a class made from `Policy`, and `MODEL`, what a search knows of the
game. Without them the bots play the game at random, and a search plays on at random.
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
    """How one seat judges the moves of one game; this one has no opinion, and a game's own overrides what it needs.

    It is made from the first view of the seat, and told the events that its seat is told after that and before. `keen`
    asks for the best judgement there is, for a bot that has time.
    """

    needs_events: ClassVar[bool] = False
    """Whether it must be told events. Where no bot needs them, games are played without, which is faster."""
    misjudgement: ClassVar[float] = 1.0
    """How far the easy bot is off, as a share of the difference between the best and the worst move."""
    favourites: ClassVar[dict[str, float]] = {}
    """What the easy bot adds to the value of a move, as a share of the same; by a move, or by its first word."""

    def __init__(self, view: dict[str, Any], keen: bool = False) -> None:
        self.seat: int = view.get("seat", 0)
        self.keen = keen

    def see(self, told: Told) -> None:
        """Take in an event."""

    def values(self, sight: Sight) -> list[float]:
        """A value for each legal move, in their order; the best has the highest. An empty list: no opinion."""
        return []

    def phrases(self, sight: Sight) -> list[str]:
        """What to say before deciding, in a game with set phrases."""
        return []

    def notices(self, told: Told) -> bool:
        """Whether the easy bot takes in such an event."""
        return True

    def misread(self, sight: Sight, moves: list[str], values: list[float]) -> None:
        """Change the values of moves that beginners misunderstand; `moves` is the notation of the legal moves."""

    def believe(self, memory: Memory) -> Memory:
        """Worlds as likely as this policy thinks them, made from those that are possible."""
        return memory

    def search_model(self, sight: Sight, model: Model) -> Model:
        """What a search for this decision knows; `model` is the one of the game."""
        return model


@cache
def policy_of(game: str) -> type[Policy]:
    """The policy of a game: `POLICY` of its part `bots`.

    >>> policy_of("meuterer").__name__, policy_of("poker").__name__
    ('MeutererPolicy', 'Policy')
    """
    found = getattr(part(game, "bots"), "POLICY", None)
    return found if isinstance(found, type) and issubclass(found, Policy) else Policy


@cache
def model_of(game: str) -> Model:
    """What a search knows of a game: `MODEL` of its part `bots`.

    >>> type(model_of("meuterer")).__name__, type(model_of("poker")).__name__
    ('MeutererModel', 'Model')
    """
    found = getattr(part(game, "bots"), "MODEL", None)
    return found if isinstance(found, Model) else Model()


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyBot(Bot):
    """A bot that judges moves by the policy of the game it plays."""

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
        """Whether the policy is told this event."""
        return True

    def policy(self, sight: Sight) -> Policy:
        """Its policy, which has been told everything so far."""
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
        """What its policy has to say."""
        return self.policy(sight).phrases(sight)

    def attends(self, game: str) -> bool:
        """Only where its policy needs events."""
        return policy_of(game).needs_events
