"""A real server and a real browser; what the pages received and complained about is kept."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from web.people import Person
from web.sites import Site

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
Come = Callable[..., Person]


def executable() -> str:
    """The browser of this machine."""
    named = os.environ.get("MUTINY_BROWSER")
    found = next(filter(None, map(shutil.which, [named] if named else BROWSERS)), None)
    if found is None:
        pytest.fail("there is no Chromium here: 'make browser' installs it, or says how")
    return found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser itself, for all tests of a process."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for all tests of a process that do not kill it."""
    with Site(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server that may be killed."""
    with Site(tmp_path) as site:
        yield site


@pytest.fixture
def come(chromium: Browser) -> Iterator[Come]:
    """Somebody with a browser of his own, as often as wanted; nobody's pages may complain."""
    people: list[Person] = []

    def make(site: Site, **more: object) -> Person:
        person = Person(chromium, site.address, **more)  # type: ignore[arg-type]  # passed on as it is
        people.append(person)
        return person

    yield make
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.leave()
    assert complaints == []


@pytest.fixture
def page(come: Come, site: Site) -> Page:
    """One page, in English."""
    person: Person = come(site)
    return person.page
