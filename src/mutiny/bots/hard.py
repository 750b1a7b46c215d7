"""The hard bot: searches for the move that wins most often, in worlds that agree with all its seat has seen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mutiny.bots.observation import Observation
from mutiny.bots.policy import PolicyBot, model_of
from mutiny.bots.search.model import Model
from mutiny.bots.search.tree import Node, Search
from mutiny.kernel.belief import Belief
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.game import Game
from mutiny.kernel.rng import Rng

SIMULATIONS: Final = 1000
"""The default budget for a move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HardBot(PolicyBot):
    """Plays any game; in a game without a model its simulations are random games to the end."""

    def __init__(self, seat: int, players: int, rng: Rng) -> None:
        super().__init__(seat, players, rng)
        self.keen = True
        self.model = Model()
        self._belief: Belief | None = None

    def begin(self, game: Game, options: dict[str, str]) -> None:
        """Create the belief and the model for the game."""
        super().begin(game, options)
        self._belief = game.belief(self.seat, self.players, options)
        self.model = model_of(game.name)

    def observe(self, event: SeatEvent) -> None:
        """Add the event to the belief."""
        if self._belief is not None:
            self._belief.observe(event)
        super().observe(event)

    def needs_events(self, game: str) -> bool:
        """Return True: the bot knows only what it has seen."""
        return True

    def choose(self, observation: Observation) -> int:
        """Return the move that was simulated most often."""
        legal = tuple(observation.legal_actions)
        if len(legal) == 1:
            return legal[0]
        best = 0
        nodes = self.search(observation)
        for index in range(1, len(legal)):
            if nodes[index].visits > nodes[best].visits:
                best = index
        return legal[best]

    def search(self, observation: Observation) -> list[Node]:
        """Return what the search finds about every legal move, within the budget."""
        search = self.ready(observation)
        budget = self.budget
        if budget.simulations == 0 and budget.seconds == 0.0:
            search.run(search.model.simulations, 0.0)
        else:
            search.run(budget.simulations, budget.seconds)
        return search.moves(tuple(observation.legal_actions))

    def ready(self, observation: Observation) -> Search:
        """Return a search over the worlds that the bot believes in now; it has not run yet."""
        belief = self._belief
        if belief is None:
            raise MutinyError("a bot must begin before it is asked to choose.")
        belief.set_view(observation.view)
        policy = self.policy(observation)
        return Search(policy.refine_belief(belief), self.seat, policy.search_model(observation, self.model), self.rng)
