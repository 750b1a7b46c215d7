"""The kinds of events of Meuterer, with the types of what they tell. The rules make all events from these.

Not compiled: compiled classes forget the meanings, from which the client's types and the documentation are made.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypedDict

from mutiny.games.meuterer.constants import Card, Good, Island, Role
from mutiny.kernel.events import EventKind, NoFacts


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
MutinyFacts = TypedDict(
    "MutinyFacts",
    {
        "against": Annotated[int, "the strength of the Captain's side"],
        "for": Annotated[int, "the strength of the Mutineer's side"],
    },
)


class FightFacts(MutinyFacts):
    """Facts of `fight`."""

    count: Annotated[int, "conflict cards played"]
    side: Annotated[Literal["for", "against"], "the side that this player fights for"]


class MutinyDecidedFacts(MutinyFacts):
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


RING: Final = EventKind("ring", "The islands are laid out.", RingFacts, NoFacts, about_seat=False)
CAPTAIN: Final = EventKind("captain", "A player is made Captain.", NoFacts, NoFacts)
DEAL: Final = EventKind("deal", "A player is dealt a hand.", MeutererCountFacts, MeutererCardsSecret)
ROUND: Final = EventKind("round", "A round begins; the seat is the Captain's.", RoundFacts, NoFacts)
PAY: Final = EventKind("pay", "The Captain announces the mate's pay.", PayFacts, NoFacts)
OFFER: Final = EventKind("offer", "A player offers a card.", MeutererOfferFacts, NoFacts)
LEAVE_CAPTAIN: Final = EventKind(
    "leave-captain", "The Captain leaves the offering and sets a destination.", DestinationFacts, NoFacts
)
LEAVE: Final = EventKind(
    "leave", "Another player leaves the offering and looks at the middle.", MeutererLeaveFacts, LeaveSecret
)
TAKE: Final = EventKind("take", "A player takes an action card.", TakeFacts, TakeSecret)
ACTIONS: Final = EventKind("actions", "All action cards are turned up.", ActionsFacts, NoFacts, about_seat=False)
MUTINEER_GOAL: Final = EventKind("mutineer-goal", "The Mutineer sets a destination.", DestinationFacts, NoFacts)
MUTINY: Final = EventKind("mutiny", "There is a mutiny; the seat is the Mutineer's.", MutinyFacts, NoFacts)
FIGHT: Final = EventKind("fight", "A player plays conflict cards, or none.", FightFacts, NoFacts)
MUTINY_DECIDED: Final = EventKind(
    "mutiny-decided", "The mutiny is decided; the seat is the Mutineer's.", MutinyDecidedFacts, NoFacts
)
DOCK: Final = EventKind("dock", "A player scores for docking.", DockFacts, NoFacts)
MATE: Final = EventKind("mate", "The mate scores.", MateFacts, NoFacts)
PAID: Final = EventKind("paid", "The Captain loses what the mate is paid.", PaidFacts, NoFacts)
BOY: Final = EventKind("boy", "The boy scores.", PointsFacts, NoFacts)
NEW_CAPTAIN: Final = EventKind("new-captain", "The Mutineer becomes Captain.", NewCaptainFacts, NoFacts)
SELL: Final = EventKind("sell", "A player sells at an island.", SellFacts, NoFacts)
SALES: Final = EventKind("sales", "A player who sold most at an island scores.", SalesFacts, NoFacts)
SHIP: Final = EventKind("ship", "The ship sails.", ShipFacts, NoFacts, about_seat=False)
PIRATES: Final = EventKind(
    "pirates", "A player offers the pirates card, and the pirate ship sails.", PiratesFacts, NoFacts
)
PLUNDER: Final = EventKind("plunder", "The pirates take all cards offered.", PlunderFacts, NoFacts)
END: Final = EventKind("end", "The game ends.", MeutererEndFacts, NoFacts, about_seat=False)
CLEAR: Final = EventKind(
    "clear", "The cards offered and fought with are discarded.", MeutererCountFacts, NoFacts, about_seat=False
)
DRAW: Final = EventKind("draw", "A player draws cards.", MeutererCountFacts, MeutererCardsSecret)
SHUFFLE: Final = EventKind(
    "shuffle", "The discard pile becomes the draw pile.", MeutererCountFacts, NoFacts, about_seat=False
)
KEEP: Final = EventKind("keep", "The loader keeps some cards and gives back the others.", KeepFacts, KeepSecret)

EVENTS: tuple[EventKind[Any, Any], ...] = (
    *(RING, CAPTAIN, DEAL, ROUND, PAY, OFFER, LEAVE_CAPTAIN, LEAVE, TAKE, ACTIONS, MUTINEER_GOAL, MUTINY, FIGHT),
    *(MUTINY_DECIDED, DOCK, MATE, PAID, BOY, NEW_CAPTAIN, SELL, SALES, SHIP, PIRATES, PLUNDER, END, CLEAR, DRAW),
    *(SHUFFLE, KEEP),
)
