"""The hard bot: searches for the move that wins most often, in worlds that agree with all its seat has seen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mutiny.bots.bot import Sight
from mutiny.bots.policy import PolicyBot, model_of
from mutiny.bots.search.model import Model
from mutiny.bots.search.tree import Node, Search
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import Told
from mutiny.kernel.game import Game, Memory
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
        self._memory: Memory | None = None

    def begin(self, game: Game, options: dict[str, str]) -> None:
        """Create the memory and the model for the game."""
        super().begin(game, options)
        self._memory = game.memory(self.seat, self.players, options)
        self.model = model_of(game.name)

    def see(self, told: Told) -> None:
        """Remember the event."""
        if self._memory is not None:
            self._memory.see(told)
        super().see(told)

    def attends(self, game: str) -> bool:
        """Return True: the bot knows only what it has seen."""
        return True

    def choose(self, sight: Sight) -> int:
        """Return the move that was simulated most often."""
        legal = tuple(sight.legal)
        if len(legal) == 1:
            return legal[0]
        best = 0
        nodes = self.search(sight)
        for index in range(1, len(legal)):
            if nodes[index].visits > nodes[best].visits:
                best = index
        return legal[best]

    def search(self, sight: Sight) -> list[Node]:
        """Return what the search finds about every legal move, within the budget."""
        search = self.ready(sight)
        budget = self.budget
        if budget.simulations == 0 and budget.seconds == 0.0:
            search.run(search.model.simulations, 0.0)
        else:
            search.run(budget.simulations, budget.seconds)
        return search.moves(tuple(sight.legal))

    def ready(self, sight: Sight) -> Search:
        """Return a search over the worlds that the bot believes in now; it has not run yet."""
        memory = self._memory
        if memory is None:
            raise MutinyError("a bot must begin before it is asked to choose.")
        memory.look(sight.view)
        policy = self.policy(sight)
        return Search(policy.believe(memory), self.seat, policy.search_model(sight, self.model), self.rng)
