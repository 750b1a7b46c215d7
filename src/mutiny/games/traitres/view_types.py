"""The types of what a view of Traîtres à bord holds, each field with its meaning. A view is a dict and valid JSON.

Not compiled: compiled classes forget the meanings, from which the client's types and the documentation are made.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from mutiny.games.traitres.constants import Card, Loot, Phase, Role, Team

# JSON has no tuples: a list of a seat and a value.
Announcement = Annotated[list[int | Loot], (int, Loot)]


class Played(TypedDict):
    """The last card played (T2.1, T2.9)."""

    seat: Annotated[int, "the player who played it"]
    card: Annotated[Card | Literal["loot"], "the card; of any loot, only that it is one"]
    target: NotRequired[Annotated[int, "the player on whom it was played"]]


class TraitresPublicView(TypedDict):
    """The view of a spectator, which holds everything that all players may see."""

    game: Annotated[Literal["traitres"], "the name of the game"]
    players: Annotated[int, "the number of players"]
    phase: Annotated[Phase, "what is awaited"]
    acting: Annotated[list[int], "the seats that are to decide"]
    turn: Annotated[int | None, "the player whose turn it is"]
    target: Annotated[int, "the sum that the chest must reach"]
    mutineers_among: Annotated[int, "the number of mutineers among the players"]
    hand_sizes: Annotated[list[int], "cards in hand, by seat"]
    planks: Annotated[list[int], "planks in front of a player, by seat"]
    aboard: Annotated[list[bool], "whether a player is still aboard, by seat"]
    roles: Annotated[list[Role | None], "roles that are revealed, by seat"]
    chest: Annotated[int, "cards in the chest"]
    opened: Annotated[list[Card] | None, "the cards of the opened chest, the top first"]
    announced: Annotated[list[Announcement], "all announcements, each a seat and a value, the first one first"]
    played: Annotated[Played | None, "the last card played"]
    draw_pile: Annotated[int, "cards in the draw pile"]
    discard_pile: Annotated[int, "cards in the discard pile"]
    team: Annotated[Team | None, "the team that has won"]
    why: Annotated[str | None, "the clause by which the game has ended"]


class TraitresSeatView(TraitresPublicView):
    """The view of a seat: the public table, its own role and cards, and what its spyglass shows."""

    seat: Annotated[int, "this seat"]
    role: Annotated[Role | None, "this seat's role"]
    hand: Annotated[list[Card], "this seat's hand"]
    mutineers: NotRequired[Annotated[list[int], "all mutineers, if this seat is one and they know each other"]]
    seen: NotRequired[Annotated[list[Card], "the cards that this seat's spyglass shows"]]


PUBLIC_VIEW = TraitresPublicView
SEAT_VIEW = TraitresSeatView
