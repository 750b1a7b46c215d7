"""The kinds of events of Cartagena, with the types of what they tell. The rules make all events from these.

Not compiled: compiled classes forget the meanings, from which the client's types and the documentation are made.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypedDict

from mutiny.games.cartagena.constants import Combat, DuelCard, Gold, Letter, MutinyReason, Pirate, Side
from mutiny.kernel.events import EventKind, NoFacts


class PurseFacts(TypedDict):
    """Facts of `purse`."""

    cards: Annotated[list[Combat], "the combat cards"]
    coins: Annotated[int, "the coins"]


class PileFacts(TypedDict):
    """Facts of events about a pile."""

    pile: Annotated[Literal["combat", "gold"], "the pile"]
    count: Annotated[int, "the number of cards"]


class CartagenaCountFacts(TypedDict):
    """Facts of events that tell a number of things."""

    count: Annotated[int, "the number"]


class CombatSecret(TypedDict):
    """Secret of events in which a player gets combat cards."""

    cards: Annotated[list[Combat], "the cards"]


class GoldSecret(TypedDict):
    """Secret of `gold`."""

    cards: Annotated[list[Gold], "the cards"]


class UnderSecret(TypedDict):
    """Secret of `under`."""

    cards: Annotated[list[Combat] | list[Gold], "the cards, the first one put under first"]


class RowFacts(TypedDict):
    """Facts of `row`."""

    round: Annotated[int, "the round, from 1"]
    count: Annotated[int, "the number of doors"]


class StormFacts(TypedDict):
    """Facts of `storm`."""

    pirate: Annotated[Pirate, "the pirate put in the lifeboat"]
    back: Annotated[Pirate | None, "the pirate who was there and returns"]


class PirateFacts(TypedDict):
    """Facts of events about one pirate."""

    pirate: Annotated[Pirate, "the pirate"]


class CartagenaOfferFacts(TypedDict):
    """Facts of `offer`."""

    coins: Annotated[int, "coins that Sate offers now"]


class SailFacts(TypedDict):
    """Facts of `sail`."""

    spaces: Annotated[int, "spaces sailed"]
    ship: Annotated[int, "the space where the ship is now"]


class LookFacts(TypedDict):
    """Facts of `look`."""

    gold: Annotated[int, "gold cards looked at"]
    combat: Annotated[int, "combat cards looked at"]


class LookSecret(TypedDict):
    """Secret of `look`."""

    gold_cards: Annotated[list[Gold], "the gold cards"]
    combat_cards: Annotated[list[Combat], "the combat cards"]


class SideFacts(TypedDict):
    """Facts of `side`."""

    again: Annotated[bool, "whether the player had set a side before"]


class SideSecret(TypedDict):
    """Secret of events in which a side is set or looked at."""

    side: Annotated[Side, "the side"]


class PeekFacts(TypedDict):
    """Facts of `peek`."""

    target: Annotated[int | None, "the player whose side is looked at; none if the player declines"]


class SailorsSecret(TypedDict):
    """Secret of `sailors`."""

    values: Annotated[list[int], (int, int), "the values, the lower first"]


class LetterFacts(TypedDict):
    """Facts of events about the sailors of a duel."""

    letter: Annotated[Letter, "the duel"]


class PostSecret(TypedDict):
    """Secret of events in which a player sees the sailors of a duel."""

    valverde: Annotated[int, "the sailor for Captain Valverde"]
    diaz: Annotated[int, "the sailor for Ramon Diaz"]


class TurnSecret(TypedDict):
    """Secret of `turn`."""

    swapped: Annotated[bool, "whether the player has swapped them"]
    valverde: Annotated[int, "the sailor for Captain Valverde now"]
    diaz: Annotated[int, "the sailor for Ramon Diaz now"]


class TargetFacts(TypedDict):
    """Facts of `rob`."""

    target: Annotated[int, "the player who loses a coin"]


class MutinyFacts(TypedDict):
    """Facts of `mutiny`."""

    why: Annotated[MutinyReason, "the ship has arrived, or what has run out"]


class SeatsFacts(TypedDict):
    """Facts of events about several players."""

    seats: Annotated[list[int], "the players"]


class DuelFacts(TypedDict):
    """Facts of `duel`."""

    letter: Annotated[Letter, "the duel"]
    valverde: Annotated[int, "the sailor for Captain Valverde"]
    diaz: Annotated[int, "the sailor for Ramon Diaz"]


class LaySecret(TypedDict):
    """Secret of `lay`."""

    card: Annotated[DuelCard, "the card"]


class ShownFacts(TypedDict):
    """Facts of `shown`."""

    letter: Annotated[Letter, "the duel"]
    round: Annotated[int, "the round of the duel, from 1"]
    cards: Annotated[list[Combat], "the combat cards laid"]
    monkeys: Annotated[list[int], "the seats that laid a monkey"]
    valverde: Annotated[int, "the total for Captain Valverde now"]
    diaz: Annotated[int, "the total for Ramon Diaz now"]


class CartagenaLeaveFacts(TypedDict):
    """Facts of `leave`."""

    round: Annotated[int, "the round of the duel, from 1"]


class DuelWonFacts(TypedDict):
    """Facts of `duel-won`."""

    letter: Annotated[Letter, "the duel"]
    side: Annotated[Side, "the side that wins it"]
    valverde: Annotated[int, "the total for Captain Valverde"]
    diaz: Annotated[int, "the total for Ramon Diaz"]
    tied: Annotated[bool, "whether the totals were equal"]


class MutinyWonFacts(TypedDict):
    """Facts of `mutiny-won`."""

    side: Annotated[Side, "the side that wins"]
    duels: Annotated[list[int], (int, int), "duels won by Captain Valverde and by Ramon Diaz"]


class RevealFacts(TypedDict):
    """Facts of `reveal`."""

    side: Annotated[Side | None, "the side"]
    gold: Annotated[list[Gold], "the gold cards"]
    coins: Annotated[int, "the coins"]
    total: Annotated[int, "their sum"]


class TieFacts(TypedDict):
    """Facts of `tie`."""

    cards: Annotated[list[Combat], "the combat cards left"]
    strength: Annotated[int, "the sum of those of the winning side"]


class CartagenaEndFacts(TypedDict):
    """Facts of `end`."""

    side: Annotated[Side, "the side that has won"]
    gold: Annotated[list[int], "gold and coins, by seat"]
    winners: Annotated[list[int], "the seats that win"]


class CartagenaDealSecret(TypedDict):
    """Secret of `deal`."""

    side: Annotated[Side, "the side"]
    cards: Annotated[list[Combat], "the combat cards"]


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
MUTINY: Final = EventKind("mutiny", "The mutiny breaks out.", MutinyFacts, NoFacts, about_seat=False)
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
