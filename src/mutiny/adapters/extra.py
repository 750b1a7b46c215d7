"""What to say where a library of the extra `research` is missing. Imports the standard library and mutiny.kernel."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mutiny.kernel.errors import MutinyError


class MissingExtra(MutinyError, ImportError):
    """A library that an adapter needs is not installed.

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
