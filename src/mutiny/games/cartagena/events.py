"""The kinds of events of Cartagena. The rules make all events from these."""

from __future__ import annotations

from typing import Any, Final

from mutiny.games.cartagena.event_types import (
    CartagenaCountFacts,
    CartagenaDealSecret,
    CartagenaEndFacts,
    CartagenaLeaveFacts,
    CartagenaMutinyFacts,
    CartagenaOfferFacts,
    CombatSecret,
    DuelFacts,
    DuelWonFacts,
    GoldSecret,
    LaySecret,
    LetterFacts,
    LookFacts,
    LookSecret,
    MutinyWonFacts,
    PeekFacts,
    PileFacts,
    PirateFacts,
    PostSecret,
    PurseFacts,
    RevealFacts,
    RowFacts,
    SailFacts,
    SailorsSecret,
    SeatsFacts,
    ShownFacts,
    SideFacts,
    SideSecret,
    StormFacts,
    TargetFacts,
    TieFacts,
    TurnSecret,
    UnderSecret,
)
from mutiny.kernel.events import EventKind, NoFacts

DEALER: Final = EventKind("dealer", "The first dealer is drawn.", NoFacts, NoFacts)
PURSE: Final = EventKind("purse", "What a player starts with.", PurseFacts, NoFacts)
PILE: Final = EventKind("pile", "A pile is shuffled.", PileFacts, NoFacts, about_seat=False)
ROW: Final = EventKind("row", "The dealer lays a row of doors.", RowFacts, NoFacts)
STORM: Final = EventKind(
    "storm", "A storm puts a pirate in the lifeboat; the seat is the dealer's.", StormFacts, NoFacts
)
KNOCK: Final = EventKind("knock", "A player knocks on a door.", PirateFacts, NoFacts)
GHOST: Final = EventKind("ghost", "The Ghost ends a player's turn.", NoFacts, NoFacts)
VISIT: Final = EventKind("visit", "A player visits a pirate.", PirateFacts, NoFacts)
OFFER: Final = EventKind("offer", "Sate offers a coin more.", CartagenaOfferFacts, NoFacts)
SAIL: Final = EventKind("sail", "The ship sails.", SailFacts, NoFacts, about_seat=False)
IDLE: Final = EventKind("idle", "The pirate has nothing to give.", PirateFacts, NoFacts)
COMBAT: Final = EventKind("combat", "A player gets combat cards.", CartagenaCountFacts, CombatSecret)
GOLD: Final = EventKind("gold", "A player gets gold cards.", CartagenaCountFacts, GoldSecret)
COINS: Final = EventKind("coins", "A player gets coins from the supply.", CartagenaCountFacts, NoFacts)
UNDER: Final = EventKind("under", "A player puts cards under a pile.", PileFacts, UnderSecret)
LOOK: Final = EventKind("look", "A player looks at the tops of piles.", LookFacts, LookSecret)
PASS: Final = EventKind("pass", "A player exchanges nothing.", PirateFacts, NoFacts)
PAY: Final = EventKind("pay", "A player pays coins for combat cards.", CartagenaCountFacts, NoFacts)
ROB: Final = EventKind("rob", "A player takes a coin from another.", TargetFacts, NoFacts)
SIDE: Final = EventKind("side", "A player sets a side in secret.", SideFacts, SideSecret)
PEEK: Final = EventKind("peek", "A player looks at another's side, or declines.", PeekFacts, SideSecret)
SAILORS: Final = EventKind("sailors", "A player takes two sailors from deck.", CartagenaCountFacts, SailorsSecret)
POST: Final = EventKind("post", "A player places two sailors.", LetterFacts, PostSecret)
INSPECT: Final = EventKind("inspect", "A player looks at the sailors of a duel.", LetterFacts, PostSecret)
TURN: Final = EventKind("turn", "A player swaps the sailors of a duel, or does not.", LetterFacts, TurnSecret)
MUTINY: Final = EventKind("mutiny", "The mutiny breaks out.", CartagenaMutinyFacts, NoFacts, about_seat=False)
OUT: Final = EventKind("out", "A player is out of the game.", NoFacts, NoFacts)
POSTS: Final = EventKind(
    "posts", "The sailors on deck are placed at random.", CartagenaCountFacts, NoFacts, about_seat=False
)
LIFEBOAT: Final = EventKind("lifeboat", "The lifeboat is cleared.", PirateFacts, NoFacts, about_seat=False)
ARM: Final = EventKind("arm", "The players still in take up their cards.", SeatsFacts, NoFacts, about_seat=False)
DUEL: Final = EventKind("duel", "A duel begins.", DuelFacts, NoFacts, about_seat=False)
LAY: Final = EventKind("lay", "A player lays a card in secret; nobody else is told.", NoFacts, LaySecret)
SHOWN: Final = EventKind("shown", "The cards laid are revealed.", ShownFacts, NoFacts, about_seat=False)
LEAVE: Final = EventKind("leave", "A player's monkey leaves the duel.", CartagenaLeaveFacts, NoFacts)
REFILL: Final = EventKind(
    "refill", "Everybody with coins puts one into the supply.", SeatsFacts, NoFacts, about_seat=False
)
DUEL_WON: Final = EventKind("duel-won", "A duel is won.", DuelWonFacts, NoFacts, about_seat=False)
MUTINY_WON: Final = EventKind("mutiny-won", "The mutiny is won.", MutinyWonFacts, NoFacts, about_seat=False)
REVEAL: Final = EventKind("reveal", "A player's side and gold are revealed.", RevealFacts, NoFacts)
TIE: Final = EventKind("tie", "A tied player's combat cards are revealed.", TieFacts, NoFacts)
END: Final = EventKind("end", "The game ends.", CartagenaEndFacts, NoFacts, about_seat=False)
DEAL: Final = EventKind(
    "deal", "A player is dealt side and card; only in the game of one duel.", CartagenaCountFacts, CartagenaDealSecret
)

EVENTS: tuple[EventKind[Any, Any], ...] = (
    *(DEALER, PURSE, PILE, ROW, STORM, KNOCK, GHOST, VISIT, OFFER, SAIL, IDLE, COMBAT, GOLD, COINS, UNDER, LOOK, PASS),
    *(PAY, ROB, SIDE, PEEK, SAILORS, POST, INSPECT, TURN, MUTINY, OUT, POSTS, LIFEBOAT, ARM, DUEL, LAY, SHOWN, LEAVE),
    *(REFILL, DUEL_WON, MUTINY_WON, REVEAL, TIE, END, DEAL),
)
