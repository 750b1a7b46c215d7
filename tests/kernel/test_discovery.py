"""A third party's game is found by its entry point, and works in both forms."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from kernel.incomplete import INCOMPLETE
from kernel.toy import Toy

import mutiny
from mutiny.kernel.discovery import flaw, game_names


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a distribution that offers the toy game, an object that is not a game, and a missing object."""
    about = tmp_path / "toybox-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toybox\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[mutiny.games]\ntoy = toybox:TOY\nnonsense = toybox:__name__\n")
    (tmp_path / "toybox.py").write_text("from kernel.toy import TOY\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    mutiny.game.cache_clear()
    yield tmp_path
    mutiny.game.cache_clear()
    sys.modules.pop("toybox", None)


def test_a_game_is_found_by_its_entry_point(installed: Path) -> None:
    assert {"meuterer", "nonsense", "toy"} <= set(game_names())
    assert mutiny.game("toy").name == "toy"
    match = mutiny.new("toy", ["Ann", "Bo"], {"start": "last"}, seed=bytes(32))
    assert match.state.acting == (1,)
    while not match.over:
        seat = match.state.acting[0]
        match.play(seat, match.legal_moves(seat)[0])
    record = mutiny.read_record(match.record().text())
    assert mutiny.replay(record).result() == match.state.result()


def test_what_is_no_game_is_refused(installed: Path) -> None:
    with pytest.raises(mutiny.NoSuchGame, match=r"^the entry point 'nonsense' is a str, not a game\.$"):
        mutiny.game("nonsense")
    with pytest.raises(mutiny.NoSuchGame, match=r"^there is no game 'toi'; did you mean toy\?$"):
        mutiny.game("toi")
    there_are = rf"^there is no game 'chess'; there are {', '.join(game_names())}\.$"
    with pytest.raises(mutiny.NoSuchGame, match=there_are):
        mutiny.game("chess")


@pytest.mark.parametrize("pure", ["0", "1"])
def test_a_third_party_s_game_works_in_both_forms(pure: str) -> None:
    """Run with MUTINY_PURE=0 in compiled form, if it exists."""
    code = "from kernel.toy import TOY; from mutiny.testing import check_game; check_game(TOY, games=5)"
    tests = str(Path(__file__).parents[1])
    environment = {"MUTINY_PURE": pure, "PYTHONPATH": f"{tests}:{':'.join(path for path in sys.path if path)}"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == 0


@pytest.mark.parametrize(("kind", "sentence"), INCOMPLETE)
def test_what_a_game_lacks_is_a_sentence(kind: type[Toy], sentence: str) -> None:
    assert flaw(kind()) == sentence


def test_a_game_needs_no_features() -> None:
    assert mutiny.Game.features(Toy(), 2) is None
    assert flaw(Toy()) == ""
