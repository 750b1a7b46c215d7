"""A step of learning: proximal policy optimization, and the critic's regression to what came of the games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mutiny.training.library import Tensor, torch
from mutiny.training.model import TorchNetwork, working
from mutiny.training.plan import TrainingPlan
from mutiny.training.rollout import Rollout

STEEPEST: Final = 1.0
"""The longest step that one minibatch may ask for."""


class PolicyLearner:
    """Improves a model by what happened in games."""

    def __init__(self, plan: TrainingPlan, model: TorchNetwork) -> None:
        self.plan = plan
        self.model = model
        # In the order of their names, so that a checkpoint finds them again.
        self.parameters = [model.parameters[name] for name in sorted(model.parameters)]
        fused = self.parameters[0].is_cuda
        self.optimizer: Any = torch.optim.Adam(self.parameters, lr=plan.rate, eps=1e-5, fused=fused)

    def learn(self, rollouts: Sequence[Rollout], progress: float, generator: Any) -> dict[str, float]:
        """Make one pass over all decisions; `progress` is the share of the run that is done. Returns figures."""
        plan = self.plan
        for rule in self.optimizer.param_groups:
            rule["lr"] = plan.rate * (1.0 - 0.9 * progress)
        entropy = plan.entropy + (plan.last_entropy - plan.entropy) * progress
        gains = torch.cat([rollout.gains[rollout.learning] for rollout in rollouts])
        mean, spread = gains.mean(), gains.std() + 1e-6
        parts: list[tuple[Rollout, Tensor]] = []
        for rollout in rollouts:
            count = rollout.steps * rollout.group.count
            order = torch.randperm(count, generator=generator, device=gains.device)
            parts += [
                (rollout, part) for part in order.split(plan.minibatch) if len(part) * 2 >= min(count, plan.minibatch)
            ]
        figures: list[Tensor] = []
        for number in torch.randperm(len(parts), generator=generator, device=gains.device).tolist():
            rollout, part = parts[number]
            figures.append(self._step(rollout, part, mean, spread, entropy))
        found = torch.stack(figures).mean(0).tolist()
        names = ("policy_loss", "critic_loss", "entropy", "change", "clipped")
        return dict(zip(names, found, strict=True)) | {"explained": _explained(rollouts)}

    def _step(self, rollout: Rollout, part: Tensor, mean: Tensor, spread: Tensor, entropy: float) -> Tensor:
        plan, model, setting = self.plan, self.model, rollout.group.setting
        states = rollout.states[: rollout.steps].flatten(0, 1)[part]
        size = states.shape[1] // setting.players
        legal = rollout.legal.flatten(0, 1)[part]
        learning = rollout.learning.flatten()[part].float()
        with working("cuda" if states.is_cuda else "cpu"):
            logits = model.logits(setting, states[:, :size], rollout.seats.flatten()[part], legal)
            judged = model.value_logits(setting, states)
        logged = torch.log_softmax(logits, 1)
        now = logged.gather(1, rollout.choices.flatten()[part][:, None])[:, 0]
        change = now - rollout.likely.flatten()[part]
        ratio = change.exp()
        gains = (rollout.gains.flatten()[part] - mean) / spread
        worst = torch.minimum(ratio * gains, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gains)
        whole = learning.sum().clamp(min=1.0)
        policy_loss = -(worst * learning).sum() / whole
        spread_out = -(logged.exp() * logged.clamp(min=-30.0)).sum(1)
        open_minded = (spread_out * learning).sum() / whole
        targets = rollout.targets.flatten(0, 1)[part]
        critic_loss = torch.nn.functional.binary_cross_entropy_with_logits(judged, targets)
        loss = policy_loss - entropy * open_minded + critic_loss
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.parameters, STEEPEST)
        self.optimizer.step()
        moved = ((ratio - 1 - change) * learning).sum() / whole
        clipped = (((ratio - 1).abs() > plan.clip) * learning).sum() / whole
        return torch.stack([each.detach() for each in (policy_loss, critic_loss, open_minded, moved, clipped)])


def _explained(rollouts: Sequence[Rollout]) -> float:
    """Return the share of the variance of the targets that the critic foresaw for the acting seats."""
    gains = torch.cat([rollout.gains.flatten() for rollout in rollouts])
    targets = torch.cat([rollout.targets[..., 0].flatten() for rollout in rollouts])
    return float(1.0 - gains.var() / targets.var().clamp(min=1e-6))
