"""Settings from arguments and the environment; bad values are refused with a plain message."""

from __future__ import annotations

from pathlib import Path

import pytest

from mutiny.server.common.settings import READERS, UNLIMITED, Allowance, BadSetting, Settings, read_settings

DATA = Path("/data")


def test_the_defaults_are_safe() -> None:
    settings = read_settings({}, {}, DATA)
    assert settings == Settings(data=DATA, database="sqlite:////data/mutiny.db")
    assert (settings.host, settings.port, settings.workers, settings.local) == ("127.0.0.1", 8765, 1, True)
    assert settings.metrics == "local"


def test_arguments_go_before_the_environment() -> None:
    environment = {"MUTINY_PORT": "1", "MUTINY_HOST": "0.0.0.0", "MUTINY_PACE": "", "PORT": "2"}
    settings = read_settings({"port": "3", "host": None}, environment, DATA)
    assert (settings.port, settings.host, settings.pace, settings.local) == (3, "0.0.0.0", 1.0, False)


def test_the_database_is_in_the_data_folder_by_default() -> None:
    assert read_settings({"data": "/srv/mutiny"}, {}, DATA).database == "sqlite:////srv/mutiny/mutiny.db"
    assert read_settings({"data": "here"}, {}, DATA).database == f"sqlite:///{Path.cwd()}/here/mutiny.db"
    given = {"data": "/srv", "database": "postgresql://u:p@h/n"}
    assert read_settings(given, {}, DATA).database == "postgresql://u:p@h/n"


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("host", "[::1]", "::1"),
        ("host", "::", "::"),
        ("port", "0", 0),
        ("workers", "8", 8),
        ("origins", "https://Example.org, http://localhost:5173/", ("https://example.org", "http://localhost:5173")),
        ("proxies", "127.0.0.1,10.0.0.0/8", ("127.0.0.1", "10.0.0.0/8")),
        ("pace", "0", 0.0),
        ("messages", "20/60", Allowance(20, 60)),
        ("messages", "5", Allowance(5, 5)),
        ("address_openings", "none", UNLIMITED),
        ("metrics", "off", "off"),
        ("log", "debug", "debug"),
    ],
)
def test_good_values(name: str, text: str, value: object) -> None:
    assert getattr(read_settings({name: text}, {}, DATA), name) == value


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("port", "", "'' is not a port; write a whole number from 0 to 65535."),
        ("port", "65536", "'65536' is not a port; write a whole number from 0 to 65535."),
        ("port", "-1", "'-1' is not a port; write a whole number from 0 to 65535."),
        ("port", "٣", "'٣' is not a port; write a whole number from 0 to 65535."),
        ("workers", "0", "'0' is not a number of workers; write a whole number from 1 to 64."),
        ("workers", "9" * 5000, None),
        ("host", "http://x", "'http://x' is not a host; write an address such as 127.0.0.1 or 0.0.0.0"),
        ("host", "localhost:80", "'localhost:80' is not a host; write an address"),
        (
            "database",
            "mysql://u:secret@h/n",
            "'mysql' is not a database that this server can use; write sqlite:///PATH",
        ),
        ("database", "mutiny.db", "'mutiny.db' is not the address of a database; write sqlite:///PATH"),
        ("database", "sqlite://", "'sqlite' is not the address of a database; write sqlite:///PATH"),
        ("origins", "example.org", "'example.org' is not an origin; write it as browsers do"),
        ("origins", "https://example.org/path", "is not an origin"),
        ("origins", "https://u@example.org", "is not an origin"),
        ("origins", "https://example.org:x", "is not an origin"),
        ("origins", "https://[example.org", "is not an origin"),
        ("proxies", "nginx", "'nginx' is not the address of a proxy; write 127.0.0.1, or a network"),
        ("pace", "-1", "'-1' is not a time; write seconds, from 0 to 60, such as 1.5."),
        ("pace", "nan", "'nan' is not a time"),
        ("messages", "many", "'many' is not a limit; write 20/60 for 20 a second and 60 at once, or none."),
        ("messages", "0/5", "is not a limit"),
        ("messages", "5/0", "is not a limit"),
        ("messages", "5/inf", "is not a limit"),
        ("metrics", "locl", "'locl' is not known; did you mean local?"),
        ("log", "loud", "'loud' is not a level; there are debug, info, warning, error."),
        ("data", "a\0b", "is not a folder"),
    ],
)
def test_bad_values_are_refused_with_their_source(name: str, text: str, why: str | None) -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({name: text}, {}, DATA)
    sentence = str(refused.value)
    assert sentence.startswith(f"--{name}: ")
    assert why is None or why in sentence
    assert "secret" not in sentence
    assert len(sentence) < 250
    if text and "\0" not in text:
        with pytest.raises(BadSetting, match=f"MUTINY_{name.upper()}: "):
            read_settings({}, {f"MUTINY_{name.upper()}": text}, DATA)


def test_every_setting_can_be_read() -> None:
    # Nobody sets when the server started.
    assert {*READERS, "started"} == set(Settings.__struct_fields__)
