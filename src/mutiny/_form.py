"""The form of the running program: compiled, or the same sources as pure Python.

The package imports this module before all others. The compiled modules are kept out if MUTINY_PURE=1 is in the
environment, while `tools/build.py` is compiling, because then some of them may be there and others not, and in a clone
whose sources have changed since they were compiled.
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
# Only a clone has this file there. The files of an installed package have the times at which they were installed.
SETUP = Path(__file__).parents[2] / "setup.py"
COMPILED_PACKAGES = ("kernel", "games", "bots")
"""The packages that have compiled modules."""


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
    return "pure" if sources_wanted() or compiled_probe() is None else "compiled"


def compiled_probe() -> Path | None:
    """Return the file of a compiled module; None if nothing is compiled for this Python."""
    probe = Path(__file__).parent.joinpath(*PROBE.split(".")[1:])
    files = [probe.with_name(probe.name + end) for end in EXTENSION_SUFFIXES]
    return next((file for file in files if file.exists()), None)


def sources_wanted() -> bool:
    """Return whether compiled modules must not be used."""
    return pure_wanted() or COMPILING.exists() or outdated()


def outdated() -> bool:
    """Return whether sources of a clone have changed since they were compiled.

    `tools/build.py` dates the compiled modules by the time at which it has read the sources.
    """
    probe = compiled_probe() if SETUP.exists() else None
    if probe is None:
        return False
    compiled = probe.stat().st_mtime
    folders = [str(Path(__file__).parent / package) for package in COMPILED_PACKAGES]
    while folders:
        with os.scandir(folders.pop()) as entries:
            for entry in entries:
                if entry.is_dir():
                    if entry.name != "__pycache__":
                        folders.append(entry.path)
                elif entry.name.endswith(".py") and entry.stat().st_mtime > compiled:
                    return True
    return False


def pure_wanted() -> bool:
    """Return whether the environment asks for the pure form."""
    return os.environ.get("MUTINY_PURE", "0") not in {"", "0"}


if sources_wanted():
    sys.meta_path.insert(0, SourceOnly())
