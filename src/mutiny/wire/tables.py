"""What everybody may know of a table: its seats, its clock, how it stands. May import: nothing of mutiny."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

LONGEST_NAME = 24
MOST_PLAYERS = 8
DAY = 86_400

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="how somebody wants to be called")]
Seconds = Annotated[int, Meta(ge=1, le=30 * DAY)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long players may think. Without either, as long as they like: for play over days.

    `move` is for every decision; `game` for all of a player's decisions together, with `bonus` more after each.
    """

    move: Seconds | None = None
    game: Seconds | None = None
    bonus: Annotated[int, Meta(ge=0, le=DAY)] = 0
    late: Annotated[str, Meta(pattern="^(move|seat)$")] = "move"
    """What a bot takes over from somebody whose time is up: that move, or the seat."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits there: a person's name, a bot's level, or both while a bot stands in; nobody yet if neither."""

    name: str | None = None
    bot: str | None = None
    away: bool = False
    called: str | None = None
    """What a bot is called that sits there for itself."""


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table as lobby, archive and players see it. Made of public facts only."""

    id: str
    game: str
    options: dict[str, str]
    """What was chosen when the table was opened, long texts apart."""
    seats: list[Seat]
    status: Annotated[str, Meta(pattern="^(waiting|playing|over)$")]
    open: bool
    created: int
    commitment: str
    clock: Clock = Clock()
    grace: int | None = None
    ended: int | None = None
    winners: list[int] | None = None
    next: str | None = None
    """The table of the rematch, once there is one."""
    replaced: list[str] = []
    """The options for which whoever opened the table gave a text in place of ours, such as the islands."""
