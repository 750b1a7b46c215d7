"""Compiles the program in place, beside its sources, when they have changed; says so if it cannot.

With --require, fails if there is a C compiler but no compiled form results.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
# What is compiled lies in these; setup.py says which modules of them.
PACKAGES = ("kernel", "games", "bots")
BUILD = ROOT / "build"
STAMP = BUILD / f"{sys.implementation.cache_tag}.stamp"
LOG = BUILD / "build.log"
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


def compile_in_place() -> bool:
    """Build, with the output of the tools in a log; return whether a compiled form resulted."""
    print("Compiling the rules and the bots ...", flush=True)
    start = time.monotonic()
    with LOG.open("w", encoding="utf-8") as log:
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False)
    if built():
        print(f"Compiled in {time.monotonic() - start:.0f} s.")
        return True
    print(LOG.read_text(encoding="utf-8")[-4000:], file=sys.stderr)
    print("Not compiled, see above: the slower pure Python form is used.", file=sys.stderr)
    return False


def main() -> int:
    """Bring the compiled form up to date; return 0 unless it is required, possible and missing."""
    parser = argparse.ArgumentParser(description="Compile the program in place when its sources have changed.")
    parser.add_argument("--require", action="store_true", help="fail if a C compiler is there and compiling fails")
    require: bool = parser.parse_args().require

    blocked = obstacle()
    current = fingerprint(blocked)
    BUILD.mkdir(exist_ok=True)
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == current and (blocked or built()):
        return 0
    # An old compiled module would shadow the sources that have changed since.
    for path in built():
        path.unlink()
    if blocked:
        print(f"Not compiled, the slower pure Python form is used: {blocked}.")
    elif not compile_in_place():
        return 1 if require else 0
    STAMP.write_text(current, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
