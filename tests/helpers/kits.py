"""The kit of a game: the data and functions that the tests shared by all games need.

The module `games.py` in a game's folder of tests makes its kit. The random games of property tests are played here;
each follows from its number. This module imports the kernel only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from helpers.soaking import varied

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
    """Return the same deal with the things at two places exchanged."""
    one, other = (places[rng.below(len(places))] for _ in range(2))
    swapped = things[:]
    swapped[one], swapped[other] = things[other], things[one]
    return swapped


@dataclass(frozen=True)
class Kit:
    """The data of one game for the shared tests. Lists of words are written as one string, separated by spaces."""

    game: Game
    names: list[str]
    options: list[dict[str, str]]
    """The options to try, in turn."""
    pick: Callable[[Match, int, Rng], int]
    """Chooses a legal move of a seat that is to act. Random games should be neither too short nor too uniform."""
    phases: str
    """The names, in views, of the phases in which a seat decides."""
    events: str
    """Every kind of event; all of them occur in `enough` random games."""
    vocabulary: str
    """Words from which the tests make faulty notation."""
    public: str
    """The keys of every view. A new key is a decision about secrecy, so it must be added here on purpose."""
    own: str
    """The additional keys of a seat's view."""
    at_times: dict[str, Callable[[Match, View], bool]]
    """The keys that a seat's view has only at times, each with a function that tells whether it may have it now."""
    exchange: Callable[[int, int, Rng], Exchange]
    """Makes two such deals from a number that selects what to exchange and a number of players."""
    noticing: str
    """The seat's own events by which it may notice the exchange."""
    showing: str = ""
    """The public events by which it may notice the exchange."""
    enough: int = 48
    any_order: str = ""
    """Moves whose parts may be written in any order."""
    phrases: list[str] = field(default_factory=list)
    """Examples of set phrases, if the game has any."""

    def matches(self, name: str, games: int) -> Iterator[tuple[Match, Rng]]:
        """Yield new matches with a generator for moves, with all numbers of players and all options in turn."""
        span = self.game.most - self.game.least + 1
        for number in range(games):
            seed = seed_of(varied(name), number)
            options = self.options[number // span % len(self.options)]
            players = self.game.least + number % span
            yield Match(self.game, self.names[:players], options, seed), Rng(seed).fork("moves")

    def some_move(self, match: Match, rng: Rng) -> int:
        """Return a move of the first seat that is to act."""
        return self.pick(match, match.state.acting[0], rng)

    def step(self, match: Match, rng: Rng) -> list[Event]:
        """Make a move. When several seats decide at once, choose any of them to act first."""
        acting = match.state.acting
        seat = acting[rng.below(len(acting)) if len(acting) > 1 else 0]
        return match.play(seat, self.pick(match, seat, rng))

    def chat(self, match: Match, rng: Rng) -> Event:
        """Let a random seat say a random phrase."""
        return match.say(rng.below(match.state.players), f"say {self.phrases[rng.below(len(self.phrases))]}")

    def play_out(self, match: Match, rng: Rng, talk: bool = False) -> Match:
        """Play a match to its end, with a phrase now and then if the game has phrases."""
        while not match.over:
            if talk and self.phrases and rng.below(4) == 0:
                self.chat(match, rng)
            self.step(match, rng)
        return match


@cache
def kits() -> list[Kit]:
    """Return the kits of all games that have one."""
    return [import_module(f"games.{path.parent.name}.games").KIT for path in sorted(TESTS.glob("games/*/games.py"))]
