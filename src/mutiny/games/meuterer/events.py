"""The kinds of events of Meuterer. The rules make all events from these."""

from __future__ import annotations

from typing import Any, Final

from mutiny.games.meuterer.event_types import (
    ActionsFacts,
    DestinationFacts,
    DockFacts,
    FightFacts,
    KeepFacts,
    KeepSecret,
    LeaveSecret,
    MateFacts,
    MeutererCardsSecret,
    MeutererCountFacts,
    MeutererEndFacts,
    MeutererLeaveFacts,
    MeutererMutinyFacts,
    MeutererOfferFacts,
    MutinyDecidedFacts,
    NewCaptainFacts,
    PaidFacts,
    PayFacts,
    PiratesFacts,
    PlunderFacts,
    PointsFacts,
    RingFacts,
    RoundFacts,
    SalesFacts,
    SellFacts,
    ShipFacts,
    TakeFacts,
    TakeSecret,
)
from mutiny.kernel.events import EventKind, NoFacts

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
MUTINY: Final = EventKind("mutiny", "There is a mutiny; the seat is the Mutineer's.", MeutererMutinyFacts, NoFacts)
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
