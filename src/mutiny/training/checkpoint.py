"""A run on the disk: everything that is needed to go on as if it had not been interrupted."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any, Final

from mutiny.kernel.errors import MutinyError
from mutiny.training.export import write_whole
from mutiny.training.library import torch
from mutiny.training.plan import TrainingPlan, read_plan

PLAN: Final = "plan.json"
CHECKPOINT: Final = "checkpoint.pt"
FIGURES: Final = "figures.jsonl"
CURVES: Final = "curves.svg"
WEIGHTS: Final = "weights.net"
EXACT: Final = "exact.net"
"""The same weights with two bytes a number, from which another run can begin."""


class BadRun(MutinyError):
    """A folder whose run cannot be continued."""


def read_run(folder: Path) -> TrainingPlan | None:
    """Return the plan of the run in a folder, or None if there is no run."""
    try:
        data = json.loads((folder / PLAN).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise BadRun(f"the run in {folder} cannot be continued: {PLAN}: {error}.") from None
    return read_plan(data)


def save(folder: Path, data: dict[str, Any]) -> None:
    """Write a checkpoint. The one before stays until this one is whole."""
    buffer = io.BytesIO()
    torch.save(data, buffer)
    write_whole(folder / CHECKPOINT, buffer.getvalue())


def load(folder: Path) -> dict[str, Any] | None:
    """Return the checkpoint in a folder, or None."""
    path = folder / CHECKPOINT
    if not path.exists():
        return None
    try:
        # A file of this program; it holds arrays of numpy, which a mere file of tensors does not.
        found: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=False)
    except Exception as error:
        raise BadRun(f"the run in {folder} cannot be continued: {CHECKPOINT}: {error}") from error
    return found
