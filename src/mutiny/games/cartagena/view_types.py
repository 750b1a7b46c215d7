"""The types of what a view of Cartagena holds, each field with its meaning. A view is a dict and valid JSON.

Not compiled: compiled classes forget the meanings, from which the client's types and the documentation are made.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict, final

from mutiny.games.cartagena.constants import Combat, DuelCard, Gold, Letter, Phase, Pirate, Side

# JSON has no tuples: a list of two sailors' values.
SailorPair = Annotated[list[int], (int, int)]
Post = Literal["hidden"] | SailorPair | None


class Track(TypedDict):
    """The ship's track (C0.4)."""

    mutiny: Annotated[int, "the space where the mutiny breaks out"]
    storms: Annotated[list[int], "the storm spaces"]
    start: Annotated[int, "the space where the ship starts"]


class Door(TypedDict):
    """A door of the row (C1.1)."""

    pirate: Annotated[Pirate | None, "the pirate behind it, once it is open"]
    by: Annotated[int | None, "the seat that has visited this pirate, or met the Ghost"]


class LastVisit(TypedDict):
    """The last visit, as everybody saw it."""

    seat: Annotated[int, "the player"]
    pirate: Annotated[Pirate, "the pirate visited"]
    count: Annotated[int, "cards or coins exchanged"]
    target: Annotated[int | None, "the player who was robbed or looked at"]
    letter: Annotated[Letter | None, "the duel whose sailors were handled"]


class Known(TypedDict):
    """The sides and sailors that a player has looked at, which everybody sees."""

    sides: Annotated[list[int], "the seats whose sides the player has seen"]
    posts: Annotated[list[Letter], "the duels whose sailors the player has seen as they stand"]
    posts_once: Annotated[list[Letter], "the duels whose sailors another player has handled since"]


class DuelRound(TypedDict):
    """A round of a duel."""

    cards: Annotated[list[Combat], "the combat cards laid"]
    monkeys: Annotated[list[int], "the seats that laid a monkey"]


# In this syntax because `in` is a keyword.
Duel = TypedDict(
    "Duel",
    {
        "letter": Annotated[Letter, "the letter of the duel"],
        "round": Annotated[int, "the round, from 1"],
        "valverde": Annotated[int, "the total for Captain Valverde"],
        "diaz": Annotated[int, "the total for Ramon Diaz"],
        "in": Annotated[list[int], "the seats still in the duel"],
        "rounds": Annotated[list[DuelRound], "the rounds that are over"],
    },
)


@final
class SurePost(TypedDict):
    """Two sailors of a duel, as they stand."""

    valverde: Annotated[int, "the sailor for Captain Valverde"]
    diaz: Annotated[int, "the sailor for Ramon Diaz"]


@final
class UnsurePost(TypedDict):
    """Two sailors of a duel that another player has handled since."""

    either: Annotated[SailorPair, "the two values, the lower first"]


class LookingAtCards(TypedDict):
    """The cards that a player is looking at (C2.2, C2.4)."""

    gold: Annotated[list[Gold], "the gold card"]
    combat: Annotated[list[Combat], "the combat cards"]


class LookingAtSailors(TypedDict):
    """The sailors that a player is looking at (C2.12)."""

    letter: Annotated[Letter, "the duel"]
    values: Annotated[SailorPair, "the values: in hand the lower first, else as they stand"]


class CartagenaPublicView(TypedDict):
    """The view of a spectator, which holds everything that all players may see."""

    game: Annotated[Literal["cartagena"], "the name of the game"]
    players: Annotated[int, "the number of players"]
    phase: Annotated[Phase, "what is awaited"]
    acting: Annotated[list[int], "the seats that are to decide; in a duel all that lay, even those that have"]
    turn: Annotated[int | None, "the player whose turn it is"]
    round: Annotated[int, "the round of the voyage, from 1; 0 during the setup"]
    dealer: Annotated[int | None, "the dealer"]
    ship: Annotated[int, "the space of the ship"]
    track: Annotated[Track, "the track"]
    lifeboat: Annotated[Pirate | None, "the pirate in the lifeboat"]
    row: Annotated[list[Door], "the doors"]
    turns_left: Annotated[int, "turns left in this round"]
    knocked: Annotated[bool, "whether the player on turn has knocked"]
    visiting: Annotated[Pirate | None, "the pirate being visited"]
    offer: Annotated[int, "coins that Sate offers"]
    last: Annotated[LastVisit | None, "the last visit"]
    coins: Annotated[list[int], "coins, by seat"]
    supply: Annotated[int, "coins in the supply"]
    combat_counts: Annotated[list[int], "combat cards in hand, by seat"]
    gold_counts: Annotated[list[int], "gold cards in hand, by seat"]
    combat_pile: Annotated[int, "cards in the combat pile"]
    gold_pile: Annotated[int, "cards in the gold pile"]
    sided: Annotated[list[bool], "whether a player has set a side, by seat"]
    knows: Annotated[list[Known], "what each player has looked at, by seat"]
    aboard: Annotated[list[bool], "whether a player is still in the game, by seat"]
    deck: Annotated[int, "sailors on deck"]
    posts: Annotated[list[Post], "by duel: no sailors yet, hidden ones, or those for Valverde and Diaz"]
    duel: Annotated[Duel | None, "the duel under way, or the last one"]
    won: Annotated[list[Side | None], "the side that has won, by duel"]
    out_of_game: Annotated[list[Combat], "combat cards laid in duels"]
    sides: Annotated[list[Side | None] | None, "at the end: the sides, by seat"]
    gold_cards: Annotated[list[list[Gold]] | None, "at the end: gold cards, by seat"]
    combat_cards: Annotated[list[list[Combat] | None] | None, "at the end: combat cards of tied players, by seat"]
    winning_side: Annotated[Side | None, "at the end: the side that has won"]
    totals: Annotated[list[int] | None, "at the end: gold and coins, by seat"]
    winners: Annotated[list[int] | None, "at the end: the seats that win"]
    why: Annotated[str | None, "at the end: the clause that decides who wins"]


class CartagenaSeatView(CartagenaPublicView):
    """The view of a seat: the public table, its own cards and side, and what it has looked at."""

    seat: Annotated[int, "this seat"]
    combat: Annotated[list[Combat], "this seat's combat cards"]
    gold: Annotated[list[Gold], "this seat's gold cards"]
    side: Annotated[Side | None, "this seat's side"]
    peeked: Annotated[list[Side | None], "the sides that this seat has looked at, by seat"]
    posts_seen: Annotated[list[SurePost | UnsurePost | None], "the sailors that this seat has looked at, by duel"]
    looking: Annotated[LookingAtCards | LookingAtSailors | None, "what this seat is looking at while it decides"]
    laid: Annotated[DuelCard | None, "the card that this seat has laid in this round of the duel"]


PUBLIC_VIEW = CartagenaPublicView
SEAT_VIEW = CartagenaSeatView
