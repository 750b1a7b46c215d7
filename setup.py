"""Compiles the rules, the bots and the loops of play where there is a C compiler, and packs the web client.

Set MUTINY_COMPILE in the environment of the build to choose: `auto` (the default) falls back to pure Python and says
why, `0` does not compile, `require` fails where `auto` would fall back. With SOURCE_DATE_EPOCH in the environment, two
builds of the same sources give the same bytes. Imports nothing of the package it builds.
"""

from __future__ import annotations

import ast
import gzip
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

# The modules to compile, below src/mutiny: the kernel, the bots, and the parts of a game that decide how fast it is.
# Modules that opt out by the mark in their first lines are left out.
COMPILED = (
    "kernel/**/*.py",
    "bots/**/*.py",
    "games/*/rules/*.py",
    "games/*/bots/*.py",
    "games/*/belief.py",
    "games/*/card_*.py",
    "games/*/constants.py",
    "games/*/events.py",
    "games/*/features.py",
    "games/*/view.py",
)
SKIP_MARK = "# mypyc: skip"
MARK_LINES = 10
# Reading metadata and packing sources must be quick: only these commands need the extensions.
COMPILING_COMMANDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}
CLIENT = Path("src", "mutiny", "server", "static", "index.html")
CLIENT_TOOL = Path("tools", "web.py")


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
            return whole if text is None else whole.removesuffix("NULL, NULL}") + f'"{in_c(text)}", NULL}}'
        text = texts.get(match["function"] or last)
        return whole if text is None else whole.removesuffix('")') + in_c(text) + '")'

    text = r'PyDoc_STR\("(?:[^"\\]|\\.)*\\n--\\n\\n"\)'
    return re.sub(
        r"PyTypeObject CPyType_(?P<type>\w+)_template_ = \{"
        r"|\(getter\)(?P<getter>\w+)_get_(?P<property>\w+),\s*(?:NULL|\(setter\)\w+),\s*NULL, NULL\}"
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


def library_flags() -> tuple[list[str], list[str]]:
    """The flags with which the C compiler compiles and links the library that holds all compiled code."""
    # Nobody reads warnings about generated code. `-w` alone hides them; gcc would still look at the indentation of
    # every line, because Python asks for `-Wall`, and take a minute longer.
    quiet = ["-O3", "-g0", "-Wno-all", "-w"]
    # The library is called through its modules only, so the compiler may inline one of its functions in another.
    inside = ["-fvisibility=hidden"]
    parallel = [f"-flto={os.cpu_count() or 1}"]
    if links_in_parallel(parallel):
        return [*quiet, *inside, *parallel], [*quiet, *parallel]
    return [*quiet, *inside], []


def links_in_parallel(flags: list[str]) -> bool:
    """Whether the C compiler can optimise while it links, and so use several cores for one file.

    gcc can, where its plug-in for the linker is installed. Other compilers spell the flag differently or gain nothing.
    """
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("int probe(void) { return 0; }\n", encoding="utf-8")
        command = [*compiler, "-Werror", "-O3", "-fPIC", "-shared", *flags, str(source), "-o", f"{source}.so"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


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
        library, *modules = made
        if os.name == "posix":
            library.extra_compile_args, library.extra_link_args = library_flags()
            # A module only imports its part of the library: nothing in it is worth optimising.
            for module in modules:
                module.extra_compile_args = ["-O0", "-g0", "-w"]
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

    def finalize_options(self) -> None:
        """Build as many extensions at a time as there are cores, unless the caller says otherwise."""
        super().finalize_options()
        self.parallel = self.parallel or True

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
        if not self.editable_mode and not CLIENT.exists():
            # Without it everything works but the pages: an install must not fail because Node is missing.
            subprocess.run([sys.executable, str(CLIENT_TOOL)], check=False)
        super().run()


class HonestTag(bdist_wheel):
    """Names the platform in a wheel's tag only if the wheel holds compiled modules."""

    def run_command(self, command: str) -> None:
        """Run a command; after the build, look whether there is a compiled form."""
        super().run_command(command)
        if command == "build":
            # setuptools decides this before it compiles, and compiling may have failed.
            self.root_is_pure = not self.distribution.has_ext_modules()


class CompleteSources(sdist):
    """Packs the built web client with the sources, so that nobody who installs them needs Node."""

    def run(self) -> None:
        """Bring the client up to date and pack it; fail if that is impossible."""
        # Sources that were packed before have the client already.
        if not Path("PKG-INFO").exists():
            built = subprocess.run([sys.executable, str(CLIENT_TOOL), "--require"], check=False)
            if built.returncode:
                sys.exit("mutiny: the sources were not packed, because they would lack the web client.")
        super().run()

    def make_archive(self, name: str, kind: str, *folders: str | None, **settings: str | None) -> str:
        """Pack the tree; with SOURCE_DATE_EPOCH, the same files always give the same bytes."""
        epoch = os.environ.get("SOURCE_DATE_EPOCH")
        if epoch is None or kind != "gztar":
            return super().make_archive(name, kind, *folders, **settings)

        def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mtime = int(epoch)
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            return member

        target = Path(f"{name}.tar.gz")
        with (
            target.open("wb") as file,
            gzip.GzipFile("", "wb", fileobj=file, mtime=int(epoch)) as packed,
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
        ):
            # `add` goes through each folder in the order of names.
            archive.add(str(settings["base_dir"]), filter=plain)
        return str(target)


setup(
    ext_modules=extensions(),
    cmdclass={
        "bdist_wheel": HonestTag,
        "build_ext": AllOrNothing,
        "build_py": WithClient,
        "sdist": CompleteSources,
    },
)
