"""What the tests of every game and of the kernel share: how long to run, and that interrupts are heard."""

from __future__ import annotations

import signal
from collections.abc import Callable

import pytest
from common.soaking import SEED, SOAKING

# Before anything is collected: pytest imports modules for their doctests one by one and would otherwise put packages of
# its own in place of ours, without the modules in them.
import mutiny  # noqa: F401

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that starts us in the background has us ignore interrupts, and the programs under test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)

REPEAT = f"MUTINY_SOAK_SEED={SEED} make soak"


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Hypothesis explores from the seed of a long run too; in all other runs from the one in pyproject.toml."""
    if SOAKING:
        config.option.hypothesis_seed = str(SEED)


def pytest_report_header() -> list[str]:
    """Say which long run this is."""
    return [f"soak: seed {SEED}; to repeat this run: {REPEAT}"] if SOAKING else []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it again where it is seen."""
    if SOAKING:
        terminalreporter.write_line(f"soak: seed {SEED}; to repeat this run: {REPEAT}")


@pytest.fixture
def runs() -> Callable[[int, int], int]:
    """How often to try: the first number usually, the second with MUTINY_SOAK=1."""
    return lambda usual, soaking: soaking if SOAKING else usual
