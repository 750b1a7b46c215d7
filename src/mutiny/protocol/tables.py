"""The public facts about a table: its seats, its clock and its status."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

LONGEST_NAME = 24
MOST_PLAYERS = 8
DAY = 86_400

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="how somebody wants to be called")]
Seconds = Annotated[int, Meta(ge=1, le=30 * DAY)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The time limits of players. Without any limit they may think as long as they like: for play over days.

    `move` limits every decision. `game` limits all decisions of a player together and grows by `bonus` after each.
    """

    move: Seconds | None = None
    game: Seconds | None = None
    bonus: Annotated[int, Meta(ge=0, le=DAY)] = 0
    late: Annotated[str, Meta(pattern="^(move|seat)$")] = "move"
    """The part that a bot takes over from a player whose time is up: that move, or the seat."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """The occupant: a person's name, a bot's level, or both while a bot stands in; neither if the seat is free."""

    name: str | None = None
    bot: str | None = None
    away: bool = False
    called: str | None = None
    """The name of a bot that has the seat for itself."""
    removed: bool = False
    """Whether the host has given the player's seat to the bot for good."""


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table as lobby, archive and players see it. It holds public facts only."""

    id: str
    game: str
    options: dict[str, str]
    """The options chosen when the table was opened, without long texts."""
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
    """The options for which the opener gave a text instead of the built-in one, such as the islands."""
    host: int | None = None
    """The seat of the host, who alone can start the game, close the table, remove players, mute and lock."""
    closed: str | None = None
    """Why the table was closed before the end of its game, such as `host`; then nothing more happens there."""
    locked: list[str] = []
    """What the host has locked: `seats` (nobody else can sit down), `chat` (spectators cannot chat)."""
    muted: list[int] = []
    """The seats whose chat the host has muted."""
    muted_watchers: list[int] = []
    """The numbers of the spectators whose chat the host has muted."""
