"""The types of what a view of Meuterer holds, each field with its meaning. A view is a dict and valid JSON.

Not compiled: compiled classes forget the meanings, from which the client's types and the documentation are made.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from mutiny.games.meuterer.constants import Card, Good, Island, Phase, Role


class IslandCard(TypedDict):
    """An island card (M0.8)."""

    buys: Annotated[Good | Literal["any"], "the kind of good that is sold here, or any one"]
    sole: Annotated[int, "points of the player who alone sells most"]
    two: Annotated[int, "points of each of two players who tie"]
    three: Annotated[int, "points of each of three players who tie"]
    docking: Annotated[int, "points for docking"]


# In this syntax because `for` is a keyword.
MutinyStrength = TypedDict(
    "MutinyStrength",
    {
        "against": Annotated[int, "the strength of the Captain's side"],
        "for": Annotated[int, "the strength of the Mutineer's side"],
        "fought": Annotated[int, "conflict cards played from hands"],
    },
)


class Sold(TypedDict):
    """The cards that a player sells in this round (M5.4, M5.5)."""

    ship: Annotated[int, "cards sold at the ship's island"]
    other: Annotated[int, "cards sold at the other active island"]


class Drawing(TypedDict):
    """A draw that is not finished (M8)."""

    seat: Annotated[int, "the player who draws"]
    needed: Annotated[int, "cards still to be drawn"]


class MeutererPublicView(TypedDict):
    """The view of a spectator, which holds everything that all players may see."""

    game: Annotated[Literal["meuterer"], "the name of the game"]
    players: Annotated[int, "the number of players"]
    options: Annotated[dict[str, str], "the options, without the island table"]
    round: Annotated[int, "the round, from 1; 0 during the setup"]
    rounds: Annotated[int, "the number of rounds"]
    phase: Annotated[Phase, "what is awaited"]
    acting: Annotated[list[int], "the seats that are to decide"]
    ring: Annotated[list[Island], "the islands, clockwise; empty before they are laid out"]
    islands: Annotated[dict[Island, IslandCard], "the island cards"]
    islands_replaced: Annotated[bool, "whether the host has brought another island table"]
    ship: Annotated[Island | None, "where the ship lies"]
    active: Annotated[list[Island], "the islands where players sell, the ship's island first"]
    pirate_ship: Annotated[Island | None, "where the pirate ship lies, in the pirates variant"]
    captain: Annotated[int | None, "the Captain's seat"]
    pay: Annotated[int | None, "the mate's pay, once it is announced"]
    captain_destination: Annotated[Island | None, "the destination that the Captain has set"]
    mutineer_destination: Annotated[Island | None, "the destination that the Mutineer has set"]
    scores: Annotated[list[int], "victory points, by seat"]
    hand_sizes: Annotated[list[int], "cards in hand, by seat"]
    offered: Annotated[list[list[Card]], "cards offered, by seat"]
    left: Annotated[list[bool], "whether a player has left the offering, by seat"]
    middle_count: Annotated[int, "action cards in the middle"]
    roles: Annotated[list[Role | None], "action cards, by seat, once they are revealed"]
    mutiny: Annotated[MutinyStrength | None, "the mutiny, if there is one in this round"]
    sold: Annotated[list[Sold], "cards sold in this round, by seat"]
    draw_pile: Annotated[int, "cards in the draw pile"]
    discard_pile: Annotated[list[Card], "cards in the discard pile that lie face up"]
    discard_face_down: Annotated[int, "cards in the discard pile that lie face down"]
    drawing: Annotated[Drawing | None, "the draw that is not finished"]


class MeutererSeatView(MeutererPublicView):
    """The view of a seat: the public table, its own cards, and what it alone has looked at."""

    seat: Annotated[int, "this seat"]
    hand: Annotated[list[Card], "this seat's hand"]
    role: Annotated[Role | None, "this seat's action card"]
    middle: NotRequired[Annotated[list[Role], "the action cards that lay in the middle when this seat left"]]
    drawn: NotRequired[Annotated[list[Card], "the cards that this seat has drawn as loader"]]


PUBLIC_VIEW = MeutererPublicView
SEAT_VIEW = MeutererSeatView
