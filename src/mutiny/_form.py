"""The form of the running program: compiled, or the same sources as pure Python.

The package imports this module before all others, so that MUTINY_PURE=1 in the environment can keep the compiled
modules out.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Literal

PACKAGE = __name__.partition(".")[0]
# Every compiled build contains this module; a build compiles all of its modules or none.
PROBE = f"{PACKAGE}.kernel.rng"


class SourceOnly(MetaPathFinder):
    """Finds the modules of this package by their sources, even if compiled ones lie beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the source of a module of this package; None for all others, which Python then finds as usual."""
        if path is None or not fullname.startswith(f"{PACKAGE}."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def form() -> Literal["compiled", "pure"]:
    """Return the form that is running, determined from the loaded kernel.

    >>> form() in ("compiled", "pure")
    True
    """
    source = import_module(PROBE).__file__ or ""
    return "pure" if source.endswith(tuple(SOURCE_SUFFIXES)) else "compiled"


if os.environ.get("MUTINY_PURE", "0") not in {"", "0"}:
    sys.meta_path.insert(0, SourceOnly())
