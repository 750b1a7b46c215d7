"""The bots' knowledge of Traîtres à bord: the players they suspect, their belief about the chest, and their phrases."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from mutiny.bots.observation import Observation
from mutiny.bots.policy import AT_ONCE, NEVER, Policy
from mutiny.bots.search.model import Model
from mutiny.games.traitres.bots.inference import Inference
from mutiny.games.traitres.bots.model import TraitresModel
from mutiny.games.traitres.bots.move_values import values
from mutiny.games.traitres.bots.talk import phrases
from mutiny.games.traitres.bots.worlds import SuspiciousBelief
from mutiny.games.traitres.constants import WORTH_BY_NAME
from mutiny.games.traitres.view import announcements
from mutiny.games.traitres.view_types import TraitresSeatView
from mutiny.kernel.belief import Belief
from mutiny.kernel.events import SeatEvent

NOTICED: Final = ("stash", "plank", "overboard", "riddance", "say")


def _seat_view(view: dict[str, Any]) -> TraitresSeatView:
    return cast("TraitresSeatView", view)


class TraitresPolicy(Policy):
    """Remembers the events of its seat, and talks."""

    needs_events: ClassVar[bool] = True
    misjudgement: ClassVar[float] = 0.9
    favourites: ClassVar[dict[str, float]] = {"plank": 0.2}

    def __init__(self, view: dict[str, Any], keen: bool = False) -> None:
        super().__init__(view, keen)
        self.inference = Inference(_seat_view(view), keen)

    def observe(self, event: SeatEvent) -> None:
        """Draw conclusions from an event."""
        self.inference.observe(event)

    def values(self, observation: Observation) -> list[float]:
        """Return values by its suspicion and its belief about the chest."""
        view = _seat_view(observation.view)
        self.inference.set_view(view)
        return values(
            self.inference,
            view,
            [observation.format_move(action).split(" ") for action in observation.legal_actions],
        )

    def phrases(self, observation: Observation) -> list[str]:
        """Return the first phrase that is worth saying, if any."""
        view = _seat_view(observation.view)
        self.inference.set_view(view)
        return phrases(self.inference, view)

    def notices(self, event: SeatEvent) -> bool:
        """Notice what everybody can see; a beginner forgets the cards that a spyglass showed."""
        return event["kind"] in NOTICED

    def misread(self, observation: Observation, moves: list[str], values: list[float]) -> None:
        """T3.1: a beginner opens the chest when more was announced than is needed, even if some of it is gone."""
        if "open" in moves:
            view = _seat_view(observation.view)
            total = 0
            for _, value in announcements(view):
                total += WORTH_BY_NAME[value]
            values[moves.index("open")] = AT_ONCE if total > view["target"] else NEVER

    def refine_belief(self, belief: Belief) -> Belief:
        """Return a belief that draws roles by suspicion and trusts announcements as far as their speakers."""
        return SuspiciousBelief(belief, self.inference)

    def search_model(self, observation: Observation, model: Model) -> Model:
        """Return a model that knows this policy's values of the moves."""
        return TraitresModel(self.inference, self.values(observation))
