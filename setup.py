"""Compiles the rules, the bots and the loops of play where there is a C compiler, and packs the web client.

Set MUTINY_COMPILE in the environment of the build to choose: `auto` (the default) falls back to pure Python and says
why, `0` does not compile, `require` fails where `auto` would fall back. Imports nothing of the package it builds.
"""

from __future__ import annotations

import ast
import os
import re
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


def docstrings(sources: list[str]) -> dict[str, str]:
    """The docstrings of classes, methods and functions, by the names that mypyc may give them in C.

    The C name has the end of the module's name in it, just as much as is unique: `match___Match___play`. A name that
    could be that of two things is left out.
    """
    found: dict[str, str] = {}
    doubled: set[str] = set()
    for source in sources:
        module = Path(source).with_suffix("").parts[1:]
        for name, text in _documented(ast.parse(Path(source).read_text(encoding="utf-8")), ""):
            for first in range(len(module)):
                key = "___".join([*module[first:], name])
                doubled.update({key} & found.keys())
                found[key] = text
    return {key: text for key, text in found.items() if key not in doubled}


def _documented(tree: ast.Module | ast.ClassDef, inside: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node)
            found += [(inside + node.name, text)] if text else []
        if isinstance(node, ast.ClassDef):
            found += _documented(node, f"{inside}{node.name}___")
    return found


def put_docstrings(code: str, texts: dict[str, str]) -> str:
    """C code as mypyc writes it, which has the signatures only, with the docstrings after them."""
    last = ""

    def in_c(text: str) -> str:
        plain = {0x0A: "\\n", 0x22: '\\"', 0x5C: "\\\\"}
        return "".join(
            plain.get(byte) or (chr(byte) if 0x20 <= byte < 0x7F else f"\\{byte:03o}") for byte in text.encode()
        )

    def put(match: re.Match[str]) -> str:
        nonlocal last
        whole = match.group()
        if match["type"]:
            last = match["type"]
            return whole
        if match["getter"]:
            text = texts.get(f"{match['getter']}___{match['property']}")
            return whole if text is None else whole.replace("NULL, NULL, NULL", f'NULL, "{in_c(text)}", NULL')
        text = texts.get(match["function"] or last)
        return whole if text is None else whole.removesuffix('")') + in_c(text) + '")'

    text = r'PyDoc_STR\("(?:[^"\\]|\\.)*\\n--\\n\\n"\)'
    return re.sub(
        r"PyTypeObject CPyType_(?P<type>\w+)_template_ = \{"
        r"|\(getter\)(?P<getter>\w+)_get_(?P<property>\w+),\s*NULL, NULL, NULL\}"
        rf"|\(PyCFunction\)CPyPy_(?P<function>\w+),\s*METH_[A-Z_| ]+, {text}"
        rf"|\.tp_doc = {text}",
        put,
        code,
    )


def document(extension: Extension, texts: dict[str, str]) -> None:
    """Write the docstrings into the C code of an extension: mypyc drops them, and `help` would have nothing to say."""
    for source in map(Path, extension.sources):
        if source.suffix == ".c" and source.name.startswith("__native"):
            source.write_text(put_docstrings(source.read_text(encoding="utf-8"), texts), encoding="utf-8")


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

        sources = compiled_sources()
        made = list(mypycify(sources, opt_level="3", debug_level="0", group_name="mutiny"))
        texts = docstrings(sources)
        for extension in made:
            document(extension, texts)
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
