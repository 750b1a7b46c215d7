"""States are freed deep inside other objects; a compiled class without a collector's header once corrupted memory."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from helpers.patience import LONG_S

from mutiny.kernel.discovery import game_names

CHAIN = """
import sys
from mutiny import Rng, game
state = game(sys.argv[1]).new(4)
rng = Rng(b"chain")
while state.awaits_chance:
    state.apply_chance(state.sample_chance(rng))
chain = None
for _ in range(500):
    chain = [chain, state.copy()]
# This frees link after link, each within the last, deeper than Python goes in one go.
del chain
print("freed")
"""


@pytest.mark.parametrize("name", game_names())
def test_a_long_chain_of_states_is_freed(name: str) -> None:
    """Run in a separate process with memory checks, because overwritten memory may cause an error only much later."""
    environment = {**os.environ, "PYTHONMALLOC": "debug"}
    command = [sys.executable, "-c", CHAIN, name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=LONG_S)
    assert (done.returncode, done.stdout) == (0, "freed\n"), done.stderr
