"""The kinds of events of Traîtres à bord, with the types of what they tell. The rules make all events from these.

Not compiled: compiled classes forget the meanings, from which the client's types and the documentation are made.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, NotRequired, TypedDict

from mutiny.games.traitres.constants import Card, Loot, Role, Team
from mutiny.kernel.events import EventKind, NoFacts


class RoleSecret(TypedDict):
    """Secret of `role`."""

    role: Annotated[Role, "the role"]
    mutineers: NotRequired[Annotated[list[int], "all mutineers, if the player is one and they know each other"]]


class TraitresCountFacts(TypedDict):
    """Facts of events that tell a number of cards."""

    count: Annotated[int, "the number of cards"]


class TraitresCardsSecret(TypedDict):
    """Secret of events in which a player gets, sees or puts back cards."""

    cards: Annotated[list[Card], "the cards"]


class StashFacts(TypedDict):
    """Facts of `stash`."""

    value: Annotated[Loot, "the value announced, true or not"]
    chest: Annotated[int, "cards in the chest now"]


class StashSecret(TypedDict):
    """Secret of `stash`."""

    card: Annotated[Card, "the card"]


class PlankFacts(TypedDict):
    """Facts of `plank`."""

    target: Annotated[int, "the player who gets the plank"]
    planks: Annotated[int, "planks in front of that player now"]


class OverboardFacts(TypedDict):
    """Facts of `overboard`."""

    role: Annotated[Role, "the role, revealed"]
    count: Annotated[int, "cards discarded from the hand"]


class RiddanceFacts(TypedDict):
    """Facts of `riddance`."""

    count: Annotated[int, "cards taken from the chest"]
    chest: Annotated[int, "cards in the chest now"]


class PocketsFacts(TypedDict):
    """Facts of `pockets`."""

    target: Annotated[int, "the player whose hand is discarded"]
    count: Annotated[int, "cards discarded"]


class OpenFacts(TypedDict):
    """Facts of `open`."""

    cards: Annotated[list[Card], "the cards in the chest, the top first"]
    sum: Annotated[int, "their sum"]
    target: Annotated[int, "the sum that was needed"]


class TraitresEndFacts(TypedDict):
    """Facts of `end`."""

    team: Annotated[Team, "the team that wins"]
    winners: Annotated[list[int], "the seats that win"]
    roles: Annotated[list[Role], "the roles, by seat"]


class SayFacts(TypedDict):
    """Facts of `say`."""

    phrase: Annotated[str, "the phrase"]
    args: Annotated[list[str], "what is put into it"]


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
