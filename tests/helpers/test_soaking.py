"""A long run explores from a fresh seed, prints it, and can be repeated; any other run is always the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PROBE = """
import random
from helpers.soaking import varied
from hypothesis import given, settings, strategies
from mutiny import seed_of

@settings(max_examples=40, database=None)
@given(strategies.integers(0, 1 << 60))
def test_hypothesis(number: int) -> None:
    print("drawn", number)

def test_games() -> None:
    for generator in (random.Random(varied("games")), random.Random(varied(1)), random.Random(seed_of(varied("x"), 0))):
        print("drawn", generator.random())
"""


def drawn(tmp_path: Path, **environment: str) -> tuple[list[str], str]:
    """Return the draws of two random tests, and the line that names the seed."""
    probe = tmp_path / "test_probe.py"
    probe.write_text(PROBE)
    settings = {name: value for name, value in os.environ.items() if not name.startswith("MUTINY_SOAK")}
    paths = os.pathsep.join([str(TESTS), *(path for path in sys.path if path)])
    without = ["-s", "-p", "no:xdist", "-p", "no:cacheprovider"]
    like_here = ["-c", str(TESTS.parent / "pyproject.toml"), "--confcutdir", str(TESTS), "-p", "conftest"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *without, *like_here, str(probe)],
        env={**settings, "PYTHONPATH": paths, "PYTHONHASHSEED": "0", **environment},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    named = {line for line in lines if line.startswith("soak: ")}
    assert len(named) <= 1
    return [line.partition("drawn ")[2] for line in lines if "drawn " in line], "".join(named)


def test_the_usual_run_is_always_the_same(tmp_path: Path) -> None:
    one, said = drawn(tmp_path)
    assert said == ""
    assert drawn(tmp_path, MUTINY_SOAK_SEED="5") == (one, "")


def test_a_long_run_explores_and_can_be_repeated(tmp_path: Path) -> None:
    one, said = drawn(tmp_path, MUTINY_SOAK="1")
    other, also = drawn(tmp_path, MUTINY_SOAK="1")
    assert said != also
    # Hypothesis tries some numbers, for example 0, with any seed; random games must never be the same.
    assert set(one) != set(other)
    assert not {number for number in one if "." in number} & set(other)
    seed = said.partition("seed ")[2].partition(";")[0]
    assert drawn(tmp_path, MUTINY_SOAK="1", MUTINY_SOAK_SEED=seed) == (one, said)
    assert said == f"soak: seed {seed}; to repeat this run: MUTINY_SOAK_SEED={seed} make soak"


@pytest.mark.parametrize("seed", ["x", "-1", "4294967296", "٣"])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    environment = {**os.environ, "MUTINY_SOAK": "1", "MUTINY_SOAK_SEED": seed, "PYTHONPATH": str(TESTS)}
    done = subprocess.run(
        [sys.executable, "-c", "import helpers.soaking"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "MUTINY_SOAK_SEED must be a whole number below 2^32" in done.stderr
