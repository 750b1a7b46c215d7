"""The kinds of events of Contraband, with the types of what they tell."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from contraband.view_types import Barrel
from mutiny import EventKind, NoFacts


class DealFacts(TypedDict):
    """Facts of `deal`."""

    count: Annotated[int, "the number of barrels"]


class ContrabandDealSecret(TypedDict):
    """Secret of `deal`."""

    barrels: Annotated[list[Barrel], "the barrels"]


class HaulFacts(TypedDict):
    """Facts of `haul`."""

    left: Annotated[int, "barrels left in the pile"]


class BarrelFacts(TypedDict):
    """What a barrel holds: of `dump` a fact, of `haul` the secret."""

    barrel: Annotated[Barrel, "the barrel"]


class ContrabandEndFacts(TypedDict):
    """Facts of `end`."""

    holds: Annotated[list[list[Barrel]], "the holds, by seat"]
    scores: Annotated[list[int], "the scores, by seat"]
    winners: Annotated[list[int], "the seats that win"]


FIRST: Final = EventKind("first", "The first player is drawn.", NoFacts, NoFacts)
DEAL: Final = EventKind("deal", "A player is dealt barrels.", DealFacts, ContrabandDealSecret)
HAUL: Final = EventKind("haul", "A player hauls a barrel from the pile.", HaulFacts, BarrelFacts)
DUMP: Final = EventKind("dump", "A player dumps a barrel.", BarrelFacts, NoFacts)
WEIGH: Final = EventKind("weigh", "A player weighs anchor.", NoFacts, NoFacts)
END: Final = EventKind("end", "The game ends.", ContrabandEndFacts, NoFacts, about_seat=False)

EVENTS = (FIRST, DEAL, HAUL, DUMP, WEIGH, END)
