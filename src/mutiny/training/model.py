"""The network in PyTorch: a policy that sees what its seat sees, and a critic that sees what all seats see.

`mutiny.nets.network` evaluates the same parameters, under the same names, with numpy.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from mutiny.adapters.rows import features_of
from mutiny.kernel.discovery import game as find_game
from mutiny.nets.encoding import FARTHEST, RowEncoding, relative_actions
from mutiny.nets.network import options_input
from mutiny.training.library import Tensor, torch
from mutiny.training.plan import Setting, TrainingPlan

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SEATED: Final = 64
"""The numbers that sum up what another seat knows, for the critic."""
ILLEGAL: Final = -1e9
"""The logit of a move that is not there."""
GENTLE: Final = 0.01
"""The size of the first weights of a head: a policy begins as one that chooses at random."""


class TensorEncoding:
    """An encoding of rows on a device."""

    def __init__(self, encoding: RowEncoding, device: str) -> None:
        self._arrays = {name: torch.as_tensor(array.copy()).to(device) for name, array in encoding.arrays().items()}
        for name in ("step_at", "wide_at", "own_at", "other_at"):
            self._arrays[name] = self._arrays[name].long()

    def encode(self, rows: Tensor) -> Tensor:
        """Return the inputs for some rows."""
        kind = torch.bfloat16 if rows.is_cuda else torch.float32
        at = self._arrays
        steps = rows[:, at["step_at"]] >= at["steps"]
        wide = (rows[:, at["wide_at"]].float() - at["wide_mean"]) * at["wide_scale"]
        gaps = rows[:, at["own_at"]].short() - rows[:, at["other_at"]].short() >= at["gaps"]
        return torch.cat([steps.to(kind), wide.clamp(-FARTHEST, FARTHEST).to(kind), gaps.to(kind)], 1)


class TorchNetwork:
    """The policy and the critic of a game: their parameters by name, and what follows from them."""

    def __init__(self, plan: TrainingPlan, encodings: Mapping[int, RowEncoding], device: str = "cpu") -> None:
        found = find_game(plan.game)
        self.blocks = plan.blocks
        self.encodings = dict(encodings)
        self.parameters: dict[str, Tensor] = {}
        self._device = device
        self._encoders = {players: TensorEncoding(each, device) for players, each in encodings.items()}
        extra = len(options_input(found, found.complete({})))
        most = max(encodings)
        for players, encoding in encodings.items():
            size = encoding.size + extra
            self._add(f"policy.inputs.{players}", size, plan.hidden)
            self._add(f"critic.inputs.{players}", size, plan.critic)
            self._add(f"critic.others.{players}", size, SEATED)
        self._add("critic.seats", SEATED * (most - 1), plan.critic)
        del self.parameters["critic.seats.bias"]
        for net, width, out in (("policy", plan.hidden, found.actions), ("critic", plan.critic, most)):
            for number in range(plan.blocks):
                self._add(f"{net}.blocks.{number}.first", width, width)
                # A block begins as nothing, so that a deep network learns as readily as a shallow one.
                self._add(f"{net}.blocks.{number}.second", width, width, 0.0)
            self._add(f"{net}.head", width, out, GENTLE)
        # By setting: the inputs for its options, and the numbers under which the network knows its actions.
        self._options: dict[Setting, Tensor] = {}
        self._actions: dict[Setting, Tensor] = {}
        for setting in plan.settings():
            options = dict(setting.options)
            table = relative_actions(features_of(found, setting.players, options), found.actions, setting.players)
            self._options[setting] = torch.as_tensor(options_input(found, found.complete(options))).to(device)
            self._actions[setting] = torch.as_tensor(table.astype("int64")).to(device)

    def _add(self, name: str, size: int, out: int, scale: float = 1.0) -> None:
        """Add the parameters of a linear layer, uniform within the usual bounds times a scale."""
        bound = scale / sqrt(size)
        weight = ((torch.rand(out, size) * 2 - 1) * bound).to(self._device)
        self.parameters[f"{name}.weight"] = weight.requires_grad_()
        self.parameters[f"{name}.bias"] = torch.zeros(out, device=self._device).requires_grad_()

    def logits(self, setting: Setting, rows: Tensor, seats: Tensor, legal: Tensor) -> Tensor:
        """Return the logits of the legal actions; the lists are padded with -1, for which the logit is very low."""
        every = self._tower("policy", self._linear(f"policy.inputs.{setting.players}", self._inputs(setting, rows)))
        numbers = self._actions[setting][seats.long()[:, None], legal.long().clamp(min=0)]
        return every.gather(1, numbers).float().masked_fill(legal < 0, ILLEGAL)

    def value_logits(self, setting: Setting, states: Tensor) -> Tensor:
        """Return the logits of what each seat can expect, from the acting seat on."""
        players = setting.players
        count, size = len(states), states.shape[1] // players
        inputs = self._inputs(setting, states.reshape(count * players, size))
        others = torch.relu(self._linear(f"critic.others.{players}", inputs)).reshape(count, players, SEATED)[:, 1:]
        own = self._linear(f"critic.inputs.{players}", inputs.reshape(count, players, -1)[:, 0])
        weight = self.parameters["critic.seats.weight"][:, : SEATED * (players - 1)]
        seen = torch.nn.functional.linear(others.reshape(count, -1), weight)
        return self._tower("critic", own + seen)[:, :players].float()

    def numbers(self) -> dict[str, NDArray[Any]]:
        """Return all parameters and encodings by name, as they are stored for playing."""
        arrays: dict[str, NDArray[Any]] = {}
        for players, encoding in self.encodings.items():
            for name, array in encoding.arrays().items():
                arrays[f"encoding.{players}.{name}"] = array
        for name, parameter in self.parameters.items():
            array32: NDArray[np.float32] = parameter.detach().float().cpu().numpy()
            arrays[name] = array32
        return arrays

    def load(self, parameters: Mapping[str, Tensor]) -> None:
        """Take over parameters by name."""
        with torch.no_grad():
            for name, parameter in self.parameters.items():
                parameter.copy_(parameters[name])

    def copy_parameters(self) -> dict[str, Tensor]:
        """Return a copy of all parameters by name."""
        return {name: parameter.detach().clone() for name, parameter in self.parameters.items()}

    def _inputs(self, setting: Setting, rows: Tensor) -> Tensor:
        inputs = self._encoders[setting.players].encode(rows)
        options = self._options[setting].to(inputs.dtype).expand(len(rows), -1)
        return torch.cat([inputs, options], 1)

    def _linear(self, name: str, inputs: Tensor) -> Tensor:
        weight, bias = self.parameters[f"{name}.weight"], self.parameters[f"{name}.bias"]
        return torch.nn.functional.linear(inputs, weight, bias)

    def _tower(self, net: str, hidden: Tensor) -> Tensor:
        hidden = torch.relu(hidden)
        for number in range(self.blocks):
            inner = torch.relu(self._linear(f"{net}.blocks.{number}.first", hidden))
            hidden = torch.relu(hidden + self._linear(f"{net}.blocks.{number}.second", inner))
        return self._linear(f"{net}.head", hidden)


def working(device: str) -> Any:
    """Return the context in which a device computes: in short numbers (bf16) on a GPU."""
    return torch.autocast("cuda", dtype=torch.bfloat16, enabled=device.startswith("cuda"))
