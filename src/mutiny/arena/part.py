"""The part `arena` of a game: what the arena and `mutiny simulate` count besides winners and scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from mutiny.kernel.plugin import part


class Team(NamedTuple):
    """A team of players with the same secret role."""

    role: str
    name: str


def _no_roles(_: str) -> tuple[str, ...]:
    return ()


def _no_incidents(_: Mapping[str, Any]) -> list[str]:
    return []


def _never(_: str) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class ArenaPart:
    """The things to count in a game: `ARENA` of the game's part `arena`.

    `teams` are the two teams of a game with dealt roles; the bots of `--mutineers` play for the second. `roles` returns
    the roles by seat that an outcome of chance, in notation, deals, and nothing for other outcomes. `incidents` returns
    the incidents of a game, read off its last view. An incident concerns a player unless `concerns_all` says that it
    concerns the whole game.
    """

    teams: tuple[Team, ...] = ()
    roles: Callable[[str], tuple[str, ...]] = _no_roles
    incidents: Callable[[Mapping[str, Any]], list[str]] = _no_incidents
    concerns_all: Callable[[str], bool] = _never


@cache
def arena_part(game: str) -> ArenaPart:
    """Return the arena part of a game.

    >>> arena_part("traitres").teams[1].name, arena_part("poker").teams
    ('mutineers', ())
    """
    found = getattr(part(game, "arena"), "ARENA", None)
    return found if isinstance(found, ArenaPart) else ArenaPart()
