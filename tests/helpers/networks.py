"""Networks with random numbers, as files that bots play by."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import mutiny
from mutiny import __version__
from mutiny.adapters.rows import features_of
from mutiny.arena.part import arena_part
from mutiny.nets.encoding import fingerprint_of, make_encoding
from mutiny.nets.network import options_input
from mutiny.nets.weights import weights_bytes
from mutiny.vector import VectorGames

WIDE = 16
SEATED = 8


def network_arrays(
    game: str, numbers: tuple[int, ...], seed: int = 1
) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """Return the description and the numbers of a small network for a game."""
    random = np.random.default_rng(seed)
    found = mutiny.game(game)
    extra = len(options_input(found, found.complete({})))
    arrays: dict[str, NDArray[Any]] = {}

    def add(name: str, size: int, out: int) -> None:
        arrays[f"{name}.weight"] = (random.standard_normal((out, size)) / size**0.5).astype(np.float32)
        arrays[f"{name}.bias"] = np.zeros(out, np.float32)

    for players in numbers:
        games = VectorGames(game, 50, players, seed=seed)
        for _ in range(40):
            games.step_choices((random.random(games.count) * games.arrays.counts).astype(np.int64))
        encoding = make_encoding(features_of(found, players), games.arrays.rows)
        arrays |= {f"encoding.{players}.{name}": array for name, array in encoding.arrays().items()}
        add(f"policy.inputs.{players}", encoding.size + extra, WIDE)
        add(f"critic.inputs.{players}", encoding.size + extra, WIDE)
        add(f"critic.others.{players}", encoding.size + extra, SEATED)
    add("critic.seats", SEATED * (max(numbers) - 1), WIDE)
    for net, out in (("policy", found.actions), ("critic", max(numbers))):
        add(f"{net}.blocks.0.first", WIDE, WIDE)
        add(f"{net}.blocks.0.second", WIDE, WIDE)
        add(f"{net}.head", WIDE, out)
    about = {
        "game": game,
        "version": __version__,
        "players": {str(players): fingerprint_of(features_of(found, players)) for players in numbers},
        "actions": found.actions,
        "teams": bool(arena_part(game).teams),
        "blocks": 1,
    }
    return about, arrays


def write_network(path: Path, game: str, numbers: tuple[int, ...] | None = None) -> Path:
    """Write a small network for some numbers of players, by default for all."""
    found = mutiny.game(game)
    about, arrays = network_arrays(game, numbers or tuple(range(found.least, found.most + 1)))
    path.write_bytes(weights_bytes(about, arrays))
    return path
