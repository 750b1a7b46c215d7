"""The types of what a view of Contraband holds, each field with its meaning."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

Barrel = Literal["rum", "silk", "powder"]
Phase = Literal["first", "deck", "turn", "over"]


class ContrabandPublicView(TypedDict):
    """The public table."""

    game: Annotated[Literal["contraband"], "the name of the game"]
    players: Annotated[int, "the number of players"]
    phase: Annotated[Phase, "what is awaited"]
    acting: Annotated[list[int], "the seats that are to decide"]
    turn: Annotated[int | None, "the player whose turn it is"]
    pile: Annotated[int, "barrels in the pile"]
    sizes: Annotated[list[int], "barrels in each hold, by seat"]
    dumped: Annotated[list[Barrel], "barrels gone overboard, the first one first"]
    weigher: Annotated[int | None, "the player who has weighed anchor"]
    holds: Annotated[list[list[Barrel]] | None, "at the end: the holds, by seat"]


class ContrabandSeatView(ContrabandPublicView):
    """The view of a seat: the public table and its own hold."""

    seat: Annotated[int, "this seat"]
    hold: Annotated[list[Barrel], "this seat's hold"]


PUBLIC_VIEW = ContrabandPublicView
SEAT_VIEW = ContrabandSeatView
