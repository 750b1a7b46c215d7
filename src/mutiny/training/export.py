"""Weights that play without PyTorch: the description of a network and its numbers in one file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mutiny import __version__
from mutiny.adapters.rows import features_of
from mutiny.common.extras import OptionalImports
from mutiny.kernel.discovery import game as find_game
from mutiny.nets.encoding import fingerprint_of
from mutiny.nets.weights import BadWeights, read_weights, weights_bytes
from mutiny.training.library import torch
from mutiny.training.model import TorchNetwork
from mutiny.training.plan import TrainingPlan

with OptionalImports("torch"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


def description_of(plan: TrainingPlan, decisions: int) -> dict[str, Any]:
    """Return what a file of weights says about itself."""
    found = find_game(plan.game)
    return {
        "game": plan.game,
        "version": __version__,
        "players": {
            str(number): fingerprint_of(features_of(found, number, dict(plan.options))) for number in plan.numbers()
        },
        "options": plan.options,
        "varied": list(plan.vary),
        "actions": found.actions,
        "teams": plan.teams(),
        "blocks": plan.blocks,
        "seed": plan.seed,
        "decisions": decisions,
    }


def export(plan: TrainingPlan, model: TorchNetwork, decisions: int, path: Path, exact: bool = False) -> int:
    """Write the weights of a model to a file; return its size in bytes. `exact` weights can be trained further."""
    data = weights_bytes(description_of(plan, decisions), model.numbers(), quantize=not exact)
    write_whole(path, data)
    return len(data)


def begin_from(plan: TrainingPlan, model: TorchNetwork, path: Path) -> None:
    """Take over the weights in a file, which must be of a network of the same shape."""
    weights = read_weights(path)
    about = description_of(plan, 0)
    for key in ("game", "players", "actions", "blocks"):
        if weights.about.get(key) != about[key]:
            raise BadWeights(f"{path} does not fit this run: its {key} are others.")
    for name, array in model.numbers().items():
        if name.startswith("encoding.") and not _alike(weights.arrays.get(name), array):
            raise BadWeights(f"{path} does not fit this run: it was made for other settings.")
    for name, parameter in model.parameters.items():
        if name not in weights.arrays or weights.arrays[name].shape != tuple(parameter.shape):
            raise BadWeights(f"{path} does not fit this run: a network of another size, at {name}.")
    model.load({name: torch.as_tensor(array.copy()) for name, array in weights.arrays.items()})


def _alike(one: NDArray[Any] | None, other: NDArray[Any]) -> bool:
    """Return whether two arrays are the same, but for the rounding of a file."""
    return one is not None and one.shape == other.shape and bool(np.allclose(one, other, rtol=2e-3))


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever finds half of it."""
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
