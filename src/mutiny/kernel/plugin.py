# mypyc: skip
# Parts are looked up by name at run time, so compiling this would gain nothing.
"""Find the parts of a game: modules and data files in the package that its entry point names.

Every kind of part has one name, the same for the games of this distribution and for those that others install. The
parts are listed in docs/adding-a-game.md; a game may leave out any of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from mutiny.kernel.errors import PluginFailed

OURS = __name__.partition(".")[0]
GROUP = "mutiny.games"
"""The entry-point group of games."""


@cache
def package_of(game: str) -> str:
    """Return the package that a game's entry point names; empty if the game is not installed or not in a package.

    >>> package_of("meuterer"), package_of("poker")
    ('mutiny.games.meuterer', '')
    """
    for point in entry_points(group=GROUP):
        if point.name == game:
            spec = find_spec(point.module)
            is_package = spec is not None and spec.submodule_search_locations is not None
            return point.module if is_package else point.module.rpartition(".")[0]
    return ""


def part(game: str, name: str) -> ModuleType | None:
    """Return the module of that name in a game's package; None if there is none.

    An error while the module of a plug-in is loaded is raised as `PluginFailed`.

    >>> part("meuterer", "features").__name__, part("meuterer", "chess"), part("poker", "features")
    ('mutiny.games.meuterer.features', None, None)
    """
    package = package_of(game)
    if not package or find_spec(f"{package}.{name}") is None:
        return None
    try:
        return import_module(f"{package}.{name}")
    except Exception as error:
        plugin = package.partition(".")[0]
        if plugin == OURS:
            raise
        raise PluginFailed(plugin, game, None, f"its part {name!r}: {type(error).__name__}: {error}") from error


def offered(game: str, name: str, attribute: str) -> Any:
    """Return what a part offers under a name; None if the game has no such part. A part without it has failed.

    >>> offered("traitres", "talk", "phrases")()["accuse"], offered("meuterer", "talk", "phrases")
    (['seat'], None)
    >>> offered("meuterer", "view", "phrases")
    Traceback (most recent call last):
    mutiny.kernel.errors.PluginFailed: the plug-in mutiny failed in the game meuterer: its part 'view' has no 'phrases'
    """
    module = part(game, name)
    if module is None:
        return None
    if not hasattr(module, attribute):
        plugin = module.__name__.partition(".")[0]
        raise PluginFailed(plugin, game, None, f"its part {name!r} has no {attribute!r}")
    return getattr(module, attribute)


def data(game: str, path: str) -> str | None:
    """Return the text of a data file in a game's package; None if there is none.

    >>> data("meuterer", "components.toml").splitlines()[0], data("meuterer", "chess.toml"), data("poker", "any.toml")
    ('# The components of Meuterer, each number with its provenance.', None, None)
    """
    file = _within(game, path)
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else None


def data_files(game: str, folder: str) -> list[str]:
    """Return the paths of the data files in a folder of a game's package, sorted; none if there is no such folder.

    >>> data_files("meuterer", "i18n/fr")[:2], data_files("meuterer", "i18n/eo"), data_files("poker", "i18n/fr")
    (['i18n/fr/advice.ftl', 'i18n/fr/game.ftl'], [], [])
    """
    found = _within(game, folder)
    if found is None or not found.is_dir():
        return []
    return sorted(f"{folder}/{file.name}" for file in found.iterdir() if file.is_file())


@contextmanager
def reading_data(game: str, path: str) -> Iterator[None]:
    """Raise an error in a data file as `PluginFailed` if the file belongs to a plug-in.

    >>> with reading_data("meuterer", "lesson.toml"):
    ...     int("x")
    Traceback (most recent call last):
    ValueError: invalid literal for int() with base 10: 'x'
    """
    try:
        yield
    except ValueError as error:
        plugin = package_of(game).partition(".")[0]
        if plugin in ("", OURS):
            raise
        raise PluginFailed(plugin, game, None, f"its file {path}: {str(error).removesuffix('.')}") from error


def _within(game: str, path: str) -> Traversable | None:
    package = package_of(game)
    return files(package).joinpath(path) if package else None
