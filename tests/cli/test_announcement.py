"""What `mutiny serve` prints once it serves, and the browser that `--open` opens."""

from __future__ import annotations

import socket
import sys
import webbrowser
from pathlib import Path

import pytest

from mutiny.cli.commands import serve
from mutiny.cli.commands.serve import announcement, open_browser
from mutiny.server.common.settings import Settings
from mutiny.server.process.serve import network_addresses

HERE = "http://127.0.0.1:8765/"
LAN = "http://192.168.1.20:8765/"


def settings(**given: object) -> Settings:
    """Return settings for everybody who can reach this machine."""
    return Settings(**{"data": Path(), "database": "", "host": "0.0.0.0", **given})  # type: ignore[arg-type]  # by name


def test_the_address_for_phones_is_printed_and_drawn_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = announcement(HERE, settings(), [LAN])
    assert LAN in plain
    assert "█" not in plain
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    drawn = announcement(HERE, settings(), [LAN])
    assert drawn.startswith(plain)
    assert drawn.count("█") > 100
    assert serve.qr_code(LAN) in drawn


def test_behind_a_web_server_only_the_public_address_counts() -> None:
    public = announcement(HERE, settings(origins=("https://mutiny.example.org",)), [LAN])
    assert "https://mutiny.example.org" in public
    assert LAN not in public


def test_a_machine_without_a_network_has_no_other_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert network_addresses("0.0.0.0", 8765) == []
    assert network_addresses("::", 8765) == []
    assert announcement(HERE, settings(), []).count("\n") == 0


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_addresses_of_the_network_are_not_those_of_this_machine_alone(host: str) -> None:
    for address in network_addresses(host, 8765):
        assert address.endswith(":8765/")
        assert not address.startswith(("http://127.", "http://[::1]", "http://0.0.0.0"))


def test_open_never_starts_a_browser_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []

    def open_window(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", open_window)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    open_browser(HERE)
    assert opened == []
    assert HERE in capsys.readouterr().out
    monkeypatch.setenv("DISPLAY", ":0")
    open_browser(HERE)
    assert opened == [HERE]
    assert capsys.readouterr().out == ""
