"""Set everything up and serve the games; `make play` does the same.

Usage, from a clone, with Python 3.11 or later: python -m tools.play [options of mutiny serve]. It needs nothing else,
on any system: it makes an environment in .venv, installs the program there, builds the web client, starts to compile
in the background, and serves.
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
from tools.environment import OLDEST, Failed, install, is_installed, make, python_of

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = python_of(VENV)


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


def set_up() -> None:
    """Install the program and build the web client, both at once if this machine has Node."""
    make(VENV)
    builds = [str(PYTHON), str(Path(web.__file__))]
    if is_installed(VENV, "program"):
        subprocess.run(builds, cwd=ROOT, check=False)
        return
    building = None
    if web.node_of_machine() is not None:
        building = subprocess.Popen(builds, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with step("Installing the program and building the web client" if building else "Installing the program"):
        install(VENV, "program")
        if building is not None:
            building.wait()
    # Says what went wrong if that failed, and does nothing if it succeeded.
    subprocess.run(builds, cwd=ROOT, check=False)


def main() -> int:
    """Set everything up, then serve until a signal ends it."""
    try:
        set_up()
    except (Failed, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next start goes on from here.", file=sys.stderr)
        return 130
    # This process becomes the server, or waits for it; without it, nothing needs to be compiled.
    behind = [str(PYTHON), str(ROOT / "tools" / "build.py"), "--behind", "--while", str(os.getpid())]
    subprocess.run(behind, cwd=ROOT, check=False)
    command = [str(PYTHON), "-m", "mutiny", "serve", *sys.argv[1:]]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        sys.exit(f"Mutiny needs Python 3.11 or later; this is {sys.version_info[0]}.{sys.version_info[1]}.")
    sys.exit(main())
