"""Fixtures and hooks shared by all tests: seeds, the length of a run, and the handling of interrupts."""

from __future__ import annotations

import signal
from collections.abc import Callable

import pytest
from helpers.seeds import table_seeds
from helpers.soaking import SEED, SOAKING

# Import the package before anything is collected: pytest imports modules for their doctests one by one, and would
# otherwise put empty packages in place of ours.
import mutiny  # noqa: F401
from mutiny.server.common.tokens import SecretSource

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that starts this program in the background makes it ignore interrupts, and the programs under test would
    # inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)

REPEAT = f"MUTINY_SOAK_SEED={SEED} make soak"


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Use the seed of a long run for Hypothesis too; all other runs use the seed in pyproject.toml."""
    if SOAKING:
        config.option.hypothesis_seed = str(SEED)


def pytest_report_header() -> list[str]:
    """Report the seed of this long run."""
    return [f"soak: seed {SEED}; to repeat this run: {REPEAT}"] if SOAKING else []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report the seed again at the end."""
    if SOAKING:
        terminalreporter.write_line(f"soak: seed {SEED}; to repeat this run: {REPEAT}")


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers in the test's own process deal the same games in every run."""
    seeds = table_seeds(request.node.nodeid)
    monkeypatch.setattr(SecretSource, "seed", lambda _: seeds())


@pytest.fixture
def runs() -> Callable[[int, int], int]:
    """Return a function that gives the number of tries: usually the first number, the second with MUTINY_SOAK=1."""
    return lambda usual, soaking: soaking if SOAKING else usual
