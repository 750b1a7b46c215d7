"""The kinds of events of Traîtres à bord. The rules make all events from these."""

from __future__ import annotations

from typing import Any, Final

from mutiny.games.traitres.event_types import (
    OpenFacts,
    OverboardFacts,
    PlankFacts,
    PocketsFacts,
    RiddanceFacts,
    RoleSecret,
    SayFacts,
    StashFacts,
    StashSecret,
    TraitresCardsSecret,
    TraitresCountFacts,
    TraitresEndFacts,
)
from mutiny.kernel.events import EventKind, NoFacts

ROLE: Final = EventKind("role", "A player gets a role.", NoFacts, RoleSecret)
FIRST: Final = EventKind("first", "The first player is drawn.", NoFacts, NoFacts)
DEAL: Final = EventKind("deal", "A player is dealt a hand.", TraitresCountFacts, TraitresCardsSecret)
STASH: Final = EventKind("stash", "A player puts loot into the chest and announces a value.", StashFacts, StashSecret)
PLANK: Final = EventKind("plank", "A player places a plank in front of another.", PlankFacts, NoFacts)
OVERBOARD: Final = EventKind("overboard", "A player goes overboard.", OverboardFacts, NoFacts)
RIDDANCE: Final = EventKind("riddance", "A player discards the top cards of the chest.", RiddanceFacts, NoFacts)
SPYGLASS: Final = EventKind(
    "spyglass", "A player looks at the top cards of the chest.", TraitresCountFacts, TraitresCardsSecret
)
ORDER: Final = EventKind(
    "order", "A player puts the cards seen back; the new top is first.", TraitresCountFacts, TraitresCardsSecret
)
CATCH: Final = EventKind(
    "catch", "A player draws cards, of which some go back.", TraitresCountFacts, TraitresCardsSecret
)
RETURN: Final = EventKind(
    "return", "A player puts cards on the draw pile; the new top is first.", TraitresCountFacts, TraitresCardsSecret
)
POCKETS: Final = EventKind("pockets", "A player makes another discard the whole hand.", PocketsFacts, NoFacts)
DRAW: Final = EventKind("draw", "A player draws cards.", TraitresCountFacts, TraitresCardsSecret)
OPEN: Final = EventKind("open", "A pirate opens the chest.", OpenFacts, NoFacts)
END: Final = EventKind("end", "The game ends.", TraitresEndFacts, NoFacts, about_seat=False)
SAY: Final = EventKind("say", "A player says a phrase.", SayFacts, NoFacts)

EVENTS: tuple[EventKind[Any, Any], ...] = (
    *(ROLE, FIRST, DEAL, STASH, PLANK, OVERBOARD, RIDDANCE, SPYGLASS, ORDER, CATCH, RETURN, POCKETS, DRAW, OPEN, END),
    SAY,
)
