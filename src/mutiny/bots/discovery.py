# mypyc: skip
# Bots of third parties are looked up by name at run time, so compiling this would gain nothing.
"""Find bots: any distribution can offer some under the entry-point group `mutiny.bots`.

A table names its bots by text: `hard`; `hard@2000`, with a number of simulations per move; `hard@0.5s`, with a number
of seconds per move; `cmd:./mybot --fast`, a separate program (see `command`); `cmd@2s:./mybot`, a program with a time
limit; and `net:FILE`, a kind of bot that is made from a file. Kinds are offered under the group `mutiny.bot_kinds`.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from mutiny.bots.bot import NEEDED, Bot, Budget
from mutiny.bots.command import NAME, CommandBot, words_of
from mutiny.kernel.abstract import missing
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.rng import Rng

BotClass = type[Bot]
GROUP = "mutiny.bots"
KINDS_GROUP = "mutiny.bot_kinds"
STRENGTHS = ("random", "easy", "medium", "hard")
"""The bots of this program, from the weakest to the strongest."""
USUAL_STRENGTH = "medium"
FIRST_NAMES = {"simple": "medium"}
"""The original names of bots, which saved games still use."""
MOST_SIMULATIONS = 10_000_000
MOST_SECONDS = 3600.0
SHORT = 24
"""The number of characters of a program's name that identify it."""


class NoSuchBot(MutinyError):
    """A name under which no bot is installed."""


def installed_bots() -> tuple[str, ...]:
    """Return the names of the installed bots: those of this program by strength, and then all others.

    >>> installed_bots()[:4]
    ('random', 'easy', 'medium', 'hard')
    """
    names = {point.name for point in entry_points(group=GROUP)}
    return (*(name for name in STRENGTHS if name in names), *sorted(names.difference(STRENGTHS)))


@cache
def find_bot(name: str) -> BotClass:
    """Return the bot class of that name.

    >>> find_bot("medium").__name__
    'MediumBot'
    >>> find_bot("mediun")
    Traceback (most recent call last):
    mutiny.bots.discovery.NoSuchBot: there is no bot 'mediun'; did you mean medium?
    """
    wanted = FIRST_NAMES.get(name, name)
    for point in entry_points(group=GROUP):
        if point.name == wanted:
            try:
                found = point.load()
            except Exception as error:
                what = f"{type(error).__name__}: {error}"
                raise NoSuchBot(f"the bot {name!r} cannot be used: {point.value} cannot be loaded: {what}.") from error
            if not (isinstance(found, type) and issubclass(found, Bot)):
                raise NoSuchBot(f"the entry point {name!r} is a {type(found).__name__}, not a bot.")
            lacks = missing(found, Bot, NEEDED)
            if lacks:
                raise NoSuchBot(f"the bot {name!r} cannot be used: {found.__name__} lacks {' and '.join(lacks)}.")
            return found
    names = installed_bots()
    close = get_close_matches(name, names, 1)
    hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names) or 'none installed'}."
    raise NoSuchBot(f"there is no bot {name[:40]!r}; {hint}")


@cache
def find_kind(name: str) -> Any | None:
    """Return the kind of bot that is made from a text after a colon, or None if none has this name.

    Such a class takes the text as its fourth argument. Its class method `check` refuses a text that is of no use.

    >>> find_kind("net").__name__, find_kind("hard")
    ('NetBot', None)
    """
    for point in entry_points(group=KINDS_GROUP):
        if point.name == name:
            return point.load()
    return None


class BotSpec:
    """A bot as a table names it. Like a bot class, it can be called to make a bot for a seat.

    >>> spec = BotSpec("hard@2000")
    >>> spec.bot.__name__, spec.budget
    ('HardBot', Budget('2000'))
    >>> BotSpec("hard@soon")
    Traceback (most recent call last):
    mutiny.bots.discovery.NoSuchBot: 'hard@soon': after @ comes a number of simulations (hard@2000) or of seconds \
(hard@0.5s).
    """

    def __init__(self, text: str) -> None:
        self.text = text
        kind, colon, self.command = text.partition(":")
        name, at, budget = kind.partition("@")
        if colon and name == NAME:
            self.bot: BotClass = CommandBot
            self._check_command()
        elif colon and (found := find_kind(name)) is not None:
            self.bot = found
            try:
                found.check(self.command)
            except MutinyError as error:
                raise NoSuchBot(str(error)) from None
        else:
            self.command = ""
            name, at, budget = text.partition("@")
            self.bot = find_bot(name)
        if at and not self.bot.uses_budget:
            raise NoSuchBot(f"{text[:40]!r}: {name} does not think ahead, so it takes no budget; write {name}.")
        self.budget = _read_budget(text, name, budget) if at else Budget()

    def __repr__(self) -> str:
        return f"BotSpec({self.text!r})"

    @property
    def name(self) -> str:
        """A short name for people and records: without the folder and the arguments of a program.

        >>> BotSpec("cmd@2s:/bin/sh -c 'exit 3'").name, BotSpec("hard@2000").name
        ('cmd:sh', 'hard@2000')
        """
        if not self.command:
            return self.text
        kind = self.text.partition(":")[0].partition("@")[0]
        first = words_of(self.command)[0] if kind == NAME else self.command
        return f"{kind}:{first.rpartition('/')[2][:SHORT]}"

    def __call__(self, seat: int, players: int, rng: Rng) -> Bot:
        """Return a bot of this kind for a seat."""
        kind: Any = self.bot
        bot: Bot = kind(seat, players, rng, self.command) if self.command else kind(seat, players, rng)
        bot.budget = self.budget
        return bot

    def _check_command(self) -> None:
        """Refuse a program that does not exist, before the game begins."""
        try:
            words_of(self.command)
        except MutinyError as error:
            raise NoSuchBot(str(error)) from None


def _read_budget(text: str, name: str, budget: str) -> Budget:
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds <= MOST_SECONDS:
                return Budget(0, seconds)
        elif budget.isascii() and budget.isdigit() and 0 < int(budget[:9]) <= MOST_SIMULATIONS and len(budget) < 9:
            return Budget(int(budget))
    except ValueError:
        pass
    raise NoSuchBot(f"{text[:40]!r}: after @ comes a number of simulations ({name}@2000) or of seconds ({name}@0.5s).")
