# mypyc: skip
# Runs only when something has failed.
"""Distinguishes the errors of plug-ins from our own: an installed game or bot may raise anything."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import entry_points
from traceback import walk_tb

from mutiny.kernel.errors import MutinyError, PluginFailed
from mutiny.kernel.game import Game

OURS = __name__.partition(".")[0]
GROUPS = ("mutiny.games", "mutiny.bots")


def plugin_of(part: object) -> str:
    """The package that a game or bot, or a class of them, comes from; empty for those of this program.

    >>> from mutiny.kernel.discovery import game
    >>> from fractions import Fraction
    >>> plugin_of(game("meuterer")), plugin_of(Fraction(1, 2))
    ('', 'fractions')
    """
    kind = part if isinstance(part, type) else type(part)
    package = kind.__module__.partition(".")[0]
    return "" if package == OURS else package


def blame_game(error: Exception, game: Game, seat: int | None) -> None:
    """Raise PluginFailed for an error from a plug-in game, at a seat; do nothing for other errors.

    A refusal by the rules is not a fault.
    """
    if not isinstance(error, MutinyError):
        blame(error, game, "", game.name, seat)


def blame(error: Exception, part: object, name: str, game: str, seat: int | None) -> None:
    """Raise PluginFailed for an error from a game or bot, if that is a plug-in and at fault.

    It is at fault if the error passed through its code. Compiled code checks the types of its arguments and raises
    TypeError itself, so that counts as well. `name` is the name of a bot.
    """
    plugin = plugin_of(part)
    if not plugin or isinstance(error, PluginFailed):
        return
    if plugin in packages_in(error) or isinstance(error, TypeError):
        raise PluginFailed(plugin, game, seat, f"{type(error).__name__}: {error}", name) from error


def packages_in(error: BaseException) -> Iterator[str]:
    """Yield the packages whose code an error passed through, from the one that raised it outwards.

    >>> try:
    ...     plugin_of(type("Odd", (), {"__module__": None}))
    ... except AttributeError as error:
    ...     list(packages_in(error))[0]
    'mutiny'
    """
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    return (str(frame.f_globals.get("__name__", "")).partition(".")[0] for frame in reversed(frames))


def plugin_at_fault(error: Exception) -> str:
    """The installed plug-in whose code an error passed through last; empty if it is none.

    >>> plugin_at_fault(ZeroDivisionError())
    ''
    """
    installed = {point.module.partition(".")[0] for group in GROUPS for point in entry_points(group=group)} - {OURS}
    return next((package for package in packages_in(error) if package in installed), "")
