"""Contests: line-ups, the deals they play, and the seat rotations in which they play each deal.

A line-up is the bots at one table. Every deal is played once in every rotation of the line-up, so that the luck of a
seat and its cards affects every bot alike. Rotations that seat the same bots in the same way are played once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from mutiny.arena.part import Team, arena_part
from mutiny.bots import BotSpec
from mutiny.kernel.commitment import seed_of
from mutiny.kernel.discovery import game
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.game import Game
from mutiny.kernel.rng import Rng

TABLE = "table"
PAIRS = "pairs"
ROLES = "roles"
SHAPES = (TABLE, PAIRS)
"""The shapes that a user can choose; the third, ROLES, follows from naming the mutineers."""


class BadContest(MutinyError):
    """The bots cannot meet as requested."""


class Fixture(NamedTuple):
    """One game to be played: the numbers of its line-up, deal and rotation."""

    line_up: int
    deal: int
    rotation: int


@dataclass(frozen=True, slots=True)
class LineUp:
    """The bots at one table, by seat. If `mutineers` is given, that bot takes the seats with the second team's role.

    >>> line_up = LineUp(("hard", "medium", "medium"))
    >>> [line_up.seated(rotation) for rotation in range(line_up.rotations())]
    [('hard', 'medium', 'medium'), ('medium', 'hard', 'medium'), ('medium', 'medium', 'hard')]
    >>> LineUp(("medium",) * 4).rotations(), LineUp(("hard", "medium") * 2).rotations()
    (1, 2)
    """

    bots: tuple[str, ...]
    mutineers: str = ""
    teams: tuple[Team, ...] = ()

    def rotations(self) -> int:
        """Return the number of rotations that seat the bots differently."""
        size = len(self.bots)
        return next(turn for turn in range(1, size + 1) if self._turned(turn) == self.bots)

    def seated(self, rotation: int, roles: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Return the bots by seat in a rotation, after the roles are dealt.

        >>> teams = arena_part("traitres").teams
        >>> LineUp(("hard",) * 3, "medium", teams).seated(0, ("pirate", "mutineer", "pirate"))
        ('hard', 'medium', 'hard')
        """
        bots = self._turned(rotation)
        if not self.mutineers:
            return bots
        second = self.teams[1].role
        return tuple(self.mutineers if role == second else bot for bot, role in zip(bots, roles, strict=True))

    def _turned(self, rotation: int) -> tuple[str, ...]:
        size = len(self.bots)
        return tuple(self.bots[(seat - rotation) % size] for seat in range(size))

    def kinds(self) -> tuple[str, ...]:
        """Return the different bots of the line-up, in order."""
        return tuple(dict.fromkeys([*self.bots, *([self.mutineers] if self.mutineers else [])]))

    def title(self) -> str:
        """Return a description of the line-up.

        >>> LineUp(("hard",) * 3, "medium", arena_part("traitres").teams).title()
        'hard pirates against medium mutineers'
        >>> LineUp(("hard", "medium", "medium")).title()
        'hard against 2 medium'
        >>> LineUp(("medium",) * 3).title(), LineUp(("hard", "medium", "random")).title()
        ('3 medium', 'hard, medium, random')
        """
        first, others = self.bots[0], self.bots[1:]
        if self.mutineers:
            return f"{first} {self.teams[0].name} against {self.mutineers} {self.teams[1].name}"
        if len(set(others)) == 1:
            return f"{len(self.bots)} {first}" if others[0] == first else f"{first} against {len(others)} {others[0]}"
        return ", ".join(self.bots)


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that determines the games, except the number of deals. Deal i has the seed `seed_of(seed, i)`."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    shape: str
    bots: tuple[str, ...]
    mutineers: tuple[str, ...]
    line_ups: tuple[LineUp, ...]
    dealt_roles: bool

    def fixtures(self, deals: int) -> Iterator[Fixture]:
        """Yield every game, deal by deal, so that the first finished games can be compared."""
        for deal in range(deals):
            for number, line_up in enumerate(self.line_ups):
                for rotation in range(line_up.rotations()):
                    yield Fixture(number, deal, rotation)

    def has(self, fixture: Fixture) -> bool:
        """Return whether a game belongs to the contest, for any number of deals."""
        if not 0 <= fixture.line_up < len(self.line_ups) or fixture.deal < 0:
            return False
        return 0 <= fixture.rotation < self.line_ups[fixture.line_up].rotations()

    def games(self, deals: int) -> int:
        """Return the number of games for a number of deals."""
        return deals * sum(line_up.rotations() for line_up in self.line_ups)

    def line_up_of(self, one: str, others: str) -> int:
        """Return the number of the line-up in which one bot meets copies of another, in either order of the names.

        >>> make_contest("cartagena", 2, ["random", "medium"], shape="pairs").line_up_of("medium", "random")
        0
        """
        wanted = _canonical((one, *[others] * (self.players - 1)))
        return next(number for number, each in enumerate(self.line_ups) if _canonical(each.bots) == wanted)

    @property
    def teams(self) -> tuple[Team, ...]:
        """The teams of the game, if roles are dealt in it."""
        return arena_part(self.game).teams

    def header(self) -> dict[str, Any]:
        """Return the data that must be equal for two sets of games to belong together."""
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "line-ups": self.shape,
            "bots": list(self.bots),
            "mutineers": list(self.mutineers),
        }

    def timed(self) -> list[str]:
        """Return the bots with a budget in seconds: their games do not follow from the seed."""
        return [name for name in dict.fromkeys([*self.bots, *self.mutineers]) if BotSpec(name).budget.seconds]


def make_contest(
    name: str,
    players: int,
    bots: Sequence[str],
    options: dict[str, str] | None = None,
    seed: str = "0",
    mutineers: Sequence[str] = (),
    shape: str | None = None,
) -> Contest:
    """Make the contest of some bots.

    As many names as seats make one table, and so does a single name. Otherwise each bot meets each other one, alone
    among copies of it that fill the table. With `mutineers`, every bot plays the pirates against every one of those.

    >>> [line_up.title() for line_up in make_contest("meuterer", 4, ["random", "medium"]).line_ups]
    ['random against 3 medium', 'medium against 3 random']
    >>> [line_up.bots for line_up in make_contest("meuterer", 3, ["medium", "random", "random"]).line_ups]
    [('medium', 'random', 'random')]
    >>> [line_up.title() for line_up in make_contest("traitres", 5, ["medium"], mutineers=["random"]).line_ups]
    ['medium pirates against random mutineers']
    """
    found = game(name)
    options = {} if options is None else options
    found.new(players, options)
    for each in (*bots, *mutineers):
        BotSpec(each)
    with_roles = bool(roles_dealt(found, players, options, seed_of(seed, 0)))
    if mutineers:
        if not with_roles:
            raise BadContest(f"{name} deals no roles: nobody is a mutineer from the start.")
        if shape is not None:
            raise BadContest("where the mutineers are named, the line-ups follow from that.")
        _refuse_twice(bots)
        _refuse_twice(mutineers)
        shape = ROLES
    elif shape is None:
        shape = TABLE if len(bots) in (1, players) else PAIRS
    return Contest(
        name,
        players,
        options,
        seed,
        shape,
        tuple(bots),
        tuple(mutineers),
        tuple(_line_ups(name, bots, mutineers, players, shape)),
        with_roles,
    )


def _line_ups(game: str, bots: Sequence[str], mutineers: Sequence[str], players: int, shape: str) -> list[LineUp]:
    if shape == ROLES:
        teams = arena_part(game).teams
        return [LineUp((first,) * players, second, teams) for first in bots for second in mutineers]
    if shape == TABLE:
        if len(bots) not in (1, players):
            raise BadContest(f"a table for {players} takes {players} bots or one kind for all seats, not {len(bots)}.")
        return [LineUp(tuple(bots) * (1 if len(bots) == players else players))]
    _refuse_twice(bots)
    if len(bots) == 1:
        raise BadContest(f"{bots[0]} alone meets nobody; name another bot.")
    found: dict[tuple[str, ...], LineUp] = {}
    for one in bots:
        for others in bots:
            if one != others:
                line_up = LineUp((one, *[others] * (players - 1)))
                found.setdefault(_canonical(line_up.bots), line_up)
    return list(found.values())


def _refuse_twice(bots: Sequence[str]) -> None:
    for name in bots:
        if list(bots).count(name) > 1:
            raise BadContest(f"{name} is named twice; only a list of one bot for every seat may do that.")


def _canonical(bots: tuple[str, ...]) -> tuple[str, ...]:
    """Return the same tuple for all rotations of a line-up: at a table for two, A against B is B against A."""
    return min(bots[turn:] + bots[:turn] for turn in range(len(bots)))


def roles_dealt(found: Game, players: int, options: dict[str, str], seed: bytes) -> tuple[str, ...]:
    """Return the roles that a deal gives the seats; none in a game without roles.

    The arena looks at the deal to know which bot to seat where; no bot sees it.

    >>> roles_dealt(game("traitres"), 3, {}, bytes(32)), roles_dealt(game("meuterer"), 3, {}, bytes(32))
    (('mutineer', 'pirate', 'pirate'), ())
    """
    about = arena_part(found.name)
    if not about.teams:
        return ()
    state = found.new(players, options)
    rng = Rng(seed)
    while state.awaits_chance:
        outcome = state.sample_chance(rng)
        roles = about.roles(state.format_chance(outcome))
        if roles:
            return roles
        state.apply_chance(outcome)
    return ()
