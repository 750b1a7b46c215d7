"""Ctrl+C while a step is under way."""

from __future__ import annotations

import signal
from concurrent.futures import ThreadPoolExecutor

import pytest

from mutiny.common.interrupts import uninterrupted


def test_a_step_without_an_interruption_leaves_the_handler_as_it_was() -> None:
    former = signal.getsignal(signal.SIGINT)
    with uninterrupted():
        pass
    assert signal.getsignal(signal.SIGINT) is former


def test_an_error_in_the_step_is_told_and_the_handler_put_back() -> None:
    former = signal.getsignal(signal.SIGINT)
    with pytest.raises(OSError, match="disk"), uninterrupted():
        raise OSError("disk")
    assert signal.getsignal(signal.SIGINT) is former


def test_other_threads_have_nothing_to_delay() -> None:
    def step() -> str:
        with uninterrupted():
            return "done"

    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(step).result() == "done"
