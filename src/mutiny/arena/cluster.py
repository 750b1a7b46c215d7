"""A crew on a Ray cluster: the same games, played by other machines. Ray is an extra: pip install 'mutiny[ray]'.

Which cluster is Ray's own affair: the one that RAY_ADDRESS names, or one that runs on this machine, or else a new one
on this machine for as long as the games last. mutiny must be installed on every machine of it.
May import: ray, mutiny.kernel, and crew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from importlib import import_module
from typing import Any, TypeVar

from mutiny.arena.crew import CrewLost
from mutiny.kernel.errors import MutinyError

T = TypeVar("T")
R = TypeVar("R")


class NoCluster(MutinyError):
    """Ray is not there, or cannot be reached."""


class RayCrew:
    """The processors of a Ray cluster, or fewer hands if so many are asked for."""

    def __init__(self, hands: int | None = None, ray: Any = None) -> None:
        self._ray = _import_ray() if ray is None else ray
        try:
            self._ray.init(log_to_driver=False, logging_level="ERROR")
            processors = int(self._ray.cluster_resources().get("CPU", 1))
        except Exception as error:  # noqa: BLE001 (Ray has an error for everything that can be wrong with a cluster)
            raise NoCluster(f"the Ray cluster does not answer: {str(error).splitlines()[0]}") from None
        self.hands = max(1, processors if hands is None else min(hands, processors))

    def submit(self, do: Callable[[Sequence[T]], R], tasks: Sequence[T]) -> Future[R]:
        """Have it done somewhere in the cluster."""
        remote: Future[R] = self._ray.remote(_call).options(max_retries=3).remote(do, tasks).future()
        future: Future[R] = Future()
        remote.add_done_callback(partial(_pass_on, future))
        return future

    def dismiss(self, at_once: bool) -> None:
        """Leave the cluster; what is under way there for us ends with that."""
        self._ray.shutdown()


def _call(do: Callable[[Sequence[T]], R], tasks: Sequence[T]) -> R:
    """Ray takes plain functions only."""
    return do(tasks)


def _pass_on(future: Future[R], remote: Future[R]) -> None:
    """Ray wraps what goes wrong elsewhere in an error of its own, a traceback of many lines."""
    error = remote.exception()
    if error is None:
        future.set_result(remote.result())
        return
    cause = getattr(error, "cause", None)
    lines = str(error).strip().splitlines() or [type(error).__name__]
    future.set_exception(cause if isinstance(cause, MutinyError) else CrewLost(f"the Ray cluster failed: {lines[-1]}"))


def _import_ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise NoCluster("Ray is not installed; 'pip install mutiny[ray]' does that.") from None
