"""The error for a missing library of the extra `research`."""

from __future__ import annotations

from importlib import import_module
from types import TracebackType
from typing import Any, Final

from mutiny.kernel.errors import MutinyError

PACKAGES: Final = {"PIL": "pillow", "pyspiel": "open_spiel"}
"""Libraries whose package name differs from their module name."""


class MissingExtra(MutinyError):
    """A library that an adapter needs is not installed. It is not an ImportError: a compiled class has one base only.

    >>> print(MissingExtra("pyarrow"))
    pyarrow is not installed; it comes with: pip install "mutiny[research]"
    """

    def __init__(self, library: str) -> None:
        super().__init__(f'{library} is not installed; it comes with: pip install "mutiny[research]"')


def need(module: str, library: str = "") -> Any:
    """Import a module of an optional library; the error says how to install it.

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
    """A context manager for imports of optional libraries; the error says how to install a missing one.

    It keeps the types of the imported names, which `need` loses.

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
        """Do nothing."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Report which library is missing, if it is one of those expected here."""
        if isinstance(error, ModuleNotFoundError):
            missing = (error.name or "").partition(".")[0]
            if missing in self.modules:
                raise MissingExtra(PACKAGES.get(missing, missing)) from None
