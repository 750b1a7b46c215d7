"""What the bots know of Traîtres à bord: whom they suspect, what they believe of the chest, what they say."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mutiny.bots.bot import Sight
from mutiny.bots.policy import AT_ONCE, NEVER, Policy
from mutiny.bots.search.model import Model
from mutiny.games.traitres.bots.chest import WORTH
from mutiny.games.traitres.bots.choices import values
from mutiny.games.traitres.bots.mind import Mind
from mutiny.games.traitres.bots.model import TraitresModel
from mutiny.games.traitres.bots.talk import phrases
from mutiny.games.traitres.bots.worlds import BelievingMemory
from mutiny.kernel.events import Told
from mutiny.kernel.game import Memory

NOTICED: Final = ("stash", "plank", "overboard", "riddance", "say")


class TraitresPolicy(Policy):
    """Remembers what it was told, and talks."""

    needs_events: ClassVar[bool] = True
    misjudgement: ClassVar[float] = 0.9
    favourites: ClassVar[dict[str, float]] = {"plank": 0.2}

    def __init__(self, view: dict[str, Any], keen: bool = False) -> None:
        super().__init__(view, keen)
        self.mind = Mind(view, keen)

    def see(self, told: Told) -> None:
        """Draw conclusions from it."""
        self.mind.hear(told)

    def values(self, sight: Sight) -> list[float]:
        """By what it suspects and believes."""
        self.mind.look(sight.view)
        return values(self.mind, sight.view, [sight.write(action).split(" ") for action in sight.legal])

    def phrases(self, sight: Sight) -> list[str]:
        """The first thing that is worth saying."""
        self.mind.look(sight.view)
        return phrases(self.mind, sight.view)

    def notices(self, told: Told) -> bool:
        """What everybody would; a beginner thinks no more of what a spyglass showed."""
        return told["kind"] in NOTICED

    def misread(self, sight: Sight, moves: list[str], values: list[float]) -> None:
        """T3.1: a beginner opens the chest when more was announced than is needed, even if some of it is gone."""
        if "open" in moves:
            total = 0
            for _, value in sight.view["announced"]:
                total += WORTH[value]
            values[moves.index("open")] = AT_ONCE if total > sight.view["target"] else NEVER

    def believe(self, memory: Memory) -> Memory:
        """Worlds with roles drawn by suspicion, and a chest filled as people say, as far as they are trusted."""
        return BelievingMemory(memory, self.mind)

    def search_model(self, sight: Sight, model: Model) -> Model:
        """One that knows what this policy thinks of the moves."""
        return TraitresModel(self.mind, self.values(sight))
