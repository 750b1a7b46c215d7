"""The types of what the events of Meuterer tell, each field with its meaning.

Not compiled: compiled classes forget the meanings, from which the client's types and the documentation are made.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mutiny.games.meuterer.constants import Card, Good, Island, Role


class RingFacts(TypedDict):
    """Facts of `ring`."""

    islands: Annotated[list[Island], "the islands, clockwise"]


class MeutererCountFacts(TypedDict):
    """Facts of events that tell a number of cards."""

    count: Annotated[int, "the number of cards"]


class MeutererCardsSecret(TypedDict):
    """Secret of events in which a player gets cards."""

    cards: Annotated[list[Card], "the cards"]


class RoundFacts(TypedDict):
    """Facts of `round`."""

    round: Annotated[int, "the round that begins, from 1"]
    rounds: Annotated[int, "the number of rounds"]


class PayFacts(TypedDict):
    """Facts of `pay`."""

    amount: Annotated[int, "the mate's pay"]


class MeutererOfferFacts(TypedDict):
    """Facts of `offer`."""

    card: Annotated[Card, "the card offered"]
    left: Annotated[int, "cards left in hand"]


class DestinationFacts(TypedDict):
    """Facts of events in which a destination is set."""

    left: Annotated[int, "cards left in hand"]
    island: Annotated[Island, "the destination"]


class MeutererLeaveFacts(TypedDict):
    """Facts of `leave`."""

    left: Annotated[int, "cards left in hand"]


class LeaveSecret(TypedDict):
    """Secret of `leave`."""

    middle: Annotated[list[Role], "the action cards in the middle"]


class TakeFacts(TypedDict):
    """Facts of `take`."""

    middle_count: Annotated[int, "action cards left in the middle"]


class TakeSecret(TypedDict):
    """Secret of `take`."""

    role: Annotated[Role, "the action card taken"]


class ActionsFacts(TypedDict):
    """Facts of `actions`."""

    roles: Annotated[list[Role | Literal["captain"]], "the roles, by seat"]


# In this syntax because `for` is a keyword.
MeutererMutinyFacts = TypedDict(
    "MeutererMutinyFacts",
    {
        "against": Annotated[int, "the strength of the Captain's side"],
        "for": Annotated[int, "the strength of the Mutineer's side"],
    },
)


class FightFacts(MeutererMutinyFacts):
    """Facts of `fight`."""

    count: Annotated[int, "conflict cards played"]
    side: Annotated[Literal["for", "against"], "the side that this player fights for"]


class MutinyDecidedFacts(MeutererMutinyFacts):
    """Facts of `mutiny-decided`."""

    won: Annotated[bool, "whether the mutiny succeeds"]
    tied: Annotated[bool, "whether both sides were equally strong"]


class DockFacts(TypedDict):
    """Facts of `dock`."""

    points: Annotated[int, "the points scored"]
    island: Annotated[Island, "the island where the ship docks"]


class MateFacts(TypedDict):
    """Facts of `mate`."""

    points: Annotated[int, "the points scored"]
    amount: Annotated[int, "the pay that is part of them"]


class PaidFacts(TypedDict):
    """Facts of `paid`."""

    points: Annotated[int, "the points, below 0"]
    mate: Annotated[int, "the seat that is paid"]


class PointsFacts(TypedDict):
    """Facts of `boy`."""

    points: Annotated[int, "the points scored"]


class NewCaptainFacts(TypedDict):
    """Facts of `new-captain`."""

    old: Annotated[int, "the seat that was Captain"]


class SellFacts(TypedDict):
    """Facts of `sell`."""

    island: Annotated[Island, "the island where the player sells"]
    card: Annotated[Good, "the kind sold"]
    count: Annotated[int, "the number of cards"]


class SalesFacts(TypedDict):
    """Facts of `sales`."""

    points: Annotated[int, "the points scored"]
    island: Annotated[Island, "the island where the player sold most"]
    count: Annotated[int, "the number of cards"]
    tied: Annotated[int, "the number of players who sold that many there"]


# In this syntax because `from` is a keyword.
ShipFacts = TypedDict(
    "ShipFacts",
    {
        "from": Annotated[Island, "the island that the ship leaves"],
        "island": Annotated[Island, "the island that it reaches"],
    },
)


class PiratesFacts(ShipFacts):
    """Facts of `pirates`."""

    left: Annotated[int, "cards left in the hand of the player"]
    steps: Annotated[int, "islands that the pirate ship passes"]


class PlunderFacts(TypedDict):
    """Facts of `plunder`."""

    cards: Annotated[list[list[Card]], "the cards lost, by seat"]


class MeutererEndFacts(TypedDict):
    """Facts of `end`."""

    scores: Annotated[list[int], "victory points, by seat"]
    winners: Annotated[list[int], "the seats that win"]


class KeepFacts(TypedDict):
    """Facts of `keep`."""

    count: Annotated[int, "cards kept"]
    to: Annotated[Literal["draw", "discard"], "the pile to which the others go"]


class KeepSecret(TypedDict):
    """Secret of `keep`."""

    kept: Annotated[list[Card], "the cards kept"]
    returned: Annotated[list[Card], "the others, in the order in which they go back"]
