"""The test vectors of the web client's generator. Python defines them, and this module writes them.

After a change of the generator, or of the way a game deals, `python tests/test_web_vectors.py` writes the file again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mutiny import Rng, game, seed_of
from mutiny.bots import RandomBot, play_game

FILE = Path(__file__).parents[1] / "web" / "src" / "replay" / "vectors.json"
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("meuterer", 3, {}),
    ("meuterer", 4, {"pirates": "on", "ring": "printed"}),
    ("traitres", 5, {}),
    ("cartagena", 3, {}),
)


def vectors() -> dict[str, Any]:
    """Return numbers, a shuffle, and the chance entries of four games with their seeds and commitments."""
    rng = Rng(bytes(range(32)))
    wide = Rng(bytes(32))
    return {
        "below10": [rng.below(10) for _ in range(12)],
        "shuffled": list(rng.shuffled(bytes(range(12)))),
        "below1000": [wide.below(1000) for _ in range(6)],
        "records": [chance_of(name, players, options) for name, players, options in TABLES],
    }


def chance_of(name: str, players: int, options: dict[str, str]) -> dict[str, Any]:
    """Return a record of a random game that contains only chance entries."""
    played = play_game(game(name), [RandomBot] * players, options, seed_of("verify", players))
    record: dict[str, Any] = json.loads(played.record([f"P{seat}" for seat in range(players)]).text())
    del record["result"]
    return {**record, "moves": [entry for entry in record["moves"] if entry[0] == "*"]}


def test_the_client_checks_itself_against_this_program() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == vectors()


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), separators=(",", ":")) + "\n", encoding="utf-8")
