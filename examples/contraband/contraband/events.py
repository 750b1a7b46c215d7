"""The kinds of events of Contraband. The rules make all events from these."""

from __future__ import annotations

from typing import Final

from contraband.event_types import (
    BarrelFacts,
    ContrabandDealSecret,
    ContrabandEndFacts,
    ContrabandSayFacts,
    DealFacts,
    HaulFacts,
)
from mutiny import EventKind, NoFacts

FIRST: Final = EventKind("first", "The first player is drawn.", NoFacts, NoFacts)
DEAL: Final = EventKind("deal", "A player is dealt barrels.", DealFacts, ContrabandDealSecret)
HAUL: Final = EventKind("haul", "A player hauls a barrel from the pile.", HaulFacts, BarrelFacts)
DUMP: Final = EventKind("dump", "A player dumps a barrel.", BarrelFacts, NoFacts)
WEIGH: Final = EventKind("weigh", "A player weighs anchor.", NoFacts, NoFacts)
END: Final = EventKind("end", "The game ends.", ContrabandEndFacts, NoFacts, about_seat=False)
SAY: Final = EventKind("say", "A player says a set phrase.", ContrabandSayFacts, NoFacts)

EVENTS = (FIRST, DEAL, HAUL, DUMP, WEIGH, END, SAY)
