"""A worker pool on a Ray cluster: the same games, played by other machines. Needs the extra `ray`.

Ray chooses the cluster: the one named by RAY_ADDRESS, else one that runs on this machine, else a new one on this
machine while the games last. mutiny must be installed on every machine of the cluster.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from importlib import import_module
from typing import Any, TypeVar

from mutiny.common.extras import install_command
from mutiny.common.parallel import WorkerLost
from mutiny.kernel.errors import MutinyError

T = TypeVar("T")
R = TypeVar("R")


class NoCluster(MutinyError):
    """Ray is not installed, or the cluster cannot be reached."""


class RayPool:
    """The processors of a Ray cluster, or fewer if `workers` is given."""

    def __init__(self, workers: int | None = None, ray: Any = None) -> None:
        self._ray = _import_ray() if ray is None else ray
        try:
            self._ray.init(log_to_driver=False, logging_level="ERROR")
            processors = int(self._ray.cluster_resources().get("CPU", 1))
        except Exception as error:  # noqa: BLE001 (Ray has an error for everything that can be wrong with a cluster)
            raise NoCluster(f"the Ray cluster does not answer: {str(error).splitlines()[0]}") from None
        self.workers = max(1, processors if workers is None else min(workers, processors))

    def submit(self, do: Callable[[Sequence[T]], R], tasks: Sequence[T]) -> Future[R]:
        """Run the tasks somewhere in the cluster."""
        remote: Future[R] = self._ray.remote(_call).options(max_retries=3).remote(do, tasks).future()
        future: Future[R] = Future()
        remote.add_done_callback(partial(_pass_on, future))
        return future

    def check(self) -> None:
        """Do nothing: Ray tells of lost workers."""

    def shutdown(self, at_once: bool) -> None:
        """Leave the cluster; Ray then ends the tasks under way."""
        self._ray.shutdown()


def _call(do: Callable[[Sequence[T]], R], tasks: Sequence[T]) -> R:
    """Call the function. Ray accepts only plain functions."""
    return do(tasks)


def _pass_on(future: Future[R], remote: Future[R]) -> None:
    """Pass a result on. Ray wraps remote errors in its own, with a long traceback: pass on the original error."""
    error = remote.exception()
    if error is None:
        future.set_result(remote.result())
        return
    cause = getattr(error, "cause", None)
    lines = str(error).strip().splitlines() or [type(error).__name__]
    future.set_exception(
        cause if isinstance(cause, MutinyError) else WorkerLost(f"the Ray cluster failed: {lines[-1]}")
    )


def _import_ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise NoCluster(f"Ray is not installed; it comes with: {install_command('ray')}") from None
