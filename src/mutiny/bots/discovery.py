# mypyc: skip
# Third parties' bots are looked up by name at run time; nothing here is hot.
"""Finding bots: every distribution may offer some under the entry-point group `mutiny.bots`.

May import: mutiny.kernel, and bot.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points

from mutiny.bots.bot import Bot
from mutiny.kernel.errors import MutinyError

BotClass = type[Bot]
GROUP = "mutiny.bots"


class NoSuchBot(MutinyError):
    """A name under which no bot is installed."""


def installed_bots() -> tuple[str, ...]:
    """The names of the bots that are installed.

    >>> {"random", "simple"} <= set(installed_bots())
    True
    """
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def find_bot(name: str) -> BotClass:
    """The class of the bot of that name.

    >>> find_bot("simple").__name__
    'SimpleBot'
    >>> find_bot("simpel")
    Traceback (most recent call last):
    mutiny.bots.discovery.NoSuchBot: there is no bot 'simpel'; did you mean simple?
    """
    for point in entry_points(group=GROUP):
        if point.name == name:
            found = point.load()
            if not (isinstance(found, type) and issubclass(found, Bot)):
                raise NoSuchBot(f"the entry point {name!r} is no bot but {type(found).__name__}.")
            return found
    names = installed_bots()
    close = get_close_matches(name, names, 1)
    hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names) or 'none installed'}."
    raise NoSuchBot(f"there is no bot {name[:40]!r}; {hint}")
