"""The hard bot: searches, in worlds that agree with all its seat has seen, for the move that wins most often.

May import: mutiny.kernel, and bot, medium, the search and the models of the games beside it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mutiny.bots.bot import Bot, Sight
from mutiny.bots.cartagena.model import CartagenaModel
from mutiny.bots.cartagena.worlds import LoyalMemory
from mutiny.bots.medium import MediumBot
from mutiny.bots.meuterer.model import MeutererModel
from mutiny.bots.search.model import Model
from mutiny.bots.search.tree import Node, Search
from mutiny.bots.traitres.model import TraitresModel
from mutiny.bots.traitres.worlds import BelievingMemory
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import Told
from mutiny.kernel.game import Game, Memory
from mutiny.kernel.rng import Rng

SIMULATIONS: Final = 1000
"""What it takes for a move if nobody says otherwise."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HardBot(Bot):
    """Plays any game: where it has no model it plays on at random, and still looks at who wins."""

    def __init__(self, seat: int, players: int, rng: Rng) -> None:
        super().__init__(seat, players, rng)
        self.model = Model()
        self._memory: Memory | None = None
        # In a game of suspicion: the mind it makes up, and what it says.
        self._sense: MediumBot | None = None

    def begin(self, game: Game, options: dict[str, str]) -> None:
        """Prepare to remember."""
        self._memory = game.memory(self.seat, self.players, options)
        self.model = model_for(game.name)
        if game.name == "cartagena":
            self._memory = LoyalMemory(self._memory, self.seat)
        if game.name == "traitres":
            self._sense = MediumBot(self.seat, self.players, self.rng)
            self._sense.keen = True

    def see(self, told: Told) -> None:
        """Remember it."""
        if self._memory is not None:
            self._memory.see(told)
        if self._sense is not None:
            self._sense.see(told)

    def speak(self, sight: Sight) -> list[str]:
        """What the medium bot would say if it saw as much."""
        return [] if self._sense is None else self._sense.speak(sight)

    def attends(self, game: str) -> bool:
        """Always: what it has seen is all that it knows."""
        return True

    def choose(self, sight: Sight) -> int:
        """The move that was simulated most often."""
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
        """What it finds out about every legal move, within its budget."""
        search = self.ready(sight)
        budget = self.budget
        if budget.simulations == 0 and budget.seconds == 0.0:
            search.run(search.model.simulations, 0.0)
        else:
            search.run(budget.simulations, budget.seconds)
        return search.moves(tuple(sight.legal))

    def ready(self, sight: Sight) -> Search:
        """A search in the worlds that it believes in now, not begun yet."""
        memory = self._memory
        if memory is None:
            raise MutinyError("a bot must begin before it is asked to choose.")
        model = self.model
        sense = self._sense
        memory.look(sight.view)
        if sense is not None:
            opinions = sense.weigh(sight)
            mind = sense.make_up(sight)
            memory = BelievingMemory(memory, mind)
            model = TraitresModel(mind, opinions)
        return Search(memory, self.seat, model, self.rng)


MODELS: Final[dict[str, Model]] = {
    "cartagena": CartagenaModel(),
    "meuterer": MeutererModel(),
    "traitres": TraitresModel(),
}
"""What a search knows of the games that it knows anything of."""


def model_for(game: str) -> Model:
    """What a search is to know of a game."""
    return MODELS.get(game, Model())
