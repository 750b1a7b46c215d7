"""Set everything up and serve the games; `make play` does the same.

Usage, from a clone, with Python 3.11 or later: python -m tools.play [options of mutiny serve]. It needs nothing else,
on any system: it makes an environment in .venv, installs the program there, builds the web client, starts to compile
in the background, and serves. With --install, it installs the program and exits.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import web

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
MUTINY = BIN / ("mutiny.exe" if os.name == "nt" else "mutiny")
# The Makefile has the same rule: what is installed is older than none of these files.
INSTALLED = VENV / "play"
DECLARED = (ROOT / "pyproject.toml", ROOT / "constraints.txt")
OLDEST = (3, 11)


class Failed(Exception):
    """An error: a step has failed, and its output has been shown."""


@contextmanager
def step(text: str) -> Iterator[None]:
    """Print what is being done, and how long it takes; on a terminal, the seconds are counted while one waits."""
    start = time.monotonic()
    done = threading.Event()

    def count() -> None:
        while not done.wait(1):
            print(f"\r{text} ... {time.monotonic() - start:.0f} s", end="", flush=True)

    counts = sys.stdout.isatty()
    print(f"{text} ...", end="" if counts else "\n", flush=True)
    counter = threading.Thread(target=count, daemon=True)
    if counts:
        counter.start()
    try:
        yield
    finally:
        done.set()
        if counts:
            counter.join()
            print(f"\r{text} ... {time.monotonic() - start:.0f} s", flush=True)


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
    )
    if ran.returncode:
        raise Failed(f"{ran.stdout[-4000:]}\n'{' '.join(command[1:5])} ...' failed, see above.")


def is_installed() -> bool:
    """Return whether the program is installed as pyproject.toml declares it."""
    return (
        PYTHON.exists()
        and INSTALLED.exists()
        and all(INSTALLED.stat().st_mtime >= path.stat().st_mtime for path in DECLARED)
    )


def _has_pip() -> bool:
    return subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0


def make_environment() -> None:
    """Make the virtual environment, if there is none that works."""
    if PYTHON.exists() and _has_pip():
        return
    with step(f"Making .venv with Python {sys.version_info[0]}.{sys.version_info[1]}"):
        call([sys.executable, "-m", "venv", "--clear", str(VENV)])


def install() -> None:
    """Install the program, and what compiles it, into the environment."""
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pinned = [*pip, "--constraint", "constraints.txt"]
    call([*pinned, "setuptools", "mypy"])
    call([*pinned, "--no-build-isolation", "--editable", ".[server]"], MUTINY_COMPILE="0")
    INSTALLED.touch()


def set_up() -> None:
    """Install the program and build the web client, both at once if this machine has Node."""
    make_environment()
    builds = [str(PYTHON), str(Path(web.__file__))]
    if is_installed():
        subprocess.run(builds, cwd=ROOT, check=False)
        return
    building = None
    if web.node_of_machine() is not None:
        building = subprocess.Popen(builds, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with step("Installing the program and building the web client" if building else "Installing the program"):
        install()
        if building is not None:
            building.wait()
    # Says what went wrong if that failed, and does nothing if it succeeded.
    subprocess.run(builds, cwd=ROOT, check=False)


def main() -> int:
    """Set everything up, then serve until a signal ends it."""
    try:
        if sys.argv[1:] == ["--install"]:
            with step("Installing the program"):
                install()
            return 0
        set_up()
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    subprocess.run([PYTHON, ROOT / "tools" / "build.py", "--behind"], cwd=ROOT, check=False)
    command = [str(MUTINY), "serve", *sys.argv[1:]]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        sys.exit(f"Mutiny needs Python 3.11 or later; this is {sys.version_info[0]}.{sys.version_info[1]}.")
    sys.exit(main())
