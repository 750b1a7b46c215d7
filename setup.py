"""Compiles the rules, the bots and the loops of play where there is a C compiler, and packs the web client.

Set MUTINY_COMPILE in the environment of the build to choose: `auto` (the default) falls back to pure Python and says
why, `0` does not compile, `require` fails where `auto` would fall back. Imports nothing of the package it builds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

# What is compiled, below src/mutiny: the kernel, the bots, and the parts of a game that decide how fast it is. Modules
# that opt out by the mark in their first lines are not.
COMPILED = (
    "kernel/**/*.py",
    "bots/**/*.py",
    "games/*/rules/*.py",
    "games/*/bots/*.py",
    "games/*/belief.py",
    "games/*/card_*.py",
    "games/*/constants.py",
    "games/*/features.py",
    "games/*/view.py",
)
SKIP_MARK = "# mypyc: skip"
MARK_LINES = 10
# Reading metadata and packing sources must be quick: only these commands need the extensions.
COMPILING_COMMANDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}


def compiled_sources() -> list[str]:
    """The modules to compile, by the rule above."""
    return [
        path.as_posix()
        for pattern in COMPILED
        for path in sorted(Path("src", "mutiny").glob(pattern))
        if path.name != "__init__.py" and SKIP_MARK not in path.read_text(encoding="utf-8").splitlines()[:MARK_LINES]
    ]


def settle_for_pure(reason: str) -> None:
    """Say why there is no compiled form, or fail if one is required."""
    if os.environ.get("MUTINY_COMPILE") == "require":
        sys.exit(f"mutiny: not compiled, and MUTINY_COMPILE=require: {reason}")
    print(f"mutiny: not compiled, the slower pure Python form is used instead: {reason}", file=sys.stderr)


def extensions() -> list[Extension]:
    """The extensions that mypyc makes of the compiled sources; none where it is not wanted or fails."""
    if os.environ.get("MUTINY_COMPILE") == "0" or not COMPILING_COMMANDS & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 (needed by few commands, and slow)

        made = list(mypycify(compiled_sources(), opt_level="3", debug_level="0", group_name="mutiny"))
        for extension in made if os.name == "posix" else []:
            # mypyc asks for -Werror; a compiler newer than mypyc must not cost anybody the compiled form by a warning.
            extension.extra_compile_args.append("-Wno-error")
            # Nobody calls into the library but through its modules, so the compiler may inline one function in another.
            extension.extra_compile_args.append("-fvisibility=hidden")
        return made
    except ImportError as error:
        settle_for_pure(f"mypyc cannot be imported ({error})")
    except SystemExit as stop:
        settle_for_pure(f"mypyc refused the sources ({stop.code})")
    except Exception as error:  # noqa: BLE001 (a crash of mypyc has no type of its own, and must not stop an install)
        settle_for_pure(f"mypyc failed ({type(error).__name__}: {error})")
    return []


class AllOrNothing(build_ext):
    """Builds every extension or none: the modules share one library, and half of them would not import."""

    def build_extensions(self) -> None:
        """Build, and after a failure leave no trace that could shadow the sources."""
        wanted = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        for stale in set(Path(self.build_lib).rglob("*" + Path(next(iter(wanted))).suffix)) - wanted:
            stale.unlink()
        try:
            super().build_extensions()
        except (BaseError, CCompilerError, OSError) as error:
            for path in wanted:
                path.unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []
            settle_for_pure(f"the C compiler failed ({error})")


class WithClient(build_py):
    """Packs the web client too, and builds it first where that has not been done."""

    def run(self) -> None:
        """Build."""
        page = Path("src", "mutiny", "server", "static", "index.html")
        tool = Path("tools", "web.py")
        if not self.editable_mode and not page.exists() and tool.exists():
            # Without it everything works but the pages: an install must not fail for want of Node.
            subprocess.run([sys.executable, str(tool)], check=False)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithClient})
