"""A third party's game on the full screen, in a process of its own: what is installed is looked up only once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = """
from mutiny import game_names
from tui.playing import local_game, play_to_end, run, running, text_of

async def play():
    async with running(local_game("contraband", "fr"), lang="fr") as (app, pilot):
        await pilot.press("tab", "tab", "right")
        print(text_of(app))
        await play_to_end(app, pilot)
        print(text_of(app))

print(*game_names())
run(play)
"""


def test_a_plug_in_game(tmp_path: Path) -> None:
    about = tmp_path / "contraband-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: contraband\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[mutiny.games]\ncontraband = contraband:GAME\n")
    path = os.pathsep.join(map(str, (tmp_path, ROOT / "examples" / "contraband", ROOT / "tests", ROOT / "src")))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "contraband" in done.stdout.splitlines()[0].split()
    # Its hold is the hand, and its guide explains each barrel.
    assert "[Rhum] [Poudre]" in done.stdout
    assert "La partie est finie" in done.stdout
