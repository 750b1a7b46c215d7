"""The medium bot: plays by rules of thumb that a player recognises, and at random in games it does not know."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mutiny.bots.bot import Bot, Sight
from mutiny.bots.cartagena import choices as cartagena
from mutiny.bots.cartagena.table import seen as seen_at_sea
from mutiny.bots.meuterer.choices import values
from mutiny.bots.meuterer.table import seen
from mutiny.bots.traitres import choices as traitres
from mutiny.bots.traitres.mind import Mind
from mutiny.bots.traitres.talk import phrases
from mutiny.kernel.events import Told
from mutiny.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class MediumBot(Bot):
    """Gives every legal move a value and makes the best one.

    In Meuterer and Cartagena it remembers nothing between decisions, since the table shows what matters. In Traîtres à
    bord it remembers what it was told, and talks.
    """

    def __init__(self, seat: int, players: int, rng: Rng) -> None:
        super().__init__(seat, players, rng)
        # Whether it also judges players by their behaviour; the hard bot sets this.
        self.keen = False
        self._told: list[Told] = []
        self._mind: Mind | None = None

    def choose(self, sight: Sight) -> int:
        """Return the move that it picks by value, or a random one in a game it does not know."""
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        worth = self.weigh(sight)
        if not worth:
            return legal[self.rng.below(len(legal))]
        return self.pick(sight, worth)

    def pick(self, sight: Sight, worth: list[float]) -> int:
        """Return the move with the highest value; of several, a random one."""
        highest = max(worth)
        best = [action for action, value in zip(sight.legal, worth, strict=True) if value == highest]
        return best[self.rng.below(len(best))]

    def weigh(self, sight: Sight) -> list[float]:
        """Return the value of each legal move, in order; empty in a game it does not know.

        >>> from mutiny import new
        >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
        >>> MediumBot(2, 3, Rng(b"")).weigh(Sight(match.state, 2))
        [0.0, -1.0, -2.0, -3.0]
        """
        game = sight.view.get("game")
        if game == "meuterer":
            return values(seen(sight.view), tuple(sight.legal))
        if game == "traitres":
            moves = [sight.write(action).split(" ") for action in sight.legal]
            return traitres.values(self.make_up(sight), sight.view, moves)
        if game == "cartagena":
            return cartagena.values(seen_at_sea(sight.view), sight.legal)
        return []

    def see(self, told: Told) -> None:
        """Store the event; only the next sight tells which game this is."""
        self._told.append(told)

    def speak(self, sight: Sight) -> list[str]:
        """Return what it has to say, in a game whose phrases it knows."""
        if sight.view.get("game") != "traitres":
            return []
        return phrases(self.make_up(sight), sight.view)

    def attends(self, game: str) -> bool:
        """Return whether the game gives it something to remember or to say."""
        return game == "traitres"

    def make_up(self, sight: Sight) -> Mind:
        """Return its inference, updated with all events since the last call."""
        mind = self._mind
        if mind is None:
            mind = Mind(sight.view, self.keen)
            self._mind = mind
        for told in self._told:
            mind.hear(told)
        self._told = []
        mind.look(sight.view)
        return mind
