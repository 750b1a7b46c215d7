"""The types of what the events of Cartagena tell, each field with its meaning.

Not compiled: compiled classes forget the meanings, from which the client's types and the documentation are made.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mutiny.games.cartagena.constants import Combat, DuelCard, Gold, Letter, MutinyReason, Pirate, Side


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


class CartagenaMutinyFacts(TypedDict):
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
