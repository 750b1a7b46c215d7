"""The knowledge of a seat: the events it has seen and its current view. All advice is based only on this."""

from __future__ import annotations

from dataclasses import dataclass

from mutiny.bots import BotDriver, Budget, HardBot, Observation, observe
from mutiny.bots.search.model import Model
from mutiny.kernel.belief import Belief
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.game import Game
from mutiny.kernel.match import Match
from mutiny.kernel.rng import Rng


@dataclass(frozen=True, slots=True)
class SeatPosition:
    """One seat at one point of a game.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> here = SeatPosition.of(match, match.state.acting[0])
    >>> belief, model = here.belief_and_model()
    >>> here.players, len(here.observation.legal_actions), belief.sample(Rng(b"doc")).players
    (3, 4, 3)
    """

    game: Game
    options: dict[str, str]
    players: int
    events: list[SeatEvent]
    observation: Observation

    @classmethod
    def of(cls, match: Match, seat: int) -> SeatPosition:
        """Return the current position of a seat of a match."""
        return cls(match.game, match.options, len(match.names), match.events_for(seat), observe(match.state, seat))

    @property
    def seat(self) -> int:
        """The seat."""
        return self.observation.seat

    def searcher(self, budget: Budget, rng: Rng) -> HardBot:
        """Return a hard bot in this seat that has observed the events of the seat."""
        bot = HardBot(self.seat, self.players, rng)
        bot.budget = budget
        driver = BotDriver(bot, self.game)
        driver.begin(self.options)
        driver.tell_all(self.events)
        return bot

    def belief_and_model(self) -> tuple[Belief, Model]:
        """Return a hard bot's belief about the world in this seat, and its model of how play continues."""
        search = self.searcher(Budget(), Rng(b"thoughts")).ready(self.observation)
        return search.belief, search.model
