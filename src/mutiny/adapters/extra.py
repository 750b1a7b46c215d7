"""What to say where a library of the extra `research` is missing. Imports the standard library and mutiny.kernel."""

from __future__ import annotations

from importlib import import_module
from types import TracebackType
from typing import Any, Final

from mutiny.kernel.errors import MutinyError

PACKAGES: Final = {"PIL": "pillow", "pyspiel": "open_spiel"}
"""Libraries that are installed under another name than they are imported by."""


class MissingExtra(MutinyError):
    """A library that an adapter needs is not installed. No ImportError: a compiled class can be only one of the two.

    >>> print(MissingExtra("pyarrow"))
    pyarrow is not installed; it comes with: pip install "mutiny[research]"
    """

    def __init__(self, library: str) -> None:
        super().__init__(f'{library} is not installed; it comes with: pip install "mutiny[research]"')


def need(module: str, library: str = "") -> Any:
    """A module of an optional library, or a sentence that says how to get it.

    >>> need("json").dumps(1)
    '1'
    >>> need("no_such_module.at_all", "nothing")
    Traceback (most recent call last):
    mutiny.adapters.extra.MissingExtra: nothing is not installed; it comes with: pip install "mutiny[research]"
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        name = error.name or ""
        if module == name or module.startswith(f"{name}."):
            raise MissingExtra(library or module) from None
        raise


class Wanted:
    """Imports of optional libraries, with the same sentence where one of them is missing, for modules that need them.

    Types stay known this way, which `need` loses.

    >>> with Wanted("json"):
    ...     import json
    >>> with Wanted("no_such_module"):
    ...     import no_such_module.at_all
    Traceback (most recent call last):
    mutiny.adapters.extra.MissingExtra: no_such_module is not installed; it comes with: pip install "mutiny[research]"
    """

    def __init__(self, *modules: str) -> None:
        self.modules = modules

    def __enter__(self) -> None:
        """Nothing has been imported yet."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Say which library is missing, if it is one of those that are wanted."""
        if isinstance(error, ModuleNotFoundError):
            missing = (error.name or "").partition(".")[0]
            if missing in self.modules:
                raise MissingExtra(PACKAGES.get(missing, missing)) from None
