"""The bot that plays by a network: `net:FILE` chooses the likeliest move, `net@200:FILE` searches too.

The bot gets an observation like every other bot. The row of its seat comes from a world sampled from its belief: all
worlds that agree with what a seat has seen give the seat the same row.
"""

from __future__ import annotations

from typing import Final

from mutiny.bots import Bot, Observation
from mutiny.kernel.belief import Belief
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.game import Game
from mutiny.kernel.rng import Rng
from mutiny.nets.lookahead import Lookahead
from mutiny.nets.network import Network, load_weights

NAME: Final = "net"


class NetBot(Bot):
    """Plays one seat by the network in a file. With a budget, it also tries its moves in sampled worlds."""

    def __init__(self, seat: int, players: int, rng: Rng, file: str) -> None:
        super().__init__(seat, players, rng)
        self._file = file
        self._network: Network | None = None
        self._belief: Belief | None = None

    @classmethod
    def check(cls, file: str) -> None:
        """Refuse a file that holds no weights, before a game begins."""
        load_weights(file)

    def begin(self, game: Game, options: dict[str, str]) -> None:
        """Read the weights, and refuse those that do not fit the game."""
        self._network = Network(load_weights(self._file), game, self.players, options)
        self._belief = game.belief(self.seat, self.players, options)

    def observe(self, event: SeatEvent) -> None:
        """Add the event to the belief."""
        if self._belief is not None:
            self._belief.observe(event)

    def choose(self, observation: Observation) -> int:
        """Return the likeliest move, or with a budget the best one of the search."""
        legal = observation.legal_actions
        if len(legal) == 1:
            return legal[0]
        network, belief = self._network, self._belief
        if network is None or belief is None:
            raise MutinyError("a bot must begin before it is asked to choose.")
        belief.set_view(observation.view)
        row = network.features.row(belief.sample(self.rng), self.seat)
        likely = network.log_policy(row, self.seat, legal)
        if self.budget.simulations or self.budget.seconds:
            lookahead = Lookahead(network, belief, self.seat, self.rng)
            likely = lookahead.improve(legal, likely, self.budget)
        return legal[int(likely.argmax())]
