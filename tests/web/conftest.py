"""Fixtures for tests with a real server and a real browser. They record all messages and all errors of the pages."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from helpers.patience import LONG_MS
from playwright.sync_api import Browser, sync_playwright
from web.people import Person
from web.sites import Site
from web.windows import Windows

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# The browser obeys only the last list of features, so this one includes what Playwright switches off.
SWITCHED_OFF = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    # This would start a process in advance whenever another window than before opens a page.
    "SpareRendererForSitePerProcess",
)
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    # Without a graphics card, a process of its own for it only passes pictures on.
    "--in-process-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(SWITCHED_OFF)}",
)
Come = Callable[..., Person]


def executable() -> str:
    """Return the path of the browser of this machine."""
    named = os.environ.get("MUTINY_BROWSER")
    found = next(filter(None, map(shutil.which, [named] if named else BROWSERS)), None)
    if found is None:
        pytest.fail("there is no Chromium here: 'make browser' installs it, or says how")
    return found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Start a browser that all tests of a process share."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(ARGUMENTS), timeout=LONG_MS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Start a server that is shared by all tests of a process that do not kill it."""
    with Site(tmp_path_factory.mktemp("site"), shared=True) as site:
        yield site


@pytest.fixture
def site(shared_site: Site, request: pytest.FixtureRequest) -> Site:
    """Return the shared server, set to deal this test the same games in every run."""
    shared_site.use_seeds(request.node.nodeid)
    return shared_site


@pytest.fixture
def own_site(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Site]:
    """Start a server for this test alone, which may be killed."""
    with Site(tmp_path) as site:
        site.use_seeds(request.node.nodeid)
        yield site


@pytest.fixture(scope="session")
def windows(chromium: Browser) -> Windows:
    """Return the windows that the tests of a process use one after another."""
    return Windows(chromium)


@pytest.fixture
def come(chromium: Browser, windows: Windows) -> Iterator[Come]:
    """Return a function that opens a browser window for a new person.

    Windows that show the shared server are used again by other tests, unless somebody asks for a new one. At the end,
    check that no page has reported an error.
    """
    people: list[Person] = []

    def make(site: Site, new_window: bool = False, **more: object) -> Person:
        browser = windows if site.shared and not new_window else chromium
        person = Person(browser, site.address, installs=not site.shared, **more)  # type: ignore[arg-type]  # passed on as it is
        people.append(person)
        return person

    yield make
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.leave()
    assert complaints == []
