"""What the tests that all games share must know of a game: its kit, which `games.py` in its folder of tests makes.

Random games for property tests are played here, and all of them follow from their numbers. Imports the kernel only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from common.soaking import varied

from mutiny import Event, Game, Match, Rng, seed_of

View = dict[str, Any]
TESTS = Path(__file__).parents[1]


class Exchange(NamedTuple):
    """Two deals, as chance entries, that differ in two things which one seat, the watcher, cannot see."""

    options: dict[str, str]
    watcher: int
    truth: list[str]
    world: list[str]


def exchanged(things: list[str], places: list[int], rng: Rng) -> list[str]:
    """The same with those at two of the places exchanged."""
    one, other = (places[rng.below(len(places))] for _ in range(2))
    swapped = things[:]
    swapped[one], swapped[other] = things[other], things[one]
    return swapped


@dataclass(frozen=True)
class Kit:
    """One game. Lists of words are written as texts."""

    game: Game
    names: list[str]
    options: list[dict[str, str]]
    """The options to try, in turn."""
    pick: Callable[[Match, int, Rng], int]
    """A legal move of a seat that is to act, such that random games are neither too short nor too dull."""
    phases: str
    """What a view calls the phases in which somebody decides."""
    events: str
    """Every kind of event; all of them occur in `enough` random games."""
    vocabulary: str
    """Words to spoil notation with."""
    public: str
    """What is in everybody's view: a new thing in it is a decision about secrecy, to be entered here on purpose."""
    own: str
    """What is in the view of a seat besides."""
    at_times: dict[str, Callable[[Match, View], bool]]
    """What is in the view of a seat only at times, and whether it may be now."""
    exchange: Callable[[int, int, Rng], Exchange]
    """Two such deals, for a number that chooses what to exchange, and a number of players."""
    noticing: str
    """Events of its own by which a seat may notice that something was exchanged."""
    showing: str = ""
    """Events by which the whole table may."""
    enough: int = 48
    any_order: str = ""
    """Moves whose parts are read in any order."""
    phrases: list[str] = field(default_factory=list)
    """Examples of set phrases, where the game has some."""

    def matches(self, name: str, games: int) -> Iterator[tuple[Match, Rng]]:
        """Matches about to begin, with all numbers of players and all options in turn, and a generator for moves."""
        span = self.game.most - self.game.least + 1
        for number in range(games):
            seed = seed_of(varied(name), number)
            options = self.options[number // span % len(self.options)]
            players = self.game.least + number % span
            yield Match(self.game, self.names[:players], options, seed), Rng(seed).fork("moves")

    def some_move(self, match: Match, rng: Rng) -> int:
        """A move of the first who is to act."""
        return self.pick(match, match.state.acting[0], rng)

    def step(self, match: Match, rng: Rng) -> list[Event]:
        """Make some move; where several decide at once, any of them may be first."""
        acting = match.state.acting
        seat = acting[rng.below(len(acting)) if len(acting) > 1 else 0]
        return match.play(seat, self.pick(match, seat, rng))

    def chat(self, match: Match, rng: Rng) -> Event:
        """Anybody says anything."""
        return match.say(rng.below(match.state.players), f"say {self.phrases[rng.below(len(self.phrases))]}")

    def play_out(self, match: Match, rng: Rng, talk: bool = False) -> Match:
        """Play a match to its end, with something said now and then where there is something to say."""
        while not match.over:
            if talk and self.phrases and rng.below(4) == 0:
                self.chat(match, rng)
            self.step(match, rng)
        return match


@cache
def kits() -> list[Kit]:
    """The kits of all games that have one."""
    return [import_module(f"games.{path.parent.name}.games").KIT for path in sorted(TESTS.glob("games/*/games.py"))]
