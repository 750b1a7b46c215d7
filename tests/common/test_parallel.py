"""Worker pools: the results do not depend on the pool; a lost worker or a missing cluster is reported."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from helpers.patience import LONG_S, wait_until

from mutiny import MutinyError, Rng
from mutiny.arena import (
    Fixture,
    InlinePool,
    ProcessPool,
    WorkerLost,
    make_contest,
    make_pool,
    play,
    play_fixtures,
    run_tasks,
)
from mutiny.arena.cluster import NoCluster, RayPool
from mutiny.bots import Bot, BotSpec, Observation


class Backwards(InlinePool):
    """A pool of three workers that finish the last task first: all tasks, or with `lazy` only that one."""

    workers = 3

    def __init__(self, lazy: bool = False) -> None:
        self.dismissed: list[bool] = []
        self._lazy = lazy
        self._held: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, do: Callable[[Sequence[Any]], Any], tasks: Sequence[Any]) -> Future[Any]:
        future: Future[Any] = Future()
        self._held.append((future, partial(do, tasks)))
        if len(self._held) == 2 * self.workers or tasks[-1] == LAST:
            while self._held:
                waiting, work = self._held.pop()
                waiting.set_result(work())
                if self._lazy and tasks[-1] != LAST:
                    break
        return future

    def shutdown(self, at_once: bool) -> None:
        self.dismissed.append(at_once)


LAST = 40


def squares(numbers: Sequence[int]) -> list[int]:
    return [number * number for number in numbers]


def die(numbers: Sequence[int]) -> list[int]:
    os._exit(7)


def raise_sentence(numbers: Sequence[int]) -> list[int]:
    raise NoCluster("a sentence")


@pytest.mark.parametrize("ordered", [True, False])
def test_results_are_complete_and_in_order_if_asked(ordered: bool) -> None:
    crew = Backwards(lazy=not ordered)
    told: list[int] = []
    found = list(run_tasks(crew, squares, range(LAST + 1), told.append, ordered))
    assert sorted(found) == squares(range(LAST + 1))
    assert sum(told) == LAST + 1
    assert (found == sorted(found)) == ordered
    assert crew.dismissed == [False]


def test_processes_do_the_same() -> None:
    assert list(run_tasks(make_pool(2), squares, range(60))) == squares(range(60))


def test_nothing_to_do_is_soon_done() -> None:
    assert list(run_tasks(InlinePool(), squares, [])) == []


def test_a_lost_process_is_reported() -> None:
    with pytest.raises(WorkerLost, match="a process that played games has ended"):
        list(run_tasks(ProcessPool(2), die, range(4), ordered=False))


@pytest.mark.parametrize("workers", [1, 2])
def test_errors_come_through(workers: int) -> None:
    with pytest.raises(NoCluster, match="a sentence"):
        list(run_tasks(make_pool(workers), raise_sentence, range(4)))


def test_an_interruption_shuts_the_pool_down_at_once() -> None:
    crew = Backwards()
    results = run_tasks(crew, squares, range(LAST + 1), at_once=True)
    next(results)
    with pytest.raises(KeyboardInterrupt):
        getattr(results, "throw")(KeyboardInterrupt())  # noqa: B009 (an iterator by its type, a generator by birth)
    assert crew.dismissed == [True]


class FakeRay:
    """The parts of Ray that are used, in this process."""

    def __init__(self, processors: int = 3) -> None:
        self.calls: list[str] = []
        self.processors = processors

    def init(self, **how: object) -> None:
        self.calls.append("init")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.processors)}

    def remote(self, function: Callable[..., Any]) -> Remote:
        self.calls.append("remote")
        return Remote(function)

    def shutdown(self) -> None:
        self.calls.append("shutdown")


class Remote:
    """A function that the fake Ray runs."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._future: Future[Any] = Future()

    def options(self, **how: object) -> Remote:
        return self

    def remote(self, *arguments: object) -> Remote:
        try:
            self._future.set_result(self._function(*arguments))
        except Exception as error:  # noqa: BLE001 (as Ray does)
            wrapped = RuntimeError(f"traceback\nof many lines\n{type(error).__name__}: {error}")
            setattr(wrapped, "cause", error)  # noqa: B010 (an attribute that such errors lack)
            self._future.set_exception(wrapped)
        return self

    def future(self) -> Future[Any]:
        return self._future


def test_a_cluster_plays_the_same_games() -> None:
    contest = make_contest("meuterer", 3, ["medium", "random"], seed="ray")
    fixtures = list(contest.fixtures(2))
    ray = FakeRay()
    crew = RayPool(ray=ray)
    assert crew.workers == 3
    assert RayPool(2, FakeRay()).workers == 2
    found = list(run_tasks(crew, partial(play_fixtures, contest, False), fixtures))
    assert found == play_fixtures(contest, False, fixtures)
    assert (ray.calls[0], ray.calls[-1], set(ray.calls[1:-1])) == ("init", "shutdown", {"remote"})


def divide(numbers: Sequence[int]) -> list[int]:
    return [1 // number for number in numbers]


@pytest.mark.parametrize(
    ("work", "sentence"),
    [(raise_sentence, "^a sentence$"), (divide, "^the Ray cluster failed: ZeroDivisionError: ")],
)
def test_an_error_in_a_cluster_is_reported_in_a_line(work: Callable[..., list[int]], sentence: str) -> None:
    with pytest.raises(MutinyError, match=sentence):
        list(run_tasks(RayPool(ray=FakeRay()), work, range(3)))


def test_a_cluster_that_does_not_answer_is_reported() -> None:
    class Deaf(FakeRay):
        def init(self, **how: object) -> None:
            raise ConnectionError("nobody at 10.0.0.1:6379\nand much more")

    with pytest.raises(NoCluster, match=r"the Ray cluster does not answer: nobody at 10\.0\.0\.1:6379$"):
        RayPool(ray=Deaf())


def test_a_missing_ray_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r'Ray is not installed; it comes with: pip install "mutiny-games\[ray\]"$'):
        RayPool()


class Clumsy(Bot):
    """A bot that plays its first legal move, returns an illegal one, or raises an error, in turn."""

    asked = 0

    def choose(self, observation: Observation) -> int:
        self.asked += 1
        if self.asked % 3 == 0:
            raise ZeroDivisionError("never mind")
        return observation.legal_actions[0] if self.asked % 3 == 1 else -1


def test_a_bot_that_fails_loses_its_move_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def kind(name: str) -> Callable[[int, int, Rng], Bot]:
        return Clumsy if name == "medium" else BotSpec(name)

    monkeypatch.setattr(play, "BotSpec", kind)
    contest = make_contest("meuterer", 3, ["medium", "random", "random"])
    (finished,) = play_fixtures(contest, False, [Fixture(0, 0, 1)])
    assert finished.outcome.winners
    ((seat, times, first),) = finished.outcome.faults
    assert seat == 1
    assert times > 5
    assert first == "the bot at seat 1 chose -1, which is not a legal move now."


def answer_by_half(paths: Sequence[Path]) -> str:
    def send_half(self: Connection, data: bytes) -> None:
        os.write(self.fileno(), data[: len(data) // 2])
        paths[0].touch()
        time.sleep(2 * LONG_S)

    setattr(Connection, "_send", send_half)  # noqa: B010 (so that no type checker minds)
    return "so many words"


@pytest.mark.skipif(sys.platform == "win32", reason="answers are sent otherwise there")
def test_a_pool_ended_in_the_middle_of_an_answer_is_not_waited_for(tmp_path: Path) -> None:
    crew = ProcessPool(1)
    halfway = tmp_path / "halfway"
    crew.submit(answer_by_half, [halfway])
    wait_until(halfway.exists)
    ending = threading.Thread(target=crew.shutdown, args=(True,), daemon=True)
    ending.start()
    ending.join(LONG_S)
    assert not ending.is_alive()
