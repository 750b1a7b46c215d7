"""The form of the running program: compiled, or the same sources as pure Python.

The package imports this module before all others. The compiled modules are kept out if MUTINY_PURE=1 is in the
environment, and while `tools/build.py` is compiling: then some of them may be there and others not.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Literal

PACKAGE = __name__.partition(".")[0]
# Every compiled build contains this module; a build compiles all of its modules or none.
PROBE = f"{PACKAGE}.kernel.rng"
# `tools/build.py` makes this file before it changes compiled modules, and removes it when all of them are there.
COMPILING = Path(__file__).with_name(".compiling")


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


def new_process_form() -> Literal["compiled", "pure"]:
    """Return the form in which a new process of this program would run.

    >>> new_process_form() in ("compiled", "pure")
    True
    """
    if pure_wanted() or COMPILING.exists():
        return "pure"
    probe = Path(__file__).parent.joinpath(*PROBE.split(".")[1:])
    return "compiled" if any(probe.with_name(probe.name + end).exists() for end in EXTENSION_SUFFIXES) else "pure"


def pure_wanted() -> bool:
    """Return whether the environment asks for the pure form."""
    return os.environ.get("MUTINY_PURE", "0") not in {"", "0"}


if pure_wanted() or COMPILING.exists():
    sys.meta_path.insert(0, SourceOnly())
