"""The facts that matter to a player of Contraband: the goal, the danger of powder, and the meaning of each move."""

from __future__ import annotations

from collections.abc import Sequence

from mutiny.i18n.meanings import Count, Fact, Meaning
from mutiny.kernel.events import AnyView

WORTH = {"rum": 1, "silk": 2, "powder": -1}


def score(hold: Sequence[str]) -> int:
    """K2.2: the value of a hold; two barrels of powder blow it up."""
    return 0 if hold.count("powder") > 1 else sum(WORTH[barrel] for barrel in hold)


def goal(view: AnyView) -> Fact | None:
    """K2.2: the same for everybody."""
    return None if view["phase"] == "over" else Fact("score")


def numbers(view: AnyView) -> list[Count]:
    """Return the value of the seat's own hold."""
    return [Count("hold", score(view["hold"]))] if "hold" in view else []


def dangers(view: AnyView) -> list[Fact]:
    """K2.2: one more barrel of powder, and the hold is worth nothing."""
    return [Fact("powder")] if view["phase"] == "turn" and view["hold"].count("powder") == 1 else []


def move(notation: str, view: AnyView) -> list[Fact]:
    """Return what a move would mean for the hold's worth."""
    verb, *barrel = notation.split(" ")
    if verb != "dump":
        return [Fact(verb, {"points": score(view["hold"])})]
    left = list(view["hold"])
    left.remove(barrel[0])
    return [Fact(verb, {"points": score(left)})]


MEANING = Meaning(goal, dangers, numbers, move)
