"""A plug-in game with a part that cannot be used: the server leaves it out and keeps the other games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import mutiny
from mutiny.cli import main
from mutiny.kernel.plugin import package_of
from mutiny.server.edge.library import lesson_list
from mutiny.server.edge.routes import catalogue
from mutiny.server.tables import reactions
from mutiny.server.tables.reactions import CharacterData, character_data

Install = Callable[[dict[str, str]], None]
CACHES = (mutiny.game, package_of, character_data)


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install a distribution whose package `toybox` has the game `toy` and these files."""

    def write(files: dict[str, str]) -> None:
        about, package = tmp_path / "toybox-1.0.dist-info", tmp_path / "toybox"
        about.mkdir()
        package.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toybox\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text("[mutiny.games]\ntoy = toybox:TOY\n")
        (package / "__init__.py").write_text("from kernel.toy import Toy\nTOY = Toy()\n")
        for name, text in files.items():
            (package / name).write_text(text)
        monkeypatch.syspath_prepend(str(tmp_path))
        for cached in CACHES:
            cached.cache_clear()

    yield write
    for cached in CACHES:
        cached.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "toybox"]:
        del sys.modules[name]


GOOD = {
    "talk.py": "def phrases(): return {'hello': ['seat']}",
    "reactions.py": "REACTIONS = {'end': ('laugh',)}",
    "manners.py": "WORDINGS = {'Renzo': 'chatty'}\ndef speak(character, phrase, chance): return phrase",
}


def test_a_game_with_all_parts_is_described(install: Install) -> None:
    install(GOOD)
    (toy,) = [game for game in catalogue().games if game.name == "toy"]
    assert (toy.phrases, toy.manners) == ({"hello": ["seat"]}, {"Renzo": "chatty"})
    assert character_data("toy").emotes == {"end": ("laugh",)}


@pytest.mark.parametrize(
    ("name", "code", "reason"),
    [
        ("talk.py", "raise KeyError('rum')", "its part 'talk': KeyError: 'rum'"),
        ("talk.py", "PHRASES = {}", "its part 'talk' has no 'phrases'"),
        ("talk.py", "def phrases(): return {}[0]", "its part 'talk': KeyError: 0"),
        ("reactions.py", "import nowhere_at_all", "its part 'reactions': ModuleNotFoundError: No module named "),
        ("reactions.py", "REACTIONS = {'end': ('grin',)}", "its part 'reactions': there is no emote 'grin'"),
        ("manners.py", "WORDINGS = {}", "its part 'manners' has no 'speak'"),
    ],
)
def test_a_game_with_a_part_that_fails_is_left_out(install: Install, name: str, code: str, reason: str) -> None:
    install({**GOOD, name: code})
    with capture_logs() as logs:
        games = [game.name for game in catalogue().games]
    assert {"cartagena", "meuterer", "traitres"} <= set(games)
    assert "toy" not in games
    (line,) = logs
    assert line["why"].startswith(f"the plug-in toybox failed in the game toy: {reason}")
    # A table of an earlier version of the plug-in goes on, without characters.
    expected = CharacterData({"end": ("laugh",)}, {"Renzo": "chatty"}) if name == "talk.py" else CharacterData()
    assert character_data("toy")[:2] == expected[:2]


def test_a_bot_speaks_plainly_if_its_manner_fails(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    install({**GOOD, "manners.py": "WORDINGS = {}\ndef speak(character, phrase, chance): return {}[0]"})
    speak = character_data("toy").speak

    class SpokenTable:
        game = "toy"

        def character(self, seat: int) -> str:
            return "Renzo"

    monkeypatch.setattr(reactions, "_chance", lambda table, seat: 0)
    with pytest.raises(KeyError):
        speak("Renzo", "say hello 1", 0)
    assert reactions.phrase_of_bot(SpokenTable(), 0, "say hello 1") == "say hello 1"  # type: ignore[arg-type]


def test_a_lesson_that_cannot_be_read_is_left_out(install: Install) -> None:
    install({"lesson.toml": "game = 'toy'"})
    with capture_logs() as logs:
        games = [lesson.game for lesson in lesson_list("en").lessons]
    assert sorted(games) == ["cartagena", "meuterer", "traitres"]
    (line,) = logs
    assert line["why"].startswith("the plug-in toybox failed in the game toy: its file lesson.toml: lesson: ")


def test_a_rulebook_that_cannot_be_read_is_the_fault_of_its_plug_in(
    install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install({"rulebook.toml": "game = 'toy'"})
    assert main(["rules", "--lang", "en"]) == 0
    shown = capsys.readouterr()
    assert "\nmeuterer: Meuterer" in shown.out
    why = "mutiny: the plug-in toybox failed in the game toy: its file rulebook.toml: rulebook: key 'title' is missing"
    assert shown.err == f"{why}.\n"
    assert main(["rules", "toy"]) == 1
    assert capsys.readouterr().err.startswith(why)
