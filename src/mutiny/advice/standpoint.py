"""Where a seat stands: what it has been told so far and what it sees now. All advice is made of this and nothing else.

May import: mutiny.kernel and mutiny.bots.
"""

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
        """Where a seat of a match stands now."""
        return cls(match.game, match.options, len(match.names), match.told_to(seat), Sight(match.state, seat))

    @property
    def seat(self) -> int:
        """Whose it is."""
        return self.sight.seat

    def searcher(self, budget: Budget, rng: Rng) -> HardBot:
        """A hard bot in this seat's place, which has been told what the seat was told."""
        bot = HardBot(self.seat, self.players, rng)
        bot.budget = budget
        bot.begin(self.game, self.options)
        for told in self.told:
            bot.see(told)
        return bot

    def thoughts(self) -> tuple[Memory, Model]:
        """Worlds as a hard bot in its place believes them, and how it thinks that play goes on in them."""
        search = self.searcher(Budget(), Rng(b"thoughts")).ready(self.sight)
        return search.memory, search.model
