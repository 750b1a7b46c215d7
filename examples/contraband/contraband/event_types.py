"""The types of what the events of Contraband tell, each field with its meaning.

A type checker and `mutiny.testing` compare the events with them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from contraband.view_types import Barrel


class DealFacts(TypedDict):
    """Facts of `deal`."""

    count: Annotated[int, "the number of barrels"]


class ContrabandDealSecret(TypedDict):
    """Secret of `deal`."""

    barrels: Annotated[list[Barrel], "the barrels"]


class HaulFacts(TypedDict):
    """Facts of `haul`."""

    left: Annotated[int, "barrels left in the pile"]


class BarrelFacts(TypedDict):
    """The contents of a barrel: facts of `dump`, secret of `haul`."""

    barrel: Annotated[Barrel, "the barrel"]


class ContrabandEndFacts(TypedDict):
    """Facts of `end`."""

    holds: Annotated[list[list[Barrel]], "the holds, by seat"]
    scores: Annotated[list[int], "the scores, by seat"]
    winners: Annotated[list[int], "the seats that win"]


class ContrabandSayFacts(TypedDict):
    """Facts of `say`."""

    phrase: Annotated[Literal["suspect"], "the set phrase"]
    args: Annotated[list[str], "its arguments"]
