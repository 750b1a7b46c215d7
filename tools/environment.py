"""Make a virtual environment, if it is not there, and install into it.

Usage, from a clone: python -m tools.environment VENV [--python PYTHON] [--install GROUP...]. The environment is made
with the Python that runs this. With --python, it is made again if it was made with another one. An environment that
another tool has made is kept; if it has no pip, as those of uv, it gets one. The groups to install are `program`, which
is the server and what compiles it, and the extras of pyproject.toml.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tools.locks import held_locks, lock

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
# The environment is up to date if it is newer than all of these files.
DECLARED = (ROOT / "pyproject.toml", ROOT / "constraints.txt")
WAITING = "Waiting for another command, which is installing here ..."
IDENTITY = f"import sys; print(sys.version, sys.base_prefix); sys.exit(sys.version_info < {OLDEST})"
PIP = ["-m", "pip", "--disable-pip-version-check", "--quiet", "install"]


class Failed(Exception):
    """An error: a step has failed; the text says why, or shows the output of the step."""


def python_of(venv: Path) -> Path:
    """Return the interpreter of an environment."""
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def call(command: list[str], **environment: str) -> None:
    """Run a command quietly; if it fails, show its output."""
    ran = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        pass_fds=held_locks(),
    )
    if ran.returncode:
        raise Failed(f"{ran.stdout[-4000:]}\n'{' '.join(command[1:5])} ...' failed, see above.")


def _identity(python: str | Path) -> str | None:
    """Return the version and the place of the Python behind an interpreter; None if it does not work or is too old."""
    try:
        said = subprocess.run([python, "-c", IDENTITY], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return said.stdout if said.returncode == 0 else None


def _has_pip(python: Path) -> bool:
    return subprocess.run([python, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0


def require_writable(folder: Path) -> None:
    """Raise Failed if nothing can be written into a folder."""
    if not os.access(folder, os.W_OK):
        raise Failed(
            f"{folder} cannot be written to. Mutiny installs itself beside its sources (.venv, build): "
            "make the clone in a folder of yours, or let its owner run this."
        )


def make(venv: Path, chosen: str | None = None) -> None:
    """Make the environment with this Python, or with the chosen one, if there is none that works."""
    python = python_of(venv)
    there = _identity(python)
    wanted = there if there is not None and chosen is None else _identity(chosen or sys.executable)
    if wanted is None:
        raise Failed(f"'{chosen}' is not a Python 3.11 or later that works.")
    if there == wanted and _has_pip(python):
        return
    require_writable(ROOT)
    with lock(ROOT / "build" / "environment.lock", WAITING):
        # Another command may have made it meanwhile.
        there = _identity(python)
        if there != wanted:
            version = ".".join(wanted.split(".")[:2])
            print(f"Making {os.path.relpath(venv)} with Python {version} ...", flush=True)
            call([chosen or sys.executable, "-m", "venv", "--clear", str(venv)])
        elif not _has_pip(python):
            print(f"Installing pip into {os.path.relpath(venv)} ...", flush=True)
            try:
                call([str(python), "-m", "ensurepip"])
            except Failed as error:
                raise Failed(
                    f"{error}\n{venv} has no pip, and gets none: remove the folder, and start again."
                ) from None


def marker(venv: Path, group: str) -> Path:
    """Return the file that says what is installed: its age says when, and its text for which clone."""
    return venv / ("play" if group == "program" else group)


def is_installed(venv: Path, group: str) -> bool:
    """Return whether a group is installed, from this clone, and as pyproject.toml declares it."""
    made = marker(venv, group)
    return (
        python_of(venv).exists()
        and made.exists()
        and made.read_text(encoding="utf-8") == str(ROOT)
        and all(made.stat().st_mtime >= path.stat().st_mtime for path in DECLARED)
    )


def install(venv: Path, group: str) -> None:
    """Install a group, unless that is done."""
    require_writable(ROOT)
    with lock(ROOT / "build" / "environment.lock", WAITING):
        if is_installed(venv, group):
            return
        pinned = [str(python_of(venv)), *PIP, "--constraint", "constraints.txt"]
        if group == "program":
            call([*pinned, "setuptools", "mypy"])
        extra = "server" if group == "program" else group
        call([*pinned, "--no-build-isolation", "--editable", f".[{extra}]"], MUTINY_COMPILE="0")
        marker(venv, group).write_text(str(ROOT), encoding="utf-8")


def main() -> int:
    """Make the environment and install the groups; return 1 if that fails."""
    parser = argparse.ArgumentParser(description="Make a virtual environment, and install into it.")
    parser.add_argument("venv", type=Path)
    parser.add_argument("--python", help="make it with this Python, and again if it was made with another one")
    parser.add_argument("--install", metavar="GROUP", nargs="*", default=[], help="program, or extras")
    options = parser.parse_args()
    venv = options.venv.absolute()
    try:
        make(venv, options.python)
        for group in options.install:
            if not is_installed(venv, group):
                what = "the program" if group == "program" else f"the extra '{group}'"
                print(f"Installing {what} into {os.path.relpath(venv)} ...", flush=True)
                install(venv, group)
    except (Failed, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        sys.exit(f"Mutiny needs Python 3.11 or later; this is {sys.version_info[0]}.{sys.version_info[1]}.")
    sys.exit(main())
