"""The knowledge of a seat: what it has been told so far and sees now. All advice is based only on this."""

from __future__ import annotations

from dataclasses import dataclass

from mutiny.bots import Budget, HardBot, Sight
from mutiny.bots.search.model import Model
from mutiny.kernel.events import Told
from mutiny.kernel.game import Game, Memory
from mutiny.kernel.match import Match
from mutiny.kernel.rng import Rng


@dataclass(frozen=True, slots=True)
class Standpoint:
    """One seat at one point of a game.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> here = Standpoint.of(match, match.state.acting[0])
    >>> memory, model = here.thoughts()
    >>> here.players, len(here.sight.legal), memory.imagine(Rng(b"doc")).players
    (3, 4, 3)
    """

    game: Game
    options: dict[str, str]
    players: int
    told: list[Told]
    sight: Sight

    @classmethod
    def of(cls, match: Match, seat: int) -> Standpoint:
        """Return the current standpoint of a seat of a match."""
        return cls(match.game, match.options, len(match.names), match.told_to(seat), Sight(match.state, seat))

    @property
    def seat(self) -> int:
        """The seat."""
        return self.sight.seat

    def searcher(self, budget: Budget, rng: Rng) -> HardBot:
        """Return a hard bot in this seat that has been told what the seat was told."""
        bot = HardBot(self.seat, self.players, rng)
        bot.budget = budget
        bot.begin(self.game, self.options)
        for told in self.told:
            bot.see(told)
        return bot

    def thoughts(self) -> tuple[Memory, Model]:
        """Return a hard bot's belief about the world in this seat, and its model of how play continues."""
        search = self.searcher(Budget(), Rng(b"thoughts")).ready(self.sight)
        return search.memory, search.model
