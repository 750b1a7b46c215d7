"""Who meets whom: line-ups, the deals they play, and the seat rotations in which they play each.

A line-up is who sits at one table. Every deal is played once in every rotation of the line-up, so that the luck of a
seat and of its cards goes round; rotations that seat the same bots alike are played once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from mutiny.arena.part import Team, arena_part
from mutiny.bots import Kind
from mutiny.kernel.commitment import seed_of
from mutiny.kernel.discovery import game
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.game import Game
from mutiny.kernel.rng import Rng

TABLE = "table"
PAIRS = "pairs"
ROLES = "roles"
SHAPES = (TABLE, PAIRS)
"""The ways to make line-ups of bots that the user chooses from; the third follows from naming the mutineers."""


class BadContest(MutinyError):
    """Bots that cannot meet as was asked."""


class Fixture(NamedTuple):
    """One game to be played: the number of the line-up, of the deal and of the rotation."""

    line_up: int
    deal: int
    rotation: int


@dataclass(frozen=True, slots=True)
class LineUp:
    """Who sits at one table: the bots by seat; `mutineers`, if given, has the seats with the role of the second team.

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
        """How many rotations seat the bots differently."""
        size = len(self.bots)
        return next(turn for turn in range(1, size + 1) if self._turned(turn) == self.bots)

    def seated(self, rotation: int, roles: tuple[str, ...] = ()) -> tuple[str, ...]:
        """The bots by seat in a rotation, once the roles are dealt.

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
        """The different bots in it, in their order."""
        return tuple(dict.fromkeys([*self.bots, *([self.mutineers] if self.mutineers else [])]))

    def title(self) -> str:
        """The line-up in words.

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
    """All that decides the games but how many deals there are; deal number i has the seed `seed_of(seed, i)`."""

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
        """Every game, deal by deal, so that what is finished first can be compared first."""
        for deal in range(deals):
            for number, line_up in enumerate(self.line_ups):
                for rotation in range(line_up.rotations()):
                    yield Fixture(number, deal, rotation)

    def has(self, fixture: Fixture) -> bool:
        """Whether this is a game of the contest, with however many deals."""
        if not 0 <= fixture.line_up < len(self.line_ups) or fixture.deal < 0:
            return False
        return 0 <= fixture.rotation < self.line_ups[fixture.line_up].rotations()

    def games(self, deals: int) -> int:
        """How many games so many deals are."""
        return deals * sum(line_up.rotations() for line_up in self.line_ups)

    def line_up_of(self, one: str, others: str) -> int:
        """The number of the line-up in which one bot of a kind meets others of another, whichever is named first.

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
        """What must be the same for two sets of games to belong together."""
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
        """The bots whose budget is in seconds: the same seed does not give the same games with them."""
        return [name for name in dict.fromkeys([*self.bots, *self.mutineers]) if Kind(name).budget.seconds]


def make_contest(
    name: str,
    players: int,
    bots: Sequence[str],
    options: dict[str, str] | None = None,
    seed: str = "0",
    mutineers: Sequence[str] = (),
    shape: str | None = None,
) -> Contest:
    """The contest that some bots make.

    As many names as seats are one table, and so is one name alone; otherwise each bot meets each other one, alone among
    as many as fill the table. With `mutineers`, every bot leads the pirates against every one of those.

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
        Kind(each)
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
    """The same for all rotations of a line-up: at a table for two, A against B is B against A."""
    return min(bots[turn:] + bots[:turn] for turn in range(len(bots)))


def roles_dealt(found: Game, players: int, options: dict[str, str], seed: bytes) -> tuple[str, ...]:
    """The roles that a deal gives the seats; none in a game without.

    It is the table that looks, to know whom to seat where; no bot is there yet.

    >>> roles_dealt(game("traitres"), 3, {}, bytes(32)), roles_dealt(game("meuterer"), 3, {}, bytes(32))
    (('mutineer', 'pirate', 'pirate'), ())
    """
    about = arena_part(found.name)
    if not about.teams:
        return ()
    state = found.new(players, options)
    rng = Rng(seed)
    while state.awaits_chance:
        outcome = state.draw(rng)
        roles = about.roles(state.write_chance(outcome))
        if roles:
            return roles
        state.settle(outcome)
    return ()
