"""PyTorch, imported when it is first used, so that the program runs without it."""

from __future__ import annotations

from typing import Any

from mutiny.common.extras import need

Tensor = Any
"""A tensor of PyTorch, which has no types where it is not installed."""


class LazyTorch:
    """Stands for the module `torch`; the error for a missing one says how to install it."""

    def __getattr__(self, name: str) -> Any:
        return getattr(need("torch", "torch"), name)


torch: Any = LazyTorch()
