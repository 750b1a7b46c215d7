"""Compile the program in place, beside its sources, when they have changed; print the reason if it cannot be compiled.

With --require, fail if there is a C compiler but no compiled form results. With --behind, compile in a separate process
while other commands run; until it is done, the program runs in pure form. With --while, stop when that process ends.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# This is run as a program, whose folder alone is where Python looks for modules.
sys.path.insert(0, str(ROOT))

from tools.locks import held_locks, lock  # noqa: E402

SOURCES = ROOT / "src"
# The compiled modules are in these folders; setup.py lists the modules.
PACKAGES = ("kernel", "games", "bots")
BUILD = ROOT / "build"
STAMP = BUILD / f"{sys.implementation.cache_tag}.stamp"
LOG = BUILD / "build.log"
LOCK = BUILD / "build.lock"
# While this file exists, the program runs in pure form: mutiny/_form.py looks for it.
COMPILING = SOURCES / "mutiny" / ".compiling"
POLITE = 10
"""The niceness of a process that compiles in the background (see os.nice)."""
WATCH_S = 1.0
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def obstacle() -> str | None:
    """Return the reason why this machine cannot compile, or None."""
    if os.environ.get("MUTINY_COMPILE") == "0":
        return "MUTINY_COMPILE=0"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of this Python are missing (on Debian or Ubuntu: the package python3-dev)"
    return None


def fingerprint(blocked: str | None) -> str:
    """Return a hash of everything that determines the result: sources, settings, interpreter and the obstacle."""
    digest = hashlib.sha256(f"{sys.version}\n{blocked}\n{os.environ.get('CC')}\n".encode())
    modules = [path for package in PACKAGES for path in (SOURCES / "mutiny" / package).rglob("*.py")]
    for path in [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted(modules)]:
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def built() -> list[Path]:
    """Return the compiled modules beside the sources, for this interpreter."""
    return list(SOURCES.rglob(f"*{SUFFIX}"))


def date_modules(read: float) -> None:
    """Date the compiled modules by the time at which their sources were read: mutiny/_form.py compares the two."""
    for path in built():
        os.utime(path, (read, read))


class Abandoned(Exception):
    """An error: the process for which this one compiles has ended."""


def is_running(pid: int) -> bool:
    """Return whether there is a process with this id.

    >>> is_running(os.getpid())
    True
    """
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 (used on Windows only)

        handle = ctypes.windll.kernel32.OpenProcess(0x00100000, False, pid)
        if not handle:
            return False
        waits = ctypes.windll.kernel32.WaitForSingleObject(handle, 0) == 0x102
        ctypes.windll.kernel32.CloseHandle(handle)
        return bool(waits)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def run_compiler(command: list[str], watched: int | None) -> None:
    """Run the compiler, with its output in a log; end it with all that it has started when `watched` ends."""
    with (
        LOG.open("w", encoding="utf-8") as log,
        subprocess.Popen(
            command,
            cwd=ROOT,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=watched is not None,
            pass_fds=held_locks(),
        ) as compiler,
    ):
        while watched is not None and compiler.poll() is None:
            with suppress(subprocess.TimeoutExpired):
                compiler.wait(WATCH_S)
            if not is_running(watched):
                if sys.platform == "win32":
                    compiler.kill()
                else:
                    os.killpg(compiler.pid, signal.SIGKILL)
                raise Abandoned


def compile_in_place(watched: int | None = None) -> bool:
    """Build, with the output of the tools in a log; return whether a compiled form resulted."""
    print("Compiling the rules and the bots ...", flush=True)
    start = time.monotonic()
    run_compiler([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], watched)
    if built():
        print(f"Compiled in {time.monotonic() - start:.0f} s.")
        return True
    print(LOG.read_text(encoding="utf-8")[-4000:], file=sys.stderr)
    print("Not compiled, see above: the slower pure Python form is used.", file=sys.stderr)
    return False


def compile_behind(watched: int | None) -> None:
    """Compile in a separate process, which continues when this one has ended, but not when `watched` has."""
    print("Compiling the rules and the bots in the background; until then everything runs, more slowly.", flush=True)
    command = [sys.executable, str(Path(__file__)), "--polite"]
    if watched is not None:
        command += ["--while", str(watched)]
    subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )


def up_to_date(current: str, blocked: str | None) -> bool:
    """Return whether the compiled form, or its absence, matches the sources."""
    known = STAMP.exists() and STAMP.read_text(encoding="utf-8") == current
    return known and not COMPILING.exists() and bool(blocked or built())


def main() -> int:
    """Bring the compiled form up to date; return 0 unless it is required, possible and missing."""
    parser = argparse.ArgumentParser(description="Compile the program in place when its sources have changed.")
    parser.add_argument("--require", action="store_true", help="fail if a C compiler is there and compiling fails")
    parser.add_argument("--behind", action="store_true", help="compile in a process of its own, and do not wait for it")
    parser.add_argument("--polite", action="store_true", help="leave the processor to other programs")
    parser.add_argument("--while", dest="watched", type=int, metavar="PID", help="stop when this process ends")
    options = parser.parse_args()

    blocked = obstacle()
    BUILD.mkdir(exist_ok=True)
    if options.behind and not blocked:
        read = time.time()
        if up_to_date(fingerprint(blocked), blocked):
            date_modules(read)
        else:
            # Do this now, so that no program that starts next takes old compiled modules for new ones.
            COMPILING.touch()
            compile_behind(options.watched)
        return 0
    if options.polite and hasattr(os, "nice"):
        os.nice(POLITE)
    with lock(LOCK, "Waiting for the compiler, which is at work already ..."):
        try:
            return update(blocked, options.require, options.watched)
        except Abandoned:
            # The mark stays, so the next start compiles again.
            return 1


def update(blocked: str | None, require: bool, watched: int | None = None) -> int:
    """Compile if something has changed; return the exit status."""
    read = time.time()
    current = fingerprint(blocked)
    if up_to_date(current, blocked):
        date_modules(read)
        return 0
    # An old compiled module would shadow the sources that have changed since.
    COMPILING.touch()
    for path in built():
        path.unlink()
    compiled = False
    if blocked:
        print(f"Not compiled, the slower pure Python form is used: {blocked}.")
    else:
        compiled = compile_in_place(watched)
        date_modules(read)
    COMPILING.unlink()
    if not blocked and not compiled:
        return 1 if require else 0
    STAMP.write_text(current, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
