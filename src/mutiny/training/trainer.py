"""A run: it plays, learns, notes figures, and keeps checkpoints, until it is done or its time is up."""

from __future__ import annotations

import copy
import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from mutiny.common.extras import OptionalImports
from mutiny.training import checkpoint, clones
from mutiny.training.checkpoint import BadRun
from mutiny.training.curves import draw_curves
from mutiny.training.environments import GameGroup, make_encodings
from mutiny.training.evaluation import share_won
from mutiny.training.export import begin_from, export, write_whole
from mutiny.training.league import League, kept_past
from mutiny.training.library import Tensor, torch
from mutiny.training.model import TorchNetwork
from mutiny.training.plan import TrainingPlan
from mutiny.training.ppo import PolicyLearner
from mutiny.training.rollout import Rollout, play_rollouts

with OptionalImports("train"):
    import numpy as np

PAST_EVERY: Final = 0.02
"""The share of a run after which the learner is kept as a past self."""
TRIALS: Final = 12
"""The number of times during a run that the policy is tried, against the first imitation or random players."""
TRIAL_GAMES: Final = 256
REPORT_S: Final = 5.0
SAVE_S: Final = 120.0
"""Seconds between reports, and between checkpoints."""


@dataclass(frozen=True)
class Workplace:
    """Where and how long to work; none of it changes what is learned, but the device by its rounding."""

    folder: Path
    device: str = "cpu"
    processes: int = 1
    seconds: float = 0.0
    updates: int = 0
    begin: Path | None = None


class Trainer:
    """A run in a folder. If there is a checkpoint in it, the run continues there."""

    def __init__(self, plan: TrainingPlan, place: Workplace, report: Callable[[str], object]) -> None:
        plan.check()
        self.plan = plan
        self.place = place
        self.report = report
        self.started = time.perf_counter()
        # First of all, so that nothing is written where PyTorch is missing.
        torch.manual_seed(plan.seed)
        before = checkpoint.read_run(place.folder)
        if before is not None and (changed := before.differences(plan, but=("decisions",))):
            raise BadRun(f"{place.folder} has a run with another {', '.join(changed)}: take another folder.")
        place.folder.mkdir(parents=True, exist_ok=True)
        write_whole(place.folder / checkpoint.PLAN, plan.text().encode())
        if place.device == "cpu":
            # The same sums in the same order, however many cores there are.
            torch.use_deterministic_algorithms(True)
            torch.set_num_threads(1)
        self.generator = torch.Generator(place.device).manual_seed(plan.seed)
        self.encodings = make_encodings(plan)
        self.model = TorchNetwork(plan, self.encodings, place.device)
        self.learner = PolicyLearner(plan, self.model)
        self.updates = 0
        self.decisions = 0
        self.trials = 0
        self.seconds = 0.0
        self.figures: list[dict[str, Any]] = []
        self.past: list[tuple[int, dict[str, Tensor]]] = []
        self.past_made: list[int] = []
        self._kept_at = 0.0
        self.clones: list[TorchNetwork] = []
        self.groups: list[GameGroup] = []
        self.rollouts: list[Rollout] = []

    def run(self) -> bool:
        """Work until the run is done, and return True, or until the time is up, and return False."""
        saved = checkpoint.load(self.place.folder)
        self._make_clones()
        try:
            self._make_groups(None if saved is None else saved["positions"])
            if saved is not None:
                self._restore(saved)
            elif self.place.begin is not None:
                begin_from(self.plan, self.model, self.place.begin)
            return self._loop()
        finally:
            for group in self.groups:
                group.close()

    def _loop(self) -> bool:
        began = reported = time.perf_counter()
        done = 0
        while self.decisions < self.plan.decisions:
            now = time.perf_counter()
            # What is left of the time must be enough for an update of the usual length, and for the checkpoint.
            usual = (now - began) / max(1, done)
            if self.place.seconds and now - self.started + 2 * usual > self.place.seconds:
                break
            if self.place.updates and done >= self.place.updates:
                break
            figures = self._update()
            done += 1
            if time.perf_counter() - reported >= REPORT_S:
                reported = time.perf_counter()
                self.report(self._line(figures))
            if self.seconds - self._kept_at >= SAVE_S:
                self.save()
        self.save()
        return self.decisions >= self.plan.decisions

    def _update(self) -> dict[str, Any]:
        """Play, learn, and return the figures."""
        plan = self.plan
        began = time.perf_counter()
        progress = min(1.0, self.decisions / plan.decisions)
        by_points = 0.5 if progress < plan.shaped else 0.0
        opponents = self._opponents(progress)
        for rollout in self.rollouts:
            rollout.games = 0
        play_rollouts(self.rollouts, self.model, opponents, self.generator, by_points)
        self._wait()
        played = time.perf_counter()
        for rollout in self.rollouts:
            rollout.judge(self.model, plan.discount)
        learned = self.learner.learn(self.rollouts, progress, self.generator)
        self._wait()
        ended = time.perf_counter()
        new = plan.games * plan.steps
        self.updates += 1
        self.decisions += new
        self.seconds += ended - began
        figures = {
            "update": self.updates,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games": sum(rollout.games for rollout in self.rollouts),
            "opponents": len(opponents),
            "played_a_second": round(new / (played - began)),
            "learned_a_second": round(new / (ended - played)),
            **{name: round(value, 5) for name, value in learned.items()},
        }
        if self.decisions * TRIALS >= self.trials * plan.decisions:
            self.trials += 1
            rival = self.clones[0] if self.clones else None
            shares = [
                share_won(plan, self.model, rival, setting, min(TRIAL_GAMES, plan.games), self.place.device)
                for setting in plan.settings()
            ]
            figures["won"] = round(float(np.mean(shares)), 4)
        if progress >= plan.league * 0.5 and self.decisions >= (len(self.past_made) + 1) * PAST_EVERY * plan.decisions:
            self.past_made.append(self.updates)
            self.past.append((self.updates, self.model.copy_parameters()))
            kept = kept_past([number for number, _ in self.past])
            self.past = [each for each in self.past if each[0] in kept]
        self.figures.append(figures)
        return figures

    def _opponents(self, progress: float) -> list[TorchNetwork]:
        """Return the opponents in the league now: none before it begins."""
        if progress < self.plan.league:
            return []
        found = list(self.clones)
        for _, parameters in self.past:
            found.append(_with(self.model, parameters))
        return found

    def _make_clones(self) -> None:
        """Make imitations of the teachers, or read those that were made before."""
        for teacher in self.plan.teachers:
            path = self.place.folder / f"clone-{''.join(c if c.isalnum() else '-' for c in teacher)}.net"
            model = TorchNetwork(self.plan, self.encodings, self.place.device)
            if path.exists():
                begin_from(self.plan, model, path)
            else:
                began = time.perf_counter()
                lessons = clones.record_decisions(self.plan, teacher, self.place.processes)
                count = sum(len(lesson.seats) for lesson in lessons)
                recorded = time.perf_counter()
                agreed = clones.imitate(self.plan, model, lessons, self.place.device)
                export(self.plan, model, 0, path, exact=True)
                self.report(
                    f"imitation of {teacher}: {count:,} decisions recorded in {recorded - began:.0f} s, learned in "
                    f"{time.perf_counter() - recorded:.0f} s; agrees in {agreed:.1%} of other decisions"
                )
                # As it will be read the next time.
                begin_from(self.plan, model, path)
            self.clones.append(model)
        if self.plan.warm and self.clones:
            first = self.clones[0].parameters
            policy = {name: value for name, value in first.items() if name.startswith("policy.")}
            self.model.load({**self.model.parameters, **policy})

    def _make_groups(self, positions: list[dict[str, Any]] | None) -> None:
        groups = self.plan.groups()
        # While one group is decided the others move, so that with many groups each needs few processes.
        processes = self.place.processes
        if processes > 1:
            processes = min(processes, max(2, 2 * processes // len(groups)))
        for number, (setting, count) in enumerate(groups):
            group = GameGroup(self.plan, number, setting, count, processes)
            self.groups.append(group)
            league = League(count, setting.players, np.random.default_rng([self.plan.seed, number]))
            league.seat_all(0)
            if positions is not None:
                group.resume(positions[number])
            self.rollouts.append(Rollout(group, league, self.plan.steps, self.place.device))

    def save(self) -> None:
        """Write a checkpoint, the weights, the figures and the curves."""
        folder = self.place.folder
        checkpoint.save(
            folder,
            {
                "updates": self.updates,
                "decisions": self.decisions,
                "trials": self.trials,
                "seconds": self.seconds,
                "figures": self.figures,
                "parameters": self.model.copy_parameters(),
                "optimizer": self.learner.optimizer.state_dict(),
                "generator": self.generator.get_state(),
                "past": self.past,
                "past_made": self.past_made,
                "positions": [group.position() for group in self.groups],
                "leagues": [
                    (rollout.league.who, rollout.league.random.bit_generator.state) for rollout in self.rollouts
                ],
            },
        )
        export(self.plan, self.model, self.decisions, folder / checkpoint.WEIGHTS)
        export(self.plan, self.model, self.decisions, folder / checkpoint.EXACT, exact=True)
        lines = "".join(json.dumps(each) + "\n" for each in self.figures)
        write_whole(folder / checkpoint.FIGURES, lines.encode())
        title = f"{self.plan.game}, {', '.join(map(str, self.plan.numbers()))} players"
        write_whole(folder / checkpoint.CURVES, draw_curves(title, self.figures).encode())
        self._kept_at = self.seconds

    def _restore(self, saved: dict[str, Any]) -> None:
        for name in ("updates", "decisions", "trials", "seconds", "figures", "past_made"):
            setattr(self, name, saved[name])
        self._kept_at = self.seconds
        self.model.load(saved["parameters"])
        self.learner.optimizer.load_state_dict(saved["optimizer"])
        self.generator.set_state(saved["generator"])
        device = self.place.device
        self.past = [
            (number, {name: value.to(device) for name, value in parameters.items()})
            for number, parameters in saved["past"]
        ]
        for rollout, (who, state) in zip(self.rollouts, saved["leagues"], strict=True):
            rollout.league.who = who
            rollout.league.random.bit_generator.state = state

    def _line(self, figures: dict[str, Any]) -> str:
        part = self.decisions / self.plan.decisions
        won = next((each["won"] for each in reversed(self.figures) if "won" in each), 0.0)
        return (
            f"{part:6.1%}  {self.decisions:,} decisions  {self.seconds:,.0f} s  "
            f"plays {figures['played_a_second']:,}/s, learns {figures['learned_a_second']:,}/s  "
            f"entropy {figures['entropy']:.3f}  explained {figures['explained']:.2f}  won {won:.1%}"
        )

    def _wait(self) -> None:
        if self.place.device.startswith("cuda"):
            torch.cuda.synchronize()


def _with(model: TorchNetwork, parameters: dict[str, Tensor]) -> TorchNetwork:
    """Return a model of the same shape with other parameters."""
    other = copy.copy(model)
    other.parameters = parameters
    return other


def usual_device() -> str:
    """Return the device to train on: a GPU, if PyTorch sees one."""
    return "cuda" if torch.cuda.is_available() else "cpu"


def usual_processes() -> int:
    """Return the number of processes that play: all cores but one; a single one plays in this process."""
    return max(1, (os.cpu_count() or 2) - 1)
