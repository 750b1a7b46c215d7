"""Libraries that only some uses of the program need, and the extra of the distribution that brings each.

The plain package has the engine, the bots, the command line and the game in the terminal. Everything else asks for its
libraries here, and the error for a missing one says what to install.
"""

from __future__ import annotations

from importlib import import_module
from types import TracebackType
from typing import Any, Final

from mutiny.kernel.errors import MutinyError

DISTRIBUTION: Final = "mutiny-games"
"""The name of this program on the package index. The import and the command are `mutiny`."""
LIBRARIES: Final[dict[str, tuple[str, ...]]] = {
    "client": ("websockets",),
    "postgres": ("psycopg",),
    "ray": ("ray",),
    "research": ("PIL", "gymnasium", "numpy", "open_spiel", "pettingzoo", "pyarrow", "pyspiel"),
    "server": (
        "alembic",
        "h11",
        "litestar",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "torch": ("numpy", "torch"),
    "train": ("PIL", "gymnasium", "numpy", "pettingzoo"),
    "tui": ("rich", "textual", "websockets"),
}
"""The modules that each extra brings and this program imports."""
PACKAGES: Final = {"PIL": "pillow", "prometheus_client": "prometheus-client", "pyspiel": "open_spiel"}
"""Libraries whose package name differs from their module name."""


def install_command(extra: str) -> str:
    """Return the command that installs an extra.

    >>> install_command("server")
    'pip install "mutiny-games[server]"'
    """
    return f'pip install "{DISTRIBUTION}[{extra}]"'


class MissingExtra(MutinyError):
    """A library of an extra is not installed. It is not an ImportError: a compiled class has one base only.

    >>> print(MissingExtra("pyarrow", "research"))
    pyarrow is not installed; it comes with: pip install "mutiny-games[research]"
    """

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is not installed; it comes with: {install_command(extra)}")


def need(module: str, extra: str = "research") -> Any:
    """Import a module of an optional library; the error says how to install it.

    >>> need("json").dumps(1)
    '1'
    >>> need("nothing.at_all")
    Traceback (most recent call last):
    mutiny.common.extras.MissingExtra: nothing is not installed; it comes with: pip install "mutiny-games[research]"
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        name = error.name or ""
        if module == name or module.startswith(f"{name}."):
            library = module.partition(".")[0]
            raise MissingExtra(PACKAGES.get(library, library), extra) from None
        raise


class OptionalImports:
    """A context manager for imports of the libraries of an extra; the error says how to install a missing one.

    It keeps the types of the imported names, which `need` loses. Errors for other modules pass unchanged.

    >>> with OptionalImports("server"):
    ...     import no_such_module
    Traceback (most recent call last):
    ModuleNotFoundError: No module named 'no_such_module'
    """

    def __init__(self, extra: str) -> None:
        self.extra = extra

    def __enter__(self) -> None:
        """Do nothing."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Report which library is missing, if it is one of the extra's."""
        if isinstance(error, ModuleNotFoundError):
            missing = (error.name or "").partition(".")[0]
            if missing in LIBRARIES[self.extra]:
                raise MissingExtra(PACKAGES.get(missing, missing), self.extra) from None
