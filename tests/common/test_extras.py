"""The extras stay optional: without them everything else works, and whatever needs one says how to install it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from helpers.patience import LONG_S

from mutiny.common.extras import LIBRARIES, PACKAGES

ROOT = Path(__file__).parent.parent.parent

# This starts a new interpreter in which the libraries of some extras cannot be found, as if they were not installed.
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
import mutiny, mutiny.arena, mutiny.analysis, mutiny.adapters, mutiny.cli, mutiny.lessons, mutiny.protocol.messages
import mutiny.testing
from mutiny.bots import BotSpec, play_game
for name in mutiny.game_names():
    game = mutiny.game(name)
    for bot in ("random", "medium"):
        played = play_game(game, [BotSpec(bot)] * game.least, {}, mutiny.seed_of("extras", 0))
        mutiny.replay(mutiny.read_record(played.record(["A"] * game.least).text()))
    features = game.features(game.least)
    assert features is not None and len(features.row(played.state, 0)) == features.size
from mutiny.adapters import dataset
assert len(list(dataset.simulated("traitres", ["random"] * 3, 2))) == 2
assert not BLOCKED & {name.partition(".")[0] for name in sys.modules}
"""

COMMANDS = """
import os, tempfile
from mutiny.cli import main
from mutiny.cli.entry import COMMANDS
os.chdir(tempfile.mkdtemp())
for command in COMMANDS:
    assert main([command, "--help"]) == 0, command
for line in (
    "simulate meuterer --players 3 --games 1 --records games",
    "arena traitres --bots medium,random --games 1 --out arena",
    "play cartagena --demo --players 2 --bots medium",
    "rules meuterer M4.5 --lang fr",
    "check games",
    "legal games/000000.json",
    "view games/000000.json --seat 0 --at 10",
    "show games/000000.json --lang de",
    "hint games/000000.json --at 10 --budget 20",
    "analyse games/000000.json --budget 2",
    "verify games/000000.json",
    "bots",
    "completion zsh",
):
    assert main(line.split()) == 0, line
assert not BLOCKED & {name.partition(".")[0] for name in sys.modules}
"""

SERVE = """
import tempfile
import mutiny.client, mutiny.server.edge.app
from mutiny.cli import main
folder = tempfile.mkdtemp()
assert main(["serve", "--data", folder, "--backup", folder + "/copy.db"]) == 1, "there is no database yet"
assert not BLOCKED & {name.partition(".")[0] for name in sys.modules}
"""

TRAIN = """
from mutiny.adapters import pettingzoo
env = pettingzoo.env("traitres", players=3, render_mode="rgb_array")
env.reset(seed=1)
env.step(None if env.last()[2] else int(env.last()[0]["action_mask"].argmax()))
assert env.render().ndim == 3
import gymnasium, mutiny.adapters.gymnasium
assert gymnasium.make("mutiny/traitres-v0", players=3).reset(seed=1)
assert pettingzoo.parallel_env("traitres", players=3).reset(seed=1)
from mutiny.vector import VectorGames
assert VectorGames("traitres", 2, players=3).mask().any()
"""

IMPORT = """
import importlib, pkgutil
import mutiny.adapters
from mutiny.common.extras import MissingExtra
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
from mutiny.common.extras import MissingExtra
for use in (
    lambda: dataset.write(tempfile.mkdtemp(), dataset.simulated("traitres", ["random"] * 3, 1)),
    lambda: dataset.table_of(list(dataset.simulated("traitres", ["random"] * 3, 1))),
    lambda: dataset.masks([], 1),
    lambda: dataset.matrix([]),
    lambda: dataset.schema_of(dataset.row_format_of(__import__("mutiny").game("traitres"), 3, {}).shape),
):
    try:
        use()
    except MissingExtra as error:
        print(error)
"""


def extras() -> dict[str, set[str]]:
    """Return the packages of every extra in pyproject.toml, without those of other extras that it includes."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {
        extra: {_plain(re.split(r"[<>=;\s\[]", text)[0]) for text in texts}
        for extra, texts in project["optional-dependencies"].items()
    }


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def without(wanted: list[str], program: str, *, but: str = "") -> str:
    """Return the output of a program without some extras, but with the libraries of one; the program must succeed."""
    kept = LIBRARIES[but] if but else ()
    blocked = " ".join(sorted({library for extra in wanted for library in LIBRARIES[extra]} - {*kept}))
    command = [sys.executable, "-W", "error", "-c", BLOCKED + program, blocked]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", timeout=LONG_S, check=False, env=environment
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize("extra", LIBRARIES)
def test_the_libraries_of_an_extra_are_those_that_it_installs(extra: str) -> None:
    owners = packages_distributions()
    found = {
        _plain(owner) for library in LIBRARIES[extra] for owner in owners.get(library, [PACKAGES.get(library, library)])
    }
    # psycopg-binary is installed by psycopg[binary].
    assert found - {"psycopg-binary"} == extras()[extra]


def test_every_extra_is_among_all_of_them() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    # PyTorch is larger than everything else together.
    assert f'all = ["mutiny-games[{",".join(sorted({*LIBRARIES} - {"torch"}))}]"]' in text
    assert set(extras()) == {*LIBRARIES, "all", "dev", "docs", "mutants"}


@pytest.mark.parametrize("program", [PLAY, COMMANDS], ids=["play", "commands"])
def test_the_plain_package_works_without_them(program: str) -> None:
    without(list(LIBRARIES), program)


def test_the_server_and_the_client_work_without_the_others() -> None:
    without(["postgres", "ray", "research"], SERVE)


def test_environments_and_vectors_need_no_more_than_the_extra_for_training() -> None:
    assert set(LIBRARIES["train"]) < set(LIBRARIES["research"])
    without(list(LIBRARIES), TRAIN, but="train")


def test_a_server_asks_for_its_extra() -> None:
    program = "from mutiny.cli import main\nsys.stderr = sys.stdout\nassert main(['serve']) == 1"
    said = without(["server"], program)
    assert re.fullmatch(r'mutiny: \S+ is not installed; it comes with: pip install "mutiny-games\[server\]"\n', said)


def test_a_client_asks_for_its_extra() -> None:
    program = (
        "from mutiny.cli import main\ntry:\n    import mutiny.client\nexcept Exception as error:\n    print(error)"
    )
    assert without(["client"], program) == (
        'websockets is not installed; it comes with: pip install "mutiny-games[client]"\n'
    )


def test_every_adapter_is_there_or_asks_for_its_extra() -> None:
    lines = without(["research"], IMPORT).splitlines()
    assert "mutiny.adapters.dataset is there" in lines
    for line in lines:
        assert line.endswith(" is there") or re.fullmatch(
            r'\S+ asks: \S+ is not installed; it comes with: pip install "mutiny-games\[research\]"', line
        )


def test_a_dataset_asks_for_its_extra_when_it_is_needed() -> None:
    lines = without(["research"], WRITE).splitlines()
    assert lines == ['pyarrow is not installed; it comes with: pip install "mutiny-games[research]"'] * 5
