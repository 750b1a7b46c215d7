"""What the extra `research` brings stays optional: without it everything else works, and each adapter asks for it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

# A new interpreter in which the libraries of the extra cannot be found, as if they were not installed.
BLOCKED = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

BLOCKED = set(sys.argv[1].split())
sys.meta_path.insert(0, Missing())
"""

PLAY = """
import mutiny, mutiny.arena, mutiny.advice, mutiny.adapters, mutiny.cli, mutiny.client, mutiny.lessons
import mutiny.server.app, mutiny.testing
from mutiny.bots import Kind, play_game
for name in mutiny.game_names():
    game = mutiny.game(name)
    for bot in ("random", "medium"):
        played = play_game(game, [Kind(bot)] * game.least, {}, mutiny.seed_of("extras", 0))
        mutiny.replay(mutiny.read_record(played.record(["A"] * game.least).text()))
    features = game.features(game.least)
    assert features is not None and len(features.row(played.state, 0)) == features.size
from mutiny.adapters import dataset
assert len(list(dataset.simulated("traitres", ["random"] * 3, 2))) == 2
assert mutiny.cli.main(["simulate", "meuterer", "--games", "1"]) == 0
assert mutiny.cli.main(["dataset", "--help"]) == 0
assert not BLOCKED & {name.partition(".")[0] for name in sys.modules}
"""

IMPORT = """
import importlib, pkgutil
import mutiny.adapters
from mutiny.adapters.extra import MissingExtra
for module in pkgutil.walk_packages(mutiny.adapters.__path__, "mutiny.adapters.", onerror=lambda name: None):
    try:
        importlib.import_module(module.name)
    except MissingExtra as error:
        print(module.name, "asks:", error)
    else:
        print(module.name, "is there")
"""

WRITE = """
import tempfile
from mutiny.adapters import dataset
from mutiny.adapters.extra import MissingExtra
for use in (
    lambda: dataset.write(tempfile.mkdtemp(), dataset.simulated("traitres", ["random"] * 3, 1)),
    lambda: dataset.table_of(list(dataset.simulated("traitres", ["random"] * 3, 1))),
    lambda: dataset.masks([], 1),
    lambda: dataset.matrix([]),
    lambda: dataset.schema_of(dataset.frame_of(__import__("mutiny").game("traitres"), 3, {}).shape),
):
    try:
        use()
    except MissingExtra as error:
        print(error)
"""


def libraries() -> set[str]:
    """The packages that the extra brings, by the names under which they are imported."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {_plain(re.split(r"[<>=;\s\[]", text)[0]) for text in project["optional-dependencies"]["research"]}
    names = {name for name, owners in packages_distributions().items() if wanted & set(map(_plain, owners))}
    assert {"PIL", "gymnasium", "numpy", "pettingzoo", "pyarrow"} <= names
    return names


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def without_extra(program: str) -> str:
    """What a program prints where the extra is not installed; it must succeed."""
    command = [sys.executable, "-W", "error", "-c", BLOCKED + program, " ".join(sorted(libraries()))]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=dict(os.environ))
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_all_but_the_adapters_works_without_it() -> None:
    without_extra(PLAY)


def test_every_adapter_is_there_or_asks_for_it() -> None:
    lines = without_extra(IMPORT).splitlines()
    assert "mutiny.adapters.dataset is there" in lines
    for line in lines:
        assert line.endswith(" is there") or re.fullmatch(
            r'\S+ asks: \S+ is not installed; it comes with: pip install "mutiny\[research\]"', line
        )


def test_a_dataset_asks_for_it_when_it_is_needed() -> None:
    lines = without_extra(WRITE).splitlines()
    assert lines == ['pyarrow is not installed; it comes with: pip install "mutiny[research]"'] * 5
