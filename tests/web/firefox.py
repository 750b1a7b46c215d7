"""Drive an unmodified Firefox over WebDriver BiDi, which needs a WebSocket and no driver program."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from helpers.patience import LONG_S
from server.programs import free_port
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

NAMES = ("firefox-esr", "firefox")
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.disabledForTesting": True,
    "toolkit.telemetry.enabled": False,
    "intl.accept_languages": "en",
    "ui.prefersReducedMotion": 1,
}


def executable() -> str | None:
    """Return the path of the Firefox of this machine, or None if there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Firefox:
    """One page in a Firefox."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._sent = 0
        self.complaints: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._page: str = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **parameters: Any) -> Any:
        """Send a command, and return its result."""
        self._sent += 1
        self._line.send(json.dumps({"id": self._sent, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._line.recv(LONG_S))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] in ("error", "warn"):
                self.complaints.append(answer["params"]["text"])
            if answer.get("id") != self._sent:
                continue
            assert answer["type"] == "success", answer
            return answer["result"]

    def resize(self, width: int, height: int) -> None:
        """Resize the window."""
        self.ask("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})

    def go(self, address: str) -> None:
        """Open a page."""
        self.ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """Evaluate an expression on the page and return its value, converted as JSON."""
        wrapped = f"JSON.stringify(({expression}) ?? null)"
        done = self.ask("script.evaluate", expression=wrapped, target={"context": self._page}, awaitPromise=True)
        assert done["type"] == "success", done
        return json.loads(done["result"]["value"])

    def wait(self, expression: str) -> Any:
        """Wait until an expression is true, and return its value."""
        until = time.monotonic() + LONG_S
        while time.monotonic() < until:
            if found := self.evaluate(expression):
                return found
            time.sleep(0.03)
        raise AssertionError(f"it never comes true: {expression}")

    def click(self, x: float, y: float) -> None:
        """Click at a point of the window with the mouse."""
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.ask(
            "input.performActions", context=self._page, actions=[{"type": "pointer", "id": "mouse", "actions": steps}]
        )

    def shoot(self, path: Path) -> None:
        """Save a screenshot of the window."""
        path.write_bytes(base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self._page)["data"]))


@contextmanager
def firefox(program: str, folder: Path) -> Iterator[Firefox]:
    """Start a Firefox with a new profile in the given folder."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
    port = free_port()
    process = subprocess.Popen(
        [program, "--headless", "--no-remote", "--profile", str(folder), f"--remote-debugging-port={port}"],
        env={**os.environ, "MOZ_HEADLESS": "1", "HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        with _line(port) as line:
            yield Firefox(line)
    finally:
        process.terminate()
        process.wait(LONG_S)


def _line(port: int) -> ClientConnection:
    """Connect to a Firefox that may still be starting."""
    until = time.monotonic() + LONG_S
    while True:
        try:
            return connect(f"ws://127.0.0.1:{port}/session", max_size=None)
        except (OSError, WebSocketException):
            if time.monotonic() > until:
                raise
            time.sleep(0.2)
