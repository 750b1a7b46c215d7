"""Install files of a release into fresh virtual environments, and see that they play and serve there.

Usage: python tools/try_install.py FILE ... or --extras=FILE or --here=FORM. Each FILE is a wheel or packed sources; pip
fetches what they need. With --extras, every extra is installed into an environment of its own, and its libraries are
imported. With --here, the environment of this interpreter is tried as it is, without the server; FORM is the form that
must run there, compiled or pure.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

DISTRIBUTION = "mutiny-games"
GAMES = "import mutiny; print(*mutiny.game_names())"
PLACE = "import mutiny; print(mutiny.__file__)"
PATIENCE_S = 300.0
HERE = "--here="
EXTRAS = "--extras="
LIST_EXTRAS = "from mutiny.common.extras import LIBRARIES; print(*LIBRARIES)"
IMPORT_EXTRA = """
import sys
from importlib import import_module
from mutiny.common.extras import LIBRARIES
# They have no packages for Windows.
missing = {"open_spiel", "pyspiel", "uvloop"} if sys.platform == "win32" else set()
for library in sorted({*LIBRARIES[sys.argv[1]]} - missing):
    import_module(library)
"""
PURE = "-py3-none-any.whl"
MISSING = r'mutiny: \S+ is not installed; it comes with: pip install "mutiny-games\[server\]"\n'


class FailedTrial(Exception):
    """An error: an installation does not do what it should."""


def run(command: list[str], folder: Path, expected: int = 0) -> tuple[str, str]:
    """Run a command in a folder and return its output and error output; its exit status must be the expected one."""
    # Nothing of a clone may be found by chance.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"PYTHONIOENCODING": "utf-8", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode != expected:
        said = (done.stdout + done.stderr)[-4000:]
        raise FailedTrial(f"'{' '.join(command[-4:])}' ended with {done.returncode}:\n{said}")
    return done.stdout, done.stderr


def python_of(environment: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make_environment(folder: Path) -> Path:
    """Make a virtual environment without any packages, not even pip, and return its interpreter."""
    run([sys.executable, "-m", "venv", "--without-pip", str(folder)], folder.parent)
    return python_of(folder)


def install(python: Path, *what: str) -> None:
    """Have the pip of this interpreter install something into another environment."""
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    run([*pip, *what], python.parent)


def try_playing(python: Path, folder: Path, form: str = "") -> str:
    """Play every game with the plain package, from some folder; return the version that the program reports."""
    mutiny = [str(python), "-m", "mutiny"]
    version, _ = run([*mutiny, "--version"], folder)
    if form not in version:
        raise FailedTrial(f"the form should be {form}, but this is {version.strip()}.")
    where, _ = run([str(python), "-c", PLACE], folder)
    if Path(sys.prefix) != python.parent.parent and not Path(where.strip()).is_relative_to(python.parent.parent):
        raise FailedTrial(f"the package that runs is not the installed one but {where.strip()}.")
    games, _ = run([str(python), "-c", GAMES], folder)
    if not games.split():
        raise FailedTrial("there are no games.")
    for game in games.split():
        told, _ = run([*mutiny, "play", game, "--demo", "--seed", "1"], folder)
        if len(told.splitlines()) < 10:
            raise FailedTrial(f"a demonstration game of {game} said only {told!r}.")
        records = str(folder / game)
        run([*mutiny, "simulate", game, "--games", "2", "--seed", "1", "--records", records], folder)
        run([*mutiny, "check", records], folder)
    return version.strip()


def try_serving_without(python: Path, folder: Path) -> None:
    """See that the plain package says what a server needs."""
    _, said = run([str(python), "-m", "mutiny", "serve"], folder, expected=1)
    if not re.fullmatch(MISSING, said):
        raise FailedTrial(f"without the server's packages, 'mutiny serve' said {said!r}.")


def try_serving(python: Path, folder: Path) -> None:
    """Start a server and see that it serves the page of the web client, and the files that the page names."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [
        str(python),
        "-m",
        "mutiny",
        "serve",
        "--port",
        str(port),
        "--data",
        str(folder / "data"),
        "--log",
        "error",
    ]
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(command, cwd=folder, stdout=log, stderr=subprocess.STDOUT)
    try:
        _wait_until_healthy(address, server, folder)
        page = _get(f"{address}/").decode()
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        if "<title>" not in page or not scripts:
            raise FailedTrial(f"the server's page is not the web client's:\n{page[:400]}")
        for path in scripts:
            _get(address + path)
    finally:
        server.terminate()
        server.wait(PATIENCE_S)


def _wait_until_healthy(address: str, server: subprocess.Popen[bytes], folder: Path) -> None:
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            _get(f"{address}/healthz")
            return
        except (URLError, ConnectionError):
            if server.poll() is not None or time.monotonic() > end:
                said = (folder / "server.log").read_text(encoding="utf-8")
                raise FailedTrial(f"the server does not answer:\n{said[-2000:]}") from None
            time.sleep(0.1)


def _get(url: str) -> bytes:
    with urlopen(url, timeout=PATIENCE_S) as answer:
        body: bytes = answer.read()
        return body


def try_file(file: Path, folder: Path) -> str:
    """Install a wheel or packed sources, plain and then with the server, and try both; return version and size."""
    python = make_environment(folder / "environment")
    install(python, str(file))
    megabytes = sum(path.lstat().st_size for path in (folder / "environment").rglob("*") if path.is_file()) / 1e6
    form = "(pure," if file.name.endswith(PURE) else "(compiled," if file.suffix == ".whl" else ""
    version = try_playing(python, folder, form)
    try_serving_without(python, folder)
    # The package is there already, so only the packages of the extra are added.
    install(python, f"{DISTRIBUTION}[server]")
    try_serving(python, folder)
    return f"{version}; the plain package and what it needs are {megabytes:.0f} MB"


def try_extras(file: Path, folder: Path) -> str:
    """Install a wheel with each extra in turn, and import its libraries; return the names of the extras."""
    plain = make_environment(folder / "plain")
    install(plain, str(file))
    names, _ = run([str(plain), "-c", LIST_EXTRAS], folder)
    for extra in names.split():
        python = make_environment(folder / extra)
        install(python, f"{file}[{extra}]")
        run([str(python), "-W", "ignore", "-c", IMPORT_EXTRA, extra], folder)
    return names.strip()


def main(arguments: list[str]) -> int:
    """Try what the arguments name; return 0 if all of it works."""
    if not arguments:
        print("Usage: python tools/try_install.py FILE ... | --extras=FILE | --here=FORM", file=sys.stderr)
        return 2
    for argument in arguments:
        try:
            with TemporaryDirectory(ignore_cleanup_errors=True) as name:
                folder = Path(name).resolve()
                if argument.startswith(HERE):
                    told = f"plays as {try_playing(Path(sys.executable), folder, f'({argument.removeprefix(HERE)},')}"
                elif argument.startswith(EXTRAS):
                    told = f"installs {try_extras(Path(argument.removeprefix(EXTRAS)).resolve(), folder)}"
                else:
                    told = f"plays as {try_file(Path(argument).resolve(), folder)}"
        except FailedTrial as error:
            print(f"{argument}: {error}", file=sys.stderr)
            return 1
        print(f"{argument}: {told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
