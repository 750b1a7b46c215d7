"""A batch of experience: decisions of many games in a row, and how much better each went than was expected."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, Final

from mutiny.common.extras import OptionalImports
from mutiny.training.environments import GameGroup
from mutiny.training.league import LEARNER, League
from mutiny.training.library import Tensor, torch
from mutiny.training.model import TorchNetwork, working

with OptionalImports("train"):
    import numpy as np

PART: Final = 65536
"""The states that the critic judges at a time."""


class Rollout:
    """The decisions of one group of games, in memory of the device; `collect` fills it again each time."""

    def __init__(self, group: GameGroup, league: League, steps: int, device: str) -> None:
        self.group = group
        self.league = league
        self.steps = steps
        self._device = device
        count, players = group.count, group.setting.players
        _, width = group.arrays.legal.shape
        _, whole = group.arrays.states.shape

        def empty(*shape: int, kind: Any) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        # One more than the steps: what follows after the last decision.
        self.states = empty(steps + 1, count, whole, kind=torch.uint8)
        self.seats = empty(steps + 1, count, kind=torch.uint8)
        self.legal = empty(steps, count, width, kind=torch.int16)
        self.choices = empty(steps, count, kind=torch.int64)
        self.likely = empty(steps, count, kind=torch.float32)
        self.learning = empty(steps, count, kind=torch.bool)
        self.ended = empty(steps, count, kind=torch.bool)
        self.shares = empty(steps, count, players, kind=torch.float32)
        self.gains = empty(steps, count, kind=torch.float32)
        self.targets = empty(steps, count, players, kind=torch.float32)
        self.games = 0
        self._future: Future[None] | None = None

    def decide(self, step: int, model: TorchNetwork, opponents: Sequence[TorchNetwork], generator: Any) -> None:
        """Look at the games, decide a move in each, and begin to make the moves."""
        arrays = self.group.arrays
        states = self._look(step)
        legal = torch.from_numpy(arrays.legal).to(self._device)
        who = self.league.acting(arrays.seats)
        size = states.shape[1] // self.group.setting.players
        rows, seats = states[:, :size], self.seats[step]
        with torch.no_grad(), working(self._device):
            logits = model.logits(self.group.setting, rows, seats, legal)
            logged = torch.log_softmax(logits, 1)
            for kind, opponent in enumerate(opponents):
                places = torch.from_numpy(np.flatnonzero(who == kind)).to(self._device)
                if len(places):
                    logits[places] = opponent.logits(self.group.setting, rows[places], seats[places], legal[places])
        noise = torch.rand(logits.shape, generator=generator, device=self._device)
        # The largest of the logits with such noise is each action with its probability.
        choices = (logits - torch.log(-torch.log(noise.clamp(1e-20, 1 - 1e-7)))).argmax(1)
        self.legal[step] = legal
        self.choices[step] = choices
        self.likely[step] = logged.gather(1, choices[:, None])[:, 0]
        self.learning[step] = torch.from_numpy(who == LEARNER).to(self._device)
        self._future = self.group.begin_step(choices.cpu().numpy())

    def _look(self, step: int) -> Tensor:
        arrays = self.group.arrays
        states = torch.from_numpy(arrays.states).to(self._device)
        self.states[step] = states
        self.seats[step] = torch.from_numpy(arrays.seats).to(self._device)
        return states

    def finish_step(self, step: int, by_points: float, opponents: int) -> None:
        """Wait for the moves, note the results of games that ended with them, and seat players at the next ones."""
        if self._future is not None:
            self._future.result()
            self._future = None
        ended = self.group.arrays.ended
        self.ended[step] = torch.from_numpy(ended).to(self._device)
        self.shares[step] = torch.from_numpy(self.group.shares(by_points)).to(self._device)
        self.games += int(ended.sum())
        self.league.seat(np.flatnonzero(ended), opponents)
        if step == self.steps - 1:
            self._look(self.steps)

    def judge(self, model: TorchNetwork, discount: float) -> None:
        """Let the critic judge all states; compute how much each decision gained (GAE), and the critic's targets."""
        setting = self.group.setting
        players = setting.players
        flat = self.states.flatten(0, 1)
        with torch.no_grad(), working(self._device):
            parts = [torch.sigmoid(model.value_logits(setting, part)) for part in flat.split(PART)]
        relative = torch.cat(parts).reshape(self.steps + 1, self.group.count, players)
        seats = self.seats.long()
        by_seat = (torch.arange(players, device=self._device) - seats[..., None]) % players
        values = relative.gather(2, by_seat)
        gain = torch.zeros_like(values[0])
        for step in reversed(range(self.steps)):
            goes_on = (~self.ended[step])[:, None]
            surprise = torch.where(goes_on, values[step + 1], self.shares[step]) - values[step]
            gain = surprise + discount * goes_on * gain
            self.gains[step] = gain.gather(1, seats[step][:, None])[:, 0]
            # As the critic sees them: from the acting seat on.
            target = (gain + values[step]).clamp(0.0, 1.0)
            order = (torch.arange(players, device=self._device) + seats[step][:, None]) % players
            self.targets[step] = target.gather(1, order)


def play_rollouts(
    rollouts: Sequence[Rollout],
    model: TorchNetwork,
    opponents: Sequence[TorchNetwork],
    generator: Any,
    by_points: float,
) -> None:
    """Fill the rollouts of all groups. While one group moves in its processes, the moves of the next are decided."""
    for step in range(rollouts[0].steps):
        for rollout in rollouts:
            if step:
                rollout.finish_step(step - 1, by_points, len(opponents))
            rollout.decide(step, model, opponents, generator)
    for rollout in rollouts:
        rollout.finish_step(rollout.steps - 1, by_points, len(opponents))
