"""Imitations of bots: networks that learned to decide as a bot does. A GPU can play thousands of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mutiny.bots import BotSpec, play_game
from mutiny.common.extras import OptionalImports
from mutiny.common.parallel import make_pool, run_tasks
from mutiny.kernel.commitment import seed_of
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.state import State
from mutiny.training.library import Tensor, torch
from mutiny.training.model import TorchNetwork, working
from mutiny.training.plan import Setting, TrainingPlan

with OptionalImports("train"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

PASSES: Final = 8
"""How often an imitation sees each decision."""
HELD_BACK: Final = 20
"""One decision in this many is kept to see how well the imitation decides."""
BATCH: Final = 512
FASTEST: Final = 2e-3
"""The learning rate at the beginning."""
MOST_GAMES: Final = 1 << 30


class Decisions(NamedTuple):
    """Decisions of one game in one setting: rows, seats, legal actions padded with -1, and the index of the chosen."""

    setting: int
    rows: NDArray[np.uint8]
    seats: NDArray[np.uint8]
    legal: NDArray[np.int16]
    chosen: NDArray[np.int64]


def watch_games(plan: TrainingPlan, teacher: str, numbers: Sequence[int]) -> list[Decisions]:
    """Return the decisions of a bot that plays some games with itself, the settings in turn.

    >>> found = watch_games(TrainingPlan("traitres", (4, 5)), "medium", [0, 1])
    >>> [(decisions.setting, decisions.rows.shape[1]) for decisions in found]
    [(0, 101), (1, 116)]
    """
    game = find_game(plan.game)
    settings = plan.settings()
    found: list[Decisions] = []
    for number in numbers:
        at = number % len(settings)
        setting = settings[at]
        options = dict(setting.options)
        features = game.features(setting.players, options)
        rows: list[bytes] = []
        others: list[tuple[int, tuple[int, ...], int]] = []

        def watch(
            _: int, state: State, seat: int, legal: Sequence[int], action: int, features: Any = features,
            rows: list[bytes] = rows, others: list[tuple[int, tuple[int, ...], int]] = others,
        ) -> None:  # fmt: skip
            if len(legal) > 1:
                rows.append(features.row(state, seat))
                others.append((seat, tuple(legal), legal.index(action)))

        seed = seed_of(f"lessons {plan.seed}, {teacher}", number)
        play_game(game, [BotSpec(teacher)] * setting.players, options, seed, noting=False, watch=watch)
        legal = np.full((len(others), plan.width), -1, np.int16)
        for place, (_, actions, _) in enumerate(others):
            legal[place, : len(actions)] = actions
        found.append(
            Decisions(
                at,
                np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1),
                np.array([seat for seat, _, _ in others], np.uint8),
                legal,
                np.array([chosen for _, _, chosen in others], np.int64),
            )
        )
    return found


def record_decisions(plan: TrainingPlan, teacher: str, workers: int) -> list[Decisions]:
    """Return decisions of a bot, for each setting together, at least as many as the plan asks for."""
    settings = len(plan.settings())
    found: list[list[Decisions]] = [[] for _ in range(settings)]
    count = 0
    games = run_tasks(make_pool(workers), partial(watch_games, plan, teacher), range(MOST_GAMES), at_once=True)
    for decisions in games:
        found[decisions.setting].append(decisions)
        count += len(decisions.seats)
        if count >= plan.lessons and all(found):
            break
    return [
        Decisions(number, *(np.concatenate([each[place] for each in some]) for place in range(1, 5)))
        for number, some in enumerate(found)
    ]


def imitate(plan: TrainingPlan, model: TorchNetwork, lessons: Sequence[Decisions], device: str) -> float:
    """Teach the policy of a model these decisions; return the share of others on which it then agrees."""
    settings = plan.settings()
    parameters = [model.parameters[name] for name in sorted(model.parameters) if name.startswith("policy.")]
    optimizer: Any = torch.optim.Adam(parameters, lr=FASTEST)
    generator = torch.Generator().manual_seed(plan.seed)
    batches: list[tuple[Setting, tuple[Tensor, ...]]] = []
    held: list[tuple[Setting, tuple[Tensor, ...]]] = []
    for lesson in lessons:
        tensors = [torch.from_numpy(np.array(array)).to(device) for array in lesson[1:]]
        order = torch.randperm(len(lesson.seats), generator=generator).to(device)
        back = max(1, len(order) // HELD_BACK)
        held.append((settings[lesson.setting], tuple(tensor[order[:back]] for tensor in tensors)))
        for part in order[back:].split(BATCH):
            batches.append((settings[lesson.setting], tuple(tensor[part] for tensor in tensors)))
    total = PASSES * len(batches)
    for number in range(total):
        setting, (rows, seats, legal, chosen) = batches[number % len(batches)]
        optimizer.param_groups[0]["lr"] = FASTEST * (1.0 - 0.9 * number / total)
        with working(device):
            logits = model.logits(setting, rows, seats, legal)
        loss = torch.nn.functional.cross_entropy(logits, chosen)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
    right = count = 0
    with torch.no_grad(), working(device):
        for setting, (rows, seats, legal, chosen) in held:
            right += int((model.logits(setting, rows, seats, legal).argmax(1) == chosen).sum())
            count += len(chosen)
    return right / max(1, count)
