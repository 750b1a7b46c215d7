"""The types of what the events of Traîtres à bord tell, each field with its meaning.

Not compiled: compiled classes forget the meanings, from which the client's types and the documentation are made.
"""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from mutiny.games.traitres.constants import Card, Loot, Role, Team


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
